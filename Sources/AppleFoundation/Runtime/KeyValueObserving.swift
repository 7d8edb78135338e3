import Foundation

/// What an observer is told beside the fact; `initial` calls it at once, before there was any change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change says the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The change says the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Tells once at the beginning.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Tells before each change too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What has happened to the value; anything but a setting concerns parts of a collection.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// The keys of what an observer is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What a closure is told that observes a key path. The values are there only if they were asked for.
public struct NSKeyValueObservedChange<Value> {
    public let kind: NSKeyValueChange
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// Ends its observation when it goes, or earlier.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private var end: (() -> Void)?

    init(_ end: @escaping () -> Void) {
        self.end = end
        super.init()
    }

    public func invalidate() {
        end?()
        end = nil
    }

    deinit { end?() }
}

/// Someone observes something. Until then a change costs one look at this.
@usableFromInline nonisolated(unsafe) var _objcSomethingIsObserved = false

/// Adapted properties call this before they change.
@inlinable public func _objcWillChange(_ object: AnyObject, _ key: String) {
    if _objcSomethingIsObserved { _objcTellWillChange(object, key) }
}

/// Adapted properties call this after they changed.
@inlinable public func _objcDidChange(_ object: AnyObject, _ key: String) {
    if _objcSomethingIsObserved { _objcTellDidChange(object, key) }
}

@usableFromInline func _objcTellWillChange(_ object: AnyObject, _ key: String) {
    if CollectionChange.isMadeFor(object, key) { return }
    for hook in ObservationTable.shared.hooks(of: object, key) where hook.isUsed { hook.willChange() }
}

@usableFromInline func _objcTellDidChange(_ object: AnyObject, _ key: String) {
    if CollectionChange.isMadeFor(object, key) { return }
    for hook in ObservationTable.shared.hooks(of: object, key) where hook.isUsed { hook.didChange() }
}

/// The door through which the setters of this house's classes go: whoever observes the key hears of it before and after.
/// Nobody pays more than one look where nothing is observed.
@inlinable @inline(__always)
public func _objcChange(_ object: AnyObject, _ key: String, _ change: () -> Void) {
    if _objcSomethingIsObserved { _objcTellWillChange(object, key) }
    change()
    if _objcSomethingIsObserved { _objcTellDidChange(object, key) }
}

/// An object that keeps a mark of its own of being observed, so that its setters pay nothing for observers of others.
package protocol ObservationMarked: AnyObject {
    func becameObserved()
}

extension NSObject {
    public func willChangeValue(forKey key: String) { _objcWillChange(self, key) }
    public func didChangeValue(forKey key: String) { _objcDidChange(self, key) }
}

/// Who waits for changes of which key of which object.
private final class ObservationTable: @unchecked Sendable {
    static let shared = ObservationTable()

    final class Hook {
        let willChange: () -> Void
        let didChange: () -> Void
        /// Who is told of a change may end other observations.
        var isUsed = true

        init(willChange: @escaping () -> Void, didChange: @escaping () -> Void) {
            self.willChange = willChange
            self.didChange = didChange
        }
    }

    private struct Entry {
        /// Another object may later live at the same address.
        weak var object: AnyObject?
        var hooks: [String: [Hook]] = [:]
    }

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    func hooks(of object: AnyObject, _ key: String) -> [Hook] {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [] }
            return entry.hooks[ObservedKeys.canonical(key)] ?? []
        }
    }

    func add(_ hook: Hook, to object: AnyObject, _ key: String) {
        // The class may know the key under another name.
        ClassRegistry.shared.fill(type(of: object))
        lock.withLock {
            _objcSomethingIsObserved = true
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            var entry = entries[ObjectIdentifier(object)] ?? Entry(object: object)
            if entry.object !== object { entry = Entry(object: object) }
            entry.hooks[ObservedKeys.canonical(key), default: []].append(hook)
            entries[ObjectIdentifier(object)] = entry
        }
        (object as? any ObservationMarked)?.becameObserved()
        ObservedKeys.check(key, of: object)
    }

    func remove(_ hook: Hook, from id: ObjectIdentifier, _ key: String) {
        lock.withLock {
            hook.isUsed = false
            let key = ObservedKeys.canonical(key)
            entries[id]?.hooks[key]?.removeAll { $0 === hook }
            if entries[id]?.hooks[key]?.isEmpty == true { entries[id]?.hooks[key] = nil }
            if entries[id]?.hooks.isEmpty == true { entries[id] = nil }
        }
    }
}

/// Observes a path: the first key of the object, and the rest of the path at whatever object that key holds.
private final class PathObserver {
    private let key: String
    private let rest: Substring?
    private weak var object: AnyObject?
    private let id: ObjectIdentifier
    private var hook: ObservationTable.Hook?
    private var next: PathObserver?
    /// Paths that the key's value depends on, as its class says.
    private var dependencies: [PathObserver] = []
    private let willChange: () -> Void
    private let didChange: () -> Void

    init(_ object: AnyObject, path: Substring, willChange: @escaping () -> Void, didChange: @escaping () -> Void) {
        let dot = path.firstIndex(of: ".")
        key = String(dot.map { path[..<$0] } ?? path)
        rest = dot.map { path[path.index(after: $0)...] }
        self.object = object
        id = ObjectIdentifier(object)
        self.willChange = willChange
        self.didChange = didChange
        let hook = ObservationTable.Hook(
            willChange: { [unowned self] in self.willChange() },
            didChange: { [unowned self] in
                self.follow()
                self.didChange()
            })
        self.hook = hook
        ObservationTable.shared.add(hook, to: object, key)
        dependencies = Self.pathsAffecting(key, of: object).map { path in
            PathObserver(object, path: path[...], willChange: hook.willChange, didChange: hook.didChange)
        }
        follow()
    }

    private static func pathsAffecting(_ key: String, of object: AnyObject) -> [String] {
        let type: AnyClass = Swift.type(of: object)
        let registry = ClassRegistry.shared
        let own = registry.typeImplementation("keyPathsForValuesAffecting" + ObjCName.capitalized(key), of: type)
        let general = registry.typeImplementation("keyPathsForValuesAffectingValueForKey:", of: type)
        let paths = (own?(type, []) ?? general?(type, [key])) as? Set<String> ?? []
        return paths.subtracting([key]).sorted()
    }

    private func follow() {
        guard let rest, let object else { return }
        next = (KeyValueCoding.value(at: key, of: object) as? NSObject).map {
            PathObserver($0, path: rest, willChange: willChange, didChange: didChange)
        }
    }

    deinit { if let hook { ObservationTable.shared.remove(hook, from: id, key) } }
}

/// Gives `observe` the type of the object it is called on.
public protocol _KeyValueObservable: AnyObject {}
extension NSObject: _KeyValueObservable {}

extension _KeyValueObservable where Self: NSObject {
    /// Calls `changeHandler` at each change. The adapter writes `name`, since a key path can't tell it.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, _ name: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var old: Value?
        let tell = { [unowned self] (isPrior: Bool) in
            if let part = CollectionChange.current(of: self, name) {
                let new = options.contains(.new) && !isPrior && part.kind != .removal ? part.new as? Value : nil
                let old = options.contains(.old) && part.kind != .insertion ? part.old as? Value : nil
                return changeHandler(
                    self,
                    NSKeyValueObservedChange(
                        kind: part.kind, newValue: new, oldValue: old, indexes: part.indexes, isPrior: isPrior))
            }
            let new = options.contains(.new) && !isPrior ? self[keyPath: keyPath] : nil
            let change = NSKeyValueObservedChange(
                kind: .setting, newValue: new, oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
            changeHandler(self, change)
        }
        var observer: PathObserver? = PathObserver(
            self, path: name[...],
            willChange: { [unowned self] in
                if options.contains(.old) { old = self[keyPath: keyPath] }
                if options.contains(.prior) { tell(true) }
            }, didChange: { tell(false) })
        if options.contains(.initial) {
            let new = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation {
            _ = observer
            observer = nil
        }
    }
}

/// A class whose subclasses override what is called at a change.
package protocol KeyValueObserver: AnyObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

package enum KeyValueObserving {
    static func tell(
        _ observer: AnyObject, _ path: String, _ object: Any, _ change: [NSKeyValueChangeKey: Any],
        _ context: UnsafeMutableRawPointer?
    ) {
        if let observer = observer as? any KeyValueObserver {
            observer.observeValue(forKeyPath: path, of: object, change: change, context: context)
            return
        }
        let selector = Selector("observeValueForKeyPath:ofObject:change:context:")
        guard MessageSending.responds(observer, to: selector) else { return unhandledChange(observer, path, object) }
        MessageSending.send(selector, to: observer, [path, object, change, context])
    }

    package static func unhandledChange(_ observer: Any, _ path: String?, _ object: Any?) {
        RuntimeMistake.raise(
            "NSInternalInconsistencyException",
            "\(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
                + "Key path: \(path ?? "nil")\nObserved object: \(object ?? "nil")")
    }
}

/// Observers that are told by name.
private final class NamedObservers: @unchecked Sendable {
    static let shared = NamedObservers()

    private struct Entry {
        let object: ObjectIdentifier
        let observer: ObjectIdentifier
        let path: String
        let context: UnsafeMutableRawPointer?
        let keeper: PathObserver
    }

    private let lock = NSRecursiveLock()
    private var entries: [Entry] = []

    func add(
        _ observer: NSObject, _ object: NSObject, _ path: String, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        var old: Any?
        let tell = { [weak observer, unowned object] (isPrior: Bool, isInitial: Bool) in
            guard let observer else { return }
            let part = isInitial ? nil : CollectionChange.current(of: object, path)
            let kind = part?.kind ?? .setting
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
            if isPrior { change[.notificationIsPriorKey] = true }
            if let part {
                change[.indexesKey] = part.indexes
                if options.contains(.new), !isPrior, kind != .removal { change[.newKey] = part.new }
                if options.contains(.old), kind != .insertion { change[.oldKey] = part.old }
                return KeyValueObserving.tell(observer, path, object, change, context)
            }
            if options.contains(.new), !isPrior { change[.newKey] = object.value(forKeyPath: path) ?? NSNull() }
            if options.contains(.old), !isInitial { change[.oldKey] = old ?? NSNull() }
            KeyValueObserving.tell(observer, path, object, change, context)
        }
        let keeper = PathObserver(
            object, path: path[...],
            willChange: { [unowned object] in
                if options.contains(.old) { old = object.value(forKeyPath: path) }
                if options.contains(.prior) { tell(true, false) }
            }, didChange: { tell(false, false) })
        lock.withLock {
            entries.append(
                Entry(
                    object: ObjectIdentifier(object), observer: ObjectIdentifier(observer), path: path, context: context,
                    keeper: keeper))
        }
        if options.contains(.initial) { tell(false, true) }
    }

    func remove(_ observer: NSObject, _ object: NSObject, _ path: String, _ context: UnsafeMutableRawPointer??) {
        lock.withLock {
            let index = entries.lastIndex { entry in
                entry.object == ObjectIdentifier(object) && entry.observer == ObjectIdentifier(observer) && entry.path == path
                    && (context == nil || context! == entry.context)
            }
            guard let index else {
                return RuntimeMistake.raise(
                    "NSRangeException",
                    "Cannot remove an observer \(RuntimeMistake.name(observer)) for the key path \"\(path)\" from "
                        + "\(RuntimeMistake.name(object)) because it is not registered as an observer.")
            }
            entries.remove(at: index)
        }
    }
}

extension NSObject {
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        NamedObservers.shared.add(observer, self, keyPath, options, context)
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        NamedObservers.shared.remove(observer, self, keyPath, nil)
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        NamedObservers.shared.remove(observer, self, keyPath, .some(context))
    }
}
