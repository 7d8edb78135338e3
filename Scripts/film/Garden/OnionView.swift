import UIKit

/// Rings in rings, which breathe.
final class OnionView: UIView {
    private let layers: Int

    init(layers: Int, color: UIColor) {
        self.layers = layers
        super.init(frame: .zero)
        for ring in 0..<layers {
            let view = UIView()
            view.backgroundColor = color.withAlphaComponent(0.22)
            addSubview(view)
            UIView.animate(withDuration: 1.2, delay: Double(ring) * 0.12, options: [.autoreverse, .repeat]) {
                view.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
            }
        }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override var intrinsicContentSize: CGSize { CGSize(width: 260, height: 260) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (ring, view) in subviews.enumerated() {
            let side = bounds.width * CGFloat(layers - ring) / CGFloat(layers)
            view.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY)
            view.layer.cornerRadius = side / 2
        }
    }
}
