import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// An attribute of interface files, and what it sets.
struct CardAttribute: @unchecked Sendable {
    /// The attribute's name, or the key of the element inside that holds the value.
    let name: String
    private let late: LateName
    /// Sets what the element says, or what it means by saying nothing.
    let fill: @MainActor (NSObject, IBElement, any InterfaceReader) -> Void
    /// What the object has, to be given back where no variation of its element says otherwise; nil where it can't be asked.
    let restore: (@MainActor (NSObject) -> @MainActor () -> Void)?

    @MainActor init<Owner: NSObject, Value: InterfaceValue>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, absent: Value?
    ) {
        self.name = name
        let late = LateName(name)
        self.late = late
        fill = { object, element, reader in
            guard let value = Value.read(late.id, name, element, reader) ?? absent else { return }
            own(object, Owner.self)[keyPath: path] = value
        }
        restore = { object in
            let owner = own(object, Owner.self)
            let value = owner[keyPath: path]
            return { [weak owner] in owner?[keyPath: path] = value }
        }
    }

    @MainActor init<Owner: NSObject, Value: InterfaceValue>(_ name: String, _ set: @escaping @MainActor (Owner, Value) -> Void)
    {
        self.name = name
        let late = LateName(name)
        self.late = late
        fill = { object, element, reader in
            guard let value = Value.read(late.id, name, element, reader) else { return }
            set(own(object, Owner.self), value)
        }
        restore = nil
    }

    /// Whether an element has a word about it.
    @MainActor func isSaid(by element: IBElement) -> Bool {
        if let id = late.id, element.string(id) != nil { return true }
        return element.child(key: name) != nil
    }
}

/// A name that is looked up in the schema when a file asks for it: programs without such files don't read the schema, though they ask cards.
@MainActor private final class LateName {
    private let text: String
    private(set) lazy var id = IBName(ofSchema: text)

    init(_ text: String) { self.text = text }
}
