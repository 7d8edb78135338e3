import AppleFoundation
import CoreGraphics
import ImageIO
import ImageIOPNG
import RasterKernels
import RunOrders
import UIKit

/// Records what a screen shows as an animated PNG: thirty pictures a second at most unless told otherwise, to the last bit.
@MainActor package final class ScreenRecorder {
    private let movie = AnimatedPNG()
    private var canvas: PixelBuffer?
    /// What has changed since the last picture.
    private var pending: [PixelRect] = []
    private var last: TimeInterval?

    /// Seconds from picture to picture.
    package let pause: TimeInterval
    /// More than that nobody opens.
    private static let most = 200 << 20

    package init(framesPerSecond: Int = 30) { pause = 1 / Double(max(1, framesPerSecond)) }

    /// It holds as much as it can.
    package var isFull: Bool { movie.size > Self.most }

    /// A frame that differs in these parts from the one before, with what `draw` lays over it.
    package func take(
        _ frame: PixelBuffer, _ damage: [PixelRect], at time: TimeInterval, draw: (PixelBuffer, PixelRect) -> Void
    ) {
        guard !isFull else { return }
        var damage = damage
        if canvas?.width != frame.width || canvas?.height != frame.height {
            canvas = PixelBuffer(format: .argb, width: frame.width, height: frame.height)
            (damage, pending, last) = ([PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)], [], nil)
        }
        guard let canvas else { return }
        let bounds = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        for part in damage.map({ $0.intersection(bounds) }) where !part.isEmpty {
            for y in part.minY..<part.maxY {
                (canvas.row(y) + part.minX).update(from: frame.row(y) + part.minX, count: part.maxX - part.minX)
            }
            draw(canvas, part)
            pending.append(part)
        }
        if let last, time - last < pause - 0.002 { return }
        add(at: time)
    }

    private func add(at time: TimeInterval) {
        guard let canvas, !pending.isEmpty else { return }
        try? movie.add(canvas, in: pending, at: time)
        (pending, last) = ([], time)
    }

    /// The file; nil where nothing was seen.
    package func finish(at time: TimeInterval) -> Data? {
        add(at: time)
        return try? movie.finish(at: time)
    }
}

/// A recording of a headless run, frame by frame of its own time. Fingers show where they touch.
@MainActor final class HeadlessRecording {
    private let recorder: ScreenRecorder
    private var overlay = ScreenOverlay(time: "9:41")
    private let file: String
    /// When the next picture is due, in seconds of the session.
    private(set) var next: TimeInterval

    init(to file: String, framesPerSecond: Int, at time: TimeInterval) {
        (self.file, next) = (file, time)
        recorder = ScreenRecorder(framesPerSecond: framesPerSecond)
    }

    func take(_ session: HeadlessSession) {
        session.render()
        guard let frame = session.display.frame else { return }
        let scale = UIScreen.main.scale
        var damage = session.display.damage
        damage += overlay.follow(scale: scale, showsSystem: session.showsSurroundings)
        damage += overlay.showFingers(session.input.fingers, scale: scale)
        recorder.take(frame, damage, at: session.time) { overlay.draw(over: $0, in: $1) }
        next = session.time + recorder.pause
    }

    func finish(_ session: HeadlessSession) throws {
        take(session)
        let path = file.hasPrefix("/") ? file : FileManager.default.currentDirectoryPath + "/" + file
        guard let data = recorder.finish(at: session.time) else { throw RunProblem("\(path): nothing was on the screen") }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw RunProblem("\(path) can't be written")
        }
        HeadlessRunner.say("the recording is \(path)")
    }
}
