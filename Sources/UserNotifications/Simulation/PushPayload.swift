import AppleFoundation

/// What a server sends, as a notification's content.
struct PushPayload {
    let content: UNNotificationContent

    init(_ payload: [AnyHashable: Any]) {
        let made = UNMutableNotificationContent()
        made.userInfo = payload
        let system = payload["aps"] as? [String: Any] ?? [:]
        if let text = system["alert"] as? String { made.body = text }
        if let alert = system["alert"] as? [String: Any] {
            made.title = alert["title"] as? String ?? ""
            made.subtitle = alert["subtitle"] as? String ?? ""
            made.body = alert["body"] as? String ?? ""
            made.launchImageName = alert["launch-image"] as? String ?? ""
        }
        made.badge = (system["badge"] as? Int).map { NSNumber(value: $0) }
        if let sound = system["sound"] as? String {
            made.sound = sound == "default" ? .default : UNNotificationSound(named: UNNotificationSoundName(sound))
        }
        made.categoryIdentifier = system["category"] as? String ?? ""
        made.threadIdentifier = system["thread-id"] as? String ?? ""
        made.targetContentIdentifier = system["target-content-id"] as? String
        made.filterCriteria = system["filter-criteria"] as? String
        made.relevanceScore = system["relevance-score"] as? Double ?? 0
        let levels: [String: UNNotificationInterruptionLevel] = [
            "passive": .passive, "active": .active, "time-sensitive": .timeSensitive, "critical": .critical,
        ]
        made.interruptionLevel = (system["interruption-level"] as? String).flatMap { levels[$0] } ?? .active
        content = made
    }
}
