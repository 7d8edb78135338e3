import AppleFoundation
import Testing

/// Reports a failure to whichever test framework runs the test.
enum TestFailure {
    struct Location {
        var fileID: String
        var filePath: StaticString
        var line: UInt
        var column: UInt
    }

    static func report(_ message: String, at location: Location) {
        if Test.current == nil, let fail = failInXCTest {
            fail.call(message, location.filePath, location.line)
        } else {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: location.fileID, filePath: "\(location.filePath)", line: Int(location.line),
                    column: Int(location.column)))
        }
    }

    /// In a type of its own, because a bare function value passed through generic code takes its arguments another way.
    private struct XCTestFunction {
        let call: (String, StaticString, UInt) -> Void
    }

    /// `XCTFail`, where XCTest happens to be loaded; linking it would put it into every program that uses this module.
    private static let failInXCTest: XCTestFunction? = {
        guard let symbol = dlsym(nil, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF") else { return nil }
        // A Swift function value is its code and its captures, of which a global function has none.
        let function = (code: symbol, captures: UnsafeRawPointer?.none)
        return unsafeBitCast(function, to: XCTestFunction.self)
    }()
}
