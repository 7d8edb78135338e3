import AppleFoundation

/// Where a session's events come from. A host implements it; the session asks once at the start of each turn. A host may as well hand
/// them to `HostSession.receive(_:)` when they come.
@MainActor package protocol InputSource: AnyObject {
    func takeEvents() -> [HostEvent]
}
