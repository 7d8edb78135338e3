import AppleFoundation
import CoreGraphics
import QuartzCore

/// Turns to show that something is being done.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large an indicator is; the coloured ones are from before iOS 13.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// Older names.
        case whiteLarge = 0
        case white = 1
        case gray = 2
    }

    private let wheel = CALayer()
    private var spins = false
    private static let spokes = 8
    private static let turn: TimeInterval = 0.8

    // MARK: Creating
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
        setUp()
    }

    override public init(frame: CGRect) {
        style = .medium
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size(.medium)) : frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)!
        setUp()
        coder.fill(self, as: UIActivityIndicatorView.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        wheel.isHidden = true
        for _ in 0..<Self.spokes {
            let spoke = CALayer()
            spoke.actions = ["position": NSNull(), "bounds": NSNull(), "backgroundColor": NSNull(), "hidden": NSNull()]
            wheel.addSublayer(spoke)
        }
        wheel.actions = ["position": NSNull(), "bounds": NSNull(), "hidden": NSNull()]
        viewLayer.addSublayer(wheel)
        viewLayer.ownerLaysOut()
        showOrHide()
    }

    // MARK: Looks
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            bounds.size = Self.size(style)
            setNeedsLayout()
        }
    }
    @available(*, deprecated, renamed: "style")
    open var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
    open var color: UIColor! {
        get { ownColor ?? (style == .white || style == .whiteLarge ? .white : UIColor.secondaryLabel) }
        set {
            ownColor = newValue
            setNeedsLayout()
        }
    }
    private var ownColor: UIColor?
    /// How many of its spokes can be seen, 0...1: they come one after the other.
    final var revealed: CGFloat = 1 { didSet { if revealed != oldValue { setNeedsLayout() } } }
    open var hidesWhenStopped = true { didSet { showOrHide() } }

    private static func size(_ style: Style) -> CGSize {
        let isLarge = style == .large || style == .whiteLarge
        return isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    // MARK: Turning
    open func startAnimating() {
        guard !spins else { return }
        spins = true
        showOrHide()
        spin()
    }

    open func stopAnimating() {
        guard spins else { return }
        spins = false
        wheel.removeAnimation(forKey: "turn")
        showOrHide()
    }

    open var isAnimating: Bool { spins }

    private func showOrHide() { wheel.isHidden = hidesWhenStopped && !spins }

    /// In steps of one spoke.
    private func spin() {
        guard spins, window != nil, wheel.animation(forKey: "turn") == nil else { return }
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        animation.values = (0...Self.spokes).map { Double($0) * 2 * .pi / Double(Self.spokes) }
        animation.calculationMode = .discrete
        animation.duration = Self.turn
        animation.repeatCount = .infinity
        wheel.add(animation, forKey: "turn")
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        spin()
    }

    // MARK: Sizes
    override open var intrinsicContentSize: CGSize { Self.size(style) }
    override var naturalHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        placeSpokes()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    private func placeSpokes() {
        let length = min(intrinsicContentSize.width, 37)
        wheel.bounds = CGRect(x: 0, y: 0, width: length, height: length)
        wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let spokeSize = CGSize(width: length * 0.135, height: length * 0.29)
        let color = self.color.resolvedColor(with: traitCollection)
        for (index, spoke) in (wheel.sublayers ?? []).enumerated() {
            let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.spokes)
            let radius = length / 2 - spokeSize.height / 2
            spoke.bounds = CGRect(origin: .zero, size: spokeSize)
            spoke.cornerRadius = spokeSize.width / 2
            spoke.position = CGPoint(x: length / 2 + radius * sin(angle), y: length / 2 - radius * cos(angle))
            spoke.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            spoke.backgroundColor = color.cgColor
            spoke.isHidden = CGFloat(index) >= revealed * CGFloat(Self.spokes)
            // The spoke that comes last is the darkest.
            spoke.opacity = 0.25 + 0.75 * Float(index) / Float(Self.spokes - 1)
        }
    }
}
