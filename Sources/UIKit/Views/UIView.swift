@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore

/// A rectangle on the screen: it shows content, holds subviews and responds to touches.
///
/// The main actor comes from `UIResponder`.
open class UIView: UIResponder, @preconcurrency CALayerDelegate, @preconcurrency NSCoding, UICoordinateSpace,
    UITraitEnvironment,
    UITraitChangeObservable
{
    // MARK: State
    // What layout asks for all the time lies together.
    nonisolated(unsafe) final let viewLayer: CALayer
    final var flags = ViewFlags.initial
    final var layoutState: LayoutState?
    final var parentReference: Uncounted<UIView>?
    nonisolated(unsafe) final var windowReference: Uncounted<UIWindow>?
    final var subviewList = SubviewList()
    /// Counted when they are the view's own: see `traits`.
    final var traitsReference = CurrentTraits.pinned
    final var rarities: ViewRarities?
    /// The owner takes itself off before it goes.
    final unowned(unsafe) var viewOwner: (any ViewOwner)?
    final var ownFill: UIColor?

    // MARK: Creating a view
    public init(frame: CGRect) {
        viewLayer = LayerFactory.make(Self.layerClass)
        super.init()
        adoptLayer()
        if frame != .zero { viewLayer.frame = frame }
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        viewLayer = LayerFactory.make(Self.layerClass)
        super.init()
        adoptLayer()
        decodeState(from: coder)
    }

    open func encode(with coder: NSCoder) { encodeState(into: coder) }

    deinit { Self.end(self) }

    // MARK: The layer
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer { viewLayer }

    // MARK: Appearance
    open var backgroundColor: UIColor? {
        get { ownFill }
        set {
            if !isExchanged(self, UIView.self, "setBackgroundColor:", [newValue]) {
                changed("backgroundColor") { setBackground(newValue) }
            }
        }
    }

    open var isHidden: Bool {
        get { viewLayer.isHidden }
        set {
            if isExchanged(self, UIView.self, "setHidden:", [newValue]) { return }
            changed("hidden") { if newValue != viewLayer.isHidden { setHidden(newValue) } }
        }
    }

    open var alpha: CGFloat {
        get { CGFloat(viewLayer.opacity) }
        set { changed("alpha") { viewLayer.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    /// A promise that the view fills its bounds completely; only views that draw make use of it.
    open var isOpaque: Bool {
        get { flags.contains(.isOpaque) }
        set { changed("opaque") { setOpaque(newValue) } }
    }

    /// The colour of what can be touched; inherited.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { changed("tintColor") { setTintColor(newValue) } }
    }

    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    open func tintColorDidChange() { _ = isExchanged(self, UIView.self, "tintColorDidChange") }

    open var clipsToBounds: Bool {
        get { viewLayer.masksToBounds }
        set { changed("clipsToBounds") { viewLayer.masksToBounds = newValue } }
    }

    open var clearsContextBeforeDrawing: Bool {
        get { flags.contains(.clearsContextBeforeDrawing) }
        set { flags.set(.clearsContextBeforeDrawing, newValue) }
    }

    /// Its alpha channel says where this view shows.
    open var mask: UIView? {
        get { rarities?.maskView }
        set { setMask(newValue) }
    }

    // MARK: Geometry
    open var frame: CGRect {
        get { viewLayer.frame }
        set { changed("frame") { changeFrame(to: newValue) } }
    }

    open var bounds: CGRect {
        get { viewLayer.bounds }
        set { changed("bounds") { changeGeometry { $0.bounds = newValue } } }
    }

    open var center: CGPoint {
        get { viewLayer.position }
        set { changed("center") { changePosition(to: newValue) } }
    }

    open var transform: CGAffineTransform {
        get { viewLayer.affineTransform() }
        set { changed("transform") { viewLayer.setAffineTransform(newValue) } }
    }

    open var transform3D: CATransform3D {
        get { viewLayer.transform }
        set { viewLayer.transform = newValue }
    }

    /// Where in the unit square of the bounds `center` is.
    open var anchorPoint: CGPoint {
        get { viewLayer.anchorPoint }
        set { viewLayer.anchorPoint = newValue }
    }

    /// Pixels per point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { viewLayer.contentsScale }
        set { setContentScale(newValue) }
    }

    open var contentMode: ContentMode {
        get { ContentMode(rawValue: flags.contentMode) ?? .scaleToFill }
        set { changed("contentMode") { setContentMode(newValue) } }
    }

    /// The part of the contents that stretches, in the unit square.
    open var contentStretch: CGRect {
        get { viewLayer.contentsCenter }
        set { viewLayer.contentsCenter = newValue }
    }

    // MARK: Sizes
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, newValue) }
    }

    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: flags.autoresizing) }
        set { setAutoresizingMask(newValue) }
    }

    /// The size that suits the view best; the present one unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() { fitSize() }

    /// The size that the content has by itself.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    open func invalidateIntrinsicContentSize() { intrinsicSizeBecameInvalid() }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(along: axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, along: axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance(along: axis)
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompressionResistance(priority, along: axis)
    }

    /// What layout aligns, as insets from the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

    /// Whether the autoresizing mask takes part in Auto Layout.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.contains(.translatesAutoresizingMask) }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whose baselines stand for this view's; its own edges if it is the view itself.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The older way to say both.
    open func forBaselineLayout() -> UIView { self }
    // What views of this module override, and others say by their `ViewNature`.
    /// How far the first or last line of the view's own text stands above its bottom edge.
    func baselineFromBottom(first: Bool) -> CGFloat? { rarities?.nature?.baselineFromBottom(first: first) }
    /// Whether constraints to the edges from inside mean `scrollContentGuide`, as in a scroll view.
    var placesContent: Bool { false }
    /// What the safe area is for subviews; a scroll view keeps what its content insets take up.
    var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
    /// Hugging of views in code whose class has another one than 250.
    var naturalHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        rarities?.nature?.naturalHugging ?? (.defaultLow, .defaultLow)
    }
    /// Whether the height depends on the width that layout gives.
    var wrapsTextInLayout: Bool { rarities?.nature?.wrapsTextInLayout ?? false }
    /// `intrinsicContentSize` with the text broken at a width.
    func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize {
        rarities?.nature?.intrinsicSize(forLayoutWidth: width) ?? intrinsicContentSize
    }

    // MARK: Hierarchy
    public final var superview: UIView? { parentReference?.object }
    open var subviews: [UIView] { subviewList.views }
    open var window: UIWindow? { windowReference?.object }

    open func addSubview(_ view: UIView) {
        onMain("-[UIView addSubview:]")
        if !isExchanged(self, UIView.self, "addSubview:", [view]) { attach(view, at: .front) }
    }
    open func insertSubview(_ view: UIView, at index: Int) {
        onMain("-[UIView insertSubview:atIndex:]")
        attach(view, at: .index(index))
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        onMain("-[UIView insertSubview:belowSubview:]")
        attach(view, at: .below(siblingSubview))
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        onMain("-[UIView insertSubview:aboveSubview:]")
        attach(view, at: .above(siblingSubview))
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) {
        onMain("-[UIView bringSubviewToFront:]")
        reorder(view, to: .front)
    }
    open func sendSubviewToBack(_ view: UIView) {
        onMain("-[UIView sendSubviewToBack:]")
        reorder(view, to: .back)
    }
    open func removeFromSuperview() {
        onMain("-[UIView removeFromSuperview]")
        if !isExchanged(self, UIView.self, "removeFromSuperview") { detach() }
    }

    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    open var tag: Int {
        get { rarities?.tag ?? 0 }
        set { changed("tag") { if newValue != tag { rare.tag = newValue } } }
    }

    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {
        _ = isExchanged(self, UIView.self, "willMoveToSuperview:", [newSuperview])
    }
    open func didMoveToSuperview() { _ = isExchanged(self, UIView.self, "didMoveToSuperview") }
    open func willMove(toWindow newWindow: UIWindow?) {
        _ = isExchanged(self, UIView.self, "willMoveToWindow:", [newWindow])
    }
    open func didMoveToWindow() { _ = isExchanged(self, UIView.self, "didMoveToWindow") }

    // MARK: Layout and display
    open func setNeedsLayout() {
        onMain("-[UIView setNeedsLayout]")
        viewLayer.setNeedsLayout()
    }
    open func layoutIfNeeded() {
        onMain("-[UIView layoutIfNeeded]")
        layoutSubtree()
    }
    open func layoutSubviews() {
        if !isExchanged(self, UIView.self, "layoutSubviews") { placeSubviews() }
    }

    open func setNeedsUpdateConstraints() {
        onMain("-[UIView setNeedsUpdateConstraints]")
        markConstraintsDirty()
    }
    open func needsUpdateConstraints() -> Bool { flags.contains(.ownNeedsUpdateConstraints) }
    open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
    open func updateConstraints() { flags.remove(.ownNeedsUpdateConstraints) }

    open func setNeedsDisplay() {
        onMain("-[UIView setNeedsDisplay]")
        markForDisplay(nil)
    }
    open func setNeedsDisplay(_ rect: CGRect) {
        onMain("-[UIView setNeedsDisplayInRect:]")
        markForDisplay(rect)
    }
    /// Draws the view's content into the current context.
    open func draw(_ rect: CGRect) {}

    // MARK: Safe area and margins
    open var safeAreaInsets: UIEdgeInsets { flags.contains(.hasSafeArea) ? rarities?.safeAreaInsets ?? .zero : .zero }
    open func safeAreaInsetsDidChange() {}
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { flags.contains(.insetsLayoutMarginsFromSafeArea) }
        set { setMarginFlag(.insetsLayoutMarginsFromSafeArea, newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { flags.contains(.preservesSuperviewLayoutMargins) }
        set { setMarginFlag(.preservesSuperviewLayoutMargins, newValue) }
    }
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set {
            changed("layoutMargins") { setOwnMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft)) }
        }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
        set { setOwnMargins(newValue) }
    }
    open func layoutMarginsDidChange() {}

    // MARK: Reading direction
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { UISemanticContentAttribute(rawValue: flags.semantics) ?? .unspecified }
        set { setSemantics(newValue) }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Touches
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.isUserInteractionEnabled) }
        set { changed("userInteractionEnabled") { flags.set(.isUserInteractionEnabled, newValue) } }
    }
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.isMultipleTouchEnabled) }
        set { flags.set(.isMultipleTouchEnabled, newValue) }
    }
    open var isExclusiveTouch: Bool {
        get { flags.contains(.isExclusiveTouch) }
        set { flags.set(.isExclusiveTouch, newValue) }
    }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard _objcExchanges else { return HitTesting.deepestView(in: self, at: point, with: event) }
        return exchanged(self, UIView.self, "hitTest:withEvent:", [point, event]) {
            HitTesting.deepestView(in: self, at: point, with: event)
        }
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard _objcExchanges else { return HitTesting.contains(point, in: bounds) }
        return exchanged(self, UIView.self, "pointInside:withEvent:", [point, event]) { HitTesting.contains(point, in: bounds) }
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rarities?.gestureRecognizers }
        set { setGestureRecognizers(newValue) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        onMain("-[UIView addGestureRecognizer:]")
        attachGesture(gestureRecognizer)
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detachGesture(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var next: UIResponder? { viewOwner?.ownerResponder ?? superview }

    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignEditing(force: force) }

    // MARK: Coordinates
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, from: self, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view, to: self) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, from: self, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view, to: self) }
    // MARK: Environment
    open var traitCollection: UITraitCollection { traits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        _ = isExchanged(self, UIView.self, "traitCollectionDidChange:", [previousTraitCollection])
    }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rarities?.overrideStyle ?? .unspecified }
        set { setOverrideStyle(newValue) }
    }
    open var traitOverrides: UITraitOverrides {
        get { rarities?.traitOverrides ?? UITraitOverrides() }
        set { setTraitOverrides(newValue) }
    }
    /// Has nothing to do: traits are up to date as soon as what they follow from has changed.
    open func updateTraitsIfNeeded() {}

    // MARK: Snapshots
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        ViewSnapshot.view(of: self, afterUpdates: afterUpdates)
    }
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    )
        -> UIView?
    {
        ViewSnapshot.view(of: self, rect: rect, afterUpdates: afterUpdates, capInsets: capInsets)
    }
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        ViewSnapshot.draw(self, in: rect, afterUpdates: afterUpdates)
    }

    // MARK: Interactions
    open var interactions: [any UIInteraction] {
        get { rarities?.interactions ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { remove(old) }
            for interaction in newValue { add(interaction) }
        }
    }
    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

    // MARK: Limits of the preferred text size, for the view and what is inside
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rarities?.textSizeLimits.minimum }
        set { setTextSizeLimits(minimum: newValue, maximum: maximumContentSizeCategory) }
    }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rarities?.textSizeLimits.maximum }
        set { setTextSizeLimits(minimum: minimumContentSizeCategory, maximum: newValue) }
    }
    open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }

    // MARK: Motion effects
    open var motionEffects: [UIMotionEffect] {
        get { rarities?.motionEffects ?? [] }
        set { rare.motionEffects = newValue }
    }
    open func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { rare.motionEffects.append(effect) }
    }
    open func removeMotionEffect(_ effect: UIMotionEffect) { rarities?.motionEffects.removeAll { $0 === effect } }

    // MARK: Accessibility
    open var isAccessibilityElement: Bool {
        get { flags.contains(.isOtherwiseAccessible) != (CardBook.accessibility(of: type(of: self)) != nil) }
        set { flags.set(.isOtherwiseAccessible, newValue != (CardBook.accessibility(of: type(of: self)) != nil)) }
    }
    open var accessibilityLabel: String? {
        get { rarities?.accessibilityLabel }
        set { rare.accessibilityLabel = newValue }
    }
    open var accessibilityHint: String? {
        get { rarities?.accessibilityHint }
        set { rare.accessibilityHint = newValue }
    }
    open var accessibilityValue: String? {
        get { rarities?.accessibilityValue }
        set { rare.accessibilityValue = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { rarities?.accessibilityIdentifier }
        set { rare.accessibilityIdentifier = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { rarities?.accessibilityTraits ?? CardBook.accessibility(of: type(of: self)) ?? .none }
        set { rare.accessibilityTraits = newValue }
    }
    /// In the screen's coordinates.
    open var accessibilityFrame: CGRect {
        get { rarities?.accessibilityFrame ?? screenFrame }
        set { rare.accessibilityFrame = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { rarities?.accessibilityElements }
        set { rare.accessibilityElements = newValue }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    open var accessibilityElementsHidden: Bool {
        get { rarities?.accessibilityElementsHidden ?? false }
        set { rare.accessibilityElementsHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { rarities?.accessibilityViewIsModal ?? false }
        set { rare.accessibilityViewIsModal = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { rarities?.accessibilityExtras?.customActions }
        set { rare.moreAccessibility.customActions = newValue }
    }
    /// In the screen's coordinates; the middle of the frame unless another is set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return rarities?.accessibilityExtras?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { rare.moreAccessibility.activationPoint = newValue }
    }
    /// In the screen's coordinates.
    open var accessibilityPath: UIBezierPath? {
        get { rarities?.accessibilityExtras?.path }
        set { rare.moreAccessibility.path = newValue }
    }
    open var accessibilityLanguage: String? {
        get { rarities?.accessibilityExtras?.language }
        set { rare.moreAccessibility.language = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { rarities?.accessibilityExtras?.groupsChildren ?? false }
        set { rare.moreAccessibility.groupsChildren = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { rarities?.accessibilityExtras?.containerType ?? .none }
        set { rare.moreAccessibility.containerType = newValue }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { rarities?.accessibilityExtras?.navigationStyle ?? .automatic }
        set { rare.moreAccessibility.navigationStyle = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { rarities?.accessibilityExtras?.respondsToUser ?? true }
        set { rare.moreAccessibility.respondsToUser = newValue }
    }
    open var accessibilityIgnoresInvertColors: Bool {
        get { rarities?.accessibilityExtras?.ignoresInvertColors ?? false }
        set { rare.moreAccessibility.ignoresInvertColors = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { rarities?.accessibilityExtras?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { rare.moreAccessibility.userInputLabels = newValue }
    }

    // MARK: Restoration
    open var restorationIdentifier: String? {
        get { rarities?.restorationIdentifier }
        set { rare.restorationIdentifier = newValue }
    }
    /// Called for views with an identifier, in controllers that are kept. Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: The layer's delegate
    open func display(_ layer: CALayer) { displayContents(of: layer) }
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) { if layer === viewLayer { performLayout() } }
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewActions.action(for: self, layer: layer, key: event)
    }

    // MARK: Animations (UIView+Animations)
    /// Runs `animations`; what they change about views moves there in `duration` seconds.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        startBlock(
            duration: duration, delay: delay, options: options, pacing: .curve(options.curve), animations: animations,
            completion: completion)
    }

    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        startBlock(duration: duration, animations: animations, completion: completion)
    }

    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        startBlock(duration: duration, animations: animations, completion: nil)
    }

    /// A spring that comes to rest after `duration`. A ratio of 1 doesn't swing; velocity 1 is the whole way in a second.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pacing = AnimationPacing.spring(duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        startBlock(
            duration: duration, delay: delay, options: options, pacing: pacing, animations: animations, completion: completion)
    }

    /// Runs `animations`, whose `addKeyframe` calls say what moves in which part of the duration.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        startKeyframes(duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Runs `animations`, which change what is inside `view`, and leads from the old picture to the new one.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition(view: view, duration: duration, options: options).run(animations ?? {}, completion)
    }

    /// Replaces `fromView` in its superview by `toView`. The effect shows on the superview.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        replace(fromView, by: toView, duration: duration, options: options, completion: completion)
    }

    /// Runs `animations` with nothing moving.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.withoutAnimations(actionsWithoutAnimation)
    }

    open override var description: String { Isolation.assumeMain { HierarchyDescription.line(self) } }
}
