import AppleFoundation
import CoreGraphics

/// Recognises one or several taps of one or several fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired = UIEvent.ButtonMask.primary {
        didSet { Unsupported.kept("UITapGestureRecognizer.buttonMaskRequired") }
    }

    private var taps = TapSequence()
    private let patience = GestureTimer()

    override public init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    override var awaitsMoreTouches: Bool { state == .possible && taps.count > 0 }
    override var isSimpleTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

    open override func reset() {
        patience.stop()
        taps = TapSequence()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        patience.stop()
        switch taps.began(touches, all: numberOfTouches, limit: numberOfTouchesRequired) {
        case .failed: state = .failed
        default: waitForRest(of: numberOfTapsRequired > 1 ? TapLimits.duration : nil, from: event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if taps.moved(touches) == .failed { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch taps.ended(touches, all: numberOfTouches, fingers: numberOfTouchesRequired, taps: numberOfTapsRequired) {
        case .done:
            patience.stop()
            state = .ended
        case .failed: state = .failed
        case .wait: waitForRest(of: TapLimits.pause, from: event.timestamp)
        case .goOn: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func waitForRest(of time: TimeInterval?, from start: TimeInterval) {
        guard let time else { return }
        patience.start(at: start + time) { [weak self] in self?.state = .failed }
    }
}

/// Counts taps: how many fingers were down in this one, how many taps came before.
@MainActor struct TapSequence {
    enum Verdict { case goOn, wait, done, failed }

    private(set) var count = 0
    private var fingers = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var firstPlace: CGPoint?
    /// How far a finger may slip before it is no tap any more.
    var slip = TapLimits.slip

    nonisolated init() {}

    mutating func began(_ touches: Set<UITouch>, all: Int, limit: Int) -> Verdict {
        for touch in touches {
            starts[ObjectIdentifier(touch)] = touch.windowLocation
            if let firstPlace, limit == 1, Self.distance(firstPlace, touch.windowLocation) > slip { return .failed }
            if firstPlace == nil { firstPlace = touch.windowLocation }
        }
        fingers = max(fingers, all)
        return all > limit ? .failed : .goOn
    }

    func moved(_ touches: Set<UITouch>) -> Verdict {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if Self.distance(start, touch.windowLocation) > slip { return .failed }
        }
        return .goOn
    }

    mutating func ended(_ touches: Set<UITouch>, all: Int, fingers needed: Int, taps: Int) -> Verdict {
        if moved(touches) == .failed { return .failed }
        for touch in touches { starts[ObjectIdentifier(touch)] = nil }
        guard starts.isEmpty else { return .goOn }
        guard fingers == needed else { return .failed }
        count += 1
        fingers = 0
        return count >= taps ? .done : .wait
    }

    static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}
