import AppleFoundation
import CoreGraphics
import FrameStream
import HeadlessHost
import ImageIO
import LiveHost
import RasterKernels
import RenderEngine
import UIKit

/// The device's screen for all viewers: takes frames, and gives each viewer what it hasn't got.
///
/// Viewers that keep up get the same message, made once: what the frame differs in from the last one. What a slow one has missed is
/// remembered as squares, and painted as they are when it is ready again. Large parts that move go out roughly, and to the last bit when
/// they have come to rest.
@MainActor final class PageScreen: Display {
    private var history: FrameHistory?
    private var overlay = ScreenOverlay()
    private var lastFrame: PixelBuffer?
    private var scale: CGFloat = 1
    /// Squares that somebody has got roughly.
    private var rough = TileSet(width: 1, height: 1)
    private var lastChange: TimeInterval = -1
    /// The last change came soon after another one.
    private var isMoving = false
    private var number: UInt32 = 0
    var showsSurroundings = true
    /// Who looks on.
    var viewers: () -> [Viewer] = { [] }
    var send: (PagePacket, [Viewer]) -> Void = { _, _ in }
    var now: () -> TimeInterval = { 0 }

    /// So many changed pixels at once are rough, unless nothing was changing before.
    private static let manyPixels = 100_000, tooManyPixels = 1_500_000
    /// How long nothing has changed when it is at rest.
    private static let rest = 0.2
    /// So many pixels to the last bit at a time.
    private static let portion = 400_000

    // MARK: Frames

    func present(_ frame: PixelBuffer, damage: [PixelRect]) { present(frame, damage: damage, move: nil) }

    func present(_ frame: PixelBuffer, damage: [PixelRect], move: FrameMove?) {
        lastFrame = frame
        scale = UIScreen.main.scale
        var (damage, move) = (damage, move)
        if history?.width != frame.width || history?.height != frame.height {
            history = FrameHistory(width: frame.width, height: frame.height)
            rough = TileSet(width: frame.width, height: frame.height)
            for viewer in viewers() { viewer.missing = nil }
            damage = [PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)]
            move = nil
        }
        let overlaid = overlay.follow(scale: scale, showsSystem: showsSurroundings)
        // What has only been moved isn't looked at.
        show((move == nil ? damage : []) + overlaid, move: move, recorded: damage + overlaid)
    }

    /// Words over the app.
    var notice: String? {
        get { overlay.notice }
        set {
            overlay.notice = newValue
            if lastFrame != nil { show(overlay.follow(scale: scale, showsSystem: showsSurroundings)) }
        }
    }

    /// Edges of all views.
    var showsLayers: Bool {
        get { overlay.showsLayers }
        set { overlay.showsLayers = newValue }
    }

    /// Takes all that is shown.
    var recorder: ScreenRecorder? {
        didSet {
            guard let recorder, let history else { return }
            let all = PixelRect(x: 0, y: 0, width: history.width, height: history.height)
            recorder.take(history.sent, [all], at: LiveSession.now) { _, _ in }
        }
    }

    /// Marks where fingers of a mouse are.
    func showFingers(at points: [CGPoint]) {
        let damage = overlay.showFingers(points, scale: scale)
        if !damage.isEmpty { show(damage) }
    }

    private func show(_ damage: [PixelRect], move: FrameMove? = nil, recorded: [PixelRect]? = nil) {
        guard let history, let lastFrame else { return }
        let overlay = overlay
        let layer = FrameLayer(parts: overlay.parts, draw: { part, row in overlay.draw(in: part, withMenu: false, row: row) })
        let changes = history.changes(from: lastFrame, under: layer, moved: move, in: damage)
        recorder?.take(history.sent, recorded ?? damage, at: LiveSession.now) { _, _ in }
        if changes.isEmpty { return catchUp() }
        deliver(changes, of: history)
        catchUp()
    }

    private func deliver(_ changes: [FrameChange], of history: FrameHistory) {
        let pixels = changes.reduce(0) { sum, change in
            if case .pixels(let rect) = change { sum + rect.area } else { sum }
        }
        isMoving = now() - lastChange < Self.rest
        let isRough = pixels > Self.tooManyPixels || (isMoving && pixels > Self.manyPixels)
        lastChange = now()
        let ready = viewers().filter { $0.takesFrames && $0.isUpToDate }
        for viewer in viewers() where !ready.contains(where: { $0 === viewer }) {
            for change in changes {
                switch change {
                case .moved(let shift): viewer.missing?.insert(shift.area)
                case .pixels(let rect): viewer.missing?.insert(rect)
                }
            }
        }
        guard !ready.isEmpty else { return }
        let roughness: FrameMessage.Roughness = isRough ? .always : isMoving ? .whereItIsDear : .never
        var message = begin()
        for change in changes {
            switch change {
            case .moved(let shift):
                // What was rough is rough where it is now.
                if rough.contains(anyOf: shift.area) { rough.insert(shift.area) }
                message.move(shift)
            case .pixels(let rect): paint(rect, of: history, into: &message, roughly: roughness)
            }
        }
        finish(message, for: ready)
    }

    private func paint(
        _ rect: PixelRect, of history: FrameHistory, into message: inout FrameMessage, roughly roughness: FrameMessage.Roughness
    ) {
        // Small parts are as quick to the last bit.
        let isRough = message.paint(rect, of: history.sent, roughly: rect.area > 4096 ? roughness : .never)
        if isRough { rough.insert(rect) } else { rough.remove(rect) }
    }

    private func begin() -> FrameMessage {
        number &+= 1
        return FrameMessage(number: number, width: history?.width ?? 0, height: history?.height ?? 0)
    }

    private func finish(_ message: FrameMessage, for viewers: [Viewer]) {
        guard !message.isEmpty else { return }
        for viewer in viewers { viewer.sent(number) }
        send(PagePacket(message.data, isText: false), viewers)
    }

    /// The screen as it was sent last, as a PNG.
    var picture: Data? { history.flatMap { try? ImageCodecs.encodePNG($0.sent) } }

    // MARK: Who is behind

    /// Gives viewers that are ready what they have missed.
    func catchUp() {
        guard let history else { return }
        for viewer in viewers() where viewer.takesFrames && !viewer.isUpToDate {
            if viewer.missing == nil {
                viewer.missing = TileSet(width: history.width, height: history.height)
                viewer.missing?.insertAll()
            }
            guard let missing = viewer.missing else { continue }
            viewer.missing?.removeAll()
            let isRough = missing.area > Self.manyPixels && isMoving && now() - lastChange < Self.rest
            var message = begin()
            for rect in missing.rects {
                if isRough { rough.insert(rect) }
                message.paint(rect, of: history.sent, roughly: isRough ? .always : .never)
            }
            finish(message, for: [viewer])
        }
    }

    // MARK: To the last bit

    /// Seconds until rough parts are to be painted again; nil where there are none.
    var timeToRefine: TimeInterval? {
        rough.isEmpty || !viewers().contains { $0.takesFrames } ? nil : max(0, lastChange + Self.rest - now())
    }

    func refine() {
        guard let history, let wait = timeToRefine, wait <= 0 else { return }
        let ready = viewers().filter { $0.takesFrames && $0.isUpToDate }
        guard ready.count == viewers().count(where: { $0.isGreeted }) else { return }
        var message = begin()
        var area = 0
        for rect in rough.rects {
            if area > Self.portion { break }
            area += rect.area
            paint(rect, of: history, into: &message, roughly: .never)
        }
        finish(message, for: ready)
    }
}
