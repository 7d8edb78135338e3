import AppleFoundation
import CoreGraphics
import QuartzCore

/// The box of a popover, arrow and shadow included, with the content in it.
final class PopoverView: UIView {
    private let body = UIView()
    private let outline = CAShapeLayer()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let frameView: UIPopoverBackgroundView?
    private weak var content: UIView?
    private var direction = UIPopoverArrowDirection.unknown
    private var offset: CGFloat = 0

    init(_ content: UIView, background: UIPopoverBackgroundView?) {
        self.content = content
        frameView = background
        super.init(frame: .zero)
        // What lies above the rest stands out in the dark.
        traitOverrides.userInterfaceLevel = .elevated
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 28
        layer.shadowOffset = CGSize(width: 0, height: 8)
        material.isUserInteractionEnabled = false
        if let background {
            addSubview(background)
        } else {
            body.layer.mask = outline
            body.addSubview(material)
        }
        body.addSubview(content)
        addSubview(body)
    }

    required init?(coder: NSCoder) { fatalError("Made by a popover only.") }

    var color: UIColor? {
        didSet {
            body.backgroundColor = color
            material.isHidden = color != nil
        }
    }

    func point(direction: UIPopoverArrowDirection, offset: CGFloat) {
        guard direction != self.direction || offset != self.offset else { return }
        self.direction = direction
        self.offset = offset
        frameView?.arrowDirection = direction
        frameView?.arrowOffset = offset
        setNeedsLayout()
    }

    /// What the arrow takes of the box.
    static func strip(_ direction: UIPopoverArrowDirection, _ height: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: direction == .up ? height : 0, left: direction == .left ? height : 0, bottom: direction == .down ? height : 0,
            right: direction == .right ? height : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let background = frameView {
            let kind = type(of: background)
            background.frame = bounds
            let box = bounds.inset(by: Self.strip(direction, kind.arrowHeight()))
            body.frame = box.inset(by: kind.contentViewInsets())
            body.layer.cornerRadius = kind.wantsDefaultContentAppearance ? 6 : 0
            body.clipsToBounds = true
        } else {
            body.frame = bounds
            let path = PopoverShape.path(size: bounds.size, direction: direction, offset: offset)
            outline.frame = body.bounds
            outline.path = path
            layer.shadowPath = path
            material.frame = body.bounds
        }
        content?.frame = body.bounds
    }

    /// Beside the outline there is nothing to touch.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return frameView != nil || outline.path?.contains(point) ?? true
    }
}
