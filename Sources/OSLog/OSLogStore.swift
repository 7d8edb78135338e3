import AppleFoundation

/// Reads back what the process has logged: the newest two thousand messages.
open class OSLogStore: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable {
        case system = 0
        case currentProcessIdentifier = 1
    }

    /// Other processes' messages are nobody's to read here.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else {
            throw CocoaError(
                .fileReadNoPermission, userInfo: [NSLocalizedDescriptionKey: "Only the messages of this process can be read."])
        }
        super.init()
    }

    open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
    /// Before now where the interval is negative, as it has to be.
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds))
    }
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }

    /// From the position on, oldest first, or backwards. Predicates ask for `subsystem`, `category`, `composedMessage` and the like.
    open func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let isReversed = options.contains(.reverse)
        let entries = LogMemory.messages.map(OSLogEntryLog.init).filter { entry in
            if let position, isReversed ? entry.date > position.date : entry.date < position.date { return false }
            return predicate?.evaluate(with: entry) ?? true
        }
        return AnySequence(isReversed ? entries.reversed() : entries)
    }
}

/// A place in the log.
open class OSLogPosition: NSObject, @unchecked Sendable {
    let date: Date
    init(_ date: Date) { self.date = date }
}

open class OSLogEnumerator: NSEnumerator {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = Options(rawValue: 1)
    }
}

/// One thing that was logged.
open class OSLogEntry: NSObject, KeyValueCoded, @unchecked Sendable {
    public enum StoreCategory: Int, Sendable {
        case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }

    let message: LoggedMessage
    init(_ message: LoggedMessage) { self.message = message }

    open var composedMessage: String { message.text }
    open var date: Date { message.date }
    open var storeCategory: StoreCategory { .shortTerm }

    package func value(forKey key: String) -> Any? {
        switch key {
        case "composedMessage", "eventMessage": composedMessage
        case "date": date
        case "subsystem": message.subsystem
        case "category": message.category
        default: nil
        }
    }

    package func setValue(_ value: Any?, forKey key: String) {}
}

public protocol OSLogEntryFromProcess {
    var process: String { get }
    var processIdentifier: pid_t { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}

public protocol OSLogEntryWithPayload {
    var category: String { get }
    var subsystem: String { get }
}

/// A message of a log.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

    open var level: Level {
        switch message.type {
        case .debug: .debug
        case .info: .info
        case .default: .notice
        case .error: .error
        case .fault: .fault
        default: .undefined
        }
    }
    open var subsystem: String { message.subsystem }
    open var category: String { message.category }
    open var process: String { ProcessInfo.processInfo.processName }
    open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    open var sender: String { process }
    open var threadIdentifier: UInt64 { message.thread }
}
