import AppleFoundation

/// The files of a package, and a second tree of them: Swift files are left to others, the rest are links.
struct PackageTree {
    private let root: String
    /// Swift files, by paths in the package.
    let sources: [String]
    /// Folders that hold Swift files, somewhere below.
    private let folders: Set<String>

    init(_ root: String) {
        self.root = root
        var sources: [String] = []
        var open = [""]
        while let folder = open.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
            for name in names where Self.isWanted(name) {
                let path = folder.isEmpty ? name : folder + "/" + name
                var status = stat()
                guard lstat(root + "/" + path, &status) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    open.append(path)
                } else if name.hasSuffix(".swift"), RegularFile.resolved(root + "/" + path) != nil {
                    sources.append(path)
                }
            }
        }
        self.sources = sources.sorted()
        var folders: Set<String> = []
        for source in sources {
            var folder = (source as NSString).deletingLastPathComponent
            while !folder.isEmpty, folders.insert(folder).inserted { folder = (folder as NSString).deletingLastPathComponent }
        }
        self.folders = folders
    }

    /// Hidden files hold other tools' affairs, and projects are not read here.
    private static func isWanted(_ name: String) -> Bool {
        !name.hasPrefix(".") && !["xcodeproj", "xcworkspace", "playground"].contains((name as NSString).pathExtension)
    }

    /// Makes the folders and links, and takes away what is no longer there. The manifests are written as `manifest` gives them.
    func mirror(in place: String, manifest: (String) -> String) throws {
        let manager = FileManager.default
        let sources = Set(sources)
        for folder in [""] + folders.sorted() {
            let own = folder.isEmpty ? root : root + "/" + folder
            let other = folder.isEmpty ? place : place + "/" + folder
            if (try? manager.destinationOfSymbolicLink(atPath: other)) != nil { unlink(other) }
            try manager.createDirectory(atPath: other, withIntermediateDirectories: true)
            let names = Set(((try? manager.contentsOfDirectory(atPath: own)) ?? []).filter(Self.isWanted))
            for name in (try? manager.contentsOfDirectory(atPath: other)) ?? [] where !name.hasPrefix(".") {
                let path = folder.isEmpty ? name : folder + "/" + name
                let isOwn = name == "Package.resolved" || sources.contains(path) || folders.contains(path)
                if names.contains(name) || isOwn { continue }
                try? manager.removeItem(atPath: other + "/" + name)
            }
            for name in names.sorted() {
                let path = folder.isEmpty ? name : folder + "/" + name
                if folders.contains(path) { continue }
                if sources.contains(path) {
                    if folder.isEmpty, name.hasPrefix("Package"), let data = manager.contents(atPath: own + "/" + name) {
                        Self.write(Array(manifest(String(decoding: data, as: UTF8.self)).utf8), to: other + "/" + name)
                    }
                    continue
                }
                // SwiftPM writes this one.
                if name == "Package.resolved" {
                    if !manager.fileExists(atPath: other + "/" + name) {
                        try? manager.copyItem(atPath: own + "/" + name, toPath: other + "/" + name)
                    }
                    continue
                }
                let target = (try? manager.destinationOfSymbolicLink(atPath: other + "/" + name))
                if target == own + "/" + name { continue }
                try? manager.removeItem(atPath: other + "/" + name)
                try manager.createSymbolicLink(atPath: other + "/" + name, withDestinationPath: own + "/" + name)
            }
        }
    }

    /// Whether the file says something else now.
    @discardableResult static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if isLink { unlink(path) }
        if !isLink, FileManager.default.contents(atPath: path) == Data(bytes) { return false }
        try? FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        return (try? Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    }
}
