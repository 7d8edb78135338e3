/// How an app describes what its sections are made of: plain values, without places.
///
/// Numbers that aren't lengths (negative ones, endless ones, those that are no numbers) count as nothing from here on.
package enum LayoutDimension: Hashable, Sendable {
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    case absolute(Double)
    /// Until it is measured.
    case estimated(Double)
    /// Until it is measured; then all beside it are as large as the largest of them.
    case uniform(Double)

    /// Whether the thing itself says how large it is.
    var isMeasured: Bool {
        switch self {
        case .estimated, .uniform: true
        default: false
        }
    }

    var isUniform: Bool { if case .uniform = self { true } else { false } }

    func length(in container: LayoutSize) -> Double {
        switch self {
        case .fractionalWidth(let share): (share.asLength * container.width).asLength
        case .fractionalHeight(let share): (share.asLength * container.height).asLength
        case .absolute(let length), .estimated(let length), .uniform(let length): length.asLength
        }
    }

    /// Whether it depends on that side of its container.
    func follows(_ axis: LayoutAxis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        default: false
        }
    }
}

package struct LayoutSizeSpec: Hashable, Sendable {
    package var width: LayoutDimension
    package var height: LayoutDimension

    package init(_ width: LayoutDimension, _ height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }

    func size(in container: LayoutSize) -> LayoutSize { LayoutSize(width.length(in: container), height.length(in: container)) }
}

package enum LayoutSpacing: Hashable, Sendable {
    case fixed(Double)
    /// At least so much, and its share of what is left.
    case flexible(Double)

    var least: Double {
        switch self {
        case .fixed(let length), .flexible(let length): length.asPlace
        }
    }

    var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

package struct LayoutEdgeSpacing: Hashable, Sendable {
    package var leading: LayoutSpacing?
    package var top: LayoutSpacing?
    package var trailing: LayoutSpacing?
    package var bottom: LayoutSpacing?

    package init(
        leading: LayoutSpacing? = nil, top: LayoutSpacing? = nil, trailing: LayoutSpacing? = nil, bottom: LayoutSpacing? = nil
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    func start(_ axis: LayoutAxis) -> LayoutSpacing? { axis == .horizontal ? leading : top }
    func end(_ axis: LayoutAxis) -> LayoutSpacing? { axis == .horizontal ? trailing : bottom }
    func least(_ axis: LayoutAxis) -> Double { (start(axis)?.least ?? 0) + (end(axis)?.least ?? 0) }
    func flexibleCount(_ axis: LayoutAxis) -> Int {
        (start(axis)?.isFlexible == true ? 1 : 0) + (end(axis)?.isFlexible == true ? 1 : 0)
    }
}

/// Edges of a thing, as a set.
package struct LayoutEdges: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let top = LayoutEdges(rawValue: 1)
    package static let leading = LayoutEdges(rawValue: 2)
    package static let bottom = LayoutEdges(rawValue: 4)
    package static let trailing = LayoutEdges(rawValue: 8)
}

/// A point of a thing: an edge, a corner or its middle, and how far from there.
package struct LayoutAnchor: Hashable, Sendable {
    package var edges: LayoutEdges
    package var offset: LayoutPoint
    /// Of the size of what is anchored.
    package var isFractional: Bool

    package init(_ edges: LayoutEdges, offset: LayoutPoint = .zero, isFractional: Bool = false) {
        self.edges = edges
        self.offset = offset
        self.isFractional = isFractional
    }

    /// 0 at the beginning, 1 at the end, a half where it is at neither or both.
    func share(_ axis: LayoutAxis) -> Double {
        let atStart = edges.contains(axis == .horizontal ? .leading : .top)
        let atEnd = edges.contains(axis == .horizontal ? .trailing : .bottom)
        return atStart == atEnd ? 0.5 : atEnd ? 1 : 0
    }

    func way(_ own: LayoutSize) -> LayoutPoint {
        LayoutPoint(
            (isFractional ? offset.x * own.width : offset.x).asPlace, (isFractional ? offset.y * own.height : offset.y).asPlace)
    }
}

/// Something beside an item or a group, hung up at it.
package struct LayoutSupplementary: Hashable, Sendable {
    package var kind: String
    package var size: LayoutSizeSpec
    package var container: LayoutAnchor
    /// What of itself lies on the container's anchor; without it, the same point as the container's.
    package var own: LayoutAnchor?
    package var insets: LayoutInsets
    package var zIndex: Int

    package init(
        kind: String, size: LayoutSizeSpec, container: LayoutAnchor, own: LayoutAnchor? = nil, insets: LayoutInsets = .zero,
        zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.container = container
        self.own = own
        self.insets = insets
        self.zIndex = zIndex
    }

    func frame(in rect: LayoutRect) -> LayoutRect {
        let size = self.size.size(in: LayoutSize(rect.width, rect.height))
        let mine = own ?? LayoutAnchor(container.edges)
        let way = container.way(size)
        let ownWay = mine.way(size)
        let x = rect.x + rect.width * container.share(.horizontal) - size.width * mine.share(.horizontal) + way.x + ownWay.x
        let y = rect.y + rect.height * container.share(.vertical) - size.height * mine.share(.vertical) + way.y + ownWay.y
        return LayoutRect(x, y, size.width, size.height).inset(insets)
    }
}

/// A cell, or a group of more.
package struct LayoutItemSpec {
    package var size: LayoutSizeSpec
    package var insets = LayoutInsets.zero
    package var edges = LayoutEdgeSpacing()
    package var supplementaries: [LayoutSupplementary] = []
    package var group: LayoutGroupSpec?

    package init(_ size: LayoutSizeSpec, group: LayoutGroupSpec? = nil) {
        self.size = size
        self.group = group
    }

    /// How many groups lie one in the other.
    package var depth: Int { group?.depth ?? 0 }
}

/// What a group of an app's own is told of the room that it has.
package struct LayoutContainer: Hashable, Sendable {
    package var size: LayoutSize
    package var insets: LayoutInsets
}

/// A frame of a group whose frames the app says.
package struct LayoutCustomFrame: Hashable, Sendable {
    package var frame: LayoutRect
    package var zIndex: Int

    package init(_ frame: LayoutRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

package struct LayoutGroupSpec {
    package enum Content {
        /// One after the other, from the start again when all had their turn, while there is room.
        case cycle([LayoutItemSpec])
        /// As many, as large as they are.
        case repeated([LayoutItemSpec], Int)
        /// As many of one, each with its share of the length.
        case shared([LayoutItemSpec], Int)
        case custom((LayoutContainer) -> [LayoutCustomFrame])
    }

    /// More lie one in the other than anybody can look through.
    package static let deepest = 64

    package var axis: LayoutAxis
    package var content: Content
    package var spacing: LayoutSpacing?
    package let depth: Int

    package init(_ axis: LayoutAxis, _ content: Content, spacing: LayoutSpacing? = nil) {
        self.axis = axis
        self.content = content
        self.spacing = spacing
        switch content {
        case .cycle(let items), .repeated(let items, _), .shared(let items, _):
            depth = 1 + (items.lazy.map(\.depth).max() ?? 0)
            if depth > Self.deepest { self.content = .cycle([]) }
        case .custom: depth = 1
        }
    }

    var items: [LayoutItemSpec] {
        switch content {
        case .cycle(let items), .repeated(let items, _), .shared(let items, _): items
        case .custom: []
        }
    }
}

/// Where at a section, or at the whole layout, something lies that belongs to it.
package enum LayoutAlignment: Int, Hashable, Sendable {
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    /// 0 at the beginning of the axis, 1 at its end.
    func share(_ axis: LayoutAxis) -> Double {
        switch (self, axis) {
        case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): 0
        case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): 1
        case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): 0
        case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal): 1
        default: 0.5
        }
    }
}

/// A header, a footer, or something at a side.
package struct LayoutBoundary: Hashable, Sendable {
    package var kind: String
    package var size: LayoutSizeSpec
    package var alignment: LayoutAlignment
    package var offset: LayoutPoint
    /// Whether the content makes room for it.
    package var extends: Bool
    /// Whether it stays in sight as long as something of its section is.
    package var pins: Bool
    package var insets: LayoutInsets
    package var zIndex: Int

    package init(
        kind: String, size: LayoutSizeSpec, alignment: LayoutAlignment, offset: LayoutPoint = .zero, extends: Bool = true,
        pins: Bool = false, insets: LayoutInsets = .zero, zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.alignment = alignment
        self.offset = offset
        self.extends = extends
        self.pins = pins
        self.insets = insets
        self.zIndex = zIndex
    }

    /// Whether it says itself how large it is.
    package var measures: Bool { size.width.isMeasured || size.height.isMeasured }
}

/// What lies behind a whole section.
package struct LayoutDecoration: Hashable, Sendable {
    package var kind: String
    package var insets: LayoutInsets
    package var zIndex: Int

    package init(kind: String, insets: LayoutInsets = .zero, zIndex: Int = 0) {
        self.kind = kind
        self.insets = insets
        self.zIndex = zIndex
    }
}

package struct LayoutSectionSpec {
    package var group: LayoutItemSpec
    package var insets = LayoutInsets.zero
    /// What the layout keeps free for the safe area or the margins.
    package var referenceInsets = LayoutInsets.zero
    /// The same for what lies at the section's boundary; its insets are part of it if they are followed.
    package var boundaryInsets: LayoutInsets?
    package var groupSpacing: Double = 0
    /// Left free before the section, and all that is in it.
    package var padding: Double = 0
    package var boundaries: [LayoutBoundary] = []
    package var decorations: [LayoutDecoration] = []
    /// Whether its groups lie in one row across the way that the layout scrolls.
    package var scrolling: OrthogonalScrolling?

    package init(_ group: LayoutItemSpec) { self.group = group }

    /// Whether anything in it says itself how large it is.
    package var measures: Bool { group.measures || boundaries.contains { $0.measures } }
}

// MARK: - The same description

extension LayoutItemSpec {
    /// Groups whose frames the app says are never known to be the same.
    func isSame(as other: LayoutItemSpec) -> Bool {
        guard size == other.size, insets == other.insets, edges == other.edges, supplementaries == other.supplementaries else {
            return false
        }
        switch (group, other.group) {
        case (nil, nil): return true
        case (let group?, let other?): return group.isSame(as: other)
        default: return false
        }
    }
}

extension LayoutGroupSpec {
    fileprivate func isSame(as other: LayoutGroupSpec) -> Bool {
        guard axis == other.axis, spacing == other.spacing, depth == other.depth else { return false }
        switch (content, other.content) {
        case (.cycle(let items), .cycle(let others)): return Self.areSame(items, others)
        case (.repeated(let items, let count), .repeated(let others, let number)),
            (.shared(let items, let count), .shared(let others, let number)):
            return count == number && Self.areSame(items, others)
        default: return false
        }
    }

    private static func areSame(_ items: [LayoutItemSpec], _ others: [LayoutItemSpec]) -> Bool {
        items.count == others.count && zip(items, others).allSatisfy { $0.isSame(as: $1) }
    }
}

extension LayoutSectionSpec {
    func isSame(as other: LayoutSectionSpec) -> Bool {
        insets == other.insets && referenceInsets == other.referenceInsets && boundaryInsets == other.boundaryInsets
            && groupSpacing == other.groupSpacing && padding == other.padding && boundaries == other.boundaries
            && decorations == other.decorations
            && scrolling == other.scrolling && group.isSame(as: other.group)
    }
}
