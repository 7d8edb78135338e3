import AppleFoundation
import CoreGraphics
import QuartzCore

extension UIView {
    static func replace(
        _ fromView: UIView, by toView: UIView, duration: TimeInterval, options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let container = fromView.superview
        let change = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let container else {
            // There is nothing to show the effect on. The caller's own code goes on before the end all the same.
            change()
            return AnimationCompletion(completion).close()
        }
        ViewTransition(view: container, duration: duration, options: options).run(change, completion)
    }

    @discardableResult
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            transition(with: view, duration: duration, options: options, animations: animations) {
                continuation.resume(returning: $0)
            }
        }
    }

    @discardableResult
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
    )
        async -> Bool
    {
        await withCheckedContinuation { continuation in
            transition(from: fromView, to: toView, duration: duration, options: options) {
                continuation.resume(returning: $0)
            }
        }
    }
}

/// One transition: what it looks like, and the steps that all of them share.
@MainActor struct ViewTransition {
    enum Style: Int {
        case none = 0
        case flipFromLeft = 1
        case flipFromRight = 2
        case curlUp = 3
        case curlDown = 4
        case crossDissolve = 5
        case flipFromTop = 6
        case flipFromBottom = 7
    }

    let view: UIView
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    var style: Style { Style(rawValue: Int(options.rawValue >> 20 & 7)) ?? .none }

    func run(_ change: () -> Void, _ completion: ((Bool) -> Void)?) {
        guard AnimationContext.areEnabled, duration > 0, style != .none else {
            return UIView.withoutMoving(style != .none || duration <= 0, change: change, duration, options, completion)
        }
        let done = AnimationCompletion(barring(completion))
        let old = style == .crossDissolve ? nil : picture(afterUpdates: false)
        if style == .crossDissolve { addDissolve(done) }
        changeContents(change)
        if style != .crossDissolve, let old, let new = picture(afterUpdates: true) {
            let stage = TransitionStage(view: view, old: old, new: new, duration: duration, options: options, completion: done)
            switch style {
            case .curlUp, .curlDown: stage.curl(isUp: style == .curlUp)
            default: stage.flip(style)
            }
        }
        done.close()
    }

    /// Meanwhile the view takes no touches unless that was asked for.
    private func barring(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
        if options.contains(.allowUserInteraction) { return completion }
        AnimatedViews.bar(view)
        return { [weak view] finished in
            if let view { AnimatedViews.release(view) }
            completion?(finished)
        }
    }

    /// The change itself moves only where that was asked for.
    private func changeContents(_ change: () -> Void) {
        if options.contains(.allowAnimatedContent) {
            let block = AnimationBlock(
                duration: duration, delay: 0, options: options, pacing: .curve(options.curve),
                completion: AnimationCompletion(nil))
            AnimationContext.run(block, change)
        } else {
            UIView.performWithoutAnimation(change)
        }
    }

    private func picture(afterUpdates: Bool) -> CGImage? {
        if afterUpdates { UIView.performWithoutAnimation { view.layoutIfNeeded() } }
        return ViewSnapshot.picture(
            of: view.viewLayer, rect: view.bounds, scale: view.traits.displayScale, afterUpdates: afterUpdates)
    }

    private func addDissolve(_ done: AnimationCompletion) {
        let dissolve = CATransition()
        dissolve.type = .fade
        dissolve.duration = duration
        dissolve.timingFunction = AnimationPacing.function(options.curve)
        dissolve.delegate = done
        done.enter()
        view.viewLayer.add(dissolve, forKey: kCATransition)
    }
}

extension UIView {
    /// Without an effect the change takes place at once, or as any animation would.
    fileprivate static func withoutMoving(
        _ isStill: Bool, change: () -> Void, _ duration: TimeInterval, _ options: AnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) {
        if isStill || !AnimationContext.areEnabled {
            performWithoutAnimation(change)
            let done = AnimationCompletion(completion)
            done.close()
            return
        }
        withoutActuallyEscaping(change) {
            animate(withDuration: duration, delay: 0, options: options, animations: $0, completion: completion)
        }
    }
}
