import AppleFoundation

/// Libraries for tests exist in two forms: with Objective-C on Apple's systems, in Swift alone on Linux. Here the second one is built, by
/// the package's own conditions: its manifest and its files are read as on Linux.
public enum LinuxForm {
    private static let foreignEndings = [".m", ".mm"]

    /// Whether Objective-C lies among a package's sources.
    public static func isBesideObjectiveC(package folder: String) -> Bool {
        let root = folder + "/Sources"
        guard let names = FileManager.default.enumerator(atPath: root) else { return false }
        return names.lazy.compactMap { $0 as? String }.contains { name in foreignEndings.contains(where: name.hasSuffix) }
    }

    /// Whether a module's sources are such a library's. One that imports UIKit is for iOS.
    static func applies(sources: [String], imports: Set<String>) -> Bool {
        guard imports.contains("XCTest"), !imports.contains("UIKit"), let first = sources.first,
            let package = package(of: first)
        else { return false }
        return sources.allSatisfy { $0.hasPrefix(package + "/Sources/") } && isBesideObjectiveC(package: package)
    }

    private static func package(of source: String) -> String? {
        var folder = (source as NSString).deletingLastPathComponent
        while folder.count > 1 {
            if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return nil
    }
}
