import UIKit

/// Movements that take half a second of virtual time: a spring, a flip, a fade and a keyframed path.
final class MotionScreen: UIView {
    private let ball = UIView(frame: CGRect(x: 20, y: 80, width: 60, height: 60))
    private let card = UIView(frame: CGRect(x: 115, y: 200, width: 160, height: 100))
    private let front = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
    private let back = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
    private let square = UIView(frame: CGRect(x: 40, y: 380, width: 50, height: 50))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        ball.backgroundColor = .systemRed
        ball.layer.cornerRadius = 30
        addSubview(ball)

        for (label, color, text) in [(front, UIColor.systemBlue, "Front"), (back, .systemGreen, "Back")] {
            label.text = text
            label.textAlignment = .center
            label.textColor = .white
            label.font = .systemFont(ofSize: 28, weight: .semibold)
            label.backgroundColor = color
            label.layer.cornerRadius = 16
            label.layer.masksToBounds = true
        }
        card.addSubview(front)
        addSubview(card)

        square.backgroundColor = .systemPurple
        square.layer.cornerRadius = 10
        addSubview(square)
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    func start() {
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            self.ball.center.x = self.bounds.width - 50
        }
        UIView.transition(from: front, to: back, duration: 0.5, options: .transitionFlipFromLeft)

        let path = CAKeyframeAnimation(keyPath: "position")
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 195, y: 430), radius: 110, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
        path.path = arc.cgPath
        path.calculationMode = .paced
        path.duration = 0.5
        path.rotationMode = .rotateAuto
        square.layer.add(path, forKey: "arc")
        square.layer.position = CGPoint(x: 305, y: 430)
    }
}
