import AppleFoundation
import TestPrograms
import Testing

/// A browser without a screen, driven by its own debugging protocol on two pipes.
final class Chromium {
    static let isInstalled = Child.installed("chromium") != nil

    private let child: Child
    private let folder: URL
    private var count = 0
    private var rest: [UInt8] = []

    init(width: Int = 1000, height: Int = 900) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("allium-browser-\(UUID().uuidString)")
        let words = [
            "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--remote-debugging-pipe", "--user-data-dir=\(folder.path)", "--window-size=\(width),\(height)", "about:blank",
        ]
        child = try Child(words, environment: Child.plainEnvironment, seconds: 120, takesOrders: true)
    }

    deinit {
        _ = try? call("Browser.close")
        child.end()
        try? FileManager.default.removeItem(at: folder)
    }

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
        count += 1
        var words: [String: Any] = ["id": count, "method": method, "params": parameters]
        words["sessionId"] = session
        let bytes = [UInt8](try JSONSerialization.data(withJSONObject: words)) + [0]
        guard write(child.orders, bytes, bytes.count) == bytes.count else {
            throw Child.Problem(description: "the browser is gone")
        }
        while let answer = try next() {
            guard answer["id"] as? Int == count else { continue }
            if let error = answer["error"] { throw Child.Problem(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
        throw Child.Problem(description: "the browser is gone")
    }

    private func next() throws -> [String: Any]? {
        while true {
            if let end = rest.firstIndex(of: 0) {
                let message = Data(rest[..<end])
                rest.removeFirst(end + 1)
                return try JSONSerialization.jsonObject(with: message) as? [String: Any]
            }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(child.answers, &bytes, bytes.count)
            if count <= 0 { return nil }
            rest += bytes[..<count]
        }
    }

    /// A tab, or a window beside those that there are: a tab that another one covers is hidden, and takes no more frames.
    func open(_ address: String, inNewWindow: Bool = false) throws -> Tab { try Tab(self, address, inNewWindow: inNewWindow) }
}

/// A page in it.
final class Tab {
    private let browser: Chromium
    private let target: String
    private let session: String

    fileprivate init(_ browser: Chromium, _ address: String, inNewWindow: Bool) throws {
        self.browser = browser
        let created = try browser.call("Target.createTarget", ["url": address, "newWindow": inNewWindow])
        target = try #require(created["targetId"] as? String)
        session = try #require(
            try browser.call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String)
        #expect(waitFor("typeof canvas !== 'undefined' && Number(canvas.dataset.frames) > 0"), "no frame is painted")
    }

    /// Shows it before the other tabs of its window.
    func bringToFront() throws { try call("Page.bringToFront") }

    func close() throws { try browser.call("Target.closeTarget", ["targetId": target]) }

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.call(method, parameters, session: session)
    }

    /// What an expression of the page's language is now.
    func value(_ expression: String) throws -> Any? {
        let answer = try call("Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let problem = answer["exceptionDetails"] { throw Child.Problem(description: "\(expression): \(problem)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    func waitFor(_ expression: String) -> Bool {
        for _ in 0..<500 {
            // Between one page and the next there is nobody to ask.
            if (try? value(expression)) as? Bool == true { return true }
            usleep(20_000)
        }
        return false
    }

    /// Whether a pixel at a place of the device becomes that colour.
    func shows(_ color: [Int], at x: Int, _ y: Int) -> Bool {
        waitFor(
            "(() => { const d = ink.getImageData(\(x) * canvas.width / state.width, \(y) * canvas.height / state.height, 1, 1).data; "
                + "return [0, 1, 2].every(i => Math.abs(d[i] - \(color)[i]) < 4) })()")
    }

    /// A place of the device in the page.
    private func place(_ x: Double, _ y: Double) throws -> [String: Any] {
        let text = "(() => { const b = canvas.getBoundingClientRect(); return [b.left + \(x) * zoom, b.top + \(y) * zoom] })()"
        let numbers = try #require(try value(text) as? [Any]).compactMap { ($0 as? NSNumber)?.doubleValue }
        return ["x": numbers[0], "y": numbers[1]]
    }

    func mouse(_ type: String, _ x: Double, _ y: Double, _ more: [String: Any] = [:]) throws {
        let words: [String: Any] = ["type": type, "button": type == "mouseMoved" ? "none" : "left", "clickCount": 1]
        try call("Input.dispatchMouseEvent", words.merging(try place(x, y)) { $1 }.merging(more) { $1 })
    }

    func click(_ x: Double, _ y: Double) throws {
        for type in ["mouseMoved", "mousePressed", "mouseReleased"] { try mouse(type, x, y) }
    }

    func touch(_ type: String, _ points: [(Double, Double)]) throws {
        let places = try points.enumerated().map { try place($1.0, $1.1).merging(["id": $0]) { $1 } }
        try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": places])
    }

    func key(_ code: String, _ key: String, text: String? = nil, modifiers: Int = 0) throws {
        let numbers = ["Backspace": 8, "Enter": 13, "ArrowLeft": 37]
        let number = numbers[code] ?? Int(code.utf8.last ?? 0)
        var words: [String: Any] = ["code": code, "key": key, "modifiers": modifiers, "windowsVirtualKeyCode": number]
        words["text"] = text
        try call("Input.dispatchKeyEvent", words.merging(["type": text == nil ? "rawKeyDown" : "keyDown"]) { $1 })
        words["text"] = nil
        try call("Input.dispatchKeyEvent", words.merging(["type": "keyUp"]) { $1 })
    }

    func press(_ name: String) throws { _ = try value("document.querySelector('#menu [data-do=\(name)]').click()") }
}
