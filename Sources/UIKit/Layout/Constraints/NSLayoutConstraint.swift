import AppleFoundation
import ConstraintSolver
import CoreGraphics

/// A linear relation between two attributes: `first = multiplier * second + constant`, or `<=` or `>=`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    // MARK: State
    nonisolated(unsafe) final var first: LayoutTarget?
    nonisolated(unsafe) final var second: LayoutTarget?
    nonisolated(unsafe) final var storedConstant: CGFloat = 0
    nonisolated(unsafe) final var storedMultiplier: CGFloat = 1
    nonisolated(unsafe) final var storedPriority: Float = 1000
    nonisolated(unsafe) final var storedRelation = Relation.equal
    nonisolated(unsafe) final var marks = ConstraintMarks()
    /// Who holds it.
    nonisolated(unsafe) final var holder: LayoutState?
    /// Where it is in its holder's list, and in the lists of the two it names.
    nonisolated(unsafe) final var holderPosition: Int32 = -1
    nonisolated(unsafe) final var firstPosition: Int32 = -1
    nonisolated(unsafe) final var secondPosition: Int32 = -1
    /// Its number in the solver, and what its right side lacks to the constant.
    nonisolated(unsafe) final var row: Int32 = -1
    nonisolated(unsafe) final var offset = 0.0
    nonisolated(unsafe) final var storedIdentifier: String?

    // MARK: Making one
    nonisolated public override init() { super.init() }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        setUp(view1, attr1, relation, view2, attr2, multiplier, c)
    }

    /// One constraint for each connection and size in the format.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
    }

    // MARK: What it says
    open var firstItem: AnyObject? { first?.state.item }
    open var secondItem: AnyObject? { second?.state.item }
    open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first ?? .nowhere) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
    open var relation: Relation { storedRelation }
    open var multiplier: CGFloat { storedMultiplier }

    open var constant: CGFloat {
        get { storedConstant }
        set { changeConstant(to: newValue) }
    }

    /// Required, or how much it counts against others. Cannot become required, or cease to be, while active.
    open var priority: UILayoutPriority {
        get { UILayoutPriority(storedPriority) }
        set { changePriority(to: newValue) }
    }

    open var identifier: String? {
        get { storedIdentifier }
        set { storedIdentifier = newValue }
    }

    open var shouldBeArchived: Bool {
        get { marks.contains(.shouldBeArchived) }
        set { if newValue { marks.insert(.shouldBeArchived) } else { marks.remove(.shouldBeArchived) } }
    }

    // MARK: Activation
    /// An active constraint belongs to the nearest common ancestor of its items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { ConstraintActivation.activate(self) } else { ConstraintActivation.deactivate(self) } }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override var description: String { Isolation.assumeMain { ConstraintDescription.text(of: self) } }
}

/// The yes-or-no state of a constraint.
struct ConstraintMarks: OptionSet {
    var rawValue: UInt16
    init(rawValue: UInt16) { self.rawValue = rawValue }

    static let shouldBeArchived = ConstraintMarks(rawValue: 1)
    /// Says something that UIKit refuses; it can't be activated.
    static let isIllegal = ConstraintMarks(rawValue: 2)
    /// A standard space from a visual format.
    static let isStandardSpace = ConstraintMarks(rawValue: 4)
    /// A space made of an anchor's system spacing.
    static let isAnchorSpace = ConstraintMarks(rawValue: 8)
    /// In its holder's list of what the engine doesn't know yet.
    static let isWaiting = ConstraintMarks(rawValue: 16)
    /// Its conflict was reported.
    static let isReported = ConstraintMarks(rawValue: 32)
    /// Stands for an autoresizing mask in a message.
    static let isAutoresizing = ConstraintMarks(rawValue: 64)
    /// Its holder may be further up than the nearest common ancestor.
    static let isHeldAbove = ConstraintMarks(rawValue: 128)
}
