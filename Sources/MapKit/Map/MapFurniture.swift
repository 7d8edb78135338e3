import AppleFoundation
import CoreGraphics
import MapEngine
import UIKit

/// What stands on a map: where the world comes from, a compass while north isn't up, a scale. Each is made when it is first seen.
@MainActor final class MapFurniture {
    private unowned let map: MKMapView
    private var source: MapText?
    private var compass: CompassFace?
    private var bar: ScaleBar?
    private var tracking: MKUserTrackingButton?
    private var followers: [Weak] = []

    private struct Weak {
        weak var follower: (any MapFollower)?
    }

    init(_ map: MKMapView) { self.map = map }

    func refresh() { map.setNeedsLayout() }

    // MARK: Others
    /// From now on it goes by the map, wherever it stands.
    func add(_ follower: any MapFollower) {
        followers.removeAll { $0.follower == nil || $0.follower === follower }
        followers.append(Weak(follower: follower))
        follower.follow(map.shownLook, isMoving: map.motion.isMoving)
    }

    func tellFollowers() {
        guard !followers.isEmpty else { return }
        followers.removeAll { $0.follower == nil }
        for weak in followers { weak.follower?.follow(map.shownLook, isMoving: map.motion.isMoving) }
    }

    // MARK: Showing
    func show(_ look: Viewport) {
        let safe = map.bounds.inset(by: map.safeAreaInsets)
        let isMirrored = map.effectiveUserInterfaceLayoutDirection == .rightToLeft
        showSource(safe, isMirrored)
        let showsCompass = map.showsCompass && look.heading != 0
        if showsCompass || compass != nil { showCompass(look, safe, isMirrored, isHidden: !showsCompass) }
        if map.showsUserTrackingButton || tracking != nil { showTracking(safe, isMirrored) }
        if map.showsScale || bar != nil { showBar(look, safe, isMirrored) }
        tellFollowers()
    }

    private func showSource(_ safe: CGRect, _ isMirrored: Bool) {
        guard safe.width >= 180 else {
            source?.isHidden = true
            return
        }
        let text = source ?? made(MapText())
        if source == nil {
            text.text = "Natural Earth · GeoNames"
            text.font = .systemFont(ofSize: 9)
            text.alpha = 0.75
            source = text
        }
        text.isHidden = false
        text.colors = (map.palette.city, map.palette.halo)
        let size = text.sizeThatFits(CGSize(width: 200, height: 20))
        text.frame = CGRect(
            x: isMirrored ? safe.maxX - 8 - size.width : safe.minX + 8, y: safe.maxY - 4 - size.height, width: size.width,
            height: size.height)
    }

    private func showCompass(_ look: Viewport, _ safe: CGRect, _ isMirrored: Bool, isHidden: Bool) {
        let face = compass ?? made(CompassFace())
        if compass == nil {
            face.addAction(UIAction { [weak map] _ in map?.motion.turnNorth() }, for: .touchUpInside)
            compass = face
        }
        face.isHidden = isHidden
        face.frame = CGRect(x: isMirrored ? safe.minX + 10 : safe.maxX - 50, y: safe.minY + 10, width: 40, height: 40)
        face.heading = CGFloat(look.heading)
    }

    private func showTracking(_ safe: CGRect, _ isMirrored: Bool) {
        let button = tracking ?? made(MKUserTrackingButton(mapView: map))
        if tracking == nil {
            button.backgroundColor = .secondarySystemGroupedBackground
            button.layer.cornerRadius = 8
            tracking = button
        }
        button.isHidden = !map.showsUserTrackingButton
        button.frame = CGRect(x: isMirrored ? safe.minX + 8 : safe.maxX - 52, y: safe.minY + 58, width: 44, height: 44)
    }

    private func showBar(_ look: Viewport, _ safe: CGRect, _ isMirrored: Bool) {
        let bar = self.bar ?? made(ScaleBar())
        self.bar = bar
        bar.isHidden = !map.showsScale
        guard map.showsScale else { return }
        bar.colors = (map.palette.city, map.palette.halo)
        bar.show(look)
        bar.frame = CGRect(
            x: isMirrored ? safe.maxX - 14 - bar.bounds.width : safe.minX + 14, y: safe.minY + 10, width: bar.bounds.width,
            height: 24)
    }

    private func made<Part: UIView>(_ part: Part) -> Part {
        // Under whatever an app has put onto its map.
        map.insertSubview(part, aboveSubview: map.marks.container)
        return part
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

    func show(_ look: Viewport) {
        let metresPerPoint = Mercator.metresPerUnit(latitude: Mercator.latitude(y: look.center.y)) / look.scale
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
