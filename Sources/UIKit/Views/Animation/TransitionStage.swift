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
    /// Upwards takes the old page away over the top edge, downwards lays the new one.
    func curl(isUp: Bool) {
        set {
            let below = CALayer()
            below.frame = CGRect(origin: .zero, size: size)
            below.contents = isUp ? new : old
            let page = CurlLayer()
            page.frame = CGRect(origin: .zero, size: size)
            page.contentsScale = CGFloat(old.width) / max(size.width, 1)
            page.sheet = CurledImage(
                front: isUp ? old : new, back: nil, paper: CGRect(origin: .zero, size: size), spine: .top)
            page.progress = isUp ? 0 : 1
            stage.addSublayer(below)
            stage.addSublayer(page)
            stage.masksToBounds = true
            page.run(to: isUp ? 1 : 0, duration: duration, pacing: function) {}
            // It moves by itself; this one tells of the end.
            let presence = CABasicAnimation(keyPath: "opacity")
            presence.fromValue = 1
            presence.toValue = 1
            play(presence, on: page)
        }
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
