import AppleFoundation
import CoreGraphics
import RasterKernels
import UIKit

/// What lies over the app's frame where people look at it: the status bar, the home indicator, marks where fingers are, outlines of views, and the
/// device's menu. All of it is drawn when it changes, and laid over the parts of each frame that it covers.
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
    /// Whether the edges of all views are shown.
    package var showsLayers = false { didSet { layersChanged = layersChanged || showsLayers != oldValue } }
    /// What the clock in the status bar says; nil for the time of day.
    private let fixedTime: String?
    private var clock = WallClock()
    private var layersChanged = false
    private var outlines: [ViewOutline] = []
    private var menu: Piece?

    private var state: State?
    private var system: [Piece] = []
    private var fingers: [Piece] = []
    private var finger: (scale: CGFloat, pixels: PixelBuffer)?

    package init(time: String? = nil) { fixedTime = time }

    private var pieces: [Piece] { fingers.isEmpty ? system : system + fingers }

    /// Draws the system's part anew if it has changed; gives the pixels that are others now.
    package mutating func follow(scale: CGFloat, showsSystem: Bool = true) -> [PixelRect] {
        let screen = UIScreen.main
        let layers = followLayers(scale)
        guard showsSystem || notice != nil || state?.notice != nil else { return layers }
        let new = State(
            surroundings: ScreenSurroundings(), device: screen.device, time: fixedTime ?? clock.time, notice: notice,
            hasSystem: showsSystem)
        guard new != state else { return layers }
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
        return layers + (old + system).map(\.frame)
    }

    /// Edges are where the views are now; gives the pixels that may be others.
    private mutating func followLayers(_ scale: CGFloat) -> [PixelRect] {
        guard showsLayers || layersChanged else { return [] }
        let new = showsLayers ? ViewOutline.all(on: UIScreen.main, scale: scale) : []
        guard layersChanged || new != outlines else { return [] }
        (outlines, layersChanged) = (new, false)
        let size = UIScreen.main.bounds.size
        return [PixelRect(x: 0, y: 0, width: Int(size.width * scale) + 1, height: Int(size.height * scale) + 1)]
    }

    /// A picture in the middle of the screen, over all else; gives the pixels that are others now.
    package mutating func show(menu image: CGImage?, at origin: CGPoint, scale: CGFloat) -> [PixelRect] {
        let old = menu
        menu = image.map {
            Piece(
                frame: PixelRect(
                    x: Int((origin.x * scale).rounded()), y: Int((origin.y * scale).rounded()), width: $0.pixels.width,
                    height: $0.pixels.height), pixels: $0.pixels)
        }
        return [old, menu].compactMap { $0?.frame }
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

    /// Where anything of it lies, but for the menu.
    package var parts: [PixelRect] {
        // Edges of views may lie anywhere.
        outlines.isEmpty ? pieces.map(\.frame) : [PixelRect(x: 0, y: 0, width: 1 << 20, height: 1 << 20)]
    }

    /// For pictures, which are of the screen without the menu.
    package func draw(over frame: PixelBuffer, in part: PixelRect? = nil) {
        let part = part ?? PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        draw(in: part, withMenu: false) { frame.row($0) }
    }

    /// Over a part of the frame that has just been copied to where `row` says.
    package func draw(in part: PixelRect, withMenu: Bool = true, row: (Int) -> UnsafeMutablePointer<UInt32>) {
        for outline in outlines { outline.draw(in: part, row: row) }
        for piece in withMenu ? pieces + [menu].compactMap({ $0 }) : pieces {
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

/// The time of day as a status bar shows it. The calendar is asked once a minute.
struct WallClock {
    private var minute = -1
    private var words = ""

    var time: String {
        mutating get {
            var now = time_t(Foundation.time(nil))
            guard now / 60 != minute else { return words }
            minute = now / 60
            var parts = tm()
            localtime_r(&now, &parts)
            words = "\(parts.tm_hour):" + (parts.tm_min < 10 ? "0" : "") + "\(parts.tm_min)"
            return words
        }
    }
}
