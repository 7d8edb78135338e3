/// The name of an element or of an attribute: a number, for the thousands of comparisons a file asks for.
package struct IBName: Hashable, Sendable, BitwiseCopyable {
    package let index: UInt16

    /// Not one of a file's own.
    package var isOfSchema: Bool { Int(index) < KnownNames.shared.count }
}

/// Known names have fixed numbers; a file's own come after them.
struct NameTable {
    /// Files with more different names than this are not Interface Builder's.
    static let limit = 4096

    private(set) var unknown: [String] = []

    init(unknown: [String] = []) { self.unknown = unknown }

    mutating func name(_ bytes: UnsafeBufferPointer<UInt8>) -> IBName? { name(bytes, NameHash(bytes)) }

    mutating func name(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> IBName? {
        if let known = KnownNames.shared.name(bytes, hash) { return known }
        let text = String(decoding: bytes, as: UTF8.self)
        let index: Int
        if let seen = unknown.firstIndex(of: text) {
            index = seen
        } else {
            guard unknown.count < Self.limit else { return nil }
            index = unknown.count
            unknown.append(text)
        }
        return IBName(index: UInt16(KnownNames.shared.count + index))
    }

    func text(_ name: IBName) -> String {
        let known = KnownNames.shared
        return Int(name.index) < known.count ? known.texts[Int(name.index)] : unknown[Int(name.index) - known.count]
    }
}

/// Every name of the schema, found by its bytes.
struct KnownNames: Sendable {
    static let shared = KnownNames(.source)

    private(set) var texts: [String] = []
    /// The names' bytes one after another, and where each stands.
    private var text: [UInt8] = []
    private var places: [(start: Int32, count: Int32)] = []
    private var slots: [UInt16]
    private let mask: Int

    var count: Int { texts.count }

    init(_ source: SchemaSource) {
        slots = [UInt16](repeating: .max, count: 4096)
        mask = slots.count - 1
        for text in source.names { add(text) }
    }

    private mutating func add(_ text: String) {
        let key = [UInt8](text.utf8)
        var slot = key.withUnsafeBufferPointer { NameHash($0) }.slot & mask
        while slots[slot] != .max {
            if key.withUnsafeBufferPointer({ equals(Int(slots[slot]), $0) }) { return }
            slot = (slot + 1) & mask
        }
        slots[slot] = UInt16(texts.count)
        texts.append(text)
        places.append((Int32(self.text.count), Int32(key.count)))
        self.text += key
    }

    func name(_ bytes: UnsafeBufferPointer<UInt8>) -> IBName? { name(bytes, NameHash(bytes)) }

    func name(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> IBName? {
        var slot = hash.slot & mask
        while slots[slot] != .max {
            let index = Int(slots[slot])
            if equals(index, bytes) { return IBName(index: UInt16(index)) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    @inline(__always) private func equals(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let place = places[index]
        guard Int(place.count) == bytes.count else { return false }
        return text.withUnsafeBufferPointer { sameBytes($0.baseAddress! + Int(place.start), bytes.baseAddress!, bytes.count) }
    }

    func name(_ text: String) -> IBName? {
        [UInt8](text.utf8).withUnsafeBufferPointer { name($0) }
    }
}

/// Where a name is looked for. A reader adds the bytes as it finds the name's end. FNV-1a: names are short and the table is fixed.
struct NameHash {
    private var value: UInt32 = 2_166_136_261

    init() {}

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes { add(byte) }
    }

    @inline(__always) mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

    var slot: Int { Int(value ^ (value >> 15)) }
}

extension IBName: ExpressibleByStringLiteral {
    /// A name of the schema; one that isn't there is a slip of ours.
    package init(stringLiteral text: StaticString) {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard let name = KnownNames.shared.name(bytes) else {
            fatalError("the schema has no name '\(text)'; add it to Elements/Schema.swift")
        }
        self = name
    }
}

extension IBName {
    /// Nil for what is no name of the schema, such as the key of an element.
    package init?(ofSchema text: String) {
        guard let name = KnownNames.shared.name(text) else { return nil }
        self = name
    }
}

@inline(__always) func sameBytes(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count where left[index] != right[index] { return false }
    return true
}
