import AppleFoundation
import CoreGraphics
import UIKit

/// Runs an application without a display: launches it, does what a script says, takes pictures, and ends.
///
/// The environment's `ALLIUM_RUN` holds the orders, as `allium run` writes them.
@MainActor enum HeadlessRunner {
    struct Orders: Codable {
        var device: String?
        var style: String?
        var language: String?
        /// Lines of a script.
        var script: [String]?
        /// Where the last picture goes.
        var snapshot: String?
        var module: String?
    }

    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        ApplicationStart.host = { launch in HeadlessRunner.run(launch) }
    }

    static func run(_ launch: @MainActor () -> Void) -> Int32 {
        let text = ProcessInfo.processInfo.environment["ALLIUM_RUN"] ?? "{}"
        let orders = (try? JSONDecoder().decode(Orders.self, from: Data(text.utf8))) ?? Orders()
        guard let device = orders.device.map(SimulatedDevice.named) ?? .iPhone15 else {
            return fail(
                "there is no device named '\(orders.device ?? "")'; there are: \(SimulatedDevice.all.map(\.name).joined(separator: ", "))"
            )
        }
        if let language = orders.language { Localization.preferred = [language] }
        let session = HeadlessSession(device: device, style: orders.style == "dark" ? .dark : .light)
        launch()
        session.turn()
        do {
            for (index, line) in (orders.script ?? []).enumerated() {
                try ScriptStep(line, number: index + 1)?.perform(in: session)
            }
            if let path = orders.snapshot { try session.pngData().write(to: URL(fileURLWithPath: path)) }
        } catch {
            return fail("\(error)")
        }
        return 0
    }

    private static func fail(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data("allium: \(message)\n".utf8))
        return 1
    }
}

/// One line of a script: `tap "Title"`, `tap 100 200`, `swipe 10 10 200 10`, `rotate landscape`, `wait 0.5`, `snapshot a.png`, `print`, `outlets`.
@MainActor struct ScriptStep {
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private let words: [String]
    private let number: Int

    /// Nil for an empty line or a comment.
    init?(_ line: String, number: Int) {
        words = Self.split(line)
        self.number = number
        if words.isEmpty || words[0].hasPrefix("#") { return nil }
    }

    private static func split(_ line: String) -> [String] {
        var words: [String] = []
        var current = ""
        var isQuoted = false
        for character in line {
            if character == "\"" {
                if isQuoted { words.append(current) }
                current = ""
                isQuoted.toggle()
            } else if character.isWhitespace, !isQuoted {
                if !current.isEmpty { words.append(current) }
                current = ""
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { words.append(current) }
        return words
    }

    func perform(in session: HeadlessSession) throws {
        switch words[0] {
        case "tap": try touch(.tap(at: place(1)), session)
        case "longpress": try touch(.tap(at: place(1), holding: 0.7), session)
        case "doubletap": try touch(TouchScript.tap(at: place(1)).then(.tap(at: place(1))), session)
        case "swipe", "drag":
            guard let numbers = numbers(1), numbers.count >= 4 else { throw problem("swipe needs x y x y [seconds]") }
            let duration = numbers.count > 4 ? Double(numbers[4]) : 0.2
            touch(
                .drag(
                    from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]), duration: duration),
                session)
        case "wait":
            guard let seconds = words.count > 1 ? Double(words[1]) : 1 else { throw problem("wait needs seconds") }
            session.advance(by: seconds)
        case "rotate":
            let isLandscape = words.count > 1 && words[1].hasPrefix("landscape")
            let side: UIDeviceOrientation = words.last == "landscapeRight" ? .landscapeRight : .landscapeLeft
            InterfaceRotation.deviceTurned(to: isLandscape ? side : .portrait)
            session.advance(by: 0.5)
        case "snapshot":
            guard words.count > 1 else { throw problem("snapshot needs a file name") }
            try session.pngData().write(to: URL(fileURLWithPath: words[1]))
        case "print": print(Self.outline())
        case "outlets": print("outlets: \(NibReport.outlets.set) set, \(NibReport.outlets.open) open")
        default: throw problem("unknown step '\(words[0])'")
        }
    }

    private func touch(_ script: TouchScript, _ session: HeadlessSession) {
        session.schedule(script)
        session.advance(by: script.duration + 0.05)
    }

    private func problem(_ words: String) -> Problem { Problem(description: "script line \(number): \(words)") }

    private func numbers(_ first: Int) -> [CGFloat]? {
        let found = words.dropFirst(first).map { Double($0) }
        return found.allSatisfy { $0 != nil } && !found.isEmpty ? found.map { CGFloat($0!) } : nil
    }

    /// Two numbers, or the middle of what has the title, text, label or identifier.
    private func place(_ first: Int) throws -> CGPoint {
        if let numbers = numbers(first), numbers.count >= 2 { return CGPoint(x: numbers[0], y: numbers[1]) }
        guard words.count > first else { throw problem("\(words[0]) needs a place") }
        let name = words[first]
        for window in UIScreen.main.windows.reversed() {
            if let view = Self.find(name, in: window) {
                return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            }
        }
        throw problem("nothing on the screen is called '\(name)'")
    }

    /// The frontmost visible view of that name; controls before what they are made of.
    private static func find(_ name: String, in view: UIView) -> UIView? {
        if view.isHidden || view.alpha < 0.01 { return nil }
        if let control = view as? UIControl, matches(name, control) { return control }
        for subview in view.subviews.reversed() {
            if let found = DeepStack.call({ find(name, in: subview) }) { return found }
        }
        return matches(name, view) ? view : nil
    }

    private static func matches(_ name: String, _ view: UIView) -> Bool {
        view.accessibilityIdentifier == name || view.accessibilityLabel == name || (view as? UILabel)?.text == name
            || (view as? UIButton)?.currentTitle == name
    }

    /// Every visible view, indented.
    private static func outline() -> String {
        var lines: [String] = []
        var pending: [(view: UIView, depth: Int)] = UIScreen.main.windows.reversed().map { ($0, 0) }
        while let (view, depth) = pending.popLast() {
            let frame = view.frame
            let words = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? ""
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }
            lines.append(
                String(repeating: "  ", count: depth) + "\(type(of: view)) (\(numbers.joined(separator: " ")))"
                    + (words.isEmpty ? "" : " \"\(words)\"") + (view.isHidden ? " hidden" : ""))
            for subview in view.subviews.reversed() { pending.append((subview, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }
}
