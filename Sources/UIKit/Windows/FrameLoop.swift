@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore
import RenderEngine

/// One turn of the program after its input: constraints, layout, display, commit, frame, present.
///
/// Constraints and layout belong to the commit of a transaction, so they also happen where an app or a test commits by itself,
/// and when nobody but the run loop turns.
@MainActor package enum FrameLoop {
    private final class WeakScreen {
        weak var screen: UIScreen?
        init(_ screen: UIScreen) { self.screen = screen }
    }

    private static var members: [WeakScreen] = []

    /// Every screen there is, of all sessions: a commit is the process's, and each screen is laid out with its own session in charge.
    package static var screens: [UIScreen] { members.compactMap(\.screen) }

    static func add(_ screen: UIScreen) {
        members.removeAll { $0.screen == nil }
        members.append(WeakScreen(screen))
        _ = connection
    }

    /// Joins the layers' commits, once a process.
    private static let connection: Void = {
        TransactionStack.shared.commitObservers.append { Isolation.assumeMain { prepareFrame() } }
        MediaTime.commit = { Isolation.assumeMain { commit() } }
    }()

    /// Updates constraints and lays out until nothing asks for more, then draws what asked for it and would be missed.
    private static func prepareFrame() {
        for member in members {
            guard let screen = member.screen, screen.windowStack.showsAny else { continue }
            guard !screen.isInCharge, let owner = screen.owner else {
                prepare(screen)
                continue
            }
            owner.whileInCharge { prepare(screen) }
        }
    }

    /// What the windows of a frame stood in; kept for its room.
    private static var spareWindows: [UIWindow] = []

    private static func prepare(_ screen: UIScreen) {
        var windows = spareWindows
        spareWindows = []
        screen.windowStack.addVisible(to: &windows)
        defer {
            windows.removeAll(keepingCapacity: true)
            spareWindows = windows
        }
        RestlessLayers.isFound = false
        for round in 1...roundLimit {
            for window in windows {
                window.updateConstraintsOfSubtree()
                window.updateEngine()
            }
            screen.rootLayer.layoutSubtree()
            guard windows.contains(where: { $0.asksForAnotherPass }), !RestlessLayers.isFound else {
                break
            }
            if round == roundLimit, let window = windows.first {
                Misuse.report(.layoutFeedbackLoop(view: HierarchyDescription.line(window)))
            }
        }
        screen.rootLayer.displaySubtree(late: false)
    }

    private static let roundLimit = 100

    /// Brings layout and layers up to date without making a frame.
    ///
    /// What a commit brings about, such as the end of an appearance or a presentation, is committed as well.
    package static func commit() {
        var rounds = 0
        repeat {
            AfterCommit.hasRun = false
            TransactionStack.shared.flush()
            rounds += 1
        } while (AfterCommit.hasRun || !AfterCommit.isEmpty) && !TransactionStack.shared.hasExplicitTransaction
            && rounds < roundLimit
    }

    /// The frames of the session in charge, for all its screens that somebody looks at.
    package static func present() {
        for screen in screens where screen.isInCharge {
            guard let display = screen.display else { continue }
            let frame = screen.renderFrame()
            display.present(frame.pixels, damage: frame.damage, move: screen.renderer.lastMove)
        }
    }
}

extension UIScreen {
    /// The screen's picture now. Only what has changed is drawn, unless the whole frame is wanted.
    package func renderFrame(wholeFrame: Bool = false, into target: PixelBuffer? = nil)
        -> (pixels: PixelBuffer, damage: [PixelRect])
    {
        renderer.scale = scale
        return renderer.render(at: CACurrentMediaTime(), into: target, wholeFrame: wholeFrame)
    }
}
