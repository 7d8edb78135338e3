import UIKit

/// The screens that the rendering rows draw: a busy one and an animated one.
@MainActor
enum Scenes {
    /// A busy screen of 390 by 844 points: 100 rounded cells with shadows, 200 labels, 50 scaled images, 20 drawn stars, 20 gradients,
    /// 5 opacity groups, 5 blend modes, 10 rounded images and a blurred bar, over a gradient.
    static func busy() -> UIView {
        let screen = GradientBackdrop(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let photo = checkerboard(side: 128)
        for index in 0..<100 {
            screen.addSubview(cell(index))
        }
        for index in 0..<50 {
            let view = UIImageView(image: photo)
            view.frame = CGRect(x: 4 + CGFloat(index % 10) * 38.5, y: 500 + CGFloat(index / 10) * 24, width: 20, height: 20)
            screen.addSubview(view)
        }
        for index in 0..<20 {
            let corner = CGPoint(x: 6 + CGFloat(index % 10) * 38, y: 630 + CGFloat(index / 10) * 34)
            let star = StarView(frame: CGRect(origin: corner, size: CGSize(width: 30, height: 30)))
            star.isOpaque = false
            star.backgroundColor = .clear
            screen.addSubview(star)
        }
        for index in 0..<20 {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 6 + CGFloat(index % 10) * 38, y: 700 + CGFloat(index / 10) * 34, width: 30, height: 30)
            gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor]
            if index >= 10 {
                gradient.type = .radial
                gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
                gradient.endPoint = CGPoint(x: 1, y: 1)
            }
            screen.layer.addSublayer(gradient)
        }
        for index in 0..<5 {
            let group = UIView(frame: CGRect(x: 6 + CGFloat(index) * 76, y: 770, width: 60, height: 30))
            group.backgroundColor = .systemRed
            group.alpha = 0.5
            let inner = UIView(frame: CGRect(x: 15, y: 5, width: 30, height: 20))
            inner.backgroundColor = .systemGreen
            group.addSubview(inner)
            screen.addSubview(group)
        }
        let filters = ["multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode", "differenceBlendMode"]
        for (index, filter) in filters.enumerated() {
            let layer = CALayer()
            layer.frame = CGRect(x: 6 + CGFloat(index) * 76, y: 804, width: 60, height: 34)
            layer.backgroundColor = UIColor.systemOrange.cgColor
            layer.compositingFilter = filter
            screen.layer.addSublayer(layer)
        }
        for index in 0..<10 {
            let view = UIImageView(image: photo)
            view.frame = CGRect(x: 4 + CGFloat(index) * 38.5, y: 460, width: 34, height: 34)
            view.layer.cornerRadius = 10
            view.clipsToBounds = true
            screen.addSubview(view)
        }
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        bar.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
        screen.addSubview(bar)
        return screen
    }

    private static func cell(_ index: Int) -> UIView {
        let cell = UIView(frame: CGRect(x: 6 + CGFloat(index % 4) * 96, y: 6 + CGFloat(index / 4) * 18, width: 88, height: 48))
        cell.backgroundColor = .white
        cell.layer.cornerRadius = 8
        cell.layer.shadowOpacity = 0.3
        cell.layer.shadowRadius = 3
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        for (line, size) in [CGFloat(11), 9].enumerated() {
            let label = UILabel(frame: CGRect(x: 6, y: 6 + CGFloat(line) * 18, width: 76, height: 16))
            label.font = .systemFont(ofSize: size)
            label.text = line == 0 ? "Label \(index)" : "Detail of cell \(index)"
            cell.addSubview(label)
        }
        return cell
    }

    /// 60 layers, 3 of which move: one fades and slides with rounded corners and a shadow, one turns, one flips in perspective.
    static func animated() -> (screen: UIView, start: () -> Void) {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.backgroundColor = UIColor(white: 0.96, alpha: 1)
        for index in 0..<12 {
            let cell = UIView(frame: CGRect(x: 16, y: 16 + CGFloat(index) * 66, width: 358, height: 56))
            cell.backgroundColor = .white
            cell.layer.cornerRadius = 12
            let avatar = UIView(frame: CGRect(x: 8, y: 8, width: 40, height: 40))
            avatar.backgroundColor = UIColor(hue: CGFloat(index) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
            avatar.layer.cornerRadius = 20
            cell.addSubview(avatar)
            for line in 0..<2 {
                let bar = UIView(frame: CGRect(x: 60, y: 14 + CGFloat(line) * 16, width: 200 - CGFloat(line) * 40, height: 8))
                bar.backgroundColor = UIColor(white: 0.3, alpha: 0.8)
                cell.addSubview(bar)
            }
            screen.addSubview(cell)
        }
        let slider = UIView(frame: CGRect(x: 20, y: 100, width: 120, height: 120))
        slider.backgroundColor = .systemRed
        slider.layer.cornerRadius = 20
        slider.layer.shadowOpacity = 0.3
        slider.layer.shadowRadius = 6
        let turner = UIView(frame: CGRect(x: 220, y: 300, width: 100, height: 100))
        turner.backgroundColor = .systemGreen
        let flipper = UIView(frame: CGRect(x: 100, y: 550, width: 160, height: 120))
        flipper.backgroundColor = .systemIndigo
        let stripe = UIView(frame: CGRect(x: 20, y: 50, width: 120, height: 20))
        stripe.backgroundColor = .white
        flipper.addSubview(stripe)
        for view in [slider, turner, flipper] { screen.addSubview(view) }

        return (
            screen,
            {
                func run(_ layer: CALayer, _ keyPath: String, _ from: Any, _ to: Any) {
                    let animation = CABasicAnimation(keyPath: keyPath)
                    animation.fromValue = from
                    animation.toValue = to
                    animation.duration = 1.7
                    animation.autoreverses = true
                    animation.repeatCount = .infinity
                    layer.add(animation, forKey: keyPath)
                }
                var perspective = CATransform3DIdentity
                perspective.m34 = -1 / 600
                run(slider.layer, "position.x", CGFloat(80), CGFloat(300))
                run(slider.layer, "opacity", Float(1), Float(0.3))
                run(turner.layer, "transform.rotation.z", CGFloat(0), CGFloat.pi)
                run(
                    flipper.layer, "transform", CATransform3DRotate(perspective, 0.1, 0, 1, 0),
                    CATransform3DRotate(perspective, 1.3, 0, 1, 0))
            }
        )
    }

    static func checkerboard(side: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            for row in 0..<8 {
                for column in 0..<8 {
                    let color: UIColor = (row + column).isMultiple(of: 2) ? .systemBlue : .systemYellow
                    color.setFill()
                    let cell = side / 8
                    context.fill(CGRect(x: CGFloat(column) * cell, y: CGFloat(row) * cell, width: cell, height: cell))
                }
            }
        }
    }
}

private final class GradientBackdrop: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAGradientLayer)?.colors = [UIColor.systemTeal.cgColor, UIColor.white.cgColor]
    }

    required init?(coder: NSCoder) { fatalError("Made in code.") }
}

/// Draws itself, fill and stroke.
final class StarView: UIView {
    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        for point in 0..<10 {
            let radius: CGFloat = point.isMultiple(of: 2) ? 14 : 6
            let angle = CGFloat(point) * .pi / 5
            let corner = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
            if point == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        UIColor.systemYellow.setFill()
        UIColor.systemBrown.setStroke()
        path.fill()
        path.stroke()
    }
}
