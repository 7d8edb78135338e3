import AppleFoundation
import CoreGraphics
import QuartzCore
import UIKit

/// The balloon itself, drawn once for each look.
final class MarkerBalloon: UIView {
    private var color = UIColor.systemRed
    private let text = UILabel()
    private let picture = UIImageView()

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        backgroundColor = .clear
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        text.textAlignment = .center
        text.font = .systemFont(ofSize: 13, weight: .semibold)
        text.adjustsFontSizeToFitWidth = true
        text.minimumScaleFactor = 0.5
        picture.contentMode = .scaleAspectFit
        addSubview(text)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { fatalError("Balloons are made in code.") }

    func show(color: UIColor, glyphColor: UIColor, text: String?, image: UIImage?) {
        self.color = color
        self.text.text = image == nil ? text : nil
        self.text.textColor = glyphColor
        let needsPin = image == nil && text == nil
        picture.image =
            image?.withRenderingMode(.alwaysTemplate)
            ?? (needsPin
                ? UIImage(
                    systemName: "mappin", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))?
                    .withRenderingMode(.alwaysTemplate) : nil)
        picture.tintColor = glyphColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = CGRect(x: 4, y: 5, width: 22, height: 20)
        picture.frame = CGRect(x: 7, y: 7, width: 16, height: 16)
        showPicture()
    }

    // MARK: Pictures
    private struct Look: Hashable {
        let color: CGColor
        let scale: CGFloat
    }

    /// One picture serves all balloons of a colour.
    private static var pictures: [Look: CGImage] = [:]

    private func showPicture() {
        let scale = max(traitCollection.displayScale, 1)
        let look = Look(color: color.resolvedColor(with: traitCollection).cgColor, scale: scale)
        if Self.pictures.count > 60 { Self.pictures = [:] }
        let picture = Self.pictures[look] ?? Self.draw(look)
        Self.pictures[look] = picture
        layer.contentsScale = scale
        layer.contents = picture
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    private static func draw(_ look: Look) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = look.scale
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 36), format: format).image { renderer in
            let context = renderer.cgContext
            let path = UIBezierPath()
            let (middle, radius) = (CGPoint(x: 15, y: 15), CGFloat(13.5))
            // Round above, drawn together into a tip below.
            path.addArc(withCenter: middle, radius: radius, startAngle: .pi * 0.72, endAngle: .pi * 0.28, clockwise: true)
            path.addQuadCurve(to: CGPoint(x: 15, y: 34.5), controlPoint: CGPoint(x: 18, y: 29.5))
            path.addQuadCurve(
                to: CGPoint(x: middle.x + radius * cos(.pi * 0.72), y: middle.y + radius * sin(.pi * 0.72)),
                controlPoint: CGPoint(x: 12, y: 29.5))
            path.close()
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: UIColor(white: 0, alpha: 0.35).cgColor)
            UIColor(cgColor: look.color).setFill()
            path.fill()
            context.restoreGState()
        }
        return image.cgImage
    }
}
