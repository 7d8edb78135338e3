@_spi(House) import AppleFoundation
import CoreGraphics

/// The rows of a stack view for which there are no objects: nobody has asked for its constraints.
///
/// They lie one after another and belong to their holder alone, which takes them away when one of the items they name leaves it.
/// They are in no list of constraints or references; whoever needs those lists calls `giveObjects()` first.
struct BareRows {
    private var base: UnsafeMutablePointer<ConstraintRecord>?
    private(set) var count: Int32 = 0
    private var capacity: Int32 = 0

    @inline(__always) subscript(index: Int32) -> ConstraintRow { ConstraintRow(base.unsafelyUnwrapped + Int(index)) }

    @inline(__always) mutating func append(_ record: ConstraintRecord) {
        if count == capacity { reserve(max(16, capacity * 2)) }
        (base.unsafelyUnwrapped + Int(count)).initialize(to: record)
        count &+= 1
    }

    /// Moves them: whoever knows one by its address has to be told.
    mutating func reserve(_ larger: Int32) {
        guard larger > capacity else { return }
        let new = UnsafeMutablePointer<ConstraintRecord>.allocate(capacity: Int(larger))
        if let base {
            new.moveInitialize(from: base, count: Int(count))
            base.deallocate()
        }
        base = new
        capacity = larger
    }

    mutating func deallocate() {
        base?.deallocate()
        self = BareRows()
    }
}

extension ConstraintRow {
    /// An object that says what one of `BareRows` says.
    @MainActor func makeObject() -> NSLayoutConstraint {
        var record = pointee
        record.marks.remove(.isBare)
        record.holder = nil
        record.row = -1
        let constraint = NSLayoutConstraint(
            record, firstGeneration: pointee.firstState?.record.pointee.generation ?? 0,
            secondGeneration: pointee.secondState?.record.pointee.generation ?? 0)
        constraint.storedIdentifier = pointee.label.identifier
        return constraint
    }

    /// Whether two say the same, apart from the constant.
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
        record.pointee.view?.use { view in
            if !view.flags.contains(.needsEngine) { view.engineWorkWaits() }
        }
    }

    /// A stack view's rows are wanted now, if they wait for the engine, which takes them up at once or before the next layout.
    func arrangeNow(isTakenUp: Bool = false) {
        guard marks.contains(.awaitsArrangement) else { return }
        marks.remove(.awaitsArrangement)
        if let stack = view as? UIStackView { StackArrangement.rebuild(stack, isTakenUp: isTakenUp) }
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
            let constraint = row.makeObject()
            if row.pointee.row >= 0, let engine {
                ConstraintActivation.list(constraint.row, heldBy: self)
                constraint.row.pointee.row = row.pointee.row
                engine.rows.set(constraint.row, at: row.pointee.row)
            } else {
                ConstraintActivation.hold(constraint.row, by: Uncounted(stack))
            }
            stack.made.append(constraint)
        }
        bare.deallocate()
    }

    /// The same for all that may name this item.
    func giveReferencingObjects() {
        giveObjects()
        guard let host = record.pointee.host else { return }
        host.use { host in
            host.layoutState?.giveObjects()
            host.superview?.layoutState?.giveObjects()
        }
    }
}
