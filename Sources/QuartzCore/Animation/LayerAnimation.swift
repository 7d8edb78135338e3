import AppleFoundation
import CoreGraphics

/// An animation that was added to a layer, from then until it ends or is taken away.
final class LayerAnimation {
    let key: String?
    let animation: CAAnimation
    /// The layer clears it when it goes.
    unowned(unsafe) let layer: CALayer
    private var groups: [CompletionGroup]
    private(set) var hasBegun = false
    /// Started and stopped are told once each.
    private var toldStart = false
    private var toldStop = false
    private(set) var isOver = false
    /// False once the layer has forgotten it.
    var isAttached = true

    init(_ animation: CAAnimation, key: String?, layer: CALayer, groups: [CompletionGroup]) {
        self.animation = animation
        self.key = key
        self.layer = layer
        self.groups = groups
        for group in groups { group.enter() }
    }

    /// At the commit: "now" becomes a time.
    func resolveBeginTime() {
        guard isAttached, !hasBegun else { return }
        hasBegun = true
        if animation.timing.beginTime == 0 {
            animation.timing.beginTime = layer.convertTime(AnimationScheduler.now(for: layer), from: nil)
        }
    }

    /// The layer's time for evaluation; before the commit the animation stands at its beginning.
    func apply(to presentation: CALayer, layerTime: CFTimeInterval) {
        if hasBegun {
            animation.apply(to: presentation, parentTime: layerTime)
        } else if animation.timing.beginTime == 0 {
            animation.apply(to: presentation, parentTime: 0)
        } else {
            animation.apply(to: presentation, parentTime: layerTime)
        }
    }

    /// The next moment, on the clock, at which something has to be told; infinite for none.
    var nextEvent: CFTimeInterval {
        guard hasBegun, isAttached else { return .infinity }
        if !toldStart { return layer.mediaTime(fromLocal: animation.timing.beginTime) }
        return isOver ? .infinity : endOnClock
    }

    var endOnClock: CFTimeInterval { layer.mediaTime(fromLocal: animation.timing.endTime) }

    /// It has started, and shows something else at each moment.
    var isMoving: Bool { isAttached && toldStart && !isOver }

    /// Tells what is due. True when the animation has ended now.
    func process(at now: CFTimeInterval) -> Bool {
        guard hasBegun, isAttached, !isOver else { return false }
        let tolerance = 1e-9 * max(1, abs(now))
        if !toldStart, layer.mediaTime(fromLocal: animation.timing.beginTime) <= now + tolerance {
            toldStart = true
            animation.delegate?.animationDidStart(animation)
        }
        guard isAttached, toldStart, !isOver, endOnClock <= now + tolerance else { return false }
        isOver = true
        return true
    }

    /// The end, by itself or by removal.
    func stop(finished: Bool) {
        guard !toldStop else { return }
        toldStop = true
        isOver = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        let waiting = groups
        groups = []
        for group in waiting { group.leave() }
    }
}
