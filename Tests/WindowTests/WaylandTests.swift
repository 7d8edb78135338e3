import AppleFoundation
import TestEvidence
import TestPrograms
import Testing

/// A Weston whose only screen is a window on an X server without one: what the mouse does there, it hands on to its own clients.
private final class NestedWeston {
    /// What is not installed of what these tests need.
    static let missing: String? = XDisplay.missing ?? (Child.installed("weston") == nil ? "weston" : nil)

    let display: XDisplay
    private let compositor: Child
    private let folder: URL

    init() throws {
        display = try XDisplay()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("allium-weston-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let words = [
            "weston", "--backend=x11-backend.so", "--use-pixman", "--no-config", "--socket=nested", "--width=1000",
            "--height=1000", "--idle-time=0",
        ]
        let environment = Child.plainEnvironment.merging(["DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path]) { $1 }
        compositor = try Child(words, environment: environment, seconds: 120)
        for _ in 0..<2000 where !FileManager.default.fileExists(atPath: folder.path + "/nested") { usleep(5_000) }
    }

    deinit {
        compositor.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// It goes away, whoever is connected.
    func end() { compositor.end() }

    /// Pushes the mouse into two corners. The compositor adds up the ways that it goes, and where it has missed the beginning of the first, it
    /// takes it to be elsewhere, once in twenty times; at a corner both agree.
    func findMouse() throws {
        try display.xdotool("mousemove", "999", "999", "sleep", "0.1", "mousemove", "0", "0", "sleep", "0.1")
    }

    func begin() throws -> WindowProgram {
        try WindowProgram(
            on: nil, orders: #"{"device":"iPhone SE","window":true,"windowScale":1}"#,
            more: ["WAYLAND_DISPLAY": "nested", "XDG_RUNTIME_DIR": folder.path])
    }
}

/// The same program as on X11, with a person before it, under a compositor of Wayland's.
@Suite("Window / Wayland", .ours, .enabled(if: NestedWeston.missing == nil, "needs \(NestedWeston.missing ?? "")"), .serialized)
struct WaylandTests {
    private let weston: NestedWeston
    private var display: XDisplay { weston.display }

    init() throws { weston = try NestedWeston() }

    /// Where the device's corner is: the lamp, which alone is of that blue, lies at 160, 100.
    private func corner() throws -> (x: Int, y: Int) {
        for _ in 0..<1000 {
            if let lamp = try display.place(of: 0x0000FF) { return (lamp.x - 160, lamp.y - 100) }
            usleep(20_000)
        }
        throw Child.Problem(description: "the window isn't to be seen")
    }

    @Test func `the window is seen, and mouse, wheel and keys reach the app`() throws {
        let program = try weston.begin()
        #expect(program.waitFor("ready"))
        let corner = try corner()
        try weston.findMouse()
        func move(_ x: Int, _ y: Int) throws { try display.xdotool("mousemove", "\(corner.x + x)", "\(corner.y + y)") }
        try move(80, 125)
        try display.xdotool("click", "1")
        #expect(program.waitFor("lamp red"))
        func isRed() throws -> Bool { try display.pixel(corner.x + 185, corner.y + 125) == 0xFF0000 }
        for _ in 0..<500 {
            if try isRed() { break }
            usleep(10_000)
        }
        #expect(try isRed())
        try move(100, 300)
        try display.xdotool("click", "5")
        #expect(program.waitFor("offset"))
        try move(100, 200)
        try display.xdotool("click", "1")
        try display.xdotool("type", "--delay", "60", "Ab1")
        #expect(program.waitFor("text Ab1"))
        try display.xdotool("key", "ctrl+shift+a")
        #expect(program.waitFor("traits dark"))
        try display.xdotool("key", "ctrl+Left")
        #expect(program.waitFor("size 667x375"))
        try display.xdotool("key", "ctrl+q")
        #expect(program.finish().status == 0)
    }

    @Test func `a compositor that goes away ends the program with one line`() throws {
        let program = try weston.begin()
        #expect(program.waitFor("ready"))
        _ = try corner()
        weston.end()
        let end = program.finish()
        #expect(
            end.status == 1 && end.words.hasSuffix("allium: the display has gone away, and the window with it"), "\(end.words)")
    }
}
