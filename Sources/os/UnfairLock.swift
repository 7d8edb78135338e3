import AppleFoundation
import Synchronization

/// One word: 0 when free, otherwise the number of the thread that holds it, with the highest bit while others wait.
public struct os_unfair_lock_s: @unchecked Sendable {
    var word: UInt32 = 0
    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    let me = Parking.thread
    if lock.take(me) { return }
    require(lock.holder != me, "an os_unfair_lock was locked again by the thread that holds it")
    Parking.place(for: lock).wait(for: lock, as: me)
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.take(Parking.thread) }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    let me = Parking.thread
    require(lock.holder == me, "an os_unfair_lock was unlocked by a thread that does not hold it")
    if lock.atomic.pointee.compareExchange(expected: me, desired: 0, ordering: .releasing).exchanged { return }
    Parking.place(for: lock).release(lock)
}

public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    require(lock.holder == Parking.thread, "this thread does not hold the os_unfair_lock")
}

public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    require(lock.holder != Parking.thread, "this thread holds the os_unfair_lock")
}

extension UnsafeMutablePointer where Pointee == os_unfair_lock_s {
    fileprivate static var waiting: UInt32 { 0x8000_0000 }
    fileprivate var atomic: UnsafeMutablePointer<Atomic<UInt32>> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<UInt32>.self)
    }
    fileprivate var holder: UInt32 { atomic.pointee.load(ordering: .relaxed) & ~Self.waiting }
    fileprivate func take(_ me: UInt32) -> Bool {
        atomic.pointee.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged
    }
}

/// Where threads wait for a lock that is held: a few places for all locks, chosen by address.
private final class Parking: @unchecked Sendable {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
    private static let lastThread = Atomic<UInt32>(0)

    /// The calling thread's own number, from 1.
    static var thread: UInt32 {
        if let number = pthread_getspecific(key) { return UInt32(UInt(bitPattern: number)) }
        let number = lastThread.add(1, ordering: .relaxed).newValue & ~os_unfair_lock_t.waiting
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: UInt(number)))
        return number
    }

    private static let places = (0..<64).map { _ in Parking() }
    static func place(for lock: os_unfair_lock_t) -> Parking { places[Int(UInt(bitPattern: lock) >> 4) & 63] }

    private let condition = NSCondition()

    func wait(for lock: os_unfair_lock_t, as me: UInt32) {
        let waiting = os_unfair_lock_t.waiting
        condition.lock()
        defer { condition.unlock() }
        while true {
            let word = lock.atomic.pointee.load(ordering: .relaxed)
            if word == 0 {
                // Others may wait still: whoever waited leaves the mark, and its release wakes them.
                if lock.take(me | waiting) { return }
            } else if word & waiting != 0
                || lock.atomic.pointee.compareExchange(expected: word, desired: word | waiting, ordering: .relaxed).exchanged
            {
                condition.wait()
            }
        }
    }

    func release(_ lock: os_unfair_lock_t) {
        condition.lock()
        lock.atomic.pointee.store(0, ordering: .releasing)
        condition.broadcast()
        condition.unlock()
    }
}

/// A lock with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// Whether a thread must or must not hold a lock.
    public enum Ownership: Hashable, Sendable { case owner, notOwner }

    private final class Box {
        let lock: os_unfair_lock_t
        var state: State

        init(_ state: State) {
            self.state = state
            lock = .allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock_s())
        }

        deinit { lock.deallocate() }
    }

    private let box: Box

    public init(uncheckedState state: State) { box = Box(state) }
    public init(initialState state: State) where State: Sendable { box = Box(state) }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        os_unfair_lock_lock(box.lock)
        defer { os_unfair_lock_unlock(box.lock) }
        return try body(&box.state)
    }
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard os_unfair_lock_trylock(box.lock) else { return nil }
        defer { os_unfair_lock_unlock(box.lock) }
        return try body(&box.state)
    }
    public func precondition(_ ownership: Ownership) {
        if ownership == .owner { os_unfair_lock_assert_owner(box.lock) } else { os_unfair_lock_assert_not_owner(box.lock) }
    }

    fileprivate var word: os_unfair_lock_t { box.lock }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { os_unfair_lock_lock(word) }
    public func unlock() { os_unfair_lock_unlock(word) }
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(word) }
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
