import Foundation

/// Locks that belong to objects: `objc_sync_enter`.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    private final class Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ object: AnyObject) {
        let entry = lock.withLock {
            let entry = entries[ObjectIdentifier(object)] ?? Entry()
            entry.users += 1
            entries[ObjectIdentifier(object)] = entry
            return entry
        }
        entry.lock.lock()
    }

    func exit(_ object: AnyObject) -> Bool {
        let entry = lock.withLock {
            let entry = entries[ObjectIdentifier(object)]
            entry?.users -= 1
            if entry?.users == 0 { entries[ObjectIdentifier(object)] = nil }
            return entry
        }
        entry?.lock.unlock()
        return entry != nil
    }
}

/// Waits until no other thread is between this call and `objc_sync_exit` for the object.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.shared.enter(object as AnyObject)
    return 0
}

@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.shared.exit(object as AnyObject) ? 0 : -1 }
