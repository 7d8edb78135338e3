import AppleFoundation
import ConstraintSolver
import CoreGraphics

/// What a view or a layout guide has of Auto Layout. Made with the first anchor, constraint or guide.
///
/// Constraints hold this, not the view: when the view goes, it takes itself out of here.
@MainActor final class LayoutState {
    nonisolated(unsafe) unowned(unsafe) var view: UIView?
    nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
    nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
    /// The engine of the hierarchy whose root this view is.
    var ownEngine: LayoutEngine?
    /// Place in the engine's list of items, and the numbers of its variables: minX, minY, width, height.
    var index: Int32 = -1
    var x: Int32 = -1
    var y: Int32 = -1
    var width: Int32 = -1
    var height: Int32 = -1
    /// Subviews that the engine places.
    var managedChildren: Int32 = 0
    var marks: Marks = []
    /// Held by this view, in the order they came; nil where one went.
    var constraints: [NSLayoutConstraint?] = []
    var constraintCount = 0
    /// Those that the engine doesn't know yet.
    var waiting: [NSLayoutConstraint] = []
    /// Active constraints that name this view or guide.
    var references: [Unmanaged<NSLayoutConstraint>] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
    var content = ContentRows()
    var maskRows: MaskRows?
    var margins = UIEdgeInsets.zero

    struct Marks: OptionSet {
        var rawValue: UInt8
        static let contentIsStale = Marks(rawValue: 1)
        static let wrapsText = Marks(rawValue: 2)
        static let hasMarginReferences = Marks(rawValue: 4)
        static let hasMoved = Marks(rawValue: 8)
        /// The engine gives it its frame.
        static let isManaged = Marks(rawValue: 16)
        static let needsTextHeight = Marks(rawValue: 32)
        /// The engine's width and height are given from outside.
        static let isPinned = Marks(rawValue: 64)
        /// A stack view lines it up.
        static let isArranged = Marks(rawValue: 128)
    }

    nonisolated init(view: UIView) { self.view = view }
    nonisolated init(guide: UILayoutGuide?) { self.guide = guide }

    var item: AnyObject? { view ?? guide }
    /// The view itself or the one that owns the guide.
    var hostView: UIView? { view ?? guide?.owningView }

    var takesPart: Bool { x >= 0 }
}

/// The constraints of an intrinsic content size.
struct ContentRows {
    var widthMost: Int32 = -1
    var widthLeast: Int32 = -1
    var heightMost: Int32 = -1
    var heightLeast: Int32 = -1
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}

/// One side of a constraint: an attribute of a view or guide, or the distance to it from another one.
struct LayoutTarget {
    let state: LayoutState
    let attribute: NSLayoutConstraint.Attribute
    var origin: Origin?

    final class Origin {
        let state: LayoutState
        let attribute: NSLayoutConstraint.Attribute
        init(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute) {
            self.state = state
            self.attribute = attribute
        }
    }

    init(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute, from origin: Origin? = nil) {
        self.state = state
        self.attribute = attribute
        self.origin = origin
    }

    /// A size: a width, a height or a distance.
    var isSize: Bool { origin != nil || attribute.kind == .size }
    var isHorizontal: Bool { attribute.isHorizontal }

    @MainActor static let nowhere = LayoutTarget(LayoutState(guide: nil), .notAnAttribute)
}

extension UIView {
    /// The layout state, made when it is needed.
    final var layoutItem: LayoutState {
        if let layoutState { return layoutState }
        updateConstraintsOnce()
        return passiveLayoutItem
    }

    /// The layout state of a view that no constraint has named so far.
    final var passiveLayoutItem: LayoutState {
        if let layoutState { return layoutState }
        let made = LayoutState(view: self)
        layoutState = made
        return made
    }
}
