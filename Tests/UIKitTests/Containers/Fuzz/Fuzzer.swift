import AppleFoundation
import CoreGraphics
import HeadlessHost
import UIKit
import UIKitTesting

/// Plays with an app like a child: fingers, keys, turns and traits at random, always the same for a seed.
@MainActor final class Fuzzer {
    private struct Seen {
        weak var controller: UIViewController?
        var stage = Appearance.gone
        var name = ""
    }

    private enum Appearance { case gone, coming, there, going }

    private var state: UInt64
    private let app = FuzzApp()
    private let stage: Stage
    private let misuses = MisuseRecorder()
    private let device: Device
    private var fingers: [Finger] = []
    private var seen: [ObjectIdentifier: Seen] = [:]
    private(set) var problems: [String] = []
    /// What was done last, for reports.
    private(set) var trail: [String] = []
    private(set) var told: [String] = []
    private(set) var counts: [String: Int] = [:]

    init(seed: UInt64) {
        // Neighbours among the seeds begin far from each other.
        state = Self.mixed(Self.mixed(seed) ^ 0x5DEE_CE66_D1CE_4E5B)
        let devices: [(SimulatedDevice, Device)] = [
            (.iPhone15, .iPhone15), (.iPhone15ProMax, .iPhone15ProMax), (.iPadPro11, .iPadPro11), (.iPhoneSE1, .iPhoneSE1),
        ]
        let chosen = devices[Int(seed % 4)]
        device = chosen.1
        stage = Stage(device: chosen.0)
        ControllerObservation.observer = { [weak self] controller, event in self?.note(controller, event) }
        stage.window.rootViewController = app.tabs
        stage.layoutNow()
    }

    /// Nobody listens any more, nothing is shown.
    func end() {
        settle()
        check()
        stage.window.rootViewController = nil
        stage.advance(by: 3)
        ControllerObservation.observer = nil
    }

    // MARK: Dice
    private func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        return Self.mixed(state)
    }

    /// SplitMix64's finaliser.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    private func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
    private func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
    private func share() -> CGFloat { CGFloat(next() % 10_000) / 10_000 }

    private func point() -> CGPoint {
        let bounds = stage.window.bounds
        return CGPoint(x: (bounds.width * share()).rounded(), y: (bounds.height * share()).rounded())
    }

    // MARK: Acting
    func act() {
        let kind = below(100)
        switch kind {
        case ..<16: done("down") { if fingers.count < 3 { fingers.append(stage.touchDown(at: point())) } }
        case ..<36: done("move") { if !fingers.isEmpty { pick(fingers).move(to: point(), duration: Double(below(5)) * 0.05) } }
        case ..<50: done("lift") { if !fingers.isEmpty { fingers.remove(at: below(fingers.count)).lift() } }
        case ..<52: done("cancel") { if !fingers.isEmpty { fingers.remove(at: below(fingers.count)).cancel() } }
        case ..<68: done("tap") { stage.tap(at: controlPoint() ?? point()) }
        case ..<72: done("edge") { edge() }
        case ..<75: done("swipe") { stage.drag(from: point(), to: point(), duration: 0.15) }
        case ..<76: done("pinch") { stage.pinch(scale: pick([0.5, 2])) }
        case ..<82: done("key") { key() }
        case ..<84: done("turn") { turn() }
        case ..<87: done("trait") { trait() }
        case ..<88: done("status bar") { stage.tapStatusBar() }
        case ..<89: done("memory") { ApplicationLifecycle.receiveMemoryWarning() }
        default: done("time") { stage.advance(by: Double(below(30)) / 60) }
        }
    }

    private func done(_ what: String, _ body: () -> Void) {
        trail.append(what)
        if trail.count > 40 { trail.removeFirst(20) }
        counts[what, default: 0] += 1
        body()
        report()
    }

    /// The middle of some control on the screen.
    private func controlPoint() -> CGPoint? {
        var found: [UIView] = []
        var pending: [UIView] = [stage.window]
        while let view = pending.popLast() {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { continue }
            if view is UIControl { found.append(view) }
            pending += view.subviews
        }
        guard !found.isEmpty else { return nil }
        let view = pick(found)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
        trail[trail.count - 1] += " \(view.accessibilityLabel ?? "\(type(of: view))")"
        return stage.window.bounds.contains(middle) ? middle : nil
    }

    private func edge() {
        let bounds = stage.window.bounds
        let y = bounds.height * share()
        let left = below(2) == 0
        let start = CGPoint(x: left ? 2 : bounds.maxX - 2, y: y)
        let finger = stage.touchDown(at: start)
        finger.move(to: CGPoint(x: bounds.width * share(), y: y), duration: 0.2)
        if below(5) == 0 { finger.cancel() } else { finger.lift() }
    }

    private func key() {
        if below(3) == 0 {
            stage.type(pick([.keyboardEscape, .keyboardTab, .keyboardUpArrow, .keyboardReturnOrEnter]))
        } else {
            stage.type(pick(["a", "W", "1", "[", " "]), holding: pick([[], .command, [.command, .shift]]))
        }
    }

    private func turn() {
        stage.rotate(to: pick([.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]), animated: below(2) == 0)
    }

    private func trait() {
        let window = stage.window
        switch below(4) {
        case 0: window.overrideUserInterfaceStyle = pick([.light, .dark, .unspecified])
        case 1: window.traitOverrides.preferredContentSizeCategory = pick([.small, .large, .accessibilityLarge])
        case 2: window.traitOverrides.layoutDirection = pick([.leftToRight, .rightToLeft])
        default:
            guard device.idiom == .pad else { return }
            let current = UIScreen.main.device
            let whole = device.held(current.orientation)
            let shares: [Device.Share] = [.third, .half, .twoThirds]
            SizeTransition.resize(.main, to: below(2) == 0 ? whole : whole.sharing(pick(shares)))
        }
        stage.layoutNow()
    }

    // MARK: At rest
    /// Hands off, and time for everything to end.
    func settle() {
        for finger in fingers { finger.lift() }
        fingers = []
        stage.advance(by: 1)
        stage.advance(by: 3)
        stage.layoutNow()
    }

    func check() {
        report()
        if TouchDelivery.shared.isBusy { problems.append("touches or gestures are stuck") }
        checkViews()
        guard let root = stage.window.rootViewController else { return }
        let reachable = app.reachable(from: root)
        for (key, entry) in seen {
            guard let controller = entry.controller else {
                if entry.stage != .gone { problems.append("\(entry.name) was freed while \(entry.stage)") }
                seen[key] = nil
                continue
            }
            let isShown = controller.viewIfLoaded?.window != nil
            if entry.stage == .coming || entry.stage == .going { problems.append("\(entry.name) is still \(entry.stage)") }
            // What covers the full screen sends the views below away.
            if isShown, entry.stage == .gone { problems.append("\(entry.name) is in the window but gone") }
            if !isShown, entry.stage == .there { problems.append("\(entry.name) is there but in no window") }
            if !reachable.contains(key) { problems.append("\(entry.name) is leaked") }
            if controller.transitionCoordinator != nil { problems.append("\(entry.name) still has a transition") }
        }
    }

    private func checkViews() {
        var pending: [UIView] = [stage.window]
        while let view = pending.popLast() {
            let frame = view.frame
            if !frame.minX.isFinite || !frame.minY.isFinite || !frame.width.isFinite || !frame.height.isFinite {
                problems.append("\(type(of: view)) has the frame \(frame)")
            }
            if let control = view as? UIControl, control.isTracking || control.isHighlighted {
                problems.append(
                    "\(type(of: view)) is stuck: tracking \(control.isTracking), highlighted \(control.isHighlighted)")
            }
            if let scroll = view as? UIScrollView, scroll.isDragging || scroll.isTracking || scroll.isDecelerating {
                problems.append("a scroll view is stuck: dragging \(scroll.isDragging), decelerating \(scroll.isDecelerating)")
            }
            for recognizer in view.gestureRecognizers ?? [] where ![.possible, .failed].contains(recognizer.state) {
                problems.append("\(type(of: recognizer)) is stuck in \(recognizer.state.rawValue)")
            }
            pending += view.subviews
        }
    }

    // MARK: Listening
    /// UIKit's own advice for what people do too early is expected; everything else is not.
    private func report() {
        for misuse in misuses.take() {
            let expected = [
                "nested push", "nested pop", "already presenting", "Attempt to present", "while a presentation",
                "Attempt to dismiss",
            ]
            if !expected.contains(where: { misuse.contains($0) }) { problems.append("misuse: \(misuse)") }
        }
    }

    private func note(_ controller: UIViewController, _ event: ControllerEvent) {
        let key = ObjectIdentifier(controller)
        var entry = seen[key] ?? Seen(controller: controller)
        if entry.controller !== controller {
            if entry.stage != .gone { problems.append("\(entry.name) was freed while \(entry.stage)") }
            entry = Seen(controller: controller)
        }
        entry.name = "\(type(of: controller)) \(controller.title ?? "")"
        let before = entry.stage
        var allowed = true
        switch event {
        case .viewWillAppear:
            allowed = before == .gone || before == .going
            entry.stage = .coming
        case .viewIsAppearing: allowed = before == .coming
        case .viewDidAppear:
            allowed = before == .coming
            entry.stage = .there
        case .viewWillDisappear:
            allowed = before == .there || before == .coming
            entry.stage = .going
        case .viewDidDisappear:
            allowed = before == .going
            entry.stage = .gone
        default: break
        }
        switch event {
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            told.append("\(entry.name).\(event)")
            if told.count > 60 { told.removeFirst(30) }
        default: break
        }
        if !allowed { problems.append("\(entry.name): \(event) while \(before)") }
        seen[key] = entry
    }
}
