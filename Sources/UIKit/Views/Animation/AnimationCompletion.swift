import AppleFoundation
import QuartzCore

/// Counts the animations that a block has started and calls its completion once, after the last of them.
final class AnimationCompletion: NSObject, CAAnimationDelegate {
    private var pending = 0
    private var isOpen = true
    private var everythingFinished = true
    private var handlers: [(Bool) -> Void] = []

    init(_ handler: ((Bool) -> Void)?) {
        super.init()
        if let handler { handlers.append(handler) }
    }

    func add(_ handler: @escaping (Bool) -> Void) { handlers.append(handler) }

    /// An animation that has this object as its delegate was added.
    func enter() { pending += 1 }

    /// The block has run: no more animations will come.
    func close() {
        isOpen = false
        if pending > 0 || handlers.isEmpty { return }
        // Nothing moves, so the block's end is the end; but never before the caller's own code went on.
        AnimationScheduler.shared.schedule(at: CACurrentMediaTime()) { self.callIfReady() }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        if !flag { everythingFinished = false }
        callIfReady()
    }

    private func callIfReady() {
        guard !isOpen, pending <= 0, !handlers.isEmpty else { return }
        let calling = handlers
        handlers = []
        for handler in calling { handler(everythingFinished) }
    }

    /// Forgets whom to call.
    func cancel() { handlers = [] }
}
