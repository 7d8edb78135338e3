import AppleFoundation

/// An assistive program: it hears what apps post. A host implements it.
@MainActor package protocol AccessibilityPort: AnyObject {
    func posted(_ notification: UIAccessibility.Notification, argument: Any?)
}
