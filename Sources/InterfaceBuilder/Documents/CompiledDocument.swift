/// A document as a file that is mapped into memory and used as it lies there.
///
/// Header, elements, attributes, slots of the table of ids, ids, names that the schema doesn't know, bytes. Numbers are the
/// machine's own; a file of another schema or machine is refused, and the XML read instead.
package enum CompiledDocument {
    private struct Header: BitwiseCopyable {
        var magic: UInt64
        var schema: UInt64
        var size: UInt64
        var elements: Int32
        var attributes: Int32
        var slots: Int32
        var ids: Int32
        var names: Int32
        var bytes: Int32
    }

    private static let magic: UInt64 = 0x3130_4249_4C4C_4133
    /// Files name elements by their numbers in the schema.
    private static let schema: UInt64 = KnownNames.shared.texts.reduce(14_695_981_039_346_656_037) { hash, text in
        text.utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } &* 31
    }

    // MARK: Writing
    package static func data(of document: IBDocument) -> [UInt8] {
        let tree = document.tree
        var names: [UInt8] = []
        for name in tree.names.unknown { names += Array(name.utf8) + [0] }
        var elements = Array(tree.elements)
        for index in elements.indices { elements[index].offset = Int32(document.line(of: Int32(index))) }
        let slots = document.objects.storedSlots
        let ids = document.objects.elements
        var header = Header(
            magic: magic, schema: schema, size: 0, elements: Int32(elements.count), attributes: Int32(tree.attributes.count),
            slots: Int32(slots.count), ids: Int32(ids.count), names: Int32(names.count), bytes: Int32(tree.bytes.count))
        header.size = UInt64(Layout(header).end)
        var result: [UInt8] = []
        result.reserveCapacity(Int(header.size))
        withUnsafeBytes(of: header) { result.append(contentsOf: $0) }
        elements.withUnsafeBytes { result.append(contentsOf: $0) }
        result.append(contentsOf: UnsafeRawBufferPointer(tree.attributes))
        slots.withUnsafeBytes { result.append(contentsOf: $0) }
        ids.withUnsafeBytes { result.append(contentsOf: $0) }
        result += names
        result.append(contentsOf: tree.bytes)
        return result
    }

    private struct Layout {
        let elements: Int
        let attributes: Int
        let slots: Int
        let ids: Int
        let names: Int
        let bytes: Int
        let end: Int

        init(_ header: Header) {
            elements = MemoryLayout<Header>.stride
            attributes = elements + Int(header.elements) * MemoryLayout<XMLTree.Element>.stride
            slots = attributes + Int(header.attributes) * MemoryLayout<XMLTree.Attribute>.stride
            ids = slots + Int(header.slots) * 4
            names = ids + Int(header.ids) * 4
            bytes = names + Int(header.names)
            end = bytes + Int(header.bytes)
        }
    }

    // MARK: Reading
    /// Nil when the memory holds no file of this schema. `release` is called when the document goes, or at once.
    package static func document(
        at memory: UnsafeRawBufferPointer, file: String, release: @escaping () -> Void
    ) -> IBDocument? {
        guard let header = header(memory) else {
            release()
            return nil
        }
        let layout = Layout(header)
        let base = memory.baseAddress!
        func buffer<Value>(_ offset: Int, _ count: Int32, _ type: Value.Type) -> UnsafeBufferPointer<Value> {
            UnsafeBufferPointer(start: (base + offset).assumingMemoryBound(to: type), count: Int(count))
        }
        let elements = buffer(layout.elements, header.elements, XMLTree.Element.self)
        let attributes = buffer(layout.attributes, header.attributes, XMLTree.Attribute.self)
        let slots = buffer(layout.slots, header.slots, Int32.self)
        let ids = buffer(layout.ids, header.ids, Int32.self)
        let names = buffer(layout.names, header.names, UInt8.self).split(separator: 0).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard isSound(elements, attributes, slots, ids, header, names.count) else {
            release()
            return nil
        }
        let tree = XMLTree(
            elements: elements, attributes: attributes, bytes: buffer(layout.bytes, header.bytes, UInt8.self),
            names: NameTable(unknown: names), release: release)
        return try? IBDocument(tree: tree, objects: ObjectTable(slots: Array(slots), elements: Array(ids)), file: file)
    }

    private static func header(_ memory: UnsafeRawBufferPointer) -> Header? {
        guard memory.count >= MemoryLayout<Header>.stride, UInt(bitPattern: memory.baseAddress) % 8 == 0 else { return nil }
        let header = memory.load(as: Header.self)
        guard header.magic == magic, header.schema == schema, header.size == UInt64(memory.count), header.elements > 0,
            header.attributes >= 0, header.slots > 0, header.slots & (header.slots - 1) == 0, header.ids >= 0,
            header.ids < header.slots, header.names >= 0, header.bytes >= 0, Layout(header).end == memory.count
        else { return nil }
        return header
    }

    /// Every number in bounds: a damaged file must not lead anywhere. No branches on the way: nearly all files are sound.
    private static func isSound(
        _ elements: UnsafeBufferPointer<XMLTree.Element>, _ attributes: UnsafeBufferPointer<XMLTree.Attribute>,
        _ slots: UnsafeBufferPointer<Int32>, _ ids: UnsafeBufferPointer<Int32>, _ header: Header, _ unknown: Int
    ) -> Bool {
        let names = UInt32(KnownNames.shared.count + unknown)
        let count = header.elements
        let attributeCount = Int64(header.attributes)
        let byteCount = Int64(header.bytes)
        // Negative when something is out of bounds.
        var worst: Int64 = 0
        var nameExcess: UInt32 = 0
        for index in 0..<Int(count) {
            let element = elements[index]
            let own = Int64(index)
            nameExcess = max(nameExcess, UInt32(element.name.index))
            // Trees go forward, so no walk can turn in a circle: a link is -1 or lies after its element.
            let child = Int64(element.firstChild)
            let sibling = Int64(element.nextSibling)
            let parent = Int64(element.parent)
            let isLinkBad = (child != -1 && child <= own) || (sibling != -1 && sibling <= own)
            worst |= isLinkBad ? -1 : 0
            worst |= (parent + 1) | (own - 1 - parent)
            worst |= Int64(count) - 1 - max(child, sibling)
            let first = Int64(element.firstAttribute)
            let length = Int64(element.attributeCount)
            worst |= first | length | (attributeCount - first - length)
            worst |= excess(element.text, byteCount)
        }
        for attribute in attributes {
            nameExcess = max(nameExcess, UInt32(attribute.name.index))
            worst |= excess(attribute.value, byteCount)
        }
        var least: Int32 = 0
        var largest: Int32 = 0
        for slot in slots {
            least = min(least, slot)
            largest = max(largest, slot)
        }
        for id in ids {
            worst |= Int64(id)
            largest = max(largest, id)
        }
        guard worst >= 0, nameExcess < names, least == -1, largest < count else { return false }
        return slots.allSatisfy { $0 < 0 || hasID(elements[Int($0)], attributes) }
    }

    /// Negative where a range is not inside.
    @inline(__always) private static func excess(_ range: XMLTree.Bytes, _ count: Int64) -> Int64 {
        Int64(range.start) | Int64(range.count) | (count - Int64(range.start) - Int64(range.count))
    }

    private static let idName: IBName = "id"

    private static func hasID(_ element: XMLTree.Element, _ attributes: UnsafeBufferPointer<XMLTree.Attribute>) -> Bool {
        let first = Int(element.firstAttribute)
        let name = idName
        // Most write it last.
        for index in stride(from: first + Int(element.attributeCount) - 1, through: first, by: -1)
        where attributes[index].name.index == name.index {
            return true
        }
        return false
    }
}
