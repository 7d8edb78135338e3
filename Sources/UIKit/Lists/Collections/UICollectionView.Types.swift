import AppleFoundation
import ListEngine

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// What a layout places.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    /// Where an item comes to stand: one for each axis at most.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// How soon others make room for an item that is carried.
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        case fast = 1
        case slow = 2
    }

    /// What measures a cell anew.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Whether the animation came to its end, and whether the new layout was taken.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}

/// What a layout places: an item, or a view of some kind beside the items.
struct CollectionElement: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for items.
    var kind: String
    var path: ListPath

    static func item(_ path: ListPath) -> CollectionElement { CollectionElement(category: .cell, kind: "", path: path) }

    init(category: UICollectionView.ElementCategory, kind: String, path: ListPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath) {
        self.init(category: category, kind: kind, path: ListPath(any: indexPath))
    }

    /// An item is found by where it is: most elements are items, and each frame asks for many.
    func hash(into hasher: inout Hasher) {
        hasher.combine(path.item &+ path.section &<< 32)
        if category != .cell { hasher.combine(kind) }
    }

    static func == (left: CollectionElement, right: CollectionElement) -> Bool {
        left.path == right.path && left.category == right.category && (left.category == .cell || left.kind == right.kind)
    }

    var indexPath: IndexPath { path.anyIndexPath }
    /// As UIKit's messages call it.
    var kindWords: String { category == .cell ? "UICollectionElementKindCell" : kind }
}

extension ListPath {
    /// Views beside the items may be named by a section, or by nothing at all.
    init(any indexPath: IndexPath) {
        switch indexPath.count {
        case 0: self.init(-1, -1)
        case 1: self.init(indexPath[0], -1)
        default: self.init(indexPath[0], indexPath[1])
        }
    }

    var anyIndexPath: IndexPath {
        if item >= 0 { return IndexPath(self) }
        return section >= 0 ? IndexPath(index: section) : IndexPath()
    }
}
