import AppleFoundation

/// What is missing of User Notifications.
extension Unsupported {
    static let banners = Unsupported(
        "UNUserNotificationCenter: banners, lists, sounds and badges", .partial,
        instead:
            "nothing is drawn or heard; `NotificationSimulator` tells what would have been shown, and answers as a person would"
    )
    static let placeTriggers = Unsupported(
        "UNLocationNotificationTrigger", .partial, instead: "the request is kept and never becomes due")
    static let serviceExtensions = Unsupported(
        "UNNotificationServiceExtension", .partial, instead: "the class is there; no extension is started for pushes")

    package static let ofNotifications: [Unsupported] = [banners, placeTriggers, serviceExtensions]
}
