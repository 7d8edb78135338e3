import AppleFoundation
import CoreGraphics

/// The arrow of an item that can be opened: it points down while the item is open.
final class OutlineChevron: UIButton {
    private let arrow: UIImageView
    private var isExpanded: Bool

    init(_ isExpanded: Bool) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 13.5, weight: .semibold)
        arrow = UIImageView(image: UIImage(systemName: "chevron.forward", withConfiguration: configuration))
        arrow.contentMode = .center
        self.isExpanded = isExpanded
        super.init(frame: .zero)
        addSubview(arrow)
        turn()
    }

    required init?(coder: NSCoder) { fatalError("Made for an accessory only.") }

    func point(_ isExpanded: Bool, animated: Bool) {
        self.isExpanded = isExpanded
        ControlLooks.change(self, animated: animated) { self.turn() }
    }

    private func turn() {
        accessibilityLabel = isExpanded ? "Collapse" : "Expand"
        let quarter: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
        arrow.transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrow.bounds.size = CGSize(width: bounds.width, height: bounds.width)
        arrow.center = CGPoint(x: bounds.midX, y: bounds.midY)
        turn()
    }
}
