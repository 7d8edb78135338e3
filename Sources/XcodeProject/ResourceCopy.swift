import AppleFoundation

/// Copies resources as plain files and folders that their owner may write, whatever they were: links become what they lead to, where
/// that lies in the project, and each folder is entered once.
package struct ResourceCopy {
    private let root: String
    /// What was left out, and why.
    package private(set) var warnings: [String] = []
    private var open: Set<String> = []
    private var count = 0

    package init(project root: String) { self.root = root }

    /// Copies a file or a folder to a path where nothing is yet, or only a file.
    package mutating func copy(_ source: String, to target: String, isNamed: Bool = true) {
        var status = stat()
        guard lstat(source, &status) == 0 else { return warn(source, "is named in the project and missing") }
        if status.st_mode & S_IFMT == S_IFLNK {
            // What the project itself names may lie anywhere, as in Xcode.
            guard isNamed || RegularFile.lies(source, in: root) else {
                return warn(source, "leads out of the project, or nowhere, and stays out")
            }
            guard stat(source, &status) == 0 else { return warn(source, "is a link to nothing") }
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folder(source, to: target)
        case S_IFREG:
            unlink(target)
            guard (try? FileManager.default.copyItem(atPath: RegularFile.resolved(source) ?? source, toPath: target)) != nil
            else {
                return warn(source, "can't be read and stays out")
            }
            chmod(target, 0o644)
        default: warn(source, "is neither a file nor a folder and stays out")
        }
    }

    private mutating func folder(_ source: String, to target: String) {
        guard let place = RegularFile.resolved(source), open.count < 128, open.insert(place).inserted else {
            return warn(source, "is inside itself and stays out")
        }
        defer { open.remove(place) }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: source) else {
            return warn(source, "can't be read and stays out")
        }
        try? FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        for name in names.sorted() {
            count += 1
            guard count <= 200_000 else { return warn(source, "holds too many files") }
            copy(source + "/" + name, to: target + "/" + name, isNamed: false)
        }
    }

    private mutating func warn(_ path: String, _ words: String) { warnings.append("\(path): warning: \(words)") }

    /// Takes away a folder, also where it holds folders that may not be written.
    package static func remove(_ path: String) {
        if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
        var pending = [path]
        while let folder = pending.popLast() {
            var status = stat()
            guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
            chmod(folder, 0o755)
            pending += ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
        }
        try? FileManager.default.removeItem(atPath: path)
    }
}
