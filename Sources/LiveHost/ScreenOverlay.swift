import AppleFoundation
import CoreGraphics
import HeadlessHost
import RasterKernels
import UIKit

/// What lies over the app's frame where people look at it: the status bar, the home indicator, and marks where the mouse stands for two fingers.
/// All of it is drawn when it changes, and laid over the parts of each frame that it covers.
@MainActor package struct ScreenOverlay {
    private struct Piece {
        var frame: PixelRect
        var pixels: PixelBuffer
    }

    private struct State: Equatable {
        var surroundings: ScreenSurroundings
        var device: Device
        var time: String
        var notice: String?
        var hasSystem: Bool
    }

    /// Words that lie over the app until they are taken away.
    package var notice: String?

    private var state: State?
    private var system: [Piece] = []
    private var fingers: [Piece] = []
    private var finger: (scale: CGFloat, pixels: PixelBuffer)?

    package init() {}

    private var pieces: [Piece] { system + fingers }

    /// Draws the system's part anew if it has changed; gives the pixels that are others now.
    package mutating func follow(scale: CGFloat, showsSystem: Bool = true) -> [PixelRect] {
        let screen = UIScreen.main
        guard showsSystem || notice != nil || state?.notice != nil else { return [] }
        let new = State(
            surroundings: ScreenSurroundings(), device: screen.device, time: Self.time, notice: notice, hasSystem: showsSystem)
        guard new != state else { return [] }
        state = new
        let old = system
        let painter = SurroundingsPainter(surroundings: new.surroundings, device: new.device, time: new.time)
        var drawn = showsSystem ? painter.pieces() : []
        if let notice { drawn += NoticePainter.paint(notice, on: screen).map { [$0] } ?? [] }
        system = drawn.map { frame, image in
            let x = Int((frame.minX * scale).rounded()), y = Int((frame.minY * scale).rounded())
            let pixels = image.pixels
            return Piece(frame: PixelRect(x: x, y: y, width: pixels.width, height: pixels.height), pixels: pixels)
        }
        return (old + system).map(\.frame)
    }

    private static var time: String {
        var now = time_t(Foundation.time(nil)), parts = tm()
        localtime_r(&now, &parts)
        return "\(parts.tm_hour):" + (parts.tm_min < 10 ? "0" : "") + "\(parts.tm_min)"
    }

    /// Marks where the fingers are; gives the pixels that are others now.
    package mutating func showFingers(_ points: [CGPoint], scale: CGFloat) -> [PixelRect] {
        let old = fingers
        if !points.isEmpty, finger?.scale != scale { finger = Self.drawFinger(scale).map { (scale, $0) } }
        fingers = points.compactMap { point in
            guard let pixels = finger?.pixels else { return nil }
            let x = Int((point.x * scale).rounded()) - pixels.width / 2
            let y = Int((point.y * scale).rounded()) - pixels.height / 2
            return Piece(frame: PixelRect(x: x, y: y, width: pixels.width, height: pixels.height), pixels: pixels)
        }
        return (old + fingers).map(\.frame)
    }

    private static func drawFinger(_ scale: CGFloat) -> PixelBuffer? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30), format: format).image { _ in
            let circle = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 27, height: 27))
            UIColor(white: 0.5, alpha: 0.45).setFill()
            circle.fill()
            UIColor(white: 1, alpha: 0.7).setStroke()
            circle.lineWidth = 1.5
            circle.stroke()
        }
        return image.cgImage?.pixels
    }

    // MARK: Laying over

    package func draw(over frame: PixelBuffer, in part: PixelRect? = nil) {
        draw(in: part ?? PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)) { frame.row($0) }
    }

    /// Over a part of the frame that has just been copied to where `row` says.
    package func draw(in part: PixelRect, row: (Int) -> UnsafeMutablePointer<UInt32>) {
        for piece in pieces {
            let common = piece.frame.intersection(part)
            guard !common.isEmpty else { continue }
            for y in common.minY..<common.maxY {
                Spans.blend(
                    row(y) + common.minX, count: common.width,
                    source: piece.pixels.row(y - piece.frame.minY) + (common.minX - piece.frame.minX))
            }
        }
    }
}
