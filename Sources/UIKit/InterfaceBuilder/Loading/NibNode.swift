import CoreGraphics
import InterfaceBuilder

/// An element that is being read: what `IBElement` is, without counting references. The session keeps the document.
struct NibNode: BitwiseCopyable {
    let records: IBRecords
    let index: Int32

    @inline(__always) var name: IBName { records.elements[Int(index)].name }
    @inline(__always) var hasChildren: Bool { records.elements[Int(index)].firstChild >= 0 }

    @inline(__always) func has(_ name: IBName) -> Bool { self.name.index == name.index }

    // MARK: Attributes
    /// Each attribute in the file's order.
    @inline(__always) func eachAttribute(_ body: (IBName, IBValue) -> Void) {
        let element = records.elements[Int(index)]
        var position = Int(element.firstAttribute)
        let end = position + Int(element.attributeCount)
        while position < end {
            let attribute = records.attributes[position]
            body(attribute.name, value(attribute.value))
            position += 1
        }
    }

    @inline(__always) func value(_ name: IBName) -> IBValue? {
        let element = records.elements[Int(index)]
        var position = Int(element.firstAttribute)
        let end = position + Int(element.attributeCount)
        while position < end {
            if records.attributes[position].name.index == name.index { return value(records.attributes[position].value) }
            position += 1
        }
        return nil
    }

    @inline(__always) private func value(_ range: XMLTree.Bytes) -> IBValue {
        IBValue(UnsafeBufferPointer(start: records.bytes + Int(range.start), count: Int(range.count)))
    }

    var key: IBValue? { value(NibNames.shared.key) }
    func isKey(_ word: StaticString) -> Bool { key.map { word ~= $0 } ?? false }

    // MARK: Children
    struct Children: Sequence, IteratorProtocol {
        fileprivate let records: IBRecords
        fileprivate var upcoming: Int32

        @inline(__always) mutating func next() -> NibNode? {
            guard upcoming >= 0 else { return nil }
            let node = NibNode(records: records, index: upcoming)
            upcoming = records.elements[Int(upcoming)].nextSibling
            return node
        }
    }

    @inline(__always) var children: Children { Children(records: records, upcoming: records.elements[Int(index)].firstChild) }
}

/// Names that are asked for again and again.
struct NibNames: Sendable {
    static let shared = NibNames()

    let key: IBName = "key"
    let customClass: IBName = "customClass"
    let color: IBName = "color"
    let fontDescription: IBName = "fontDescription"
    let imageReference: IBName = "imageReference"
    let image: IBName = "image"
    let backgroundImage: IBName = "backgroundImage"
    let state: IBName = "state"
    let title: IBName = "title"
    let x: IBName = "x"
    let y: IBName = "y"
    let width: IBName = "width"
    let height: IBName = "height"
}

extension IBNameMap {
    /// 0 for a name that is not in the map.
    @inline(__always) func code(_ name: IBName) -> UInt8 { Int(name.index) < count ? codes[Int(name.index)] : 0 }
}

extension CGRect {
    init(_ node: NibNode) {
        let names = NibNames.shared
        self = .zero
        node.eachAttribute { name, value in
            switch name.index {
            case names.x.index: origin.x = CGFloat(value.number ?? 0)
            case names.y.index: origin.y = CGFloat(value.number ?? 0)
            case names.width.index: size.width = CGFloat(value.number ?? 0)
            case names.height.index: size.height = CGFloat(value.number ?? 0)
            default: break
            }
        }
    }
}
