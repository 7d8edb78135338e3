/// Reading what files of a project name: plain files of a bearable size. A device, a pipe or a disk's image is not read.
package enum RegularFile {
    package static let limit = 256 << 20

    package static func contents(_ path: String, limit: Int = limit) -> Data? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    /// Where a path leads in the end, links followed; nil where nothing is.
    package static func resolved(_ path: String) -> String? {
        guard !path.utf8.contains(0), let place = realpath(path, nil) else { return nil }
        defer { free(place) }
        return String(cString: place)
    }

    /// Whether a path, links followed, lies in a folder or is it.
    package static func lies(_ path: String, in folder: String) -> Bool {
        guard let path = resolved(path), let folder = resolved(folder) else { return false }
        return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// A name that a file gives and that stays in its folder: no path, and nothing that leads up.
    package static func isPlainName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    /// A name that may lead into folders, and not out of where it starts.
    package static func staysInside(_ name: String) -> Bool {
        !name.hasPrefix("/") && !name.utf8.contains(0) && !name.split(separator: "/").contains("..")
    }

    /// A plain name made of any text.
    package static func plainName(_ text: String) -> String {
        let name = String(text.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "_" : $0 }.prefix(100))
        return isPlainName(name) ? name : "_"
    }
}
