/// Words as numbers, and what they mean to the scanner.
struct OutlineWords: @unchecked Sendable {
    enum Role: UInt8 {
        case other
        case `class`
        /// `struct` and the like.
        case type
        case function, initializer, variable
        /// Stands between `class` and a member's introducer.
        case modifier
        case requirements
        /// A name for a type follows.
        case alias
        /// `get`, `didSet` and the like.
        case accessor
        /// After `#`, something that concerns nobody but the compiler.
        case quiet
        case `super`
        case description
        /// A class that Linux can't make with nothing.
        case constructed
        /// What rewrites look for.
        case live
    }

    static let shared = OutlineWords()
    private let keys: UnsafeMutablePointer<UInt64>
    private let roles: UnsafeMutablePointer<Role>
    private static let size = 1024

    private init() {
        keys = .allocate(capacity: Self.size)
        keys.initialize(repeating: 0, count: Self.size)
        roles = .allocate(capacity: Self.size)
        roles.initialize(repeating: .other, count: Self.size)
        let words: [(Role, String)] = [
            (.class, "class"), (.type, "struct enum extension protocol actor"), (.function, "func subscript"),
            (.initializer, "init"), (.variable, "var deinit"),
            (.modifier, "let override final private fileprivate internal public open package nonisolated weak unowned lazy"),
            (.requirements, "where"), (.alias, "typealias associatedtype"),
            (.accessor, "get set willSet didSet _read _modify mutating nonmutating unsafeAddress unsafeMutableAddress"),
            (.accessor, "borrow mutate yielding read modify"),
            (.quiet, "available unavailable file fileID filePath line column function"), (.super, "super"),
            (.description, "description"),
            (.live, "observe publisher AnyObject dynamic NSClassFromString class_getInstanceMethod class_addMethod"),
            (.live, "class_replaceMethod method_exchangeImplementations method_setImplementation object_setClass"),
            (.live, "objc_allocateClassPair class_getClassMethod class_getMethodImplementation imp_implementationWithBlock"),
            (.live, "method_getImplementation unsafeBitCast convention bundleIdentifier Bundle Foundation enumerateMatches"),
            (.constructed, "NSMutableAttributedString NSAttributedString ProcessInfo"),
        ]
        for (role, list) in words {
            for word in list.split(separator: " ") {
                let key = Array(word.utf8).withUnsafeBufferPointer { Self.number($0, 0, $0.count) }
                var slot = Self.slot(key)
                while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (Self.size - 1) }
                keys[slot] = key
                roles[slot] = role
            }
        }
    }

    @inline(__always) private static func slot(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 54)
    }

    @inline(__always) func role(_ key: UInt64) -> Role {
        var slot = Self.slot(key)
        while keys[slot] != key {
            if keys[slot] == 0 { return .other }
            slot = (slot + 1) & (Self.size - 1)
        }
        return roles[slot]
    }

    /// The first seven bytes, and the length.
    @inline(__always) static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        var value = UInt64(truncatingIfNeeded: min(end - start, 255))
        for index in start..<min(end, start + 7) { value = value << 8 | UInt64(bytes[index]) }
        return value
    }

    @inline(__always) static func isName(_ byte: UInt8) -> Bool {
        (byte | 32) &- 97 < 26 || byte &- 48 < 10 || byte == 95 || byte >= 128
    }

    private static let receivers: [[UInt8]] = ["delegate", "datasource", "listener", "observer", "handler", "target"].map {
        Array($0.utf8)
    }

    /// Whether the name is one that `FileRewriter` takes for a delegate's.
    static func namesReceiver(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        receivers.contains { name in
            let first = end - name.count
            return first >= start && name.indices.allSatisfy { bytes[first + $0] | 32 == name[$0] }
        }
    }
}
