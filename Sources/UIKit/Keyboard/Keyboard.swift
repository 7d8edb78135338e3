import AppleFoundation
import CoreGraphics
import QuartzCore

/// Decides whether a keyboard is on the screen, how high it is and what it consists of; its window is made when the first one comes up.
///
/// Keys are drawn plainly, and what they type goes the way of any typing. A host with a real keyboard hides this one: `isAttached`.
@MainActor package final class Keyboard: SessionPart {
    package static var shared = Keyboard()

    package init() {}

    private weak var screens: Screens?
    private weak var place: FirstResponder?
    private var window: KeyboardWindow?
    private weak var responder: UIResponder?
    /// Where it is going to be or is, in the screen's coordinates; nil while there is none.
    package private(set) var frame: CGRect?
    private var generation = 0

    /// Keys of wood and plastic: what is typed on needs no room on the screen. What apps put in its place or on top still shows.
    package var isAttached = false { didSet { if isAttached != oldValue { update() } } }

    /// Whom it stands for. Called once, by the session that it is a part of.
    func serve(_ place: FirstResponder, on screens: Screens) {
        self.place = place
        self.screens = screens
        place.onSettled = { [weak self] in self?.update() }
        place.onDrag = { [weak self] in self?.drag($0) }
    }

    // MARK: What there is to show
    /// What the first responder wants.
    private struct Demand {
        var keys: Bool
        var inputView: UIView?
        var accessory: UIView?
    }

    private func demand(_ responder: UIResponder) -> Demand? {
        let isTypist = responder is any UIKeyInput && (responder as? any TypedText)?.takesKeys != false
        let input = responder.inputView
        let accessory = responder.inputAccessoryView
        let keys = isTypist && input == nil && !isAttached
        guard keys || input != nil || accessory != nil else { return nil }
        return Demand(keys: keys, inputView: input, accessory: accessory)
    }

    /// After the first responder has changed, or its views have: the screen follows.
    func update() {
        guard let place else { return }
        let new = place.responder
        listen(to: new)
        if new == nil, frame == nil { return }
        responder = new
        guard let new, let screen = ResponderChain.window(of: new)?.screen ?? screens?.main, let demand = demand(new) else {
            return hide()
        }
        show(demand, new, on: screen)
    }

    private func show(_ demand: Demand, _ responder: UIResponder, on screen: UIScreen) {
        guard let end = prepare(demand, responder, on: screen), let window else { return hide() }
        let box = window.box
        let begin = frame ?? end.offsetBy(dx: 0, dy: end.height)
        window.isHidden = false
        guard frame != end else {
            box.layoutIfNeeded()
            return bringIntoSight(animated: true)
        }
        if frame == nil {
            UIView.performWithoutAnimation {
                box.frame = begin
                box.layoutIfNeeded()
            }
        }
        frame = end
        move(from: begin, to: end, on: screen, isShown: true)
    }

    /// The window with everything in it; where it belongs, unless it has no height.
    private func prepare(_ demand: Demand, _ responder: UIResponder, on screen: UIScreen) -> CGRect? {
        let window = window ?? KeyboardWindow(screen: screen)
        self.window = window
        if window.screen !== screen { window.screen = screen }
        screen.onTurn = { [weak self, weak screen] in if let screen { self?.turn($0, screen) } }
        if window.frame != screen.bounds { window.frame = screen.bounds }
        let traits = responder as? any UITextInputTraits
        let box = window.box
        box.show(keys: demand.keys, traits: traits, inputView: demand.inputView, accessory: demand.accessory)
        let hasSuggestions = demand.keys && KeyboardKeys.hasSuggestions(traits)
        let keys = KeyboardHeights(device: screen.device, hasSuggestions: hasSuggestions).height
        let height = box.height(width: screen.bounds.width, keys: keys, safe: screen.device.safeAreaInsets.bottom)
        guard height > 0 else { return nil }
        return CGRect(x: 0, y: screen.bounds.height - height, width: screen.bounds.width, height: height)
    }

    private func hide() {
        guard let frame, let window else { return }
        self.frame = nil
        let end = CGRect(x: 0, y: window.screen.bounds.height, width: frame.width, height: frame.height)
        move(from: frame, to: end, on: window.screen, isShown: false)
    }

    // MARK: Turning
    /// It stays in sight and turns with the rest. What is told is that it goes before the turn and comes after it.
    private func turn(_ step: ScreenTurn, _ screen: UIScreen) {
        guard let old = frame, let window, window.screen === screen else { return }
        switch step {
        case .begins:
            generation += 1
            let below = CGRect(x: 0, y: screen.bounds.height, width: old.width, height: old.height)
            tell(KeyboardNotice(begin: old, end: below, duration: 0), .willHide, .didHide)
        case .takesHold:
            guard let responder, let demand = demand(responder), let end = prepare(demand, responder, on: screen) else {
                return
            }
            frame = end
            screen.keyboardFrame = end
            window.box.frame = end
            window.box.layoutIfNeeded()
        case .isOver:
            tell(KeyboardNotice(begin: old.offsetBy(dx: 0, dy: old.height), end: old, duration: 0), .willShow, .didShow)
            bringIntoSight(animated: false)
        }
    }

    private func tell(_ notice: KeyboardNotice, _ moments: KeyboardNotice.Moment...) {
        UIView.performWithoutAnimation { for moment in moments where frame != nil { notice.post(moment) } }
    }

    // MARK: Moving
    /// What is changed in answer to the notifications moves with the keyboard.
    private func move(from begin: CGRect, to end: CGRect, on screen: UIScreen, isShown: Bool) {
        generation += 1
        let generation = generation
        let isAnimated = UIView.areAnimationsEnabled && screen.windows.contains { $0 !== window && !$0.isHidden }
        let notice = KeyboardNotice(begin: begin, end: end, duration: isAnimated ? KeyboardNotice.duration : 0)
        let following = screen.allWindows.filter { $0 !== window && $0.hasKeyboardGuides }
        for window in following { window.layoutIfNeeded() }
        func change() {
            notice.post(isShown ? .willShow : .willHide)
            screen.keyboardFrame = isShown ? end : nil
            window?.box.frame = end
            window?.box.layoutIfNeeded()
            for window in following { window.layoutIfNeeded() }
            if isShown { bringIntoSight(animated: false) }
        }
        func ended() {
            guard generation == self.generation else { return }
            if !isShown { letGo() }
            notice.post(isShown ? .didShow : .didHide)
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(change)
            return ended()
        }
        UIView.animate(
            withDuration: notice.duration, delay: 0,
            options: [KeyboardNotice.options, .beginFromCurrentState, .allowUserInteraction],
            animations: change, completion: { _ in ended() })
    }

    // MARK: Under a finger
    private var isDragged = false

    /// Its top goes with the finger, down to the edge of the screen. Who lets go while it goes down sends it away.
    private func drag(_ step: KeyboardDrag) {
        guard let frame, let window else { return isDragged = false }
        switch step {
        case .moved(let y):
            let top = min(max(frame.minY, y), window.screen.bounds.maxY)
            guard isDragged || top > frame.minY else { return }
            isDragged = true
            UIView.performWithoutAnimation { stand(at: top, frame, window) }
        case .ended(let speed):
            guard isDragged else { return }
            isDragged = false
            let top = window.box.frame.minY
            let goesAway = abs(speed) > 30 ? speed > 0 : top > frame.midY
            if top > frame.minY, goesAway, responder?.resignFirstResponder() == true { return }
            UIView.animate(
                withDuration: KeyboardNotice.duration, delay: 0, options: [KeyboardNotice.options, .beginFromCurrentState],
                animations: { self.stand(at: frame.minY, frame, window) }, completion: nil)
        }
    }

    /// What is laid out above it goes along.
    private func stand(at top: CGFloat, _ frame: CGRect, _ window: KeyboardWindow) {
        window.box.frame.origin.y = top
        window.screen.keyboardFrame = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
        for other in window.screen.allWindows where other !== window && other.hasKeyboardGuides { other.layoutIfNeeded() }
    }

    /// A scroll view shows what is edited in it, as far as its insets leave room.
    private func bringIntoSight(animated: Bool) {
        guard let view = responder as? UIView, view is any UITextInput else { return }
        var step = view.superview
        while let candidate = step, !(candidate is UIScrollView) { step = candidate.superview }
        guard let scroll = step as? UIScrollView, scroll.isScrollEnabled else { return }
        scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll).insetBy(dx: 0, dy: -8), animated: animated)
    }

    /// Out of sight it holds nothing of the app's.
    private func letGo() {
        window?.isHidden = true
        window?.box.show(keys: false, traits: nil, inputView: nil, accessory: nil)
    }

    // MARK: Texts that programs edit
    private lazy var listener = InputListener(self)

    /// A view of a program's own tells somebody of what it changes; fields and text views of ours are heard of otherwise.
    private func listen(to responder: UIResponder?) {
        guard let input = responder as? any UITextInput, !(input is any TypedText), input.inputDelegate == nil else { return }
        input.inputDelegate = listener
    }

    // MARK: Its keys
    /// What is edited has another text: a capital may be due.
    func textChanged(of responder: UIResponder) {
        if frame != nil, responder === self.responder { window?.box.textChanged() }
    }

    /// A key of the drawn keyboard was touched: as if the user had typed it elsewhere.
    func press(_ key: KeyboardKeys.Key) {
        guard let typist = responder as? any UIKeyInput else { return }
        let editor = typist as? any TypedText
        switch key {
        case .text(let text): if let editor { editor.userTyped(text) } else { typist.insertText(text) }
        case .delete: if let editor { editor.userDeletedBackward() } else { typist.deleteBackward() }
        case .hide: responder?.resignFirstResponder()
        case .shift, .page, .none: break
        }
    }
}

/// What is told of a keyboard that moves.
struct KeyboardNotice {
    enum Moment { case willShow, didShow, willHide, didHide }

    static let duration: TimeInterval = 0.25
    static let options = UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve._keyboard.rawValue) << 16)

    let begin: CGRect
    let end: CGRect
    let duration: TimeInterval

    private var info: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve._keyboard.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            // What they were called in the first years is still there.
            "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
            "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
            "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
        ]
    }

    /// The frame's notification comes first.
    @MainActor func post(_ moment: Moment) {
        let names: [Notification.Name]
        switch moment {
        case .willShow: names = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
        case .didShow: names = [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
        case .willHide: names = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
        case .didHide: names = [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
        }
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
}

extension UIWindow {
    /// Whether layout in it depends on where the keyboard is.
    fileprivate final var hasKeyboardGuides: Bool {
        subtree.contains { $0.layoutState?.systemGuides.contains { $0.kind == .keyboard } ?? false }
    }
}
