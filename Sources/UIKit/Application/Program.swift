import AppleFoundation

/// The objects that stand for the program and for the device that it runs on, and what the system was told by them.
@MainActor package final class Program: SessionPart {
    package static var shared = Program()

    /// The class of the application object: UIKit's, or an app's own that says so before it starts.
    package var principal: UIApplication.Type = UIApplication.self {
        didSet { if madeApplication.map({ type(of: $0) != principal }) ?? false { madeApplication = nil } }
    }
    private var madeApplication: UIApplication?
    package private(set) lazy var device = UIDevice()
    var badge = 0
    /// Battery and the like, as the host tells.
    package var status = DeviceStatus() { didSet { if status != oldValue { device.statusChanged(from: oldValue) } } }
    var shortcutItems: [UIApplicationShortcutItem]?

    package init() {}

    package var application: UIApplication {
        if let madeApplication { return madeApplication }
        let application = principal._new()
        madeApplication = application
        return application
    }

    /// The program as it stands, on a device that has just been switched on.
    func switchOn() {
        status = DeviceStatus()
        if madeApplication?.applicationState == .background { madeApplication?.applicationState = .active }
    }

    /// The same program on another device.
    func begin(like other: Program) {
        principal = other.principal
        guard let delegate = other.madeApplication?.delegate else { return }
        application.delegate = delegate
    }
}
