import AppleFoundation
import RunOrders
import TestEvidence
import Testing
import UIKit

@testable import BrowserHost

@Suite("Page / Who may have it", .ours)
struct PageAccessTests {
    private let access = PageAccess(token: "0123456789abcdef", port: 4000, isOpen: false, names: ["desk"])
    private let open = PageAccess(token: "0123456789abcdef", port: 4000, isOpen: true, names: ["desk"])
    private let home = "127.0.0.1:4000"

    @Test func `the whole address gives the page and its files`() {
        #expect(access.page(path: "/0123456789abcdef/", host: home) == .file("page.html"))
        #expect(access.page(path: "/0123456789abcdef/page.js", host: "localhost:4000") == .file("page.js"))
        #expect(access.page(path: "/0123456789abcdef/page.css", host: "[::1]:4000") == .file("page.css"))
        #expect(access.problem(path: "/0123456789abcdef/socket", host: home, origin: "http://127.0.0.1:4000") == nil)
    }

    @Test(arguments: [
        "/", "", "/0123456789abcdef", "/0123456789abcdee/", "/0123456789abcde/", "//0123456789abcdef/",
        "/0123456789abcdef/../x",
        "/0123456789ABCDEF/", "/0123456789abcdef/socket", "/page.html", "0123456789abcdef/",
    ]) func `any other path is refused`(_ path: String) {
        guard case .refused = access.page(path: path, host: home) else {
            Issue.record("\(path) gives a page")
            return
        }
    }

    @Test(arguments: [
        "evil.example:4000", "127.0.0.1.evil.example:4000", "127.0.0.1:4001", "127.0.0.1", "", "desk:4000", "192.168.1.5:4000",
        "localhost:x",
    ]) func `a name that isn't this machine's is refused, whatever the path`(_ host: String) {
        #expect(access.page(path: "/0123456789abcdef/", host: host) != .file("page.html"))
        #expect(access.problem(path: "/0123456789abcdef/socket", host: host, origin: "http://\(host)") != nil)
    }

    @Test func `where others may ask, addresses and the machine's name stand for it, and other names don't`() {
        for host in ["192.168.1.5:4000", "desk:4000", "DESK:4000", "[fe80::1]:4000", home] {
            #expect(open.page(path: "/0123456789abcdef/", host: host) == .file("page.html"), "\(host)")
        }
        #expect(open.page(path: "/0123456789abcdef/", host: "evil.example:4000") != .file("page.html"))
    }

    @Test(arguments: [
        nil, "null", "http://evil.example", "https://127.0.0.1:4000", "http://localhost:4000", "http://127.0.0.1:4001",
    ])
    func `a socket belongs to a page from the same place`(_ origin: String?) {
        #expect(access.problem(path: "/0123456789abcdef/socket", host: home, origin: origin) != nil)
    }

    @Test func `tokens are long, and no two are the same`() {
        let tokens = Set((0..<100).map { _ in PageAccess.makeToken() })
        #expect(tokens.count == 100)
        #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test func `what others wrote is printed without its tricks`() {
        #expect(PageAccess.plain("a\u{1B}[31mb\nc é") == "a?[31mb?c??")
        #expect(PageAccess.plain(String(repeating: "x", count: 500)).count == 80)
    }
}

@Suite("Page / Orders", .ours)
struct PageOrdersTests {
    @Test func `programs find the wish for a page in the text of their orders, and nowhere else`() {
        var orders = RunOrders()
        #expect(!orders.text.contains(RunOrders.webMark))
        orders.web = true
        #expect(orders.text.contains(RunOrders.webMark) && !orders.text.contains(RunOrders.windowMark))
    }

    @Test func `a page leaves nothing to scripts, and has a possible port`() {
        var orders = RunOrders()
        orders.web = true
        orders.snapshots = ["a.png"]
        #expect(throws: RunProblem("a picture at the end is for runs without a page")) { try orders.check() }
        orders.snapshots = nil
        orders.port = 70_000
        #expect(throws: RunProblem("there is no port 70000; there are 1 to 65535")) { try orders.check() }
        (orders.port, orders.window) = (8080, true)
        #expect(throws: RunProblem("a program runs in a window or in a page, not in both")) { try orders.check() }
    }

    @Test func `an address that is none is named`() {
        #expect(
            throws: RunProblem(
                "'everywhere' is no address to listen on: it takes one like 192.168.1.5, or 0.0.0.0 for all of them")
        ) {
            try PagePort(listen: "everywhere", port: 0)
        }
        #expect(throws: RunProblem("192.0.2.77 is no address of this machine")) { try PagePort(listen: "192.0.2.77", port: 0) }
    }
}

@MainActor @Suite("Page / Keys", .ours)
struct PageKeysTests {
    private func words(_ json: String) throws -> PageWords { try #require(PageWords(Data(json.utf8))) }

    @Test func `places on the keyboard have UIKit's numbers`() {
        let wanted: [(String, UIKeyboardHIDUsage)] = [
            ("KeyA", .keyboardA), ("KeyZ", .keyboardZ), ("Digit1", .keyboard1), ("Digit0", .keyboard0),
            ("Enter", .keyboardReturnOrEnter),
            ("ArrowLeft", .keyboardLeftArrow), ("F1", .keyboardF1), ("F12", .keyboardF12), ("Numpad1", .keypad1),
            ("Numpad0", .keypad0),
            ("NumpadEnter", .keypadEnter), ("ShiftRight", .keyboardRightShift), ("MetaLeft", .keyboardLeftGUI),
            ("Slash", .keyboardSlash), ("Delete", .keyboardDeleteForward), ("Backspace", .keyboardDeleteOrBackspace),
        ]
        for (code, usage) in wanted { #expect(PageKeys.usage(code) == usage.rawValue, "\(code)") }
        for code in ["", "Key", "KeyÄ", "F13", "F", "Digit", "Numpad", "Nonsense"] {
            #expect(PageKeys.usage(code) == 0, "\(code)")
        }
    }

    @Test func `ctrl is the command key, but on a Mac`() throws {
        let copy = try words(#"{"k":"key","p":"down","code":"KeyC","key":"c","ctrl":true}"#)
        #expect(PageKeys.modifiers(copy, isMac: false) == .command)
        #expect(PageKeys.modifiers(copy, isMac: true) == .control)
        let other = try words(#"{"k":"key","p":"down","code":"KeyC","key":"c","meta":true,"shift":true}"#)
        #expect(PageKeys.modifiers(other, isMac: true) == [.command, .shift])
    }

    @Test func `keys of the device are found as they are printed`() throws {
        let wanted: [(String, DeviceKey?)] = [
            (#""code":"ArrowLeft","ctrl":true"#, .rotateLeft), (#""code":"KeyH","ctrl":true,"shift":true"#, .home),
            (#""code":"Equal","ctrl":true,"alt":true"#, .largerText), (#""code":"Minus","ctrl":true,"alt":true"#, .smallerText),
            (#""code":"F1""#, .help), (#""code":"KeyH""#, nil), (#""code":"KeyH","meta":true,"shift":true"#, nil),
        ]
        for (text, key) in wanted {
            #expect(PageKeys.deviceKey(try words("{\"k\":\"key\",\(text)}"), isMac: false) == key, "\(text)")
        }
    }

    @Test func `names of keys type nothing, letters do`() throws {
        let key = try #require(
            PageKeys.hostKey(
                try words(#"{"k":"key","p":"down","code":"KeyB","key":"B","shift":true,"writes":true}"#), isMac: false, time: 1)
        )
        #expect((key.characters, key.plainCharacters, key.typesText) == ("B", "b", false))
        let shift = try #require(
            PageKeys.hostKey(try words(#"{"k":"key","p":"held","code":"ShiftLeft","key":"Shift"}"#), isMac: false, time: 1))
        #expect(shift.characters == "" && shift.phase == .held)
        #expect(PageKeys.hostKey(try words(#"{"k":"key","p":"sideways"}"#), isMac: false, time: 1) == nil)
    }
}
