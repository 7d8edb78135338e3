import AppleFoundation

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}

/// What can say something in a notification's place: a message that was received, for instance.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// All of it as one value, so that copies are one assignment.
    struct Words {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var attachments: [UNNotificationAttachment] = []
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var launchImageName = ""
        var targetContentIdentifier: String?
        var filterCriteria: String?
        var summaryArgument = ""
        var summaryArgumentCount = 0
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }

    final var words = Words()

    public override init() { super.init() }

    init(_ words: Words) {
        super.init()
        self.words = words
    }

    open var title: String { words.title }
    open var subtitle: String { words.subtitle }
    open var body: String { words.body }
    open var badge: NSNumber? { words.badge }
    open var sound: UNNotificationSound? { words.sound }
    open var attachments: [UNNotificationAttachment] { words.attachments }
    open var userInfo: [AnyHashable: Any] { words.userInfo }
    open var categoryIdentifier: String { words.categoryIdentifier }
    open var threadIdentifier: String { words.threadIdentifier }
    open var launchImageName: String { words.launchImageName }
    open var targetContentIdentifier: String? { words.targetContentIdentifier }
    open var filterCriteria: String? { words.filterCriteria }
    open var summaryArgument: String { words.summaryArgument }
    open var summaryArgumentCount: Int { words.summaryArgumentCount }
    open var interruptionLevel: UNNotificationInterruptionLevel { words.interruptionLevel }
    open var relevanceScore: Double { words.relevanceScore }

    /// Providers are messages and calls of intents, which aren't here: nothing that one could say is known.
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        throw UNError(.contentProvidingObjectNotAllowed)
    }

    /// What can't be changed any more.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(words) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(words) }
}

/// What a notification shall say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { words.title }
        set { words.title = newValue }
    }
    open override var subtitle: String {
        get { words.subtitle }
        set { words.subtitle = newValue }
    }
    open override var body: String {
        get { words.body }
        set { words.body = newValue }
    }
    open override var badge: NSNumber? {
        get { words.badge }
        set { words.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { words.sound }
        set { words.sound = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { words.attachments }
        set { words.attachments = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { words.userInfo }
        set { words.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { words.categoryIdentifier }
        set { words.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { words.threadIdentifier }
        set { words.threadIdentifier = newValue }
    }
    open override var launchImageName: String {
        get { words.launchImageName }
        set { words.launchImageName = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { words.targetContentIdentifier }
        set { words.targetContentIdentifier = newValue }
    }
    open override var filterCriteria: String? {
        get { words.filterCriteria }
        set { words.filterCriteria = newValue }
    }
    open override var summaryArgument: String {
        get { words.summaryArgument }
        set { words.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { words.summaryArgumentCount }
        set { words.summaryArgumentCount = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { words.interruptionLevel }
        set { words.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { words.relevanceScore }
        set { words.relevanceScore = newValue }
    }
}

extension NSString {
    /// The app's text for a key, with its arguments in their places.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        return String(format: format, arguments: arguments.map { ($0 as? any CVarArg) ?? "\($0)" })
    }
}
