import AppleFoundation
import CoreGraphics
import QuartzCore

/// Two pictures of a view in front of it while a flip or a curl leads from one to the other; the view itself is invisible meanwhile.
@MainActor final class TransitionStage {
    private let view: UIView
    private let old: CGImage
    private let new: CGImage
    private let duration: TimeInterval
    private let function: CAMediaTimingFunction
    private let completion: AnimationCompletion
    private let stage = CALayer()
    private let size: CGSize

    init(
        view: UIView, old: CGImage, new: CGImage, duration: TimeInterval, options: UIView.AnimationOptions,
        completion: AnimationCompletion
    ) {
        self.view = view
        self.old = old
        self.new = new
        self.duration = duration
        self.completion = completion
        function = AnimationPacing.function(options.curve)
        size = view.bounds.size
    }

    // MARK: Flips
    /// Turns a card with the old picture on its front and the new one on its back.
    func flip(_ style: ViewTransition.Style) {
        let isHorizontal = style == .flipFromLeft || style == .flipFromRight
        let sign: CGFloat = style == .flipFromLeft || style == .flipFromBottom ? 1 : -1
        let axis: (x: CGFloat, y: CGFloat) = isHorizontal ? (0, 1) : (1, 0)
        set {
            var perspective = CATransform3DIdentity
            // The eye is a few times the card's longer side away.
            perspective.m34 = -1 / (max(size.width, size.height) * 2.5)
            stage.sublayerTransform = perspective
            let card = CATransformLayer()
            card.frame = CGRect(origin: .zero, size: size)
            let front = face(old)
            let back = face(new)
            back.transform = CATransform3DMakeRotation(.pi, axis.x, axis.y, 0)
            card.addSublayer(back)
            card.addSublayer(front)
            stage.addSublayer(card)
            // Only the animation turns the card: with a model that was turned too, the angle would have two readings.
            let turn = CABasicAnimation(keyPath: isHorizontal ? "transform.rotation.y" : "transform.rotation.x")
            turn.fromValue = 0
            turn.toValue = CGFloat.pi * sign
            turn.isRemovedOnCompletion = false
            play(turn, on: card)
        }
    }

    private func face(_ image: CGImage) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(origin: .zero, size: size)
        layer.contents = image
        layer.isDoubleSided = false
        return layer
    }

    // MARK: Curls
    /// Folds the page back along a straight edge that wanders over it: upwards takes the old page away, downwards lays the new one.
    func curl(isUp: Bool) {
        Unsupported.pageCurl.report()
        set {
            let below = CALayer()
            below.frame = CGRect(origin: .zero, size: size)
            below.contents = isUp ? new : old
            let page = CALayer()
            page.contents = isUp ? old : new
            page.anchorPoint = .zero
            page.frame = CGRect(origin: .zero, size: size)
            page.contentsGravity = .top
            page.contentsScale = CGFloat(old.width) / max(size.width, 1)
            page.masksToBounds = true
            stage.addSublayer(below)
            stage.addSublayer(page)
            stage.masksToBounds = true
            addFold(page, isUp: isUp)
        }
    }

    private func addFold(_ page: CALayer, isUp: Bool) {
        let height = size.height
        // The fold starts at the bottom edge and leaves at the top; the part that was lifted lies above it, seen from behind.
        let back = CAGradientLayer()
        back.anchorPoint = CGPoint(x: 0, y: 1)
        back.colors = [
            CGColor(red: 1, green: 1, blue: 1, alpha: 1), CGColor(red: 0.86, green: 0.86, blue: 0.88, alpha: 1),
            CGColor(red: 0.62, green: 0.62, blue: 0.66, alpha: 1),
        ]
        back.locations = [0, 0.7, 1]
        back.shadowOpacity = 0.45
        back.shadowRadius = 8
        back.shadowOffset = CGSize(width: 0, height: 4)
        back.bounds = CGRect(x: 0, y: 0, width: size.width, height: height / 2)
        stage.addSublayer(back)

        let pageHeight = CABasicAnimation(keyPath: "bounds.size.height")
        pageHeight.fromValue = isUp ? height : 0
        pageHeight.toValue = isUp ? 0 : height
        page.bounds.size.height = isUp ? 0 : height
        play(pageHeight, on: page)

        let place = CABasicAnimation(keyPath: "position.y")
        place.fromValue = isUp ? height : 0
        place.toValue = isUp ? 0 : height
        back.position = CGPoint(x: 0, y: isUp ? 0 : height)
        play(place, on: back)

        let flap = CABasicAnimation(keyPath: "bounds.size.height")
        flap.fromValue = isUp ? 0 : height / 2
        flap.toValue = isUp ? height / 2 : 0
        back.bounds.size.height = isUp ? height / 2 : 0
        play(flap, on: back)
    }

    // MARK: Setting up and clearing away
    private func set(_ build: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        build()
        place()
        CATransaction.commit()
    }

    /// In front of the view, in the same place; a view without superlayer carries the stage itself.
    private func place() {
        let layer = view.viewLayer
        stage.bounds = CGRect(origin: .zero, size: size)
        if let outer = layer.superlayer, !(view is UIWindow) {
            stage.position = layer.position
            stage.anchorPoint = layer.anchorPoint
            stage.transform = layer.transform
            outer.insertSublayer(stage, above: layer)
            let absence = CABasicAnimation(keyPath: "opacity")
            absence.fromValue = 0
            absence.toValue = 0
            absence.duration = duration
            absence.delegate = TransitionEnd(stage)
            layer.add(absence, forKey: "transition-absence")
        } else {
            stage.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
            stage.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            layer.addSublayer(stage)
            let presence = CABasicAnimation(keyPath: "opacity")
            presence.fromValue = 1
            presence.toValue = 1
            presence.duration = duration
            presence.delegate = TransitionEnd(stage)
            stage.add(presence, forKey: "transition-presence")
        }
    }

    private func play(_ animation: CABasicAnimation, on layer: CALayer) {
        animation.duration = duration
        animation.timingFunction = function
        animation.fillMode = .both
        animation.delegate = completion
        completion.enter()
        layer.add(animation, forKey: animation.keyPath)
    }
}

/// Takes the stage away when the transition has ended, or was ended.
private final class TransitionEnd: NSObject, CAAnimationDelegate {
    private let stage: CALayer
    init(_ stage: CALayer) { self.stage = stage }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stage.removeFromSuperlayer() }
}
