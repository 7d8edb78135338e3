import AppleFoundation
import CoreGraphics

extension UIApplication {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIApplication.self) { card in
            card.property("delegate", \.delegate)
            card.property("isIdleTimerDisabled", \.isIdleTimerDisabled)
            card.property("isNetworkActivityIndicatorVisible", \.isNetworkActivityIndicatorVisible)
            card.property("applicationSupportsShakeToEdit", \.applicationSupportsShakeToEdit)
            card.property("isStatusBarHidden", \.isStatusBarHidden)
            card.property("statusBarStyle", \.statusBarStyle)
            card.property("applicationIconBadgeNumber", \.applicationIconBadgeNumber)
            card.property("shortcutItems", \.shortcutItems)
            card.reading("keyWindow", \.keyWindow)
            card.reading("windows", \.windows)
            card.reading("connectedScenes", \.connectedScenes)
            card.reading("openSessions", \.openSessions)
            card.reading("supportsMultipleScenes", \.supportsMultipleScenes)
            card.reading("applicationState", \.applicationState)
            card.reading("preferredContentSizeCategory", \.preferredContentSizeCategory)
            card.reading("userInterfaceLayoutDirection", \.userInterfaceLayoutDirection)
            card.reading("statusBarOrientation", \.statusBarOrientation)
            card.reading("statusBarFrame", \.statusBarFrame)
            card.reading("isIgnoringInteractionEvents", \.isIgnoringInteractionEvents)
            card.reading("backgroundTimeRemaining", \.backgroundTimeRemaining)
            card.reading("backgroundRefreshStatus", \.backgroundRefreshStatus)
            card.reading("isProtectedDataAvailable", \.isProtectedDataAvailable)
            card.reading("supportsAlternateIcons", \.supportsAlternateIcons)
            card.reading("alternateIconName", \.alternateIconName)
            card.reading("isRegisteredForRemoteNotifications", \.isRegisteredForRemoteNotifications)
            // Both names: Objective-C's own, and the one that `#keyPath` gives here.
            card.typeMethod("sharedApplication") { UIApplication.shared }
            card.typeMethod("shared") { UIApplication.shared }
        }
    }
}
