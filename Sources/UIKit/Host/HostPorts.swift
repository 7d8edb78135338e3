import AppleFoundation

/// What a session's host has brought. Where a port is empty nobody listens.
@MainActor package final class HostPorts: SessionPart {
    package static var shared = HostPorts()
    package weak var input: (any InputSource)?
    /// Without one what is copied stays in the session.
    package weak var clipboard: (any Clipboard)?
    package weak var text: (any TextInputPort)?
    package weak var accessibility: (any AccessibilityPort)?

    package init() {}
}
