import AppleFoundation
import CTestRuns

/// A file in memory that outlives the program that writes it: the next start in the same process finds it open.
struct LastingFile {
    let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }
    init() { descriptor = allium_lasting_file() }

    var isOpen: Bool { descriptor >= 0 }
    /// By which others open it.
    var path: String { "/proc/self/fd/\(descriptor)" }

    var contents: Data { FileManager.default.contents(atPath: path) ?? Data() }

    func write(_ data: Data) throws {
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: data)
    }
}
