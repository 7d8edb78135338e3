import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Where one element of a layout is, and how it is shown.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    // Bound to no actor, as apps override `isEqual` and `copy` and use what they added there.
    final var element = CollectionElement.item(ListPath(0, 0))
    private var place = CGRect.zero
    private var middle = CGPoint.zero
    /// Nil for the identity.
    private var turned: CATransform3D?
    /// Axes along which the layout has decided: a cell that measures itself keeps to them.
    package final var fixedAxes: FixedAxes = []
    /// Whether the layout goes by what views measure, along the other axes.
    final var isEstimated = false
    /// The display's round in which it had a view.
    final var round = 0
    /// What the view lies in that moves sideways by itself; nil: in the collection view. The frame is where it is seen.
    final weak var carrier: OrthogonalRow?

    package struct FixedAxes: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let horizontal = FixedAxes(rawValue: 1)
        package static let vertical = FixedAxes(rawValue: 2)
    }

    // MARK: Creating
    public override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        become(.cell, "", indexPath)
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        become(.supplementaryView, elementKind, indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        become(.decorationView, decorationViewKind, indexPath)
    }

    final func become(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath) {
        element = CollectionElement(category, kind, indexPath)
        indexPath_ = indexPath
    }

    // MARK: What it is for
    private var indexPath_ = IndexPath(item: 0, section: 0)
    open var indexPath: IndexPath {
        get { indexPath_ }
        set {
            indexPath_ = newValue
            element.path = ListPath(any: newValue)
        }
    }
    open var representedElementCategory: UICollectionView.ElementCategory { element.category }
    /// Nil for cells.
    open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

    // MARK: Where it is
    /// Undefined while there is a transform.
    open var frame: CGRect {
        get {
            guard let turned else { return place }
            let size = place.size
            let flat = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(CATransform3DGetAffineTransform(turned))
            return flat.offsetBy(dx: middle.x, dy: middle.y)
        }
        set {
            place = newValue
            middle = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
        }
    }
    open var center: CGPoint {
        get { middle }
        set {
            middle = newValue
            place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2)
        }
    }
    /// The center stays when it is set.
    open var size: CGSize {
        get { place.size }
        set {
            place.size = newValue
            place.origin = CGPoint(x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2)
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: place.size) }
        set { size = newValue.size }
    }
    open var transform3D: CATransform3D {
        get { turned ?? CATransform3DIdentity }
        set { turned = CATransform3DIsIdentity(newValue) ? nil : newValue }
    }
    open var transform: CGAffineTransform {
        get { turned.map { CATransform3DGetAffineTransform($0) } ?? .identity }
        set { turned = newValue.isIdentity ? nil : CATransform3DMakeAffineTransform(newValue) }
    }
    final var isTurned: Bool { turned != nil }

    // MARK: How it is shown
    open var alpha: CGFloat = 1
    /// Higher ones lie in front.
    open var zIndex = 0
    open var isHidden = false

    /// What views take of it. Layouts may keep the object that they answer with, and change it.
    struct Look {
        fileprivate let place: CGRect
        fileprivate let middle: CGPoint
        fileprivate let turned: CATransform3D?
        fileprivate let alpha: CGFloat
        fileprivate let zIndex: Int
        fileprivate let isHidden: Bool
    }

    final var look: Look {
        Look(place: place, middle: middle, turned: turned, alpha: alpha, zIndex: zIndex, isHidden: isHidden)
    }

    final func looks(like look: Look?) -> Bool {
        guard let look, place == look.place, middle == look.middle, alpha == look.alpha, zIndex == look.zIndex,
            isHidden == look.isHidden
        else { return false }
        if turned == nil, look.turned == nil { return true }
        return CATransform3DEqualToTransform(transform3D, look.turned ?? CATransform3DIdentity)
    }

    // MARK: As a value
    /// A copy, by `copy()` where a subclass may have a word in it.
    final var another: UICollectionViewLayoutAttributes? {
        guard type(of: self) == UICollectionViewLayoutAttributes.self else {
            return copy() as? UICollectionViewLayoutAttributes
        }
        let copy = UICollectionViewLayoutAttributes()
        fill(copy)
        return copy
    }

    /// Subclasses with more in them add it to the copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self)._new()
        fill(copy)
        return copy
    }

    private final func fill(_ copy: UICollectionViewLayoutAttributes) {
        copy.element = element
        copy.indexPath_ = indexPath_
        copy.place = place
        copy.middle = middle
        copy.turned = turned
        copy.fixedAxes = fixedAxes
        copy.carrier = carrier
        copy.isEstimated = isEstimated
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
    }

    /// Views take attributes only when they are not equal to those they have.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else { return false }
        if other === self { return true }
        return element == other.element && place == other.place && middle == other.middle && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    open override var hash: Int { element.hashValue }

    /// Nothing that can't be drawn, and nothing that would never end.
    final var isUsable: Bool {
        // Nor is what isn't a number.
        func plain(_ value: CGFloat) -> Bool { abs(value) < 1e12 }
        return plain(place.origin.x) && plain(place.origin.y) && plain(place.size.width) && plain(place.size.height)
            && plain(middle.x) && plain(middle.y) && !alpha.isNaN
            && (turned.map { plain($0.m11) && plain($0.m41) && plain($0.m42) } ?? true)
    }

    open override var description: String {
        var words = "<\(Diagnostics.typeName(type(of: self))): \(Diagnostics.address(self))> "
        switch element.category {
        case .cell: words += "index path: "
        case .supplementaryView: words += "element kind: (\(element.kind)); index path: "
        case .decorationView: words += "decoration view kind: (\(element.kind)); index path: "
        }
        let frame = frame
        words += "(\(ListProblem.name(element.path))); frame = (\(short(frame.minX)) \(short(frame.minY)); "
        words += "\(short(frame.width)) \(short(frame.height))); "
        if alpha != 1 { words += "alpha = \(short(alpha)); " }
        if zIndex != 0 { words += "zIndex = \(zIndex); " }
        if isHidden { words += "hidden = YES; " }
        return words
    }

    private func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
