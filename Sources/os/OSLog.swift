import AppleFoundation

/// Where messages go: to standard error, a line each, headed by subsystem and category.
public class OSLog: NSObject, @unchecked Sendable {
    /// What a log is for.
    public struct Category: Sendable {
        public let rawValue: String
        public init(string: String) { rawValue = string }
        public static let pointsOfInterest = Category(string: "PointsOfInterest")
        public static let dynamicTracing = Category(string: "DynamicTracing")
        public static let dynamicStackTracing = Category(string: "DynamicStackTracing")
    }

    public static let `default` = OSLog("", "", isSilent: false)
    public static let disabled = OSLog("", "", isSilent: true)

    private let subsystem: String
    private let category: String
    private let isSilent: Bool

    private init(_ subsystem: String, _ category: String, isSilent: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isSilent = isSilent
    }

    public convenience init(subsystem: String, category: String) { self.init(subsystem, category, isSilent: false) }

    private var heading: String { subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] " }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    public func isEnabled(type: OSLogType) -> Bool { !isSilent }
    /// No tool records signposts on Linux.
    public var signpostsEnabled: Bool { false }

    /// Replaced by tests.
    @Guarded package static var write: @Sendable (String) -> Void = { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    func log(_ type: OSLogType, _ message: @autoclosure () -> String) {
        guard !isSilent else { return }
        let text = message()
        LogMemory.keep(
            LoggedMessage(
                date: Date(), type: type, subsystem: subsystem, category: category, text: text,
                thread: UInt64(pthread_self())))
        Self.write(heading + type.marker + text)
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)

    var marker: String {
        switch self {
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }
}

/// Writes messages for a subsystem and a category. Private values are shown here, as in Xcode's console.
public struct Logger: @unchecked Sendable {
    private let destination: OSLog

    public init(subsystem: String, category: String) { destination = OSLog(subsystem: subsystem, category: category) }
    public init() { destination = .default }
    public init(_ log: OSLog) { destination = log }

    public func log(_ message: OSLogMessage) { destination.log(.default, message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { destination.log(level, message.text) }
    public func trace(_ message: OSLogMessage) { destination.log(.debug, message.text) }
    public func debug(_ message: OSLogMessage) { destination.log(.debug, message.text) }
    public func info(_ message: OSLogMessage) { destination.log(.info, message.text) }
    public func notice(_ message: OSLogMessage) { destination.log(.default, message.text) }
    public func warning(_ message: OSLogMessage) { destination.log(.error, message.text) }
    public func error(_ message: OSLogMessage) { destination.log(.error, message.text) }
    public func critical(_ message: OSLogMessage) { destination.log(.fault, message.text) }
    public func fault(_ message: OSLogMessage) { destination.log(.fault, message.text) }
}

/// Writes a format with its arguments; `%{public}@` and its kin are `%@`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.log(type, formatted(message, arguments))
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {
    log.log(type, formatted(message, arguments))
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.log(.default, message.text) }

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.log(type, message.text) }

private func formatted(_ format: StaticString, _ arguments: [any CVarArg]) -> String {
    let format = withoutAnnotations("\(format)")
    return arguments.isEmpty && !format.contains("%") ? format : String(format: format, arguments: arguments)
}

/// `%{public, uuid_t}@` without its braces, `%s` as an object since strings come as such.
func withoutAnnotations(_ format: String) -> String {
    var result = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
        result += rest[...percent]
        rest = rest[rest.index(after: percent)...]
        if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
        if rest.first == "%" {
            result += "%"
            rest = rest.dropFirst()
        }
    }
    return result + rest
}
