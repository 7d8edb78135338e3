import AppleFoundation
import CoreGraphics
import QuartzCore

/// Shows a part of something larger, and lets the finger move it.
///
/// The bounds' origin is the content's offset: subviews stay where they are in the content, and the window over it moves.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: Collaborators
    final var scrollFlags = ScrollFlags.initial
    final var insets = ContentInsets()
    final var contentExtent = CGSize.zero
    final var drag = ScrollDrag()
    final var animator: ScrollAnimator?
    final var indicators: ScrollIndicators?
    final var zoomer: ScrollZoom?
    final var refresher: UIRefreshControl?
    private weak var storedDelegate: (any UIScrollViewDelegate)?
    final let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    private var pinch: ScrollPinchGestureRecognizer?
    final let touchDelay = ScrollTouchDelay(target: nil, action: nil)

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if coder is InterfaceFileCoder {
            // Those made by code have both.
            clipsToBounds = false
            isMultipleTouchEnabled = false
        }
        coder.fill(self, as: UIScrollView.self)
    }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        pan.allowedScrollTypesMask = .all
        pan.onChange = { [weak self] _ in self?.panChanged() }
        addGestureRecognizer(pan)
        addGestureRecognizer(touchDelay)
    }

    /// Subclasses have delegates that know more, under the same name: theirs is meant where it fits.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            delegateChanged()
        }
    }

    func delegateChanged() { zoomingMayHaveChanged() }

    // MARK: Content
    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { viewLayer.bounds.origin }
        set { if !isExchanged(self, UIScrollView.self, "setContentOffset:", [newValue]) { moveContent(to: newValue) } }
    }

    open var contentSize: CGSize {
        get { contentExtent }
        set { changed("contentSize") { resizeContent(to: newValue) } }
    }

    /// Stops what moves the content and goes there.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if isExchanged(self, UIScrollView.self, "setContentOffset:animated:", [contentOffset, animated]) { return }
        scroll(to: contentOffset, animated: animated)
    }

    /// Goes just so far that the rectangle of the content can be seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Insets (ContentInsets)
    /// Room around the content.
    open var contentInset: UIEdgeInsets {
        get { insets.own }
        set { changed("contentInset") { changeInsets { $0.own = newValue } } }
    }

    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { insets.behavior }
        set { changeInsets { $0.behavior = newValue } }
    }

    /// The content's insets with what bars and the screen's edges cover.
    open var adjustedContentInset: UIEdgeInsets { insets.adjusted }
    open func adjustedContentInsetDidChange() {}

    // MARK: Refreshing (UIRefreshControl)
    /// Comes out when the content is pulled down.
    open var refreshControl: UIRefreshControl? {
        get { refresher.flatMap { $0.isAttached ? $0 : nil } }
        set {
            guard newValue !== refreshControl else { return }
            refreshControl?.removeFromSuperview()
            guard let newValue else { return }
            insertSubview(newValue, at: 0)
            newValue.isAttached = true
        }
    }

    // MARK: Layout guides
    /// What is scrolled over: constraints to its edges give the content its size.
    public final var contentLayoutGuide: UILayoutGuide { scrollContentGuide }
    /// What can be seen: it doesn't scroll.
    public final var frameLayoutGuide: UILayoutGuide { scrollFrameGuide }

    // MARK: Habits
    open var isScrollEnabled: Bool {
        get { scrollFlags.contains(.isScrollEnabled) }
        set {
            changed("scrollEnabled") { set(.isScrollEnabled, newValue) }
            pan.isEnabled = newValue
        }
    }
    open var isDirectionalLockEnabled: Bool {
        get { scrollFlags.contains(.isDirectionalLockEnabled) }
        set { set(.isDirectionalLockEnabled, newValue) }
    }
    open var isPagingEnabled: Bool {
        get { scrollFlags.contains(.isPagingEnabled) }
        set { set(.isPagingEnabled, newValue) }
    }
    open var bounces: Bool {
        get { scrollFlags.contains(.bounces) }
        set { set(.bounces, newValue) }
    }
    open var bouncesVertically: Bool {
        get { scrollFlags.contains(.bouncesVertically) }
        set { set(.bouncesVertically, newValue) }
    }
    open var bouncesHorizontally: Bool {
        get { scrollFlags.contains(.bouncesHorizontally) }
        set { set(.bouncesHorizontally, newValue) }
    }
    open var alwaysBounceVertical: Bool {
        get { scrollFlags.contains(.alwaysBounceVertical) }
        set {
            set(.alwaysBounceVertical, newValue)
            updateInsets()
        }
    }
    open var alwaysBounceHorizontal: Bool {
        get { scrollFlags.contains(.alwaysBounceHorizontal) }
        set {
            set(.alwaysBounceHorizontal, newValue)
            updateInsets()
        }
    }
    open var decelerationRate = DecelerationRate.normal
    open var scrollsToTop: Bool {
        get { scrollFlags.contains(.scrollsToTop) }
        set { set(.scrollsToTop, newValue) }
    }
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var indexDisplayMode = IndexDisplayMode.automatic { didSet { Unsupported.kept("UIScrollView.indexDisplayMode") } }

    // MARK: What goes on
    /// A finger is down, though the content may not have moved yet.
    open var isTracking: Bool { scrollFlags.contains(.isTracking) }
    open var isDragging: Bool { scrollFlags.contains(.isDragging) }
    /// The content moves on after the finger was lifted.
    open var isDecelerating: Bool { scrollFlags.contains(.isDecelerating) }
    open var isScrollAnimating: Bool { scrollFlags.contains(.isAnimating) }
    open func stopScrollingAndZooming() { stopMotion(tellsEnd: true) }

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// Nil while nothing can be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    // MARK: Touches of the content
    /// Whether the content hears of a touch only when it is clear that it doesn't scroll.
    open var delaysContentTouches: Bool {
        get { scrollFlags.contains(.delaysContentTouches) }
        set { set(.delaysContentTouches, newValue) }
    }
    /// Whether a drag may take a touch away from the content.
    open var canCancelContentTouches: Bool {
        get { scrollFlags.contains(.canCancelContentTouches) }
        set { set(.canCancelContentTouches, newValue) }
    }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// By default every view but a control gives its touch up.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === pan ? mayDrag() : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Indicators (ScrollIndicators)
    open var showsVerticalScrollIndicator: Bool {
        get { scrollFlags.contains(.showsVertical) }
        set {
            set(.showsVertical, newValue)
            indicators?.update(self)
        }
    }
    open var showsHorizontalScrollIndicator: Bool {
        get { scrollFlags.contains(.showsHorizontal) }
        set {
            set(.showsHorizontal, newValue)
            indicators?.update(self)
        }
    }
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators?.update(self) } }
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { scrollFlags.contains(.adjustsIndicators) }
        set { set(.adjustsIndicators, newValue) }
    }
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { insets.verticalIndicator }
        set {
            insets.verticalIndicator = newValue
            indicators?.update(self)
        }
    }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { insets.horizontalIndicator }
        set {
            insets.horizontalIndicator = newValue
            indicators?.update(self)
        }
    }
    /// Both at once.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { insets.verticalIndicator }
        set {
            insets.horizontalIndicator = newValue
            verticalScrollIndicatorInsets = newValue
        }
    }
    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    // MARK: Zoom (ScrollZoom)
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomingMayHaveChanged() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomingMayHaveChanged() } }
    open var bouncesZoom: Bool {
        get { scrollFlags.contains(.bouncesZoom) }
        set { set(.bouncesZoom, newValue) }
    }
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }
    /// Makes the rectangle of the content as large as fits.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }
    open var isZooming: Bool { scrollFlags.contains(.isZooming) }
    open var isZoomBouncing: Bool { scrollFlags.contains(.isZoomBouncing) }

    final func setPinch(_ isWanted: Bool) {
        if isWanted, pinch == nil {
            let made = ScrollPinchGestureRecognizer(target: nil, action: nil)
            pinch = made
            addGestureRecognizer(made)
        } else if !isWanted, let known = pinch {
            pinch = nil
            removeGestureRecognizer(known)
        }
    }

    // MARK: Geometry
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = viewLayer.bounds
            guard flags.contains(.isObserved), old.origin != newValue.origin else {
                super.bounds = newValue
                return boundsChanged(from: old)
            }
            changed("contentOffset") {
                super.bounds = newValue
                boundsChanged(from: old)
            }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = viewLayer.bounds
            super.frame = newValue
            boundsChanged(from: old)
        }
    }

    /// Where content that was let go comes to rest, before the delegate has its say. The velocity is in points a millisecond.
    func restingPlace(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
    /// The window over the content is another one; the delegate hears of it after this.
    func contentMoved(isResized: Bool) {}
    /// The room around the content is another one.
    func contentInsetsMoved() {}
    /// What the view's text ends with.
    var describedEnd: [String] { [] }
    /// Nothing moves the content any more.
    func contentRested() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateInsets()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSizeFromConstraints()
        indicators?.update(self)
    }

    override var placesContent: Bool { true }

    /// Only what this view has not turned into insets of its content.
    override var safeAreaInsetsForSubviews: UIEdgeInsets { insets.remainder(of: safeAreaInsets) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return stopMotion(tellsEnd: false) }
        if insets.waitingX != nil || insets.waitingY != nil { goToBeginningInWindow() }
        updateInsets()
    }

    private func set(_ flag: ScrollFlags, _ isOn: Bool) {
        if isOn { scrollFlags.insert(flag) } else { scrollFlags.remove(flag) }
    }
}
