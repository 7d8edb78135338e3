@_spi(House) import AppleFoundation
import CoreGraphics

/// Watches the touches of its view and of the views below it, and tells when they make a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: _MainActorObject {
    /// How far a recogniser is. A tap goes from possible to ended at once; `recognized` is another name for that.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        /// What a gesture of one moment reports.
        public static var recognized: State { .ended }
    }

    // MARK: Collaborators
    /// Touches, relations and what the arbiter has to remember while touches are down.
    final var tracking = GestureTracking()
    private var targets = GestureTargets()
    final var requirements: [WeakGesture] = []

    // MARK: Creating
    /// Calls `action`, with the recogniser if the method takes one, whenever the state changes. The target is not kept.
    public init(target: Any?, action: Selector?) {
        super.init()
        EndsOnMainThread.note(type(of: self))
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

    // MARK: Targets (GestureTargets)
    open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }

    /// Nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

    /// For the recogniser's owner in this module, before the targets.
    final var onChange: ((UIGestureRecognizer) -> Void)?

    /// What its owner in this module says, after all others were asked.
    var mayBegin: Bool { true }

    final func sendActions() {
        onChange?(self)
        targets.send(self)
    }

    // MARK: State (GestureArbiter)
    /// What apps read; what subclasses set as the touches come.
    open var state: State {
        get { tracking.state }
        set { GestureArbiter.shared.set(newValue, on: self) }
    }

    /// Turning it off cancels a gesture that is going on.
    open var isEnabled = true {
        willSet { _objcWillChange(self, "enabled") }
        didSet {
            _objcDidChange(self, "enabled")
            if !isEnabled, oldValue { GestureArbiter.shared.drop(self) }
        }
    }

    /// The view it is attached to.
    open internal(set) var view: UIView? {
        get { viewReference?.object }
        set { viewReference = newValue.map { Uncounted($0) } }
    }
    /// The view holds its recognisers and clears this when it goes.
    final var viewReference: Uncounted<UIView>?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var name: String?

    // MARK: Touches and the view
    /// Whether the view's touches are cancelled once the gesture is recognised.
    open var cancelsTouchesInView = true
    /// Whether the view gets its touches only after the gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether the view learns of the end of its touches only after the gesture has failed.
    open var delaysTouchesEnded = true
    /// Raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Raw values of `UIPress.PressType`.
    open var allowedPressTypes: [NSNumber] = [] { didSet { Unsupported.kept("UIGestureRecognizer.allowedPressTypes") } }
    /// Whether touches of other kinds are left aside while one kind is down.
    open var requiresExclusiveTouchType = true

    /// What was held on the keyboard during the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pointer's buttons during the last event.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: Where
    open var numberOfTouches: Int { tracking.touches.count }

    /// The middle of the touches, and of the last ones after they went.
    open func location(in view: UIView?) -> CGPoint {
        guard let window = tracking.window ?? self.view?.window else { return tracking.location }
        return view.map { window.convert(tracking.location, to: $0) } ?? tracking.location
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard tracking.touches.indices.contains(touchIndex) else {
            fatalError(
                "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(numberOfTouches)).")
        }
        return tracking.touches[touchIndex].location(in: view)
    }

    // MARK: Relations (GestureArbiter)
    /// This gesture waits until the other one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        guard otherGestureRecognizer !== self, !requirements.contains(where: { $0.recognizer === otherGestureRecognizer })
        else { return }
        requirements.append(WeakGesture(otherGestureRecognizer))
    }

    // MARK: For subclasses
    /// Called after a gesture has come to its end, before the next one may begin.
    open func reset() {}
    /// Has the recogniser overlook a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) { GestureArbiter.shared.ignore(touch, by: self) }
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { tracking.presses.removeAll { $0 === button } }
    /// Whether this gesture, when recognised, makes the other one fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other gesture, when recognised, makes this one fail.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the recogniser has to do with an event at all; its delegate is asked as well.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: For the gestures of this module
    /// Whether the recogniser goes on watching though no touch is down, as between two taps.
    var awaitsMoreTouches: Bool { false }
    /// A tap of one finger, which enabled controls keep for themselves.
    var isSimpleTap: Bool { false }

    open override var description: String {
        Isolation.assumeMain {
            let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
            return "<\(type(of: self)): 0x\(address); state = \(state); view = \(view.map { "\(type(of: $0))" } ?? "(null)")>"
        }
    }
}
