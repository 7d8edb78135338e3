import AppleFoundation
import CoreGraphics
import QuartzCore

/// Shows how much of something has been done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// A line for content, or the thinner one for bars.
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    private let track = UIImageView(frame: .zero)
    private let bar = UIImageView(frame: .zero)
    private var share: Float = 0

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(
            frame: frame.size.height == 0 ? CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)) : frame)
        setUp()
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        // Observers of properties are silent in initialisers.
        refresh()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UIProgressView.self)
    }

    private func setUp() {
        clipsToBounds = true
        addSubview(track)
        addSubview(bar)
        refresh()
    }

    // MARK: Progress
    /// From 0 to 1.
    open var progress: Float {
        get { share }
        set { setProgress(newValue, animated: false) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        let fitting = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard fitting != share else { return }
        if animated { layoutIfNeeded() }
        changed("progress") { share = fitting }
        ControlLooks.change(self, animated: animated) { self.placeParts() }
    }

    // MARK: Looks
    open var progressViewStyle = Style.default { didSet { refresh() } }
    open var progressTintColor: UIColor? { didSet { refresh() } }
    open var trackTintColor: UIColor? { didSet { refresh() } }
    open var progressImage: UIImage? { didSet { refresh() } }
    open var trackImage: UIImage? { didSet { refresh() } }

    private func refresh() {
        bar.image = progressImage
        track.image = trackImage
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        let ground: UIColor = progressViewStyle == .bar ? .clear : .systemFill
        track.backgroundColor = trackImage == nil ? trackTintColor ?? ground : nil
        setNeedsLayout()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    // MARK: Sizes
    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        track.frame = bounds
        let width = bounds.width * CGFloat(share)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let radius = progressViewStyle == .bar || progressImage != nil ? 0 : bounds.height / 2
        layer.cornerRadius = radius
        bar.layer.cornerRadius = radius
    }

    override open var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((share * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}
