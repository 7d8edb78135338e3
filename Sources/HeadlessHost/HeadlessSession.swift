import AppleFoundation
import CoreGraphics
import ImageIO
import ImageIOPNG
import QuartzCore
import RasterKernels
import UIKit

/// One run of the headless screen: a device, a virtual clock and a display in memory.
///
/// Screen and clock belong to the process, so one session at a time is in charge: the newest, or the one that was last asked for
/// something.
@MainActor package final class HeadlessSession {
    package let device: SimulatedDevice
    package let traits: UITraitCollection
    package let display = OffscreenDisplay()
    package let clock = VirtualClock()
    package let input = ScriptedInput()
    private let start: TimeInterval
    /// Pictures show the status bar and the home indicator.
    package var showsSurroundings = false
    /// A session that is made and dropped at once says what the screen is to be like from then on.
    private var isUsed = false

    private static weak var inCharge: HeadlessSession?
    /// The same, also while it goes.
    private static var current: ObjectIdentifier?
    /// What it had on the screen when another session took charge.
    private var aside: ScreenAside?
    /// The screen as it was before the first session.
    private static let screenBefore = (device: UIScreen.main.device, traits: UIScreen.main.traitCollection)

    package init(
        device: SimulatedDevice, style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.device = device
        traits = device.device.traits.modifyingTraits {
            $0.userInterfaceStyle = style
            $0.preferredContentSizeCategory = contentSize
            $0.layoutDirection = layoutDirection
        }
        start = clock.now
        Self.clearAway()
        takeCharge()
    }

    /// What a session that is gone left on the screen or running has no place in this one. Its controllers still hear of their
    /// end; whoever records does not, and from then on the program doesn't know them any more.
    private static func clearAway() {
        if inCharge != nil { return }
        ControllerObservation.unobserved {
            FrameLoop.commit()
            AnimationScheduler.shared.reset()
            TouchDelivery.shared.forgetAll()
            let windows = UIScreen.main.allWindows
            for window in windows { window.isHidden = true }
            FrameLoop.commit()
            for window in windows { UIScreen.main.forget(window) }
            UIView.setAnimationsEnabled(true)
        }
    }

    /// Puts this session's clock, device and traits in charge.
    package func activate() {
        isUsed = true
        takeCharge()
    }

    private func takeCharge() {
        guard Self.current != ObjectIdentifier(self) else { return MediaTime.clock = clock }
        _ = Self.screenBefore
        let screen = UIScreen.main
        // A session that lives on finds everything as it was: tests that wait for each other take turns.
        if let other = Self.inCharge { other.aside = ScreenAside(screen) }
        Self.current = ObjectIdentifier(self)
        Self.inCharge = self
        MediaTime.clock = clock
        MediaTime.isDriven = true
        if let aside {
            aside.putBack(on: screen)
            self.aside = nil
        } else {
            screen.device = device.device
            InterfaceRotation.reset(to: device.device.orientation)
            screen.setTraits(traits)
        }
        screen.display = display
        input.now = { [clock] in clock.now }
        FrameLoop.input = input
    }

    /// Without a session the run loop moves time again, and views that come now know nothing of its device and its traits.
    isolated deinit {
        guard Self.current == ObjectIdentifier(self) else { return }
        Self.current = nil
        MediaTime.clock = VirtualClock(now: clock.now)
        MediaTime.isDriven = false
        guard isUsed, UIScreen.main.allWindows.isEmpty else { return }
        UIScreen.main.device = Self.screenBefore.device
        UIScreen.main.setTraits(Self.screenBefore.traits)
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
        while let next = input.nextTime, next <= target {
            clock.advance(to: max(next, clock.now))
            FrameLoop.commit()
            FrameLoop.takeInput()
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

    /// What fingers will do from now on.
    package func schedule(_ script: TouchScript) { input.add(script, from: clock.now) }

    /// Layout and display of whatever changed.
    package func turn() {
        takeCharge()
        FrameLoop.commit()
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
