import AppleFoundation

/// Libraries for tests exist in two forms: with Objective-C on Apple's systems, in Swift alone on Linux. Here the second one is built, by
/// the package's own conditions: its manifest and its files are read as on Linux.
public enum LinuxForm {
    /// Whether a package is such a library's: Objective-C lies among its sources, and some file imports XCTest.
    public static func exists(package folder: String) -> Bool {
        let root = folder + "/Sources"
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        guard names.contains(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }) else { return false }
        return names.contains { name in
            guard name.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: root + "/" + name) else {
                return false
            }
            return ImportScan.modules(in: [UInt8](data)).contains("XCTest")
        }
    }

    /// Whether a module is part of it. One that imports UIKit is for iOS.
    static func applies(sources: [String], imports: Set<String>) -> Bool {
        guard imports.contains("XCTest"), !imports.contains("UIKit"), let first = sources.first,
            let package = package(of: first)
        else { return false }
        return sources.allSatisfy { $0.hasPrefix(package + "/Sources/") } && exists(package: package)
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
