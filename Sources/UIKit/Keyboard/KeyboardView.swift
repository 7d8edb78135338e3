import AppleFoundation
import CoreGraphics

/// The keys, drawn plainly.
final class KeyboardView: UIView {
    private weak var wishes: (any UITextInputTraits)?
    private var shift = KeyboardKeys.Shift.off
    private var page = KeyboardKeys.Page.letters
    private var pressed: CGRect?
    private var returnIsOff = false
    /// When shift was touched last: twice in a short time keeps letters large.
    private var lastShift: TimeInterval?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Made by the keyboard only.") }

    private var isPad: Bool { window?.screen.device.idiom == .pad }

    func show(_ traits: (any UITextInputTraits)?) {
        wishes = traits
        page = KeyboardKeys.firstPage(traits, isPad: isPad)
        shift = .off
        textChanged()
        setNeedsDisplay()
    }

    // MARK: What is typed
    /// A capital is due where a text begins, a sentence or a word, as the text says itself.
    func textChanged() {
        let isEmpty = (wishes as? any UIKeyInput)?.hasText == false
        let isOff = wishes?.enablesReturnKeyAutomatically == true && isEmpty
        if isOff != returnIsOff {
            returnIsOff = isOff
            setNeedsDisplay()
        }
        guard shift != .locked else { return }
        let new: KeyboardKeys.Shift = wantsCapital(isEmpty) ? .once : .off
        guard new != shift else { return }
        shift = new
        setNeedsDisplay()
    }

    private func wantsCapital(_ isEmpty: Bool) -> Bool {
        guard let wishes else { return false }
        switch wishes.autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words, .sentences: break
        }
        guard !isEmpty else { return true }
        guard let before = textBefore(wishes) else { return false }
        if before.isEmpty { return true }
        guard let last = before.last, last.isWhitespace else { return false }
        if wishes.autocapitalizationType == .words || last.isNewline { return true }
        guard let sign = before.last(where: { !$0.isWhitespace }) else { return before.count < Self.reach }
        return ".?!".contains(sign)
    }

    private static let reach = 4

    /// What stands before the caret, as far as it says whether a sentence begins. Nil where nobody tells.
    private func textBefore(_ wishes: any UITextInputTraits) -> String? {
        guard let input = wishes as? any UITextInput, let selection = input.selectedTextRange else { return nil }
        let start = input.position(from: selection.start, offset: -Self.reach) ?? input.beginningOfDocument
        return input.textRange(from: start, to: selection.start).flatMap(input.text(in:))
    }

    // MARK: Keys
    private var hasStrip: Bool {
        guard let device = window?.screen.device else { return false }
        return device.idiom == .phone && device.orientation == .portrait && device.safeAreaInsets.bottom > 0
    }

    private var keys: KeyboardKeys { KeyboardKeys(wishes, page, shift, isPad: isPad, hasStrip: hasStrip) }

    private var frames: [(cap: KeyboardKeys.Cap, frame: CGRect)] {
        var bar: CGFloat = KeyboardKeys.hasSuggestions(wishes) ? 42 : 0
        // Pictures need the room of what could come next.
        if case .emoji = page { bar = min(bar, 8) }
        // Below the keys of a phone with a home indicator lies its own strip.
        let below: CGFloat = hasStrip ? 75 : window?.safeAreaInsets.bottom ?? 0
        let sides = window?.safeAreaInsets ?? .zero
        let area = CGRect(
            x: sides.left, y: bar, width: bounds.width - sides.left - sides.right, height: bounds.height - bar - below)
        return area.height > 0 ? keys.frames(in: area, below: hasStrip ? below : 0) : []
    }

    /// For tests: what there is to touch.
    var shownKeys: [(title: String, frame: CGRect)] { frames.map { ($0.cap.title, $0.frame) } }

    // MARK: Drawing
    private struct Paints {
        let light: UIColor
        let plain: UIColor
        let ink: UIColor
        let tint: UIColor

        init(isDark: Bool) {
            light = isDark ? UIColor(white: 0.42, alpha: 1) : .white
            plain = isDark ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.68, green: 0.70, blue: 0.74, alpha: 1)
            ink = isDark ? .white : .black
            tint = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
        }
    }

    override func draw(_ rect: CGRect) {
        let paints = Paints(isDark: traitCollection.userInterfaceStyle == .dark)
        for (cap, frame) in frames where cap.key != .none { draw(cap, frame, paints) }
    }

    private func draw(_ cap: KeyboardKeys.Cap, _ frame: CGRect, _ paints: Paints) {
        let isReturn = cap.key == .text("\n")
        let isPicture = cap.title.unicodeScalars.first.map { $0.value > 0x2600 || $0.properties.isEmojiPresentation } ?? false
        var ink = paints.ink
        if isPicture {
            // Pictures have no keys around them; the group that shows has a shade.
            if cap.key == .page(page) || frame == pressed { fill(frame, paints.plain) }
        } else if isReturn, KeyboardKeys.isProminent(wishes?.returnKeyType ?? .default), !returnIsOff {
            fill(frame, frame == pressed ? paints.light : paints.tint)
            ink = .white
        } else {
            let isOn = cap.key == .shift && shift != .off
            let isLetter = if case .text = cap.key { !isReturn } else { isOn }
            fill(frame, (frame == pressed) == isLetter ? paints.plain : paints.light)
            if isReturn, returnIsOff { ink = paints.ink.withAlphaComponent(0.3) }
        }
        let size: CGFloat = isPicture ? min(30, frame.width * 0.8) : cap.title.count == 1 ? 22 : 16
        let title = cap.key == .shift && shift == .locked ? "\u{21EA}" : cap.title
        let text = NSAttributedString(
            string: title, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: ink])
        let room = text.size()
        text.draw(at: CGPoint(x: frame.midX - room.width / 2, y: frame.midY - room.height / 2))
    }

    private func fill(_ frame: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
    }

    // MARK: Touches
    private func key(at point: CGPoint) -> (cap: KeyboardKeys.Cap, frame: CGRect)? {
        frames.first { $0.frame.insetBy(dx: -3, dy: -4).contains(point) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = touches.first.flatMap { key(at: $0.location(in: self))?.frame }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = nil
        setNeedsDisplay()
        guard let touch = touches.first, let cap = key(at: touch.location(in: self))?.cap else { return }
        if cap.key != .shift { lastShift = nil }
        switch cap.key {
        case .shift: pressedShift(at: touch.timestamp)
        case .page(let new): page = new
        case .text("\n") where returnIsOff: break
        default:
            let isSign = page == .signs || page == .moreSigns
            // Behind a space, or a sign in the middle of a word, letters go on.
            if isSign, cap.key == .text(" ") || cap.key == .text("'"), KeyboardKeys.firstPage(wishes, isPad: isPad) == .letters
            {
                page = .letters
            }
            Keyboard.shared.press(cap.key)
            // One capital, then small letters again.
            textChanged()
        }
    }

    private func pressedShift(at time: TimeInterval) {
        let isSecond = lastShift.map { time - $0 < 0.35 } ?? false
        lastShift = isSecond ? nil : time
        shift = isSecond ? .locked : shift == .off ? .once : .off
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = nil
        setNeedsDisplay()
    }
}
