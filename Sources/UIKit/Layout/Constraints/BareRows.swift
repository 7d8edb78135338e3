import AppleFoundation
import CoreGraphics

/// The rows of a stack view for which there are no objects: nobody has asked for its constraints.
///
/// They lie one after another and belong to their holder alone, which takes them away when one of the items they name leaves it.
/// They are in no list of constraints or references; whoever needs those lists calls `giveObjects()` first.
struct BareRows {
    /// Beginnings of records, each as long as a line of the cache.
    private var base: UnsafeMutableRawPointer?
    private(set) var count: Int32 = 0
    private var capacity: Int32 = 0

    @inline(__always) subscript(index: Int32) -> ConstraintRow {
        let place = base.unsafelyUnwrapped + Int(index) &* ConstraintRecord.bareSize
        return ConstraintRow(place.assumingMemoryBound(to: ConstraintRecord.self))
    }

    /// Adds a place at the end for the caller to fill.
    @inline(__always) mutating func append() -> ConstraintRow {
        if count == capacity { reserve(max(16, capacity * 2)) }
        count &+= 1
        return self[count &- 1]
    }

    /// Moves them: whoever knows one by its address has to be told.
    mutating func reserve(_ larger: Int32) {
        guard larger > capacity else { return }
        // `allocate` goes the long way of memory with an alignment of its own.
        guard let new = malloc(Int(larger) * ConstraintRecord.bareSize) else { fatalError("There is no memory left.") }
        if let base {
            new.copyMemory(from: base, byteCount: Int(count) * ConstraintRecord.bareSize)
            free(base)
        }
        base = new
        capacity = larger
    }

    mutating func deallocate() {
        free(base)
        self = BareRows()
    }
}

extension ConstraintRow {
    /// Fills a place among `BareRows`.
    @inline(__always)
    func begin(
        _ label: StackLabel, _ first: LayoutState, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: LayoutState?, _ other: NSLayoutConstraint.Attribute,
        _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float, holder: LayoutState
    ) {
        record.pointee.firstState = first
        record.pointee.secondState = second
        record.pointee.holder = holder
        record.pointee.constant = constant
        record.pointee.multiplier = multiplier
        record.pointee.priority = priority
        record.pointee.row = -1
        record.pointee.marks = .isBare
        record.pointee.firstAttribute = attribute
        record.pointee.secondAttribute = other
        record.pointee.relation = relation
        record.pointee.label = label
        record.pointee.offset = 0
    }

    /// What one of `BareRows` says, for an object of its own.
    var wholeRecord: ConstraintRecord {
        ConstraintRecord(
            firstState: pointee.firstState, secondState: pointee.secondState, constant: pointee.constant,
            multiplier: pointee.multiplier, priority: pointee.priority,
            marks: pointee.marks.subtracting(.isBare),
            firstAttribute: pointee.firstAttribute, secondAttribute: pointee.secondAttribute, relation: pointee.relation,
            label: pointee.label, offset: pointee.offset,
            firstGeneration: pointee.firstState?.record.pointee.generation ?? 0,
            secondGeneration: pointee.secondState?.record.pointee.generation ?? 0)
    }

    /// Whether two of `BareRows` say the same, apart from the constant.
    @inline(__always) func saysTheSame(as other: ConstraintRow) -> Bool {
        pointee.firstState == other.pointee.firstState && pointee.secondState == other.pointee.secondState
            && pointee.firstAttribute == other.pointee.firstAttribute
            && pointee.secondAttribute == other.pointee.secondAttribute
            && pointee.relation == other.pointee.relation && pointee.multiplier == other.pointee.multiplier
            && pointee.priority == other.pointee.priority && pointee.label == other.pointee.label
    }
}

@MainActor extension LayoutState {
    /// The engine hears of those it doesn't know before the next layout.
    func bareRowsWait() {
        marks.insert(.hasBareWork)
        record.pointee.view?._withUnsafeGuaranteedRef { view in
            if !view.flags.contains(.needsEngine) { view.engineWorkWaits() }
        }
    }

    /// A stack view's rows are wanted now, if they wait for the engine.
    func arrangeNow() {
        guard marks.contains(.awaitsArrangement) else { return }
        marks.remove(.awaitsArrangement)
        if let stack = view as? UIStackView { StackArrangement.rebuild(stack) }
    }

    /// The item leaves the holder.
    func dropBareRows(naming item: LayoutState) {
        for index in 0..<record.pointee.bare.count {
            let row = record.pointee.bare[index]
            guard row.pointee.firstState == item || row.pointee.secondState == item else { continue }
            row.engine?.remove(row)
            row.pointee.firstState = nil
            row.pointee.secondState = nil
        }
    }

    /// Out of the engine, to be taken up by another one.
    func suspendBareRows(in engine: LayoutEngine) {
        guard record.pointee.bare.count > 0 else { return }
        for index in 0..<record.pointee.bare.count { engine.remove(record.pointee.bare[index]) }
        bareRowsWait()
    }

    /// Makes the objects for which somebody asks; from now on they are kept like all other constraints. Who asks while the rows are
    /// being measured with, as a view's content size may, doesn't see them. Frames stay as they are.
    func giveObjects() {
        if LayoutDetour.isUnderWay { return }
        arrangeNow()
        guard record.pointee.bare.count > 0, let stack = view as? UIStackView else { return }
        var bare = record.pointee.bare
        record.pointee.bare = BareRows()
        marks.remove(.hasBareWork)
        for index in 0..<bare.count {
            let row = bare[index]
            guard row.pointee.firstState != nil else { continue }
            let constraint = NSLayoutConstraint(row.wholeRecord)
            constraint.storedIdentifier = row.pointee.label.identifier
            if row.pointee.row >= 0, let engine {
                ConstraintActivation.list(constraint.row, heldBy: self)
                constraint.row.pointee.row = row.pointee.row
                engine.rows.set(constraint.row, at: row.pointee.row)
            } else {
                ConstraintActivation.hold(constraint.row, by: Unmanaged.passUnretained(stack))
            }
            stack.made.append(constraint)
        }
        bare.deallocate()
    }

    /// The same for all that may name this item.
    func giveReferencingObjects() {
        giveObjects()
        guard let host = record.pointee.host else { return }
        host._withUnsafeGuaranteedRef { host in
            host.layoutState?.giveObjects()
            host.superview?.layoutState?.giveObjects()
        }
    }
}
