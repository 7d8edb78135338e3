import AppleFoundation

/// Who has to be in charge while something is done on a screen: its session.
@MainActor package protocol ScreenOwner: AnyObject {
    func whileInCharge(_ body: () -> Void)
}

/// The screens of a device: its own, and those that are attached to it.
@MainActor package final class Screens: SessionPart {
    package static var shared = Screens()

    package weak var owner: (any ScreenOwner)?
    private var made: UIScreen?
    package private(set) var attached: [UIScreen] = []

    package init() {}

    /// The device's own: an iPhone 15's unless a host or a test says otherwise. It comes when it is first asked for.
    package var main: UIScreen {
        if let made { return made }
        let screen = UIScreen(device: .iPhone15)
        made = screen
        screen.becomeMain(of: self)
        return screen
    }

    package var isMade: Bool { made != nil }

    package func tookCharge() {
        if let made { CurrentTraits.initial = made.traitCollection }
    }

    // MARK: More of them
    package func attach(_ screen: UIScreen) {
        guard !attached.contains(where: { $0 === screen }) else { return }
        attached.append(screen)
        NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: screen)
    }

    /// Its windows stay on it, and nobody sees them any more.
    package func detach(_ screen: UIScreen) {
        guard attached.contains(where: { $0 === screen }) else { return }
        attached.removeAll { $0 === screen }
        NotificationCenter.default.post(name: UIScreen.didDisconnectNotification, object: screen)
    }
}
