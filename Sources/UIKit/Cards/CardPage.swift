@_spi(House) import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Where a card's lines are written, one for each member.
///
/// A property with a line can be read and set by its key, by proxies of its class, and with `file:` by interface files; observers hear of
/// it where the line says `.observable`, which is a promise: its setter goes through the door `changed`.
@MainActor package struct CardPage<Owner: NSObject> {
    let card: Card
    let table: _ObjCTable

    package enum Hearing: Sendable { case silent, observable }

    // MARK: Properties
    package func property<Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>, earlier: String? = nil, _ hearing: Hearing = .silent
    ) {
        table.property(key, path)
        note(key, earlier, hearing)
    }

    /// Enumerations and option sets are numbers to those who know them by name.
    package func property<Value: RawRepresentable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>, earlier: String? = nil, _ hearing: Hearing = .silent
    ) where Value.RawValue: BinaryInteger {
        table.number(key, path)
        note(key, earlier, hearing)
    }

    /// What can only be read, such as an object that belongs to the owner.
    package func reading<Value>(
        _ key: String, _ path: KeyPath<Owner, Value>, earlier: String? = nil, _ hearing: Hearing = .silent
    ) {
        table.reading(key, path)
        note(key, earlier, hearing)
    }

    private func note(_ key: String, _ earlier: String?, _ hearing: Hearing) {
        if hearing == .observable { table.observable(key) }
        if let earlier { table.earlier(earlier, for: key) }
    }

    // MARK: Interface files
    /// With the name that interface files have for it, `.same` where it is the key. `absent` is what they mean by saying nothing, where that isn't what code gets.
    func property<Value: InterfaceValue>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>, file: CardFileName, absent: Value? = nil,
        _ hearing: Hearing = .silent
    ) {
        property(key, path, hearing)
        card.add(CardAttribute(file.name ?? key, path, absent: absent))
    }

    func property<Value: RawRepresentable & InterfaceValue>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>, file: CardFileName, absent: Value? = nil,
        _ hearing: Hearing = .silent
    ) where Value.RawValue: BinaryInteger {
        property(key, path, hearing)
        card.add(CardAttribute(file.name ?? key, path, absent: absent))
    }

    /// An attribute that takes more than setting a property.
    func attribute<Value: InterfaceValue>(
        _ name: String, _ type: Value.Type, _ set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        card.add(CardAttribute(name, set))
    }

    /// The same for cards in other modules: attributes that are yes or no, and those that are a word.
    package func flag(_ attribute: String, _ set: @escaping @MainActor (Owner, Bool) -> Void) {
        self.attribute(attribute, Bool.self, set)
    }
    package func word(_ attribute: String, _ set: @escaping @MainActor (Owner, String) -> Void) {
        self.attribute(attribute, String.self, set)
    }

    // MARK: Methods
    package func method<Result>(_ selector: String, _ call: @escaping @MainActor (Owner) -> Result) {
        table.method(selector) { (owner: Owner, _) in Isolation.assumeMain { _objcRet(call(owner)) } }
    }

    package func method<First, Result>(_ selector: String, _ call: @escaping @MainActor (Owner, First) -> Result) {
        table.method(selector) { (owner: Owner, arguments) in
            Isolation.assumeMain { _objcRet(call(owner, _objcArg(arguments, 0, First.self))) }
        }
    }

    package func method<First, Second, Result>(
        _ selector: String, _ call: @escaping @MainActor (Owner, First, Second) -> Result
    ) {
        table.method(selector) { (owner: Owner, arguments) in
            Isolation.assumeMain {
                _objcRet(call(owner, _objcArg(arguments, 0, First.self), _objcArg(arguments, 1, Second.self)))
            }
        }
    }

    /// A class method, or a class property to read.
    package func typeMethod<Result>(_ selector: String, _ call: @escaping @MainActor () -> Result) {
        table.typeMethod(selector) { _ in Isolation.assumeMain { _objcRet(call()) } }
    }

    // MARK: Looks
    /// A look that proxies set otherwise than by its key: where reading it makes it, or where it isn't one property.
    func look(_ name: String, get: @escaping @MainActor (Owner) -> Any?, set: @escaping @MainActor (Owner, Any?) -> Void) {
        card.add(
            AppearanceProperty(
                name: name, read: { get(own($0, Owner.self)) },
                write: { set(own($0, Owner.self), $1) }))
    }

    /// A look with a value for each of some places, such as bar metrics.
    func looks<Place: RawRepresentable>(
        _ name: String, for places: [Place], get: @escaping @MainActor (Owner, Place) -> Any?,
        set: @escaping @MainActor (Owner, Any?, Place) -> Void
    ) {
        for place in places {
            look("\(name) \(place.rawValue)", get: { get($0, place) }, set: { set($0, $1, place) })
        }
    }

    /// A look with a value for each state.
    func looks<Value>(
        _ name: String, get: @escaping @MainActor (Owner, UIControl.State) -> Value?,
        set: @escaping @MainActor (Owner, Value?, UIControl.State) -> Void
    ) {
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        looks(name, for: states, get: { get($0, $1) }, set: { set($0, $1 as? Value, $2) })
    }
}

/// What interface files call a property.
struct CardFileName: ExpressibleByStringLiteral {
    let name: String?

    init(stringLiteral name: String) { self.name = name }
    private init() { name = nil }

    /// As its key.
    static let same = CardFileName()
}
