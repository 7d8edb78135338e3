import AppleFoundation
import CoreGraphics
import ListEngine

/// What a group is made of: the place of one cell, or another group.
open class NSCollectionLayoutItem: NSObject, NSCopying {
    private let size: NSCollectionLayoutSize
    /// Groups may have others given to them later.
    fileprivate(set) final var hanging: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        size = layoutSize
        hanging = supplementaryItems
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    /// Taken off inside of the item's place, after everything else. Nothing along axes that are estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Around the item's place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    open var layoutSize: NSCollectionLayoutSize { size }
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { hanging }

    // MARK: As a value
    /// How many groups lie one in the other.
    var depth: Int { 0 }

    func spec(_ environment: LayoutEnvironment) -> LayoutItemSpec {
        var spec = LayoutItemSpec(size.spec, group: groupSpec(environment))
        spec.insets = LayoutInsets(contentInsets)
        if let edgeSpacing { spec.edges = edgeSpacing.spec }
        spec.supplementaries = hanging.map(\.supplementarySpec)
        return spec
    }

    func groupSpec(_ environment: LayoutEnvironment) -> LayoutGroupSpec? { nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = made()
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }

    /// Another one with what it was made of.
    func made() -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size, supplementaryItems: hanging) }
}

/// Items in a row, in a column, or where the app says.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Content {
        case cycle
        case repeated(Int)
        case shared(Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let axis: LayoutAxis
    private let content: Content
    private let items: [NSCollectionLayoutItem]
    private let ownDepth: Int

    private init(_ size: NSCollectionLayoutSize, _ axis: LayoutAxis, _ content: Content, _ items: [NSCollectionLayoutItem]) {
        self.axis = axis
        self.content = content
        let depth = 1 + (items.lazy.map(\.depth).max() ?? 0)
        // Deeper ones couldn't even be let go without running out of stack.
        self.items = depth > LayoutGroupSpec.deepest ? [] : items
        ownDepth = min(depth, LayoutGroupSpec.deepest)
        super.init(layoutSize: size, supplementaryItems: [])
        if depth > LayoutGroupSpec.deepest {
            reportMisuse(
                "More than \(LayoutGroupSpec.deepest) groups of a collection layout lie one in the other. The innermost are left out."
            )
        }
        if case .cycle = content, items.isEmpty { reportMisuse("A group of a collection layout has no subitems.") }
        if case .repeated(let count) = content, count < 1 { Self.sayCount(count) }
        if case .shared(let count) = content, count < 1 { Self.sayCount(count) }
    }

    private static func sayCount(_ count: Int) {
        reportMisuse("A group of a collection layout can't have \(count) items.")
    }

    // MARK: Creating
    /// The items repeat until the width is used up.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .horizontal, .cycle, subitems)
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .vertical, .cycle, subitems)
    }
    /// As many, each with its share of the width, whatever its own size says.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .horizontal, .shared(count), [subitem])
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(layoutSize, .vertical, .shared(count), [subitem])
    }
    /// As many, each as large as it says.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .horizontal, .repeated(count), [subitem]) }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { make(layoutSize, .vertical, .repeated(count), [subitem]) }
    /// The app says the frames, from the group's corner.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(layoutSize, .vertical, .custom(itemProvider), []) }

    private static func make(
        _ size: NSCollectionLayoutSize, _ axis: LayoutAxis, _ content: Content, _ items: [NSCollectionLayoutItem]
    ) -> Self { _objcMade(NSCollectionLayoutGroup(size, axis, content, items)) }

    // MARK: What it holds
    open var subitems: [NSCollectionLayoutItem] { items }
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { hanging }
        set { hanging = newValue }
    }
    open var interItemSpacing: NSCollectionLayoutSpacing?

    // MARK: As a value
    override var depth: Int { ownDepth }

    override func groupSpec(_ environment: LayoutEnvironment) -> LayoutGroupSpec? {
        let specs = items.map { $0.spec(environment) }
        let spec: LayoutGroupSpec.Content =
            switch content {
            case .cycle: .cycle(specs)
            case .repeated(let count): .repeated(specs, count)
            case .shared(let count): .shared(specs, count)
            case .custom(let provider): .custom { provider(environment.inside($0)).map(\.spec) }
            }
        return LayoutGroupSpec(axis, spec, spacing: interItemSpacing?.spec)
    }

    override func made() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, axis, content, items)
        copy.interItemSpacing = interItemSpacing
        copy.supplementaryItems = supplementaryItems
        return copy
    }

    /// The group and what is in it, one below the other.
    open func visualDescription() -> String { lines(0).joined(separator: "\n") }

    private func lines(_ level: Int) -> [String] {
        let space = String(repeating: "  ", count: level)
        let spacing = interItemSpacing.map { ", interItemSpacing=\($0)" } ?? ""
        let kind =
            switch content {
            case .custom: "custom"
            default: axis == .horizontal ? "horizontal" : "vertical"
            }
        var lines = [space + "\(kind) group: \(layoutSize.widthDimension), \(layoutSize.heightDimension)\(spacing)"]
        for item in items {
            if let group = item as? NSCollectionLayoutGroup {
                lines += group.lines(level + 1)
            } else {
                lines.append(space + "  item: \(item.layoutSize.widthDimension), \(item.layoutSize.heightDimension)")
            }
        }
        return lines
    }
}

/// Says where the items of a group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item in a group of the app's own.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    private let place: CGRect
    private let depth: Int

    public init(frame: CGRect, zIndex: Int) {
        place = frame
        depth = zIndex
        super.init()
    }

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    open var frame: CGRect { place }
    open var zIndex: Int { depth }
    final var spec: LayoutCustomFrame {
        LayoutCustomFrame(LayoutRect(place.minX, place.minY, place.width, place.height), zIndex: depth)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
