import CStackSwitch
import Foundation

/// Associations by object.
///
/// Nothing tells when a Swift object goes. So the class of an object that gets its first association has its destroyer replaced,
/// in its metadata, by one that calls here before and after the class's own.
final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    typealias Values = [UnsafeRawPointer: Association]

    private let lock = NSLock()
    private var values: [UnsafeRawPointer: Values] = [:]
    private var hooked: Set<ObjectIdentifier> = []

    /// Objects whose destroyer runs on this thread now: `deinit` still sees its associations, and whoever gets the object's
    /// place in memory afterwards never does.
    private final class Dying {
        var objects: [(address: UnsafeRawPointer, values: Values)] = []
    }
    private static let dyingKey = "AssociationTable.dying"
    private static var dying: Dying? { Thread.current.threadDictionary[dyingKey] as? Dying }

    private init() {
        allium_set_destruction_handlers(
            { AssociationTable.shared.willDestroy($0!) },
            { AssociationTable.shared.didDestroy($0!) })
    }

    private static func address(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(ObjectPlace.of(object))
    }

    // MARK: Reading and writing

    /// Returns what was there before.
    func set(_ association: Association?, at key: UnsafeRawPointer, of object: AnyObject) -> Association? {
        let address = Self.address(object)
        return lock.withLock {
            if association != nil { hook(object) }
            let old = values[address]?[key]
            values[address, default: [:]][key] = association
            if values[address]?.isEmpty == true { values[address] = nil }
            return old
        }
    }

    func association(at key: UnsafeRawPointer, of object: AnyObject) -> Association? {
        let address = Self.address(object)
        if let found = lock.withLock({ values[address]?[key] }) { return found }
        return Self.dying?.objects.last { $0.address == address }?.values[key]
    }

    func removeAll(of object: AnyObject) -> Values? { lock.withLock { values.removeValue(forKey: Self.address(object)) } }

    // MARK: The end of objects

    private func hook(_ object: AnyObject) {
        let type: AnyClass = type(of: object)
        guard hooked.insert(ObjectIdentifier(type)).inserted else { return }
        allium_hook_destruction(unsafeBitCast(type, to: UnsafeMutableRawPointer.self))
    }

    private func willDestroy(_ object: UnsafeMutableRawPointer) {
        let address = UnsafeRawPointer(object)
        guard let going = lock.withLock({ values.removeValue(forKey: address) }) else { return }
        let dying = Self.dying ?? Dying()
        Thread.current.threadDictionary[Self.dyingKey] = dying
        dying.objects.append((address, going))
    }

    private func didDestroy(_ object: UnsafeMutableRawPointer) {
        guard let dying = Self.dying, let last = dying.objects.last, last.address == UnsafeRawPointer(object) else { return }
        // Let go after it left the list: what goes with it may have associations too.
        withExtendedLifetime(dying.objects.removeLast()) {}
    }
}
