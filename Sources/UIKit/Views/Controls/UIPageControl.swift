import AppleFoundation
import CoreGraphics
import QuartzCore

/// A row of dots, one for each page, that says which page is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How the page has been changed: by a tap, by a drag along the dots, or not by hand.
    public enum InteractionState: Int, Sendable {
        case none = 0
        case discrete = 1
        case continuous = 2
    }

    /// Whether the dots have something behind them always, while touched, or never.
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    // MARK: Parts
    private var dots: [UIImageView] = []
    private let platter = UIView(frame: .zero)
    private var pages = 0
    private var page = 0
    private var pictures: [Int: UIImage] = [:]
    private var startPage = 0
    private var startPlace: CGFloat = 0

    private static let dotSize: CGFloat = 7
    private static let pitch: CGFloat = 16
    private static let margin: CGFloat = 12
    private static let height: CGFloat = 27.5

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UIPageControl.self)
    }

    private func setUp() {
        platter.isUserInteractionEnabled = false
        platter.isHidden = true
        platter.backgroundColor = .secondarySystemFill
        addSubview(platter)
    }

    // MARK: Pages
    open var numberOfPages: Int {
        get { pages }
        set {
            changed("numberOfPages") { pages = max(0, newValue) }
            page = min(page, max(0, pages - 1))
            makeDots()
        }
    }

    open var currentPage: Int {
        get { page }
        set {
            let fitting = min(max(newValue, 0), max(0, pages - 1))
            guard fitting != page else { return }
            changed("currentPage") { page = fitting }
            paint()
        }
    }

    open var hidesForSinglePage = false { didSet { makeDots() } }
    open var defersCurrentPageDisplay = false
    open func updateCurrentPageDisplay() { paint() }

    // MARK: Looks
    open var pageIndicatorTintColor: UIColor? { didSet { paint() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { paint() } }
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsLayout() } }
    open private(set) var interactionState = InteractionState.none
    /// Whether dragging over the dots turns the pages.
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage? { didSet { paint() } }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        pictures[page] = image
        paint()
    }
    open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }

    private func makeDots() {
        let count = hidesForSinglePage && pages <= 1 ? 0 : pages
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = UIImageView(frame: .zero)
            dot.contentMode = .scaleAspectFit
            dots.append(dot)
            addSubview(dot)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        paint()
    }

    private func paint() {
        for (index, dot) in dots.enumerated() {
            let color =
                index == page
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            let picture = pictures[index] ?? preferredIndicatorImage
            dot.image = picture
            dot.tintColor = color
            dot.backgroundColor = picture == nil ? color : nil
            dot.layer.cornerRadius = picture == nil ? Self.dotSize / 2 : 0
        }
    }

    // MARK: Sizes
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.pitch * CGFloat(max(0, pageCount - 1)) + Self.dotSize + 2 * Self.margin, height: Self.height)
    }

    override open var intrinsicContentSize: CGSize {
        dots.isEmpty ? CGSize(width: 0, height: Self.height) : size(forNumberOfPages: pages)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = size(forNumberOfPages: pages)
        platter.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        platter.layer.cornerRadius = size.height / 2
        platter.isHidden = !(backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous)
        let scale = traits.drawingScale
        let start = bounds.midX - Self.pitch * CGFloat(dots.count - 1) / 2
        for (index, dot) in dots.enumerated() {
            let place = CGFloat(isRightToLeft ? dots.count - 1 - index : index)
            let length = dot.image == nil ? Self.dotSize : Self.pitch - 4
            let x = start + Self.pitch * place - length / 2
            let y = bounds.midY - length / 2
            dot.frame = CGRect(
                x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: length, height: length)
        }
    }

    // MARK: Tracking
    override var claimsTaps: Bool { true }

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startPage = page
        startPlace = touch.location(in: self).x
        interactionState = .discrete
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction else { return true }
        let way = touch.location(in: self).x - startPlace
        guard interactionState == .continuous || abs(way) > 10 else { return true }
        interactionState = .continuous
        setNeedsLayout()
        turn(to: startPage + Int((way / Self.pitch).rounded()) * (isReversed ? -1 : 1), event)
        return true
    }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wasContinuous = interactionState == .continuous
        stopInteraction()
        guard !wasContinuous, touchEndsInside, let touch else { return }
        let isRight = touch.location(in: self).x > bounds.midX
        turn(to: page + (isRight != isReversed ? 1 : -1), event)
    }

    override open func cancelTracking(with event: UIEvent?) { stopInteraction() }

    private func stopInteraction() {
        interactionState = .none
        setNeedsLayout()
    }

    private func turn(to wanted: Int, _ event: UIEvent?) {
        let fitting = min(max(wanted, 0), max(0, pages - 1))
        guard fitting != page else { return }
        page = fitting
        if !defersCurrentPageDisplay { paint() }
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    override open var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(page + 1) of \(pages)" }
        set { super.accessibilityValue = newValue }
    }
}
