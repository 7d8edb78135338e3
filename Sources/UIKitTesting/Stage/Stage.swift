import AppleFoundation
import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKit

/// A device, a window and a clock for one test.
///
/// ```swift
/// let stage = Stage(device: .iPhone15)
/// stage.show(card)
/// card.open()
/// stage.advance(by: 0.25)
/// #expect(card.frame.height == 300)
/// ```
/// Nothing moves unless the stage advances. Each stage is a device of its own, with its own screen, key window, clipboard, fingers
/// and clock; a new one starts afresh. Of several stages the one that was last asked for something is in charge: `UIScreen.main` and the
/// like are its own, until another one is asked for something, or `perform(_:)` says whose turn it is.
///
/// When a stage goes, the screen is again what it was before the first one. A stage that is made for its device and its traits alone
/// need not be kept: `_ = Stage(style: .dark)` holds until the next stage.
@preconcurrency @MainActor public final class Stage {
    public let device: SimulatedDevice
    /// As large as the screen, and key.
    public private(set) var window: UIWindow
    package let session: HeadlessSession
    private var fingers = 100

    /// Stages share the process's application object, unless one `ownsApplication`: two devices that run a program each.
    public init(
        device: SimulatedDevice = .iPhone15, style: UIUserInterfaceStyle = .light,
        contentSize: UIContentSizeCategory = .large, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        ownsApplication: Bool = false
    ) {
        self.device = device
        session = HeadlessSession(
            device: device, style: style, contentSize: contentSize, layoutDirection: layoutDirection,
            ownsProgram: ownsApplication)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        session.turn()
    }

    /// Tests let go of what they hold on any thread; a window goes on the main one.
    isolated deinit {}

    // MARK: Showing

    /// Puts a view into the window: a view without a size fills it.
    public func show(_ view: UIView) {
        session.activate()
        window.fill(with: view)
        session.turn()
    }

    /// Shows another window instead of the stage's own.
    public func show(_ window: UIWindow) {
        session.activate()
        self.window.isHidden = true
        self.window = window
        session.bring(window)
        window.makeKeyAndVisible()
        session.turn()
    }

    /// Runs code of the program on this device: what it asks `UIScreen.main` and the like for is this stage's, and what it begins goes by
    /// this stage's time.
    @discardableResult
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        session.activate()
        return try body()
    }

    // MARK: Time

    /// Seconds since the stage was made.
    public var time: TimeInterval { session.time }

    /// Lets everything that is due within this time happen, layout included.
    public func advance(by interval: TimeInterval) { session.advance(by: interval) }

    /// Does at once what the run loop would do next: layout and display. No time passes.
    public func layoutNow() {
        session.activate()
        session.turn()
    }

    /// What will still happen by itself: running animations, what views do later, display links; not a program's timers. A test
    /// that ends should leave none behind.
    public var pending: [String] {
        session.activate()
        return AnimationScheduler.shared.pendingDescriptions
    }

    /// Fails the test when something would still happen by itself.
    public func expectNothingPending(
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let left = pending
        guard !left.isEmpty else { return }
        TestFailure.report(
            "The test leaves something behind: \(left.joined(separator: "; ")). Advance the stage, settle it, or stop what runs.",
            at: .init(fileID: fileID, filePath: file, line: line, column: column))
    }

    /// Jumps from event to event until nothing is pending. What repeats for ever or runs beyond `limit` seconds fails the test by name.
    public func settle(
        limit: TimeInterval = 30, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        if let problem = settleProblem(limit: limit) {
            TestFailure.report(problem, at: .init(fileID: fileID, filePath: file, line: line, column: column))
        }
    }

    /// What is still pending after the limit, in a sentence; nil when everything came to rest.
    func settleProblem(limit: TimeInterval) -> String? {
        session.turn()
        let end = time + limit
        var repeats = 0
        while let next = nextEvent {
            guard next <= end else { break }
            let before = time
            session.advance(to: next)
            repeats = time > before ? 0 : repeats + 1
            if repeats > 10_000 {
                return "The stage stands still at \(Describe.number(time)) s: \(pending.joined(separator: "; "))."
            }
        }
        let left = pending
        guard !left.isEmpty else { return nil }
        return "The stage did not settle within \(Describe.number(limit)) s. Still pending: \(left.joined(separator: "; "))."
    }

    /// In stage time.
    private var nextEvent: TimeInterval? {
        let now = session.clock.now
        return AnimationScheduler.shared.nextWakeTime.map { time + max(0, $0 - now) }
    }

    /// Fingers that are told apart by number.
    func nextFinger() -> Int {
        fingers += 1
        return fingers
    }

    /// What the program has had spoken by `UIAccessibility.post(notification:argument:)`, the oldest first.
    public var announcements: [String] {
        session.outlets.posted.compactMap { $0.notification == .announcement ? "\($0.argument ?? "")" : nil }
    }

    /// The text on the device's clipboard. Setting it is copying outside of the program.
    public var copied: String? {
        get { session.outlets.clipboard.items.first?["public.utf8-plain-text"].map { String(decoding: $0, as: UTF8.self) } }
        set {
            session.outlets.clipboard.setItems(newValue.map { [["public.utf8-plain-text": Data($0.utf8)]] } ?? [])
            session.send(.clipboardChanged)
        }
    }

    // MARK: Pictures

    /// Whether pictures show the status bar and the home indicator, as the controllers want them.
    public var showsSurroundings: Bool {
        get { session.showsSurroundings }
        set { session.showsSurroundings = newValue }
    }

    /// What the system shows around the app now, drawn or not: status bar, home indicator, deferred edges, pointer.
    public var surroundings: ScreenSurroundings { session.surroundings }

    /// The screen as it is now.
    public var currentFrame: CGImage { session.image() }

    /// The same with the device's scale, for image views and the like.
    public var currentImage: UIImage { UIImage(cgImage: currentFrame, scale: device.scale, orientation: .up) }

    /// Advances to a moment of the stage's time and takes a picture. Time never goes back.
    public func frame(at moment: TimeInterval) -> CGImage {
        require(
            moment >= time - 1e-9,
            "The stage is at \(Describe.number(time)) s and cannot go back to \(Describe.number(moment)) s. Ask for frames in order."
        )
        session.advance(to: moment)
        return currentFrame
    }

    /// Pictures from now on: the first at once, the last at the end of the time.
    public func frames(over duration: TimeInterval, every interval: TimeInterval) -> [CGImage] {
        require(interval > 0, "Frames need a time between them. Pass more than 0 as `every`.")
        let start = time
        let count = Int((duration / interval + 1e-9).rounded(.down))
        return (0...max(0, count)).map { frame(at: start + Double($0) * interval) }
    }

    /// 32 digits that are equal for equal pictures, on every machine and every run.
    public var fingerprint: String { session.fingerprint }
}
