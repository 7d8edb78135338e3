import AppleFoundation
import TestPrograms

/// An X server without a screen, which keeps its pixels in a file; and a person before it.
final class XDisplay {
    /// What is not installed of what tests with a real window need; nil where all is there.
    static let missing: String? = {
        let names = ["Xvfb", "xdotool", "timeout"].filter { Child.installed($0) == nil }
        let all = names + (hasSDL ? [] : ["libSDL2"])
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }()

    static let hasSDL = ["/usr/lib/\(machine)-linux-gnu/", "/usr/lib/", "/usr/lib64/", "/usr/local/lib/"].contains {
        FileManager.default.fileExists(atPath: $0 + "libSDL2-2.0.so.0")
    }

    private static var machine: String {
        var names = utsname()
        uname(&names)
        return withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    let name: String
    private let server: Child
    private let folder: URL
    private let size: (width: Int, height: Int)

    /// A screen of that size.
    init(width: Int = 1000, height: Int = 1000) throws {
        size = (width, height)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("allium-display-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let words = [
            "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
            "-noreset",
        ]
        server = try Child(words, environment: Child.plainEnvironment, seconds: 120)
        guard let number = server.line() else { throw Child.Problem(description: "Xvfb doesn't start") }
        name = ":\(number)"
    }

    deinit {
        server.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The server goes away, whoever is connected.
    func end() { server.end() }

    // MARK: The person

    /// Does what `xdotool` is told, and waits for it.
    func xdotool(_ words: String...) throws {
        let environment = Child.plainEnvironment.merging(["DISPLAY": name]) { $1 }
        _ = try Child(["xdotool"] + words, environment: environment, seconds: 10).finish()
    }

    // MARK: The screen

    /// The pixel at a place of the screen, as 0xRRGGBB.
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try read { pixel in pixel(x, y) } }

    /// The first pixel of a colour, from above.
    func place(of color: UInt32) throws -> (x: Int, y: Int)? {
        try read { pixel in
            for y in 0..<size.height { for x in 0..<size.width where pixel(x, y) == color { return (x, y) } }
            return nil
        }
    }

    /// Reads the screen as it is now. Its bytes are looked at in place: a test without optimisation asks for them by the million.
    private func read<Answer>(_ body: ((Int, Int) -> UInt32) throws -> Answer) throws -> Answer {
        let picture = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"), options: .uncached)
        return try picture.withUnsafeBytes { bytes in
            func field(_ index: Int) -> Int {
                Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
            }
            // The header of an X window dump: its size, the colours after it, the length of a row.
            let start = field(0) + field(19) * 12
            let row = field(12)
            return try body { x, y in bytes.loadUnaligned(fromByteOffset: start + y * row + x * 4, as: UInt32.self) & 0xFFFFFF }
        }
    }
}

/// The program beside the test bundle with something of each kind, in a window on a display.
final class WindowProgram {
    private let child: Child

    init(on display: String?, orders: String? = nil, arguments: [String] = [], more: [String: String] = [:]) throws {
        var environment = Child.plainEnvironment.merging(more) { $1 }
        environment["DISPLAY"] = display
        environment["ALLIUM_RUN"] = orders
        child = try Child([Child.program("OneWindow")] + arguments, environment: environment, seconds: 60)
    }

    /// Reads what the program prints up to a line that begins so; false where it ends before.
    func waitFor(_ beginning: String) -> Bool { next(beginning) != nil }

    /// The same line; nil where it ends before.
    func next(_ beginning: String) -> String? {
        while let line = child.line() { if line.hasPrefix(beginning) { return line } }
        return nil
    }

    /// Waits for its end.
    func finish() -> (status: Int32, words: String) { child.finish() }
}
