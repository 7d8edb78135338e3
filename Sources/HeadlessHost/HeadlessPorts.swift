import AppleFoundation
import CoreGraphics
import UIKit

/// The other ports of a device without a display: they keep what comes out of them, for whoever looks.
@MainActor package final class HeadlessPorts: TextInputPort, AccessibilityPort {
    package let clipboard = MemoryClipboard()
    /// Where text would go, in the screen's points; nil while none is wanted.
    package private(set) var caret: CGRect?
    /// How often somebody has begun to take text.
    package private(set) var typingCount = 0
    /// What assistive programs were told, the oldest first.
    package private(set) var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []

    package nonisolated init() {}

    package func textInputBegan(caret: CGRect) {
        self.caret = caret
        typingCount += 1
    }

    package func textInputMoved(caret: CGRect) { self.caret = caret }
    package func textInputEnded() { caret = nil }

    package func posted(_ notification: UIAccessibility.Notification, argument: Any?) {
        posted.append((notification, argument))
    }
}
