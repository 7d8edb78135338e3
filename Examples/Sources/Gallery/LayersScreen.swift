import UIKit

/// What layers can do: corners, borders, masks, gradients, shapes, replication, perspective.
final class LayersScreen: UIView {
    private var samples: [(layer: CALayer, caption: UILabel)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        add("corner radius, border") { layer in
            layer.backgroundColor = UIColor.systemTeal.cgColor
            layer.cornerRadius = 24
            layer.borderWidth = 4
            layer.borderColor = UIColor.systemBlue.cgColor
        }
        add("two corners, shadow") { layer in
            layer.backgroundColor = UIColor.systemOrange.cgColor
            layer.cornerRadius = 32
            layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            layer.shadowOpacity = 0.4
            layer.shadowRadius = 8
            layer.shadowOffset = CGSize(width: 0, height: 4)
        }
        add("mask by a shape") { layer in
            let gradient = CAGradientLayer()
            gradient.frame = layer.bounds
            gradient.type = .conic
            gradient.colors = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemRed].map(\.cgColor)
            gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 0.5, y: 0)
            let mask = CAShapeLayer()
            mask.path = Self.star(in: layer.bounds).cgPath
            gradient.mask = mask
            layer.addSublayer(gradient)
        }
        add("dashed, partly stroked") { layer in
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(ovalIn: layer.bounds.insetBy(dx: 10, dy: 10)).cgPath
            shape.fillColor = nil
            shape.strokeColor = UIColor.systemPurple.cgColor
            shape.lineWidth = 8
            shape.lineCap = .round
            shape.lineDashPattern = [2, 14]
            shape.strokeEnd = 0.8
            layer.addSublayer(shape)
        }
        add("replicator") { layer in
            let replicator = CAReplicatorLayer()
            replicator.frame = layer.bounds
            replicator.instanceCount = 12
            replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
            replicator.instanceAlphaOffset = -0.07
            let petal = CALayer()
            petal.bounds = CGRect(x: 0, y: 0, width: 12, height: 32)
            petal.position = CGPoint(x: layer.bounds.midX, y: 24)
            petal.cornerRadius = 6
            petal.backgroundColor = UIColor.systemPink.cgColor
            replicator.addSublayer(petal)
            layer.addSublayer(replicator)
        }
        add("perspective") { layer in
            let card = CAGradientLayer()
            card.frame = layer.bounds.insetBy(dx: 6, dy: 6)
            card.colors = [UIColor.systemIndigo.cgColor, UIColor.systemCyan.cgColor]
            card.cornerRadius = 12
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 300
            card.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
            layer.addSublayer(card)
        }
        add("radial gradient") { layer in
            let gradient = CAGradientLayer()
            gradient.frame = layer.bounds
            gradient.type = .radial
            gradient.colors = [UIColor.white.cgColor, UIColor.systemBlue.cgColor, UIColor.black.cgColor]
            gradient.startPoint = CGPoint(x: 0.35, y: 0.35)
            gradient.endPoint = CGPoint(x: 1, y: 1)
            gradient.cornerRadius = 55
            gradient.masksToBounds = true
            layer.addSublayer(gradient)
        }
        add("group opacity") { layer in
            layer.opacity = 0.5
            for index in 0..<3 {
                let part = CALayer()
                part.frame = CGRect(x: 8 + CGFloat(index) * 24, y: 8 + CGFloat(index) * 24, width: 48, height: 48)
                part.cornerRadius = 24
                part.backgroundColor = [UIColor.systemRed, .systemGreen, .systemBlue][index].cgColor
                layer.addSublayer(part)
            }
        }
        add("continuous curve") { layer in
            layer.backgroundColor = UIColor.systemGreen.cgColor
            layer.cornerRadius = 40
            layer.cornerCurve = .continuous
        }
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    private func add(_ name: String, _ prepare: (CALayer) -> Void) {
        let sample = CALayer()
        sample.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        prepare(sample)
        layer.addSublayer(sample)
        let caption = UILabel()
        caption.text = name
        caption.font = .preferredFont(forTextStyle: .caption1)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        caption.numberOfLines = 2
        addSubview(caption)
        samples.append((sample, caption))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = bounds.width / 3
        for (index, sample) in samples.enumerated() {
            let x = column * (CGFloat(index % 3) + 0.5)
            let y = safeAreaInsets.top + 70 + CGFloat(index / 3) * 170
            sample.layer.position = CGPoint(x: x, y: y)
            sample.caption.frame = CGRect(x: x - column / 2 + 4, y: y + 60, width: column - 8, height: 34)
        }
    }

    static func star(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for point in 0..<10 {
            let radius = point.isMultiple(of: 2) ? rect.width / 2 : rect.width / 4.5
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let corner = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        return path
    }
}
