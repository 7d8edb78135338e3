import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// A view that a layout places: a cell, a header, or something behind them.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// As what it was registered or made.
    final var identifier: String?
    final weak var collection: UICollectionView?
    /// Where the view is shown, while it is one of the view's.
    final var shown = ReusableState()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        identifier = InterfaceFileCoder.of(coder)?.attribute("reuseIdentifier")
        super.init(coder: coder)
    }

    open var reuseIdentifier: String? { identifier }
    /// Before the view is handed out again. Overrides call super.
    open func prepareForReuse() {}

    // MARK: Layout
    /// The view has been placed: what else the layout's attributes say is for subclasses to take.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// What the view would like instead. The argument is its own to change.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fitToConstraints(layoutAttributes)
        return layoutAttributes
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        wantsMeasuring()
    }

    final func wantsMeasuring() {
        guard let collection, shown.attributes != nil, collection.selfSizingInvalidation != .disabled else { return }
        collection.display.measureAgain(self, collection)
    }
}

/// What a collection view knows of one of its views.
struct ReusableState {
    var element: CollectionElement?
    /// What was applied last, and how it looked then.
    var attributes: UICollectionViewLayoutAttributes?
    var look: UICollectionViewLayoutAttributes.Look?
    /// The last update that still showed it.
    var round = 0
    /// Where it lies among its siblings.
    var depth = 0
}

extension UICollectionReusableView: HearsConstraints {
    /// While cells are asked for and measured they are measured anyway.
    final func constraintsChangedInside() {
        guard let display = collection?.display, !display.isUpdating, let element = shown.element,
            display.views[element] === self
        else { return }
        wantsMeasuring()
    }

    /// A header that a layout only estimates is as large as its constraints want it.
    private func fitToConstraints(_ wish: UICollectionViewLayoutAttributes) {
        let fixed = wish.fixedAxes
        guard wish.isEstimated, fixed != [.horizontal, .vertical], !constraints.isEmpty else { return }
        wish.size = systemLayoutSizeFitting(
            CGSize(
                width: fixed.contains(.horizontal) ? wish.size.width : UIView.layoutFittingCompressedSize.width,
                height: fixed.contains(.vertical) ? wish.size.height : UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
            verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel)
    }

    /// Places the view, and tells it the rest, unless it has all that already.
    final func take(_ attributes: UICollectionViewLayoutAttributes) {
        if let old = shown.attributes, old === attributes || old.isEqual(attributes), attributes.looks(like: shown.look) {
            shown.attributes = attributes
            return
        }
        shown.attributes = attributes
        shown.look = attributes.look
        place(attributes)
        apply(attributes)
    }

    /// Geometry and looks, without the words to subclasses.
    final func place(_ attributes: UICollectionViewLayoutAttributes) {
        if attributes.isTurned {
            layer.transform = attributes.transform3D
            if bounds.size != attributes.size { bounds.size = attributes.size }
            let middle = CGRect(origin: attributes.center, size: .zero)
            let wanted = attributes.carrier?.inside(middle).origin ?? middle.origin
            if center != wanted { center = wanted }
        } else {
            if !CATransform3DIsIdentity(layer.transform) { layer.transform = CATransform3DIdentity }
            let wanted = attributes.carrier?.inside(attributes.frame) ?? attributes.frame
            if frame != wanted { frame = wanted }
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    }
}
