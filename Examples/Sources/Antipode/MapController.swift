import UIKit

/// A map that a finger moves. It knows of no other map.
public final class MapController: UIViewController {
    /// Set from outside, the map moves there and says nothing.
    public var center: GeoPoint { didSet { mapView?.show(center) } }
    /// The finger has moved the map.
    public var onMove: ((GeoPoint) -> Void)?
    private var mapView: MapView? { viewIfLoaded as? MapView }

    public init(center: GeoPoint) {
        self.center = center
        super.init(nibName: nil, bundle: nil)
        title = "Map"
    }

    public required init?(coder: NSCoder) { fatalError("A map is made in code.") }

    public override func loadView() { view = MapView(center: center) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
    }

    @objc private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let mapView, pan.state == .began || pan.state == .changed else { return }
        let way = pan.translation(in: mapView)
        pan.setTranslation(.zero, in: mapView)
        center = GeoPoint(
            center.latitude + Double(way.y / mapView.pointsPerDegree),
            center.longitude - Double(way.x / mapView.pointsPerDegree))
        onMove?(center)
    }
}

/// Draws land, sea and a graticule about its centre: a stand-in for a real map.
final class MapView: UIView {
    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
    private var place: GeoPoint
    private let marker = UIView()

    init(center: GeoPoint) {
        place = center
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = true
        clipsToBounds = true
        marker.bounds = CGRect(x: 0, y: 0, width: 18, height: 18)
        marker.backgroundColor = .systemRed
        marker.layer.cornerRadius = 9
        marker.layer.borderWidth = 3
        marker.layer.borderColor = UIColor.white.cgColor
        marker.layer.shadowOpacity = 0.3
        marker.layer.shadowRadius = 3
        marker.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(marker)
    }

    required init?(coder: NSCoder) { fatalError("A map is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        marker.center = middle
    }

    /// Brings a place to the middle.
    func show(_ new: GeoPoint) {
        guard new != place else { return }
        place = new
        setNeedsDisplay()
    }

    /// 120 degrees from side to side.
    var pointsPerDegree: CGFloat { max(bounds.width, bounds.height, 1) / 120 }

    private func point(_ longitude: Double, _ latitude: Double) -> CGPoint {
        CGPoint(
            x: middle.x + CGFloat(longitude - place.longitude) * pointsPerDegree,
            y: middle.y - CGFloat(latitude - place.latitude) * pointsPerDegree)
    }

    override func draw(_ rect: CGRect) {
        let (top, bottom) = (point(0, 90).y, point(0, -90).y)
        MapColors.sea.setFill()
        UIRectFill(bounds)
        // The globe goes round: the same land to the left and to the right.
        for turn in [-360.0, 0, 360] {
            for shape in Continents.all {
                let path = outline(shape, shiftedBy: turn)
                guard path.bounds.intersects(bounds) else { continue }
                (shape.isIce ? MapColors.ice : MapColors.land).setFill()
                MapColors.coast.setStroke()
                path.lineWidth = 1
                path.fill()
                if !shape.isIce { path.stroke() }
            }
        }
        drawGraticule(top, bottom)
        // There is nothing beyond the poles.
        MapColors.beyond.setFill()
        UIRectFill(CGRect(x: 0, y: bounds.minY, width: bounds.width, height: max(0, top - bounds.minY)))
        UIRectFill(CGRect(x: 0, y: bottom, width: bounds.width, height: max(0, bounds.maxY - bottom)))
    }

    /// Corners are rounded off: a curve from the middle of each side to the middle of the next.
    private func outline(_ shape: Continents.Shape, shiftedBy turn: Double) -> UIBezierPath {
        let corners = shape.corners.map { point($0.0 + turn, $0.1) }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let path = UIBezierPath()
        path.move(to: between(corners[corners.count - 1], corners[0]))
        for (index, corner) in corners.enumerated() {
            path.addQuadCurve(to: between(corner, corners[(index + 1) % corners.count]), controlPoint: corner)
        }
        path.close()
        return path
    }

    private func drawGraticule(_ top: CGFloat, _ bottom: CGFloat) {
        let thin = UIBezierPath()
        for degrees in stride(from: -75.0, through: 75, by: 15) where degrees != 0 {
            let y = point(0, degrees).y
            thin.move(to: CGPoint(x: 0, y: y))
            thin.addLine(to: CGPoint(x: bounds.width, y: y))
        }
        for degrees in stride(from: -540.0, through: 540, by: 15) {
            let x = point(degrees, 0).x
            guard x >= 0, x <= bounds.width else { continue }
            thin.move(to: CGPoint(x: x, y: top))
            thin.addLine(to: CGPoint(x: x, y: bottom))
        }
        thin.lineWidth = 0.5
        MapColors.grid.setStroke()
        thin.stroke()
        let equator = UIBezierPath()
        equator.move(to: CGPoint(x: 0, y: point(0, 0).y))
        equator.addLine(to: CGPoint(x: bounds.width, y: point(0, 0).y))
        equator.lineWidth = 1.5
        equator.setLineDash([6, 4], count: 2, phase: 0)
        equator.stroke()
    }
}

enum MapColors {
    static let sea = dynamic(
        UIColor(red: 0.66, green: 0.84, blue: 0.94, alpha: 1), UIColor(red: 0.08, green: 0.16, blue: 0.25, alpha: 1))
    static let land = dynamic(
        UIColor(red: 0.85, green: 0.90, blue: 0.76, alpha: 1), UIColor(red: 0.22, green: 0.29, blue: 0.25, alpha: 1))
    static let ice = dynamic(UIColor(white: 0.98, alpha: 1), UIColor(red: 0.40, green: 0.46, blue: 0.52, alpha: 1))
    static let coast = dynamic(
        UIColor(red: 0.55, green: 0.70, blue: 0.66, alpha: 1), UIColor(red: 0.36, green: 0.46, blue: 0.44, alpha: 1))
    static let grid = dynamic(UIColor(white: 0, alpha: 0.14), UIColor(white: 1, alpha: 0.14))
    static let beyond = dynamic(UIColor(white: 0.9, alpha: 1), UIColor(white: 0.1, alpha: 1))

    private static func dynamic(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
