import Foundation
import Synchronization

/// Knows each class's table, and classes by name.
package final class ClassRegistry: @unchecked Sendable {
    package static let shared = ClassRegistry()

    struct Registration: @unchecked Sendable {
        var type: () -> AnyClass
        var name: String?
        var fill: (_ObjCTable) -> Void
    }

    /// Everything below is read and written under this lock; tables no longer change once they are found.
    private let lock = NSRecursiveLock()
    /// Filled while the program is loaded, when nothing else may happen yet.
    private static let pending = Mutex<[Registration]>([])
    private static let hasPending = Atomic<Bool>(false)

    /// What makes further registrations when the first name is looked up.
    private static let later = Mutex<[@Sendable () -> Void]>([])

    private var tables: [ObjectIdentifier: _ObjCTable] = [:]
    /// What is still to be written into a class's table: it is, once something of the class is looked up.
    private var unwritten: [ObjectIdentifier: [(_ObjCTable) -> Void]] = [:]
    private var classesByName: [String: AnyClass] = [:]
    private var namesByClass: [ObjectIdentifier: String] = [:]
    /// Registered classes by the last part of their names.
    private var namesByEnding: [String: [String]] = [:]
    private var searchedFields: Set<ObjectIdentifier> = []
    private var methodCache: [MemberKey: _ObjCTable.Implementation?] = [:]
    private var overrideCache: [OverrideKey: _ObjCTable.Implementation?] = [:]
    /// Grows when tables are added later, as a loaded library does.
    private(set) var generation = 0

    private struct MemberKey: Hashable {
        var type: ObjectIdentifier
        var kind: Kind
        var name: String
    }

    private struct OverrideKey: Hashable {
        var member: MemberKey
        var ancestor: ObjectIdentifier
    }

    enum Kind { case method, getter, setter }

    static func enqueue(_ registration: Registration) {
        pending.withLock { $0.append(registration) }
        hasPending.store(true, ordering: .releasing)
    }

    /// Calls `register` before the first look-up: for lists of registrations that cost nothing until then.
    package static func addLater(_ register: @escaping @Sendable () -> Void) {
        later.withLock { $0.append(register) }
        hasPending.store(true, ordering: .releasing)
    }

    private func drain() {
        guard Self.hasPending.exchange(false, ordering: .acquiringAndReleasing) else { return }
        let lists = Self.later.withLock { later in
            defer { later = [] }
            return later
        }
        for register in lists { register() }
        Self.hasPending.store(false, ordering: .releasing)
        let registrations = Self.pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
        for registration in registrations {
            let type: AnyClass = registration.type()
            unwritten[ObjectIdentifier(type), default: []].append(registration.fill)
            if let name = registration.name { remember(type, name) }
        }
        methodCache.removeAll()
        overrideCache.removeAll()
        generation += 1
    }

    private func remember(_ type: AnyClass, _ name: String) {
        guard classesByName.updateValue(type, forKey: name) == nil else { return }
        namesByClass[ObjectIdentifier(type)] = name
        let ending = name.split(separator: ".").last.map(String.init) ?? name
        namesByEnding[ending, default: []].append(name)
    }

    /// The tables of a class and its ancestors, the class's own first.
    private func tables(from type: AnyClass) -> [_ObjCTable] {
        var found: [_ObjCTable] = []
        var current: AnyClass? = type
        while let type = current {
            if let table = table(of: type) { found.append(table) }
            current = _getSuperclass(type)
        }
        return found
    }

    /// The class's own table.
    private func table(of type: AnyClass) -> _ObjCTable? {
        let id = ObjectIdentifier(type)
        if let fills = unwritten.removeValue(forKey: id) {
            let table = tables[id] ?? _ObjCTable()
            tables[id] = table
            for fill in fills { fill(table) }
        }
        if tables[id] == nil, searchedFields.insert(id).inserted, let table = GenericTables.table(of: type) {
            tables[id] = table
        }
        return tables[id]
    }

    func implementation(_ kind: Kind, _ name: String, of type: AnyClass) -> _ObjCTable.Implementation? {
        lock.lock()
        defer { lock.unlock() }
        drain()
        let key = MemberKey(type: ObjectIdentifier(type), kind: kind, name: name)
        if let known = methodCache[key] { return known }
        let found = tables(from: type).lazy.compactMap { table -> _ObjCTable.Implementation? in
            switch kind {
            case .method: table.methods[name]
            case .getter: table.getters[name]
            case .setter: table.setters[name]
            }
        }.first
        methodCache.updateValue(found, forKey: key)
        return found
    }

    /// What a class below `ancestor` has under the name: an override that Swift's own calls can't find.
    func override(_ kind: Kind, _ name: String, of type: AnyClass, below ancestor: AnyClass) -> _ObjCTable.Implementation? {
        lock.lock()
        defer { lock.unlock() }
        drain()
        let key = OverrideKey(
            member: MemberKey(type: ObjectIdentifier(type), kind: kind, name: name), ancestor: ObjectIdentifier(ancestor))
        if let known = overrideCache[key] { return known }
        var found: _ObjCTable.Implementation?
        var current: AnyClass? = type
        while found == nil, let type = current, type != ancestor {
            if let table = table(of: type) {
                switch kind {
                case .method: found = table.methods[name]
                case .getter: found = table.getters[name]
                case .setter: found = table.setters[name]
                }
            }
            current = _getSuperclass(type)
        }
        overrideCache.updateValue(found, forKey: key)
        return found
    }

    /// The method that the class itself has: its body, and whether it asks first when it is called.
    func ownMethod(_ selector: String, of type: AnyClass) -> (body: _ObjCTable.Implementation, asksFirst: Bool)? {
        lock.lock()
        defer { lock.unlock() }
        drain()
        guard let table = table(of: type) else { return nil }
        if let body = table.bodies[selector] { return (body, true) }
        return table.methods[selector].map { ($0, false) }
    }

    /// Calls by name get to `implementation` from now on.
    func setMethod(_ selector: String, of type: AnyClass, _ implementation: @escaping _ObjCTable.Implementation) {
        lock.lock()
        defer { lock.unlock() }
        drain()
        let table = table(of: type) ?? _ObjCTable()
        tables[ObjectIdentifier(type)] = table
        table.methods[selector] = implementation
        table.typed[selector] = nil
        methodCache.removeAll()
        overrideCache.removeAll()
    }

    /// Whether one of this house's classes has the property and its setter tells nobody; nil where no table knows the key.
    func isSilent(_ key: String, canonical: String, of type: AnyClass) -> Bool? {
        lock.lock()
        defer { lock.unlock() }
        drain()
        for table in tables(from: type) {
            if table.observable.contains(canonical) { return false }
            if table.ownKeys.contains(canonical) { return !isObservable(canonical, above: type) }
            if table.getters[key] != nil || table.setters[key] != nil { return false }
        }
        return nil
    }

    private func isObservable(_ key: String, above type: AnyClass) -> Bool {
        tables(from: type).contains { $0.observable.contains(key) }
    }

    /// What the class itself, not its ancestors, tells of.
    func observableKeys(of type: AnyClass) -> [String] {
        lock.lock()
        defer { lock.unlock() }
        drain()
        return table(of: type)?.observable.sorted() ?? []
    }

    /// A class method; rarely called, so every call looks it up.
    func typeImplementation(_ name: String, of type: AnyClass) -> _ObjCTable.TypeImplementation? {
        lock.lock()
        defer { lock.unlock() }
        drain()
        return tables(from: type).lazy.compactMap { $0.typeMethods[name] }.first
    }

    func asksFirst(typeMethod name: String, of type: AnyClass) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return tables(from: type).first { $0.typeMethods[name] != nil }?.askingTypeMethods.contains(name) ?? false
    }

    /// The method as a function of a type, or boxed. A class nearer to the object wins, typed or not.
    func optionalMethod(
        _ selector: String, of type: AnyClass, as function: ObjectIdentifier
    ) -> (typed: UnsafeRawPointer?, boxed: _ObjCTable.Implementation?) {
        lock.lock()
        defer { lock.unlock() }
        drain()
        for table in tables(from: type) {
            if let method = table.typed[selector], method.type == function { return (method.function, nil) }
            if let method = table.methods[selector] { return (nil, method) }
        }
        return (nil, nil)
    }

    /// A property by its key, and how it is read and set.
    package typealias Accessors = (key: String, get: (AnyObject) -> Any?, set: (AnyObject, Any?) -> Void)

    /// The properties that the class itself, not its ancestors, has for reading and setting by key, in the order of their names.
    package func ownProperties(of type: AnyClass) -> [Accessors] {
        lock.lock()
        defer { lock.unlock() }
        drain()
        guard let table = table(of: type) else { return [] }
        return table.getters.keys.sorted().compactMap { key in
            guard let get = table.getters[key], let set = table.setters[key], !table.earlier.contains(key) else { return nil }
            return (key, { get($0, []) }, { _ = set($0, [$1]) })
        }
    }

    /// Has the tables of a class and of its ancestors written.
    package func fill(_ type: AnyClass) {
        lock.lock()
        defer { lock.unlock() }
        drain()
        _ = tables(from: type)
    }

    /// Whether the class itself was registered.
    func hasOwnTable(_ type: AnyClass) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        drain()
        return table(of: type) != nil
    }

    /// The class registered as `Module.Outer.Name`, or under its declared name; nested and private ones too. Classes of the
    /// frameworks need no module.
    package func type(named name: String) -> AnyClass? {
        lock.lock()
        defer { lock.unlock() }
        drain()
        let name = ClassName.demangled(name) ?? name
        return classesByName[name] ?? _typeByName(name) as? AnyClass ?? ClassName.frameworkType(name)
    }

    /// The class that a storyboard names: by its own name or by its outer types' and its own, with or without its module.
    package func type(named name: String, inModule module: String?) -> AnyClass? {
        if let module, !module.isEmpty, let type = type(named: module + "." + name) { return type }
        if let type = type(named: name) { return type }
        lock.lock()
        defer { lock.unlock() }
        // A nested class by its own name alone, as long as there is only one.
        let ending = name.split(separator: ".").last.map(String.init) ?? name
        let candidates = (namesByEnding[ending] ?? []).filter { candidate in
            candidate.hasSuffix("." + name) && (module.map { $0.isEmpty || candidate.hasPrefix($0 + ".") } ?? true)
        }
        return candidates.count == 1 ? classesByName[candidates[0]] : nil
    }

    package func registeredName(of type: AnyClass) -> String? {
        lock.lock()
        defer { lock.unlock() }
        drain()
        return namesByClass[ObjectIdentifier(type)]
    }

    package func currentGeneration() -> Int {
        lock.lock()
        defer { lock.unlock() }
        drain()
        return generation
    }
}

/// Called by adapted code while the program is loaded.
public func _objcRegister(_ type: @escaping () -> AnyClass, _ name: String?, _ fill: @escaping (_ObjCTable) -> Void) {
    ClassRegistry.enqueue(ClassRegistry.Registration(type: type, name: name, fill: fill))
}

/// `type(of: object).description()`: what a class says of itself, whatever is known of the object.
public func _objcClassDescription(_ type: Any.Type) -> String {
    (type as? AnyClass).map(ClassName.name) ?? String(reflecting: type)
}

/// What adapted code calls in place of `NSClassFromString`: nested and private classes are found too.
public func _objcClassForName(_ name: String) -> AnyClass? {
    if let type = ClassRegistry.shared.type(named: name) { return type }
    // By this name programs ask whether tests run in them: it is there where XCTest is loaded.
    return name == "XCTestCase" ? _typeByName("6XCTest0A4CaseC") as? AnyClass : nil
}
