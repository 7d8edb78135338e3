import AppleFoundation
import CoreGraphics
import UIKit

/// The bubble over a selected annotation: its names between two accessories.
@MainActor final class MapCallout: UIView {
    private(set) weak var subject: MKAnnotationView?
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let tip = CalloutTip()
    private let bubble = UIView()

    init(_ subject: MKAnnotationView) {
        self.subject = subject
        super.init(frame: .zero)
        bubble.backgroundColor = .secondarySystemGroupedBackground
        bubble.layer.cornerRadius = 12
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
        titleLabel.font = .systemFont(ofSize: 16)
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        addSubview(tip)
        addSubview(bubble)
        refresh()
    }

    required init?(coder: NSCoder) { fatalError("Callouts are made in code.") }

    func refresh() {
        bubble.subviews.forEach { $0.removeFromSuperview() }
        guard let subject else { return }
        titleLabel.text = subject.annotation.flatMap { $0.title ?? nil }
        subtitleLabel.text = subject.annotation.flatMap { $0.subtitle ?? nil }
        let detail = subject.detailCalloutAccessoryView ?? subtitleLabel
        let (air, widest): (CGFloat, CGFloat) = (12, 240)
        func size(_ view: UIView, _ limit: CGFloat) -> CGSize {
            if view is UILabel || view.bounds.isEmpty {
                let size = view.sizeThatFits(CGSize(width: limit, height: 200))
                return CGSize(width: min(ceil(size.width), limit), height: ceil(size.height))
            }
            return view.bounds.size
        }
        let (left, right) = (subject.leftCalloutAccessoryView, subject.rightCalloutAccessoryView)
        for case let button as UIButton in [left, right] where button.bounds.isEmpty { button.sizeToFit() }
        let titleSize = size(titleLabel, widest)
        let detailSize = detail === subtitleLabel && (subtitleLabel.text ?? "").isEmpty ? .zero : size(detail, widest)
        let textSize = CGSize(width: max(titleSize.width, detailSize.width), height: titleSize.height + detailSize.height)
        let sides = [left, right].compactMap { $0 }
        let height = max(textSize.height, sides.map(\.bounds.height).max() ?? 0) + 2 * 9
        var x = air
        if let left {
            left.frame = CGRect(origin: CGPoint(x: x, y: (height - left.bounds.height) / 2), size: left.bounds.size)
            bubble.addSubview(left)
            x = left.frame.maxX + 10
        }
        let top = (height - textSize.height) / 2
        titleLabel.frame = CGRect(x: x, y: top, width: titleSize.width, height: titleSize.height)
        detail.frame = CGRect(x: x, y: top + titleSize.height, width: detailSize.width, height: detailSize.height)
        bubble.addSubview(titleLabel)
        if detailSize != .zero { bubble.addSubview(detail) }
        x += textSize.width
        if let right {
            right.frame = CGRect(origin: CGPoint(x: x + 10, y: (height - right.bounds.height) / 2), size: right.bounds.size)
            bubble.addSubview(right)
            x = right.frame.maxX
        }
        bounds = CGRect(x: 0, y: 0, width: max(x + air, 44), height: height + CalloutTip.height)
        bubble.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        for case let control as UIControl in sides where !control.allTargets.contains(AnyHashable(Heard.shared)) {
            control.addTarget(Heard.shared, action: Selector("calloutTapped:"), for: .touchUpInside)
        }
    }

    /// Above the middle of its subject, within the map as far as that goes.
    func place(over frame: CGRect, in map: CGRect) {
        guard let subject else { return }
        let point = CGPoint(x: frame.midX + subject.calloutOffset.x, y: frame.minY + subject.calloutOffset.y)
        let left = min(max(point.x - bounds.width / 2, map.minX + 6), max(map.maxX - 6 - bounds.width, map.minX + 6))
        let held = min(max(left, point.x - bounds.width + 20), point.x - 20)
        self.frame = CGRect(origin: CGPoint(x: held.rounded(), y: (point.y - bounds.height).rounded()), size: bounds.size)
        tip.frame = CGRect(
            x: point.x - self.frame.minX - CalloutTip.width / 2, y: bounds.height - CalloutTip.height - 1,
            width: CalloutTip.width,
            height: CalloutTip.height + 1)
    }

    /// Hears the accessories of all callouts.
    @preconcurrency @MainActor
    final class Heard: NSObject {
        static let shared = Heard()

        func tapped(_ control: UIControl) {
            var view: UIView? = control
            while let next = view, !(next is MapCallout) { view = next.superview }
            guard let subject = (view as? MapCallout)?.subject, let map = subject.map else { return }
            map.delegate?.`mapView(_:annotationView:calloutAccessoryControlTapped:)`?(map, subject, control)
        }

        @section("uikit_cards") @used
        private static let card: CardEntry = {
            Card.add(Heard.self) { card in
                card.method("calloutTapped:") { (subject, control: UIControl) in subject.tapped(control) }
            }
        }
    }
}

final class CalloutTip: UIView {
    static let width: CGFloat = 26
    static let height: CGFloat = 11

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Tips are made in code.") }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(
            to: CGPoint(x: bounds.midX, y: bounds.maxY), controlPoint: CGPoint(x: bounds.midX - 5, y: bounds.maxY - 2))
        path.addQuadCurve(to: CGPoint(x: bounds.maxX, y: 0), controlPoint: CGPoint(x: bounds.midX + 5, y: bounds.maxY - 2))
        path.close()
        UIColor.secondarySystemGroupedBackground.setFill()
        path.fill()
    }
}
