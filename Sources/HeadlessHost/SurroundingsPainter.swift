import AppleFoundation
import CoreGraphics
import UIKit

/// What the system shows around an app, as the controllers in charge want it.
public struct ScreenSurroundings: Equatable, Sendable {
    /// What is known of the status bar: whether it shows, how bright its text is, and where it is.
    public struct StatusBar: Equatable, Sendable {
        /// Zero while the bar is hidden.
        public var frame: CGRect
        public var style: UIStatusBarStyle
        public var isHidden: Bool
        /// White writing, for dark content below.
        public var isLight: Bool
        /// How the bar comes and goes.
        public var animation: UIStatusBarAnimation
    }

    public var statusBar: StatusBar
    /// Nil on devices with a home button.
    public var homeIndicator: CGRect?
    /// The controllers want it out of the way while nobody touches the screen.
    public var isHomeIndicatorAutoHidden: Bool
    /// Edges at which the app's gestures come before the system's.
    public var deferredEdges: UIRectEdge
    public var isPointerLocked: Bool

    /// Of the main screen now.
    @MainActor package init() {
        let screen = UIScreen.main
        let device = screen.device
        let window = screen.windows.last { $0.rootViewController != nil }
        let wishes = window?.wishes ?? WindowWishes()
        let manager = window?.windowScene?.statusBarManager
        let traits = window?.rootViewController?.traitCollection ?? screen.traitCollection
        let isDark = traits.userInterfaceStyle == .dark
        let frame = manager?.statusBarFrame ?? .zero
        statusBar = StatusBar(
            frame: frame, style: wishes.statusBarStyle, isHidden: frame == .zero,
            isLight: wishes.statusBarStyle == .lightContent || (wishes.statusBarStyle == .default && isDark),
            animation: wishes.statusBarAnimation)
        isHomeIndicatorAutoHidden = wishes.isHomeIndicatorAutoHidden
        deferredEdges = wishes.deferredEdges
        isPointerLocked = wishes.isPointerLocked
        if device.safeAreaInsets.bottom > 0 {
            let width = min(device.size.width, device.size.height) * (device.idiom == .pad ? 0.32 : 0.36)
            homeIndicator = CGRect(
                x: (device.size.width - width) / 2, y: device.size.height - 13, width: width, height: 5)
        }
    }
}

/// Draws a clock, a battery and what stands beside them over a picture of the screen. Plain, and the same on every run.
@MainActor package struct SurroundingsPainter {
    let surroundings: ScreenSurroundings
    let device: Device
    /// What the clock shows.
    let time: String

    package init(surroundings: ScreenSurroundings, device: Device, time: String = "9:41") {
        (self.surroundings, self.device, self.time) = (surroundings, device, time)
    }

    private var ink: UIColor { surroundings.statusBar.isLight ? .white : .black }

    func paint(over picture: CGImage) -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = device.scale
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(size: device.size, format: format)
        let image = renderer.image { _ in
            UIImage(cgImage: picture, scale: device.scale, orientation: .up).draw(at: .zero)
            draw()
        }
        return image.cgImage ?? picture
    }

    private func draw() {
        if !surroundings.statusBar.isHidden { drawBar() }
        if let bar = surroundings.homeIndicator, !surroundings.isHomeIndicatorAutoHidden {
            ink.withAlphaComponent(0.9).setFill()
            UIBezierPath(roundedRect: bar, cornerRadius: bar.height / 2).fill()
        }
    }

    /// The parts of the screen that anything is drawn in, each with a picture to lay over the app's.
    package func pieces() -> [(frame: CGRect, image: CGImage)] {
        var frames: [CGRect] = []
        if !surroundings.statusBar.isHidden { frames.append(surroundings.statusBar.frame) }
        if let bar = surroundings.homeIndicator, !surroundings.isHomeIndicatorAutoHidden {
            frames.append(bar.insetBy(dx: -2, dy: -2).integral)
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = device.scale
        return frames.compactMap { frame in
            let image = UIGraphicsImageRenderer(size: frame.size, format: format).image { context in
                context.cgContext.translateBy(x: -frame.minX, y: -frame.minY)
                draw()
            }
            return image.cgImage.map { (frame, $0) }
        }
    }

    // MARK: The status bar
    private func drawBar() {
        let frame = surroundings.statusBar.frame
        let isTall = frame.height > 24
        // Beside a notch or island the writing lies in the two ears; elsewhere it runs along the edge.
        let centre = isTall ? frame.maxY - (device.safeAreaInsets.top > 54 ? 23 : 18) : frame.midY
        let size: CGFloat = isTall ? 16 : 12
        let ear = isTall ? frame.width * 0.17 : 0
        let time = NSAttributedString(
            string: time,
            attributes: [.font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: ink])
        let measure = time.size()
        let middle = isTall ? ear : device.idiom == .pad ? 20 + measure.width / 2 : frame.midX
        time.draw(at: CGPoint(x: middle - measure.width / 2, y: centre - measure.height / 2))

        let battery = CGSize(width: isTall ? 25 : 22, height: isTall ? 12 : 10)
        var right = isTall ? frame.width - ear + 34 : frame.width - 8
        right -= 3
        drawBattery(
            CGRect(x: right - battery.width, y: centre - battery.height / 2, width: battery.width, height: battery.height))
        right -= battery.width + 5
        drawWaves(in: CGRect(x: right - 15, y: centre - 5.5, width: 15, height: 11))
        right -= 15 + 5
        if device.idiom == .phone { drawBars(in: CGRect(x: right - 17, y: centre - 5.5, width: 17, height: 11)) }
    }

    private func drawBattery(_ frame: CGRect) {
        let outline = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: frame.height * 0.3)
        outline.lineWidth = 1
        ink.withAlphaComponent(0.4).set()
        outline.stroke()
        let nub = CGRect(x: frame.maxX + 1, y: frame.midY - 2, width: 1.5, height: 4)
        UIBezierPath(roundedRect: nub, cornerRadius: 0.7).fill()
        ink.setFill()
        UIBezierPath(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: frame.height * 0.18).fill()
    }

    /// Four bars, rising.
    private func drawBars(in frame: CGRect) {
        ink.setFill()
        for step in 0..<4 {
            let height = frame.height * (0.34 + 0.22 * CGFloat(step))
            let bar = CGRect(x: frame.minX + CGFloat(step) * 4.6, y: frame.maxY - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 0.9).fill()
        }
    }

    /// Three arcs above a point.
    private func drawWaves(in frame: CGRect) {
        let foot = CGPoint(x: frame.midX, y: frame.maxY - 0.5)
        ink.set()
        for radius in [3.2, 6.4, 9.6] as [CGFloat] {
            let arc = UIBezierPath(
                arcCenter: foot, radius: radius - 0.9, startAngle: -.pi * 0.76, endAngle: -.pi * 0.24, clockwise: true)
            arc.lineWidth = 2
            arc.lineCapStyle = .butt
            arc.stroke()
        }
    }
}
