import AppleFoundation
import CoreGraphics
import UIKit

/// A line of text with a halo.
final class MapText: UIView {
    var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
    var font = UIFont.systemFont(ofSize: 11, weight: .medium) { didSet { setNeedsDisplay() } }
    /// Other colours than those of texts and backgrounds, over maps that have their own.
    var colors: (ink: UIColor, halo: UIColor)? {
        didSet { if colors?.ink != oldValue?.ink || colors?.halo != oldValue?.halo { setNeedsDisplay() } }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { fatalError("Such a line is made in code.") }

    private func written(in width: CGFloat) -> HaloText? {
        guard let text, !text.isEmpty else { return nil }
        let ink = (colors?.ink ?? .label).resolvedColor(with: traitCollection)
        return HaloText(text, font: font, color: ink.cgColor, width: width)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { written(in: size.width)?.size ?? .zero }

    override func draw(_ rect: CGRect) {
        let halo = (colors?.halo ?? .systemBackground).resolvedColor(with: traitCollection)
        guard let written = written(in: bounds.width), let context = UIGraphicsGetCurrentContext() else { return }
        let scale = max(abs(context.ctm.a), 1)
        guard let picture = written.picture(halo: halo.cgColor, scale: scale) else { return }
        let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
        let corner = CGPoint(x: ((bounds.width - size.width) / 2 * scale).rounded() / scale, y: 0)
        UIImage(cgImage: picture, scale: scale, orientation: .up).draw(in: CGRect(origin: corner, size: size))
    }
}
