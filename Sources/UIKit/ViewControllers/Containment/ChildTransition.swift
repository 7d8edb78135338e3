import AppleFoundation
import CoreGraphics

/// The steps behind `transition(from:to:)`.
extension UIViewController {
    final func swapChildren(
        _ from: UIViewController, _ to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard from.containment.parent === self, to.containment.parent === self else {
            return Misuse.report(.noCommonParent(from: Diagnostics.name(from), to: Diagnostics.name(to)))
        }
        guard shouldAutomaticallyForwardAppearanceMethods else {
            return Misuse.report(.transitionInManualContainer(controller: Diagnostics.name(self)))
        }
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        let isShown = appearance.isVisible && from.rootView?.superview != nil
        if isShown {
            from.beginTransition(appearing: false, animated: isAnimated, driver: .hand)
            to.beginTransition(appearing: true, animated: isAnimated, driver: .hand)
        }
        let end = { (finished: Bool) in
            if to.rootView !== from.rootView { from.rootView?.removeFromSuperview() }
            if isShown {
                to.endLedTransition()
                if from.appearance.isOpen { from.endTransition() }
            }
            completion?(finished)
        }
        guard let old = from.view, let new = to.view, let container = old.superview else { return end(true) }
        ChildTransition(container: container, old: old, new: new, duration: duration, options: options)
            .run(animations, end)
    }
}

/// Puts the new view beside the old one and moves between them.
@MainActor struct ChildTransition {
    let container: UIView
    let old: UIView
    let new: UIView
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    private var hasEffect: Bool { options.rawValue >> 20 & 7 != 0 }

    func run(_ animations: (() -> Void)?, _ end: @escaping (Bool) -> Void) {
        guard duration > 0, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation {
                place()
                animations?()
            }
            return end(true)
        }
        if hasEffect {
            // The effect leads from the old picture to the new one, so the old view goes inside it.
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    place()
                    animations?()
                    old.isHidden = true
                },
                completion: { finished in
                    old.isHidden = false
                    end(finished)
                })
        } else {
            UIView.performWithoutAnimation { place() }
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
        }
    }

    private func place() {
        if new.superview !== container { container.addSubview(new) }
        container.layoutIfNeeded()
    }
}
