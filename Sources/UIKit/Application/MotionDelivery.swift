import AppleFoundation

/// A shake goes to the first responder, or to the controller on top.
@MainActor enum MotionDelivery {
    private final class MotionEvent: UIEvent {
        override var type: EventType { .motion }
        override var subtype: EventSubtype { .motionShake }
    }

    static func shake(at time: TimeInterval) {
        guard let responder = KeyWindow.start else { return }
        let event = MotionEvent()
        event.timestamp = time
        responder.motionBegan(.motionShake, with: event)
        responder.motionEnded(.motionShake, with: event)
    }
}
