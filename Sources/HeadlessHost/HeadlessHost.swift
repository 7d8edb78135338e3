import AppleFoundation
import CoreGraphics
import UIKit

/// A device without a display: shows a window in memory, at a time of your choosing.
///
/// ```swift
/// let host = HeadlessHost(device: .iPhone15)
/// host.show(window)
/// host.advance(by: 0.3)
/// try host.writePNG(to: url)
/// ```
@preconcurrency @MainActor public final class HeadlessHost {
    public let device: SimulatedDevice
    /// What is shown.
    public private(set) var window: UIWindow?
    package let session: HeadlessSession

    public init(device: SimulatedDevice = .iPhone15, style: UIUserInterfaceStyle = .light) {
        self.device = device
        session = HeadlessSession(device: device, style: style)
    }

    /// The host for a program whose `main` has nothing else to say.
    public static func start(device: SimulatedDevice = .iPhone15) -> HeadlessHost { HeadlessHost(device: device) }

    // MARK: Showing

    /// Makes the window visible and key, and lets its views lay themselves out.
    public func show(_ window: UIWindow) {
        session.activate()
        if self.window !== window { self.window?.isHidden = true }
        self.window = window
        session.bring(window)
        window.makeKeyAndVisible()
        session.turn()
    }

    /// Shows a view in a window of its own: as large as the screen if it has no size yet, else at its place.
    public func show(_ view: UIView, style: UIUserInterfaceStyle = .unspecified) {
        session.activate()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = style
        window.fill(with: view)
        show(window)
    }

    // MARK: Time

    /// Seconds since the host began.
    public var time: TimeInterval { session.time }

    /// Lets time pass: animations move and end, display links tick.
    public func advance(by interval: TimeInterval) { session.advance(by: interval) }

    // MARK: Fingers

    /// A finger comes down and goes up again, which takes a twentieth of a second.
    public func tap(at point: CGPoint) { play(.tap(at: point)) }

    /// A finger goes from one place to another in a straight line.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
        play(.drag(from: start, to: end, duration: duration))
    }

    // MARK: Keys

    /// Whether a keyboard is attached: the one on the screen then stays away.
    public var usesHardwareKeyboard: Bool {
        get {
            session.activate()
            return Keyboard.shared.isAttached
        }
        set {
            session.activate()
            Keyboard.shared.isAttached = newValue
        }
    }

    /// Presses the key of each character and lets it go.
    public func type(_ text: String) {
        for character in text {
            let place = character.lowercased().utf16.first.flatMap { (97...122).contains($0) ? Int($0) - 93 : nil }
            for phase in [HostKey.Phase.down, .up] {
                let usage = place ?? (character == " " ? 44 : character.isNewline ? 40 : 56)
                session.send(.key(HostKey(phase, usage: usage, characters: String(character), timestamp: time)))
            }
        }
    }

    /// Turns the device at once; the interface follows where the controllers allow it.
    public func rotate(to orientation: UIDeviceOrientation) {
        session.activate()
        InterfaceRotation.deviceTurned(to: orientation, animated: false)
        session.turn()
    }

    private func play(_ script: TouchScript) {
        session.turn()
        session.schedule(script)
        session.advance(by: script.duration)
    }

    // MARK: Pictures

    /// Whether pictures show the status bar and the home indicator, as the controllers want them.
    public var showsSurroundings: Bool {
        get { session.showsSurroundings }
        set { session.showsSurroundings = newValue }
    }

    /// What the system shows around the app now, drawn or not.
    public var surroundings: ScreenSurroundings { session.surroundings }

    /// Brings the screen's pixels up to date. Only what has changed is drawn, unless the whole frame is wanted.
    public func drawFrame(whole: Bool = false) { session.render(wholeFrame: whole) }

    /// The screen as it is now.
    public var image: CGImage { session.image() }

    public func pngData() throws -> Data { try session.pngData() }

    /// Writes the screen as it is now.
    public func writePNG(to url: URL) throws { try pngData().write(to: url) }

    /// Records all that is shown from now on as an animated PNG, so many pictures for each second of the host's own time. Fingers show where they touch.
    public func beginRecording(to url: URL, framesPerSecond: Int = 30) throws {
        try session.record(to: url.path, framesPerSecond: framesPerSecond)
    }

    /// Writes what has been recorded.
    public func endRecording() throws { try session.endRecording() }

    /// 32 digits that are equal for equal pictures, on every machine and every run.
    public var fingerprint: String { session.fingerprint }
}

extension UIWindow {
    /// Puts the view into the window; a view without a size fills it and keeps filling it.
    package func fill(with view: UIView) {
        if view.frame.isEmpty {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        addSubview(view)
    }
}
