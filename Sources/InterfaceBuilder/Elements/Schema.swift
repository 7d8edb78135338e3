/// What the format knows: for each element its attributes, and for each attribute the kind of its value.
struct Schema: Sendable {
    static let shared = Schema(.source)

    /// What an attribute's text must be.
    enum ValueKind: Equatable, Sendable {
        case text
        case bool
        case number
        case multiplier
        /// The id of an object in the same file.
        case reference
        /// One of a few words.
        case keyword(Int)
        /// Only the designer's canvas reads it.
        case designTime
    }

    private(set) var elementClasses: [ElementClass?]
    private(set) var keywords: [[[UInt8]]] = []
    private var textElements: [Bool]
    private var contentElements: [Bool]
    private var keys: [UInt32]
    private var kinds: [ValueKind]
    private let mask = 8191

    init(_ source: SchemaSource) {
        let names = KnownNames.shared
        elementClasses = [ElementClass?](repeating: nil, count: names.count)
        textElements = [Bool](repeating: false, count: names.count)
        contentElements = textElements
        keys = [UInt32](repeating: .max, count: mask + 1)
        kinds = [ValueKind](repeating: .text, count: mask + 1)
        for line in source.lines {
            for element in line.elements {
                let index = Int(names.name(element.name)!.index)
                elementClasses[index] = line.elementClass
                textElements[index] = element.hasText
                contentElements[index] = element.isSizedByContent
                for attribute in line.attributes { add(attribute, to: index, names) }
            }
        }
        for attribute in source.common { add(attribute, to: 0xFFFF, names) }
    }

    private mutating func add(_ attribute: SchemaSource.Attribute, to element: Int, _ names: KnownNames) {
        var kind = attribute.kind
        if !attribute.keywords.isEmpty {
            keywords.append(attribute.keywords.map { [UInt8]($0.utf8) })
            kind = .keyword(keywords.count - 1)
        }
        let key = UInt32(element) << 16 | UInt32(names.name(attribute.name)!.index)
        var slot = Self.slot(key) & mask
        while keys[slot] != .max, keys[slot] != key { slot = (slot + 1) & mask }
        keys[slot] = key
        kinds[slot] = kind
    }

    private func find(_ key: UInt32) -> ValueKind? {
        var slot = Self.slot(key) & mask
        while keys[slot] != .max {
            if keys[slot] == key { return kinds[slot] }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private static func slot(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 17) }

    /// Nil: the element has no such attribute.
    func kind(of attribute: IBName, in element: IBName) -> ValueKind? {
        find(UInt32(element.index) << 16 | UInt32(attribute.index)) ?? find(0xFFFF << 16 | UInt32(attribute.index))
    }

    /// Nil: no such element.
    func elementClass(_ element: IBName) -> ElementClass? {
        Int(element.index) < elementClasses.count ? elementClasses[Int(element.index)] : nil
    }

    func isSizedByContent(_ element: IBName) -> Bool {
        Int(element.index) < contentElements.count && contentElements[Int(element.index)]
    }

    func hasText(_ element: IBName) -> Bool {
        Int(element.index) < textElements.count && textElements[Int(element.index)]
    }
}

/// What an element stands for.
enum ElementClass: String, Sendable {
    case structure, controller, view, recognizer, object, item, guide, constraint, connection, value
    /// Read and dropped, with all below it.
    case designTime
}
