@_spi(House) import AppleFoundation
import CoreGraphics

/// What a view or a layout guide has of Auto Layout. Made with the first anchor, constraint or guide.
///
/// A plain record reached by its address: nobody counts references to it while layout runs. When the view or guide goes, its
/// record goes back to the pool and counts its generation up, so that whoever still names it can tell.
struct LayoutState: Equatable {
    let record: UnsafeMutablePointer<LayoutRecord>

    @inline(__always) init(_ record: UnsafeMutablePointer<LayoutRecord>) { self.record = record }

    init(view: UIView) {
        record = LayoutRecords.take()
        record.pointee.view = Uncounted(view)
        record.pointee.host = record.pointee.view
    }

    @MainActor init(guide: UILayoutGuide) {
        record = LayoutRecords.take()
        record.pointee.guide = Uncounted(guide)
        record.pointee.host = guide.storedOwner.map { Uncounted($0) }
        if guide.kind == .free { record.pointee.marks.insert(.isFreeGuide) }
    }

    /// Stands for an item that is no more.
    nonisolated(unsafe) static let gone = LayoutState(LayoutRecords.take())

    @inline(__always) static func === (a: LayoutState, b: LayoutState) -> Bool { a.record == b.record }
    @inline(__always) static func !== (a: LayoutState, b: LayoutState) -> Bool { a.record != b.record }

    /// The view or guide has gone: the record is free for another.
    func end() { LayoutRecords.giveBack(record) }

    // MARK: Who it belongs to
    var view: UIView? { record.pointee.view?.object }
    var guide: UILayoutGuide? { record.pointee.guide?.object }
    @inline(__always) var isView: Bool { record.pointee.view != nil }
    @inline(__always) var isGuide: Bool { record.pointee.guide != nil }
    var item: AnyObject? { view ?? guide }
    /// The view itself or the one that owns the guide.
    var hostView: UIView? { record.pointee.host?.object }
    @inline(__always) var host: Uncounted<UIView>? {
        get { record.pointee.host }
        nonmutating set { record.pointee.host = newValue }
    }

    /// Where it is, as descriptions write addresses.
    var address: String { "0x" + String(UInt(bitPattern: record), radix: 16) }

    // MARK: The engine's part
    var engine: LayoutEngine? {
        @inline(__always) get { record.pointee.engine?.object }
        nonmutating set { record.pointee.engine = newValue.map { Uncounted($0) } }
    }
    /// Its four variables are four times this, and the three after: minX, minY, width, height.
    @inline(__always) var slot: Int32 {
        get { record.pointee.slot }
        nonmutating set { record.pointee.slot = newValue }
    }
    @inline(__always) var takesPart: Bool { record.pointee.slot >= 0 }
    @inline(__always) var x: Int32 { record.pointee.slot * 4 }
    @inline(__always) var y: Int32 { record.pointee.slot * 4 + 1 }
    @inline(__always) var width: Int32 { record.pointee.slot * 4 + 2 }
    @inline(__always) var height: Int32 { record.pointee.slot * 4 + 3 }
    /// Subviews that the engine places.
    @inline(__always) var managedChildren: Int32 {
        get { record.pointee.managedChildren }
        nonmutating set { record.pointee.managedChildren = newValue }
    }
    @inline(__always) var marks: Marks {
        get { record.pointee.marks }
        nonmutating _modify { yield &record.pointee.marks }
    }
    @inline(__always) var content: ContentRows {
        get { record.pointee.content }
        nonmutating _modify { yield &record.pointee.content }
    }
    @inline(__always) var maskRows: MaskRows? {
        get { record.pointee.maskRows }
        nonmutating set { record.pointee.maskRows = newValue }
    }

    struct Marks: OptionSet {
        var rawValue: UInt16
        static let contentIsStale = Marks(rawValue: 1)
        static let wrapsText = Marks(rawValue: 2)
        static let hasMarginReferences = Marks(rawValue: 4)
        /// Has to be placed, whether its layer looks right or not.
        static let hasMoved = Marks(rawValue: 8)
        /// The engine gives it its frame.
        static let isManaged = Marks(rawValue: 16)
        static let needsTextHeight = Marks(rawValue: 32)
        /// The engine's width and height are given from outside.
        static let isPinned = Marks(rawValue: 64)
        /// A stack view lines it up.
        static let isArranged = Marks(rawValue: 128)
        /// The class has its own alignment rectangle or content, so each constraint has to ask.
        static let isSpecial = Marks(rawValue: 256)
        /// The class overrides how bounds or places are set.
        static let hasOwnGeometry = Marks(rawValue: 512)
        /// The class can have an intrinsic size.
        static let mayHaveContent = Marks(rawValue: 1024)
        /// There are bare rows that the engine doesn't know.
        static let hasBareWork = Marks(rawValue: 2048)
        /// A guide that only constraints place.
        static let isFreeGuide = Marks(rawValue: 4096)
        /// A stack view that makes its first rows when the engine takes them up, or when somebody asks for them.
        static let awaitsArrangement = Marks(rawValue: 8192)

        /// What an item is in any engine.
        static let kept: Marks = [
            .hasMarginReferences, .isArranged, .isSpecial, .hasOwnGeometry, .mayHaveContent, .isFreeGuide,
            .awaitsArrangement,
        ]
    }

    // MARK: Rare things
    /// The engine of the hierarchy whose root this view is.
    var ownEngine: LayoutEngine? {
        get { record.pointee.rare?.use { $0.ownEngine } }
        nonmutating set {
            if newValue == nil, record.pointee.rare == nil { return }
            rare.ownEngine = newValue
        }
    }
    var guides: [UILayoutGuide] {
        get { record.pointee.rare?.use { $0.guides } ?? [] }
        nonmutating set { rare.guides = newValue }
    }
    var systemGuides: [UILayoutGuide] {
        get { record.pointee.rare?.use { $0.systemGuides } ?? [] }
        nonmutating set { rare.systemGuides = newValue }
    }
    private var rare: LayoutRarities {
        if let rare = record.pointee.rare { return rare.object }
        let made = Uncounted.keeping(LayoutRarities())
        record.pointee.rare = made
        return made.object
    }

    // MARK: Constraints
    var constraintCount: Int { Int(record.pointee.heldCount + record.pointee.bare.count) }

    /// Held by this view, in the order they came.
    @MainActor var constraints: [NSLayoutConstraint] {
        giveObjects()
        var found: [NSLayoutConstraint] = []
        found.reserveCapacity(constraintCount)
        var next = record.pointee.firstHeld
        while let row = next {
            found.append(row.constraint)
            next = row.links.nextHeld
        }
        return found
    }

    /// Active constraints that name this view or guide, the latest first; twice when they name it twice.
    @MainActor var references: [NSLayoutConstraint] {
        giveReferencingObjects()
        var found: [NSLayoutConstraint] = []
        var next = record.pointee.references
        while let reference = next {
            found.append(reference.row.constraint)
            next = reference.links.pointee.next
        }
        return found
    }
}

/// The constraints of an intrinsic content size.
struct ContentRows {
    /// "At most" and "at least" a length; one row says both unless either is required.
    struct Pair {
        var atMost: Int32 = -1
        var atLeast: Int32 = -1
        @inline(__always) var isThere: Bool { atMost >= 0 }
        @inline(__always) var isOne: Bool { atMost == atLeast }
    }

    var width = Pair()
    var height = Pair()
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}

final class LayoutRarities {
    var ownEngine: LayoutEngine?
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []
}

/// The storage behind a `LayoutState`: nothing in it is counted.
struct LayoutRecord {
    // What is asked for all the time lies together.
    var view: Uncounted<UIView>?
    var host: Uncounted<UIView>?
    var engine: Uncounted<LayoutEngine>?
    var slot: Int32 = -1
    var generation: UInt32 = 0
    var marks: LayoutState.Marks = []
    var managedChildren: Int32 = 0
    /// The last solution that moved it.
    var round: UInt32 = 0
    var guide: Uncounted<UILayoutGuide>?
    var rare: Uncounted<LayoutRarities>?
    // The next line of the cache: what those have that are held by constraints or have contents.
    var content = ContentRows()
    var references: ConstraintReference?
    var firstHeld: ConstraintRow?
    var lastHeld: ConstraintRow?
    /// Those that the engine doesn't know yet.
    var firstWaiting: ConstraintRow?
    var bare = BareRows()
    var heldCount: Int32 = 0
    var waitingCount: Int32 = 0
    var maskRows: MaskRows?
}

extension UIView {
    /// The layout state, made when it is needed.
    @inline(__always) final var layoutItem: LayoutState { layoutState ?? makeLayoutState() }

    @inline(never) private func makeLayoutState() -> LayoutState {
        updateConstraintsOnce()
        return passiveLayoutItem
    }

    /// The layout state of a view that no constraint has named so far.
    final var passiveLayoutItem: LayoutState {
        if let layoutState { return layoutState }
        let made = LayoutState(view: self)
        made.marks = LayoutOverrides.marks(of: type(of: self))
        layoutState = made
        return made
    }
}
