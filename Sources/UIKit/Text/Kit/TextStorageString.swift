import AppleFoundation

/// The text of a storage as a string. What is changed in it goes through the storage's own methods.
nonisolated final class TextStorageString: NSMutableString {
    private let storage: NSTextStorage?
    /// Of the strings that Foundation makes of this class on its way.
    private let own: NSMutableString

    init(_ storage: NSTextStorage) {
        self.storage = storage
        own = NSMutableString(capacity: 0)
        super.init(capacity: 0)
    }

    required init(capacity: Int) {
        storage = nil
        own = NSMutableString(capacity: capacity)
        super.init(capacity: capacity)
    }
    required init(string: String) {
        storage = nil
        own = NSMutableString(string: string)
        super.init(string: string)
    }
    required init(stringLiteral value: StaticString) {
        storage = nil
        own = NSMutableString(stringLiteral: value)
        super.init(stringLiteral: value)
    }
    required init(characters: UnsafePointer<unichar>, length: Int) {
        storage = nil
        own = NSMutableString(characters: characters, length: length)
        super.init(characters: characters, length: length)
    }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(stringLiteral: value) }
    required convenience init?(coder: NSCoder) { return nil }

    override var length: Int { storage?.length ?? own.length }
    override func character(at index: Int) -> unichar { storage?.unit(at: index) ?? own.character(at: index) }
    override func replaceCharacters(in range: NSRange, with string: String) {
        if let storage {
            storage.replaceCharacters(in: range, with: string)
        } else {
            own.replaceCharacters(in: range, with: string)
        }
    }
    override func copy(with zone: NSZone? = nil) -> Any { NSString(string: description) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableString(string: description) }
    override var description: String { storage?.string ?? own as String }
}
