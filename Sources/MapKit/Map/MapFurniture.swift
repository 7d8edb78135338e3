import AppleFoundation
import CoreGraphics
import MapEngine
import UIKit

/// What stands on a map: where the world comes from, a compass while north isn't up, a scale.
@MainActor final class MapFurniture {
    private unowned let map: MKMapView
    private let source = MapText()
    private let compass = CompassFace()
    private let bar = ScaleBar()

    init(_ map: MKMapView) { self.map = map }

    func add() {
        source.text = "Natural Earth · GeoNames"
        source.font = .systemFont(ofSize: 9)
        source.alpha = 0.75
        compass.addAction(
            UIAction { [weak map] _ in
                guard let map, let look = map.shownLook else { return }
                var north = look
                north.heading = 0
                map.motion.go(north, animated: true)
            }, for: .touchUpInside)
        for part in [source, bar, compass] as [UIView] { map.addSubview(part) }
        refresh()
    }

    func refresh() {
        bar.isHidden = !map.showsScale
        map.setNeedsLayout()
    }

    func show(_ look: Viewport) {
        let safe = map.bounds.inset(by: map.safeAreaInsets)
        let isMirrored = map.effectiveUserInterfaceLayoutDirection == .rightToLeft
        source.colors = (map.palette.city, map.palette.halo)
        let size = source.sizeThatFits(CGSize(width: 200, height: 20))
        source.frame = CGRect(
            x: isMirrored ? safe.maxX - 8 - size.width : safe.minX + 8, y: safe.maxY - 4 - size.height, width: size.width,
            height: size.height)
        source.isHidden = safe.width < 180
        compass.isHidden = !map.showsCompass || look.heading == 0
        compass.frame = CGRect(
            x: isMirrored ? safe.minX + 10 : safe.maxX - 50, y: safe.minY + 10, width: 40, height: 40)
        compass.heading = CGFloat(look.heading)
        guard map.showsScale else { return }
        bar.colors = (map.palette.city, map.palette.halo)
        bar.show(metresPerPoint: Mercator.metresPerUnit(latitude: Mercator.latitude(y: look.center.y)) / look.scale)
        bar.frame = CGRect(
            x: isMirrored ? safe.maxX - 14 - bar.bounds.width : safe.minX + 14, y: safe.minY + 10, width: bar.bounds.width,
            height: 24)
    }
}

/// A round button whose needle points north.
final class CompassFace: UIControl {
    private let face = CompassRose()
    var heading: CGFloat = 0 { didSet { face.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180) } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 20
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        face.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        face.center = CGPoint(x: 20, y: 20)
        addSubview(face)
        isAccessibilityElement = true
        accessibilityLabel = "Compass"
    }

    required init?(coder: NSCoder) { fatalError("Compasses are made in code.") }
}

final class CompassRose: UIView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Compasses are made in code.") }

    override func draw(_ rect: CGRect) {
        for (color, tip) in [(UIColor.systemRed, CGFloat(5)), (.systemGray, 35)] {
            let needle = UIBezierPath()
            needle.move(to: CGPoint(x: 20, y: tip))
            needle.addLine(to: CGPoint(x: 15, y: 20))
            needle.addLine(to: CGPoint(x: 25, y: 20))
            needle.close()
            color.setFill()
            needle.fill()
        }
    }
}

/// How long a round distance is on the map.
final class ScaleBar: UIView {
    private let label = MapText()
    private let line = UIView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(line)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Scales are made in code.") }

    var colors: (ink: UIColor, halo: UIColor)? {
        get { label.colors }
        set {
            label.colors = newValue
            line.backgroundColor = newValue?.ink ?? .label
        }
    }

    func show(metresPerPoint: Double) {
        let most = metresPerPoint * 110
        let power = pow(10, log10(max(most, 1)).rounded(.down))
        let length = [5.0, 2, 1].first { $0 * power <= most }.map { $0 * power } ?? power
        let width = CGFloat(length / metresPerPoint)
        label.text = MKDistanceFormatter.metric(length)
        bounds = CGRect(x: 0, y: 0, width: max(width, 60), height: 24)
        line.frame = CGRect(x: 0, y: 18, width: width, height: 2.5)
        let size = label.sizeThatFits(CGSize(width: 120, height: 18))
        label.frame = CGRect(x: 0, y: 1, width: size.width, height: size.height)
    }
}
