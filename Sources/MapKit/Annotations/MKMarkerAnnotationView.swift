import AppleFoundation
import CoreGraphics
import UIKit

/// A balloon with a sign in it, and the annotation's title below.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    private let balloon = MarkerBalloon()
    private let titleLabel = MapText()
    private let subtitleLabel = MapText()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private static let size = CGSize(width: 30, height: 36)

    private func setUp() {
        bounds = CGRect(origin: .zero, size: Self.size)
        centerOffset = CGPoint(x: 0, y: -Self.size.height / 2)
        displayPriority = .defaultHigh
        for part in [balloon, titleLabel, subtitleLabel] { addSubview(part) }
        // Its tip stays where it is, however large it is.
        balloon.bounds = CGRect(origin: .zero, size: Self.size)
        balloon.center = CGPoint(x: Self.size.width / 2, y: Self.size.height)
        subtitleLabel.font = .systemFont(ofSize: 10)
        refresh()
    }

    open override var annotation: (any MKAnnotation)? { didSet { refresh() } }

    // MARK: Looks
    open var markerTintColor: UIColor? { didSet { refresh() } }
    open var glyphTintColor: UIColor? { didSet { refresh() } }
    open var glyphText: String? { didSet { refresh() } }
    open var glyphImage: UIImage? { didSet { refresh() } }
    open var selectedGlyphImage: UIImage? { didSet { refresh() } }
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { refresh() } }
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { refresh() } }
    open var animatesWhenAdded = false

    open override func prepareForReuse() {
        super.prepareForReuse()
        balloon.transform = .identity
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        // Under a callout it stays as it is.
        let isLarge = selected && !canShowCallout
        let change = { [balloon] in
            balloon.transform = isLarge ? CGAffineTransform(scaleX: 1.7, y: 1.7) : .identity
        }
        if animated {
            UIView.animate(
                withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
                animations: change)
        } else {
            change()
        }
        refresh()
    }

    open override func prepareForDisplay() {
        super.prepareForDisplay()
        refresh()
        guard animatesWhenAdded, window != nil else { return }
        balloon.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: []) {
            [balloon] in balloon.transform = .identity
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    private func refresh() {
        let cluster = annotation as? MKClusterAnnotation
        balloon.show(
            color: markerTintColor ?? .systemRed, glyphColor: glyphTintColor ?? .white,
            text: glyphText ?? cluster.map { "\($0.memberAnnotations.count)" },
            image: (isSelected ? selectedGlyphImage : nil) ?? glyphImage)
        let showsTitle = titleVisibility != .hidden
        let showsSubtitle = subtitleVisibility == .visible || (subtitleVisibility == .adaptive && isSelected)
        titleLabel.text = showsTitle ? annotation.flatMap { $0.title ?? nil } : nil
        subtitleLabel.text = showsSubtitle ? annotation.flatMap { $0.subtitle ?? nil } : nil
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var top = Self.size.height + 2
        for label in [titleLabel, subtitleLabel] {
            let size = label.sizeThatFits(CGSize(width: 120, height: 40))
            label.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height)
            top += size.height
        }
    }
}

// MARK: - Pins
@available(*, deprecated, message: "Use MKPinAnnotationView's pinTintColor instead")
public enum MKPinAnnotationColor: UInt, Sendable {
    case red = 0
    case green = 1
    case purple = 2
}

/// A pin with a round head.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    private let pin = PinPicture()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds = CGRect(x: 0, y: 0, width: 32, height: 39)
        centerOffset = CGPoint(x: 8, y: -14)
        calloutOffset = CGPoint(x: -8, y: 0)
        pin.frame = bounds
        addSubview(pin)
    }

    open var pinTintColor: UIColor! = .systemRed { didSet { pin.color = pinTintColor ?? .systemRed } }
    open var animatesDrop = false

    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }

    open override func prepareForDisplay() {
        super.prepareForDisplay()
        guard animatesDrop, window != nil else { return }
        pin.transform = CGAffineTransform(translationX: 0, y: -400)
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) { [pin] in pin.transform = .identity }
    }
}

final class PinPicture: UIView {
    var color = UIColor.systemRed { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Pins are made in code.") }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // The tip stands at (8, 33.5), where the place is.
        context.saveGState()
        context.setShadow(offset: CGSize(width: 1, height: 1.5), blur: 2, color: UIColor(white: 0, alpha: 0.4).cgColor)
        let needle = UIBezierPath()
        needle.move(to: CGPoint(x: 7.2, y: 14))
        needle.addLine(to: CGPoint(x: 8.8, y: 14))
        needle.addLine(to: CGPoint(x: 8, y: 33.5))
        needle.close()
        UIColor(white: 0.55, alpha: 1).setFill()
        needle.fill()
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14)).fill()
        context.restoreGState()
        UIColor(white: 1, alpha: 0.55).setFill()
        UIBezierPath(ovalIn: CGRect(x: 4, y: 3.4, width: 5, height: 4)).fill()
    }
}

// MARK: - The person
/// The blue dot.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds = CGRect(x: 0, y: 0, width: 22, height: 22)
        layer.cornerRadius = 11
        layer.backgroundColor = UIColor.systemBlue.cgColor
        layer.borderColor = UIColor.white.cgColor
        layer.borderWidth = 3
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        zPriority = .max
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
