import AppleFoundation

/// Something that a running application has once, such as its key window: each session has one, and `shared` is that of the session in
/// charge.
///
/// Rooms ask for `shared`, which is one load, and never for the session: `HostSession` knows the parts, no part knows it.
@MainActor package protocol SessionPart: AnyObject {
    static var shared: Self { get set }
    init()
    /// The session has taken charge.
    func tookCharge()
}

extension SessionPart {
    package func tookCharge() {}

    /// Takes the place of the same part of another session.
    package func takeCharge() {
        Self.shared = self
        tookCharge()
    }
}
