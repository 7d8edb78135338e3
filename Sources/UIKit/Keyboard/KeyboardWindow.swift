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
