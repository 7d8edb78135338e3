/// Remembers what was found out about the last few classes: views of a handful of classes are made by turns.
struct TypeMemory<Value> {
    private var types: [(key: UnsafeRawPointer, value: Value)?] = Array(repeating: nil, count: 16)

    @inline(__always) private static func place(_ key: UnsafeRawPointer) -> Int {
        let address = UInt(bitPattern: key)
        return Int(truncatingIfNeeded: (address >> 4 ^ address >> 9) & 15)
    }

    @inline(__always) private static func key(_ type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    @inline(__always) subscript(type: AnyClass) -> Value? {
        get {
            let key = Self.key(type)
            guard let entry = types[Self.place(key)], entry.key == key else { return nil }
            return entry.value
        }
        set {
            let key = Self.key(type)
            types[Self.place(key)] = newValue.map { (key, $0) }
        }
    }
}
