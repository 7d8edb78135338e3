import Foundation

// The program's folders, which Foundation on Linux only names through `FileManager`.
extension URL {
    public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, "Library/Application Support") }
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    public static var userDirectory: URL { folder(.userDirectory, "..") }

    private static func folder(_ name: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
        FileManager.default.urls(for: name, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(fallback)
    }
}

extension FileManager {
    /// A folder that the programs of a group share. Here every program is entitled to every group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != "..", groupIdentifier != "." else {
            return nil
        }
        let folder = URL.applicationSupportDirectory.appendingPathComponent("AppGroups/" + groupIdentifier)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
