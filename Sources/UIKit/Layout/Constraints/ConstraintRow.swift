import AppleFoundation
import CoreGraphics

/// What a constraint says and where it hangs, without anything that is counted. It lies inside the constraint object.
struct ConstraintRecord {
    // What the engine reads lies together.
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
    // One of `BareRows` has nothing from here on.
    var firstGeneration: UInt32 = 0
    var secondGeneration: UInt32 = 0
    var nextHeld: ConstraintRow?
    var previousHeld: ConstraintRow?
    /// Neighbours among the references to the first item and to the second; see `ConstraintReference`.
    var firstLinks = ReferenceLinks()
    var secondLinks = ReferenceLinks()
    /// The same for the items that distances begin at.
    var originLinks: UnsafeMutablePointer<ReferenceLinks>?

    /// Where `firstLinks` is.
    static let linksOffset = 88
    /// How much of it one of `BareRows` has.
    static let bareSize = 64
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

    @inline(__always) var reference: Unmanaged<NSLayoutConstraint> {
        Unmanaged.fromOpaque(UnsafeRawPointer(record) - ConstraintRow.headerSize)
    }
    /// Not for one of `BareRows`.
    @inline(__always) var constraint: NSLayoutConstraint { reference.takeUnretainedValue() }

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
        if side < 2 {
            return (UnsafeMutableRawPointer(row.record) + ConstraintRecord.linksOffset)
                .assumingMemoryBound(to: ReferenceLinks.self) + side
        }
        return row.pointee.originLinks! + (side - 2)
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
