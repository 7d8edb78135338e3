import AppleFoundation

/// What a pointing device did, in the words of the host.
package struct HostTouch: Sendable {
    package var identifier: Int
    package var phase: UITouch.Phase
    /// In the screen's points.
    package var location: CGPoint
    package var timestamp: TimeInterval
    package var type = UITouch.TouchType.direct
    package var buttons: UIEvent.ButtonMask = []

    package init(identifier: Int, phase: UITouch.Phase, location: CGPoint, timestamp: TimeInterval) {
        self.identifier = identifier
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
    }
}

/// Where touches come from. A host implements it; the frame loop asks once at the start of each turn.
@MainActor package protocol InputSource: AnyObject {
    func takeTouches() -> [HostTouch]
}
