@_spi(House) import AppleFoundation

/// A test case of XCTest, where XCTest happens to be loaded; linking it would put it into every program that uses this module.
///
/// A Swift function value is its code and its captures, and a method takes its object where a function value takes its captures.
struct XCTestCaseHandle {
    private let testCase: AnyObject

    init(_ pointer: UnsafeMutableRawPointer) { testCase = ObjectPlace.object(at: pointer, as: AnyObject.self) }

    // In types of their own, because a bare function value passed through generic code takes its arguments another way.
    private struct Name { let call: () -> String }
    private struct Run { let call: () -> AnyObject? }
    private struct Flag { let call: () -> Bool }
    private struct Failure { let call: (String, String, Int, Bool) -> Void }

    private static func method<Function>(_ symbol: String, of object: AnyObject, as type: Function.Type) -> Function? {
        guard let code = dlsym(nil, symbol) else { return nil }
        return unsafeBitCast((code: code, object: Unmanaged.passRetained(object).toOpaque()), to: type)
    }

    /// The same in every start, and for no other test: classes of two modules may have one name.
    var identity: String { String(reflecting: type(of: testCase)) + " " + name }

    /// `Suite.testSomething`
    var name: String { Self.method("$s6XCTest0A4CaseC4nameSSvg", of: testCase, as: Name.self)?.call() ?? "" }

    var hasSucceeded: Bool {
        guard let run = Self.method("$s6XCTestAAC7testRunAA0aC0CSgvg", of: testCase, as: Run.self)?.call() else { return false }
        return Self.method("$s6XCTest0A3RunC12hasSucceededSbvg", of: run, as: Flag.self)?.call() ?? false
    }

    func fail(_ words: String, file: String?, line: Int?) {
        let symbol = "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF"
        Self.method(symbol, of: testCase, as: Failure.self)?.call(words, file ?? "<unknown>", line ?? 0, false)
    }
}
