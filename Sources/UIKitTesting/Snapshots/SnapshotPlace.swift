import AppleFoundation
import RunOrders

/// Where a test's references and failure pictures are.
///
/// `Tests/AppTests/Views/CardTests.swift` keeps them in `Tests/AppTests/__Snapshots__/Views/CardTests`, so that a package excludes
/// one folder for each test target; a test file that isn't under a folder `Tests` keeps them beside itself.
struct SnapshotPlace: Equatable {
    var reference: URL
    var failure: URL

    /// `variant` is the run's place in a matrix, whose pictures are its own.
    init(
        testFile: String, testName: String, name: String?, extension pathExtension: String, failures: URL? = nil,
        variant: String? = SnapshotPlace.variantOfRun
    ) {
        let file = URL(fileURLWithPath: testFile)
        let suite = file.deletingPathExtension().lastPathComponent
        let parts = file.deletingLastPathComponent().pathComponents
        let folder: URL
        if let tests = parts.lastIndex(of: "Tests"), tests + 1 < parts.count {
            let target = NSString.path(withComponents: Array(parts[...(tests + 1)]))
            let below = parts[(tests + 2)...].joined(separator: "/")
            folder = URL(fileURLWithPath: target).appendingPathComponent("__Snapshots__").appendingPathComponent(below)
                .appendingPathComponent(suite)
        } else {
            folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(suite)
        }
        let stem = ([testName] + [name, variant].compactMap { $0 }).map(Self.fileName).joined(separator: ".")
        reference = folder.appendingPathComponent(stem + "." + pathExtension)
        let failureFolder = failures?.appendingPathComponent(suite) ?? folder.appendingPathComponent("Failures")
        failure = failureFolder.appendingPathComponent(stem + "." + pathExtension)
    }

    private static let variantOfRun = RunOrders(environment: ProcessInfo.processInfo.environment)?.variant

    /// A function's name without its signs: `` `draws a card`() `` becomes `draws-a-card`.
    static func fileName(_ text: String) -> String {
        let name = text.prefix { $0 != "(" }
        var result = ""
        for character in name {
            if character.isLetter || character.isNumber || character == "_" || character == "." || character == "@" {
                result.append(character)
            } else if !result.hasSuffix("-"), !result.isEmpty {
                result.append("-")
            }
        }
        while result.hasSuffix("-") || result.hasSuffix(".") { result.removeLast() }
        return result.isEmpty ? "snapshot" : String(result.prefix(120))
    }
}
