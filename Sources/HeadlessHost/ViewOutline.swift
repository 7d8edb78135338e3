import AppleFoundation
import CoreGraphics
import QuartzCore
import RasterKernels
import UIKit

/// The edges of a view as it is seen now, in the middle of whatever moves; views of one controller have one colour.
struct ViewOutline: Equatable {
    /// Corners in pixels.
    private let corners: [CGPoint]
    /// What is seen of it, where views around it clip.
    private let clip: CGRect
    private let color: UInt32

    private static let colors: [UInt32] = [0xFF0A_84FF, 0xFFFF_375F, 0xFF30_D158, 0xFFFF_9F0A, 0xFFBF_5AF2, 0xFF40_C8E0]

    /// Of all views that aren't hidden, back to front.
    @MainActor static func all(on screen: UIScreen, scale: CGFloat) -> [ViewOutline] {
        var outlines: [ViewOutline] = []
        var controllers = 0
        let whole = CGRect(
            x: 0, y: 0, width: (screen.bounds.width * scale).rounded(.up), height: (screen.bounds.height * scale).rounded(.up))
        var pending: [(view: UIView, place: CGAffineTransform, clip: CGRect, color: Int)] = screen.windows.reversed().map {
            ($0, CGAffineTransform(scaleX: scale, y: scale), whole, 0)
        }
        while let (view, parent, clip, number) = pending.popLast() {
            if view.isHidden || view.alpha < 0.01 { continue }
            var number = number
            if view.next is UIViewController {
                controllers += 1
                number = controllers
            }
            let layer = view.layer.presentation() ?? view.layer
            let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
            let place = CGAffineTransform(
                translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
            )
            .concatenating(layer.affineTransform())
            .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
            .concatenating(parent)
            let corners = [
                CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
            ].map { $0.applying(place) }
            if bounds.width > 0, bounds.height > 0 {
                outlines.append(ViewOutline(corners: corners, clip: clip, color: colors[number % colors.count]))
            }
            let inner = layer.masksToBounds ? clip.intersection(bounds.applying(place)) : clip
            if inner.isNull { continue }
            for subview in view.subviews.reversed() { pending.append((subview, place, inner, number)) }
        }
        return outlines
    }

    private init(corners: [CGPoint], clip: CGRect, color: UInt32) {
        (self.corners, self.clip, self.color) = (corners, clip, color)
    }

    /// A line of one pixel inside each edge.
    func draw(in part: PixelRect, row: (Int) -> UnsafeMutablePointer<UInt32>) {
        let left = corners.map(\.x).min() ?? 0, right = corners.map(\.x).max() ?? 0
        let top = corners.map(\.y).min() ?? 0, bottom = corners.map(\.y).max() ?? 0
        guard right >= CGFloat(part.minX), left <= CGFloat(part.maxX), bottom >= CGFloat(part.minY), top <= CGFloat(part.maxY),
            right - left < 20_000, bottom - top < 20_000
        else { return }
        let columns =
            max(
                part.minX, Int(clip.minX.rounded()))..<max(
                part.minX, Int(clip.minX.rounded()), min(part.maxX, Int(clip.maxX.rounded())))
        let rows =
            max(
                part.minY, Int(clip.minY.rounded()))..<max(
                part.minY, Int(clip.minY.rounded()), min(part.maxY, Int(clip.maxY.rounded())))
        // Sums of lengths are a hair off.
        func pixel(_ place: CGFloat) -> CGFloat { (place + 1e-4).rounded(.down) }
        for (index, start) in corners.enumerated() {
            let end = corners[(index + 1) % corners.count]
            let steps = max(1, Int(max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up)))
            for step in 0..<steps {
                let share = CGFloat(step) / CGFloat(steps)
                // The last row and column are inside.
                let x = Int(min(pixel(start.x + (end.x - start.x) * share), right.rounded() - 1))
                let y = Int(min(pixel(start.y + (end.y - start.y) * share), bottom.rounded() - 1))
                if columns.contains(x), rows.contains(y) { row(y)[x] = color }
            }
        }
    }
}
