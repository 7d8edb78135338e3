import AppleFoundation

/// What a session's host has brought: each port with what stands there while nobody brings one.
@MainActor package final class HostPorts: SessionPart {
    package static var shared = HostPorts()
    /// Where touches come from.
    package weak var input: (any InputSource)?

    package init() {}
}
