import AppleFoundation
import CoreGraphics
import ListEngine

/// A view that hangs at an item or a group: a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private let kind: String
    private let container: NSCollectionLayoutAnchor
    private let own: NSCollectionLayoutAnchor?

    fileprivate init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor?
    ) {
        self.kind = kind
        self.container = container
        self.own = own
        super.init(layoutSize: size, supplementaryItems: [])
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// The item's anchor is the point of the view that lies on the container's.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    /// Above what it hangs at.
    open var zIndex = 1
    open var elementKind: String { kind }
    open var containerAnchor: NSCollectionLayoutAnchor { container }
    open var itemAnchor: NSCollectionLayoutAnchor? { own }

    final var supplementarySpec: LayoutSupplementary {
        LayoutSupplementary(
            kind: kind, size: layoutSize.spec, container: container.spec, own: own?.spec, insets: LayoutInsets(contentInsets),
            zIndex: zIndex)
    }

    override func made() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, kind, container, own)
        copy.zIndex = zIndex
        return copy
    }
}

/// A header, a footer, or a view at another edge of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private let place: NSRectAlignment
    private let way: CGPoint

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        place = alignment
        way = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Whether the content makes room for it; else it lies over the content.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as something of its section is.
    open var pinToVisibleBounds = false
    open var alignment: NSRectAlignment { place }
    open var offset: CGPoint { way }

    final var boundarySpec: LayoutBoundary {
        LayoutBoundary(
            kind: elementKind, size: layoutSize.spec, alignment: LayoutAlignment(rawValue: place.rawValue) ?? .none,
            offset: LayoutPoint(way.x, way.y), extends: extendsBoundary, pins: pinToVisibleBounds,
            insets: LayoutInsets(contentInsets), zIndex: zIndex)
    }

    override func made() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: place, absoluteOffset: way)
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        copy.zIndex = zIndex
        return copy
    }
}

/// A view of the layout's own behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private let kind: String

    private init(_ kind: String) {
        self.kind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Behind all of the section, its insets included.
    public static func background(elementKind: String) -> Self {
        _objcMade(NSCollectionLayoutDecorationItem(elementKind))
    }

    open var zIndex = 0
    open var elementKind: String { kind }

    final var decorationSpec: LayoutDecoration {
        LayoutDecoration(kind: kind, insets: LayoutInsets(contentInsets), zIndex: zIndex)
    }

    override func made() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(kind)
        copy.zIndex = zIndex
        return copy
    }
}
