/// Remembers what was found out about the last few classes: views of a handful of classes are made by turns.
///
/// It is kept as long as the process lives. Asked for every view that is made, it reads one place that follows from the class's address.
struct TypeMemory<Value> {
    private typealias Entry = (type: ObjectIdentifier, value: Value)
    private let places: UnsafeMutablePointer<Entry?>
    private static var count: Int { 64 }

    init() {
        places = .allocate(capacity: Self.count)
        places.initialize(repeating: nil, count: Self.count)
    }

    @inline(__always) private func place(of type: ObjectIdentifier) -> UnsafeMutablePointer<Entry?> {
        let address = UInt(bitPattern: type)
        return places + Int(truncatingIfNeeded: (address >> 4 ^ address >> 10) & UInt(Self.count - 1))
    }

    @inline(__always) subscript(type: AnyClass) -> Value? {
        get {
            let key = ObjectIdentifier(type)
            guard let entry = place(of: key).pointee, entry.type == key else { return nil }
            return entry.value
        }
        nonmutating set {
            let key = ObjectIdentifier(type)
            place(of: key).pointee = newValue.map { (key, $0) }
        }
    }
}
