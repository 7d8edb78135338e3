@_spi(House) import AppleFoundation
import UIKit

/// Collects what UIKit would raise or log, and what Allium finds beyond that, so that a test can say what it expects.
///
/// ```swift
/// let misuses = MisuseRecorder(watchesLeaks: true)
/// home.show(details)
/// home.goBack()
/// stage.settle()
/// #expect(misuses.take() == [])
/// ```
/// While one listens nothing is written to the console, and what is an exception on iOS does not end the test.
@preconcurrency @MainActor public final class MisuseRecorder {
    public struct Report: Sendable, CustomStringConvertible {
        /// UIKit's words where it has any: the object, what happened, what to do.
        public let message: String
        /// The name of the exception that iOS raises; nil for what it only logs.
        public let exception: String?
        public var description: String { message }
    }

    private final class Box: @unchecked Sendable {
        private let lock = NSLock()
        private var reports: [Report] = []

        func add(_ misuse: Misuse) {
            let exception = misuse.severity == .exception ? misuse.exceptionName : nil
            lock.lock()
            reports.append(Report(message: misuse.message, exception: exception))
            lock.unlock()
        }

        func read(forgetting: Bool) -> [Report] {
            lock.lock()
            defer { lock.unlock() }
            let read = reports
            if forgetting { reports = [] }
            return read
        }
    }

    private let box = Box()
    private let token: Int
    private let watchesLeaks: Bool

    /// With `watchesLeaks` a controller that was dismissed, removed or replaced and is still alive when the reports are read,
    /// without being in use, is one of them.
    public init(watchesLeaks: Bool = false) {
        self.watchesLeaks = watchesLeaks
        let box = box
        token = Misuse.addObserver { box.add($0) }
        if watchesLeaks { LeakWatch.isOn = true }
    }

    deinit {
        Misuse.removeObserver(token)
        if watchesLeaks { Isolation.assumeMain { LeakWatch.isOn = false } }
    }

    /// All so far.
    public var reports: [Report] {
        findLeaks()
        return box.read(forgetting: false)
    }

    /// The messages since the last `take()`, which are then forgotten.
    public func take() -> [String] {
        findLeaks()
        return box.read(forgetting: true).map(\.message)
    }

    private func findLeaks() {
        guard watchesLeaks else { return }
        FrameLoop.commit()
        LeakWatch.report()
    }
}
