import AppleFoundation
import CoreGraphics
import QuartzCore

/// The card of a sheet, with the content in it and the grabber on top.
final class SheetView: UIView {
    private let card = UIView()
    private let grabber = UIView()
    private weak var content: UIView?

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        // What lies above the rest stands out in the dark.
        traitOverrides.userInterfaceLevel = .elevated
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = .zero
        layer.shadowRadius = 22
        card.clipsToBounds = true
        card.layer.cornerCurve = .continuous
        card.addSubview(content)
        addSubview(card)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isHidden = true
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { fatalError("Made by a sheet only.") }

    func look(cornerRadius: CGFloat, corners: CACornerMask, hasGrabber: Bool, hasShadow: Bool) {
        card.layer.cornerRadius = cornerRadius
        card.layer.maskedCorners = corners
        grabber.isHidden = !hasGrabber
        layer.shadowOpacity = hasShadow ? 0.18 : 0
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        content?.frame = card.bounds
        grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
        if layer.shadowOpacity > 0 {
            let radius = min(card.layer.cornerRadius, bounds.width / 2, bounds.height / 2)
            layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
    }
}
