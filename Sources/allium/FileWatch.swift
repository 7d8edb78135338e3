import AppleFoundation
import RunOrders

/// Hears of files that are saved, by inotify.
final class FileWatch {
    let file: Int32
    private var folders: [Int32: String] = [:]

    init() throws {
        file = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard file >= 0 else { throw RunProblem("files can't be watched: \(String(cString: strerror(errno)))") }
    }

    deinit { close(file) }

    /// From now on these folders count, those inside them only if they are named.
    func follow(_ wanted: Set<String>) {
        for (number, folder) in folders where !wanted.contains(folder) {
            inotify_rm_watch(file, number)
            folders[number] = nil
        }
        let known = Set(folders.values)
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
        for folder in wanted.sorted() where !known.contains(folder) {
            let number = inotify_add_watch(file, folder, mask)
            if number >= 0 { folders[number] = folder }
        }
    }

    /// All that has changed; editors that write a file in steps are waited for.
    func changes() -> Set<String> {
        var found: Set<String> = []
        var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        repeat {
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(file, &bytes, bytes.count)
            var place = 0
            // The watch's number, the mask, a cookie, the name's length, the name.
            while place + 16 <= count {
                func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + offset + $1]) << (8 * $1) } }
                let length = number(12)
                let name = String(decoding: bytes[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
                if let folder = folders[Int32(truncatingIfNeeded: number(0))], Self.counts(name) {
                    found.insert(folder + "/" + name)
                }
                place += 16 + length
            }
        } while poll(&wait, 1, 15) > 0
        return found
    }

    /// What editors leave beside a file is nobody's.
    private static func counts(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#") && name != "4913"
    }
}
