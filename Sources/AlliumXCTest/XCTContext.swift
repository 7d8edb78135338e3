import AppleFoundation
import XCTest

/// A part of a test that has a name.
public protocol XCTActivity: AnyObject {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

private final class Activity: XCTActivity {
    let name: String
    private let folders: [String]

    init(_ name: String, in folders: [String]) {
        self.name = name
        self.folders = folders + [name]
    }

    func add(_ attachment: XCTAttachment) { attachment.keep(in: folders) }
}

/// Where activities run: steps of a test that have names.
public final class XCTContext: NSObject {
    /// Runs the block. Xcode's report shows the name; here it is the folder of what is attached meanwhile.
    public class func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name, in: []))
    }

    public class func runActivity<Result>(
        named name: String, block: (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        try await block(Activity(name, in: []))
    }
}

extension XCTestCase {
    public func add(_ attachment: XCTAttachment) { attachment.keep(in: [name]) }
}
