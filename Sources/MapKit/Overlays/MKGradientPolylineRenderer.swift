import AppleFoundation
import CoreGraphics
import UIKit

/// Draws a line whose colour changes along its way.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var colors: [UIColor] = []
    /// Where along the line each colour is: 0 at its start, 1 at its end.
    open private(set) var locations: [CGFloat] = []

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        guard colors.count == locations.count else {
            return reportMisuse(
                "There are \(colors.count) colors and \(locations.count) locations.", exception: .invalidArgumentException)
        }
        let ordered = zip(colors, locations).sorted { $0.1 < $1.1 }
        (self.colors, self.locations) = (ordered.map(\.0), ordered.map(\.1))
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard colors.count > 1, let line = overlay as? MKPolyline else {
            if let only = colors.first, strokeColor == nil { strokeColor = only }
            return super.draw(mapRect, zoomScale: zoomScale, in: context)
        }
        let part = Self.part(of: line.mapPoints, line.shares, from: Double(strokeStart), to: Double(strokeEnd))
        for (start, end) in zip(part, part.dropFirst()) {
            let (from, to) = (point(for: start.point), point(for: end.point))
            guard let gradient = gradient(from: start.share, to: end.share) else { continue }
            context.saveGState()
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            context.move(to: from)
            context.addLine(to: to)
            context.replacePathWithStrokedPath()
            context.clip()
            context.drawLinearGradient(
                gradient, start: from, end: to, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            context.restoreGState()
        }
    }

    /// Of one leg: its ends, and the colours in between.
    private func gradient(from start: Double, to end: Double) -> CGGradient? {
        guard end > start else { return nil }
        var colors = [color(at: start)]
        var places: [CGFloat] = [0]
        for (color, location) in zip(self.colors, locations) where Double(location) > start && Double(location) < end {
            colors.append(resolved(color))
            places.append(CGFloat((Double(location) - start) / (end - start)))
        }
        colors.append(color(at: end))
        places.append(1)
        return CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: NSArray(array: colors), locations: places)
    }

    private func color(at share: Double) -> CGColor {
        let place = CGFloat(share)
        guard let next = locations.firstIndex(where: { $0 >= place }) else { return resolved(colors[colors.count - 1]) }
        guard next > 0, locations[next] > locations[next - 1] else { return resolved(colors[next]) }
        let part = (place - locations[next - 1]) / (locations[next] - locations[next - 1])
        let (one, other) = (resolved(colors[next - 1]).srgb, resolved(colors[next]).srgb)
        func mixed(_ a: Float, _ b: Float) -> CGFloat { CGFloat(a) + (CGFloat(b) - CGFloat(a)) * part }
        return CGColor(
            red: mixed(one.red, other.red), green: mixed(one.green, other.green), blue: mixed(one.blue, other.blue),
            alpha: mixed(one.alpha, other.alpha))
    }
}
