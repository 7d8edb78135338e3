import AppleFoundation

/// How the device is held, and how the interface is turned.
@MainActor package final class Orientations: SessionPart {
    package static var shared = Orientations()
    package var device = UIDeviceOrientation.portrait
    package var interface = UIInterfaceOrientation.portrait

    package init() {}

    /// Another device took the place of the old one: upright or not, as it is described.
    package func reset(to orientation: Device.Orientation) {
        interface = orientation == .portrait ? .portrait : .landscapeRight
        device = orientation == .portrait ? .portrait : .landscapeLeft
    }
}
