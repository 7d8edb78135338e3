import AppleFoundation
import CoreLocation

/// What makes a request due.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The next time after one; nil if there is none, or nobody knows.
    func next(after date: Date) -> Date? { nil }
}

/// Comes from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    init() { super.init(repeats: false) }
}

/// A while from now, and as often again.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    private static let shortestRepeat: TimeInterval = 60

    public init(timeInterval: TimeInterval, repeats: Bool) {
        if !(timeInterval > 0) { Self.refuse("time interval must be greater than 0") }
        if repeats, timeInterval < Self.shortestRepeat { Self.refuse("time interval must be at least 60 if repeating") }
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    private static func refuse(_ reason: String) {
        NSException(name: .internalInconsistencyException, reason: reason).raise()
    }

    open func nextTriggerDate() -> Date? { next(after: Date()) }
    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A date, as far as its parts are given.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    open func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var parts = dateComponents
        (parts.calendar, parts.timeZone) = (nil, nil)
        return calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
    }
}

/// The border of a region.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
