@_spi(House) import AppleFoundation
import ConstraintSolver
import CoreGraphics

/// A linear relation between two attributes: `first = multiplier * second + constant`, or `<=` or `>=`.
@preconcurrency @MainActor
open class NSLayoutConstraint: _MainActorObject {
    // MARK: State
    /// Reached by its address only, through `row`; it has to come first.
    final var storage: ConstraintStorage
    /// Where the distances begin that it compares.
    final var firstOrigin: LayoutTarget.Origin?
    final var secondOrigin: LayoutTarget.Origin?
    final var storedIdentifier: String?

    // MARK: Making one
    public override init() {
        storage = ConstraintStorage()
        super.init()
        assert(
            withUnsafeMutablePointer(to: &storage.record) { $0 == row.record },
            "A constraint's record has to be the first thing in it.")
        assert(
            withUnsafeMutablePointer(to: &storage.links.first) { $0 == row.sides }
                && withUnsafeMutablePointer(to: &storage.links.second) { $0 == row.sides + 1 },
            "A constraint's links are not where they are looked for.")
    }

    /// A convenience: a second designated one that apps can't see would keep their subclasses from inheriting any.
    convenience init(_ record: ConstraintRecord, firstGeneration: UInt32, secondGeneration: UInt32) {
        self.init()
        storage.record = record
        storage.links.firstGeneration = firstGeneration
        storage.links.secondGeneration = secondGeneration
    }

    deinit { row.links.origins?.deallocate() }

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
    open var firstAttribute: Attribute { row.pointee.firstAttribute }
    open var secondAttribute: Attribute { row.pointee.secondAttribute }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { .ofKind(first ?? .nowhere) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { .ofKind($0) } }
    open var relation: Relation { row.pointee.relation }
    open var multiplier: CGFloat { row.pointee.multiplier }

    open var constant: CGFloat {
        get { row.pointee.constant }
        set { _objcChange(self, "constant") { changeConstant(to: newValue) } }
    }

    /// Required, or how much it counts against others. Cannot become required, or cease to be, while active.
    open var priority: UILayoutPriority {
        get { UILayoutPriority(row.pointee.priority) }
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
        get { row.pointee.holder != nil }
        set {
            _objcChange(self, "active") {
                if newValue { ConstraintActivation.activate(row) } else { ConstraintActivation.deactivate(row) }
            }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        ConstraintActivation.forEach(constraints) {
            ConstraintActivation.activate($0)
        } others: {
            $0.isActive = true
        }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        ConstraintActivation.forEach(constraints) {
            ConstraintActivation.deactivate($0)
        } others: {
            $0.isActive = false
        }
    }

    open override var description: String { Isolation.assumeMain { ConstraintDescription.text(of: self) } }
}

extension NSLayoutConstraint {
    nonisolated final var row: ConstraintRow {
        @inline(__always) get {
            ConstraintRow(
                (Uncounted(self).address + ConstraintRow.headerSize)
                    .assumingMemoryBound(to: ConstraintRecord.self))
        }
    }

    final var first: LayoutTarget? {
        get {
            guard let state = row.pointee.firstState else { return nil }
            return LayoutTarget(state, row.links.firstGeneration, row.pointee.firstAttribute, firstOrigin).living
        }
        set {
            row.pointee.firstState = newValue?.state
            row.links.firstGeneration = newValue?.generation ?? 0
            row.pointee.firstAttribute = newValue?.attribute ?? .notAnAttribute
            firstOrigin = newValue?.origin
            if firstOrigin != nil { row.pointee.marks.insert(.hasOrigins) }
        }
    }

    final var second: LayoutTarget? {
        get {
            guard let state = row.pointee.secondState else { return nil }
            return LayoutTarget(state, row.links.secondGeneration, row.pointee.secondAttribute, secondOrigin).living
        }
        set {
            row.pointee.secondState = newValue?.state
            row.links.secondGeneration = newValue?.generation ?? 0
            row.pointee.secondAttribute = newValue?.attribute ?? .notAnAttribute
            secondOrigin = newValue?.origin
            if secondOrigin != nil { row.pointee.marks.insert(.hasOrigins) }
        }
    }

    final var holder: LayoutState? { row.pointee.holder }
    final var marks: ConstraintMarks {
        get { row.pointee.marks }
        set { row.pointee.marks = newValue }
    }
    final var storedPriority: Float {
        get { row.pointee.priority }
        set { row.pointee.priority = newValue }
    }
    /// The engine that knows this constraint now.
    final var engine: LayoutEngine? { row.engine }
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
    /// Has an origin on either side.
    static let hasOrigins = ConstraintMarks(rawValue: 256)
    /// Relates a place from left to right to one from top to bottom.
    static let mixesAxes = ConstraintMarks(rawValue: 512)
    /// No object stands for it; see `BareRows`.
    static let isBare = ConstraintMarks(rawValue: 1024)
}
