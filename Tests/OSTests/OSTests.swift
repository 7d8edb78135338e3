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

    @Test(.documented("OS: OSLogStore.getEntries(with:at:matching:)"))
    func `a program reads back what it has logged`() throws {
        let write = OSLog.write
        OSLog.write = { _ in }
        defer { OSLog.write = write }
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let start = store.position(date: Date())
        let log = Logger(subsystem: "com.example.harbour", category: "ships")
        log.error("one is late")
        log.debug("another came")
        Logger(subsystem: "com.example.town", category: "people").notice("a third")
        let own = NSPredicate(format: "subsystem == %@", "com.example.harbour")
        let entries = try store.getEntries(at: start, matching: own).compactMap { $0 as? OSLogEntryLog }
        #expect(entries.map(\.composedMessage) == ["one is late", "another came"])
        #expect(entries.map(\.level) == [.error, .debug] && entries.allSatisfy { $0.category == "ships" })
        let all = try store.getEntries(with: .reverse, matching: NSPredicate(format: "subsystem BEGINSWITH 'com.example'"))
        #expect(all.map(\.composedMessage) == ["a third", "another came", "one is late"])
        #expect(try store.getEntries(at: store.position(timeIntervalSinceLatestBoot: 0), matching: own).contains { _ in true })
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
    }
}
