import UIKit

/// One way of the menu, open or closed: held by a finger, running, or already at its end.
@preconcurrency @MainActor final class DrawerSlide {
    private let animator: UIViewPropertyAnimator
    private let completion: (Bool) -> Void
    private var isOver = false

    /// `completion` is told whether the menu arrived, or went back.
    init(opening: Bool, animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        self.completion = completion
        animator = UIViewPropertyAnimator(duration: 0.3, curve: opening ? .easeOut : .easeInOut, animations: animations)
        animator.addCompletion { [weak self] position in self?.end(position == .end) }
    }

    /// How far the menu is, from 0 to 1.
    var fraction: CGFloat {
        get { animator.fractionComplete }
        set { animator.fractionComplete = min(max(newValue, 0), 1) }
    }

    func hold() { animator.pauseAnimation() }

    func run(forward: Bool) {
        animator.isReversed = !forward
        animator.startAnimation()
    }

    /// To the end at once.
    func jump() {
        guard !isOver else { return }
        if animator.state == .inactive { animator.startAnimation() }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
    }

    private func end(_ arrived: Bool) {
        guard !isOver else { return }
        isOver = true
        completion(arrived)
    }
}
