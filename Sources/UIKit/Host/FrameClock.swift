import AppleFoundation

/// Tells the frame loop when to run. A host implements it.
@MainActor package protocol FrameClock: AnyObject {
    /// Something changed: run a turn soon.
    func requestFrame()
}
