import AppleFoundation
import CoreGraphics
import RunOrders
import UIKit

/// Does what one line of a script says.
@MainActor struct StepPlayer {
    private let step: ScriptStep

    init(_ step: ScriptStep) { self.step = step }

    func perform(in session: HeadlessSession) throws {
        switch step.action {
        case .tap(let place): touch(.tap(at: try point(place)), session)
        case .longPress(let place): touch(.tap(at: try point(place), holding: 0.7), session)
        case .doubleTap(let place):
            let point = try point(place)
            touch(TouchScript.tap(at: point).then(.tap(at: point)), session)
        case .drag(let start, let end, let seconds):
            touch(.drag(from: try point(start), to: try point(end), duration: seconds), session)
        case .pinch(let place, let scale, let seconds):
            touch(.pinch(at: try point(place), scale: CGFloat(scale), duration: seconds), session)
        case .wait(let seconds): session.advance(by: seconds)
        case .type(let text):
            for character in text {
                session.send(.text(.insert(String(character))))
                session.advance(by: 0.05)
            }
        case .rotate(let orientation):
            InterfaceRotation.deviceTurned(to: Self.orientation(orientation))
            session.advance(by: 0.5)
        case .snapshot(let file): try Picture.write(session, to: file)
        case .inspect(let file): try InspectionReport.write(session, to: file)
        case .record(let file?): try session.record(to: file)
        case .record(nil):
            guard session.recording != nil else { throw step.problem("nothing is being recorded") }
            try session.endRecording()
        case .location(let latitude, let longitude):
            DevicePlace.go(latitude: latitude, longitude: longitude)
            session.advance(by: 0)
        case .print: print(VisibleViews.outline())
        case .outlets: print("outlets: \(NibReport.outlets.set) set, \(NibReport.outlets.open) open")
        }
    }

    private static func orientation(_ orientation: ScriptStep.Orientation) -> UIDeviceOrientation {
        switch orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        }
    }

    private func touch(_ script: TouchScript, _ session: HeadlessSession) {
        session.schedule(script)
        session.advance(by: script.duration + 0.05)
    }

    private func point(_ place: ScriptStep.Place) throws -> CGPoint {
        switch place {
        case .point(let x, let y): return CGPoint(x: x, y: y)
        case .named(let name):
            if let view = VisibleViews.named(name) {
                return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            }
            throw step.problem("nothing on the screen is called '\(name)'; " + VisibleViews.names(like: name))
        }
    }
}

/// The views that a person sees, and what they are called.
@MainActor enum VisibleViews {
    /// The frontmost visible view of that name; controls before what they are made of.
    static func named(_ name: String) -> UIView? {
        let wanted = plain(name)
        for window in UIScreen.main.windows.reversed() {
            if let view = find(wanted, in: window) { return view }
        }
        return nil
    }

    private static func find(_ name: String, in view: UIView) -> UIView? {
        if view.isHidden || view.alpha < 0.01 { return nil }
        let isNamed = names(of: view).contains { plain($0) == name }
        if isNamed, view is UIControl { return view }
        for subview in view.subviews.reversed() {
            if let found = DeepStack.call({ find(name, in: subview) }) { return found }
        }
        return isNamed ? view : nil
    }

    /// A view's titles, as people would write them.
    private static func names(of view: UIView) -> [String] {
        [
            (view as? UIButton)?.currentTitle, (view as? UILabel)?.text, view.accessibilityLabel, view.accessibilityIdentifier,
        ].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// Quotes and apostrophes of every style are equal: who writes a script sees only the picture.
    private static func plain(_ text: String) -> String {
        String(
            text.map { character in
                switch character {
                case "“", "”", "„", "«", "»": "\""
                case "‘", "’", "‚": "'"
                case "\u{a0}", "\u{202f}": " "
                default: character
                }
            })
    }

    /// What is called something, for whoever asked for a name that nothing has; those alike first.
    static func names(like wanted: String) -> String {
        var found: [String] = []
        var pending = UIScreen.main.windows as [UIView]
        while let view = pending.popLast() {
            if view.isHidden || view.alpha < 0.01 { continue }
            for name in names(of: view) where !found.contains(name) { found.append(name) }
            pending.append(contentsOf: view.subviews.reversed())
        }
        if found.isEmpty { return "nothing there has a name" }
        let low = plain(wanted).lowercased()
        func isAlike(_ name: String) -> Bool {
            let name = plain(name).lowercased()
            return name.contains(low) || low.contains(name)
        }
        let sorted = found.filter(isAlike) + found.filter { !isAlike($0) }
        let shown = sorted.prefix(24).map { name -> String in
            let line = name.replacingOccurrences(of: "\n", with: "\\n")
            return "'\(line.count > 60 ? line.prefix(57) + "…" : line[...])'"
        }
        let rest = sorted.count - shown.count
        return "there are: " + shown.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
    }

    /// Every visible view, indented.
    static func outline() -> String {
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
