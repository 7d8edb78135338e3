import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

/// A program in a real window on an X server without a screen, and a person with mouse and keyboard before it.
@Suite("Window / For real", .ours, .enabled(if: XDisplay.missing == nil, "needs \(XDisplay.missing ?? "")"), .serialized)
struct RealWindowTests {
    /// The window is as large as the device, in the middle of the screen: points of the device are pixels from its corner.
    private static let phone = #"{"device":"iPhone SE","window":true,"windowScale":1}"#
    private static let corner = (x: (1000 - 375) / 2, y: (1000 - 667) / 2)

    private static let welcome = "allium: iPhone SE is in a window; a right click or F1 shows its menu, Ctrl+Q switches it off"

    private let display: XDisplay

    init() throws { display = try XDisplay() }

    private func begin(_ orders: String = phone, _ arguments: String...) throws -> WindowProgram {
        let program = try WindowProgram(on: display.name, orders: orders, arguments: arguments)
        #expect(program.waitFor("ready"))
        try display.xdotool("search", "--sync", "--onlyvisible", "--name", "OneWindow", "windowfocus")
        return program
    }

    private func move(_ x: Int, _ y: Int) throws {
        try display.xdotool("mousemove", "\(Self.corner.x + x)", "\(Self.corner.y + y)")
    }

    private func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try display.pixel(Self.corner.x + x, Self.corner.y + y) }

    /// Frames come a moment after what they show.
    private func shows(_ color: UInt32, at x: Int, _ y: Int) throws -> Bool {
        for _ in 0..<100 {
            if try pixel(x, y) == color { return true }
            try display.xdotool("sleep", "0.01")
        }
        return false
    }

    @Test func `a click on a button changes pixels of the window`() throws {
        let program = try begin()
        #expect(try shows(0x0000FF, at: 185, 125))
        try move(80, 125)
        try display.xdotool("click", "1")
        #expect(program.waitFor("lamp red"))
        #expect(try shows(0xFF0000, at: 185, 125))
        try display.xdotool("click", "1")
        #expect(program.waitFor("lamp blue"))
        #expect(try shows(0x0000FF, at: 185, 125))
    }

    @Test func `wheel, drag, keys, rotation and quitting`() throws {
        let program = try begin()
        try move(100, 300)
        try display.xdotool("click", "5")
        #expect(program.waitFor("offset"))
        try move(100, 500)
        try display.xdotool("mousedown", "1", "mousemove_relative", "--sync", "30", "20", "mouseup", "1")
        #expect(program.waitFor("began 80,80"))
        #expect(program.waitFor("ended 110,100"))
        try move(100, 200)
        try display.xdotool("click", "1")
        try display.xdotool("type", "--delay", "30", "Ab1")
        #expect(program.waitFor("text Ab1"))
        try display.xdotool("key", "BackSpace")
        #expect(program.waitFor("text Ab"))
        try display.xdotool("key", "ctrl+alt+plus", "ctrl+1", "BackSpace")
        #expect(program.next("text") == "text A")
        try display.xdotool("key", "ctrl+shift+a")
        #expect(program.waitFor("traits dark"))
        try display.xdotool("key", "ctrl+alt+z")
        #expect(program.waitFor("shake"))
        try display.xdotool("key", "ctrl+Left")
        #expect(program.waitFor("size 667x375"))
        try display.xdotool("key", "ctrl+q")
        #expect(program.finish() == (0, Self.welcome))
    }

    @Test func `a pad's app gets as much room as its window has`() throws {
        let program = try begin(#"{"device":"iPad mini","window":true,"windowScale":0.5}"#)
        try display.xdotool("search", "--name", "OneWindow", "windowsize", "400", "300")
        #expect(program.waitFor("size 800x600"))
        try display.xdotool("key", "ctrl+q")
        #expect(program.finish().status == 0)
    }

    @Test func `the menu of a right click does what is clicked in it, and the app hears nothing of that`() throws {
        let program = try begin()
        try move(100, 500)
        try display.xdotool("click", "3")
        // The menu lies over the pad, which has another colour.
        #expect(try shows(0xF7F7F7, at: 187, 59))
        try move(187, 55 + 8 + 30 * 5 + 15)
        try display.xdotool("click", "1")
        #expect(program.waitFor("traits dark"))
        try move(100, 500)
        try display.xdotool("click", "1")
        #expect(program.next("began") == "began 80,80")
        try display.xdotool("key", "F1", "Up", "Return")
        let end = program.finish()
        #expect(end.status == 0 && end.words.contains("Ctrl+Shift+L"))
    }

    @Test func `a recording of a window is an animated PNG of what it showed`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.png")
        let program = try begin(#"{"device":"iPhone SE","window":true,"windowScale":1,"recording":"\#(file.path)"}"#)
        #expect(try shows(0x0000FF, at: 185, 125))
        try move(80, 125)
        try display.xdotool("click", "1")
        #expect(program.waitFor("lamp red"))
        #expect(try shows(0xFF0000, at: 185, 125))
        try display.xdotool("key", "ctrl+q")
        #expect(program.finish().words.hasSuffix("\nallium: the recording is \(file.path)"))
        let frames = try RecordedFrames(Data(contentsOf: file)).pictures
        let lamp = frames.map { $0.row(125)[185] & 0xFFFFFF }
        #expect(lamp.first == 0x0000FF && lamp.last == 0xFF0000 && frames[0].width == 375 && frames[0].height == 667)
    }

    @Test func `a server that goes away ends the program with one line`() throws {
        let program = try begin(Self.phone, "moving")
        display.end()
        #expect(program.finish() == (1, Self.welcome + "\nallium: the display has gone away, and the window with it"))
    }

    @Test func `without a display there is one line`() throws {
        let program = try WindowProgram(on: nil, orders: Self.phone)
        #expect(
            program.finish() == (1, "allium: there is no display for a window: neither DISPLAY nor WAYLAND_DISPLAY is set"))
        let other = try WindowProgram(on: ":7777", orders: Self.phone)
        let end = other.finish()
        #expect(end.status == 1 && end.words.hasPrefix("allium: there is no display for a window at DISPLAY=:7777"))
        #expect(!end.words.contains("\n"))
    }
}
