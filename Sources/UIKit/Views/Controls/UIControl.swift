import AppleFoundation
import CoreGraphics

/// A view that is operated: it has a state and tells of events.
@preconcurrency @MainActor
open class UIControl: UIView {
    // MARK: State
    private var stateBits: State = []
    private var actions = ControlActionTable()
    private var verticalAlignment = ContentVerticalAlignment.center
    private var horizontalAlignment = ContentHorizontalAlignment.center
    private var trackedTouch: UITouch?
    private var touchInside = false

    // MARK: Creating
    override public init(frame: CGRect) { super.init(frame: frame) }

    /// `primaryAction` runs when the control does what it is for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceFileCoder.of(coder)?.fill(self)
    }

    // MARK: State
    /// Highlighted, selected, disabled and what subclasses add.
    open var state: State { stateBits }

    open var isEnabled: Bool {
        get { !stateBits.contains(.disabled) }
        set {
            changed("enabled") { set(.disabled, !newValue) }
            if !newValue, isTracking { giveUpTracking(nil) }
        }
    }

    open var isSelected: Bool {
        get { stateBits.contains(.selected) }
        set { changed("selected") { set(.selected, newValue) } }
    }

    open var isHighlighted: Bool {
        get { stateBits.contains(.highlighted) }
        set { changed("highlighted") { set(.highlighted, newValue) } }
    }

    private func set(_ bit: State, _ isOn: Bool) {
        guard stateBits.contains(bit) != isOn else { return }
        if isOn { stateBits.insert(bit) } else { stateBits.remove(bit) }
        stateDidChange()
    }

    /// For the controls of this module: looks depend on the state. Others have a `ControlNature`.
    func stateDidChange() {
        setNeedsLayout()
        if let nature = nature as? any ControlNature { nature.stateDidChange() }
    }

    // MARK: Content
    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { verticalAlignment }
        set {
            guard newValue != verticalAlignment else { return }
            verticalAlignment = newValue
            setNeedsLayout()
        }
    }

    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { horizontalAlignment }
        set {
            guard newValue != horizontalAlignment else { return }
            horizontalAlignment = newValue
            setNeedsLayout()
        }
    }

    /// The alignment with leading and trailing turned into left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch horizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return horizontalAlignment
        }
    }

    // MARK: Actions (ControlActionTable)
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, for: controlEvents) }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(actionIdentifier, for: controlEvents)
    }

    // MARK: Targets (ControlActionTable)
    /// Calls a method of `target`, which is not kept, at the events; nil lets the responder chain find someone who has it.
    ///
    /// The method takes nothing, the control, or the control and the event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        if isExchanged(self, UIControl.self, "addTarget:action:forControlEvents:", [target, action, controlEvents]) { return }
        actions.add(target, action, for: controlEvents)
    }

    /// Nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target, action, for: controlEvents)
    }

    /// Foundation's null objects are not equal to each other here.
    private static let chain = NSNull()

    /// `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for known in actions.entries.lazy.compactMap(\.targetAction) {
            if known.isForChain {
                targets.insert(Self.chain)
            } else if let target = known.target {
                targets.insert(target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target as AnyObject)))
            }
        }
        return targets
    }

    /// The names of the target's methods for exactly this one event; nil without any.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = actions.entries.compactMap { entry -> String? in
            guard let known = entry.targetAction, known.isMeant(by: target), entry.events.contains(controlEvent) else {
                return nil
            }
            return NSStringFromSelector(known.selector)
        }
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` for each action and each target, once for every event, until it sets its last parameter to true.
    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for entry in actions.entries {
            for bit in 0..<32 where entry.events.rawValue & (1 << bit) != 0 {
                let pair = entry.targetAction.map { ($0.target, $0.selector) }
                iterator(entry.action, pair, Event(rawValue: 1 << bit), &stops)
                if stops { return }
            }
        }
    }

    // MARK: Sending
    open var allControlEvents: Event { actions.allEvents }

    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Every call to a target comes through here; a subclass may watch it or hold it back.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if isExchanged(self, UIControl.self, "sendAction:to:forEvent:", [action, target, event]) { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs everything that was added for one of the events, in the order of adding.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    final func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for handler in actions.handlers(for: controlEvents) {
            switch handler {
            case .action(let action): sendAction(action)
            case .selector(let known):
                // Who went meanwhile is not replaced by someone in the chain.
                let target = known.target
                if target != nil || known.isForChain { sendAction(known.selector, to: target, for: event) }
            }
        }
    }

    // MARK: Tracking
    open var isTracking: Bool { trackedTouch != nil }
    open var isTouchInside: Bool { touchInside }

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// Whether the touch that `endTracking` is told of was lifted inside.
    final private(set) var touchEndsInside = false

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
        guard beginTracking(touch, with: event) else { return }
        trackedTouch = touch
        touchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = touchInside
        touchInside = isNear(touch)
        isHighlighted = touchInside
        let isWanted = continueTracking(touch, with: event)
        if wasInside != touchInside { sendActions(for: touchInside ? .touchDragEnter : .touchDragExit, with: event) }
        sendActions(for: touchInside ? .touchDragInside : .touchDragOutside, with: event)
        if !isWanted { finish() }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isNear(touch)
        touchEndsInside = isInside
        finish()
        endTracking(touch, with: event)
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside { touchUpInsideHappened(event) }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        giveUpTracking(event)
    }

    private func giveUpTracking(_ event: UIEvent?) {
        finish()
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    /// Whether taps mean this control rather than a gesture of a view around it.
    var claimsTaps: Bool { (nature as? any ControlNature)?.claimsTaps ?? false }

    /// For buttons, whose primary action a finished touch is.
    func touchUpInsideHappened(_ event: UIEvent?) {}

    private func finish() {
        trackedTouch = nil
        touchInside = false
        isHighlighted = false
    }

    /// A finger may slip some way off before the control lets go.
    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    }

    // MARK: Menus
    /// Whether a touch opens the menu at once.
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false {
        didSet { Unsupported.kept("UIControl.isContextMenuInteractionEnabled") }
    }
    open var toolTip: String? { didSet { Unsupported.kept("UIControl.toolTip") } }
}
