import AppleFoundation
import CoreGraphics
import MapEngine
import UIKit

/// Draws an overlay: in its own points, of which each is one of the map, from the corner of its rectangle.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
    open var contentScaleFactor: CGFloat { covers?.screenScale ?? 1 }
    weak var covers: MapCovers?

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    private var origin: MKMapPoint { overlay.boundingMapRect.origin }

    // MARK: Points
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: origin.x + point.x, y: origin.y + point.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: mapRect.minX - origin.x, y: mapRect.minY - origin.y, width: mapRect.width, height: mapRect.height)
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(x: origin.x + rect.minX, y: origin.y + rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Drawing
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    open func setNeedsDisplay() { covers?.redraw(self, nil) }
    open func setNeedsDisplay(_ mapRect: MKMapRect) { covers?.redraw(self, mapRect) }
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { covers?.redraw(self, mapRect) }
}

/// Draws an overlay by a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Points of the screen; 0 is as wide as a road.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Kept: overlays are pictures in any case.
    open var shouldRasterize = false { didSet { Unsupported.kept("MKOverlayPathRenderer.shouldRasterize") } }

    private var madePath: CGPath?
    open var path: CGPath! {
        get {
            if madePath == nil { createPath() }
            return madePath
        }
        set {
            madePath = newValue
            setNeedsDisplay()
        }
    }

    /// Subclasses set `path` here.
    open func createPath() {}
    open func invalidatePath() {
        madePath = nil
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if fillColor != nil {
            context.saveGState()
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
            context.restoreGState()
        }
        if strokeColor != nil {
            context.saveGState()
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
            context.restoreGState()
        }
    }

    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(resolved(fillColor)) }
    }

    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(resolved(strokeColor)) }
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : 4 / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(
                phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
        }
    }

    final func resolved(_ color: UIColor) -> CGColor {
        covers.map { color.resolvedColor(with: $0.traits).cgColor } ?? color.cgColor
    }

    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }

    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    func add(_ points: [MKMapPoint], to path: CGMutablePath, isClosed: Bool) {
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: self.point(for: point)) } else { path.addLine(to: self.point(for: point)) }
        }
        if isClosed, !points.isEmpty { path.closeSubpath() }
    }

    func add(_ polygon: MKPolygon, to path: CGMutablePath) {
        add(polygon.mapPoints, to: path, isClosed: true)
        for hole in polygon.interiorPolygons ?? [] { add(hole.mapPoints, to: path, isClosed: true) }
    }
}

@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var polyline: MKPolyline { overlay as! MKPolyline }
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// From where to where along the line it is drawn.
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    open override func createPath() {
        guard let line = overlay as? MKPolyline else { return }
        let path = CGMutablePath()
        add(strokeStart <= 0 && strokeEnd >= 1 ? line.mapPoints : part(line), to: path, isClosed: false)
        self.path = path
    }

    private func part(_ line: MKPolyline) -> [MKMapPoint] {
        Self.part(of: line.mapPoints, line.shares, from: Double(strokeStart), to: Double(strokeEnd)).map(\.point)
    }

    /// What lies between two shares of a line's length, and which shares its points are.
    static func part(of points: [MKMapPoint], _ shares: [Double], from start: Double, to end: Double)
        -> [(point: MKMapPoint, share: Double)]
    {
        var result: [(point: MKMapPoint, share: Double)] = []
        for index in points.indices.dropFirst() {
            let (a, b, from, to) = (points[index - 1], points[index], shares[index - 1], shares[index])
            guard to >= start, from <= end, to > from else { continue }
            for share in [max(from, start), min(to, end)] {
                let part = (share - from) / (to - from)
                let point = MKMapPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
                if result.last?.point != point { result.append((point, share)) }
            }
        }
        return result
    }
}

@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon { overlay as! MKPolygon }
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// From where to where along the outline it is stroked. What is filled stays whole.
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

    open override func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeStart > 0 || strokeEnd < 1, let polygon = overlay as? MKPolygon, let first = polygon.mapPoints.first else {
            return super.strokePath(path, in: context)
        }
        let outline = MKPolyline(points: polygon.mapPoints + [first])
        let part = MKPolylineRenderer.part(
            of: outline.mapPoints, outline.shares, from: Double(strokeStart), to: Double(strokeEnd))
        let stroked = CGMutablePath()
        add(part.map(\.point), to: stroked, isClosed: false)
        super.strokePath(stroked, in: context)
    }

    open override func createPath() {
        guard let polygon = overlay as? MKPolygon else { return }
        let path = CGMutablePath()
        add(polygon, to: path)
        self.path = path
    }
}

@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    open var circle: MKCircle { overlay as! MKCircle }
    public init(circle: MKCircle) { super.init(overlay: circle) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// From where to where along the circle it is stroked, from the east by the south. What is filled stays whole.
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

    open override func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeStart > 0 || strokeEnd < 1 else { return super.strokePath(path, in: context) }
        guard strokeStart < strokeEnd else { return }
        let rect = rect(for: overlay.boundingMapRect)
        let stroked = CGMutablePath()
        stroked.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: max(strokeStart, 0) * 2 * .pi,
            endAngle: min(strokeEnd, 1) * 2 * .pi, clockwise: false)
        super.strokePath(stroked, in: context)
    }

    open override func createPath() {
        path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
    }
}

@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }

    open override func createPath() {
        let path = CGMutablePath()
        for line in multiPolyline.polylines { add(line.mapPoints, to: path, isClosed: false) }
        self.path = path
    }
}

@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }

    open override func createPath() {
        let path = CGMutablePath()
        for polygon in multiPolygon.polygons { add(polygon, to: path) }
        self.path = path
    }
}
