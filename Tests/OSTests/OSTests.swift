import AppleFoundation
import OSLog
@testable import os
import TestEvidence
import Testing

@Suite("The modules os and OSLog")
struct OSTests {
    @Test(.documented("OS: OSAllocatedUnfairLock.withLock(_:)"))
    func `a lock lets one thread in at a time`() {
        let counter = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<5_000 { counter.withLock { $0 += 1 } }
        }
        #expect(counter.withLock { $0 } == 40_000)
        #expect(counter.withLockIfAvailable { $0 } == 40_000)
    }

    @Test(.documented("OS: os_unfair_lock_trylock(_:)"))
    func `a held lock is refused to others`() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        os_unfair_lock_assert_owner(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }

    @Test(.documented("OS: os_unfair_lock_lock(_:)"))
    func `locking twice from one thread is a programmer's error`() async {
        await #expect(processExitsWith: .failure) {
            let lock = OSAllocatedUnfairLock()
            lock.lock()
            lock.lock()
        }
    }

    @Test(.documented("OS: OSLogMessage"))
    func `messages are formatted as asked`() {
        let number = 255
        let message: OSLogMessage = """
            \(number) \(number, format: .hex(includePrefix: true, uppercase: true)) \(1.5, format: .fixed(precision: 2)) \
            \(true, format: .answer) [\("a", align: .right(columns: 3), privacy: .public)] \("secret", privacy: .private)
            """
        #expect(message.text == "255 0xFF 1.50 YES [  a] secret")
    }

    @Test(.documented("OS: os_log(_:dso:log:type:_:)"))
    func `formats lose their annotations`() {
        #expect(withoutAnnotations("%{public}@ and %{private, mask.hash}d, 100%%") == "%@ and %d, 100%%")
    }
}
