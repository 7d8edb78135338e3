import AppleFoundation
import CoreGraphics
import ListEngine

/// How long one side of something is: a share of its container's, a number, or what it measures itself.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    final let spec: LayoutDimension

    private init(_ spec: LayoutDimension, _ value: CGFloat) {
        self.spec = spec
        super.init()
        if !value.isFinite || value < 0 {
            reportMisuse("A dimension of a collection layout can't be \(value). It counts as 0.")
        }
    }

    /// Of the immediate container; it may be used for a height, too.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth), fractionalWidth)
    }
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight), fractionalHeight)
    }
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(absoluteDimension), absoluteDimension)
    }
    /// Until the element has measured itself.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(estimatedDimension), estimatedDimension)
    }
    /// Until the elements have measured themselves; then all of a group are as long as the longest.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform(estimate), estimate)
    }

    open var isFractionalWidth: Bool { if case .fractionalWidth = spec { true } else { false } }
    open var isFractionalHeight: Bool { if case .fractionalHeight = spec { true } else { false } }
    open var isAbsolute: Bool { if case .absolute = spec { true } else { false } }
    open var isEstimated: Bool { if case .estimated = spec { true } else { false } }
    open var isUniformAcrossSiblings: Bool { if case .uniform = spec { true } else { false } }

    /// The share, the number or the estimate.
    open var dimension: CGFloat {
        switch spec {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
            .uniform(let value):
            value
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutDimension)?.spec == spec }
    open override var hash: Int { spec.hashValue }

    open override var description: String {
        let word =
            switch spec {
            case .fractionalWidth: "containerWidthFactor"
            case .fractionalHeight: "containerHeightFactor"
            case .absolute: "absolute"
            case .estimated: "estimated"
            case .uniform: "uniformAcrossSiblings"
            }
        return ".\(word)(\(layoutNumber(dimension)))"
    }
}

/// Both sides of something.
open class NSCollectionLayoutSize: NSObject, NSCopying {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        self.width = width
        self.height = height
        super.init()
    }

    open var widthDimension: NSCollectionLayoutDimension { width }
    open var heightDimension: NSCollectionLayoutDimension { height }
    final var spec: LayoutSizeSpec { LayoutSizeSpec(width.spec, height.spec) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSize)?.spec == spec }
    open override var hash: Int { spec.hashValue }
    open override var description: String {
        "<\(Diagnostics.typeName(type(of: self))): \(Diagnostics.address(self)); width=\(width); height=\(height)>"
    }
}

/// Room between things: so much, or at least so much and a share of what is left.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    final let spec: LayoutSpacing

    private init(_ spec: LayoutSpacing) {
        self.spec = spec
        super.init()
    }

    public static func fixed(_ fixedSpacing: CGFloat) -> Self {
        _objcMade(NSCollectionLayoutSpacing(.fixed(fixedSpacing)))
    }
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
        _objcMade(NSCollectionLayoutSpacing(.flexible(flexibleSpacing)))
    }

    open var spacing: CGFloat {
        switch spec {
        case .fixed(let spacing), .flexible(let spacing): spacing
        }
    }
    open var isFixed: Bool { !isFlexible }
    open var isFlexible: Bool { if case .flexible = spec { true } else { false } }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSpacing)?.spec == spec }
    open override var hash: Int { spec.hashValue }
    open override var description: String { "\(isFixed ? ".fixed" : ".flexible")(\(layoutNumber(spacing)))" }
}

/// Room around something. Unlike insets it is taken from neighbours.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    private let edges: [NSCollectionLayoutSpacing?]

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        edges = [leading, top, trailing, bottom]
        super.init()
    }

    open var leading: NSCollectionLayoutSpacing? { edges[0] }
    open var top: NSCollectionLayoutSpacing? { edges[1] }
    open var trailing: NSCollectionLayoutSpacing? { edges[2] }
    open var bottom: NSCollectionLayoutSpacing? { edges[3] }
    final var spec: LayoutEdgeSpacing {
        LayoutEdgeSpacing(leading: leading?.spec, top: top?.spec, trailing: trailing?.spec, bottom: bottom?.spec)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutEdgeSpacing)?.spec == spec }
    open override var hash: Int { spec.hashValue }
}

/// A point of something that something else hangs at.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    private let edgeSet: NSDirectionalRectEdge
    private let way: CGPoint
    private let isShare: Bool

    private init(_ edges: NSDirectionalRectEdge, _ way: CGPoint, isShare: Bool) {
        edgeSet = edges
        self.way = way
        self.isShare = isShare
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isShare: false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isShare: false)
    }
    /// Of the size of what hangs there.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isShare: true)
    }

    open var edges: NSDirectionalRectEdge { edgeSet }
    open var offset: CGPoint { way }
    open var isAbsoluteOffset: Bool { !isShare }
    open var isFractionalOffset: Bool { isShare }
    final var spec: LayoutAnchor {
        LayoutAnchor(LayoutEdges(rawValue: Int(edgeSet.rawValue)), offset: LayoutPoint(way.x, way.y), isFractional: isShare)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutAnchor)?.spec == spec }
    open override var hash: Int { spec.hashValue }
}

/// Without a fraction that says nothing.
func layoutNumber(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

extension LayoutInsets {
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension CGRect {
    init(_ rect: LayoutRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
