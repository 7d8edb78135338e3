import AppleFoundation

/// Which tests a built program has. It is asked once: until it is built anew, what it said lies beside the build.
struct TestLists {
    private struct Kept: Codable {
        var program = ""
        /// By targets.
        var parts: [String: [TestProgram.Part]] = [:]
    }

    private let file: String
    private var kept = Kept()

    /// `built` is the program as it was linked.
    init(folder: String, built: String) {
        file = folder + "/tests.json"
        var status = stat()
        guard stat(built, &status) == 0 else { return }
        let mark = "\(built) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_ino)"
        if let data = FileManager.default.contents(atPath: file), let old = try? JSONDecoder().decode(Kept.self, from: data),
            old.program == mark
        {
            kept = old
        }
        kept.program = mark
    }

    mutating func parts(of program: TestProgram) throws -> [TestProgram.Part] {
        if let known = kept.parts[program.target] { return known }
        let found = try program.parts()
        kept.parts[program.target] = found
        try? JSONEncoder().encode(kept).write(to: URL(fileURLWithPath: file), options: .atomic)
        return found
    }
}
