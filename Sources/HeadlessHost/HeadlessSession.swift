import AppleFoundation
import CoreGraphics
import ImageIO
import ImageIOPNG
import QuartzCore
import RasterKernels
import UIKit

/// One run of the headless screen: a session with a device, a virtual clock and a display in memory.
@MainActor package final class HeadlessSession {
    package let device: SimulatedDevice
    package let display = OffscreenDisplay()
    package let clock = VirtualClock()
    package let input = ScriptedInput()
    package let session: HostSession
    package let outlets = HeadlessPorts()
    private let start: TimeInterval
    /// Pictures show the status bar and the home indicator.
    package var showsSurroundings = false
    private(set) var recording: HeadlessRecording?
    /// A session that is made and dropped at once says what the screen is to be like from then on.
    private var isUsed = false

    package init(
        device: SimulatedDevice, style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, ownsProgram: Bool = false
    ) {
        self.device = device
        let traits = device.device.traits.modifyingTraits {
            $0.userInterfaceStyle = style
            $0.preferredContentSizeCategory = contentSize
            $0.layoutDirection = layoutDirection
        }
        start = clock.now
        session = HostSession(device: device.device, traits: traits, clock: clock, ownsProgram: ownsProgram)
        session.screen.display = display
        let ports = HostPorts.shared
        ports.input = input
        (ports.clipboard, ports.text, ports.accessibility) = (outlets.clipboard, outlets, outlets)
        input.now = { [clock] in clock.now }
    }

    /// Puts this session in charge.
    package func activate() {
        isUsed = true
        session.takeCharge()
    }

    /// Without a session the run loop moves time again, and views that come now know nothing of its device and its traits.
    isolated deinit { session.end(isScreenKept: !isUsed) }

    /// A window that was made for another device comes to this one's screen.
    package func bring(_ window: UIWindow) {
        if window.screen !== session.screen, !UIScreen.screens.contains(where: { $0 === window.screen }) {
            window.screen = session.screen
        }
    }

    // MARK: Time

    /// Seconds since the session began.
    package var time: TimeInterval { clock.now - start }

    package func advance(by interval: TimeInterval) { advance(to: time + max(0, interval)) }

    /// Lets everything happen up to a moment of the session: animations, delayed calls, layout.
    ///
    /// Timers come before the touches of the same moment.
    package func advance(to moment: TimeInterval) {
        activate()
        let target = max(start + moment, clock.now)
        while let recording, start + recording.next < target {
            step(to: max(start + recording.next, clock.now))
            recording.take(self)
        }
        step(to: target)
    }

    private func step(to target: TimeInterval) {
        while let next = input.nextTime, next <= target {
            clock.advance(to: max(next, clock.now))
            FrameLoop.commit()
            session.takeInput()
            FrameLoop.commit()
        }
        clock.advance(to: target)
        FrameLoop.commit()
    }

    /// Lets what moves come to rest: transitions and animations that end by themselves, and those that begin when they end.
    package func settle(within limit: TimeInterval = 3) {
        turn()
        let latest = time + limit
        while let end = AnimationScheduler.shared.nextEnd.map({ $0 - start }), end <= latest, end > time { advance(to: end) }
    }

    /// An event that happens now, as a host with a window tells it; then what the run loop would do.
    package func send(_ events: HostEvent...) {
        activate()
        FrameLoop.commit()
        session.receive(events)
        FrameLoop.commit()
    }

    /// What fingers will do from now on.
    package func schedule(_ script: TouchScript) { input.add(script, from: clock.now) }

    /// Layout and display of whatever changed.
    package func turn() {
        session.takeCharge()
        FrameLoop.commit()
    }

    // MARK: Recordings

    /// Records all from now on; another recording ends.
    func record(to file: String, framesPerSecond: Int = 30) throws {
        try endRecording()
        recording = HeadlessRecording(to: file, framesPerSecond: framesPerSecond, at: time)
        recording?.take(self)
    }

    func endRecording() throws {
        defer { recording = nil }
        try recording?.finish(self)
    }

    // MARK: Pictures

    /// The screen as it is now. The buffer is drawn over by the next frame.
    @discardableResult
    package func render(wholeFrame: Bool = false) -> PixelBuffer {
        activate()
        let (pixels, damage) = UIScreen.main.renderFrame(wholeFrame: wholeFrame)
        display.present(pixels, damage: damage)
        return pixels
    }

    /// The screen as it is now, for keeps.
    package func image() -> CGImage {
        render()
        guard let copy = display.copyFrame() else { fatalError("There is no memory for a picture of \(device).") }
        let picture = CGImage(pixels: copy)
        guard showsSurroundings else { return picture }
        return SurroundingsPainter(surroundings: surroundings, device: UIScreen.main.device).paint(over: picture)
    }

    package var surroundings: ScreenSurroundings {
        activate()
        return ScreenSurroundings()
    }

    package func pngData() throws -> Data {
        let picture = image()
        return try ImageCodecs.encodePNG(picture.pixels)
    }

    package var fingerprint: String { PNGStamp.digest(of: render()).description }
}
