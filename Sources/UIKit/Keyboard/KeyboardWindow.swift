import AppleFoundation
import CoreGraphics

/// Lies above all others, and takes touches where the keyboard is.
final class KeyboardWindow: UIWindow, SystemWindow {
    let box = KeyboardBox()

    convenience init(screen: UIScreen) {
        self.init(frame: screen.bounds)
        if self.screen !== screen { self.screen = screen }
        windowLevel = Level(10_000_000)
        addSubview(box)
    }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        box.frame.contains(point) ? super.hitTest(point, with: event) : nil
    }
}

/// The keyboard from its accessory down to the edge of the screen.
final class KeyboardBox: UIView {
    private let keys = KeyboardView()
    private weak var replacement: UIView?
    private weak var accessory: UIView?
    private var showsKeys = false

    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
        }
    }

    required init?(coder: NSCoder) { fatalError("Made by the keyboard only.") }

    func textChanged() { if showsKeys { keys.textChanged() } }

    func show(keys showsKeys: Bool, traits: (any UITextInputTraits)?, inputView: UIView?, accessory: UIView?) {
        self.showsKeys = showsKeys
        if showsKeys {
            if keys.superview == nil { addSubview(keys) }
            keys.show(traits)
        } else {
            keys.removeFromSuperview()
        }
        replace(&replacement, inputView)
        replace(&self.accessory, accessory)
        let appearance = traits?.keyboardAppearance ?? .default
        overrideUserInterfaceStyle = appearance == .dark ? .dark : appearance == .light ? .light : .unspecified
        setNeedsLayout()
    }

    private func replace(_ old: inout UIView?, _ new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        old = new
        if let new, new.superview !== self { addSubview(new) }
    }

    /// With everything. What an app puts in the keys' place or on top lies above the home indicator.
    func height(width: CGFloat, keys: CGFloat, safe: CGFloat) -> CGFloat {
        let own = replacement.map { height(of: $0, width) }
        let above = accessory.map { height(of: $0, width) } ?? 0
        let below = own.map { $0 + safe } ?? (showsKeys ? keys : above > 0 ? safe : 0)
        accessoryHeight = above
        return below + above
    }

    private var accessoryHeight: CGFloat = 0

    private func height(of view: UIView, _ width: CGFloat) -> CGFloat {
        if let sized = view as? UIInputView, !sized.allowsSelfSizing, view.frame.height > 0 { return view.frame.height }
        if view.translatesAutoresizingMaskIntoConstraints, view.frame.height > 0 { return view.frame.height }
        let natural = view.intrinsicContentSize.height
        if natural > 0 { return natural }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        let rest = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
        if showsKeys { keys.frame = rest }
        if let replacement {
            replacement.frame = CGRect(x: 0, y: rest.minY, width: rest.width, height: height(of: replacement, bounds.width))
        }
    }
}

/// The keys, drawn plainly.
final class KeyboardView: UIView {
    private weak var wishes: (any UITextInputTraits)?
    private var isUppercase = false
    private var showsSigns = false
    private var pressed: CGRect?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Made by the keyboard only.") }

    func show(_ traits: (any UITextInputTraits)?) {
        wishes = traits
        showsSigns = false
        textChanged()
        setNeedsDisplay()
    }

    /// A text begins with a capital, where it says so.
    func textChanged() {
        let isEmpty = (wishes as? any UIKeyInput)?.hasText == false
        let capital = wishes?.autocapitalizationType ?? .none
        let isUpper = capital == .allCharacters || isEmpty && capital != .none
        guard isUpper != isUppercase else { return }
        isUppercase = isUpper
        setNeedsDisplay()
    }

    private var keys: KeyboardKeys { KeyboardKeys(wishes, isUppercase: isUppercase, showsSigns: showsSigns) }

    private var frames: [(cap: KeyboardKeys.Cap, frame: CGRect)] {
        let bar: CGFloat = KeyboardKeys.hasSuggestions(wishes) ? 42 : 0
        // Below the keys of a phone with a home indicator lies its own strip.
        let device = window?.screen.device
        let strip = device.map { $0.idiom == .phone && $0.orientation == .portrait && $0.safeAreaInsets.bottom > 0 } ?? false
        let safe = strip ? 75 : window?.safeAreaInsets.bottom ?? 0
        let sides = window?.safeAreaInsets ?? .zero
        let area = CGRect(
            x: sides.left, y: bar, width: bounds.width - sides.left - sides.right, height: bounds.height - bar - safe)
        return area.height > 0 ? keys.frames(in: area) : []
    }

    override func draw(_ rect: CGRect) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let light = isDark ? UIColor(white: 0.42, alpha: 1) : .white
        let plain = isDark ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.68, green: 0.70, blue: 0.74, alpha: 1)
        let ink: UIColor = isDark ? .white : .black
        for (cap, frame) in frames {
            guard !cap.title.isEmpty else { continue }
            let isLetter = cap.title.count == 1 && cap.key != .shift && cap.key != .delete || cap.title == "space"
            let fill = frame == pressed ? (isLetter ? plain : light) : isLetter ? light : plain
            fill.setFill()
            UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
            let size: CGFloat = cap.title.count == 1 ? 22 : 16
            let text = NSAttributedString(
                string: cap.title, attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: ink])
            let room = text.size()
            text.draw(at: CGPoint(x: frame.midX - room.width / 2, y: frame.midY - room.height / 2))
        }
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
        guard let cap = touches.first.flatMap({ key(at: $0.location(in: self)) })?.cap else { return }
        switch cap.key {
        case .shift: isUppercase.toggle()
        case .page: showsSigns.toggle()
        default:
            Keyboard.shared.press(cap.key)
            // One capital, then small letters again.
            textChanged()
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed = nil
        setNeedsDisplay()
    }
}
