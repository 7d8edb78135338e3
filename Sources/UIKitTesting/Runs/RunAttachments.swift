import AppleFoundation
import RunOrders
import Testing

/// What a test leaves for the report of `allium test`: files in the folder that the environment's `ALLIUM_REPORT` names, and a line
/// about each among what the test prints. Without a report there is neither.
enum RunAttachments {
    private static let folder = ProcessInfo.processInfo.environment[AttachmentNote.variable]
    private static let lock = NSLock()

    static func keep(_ data: @autoclosure () throws -> Data, named name: String) {
        guard let folder else { return }
        lock.lock()
        defer { lock.unlock() }
        let path = folder + "/" + UUID().uuidString + "." + (name as NSString).pathExtension
        guard let data = try? data(), (try? data.write(to: URL(fileURLWithPath: path))) != nil else { return }
        let test = Test.current.map { test in test.displayName.map { "\"\($0)\"" } ?? test.name }
        print(AttachmentNote(test: test ?? "", name: name, path: path, isForFailures: true).line)
        fflush(stdout)
    }
}
