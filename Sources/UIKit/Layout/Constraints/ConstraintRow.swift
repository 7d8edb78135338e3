@_spi(House) import AppleFoundation
import CoreGraphics

/// What a constraint says and where it is in the engine, without anything that is counted. It lies inside the constraint object, or
/// among the `BareRows` of a stack view: a line of the cache each.
struct ConstraintRecord {
    var firstState: LayoutState?
    var secondState: LayoutState?
    /// Who holds it.
    var holder: LayoutState?
    var constant: CGFloat = 0
    var multiplier: CGFloat = 1
    var priority: Float = 1000
    /// Its number in the solver.
    var row: Int32 = -1
    var marks = ConstraintMarks()
    var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var relation = NSLayoutConstraint.Relation.equal
    var label = StackLabel.none
    /// What the solver's right side lacks to the constant.
    var offset = 0.0
}

/// Where a constraint object hangs. It lies behind the object's record.
struct ConstraintLinks {
    /// Neighbours among the references to the first item and to the second; see `ConstraintReference`.
    var first = ReferenceLinks()
    var second = ReferenceLinks()
    /// The same for the items that distances begin at.
    var origins: UnsafeMutablePointer<ReferenceLinks>?
    var nextHeld: ConstraintRow?
    var previousHeld: ConstraintRow?
    /// Which life of the items' records it names.
    var firstGeneration: UInt32 = 0
    var secondGeneration: UInt32 = 0
}

/// What a constraint object keeps of both.
struct ConstraintStorage {
    var record = ConstraintRecord()
    var links = ConstraintLinks()
}

struct ReferenceLinks {
    var next: ConstraintReference?
    var previous: ConstraintReference?
}

/// A constraint by the address of its record.
struct ConstraintRow: Equatable {
    let record: UnsafeMutablePointer<ConstraintRecord>

    @inline(__always) init(_ record: UnsafeMutablePointer<ConstraintRecord>) { self.record = record }

    /// The record is the first thing in the object, after the two words that every object begins with.
    static let headerSize = 16

    @inline(__always) var pointee: ConstraintRecord {
        unsafeAddress { UnsafePointer(record) }
        nonmutating unsafeMutableAddress { record }
    }

    private var linksPointer: UnsafeMutablePointer<ConstraintLinks> {
        @inline(__always) get {
            (UnsafeMutableRawPointer(record) + MemoryLayout<ConstraintRecord>.stride)
                .assumingMemoryBound(to: ConstraintLinks.self)
        }
    }

    /// Not for one of `BareRows`.
    @inline(__always) var links: ConstraintLinks {
        unsafeAddress { UnsafePointer(linksPointer) }
        nonmutating unsafeMutableAddress { linksPointer }
    }

    /// The links of the first item and, side by side with them, those of the second.
    @inline(__always) var sides: UnsafeMutablePointer<ReferenceLinks> {
        UnsafeMutableRawPointer(linksPointer).assumingMemoryBound(to: ReferenceLinks.self)
    }

    @inline(__always) var reference: Uncounted<NSLayoutConstraint> {
        Uncounted(at: UnsafeRawPointer(record) - ConstraintRow.headerSize)
    }
    /// Not for one of `BareRows`.
    @inline(__always) var constraint: NSLayoutConstraint { reference.object }

    /// The items are those that it was made for. Not for one of `BareRows`.
    var namesTheLiving: Bool {
        links.firstGeneration == pointee.firstState?.record.pointee.generation ?? 0
            && links.secondGeneration == pointee.secondState?.record.pointee.generation ?? 0
    }

    /// The engine that knows this constraint now.
    var engine: LayoutEngine? { pointee.row >= 0 ? pointee.holder?.engine : nil }
}

/// That a constraint names an item, and as which of the up to four: first, second, and where a distance to either begins.
struct ConstraintReference: Equatable {
    private let bits: UnsafeRawPointer

    @inline(__always) init(_ row: ConstraintRow, side: Int) { bits = UnsafeRawPointer(row.record) + side }

    @inline(__always) private var side: Int { Int(bitPattern: bits) & 7 }
    @inline(__always) var row: ConstraintRow {
        ConstraintRow(UnsafeMutableRawPointer(mutating: bits - side).assumingMemoryBound(to: ConstraintRecord.self))
    }

    @inline(__always) var links: UnsafeMutablePointer<ReferenceLinks> {
        let side = side
        return side < 2 ? row.sides + side : row.links.origins.unsafelyUnwrapped + (side - 2)
    }
}

extension LayoutState {
    @inline(__always) func addReference(_ reference: ConstraintReference) {
        let links = reference.links
        let first = record.pointee.references
        links.pointee = ReferenceLinks(next: first, previous: nil)
        first?.links.pointee.previous = reference
        record.pointee.references = reference
    }

    @inline(__always) func removeReference(_ reference: ConstraintReference) {
        let links = reference.links.pointee
        if let previous = links.previous {
            previous.links.pointee.next = links.next
        } else {
            record.pointee.references = links.next
        }
        links.next?.links.pointee.previous = links.previous
    }
}
