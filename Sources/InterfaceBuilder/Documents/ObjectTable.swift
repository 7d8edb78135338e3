/// Objects by id, over the tree's own bytes.
struct ObjectTable {
    private var slots: [Int32]
    private var mask: Int
    private(set) var elements: [Int32] = []

    init(capacity: Int) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
        mask = size - 1
    }

    init(slots: [Int32], elements: [Int32]) {
        self.slots = slots
        self.elements = elements
        mask = slots.count - 1
    }

    /// What a compiled file keeps.
    var storedSlots: [Int32] { slots }

    /// False when an earlier object has this id.
    mutating func insert(_ id: XMLTree.Bytes, element: Int32, tree: XMLTree) -> Bool {
        if elements.count * 2 >= slots.count { grow(tree) }
        var slot = tree.withBytes(id) { NameHash($0).slot } & mask
        while slots[slot] >= 0 {
            if tree.equal(tree.attribute("id", of: slots[slot])!, id) { return false }
            slot = (slot + 1) & mask
        }
        slots[slot] = element
        elements.append(element)
        return true
    }

    func element(_ id: UnsafeBufferPointer<UInt8>, tree: XMLTree) -> Int32? {
        var slot = NameHash(id).slot & mask
        while slots[slot] >= 0 {
            if tree.withBytes(tree.attribute("id", of: slots[slot])!, { $0.elementsEqual(id) }) { return slots[slot] }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private mutating func grow(_ tree: XMLTree) {
        mask = slots.count * 2 - 1
        slots = [Int32](repeating: -1, count: mask + 1)
        for element in elements {
            var slot = tree.withBytes(tree.attribute("id", of: element)!) { NameHash($0).slot } & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = element
        }
    }
}
