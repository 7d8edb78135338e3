import AppleFoundation
import QuartzCore

/// Takes over what blocks would start.
@MainActor protocol AnimationRecorder: AnyObject {
    func record(_ layer: CALayer, key: String, timeline: KeyframeTimeline)
}

/// One animation block that is being run: what changes inside it, moves.
@MainActor class AnimationBlock {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let pacing: AnimationPacing
    let completion: AnimationCompletion
    /// From the old way of writing blocks, and from `modifyAnimations(withRepeatCount:autoreverses:animations:)`.
    var repeatCount: Float?
    var repeatAutoreverses: Bool?
    /// A property animator, which moves what changes inside its blocks by itself.
    weak var recorder: (any AnimationRecorder)?

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pacing: AnimationPacing,
        completion: AnimationCompletion
    ) {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.pacing = pacing
        self.completion = completion
    }

    /// A layer's property changed from `old` to `new` inside the block.
    func animate(_ layer: CALayer, key: String, from old: AnimatableValue, to new: AnimatableValue) {
        if let recorder {
            recorder.record(layer, key: key, timeline: KeyframeTimeline(from: old, to: new))
            return
        }
        guard duration > 0 || delay > 0 else { return }
        let animation = pacing.makeAnimation(keyPath: key)
        // A change without duration still has to wait for its delay.
        animation.duration = max(duration, 1e-6)
        AnimationEnds.set(on: animation, layer: layer, key: key, from: old, to: new)
        animation.fillMode = .both
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        if let repeatCount {
            animation.repeatCount = repeatCount
            animation.autoreverses = repeatAutoreverses ?? false
        } else {
            if options.contains(.repeat) { animation.repeatCount = .infinity }
            animation.autoreverses = options.contains(.autoreverse)
        }
        animation.delegate = end(of: layer)
        layer.add(animation, forKey: AnimationKeys.free(key, on: layer))
    }

    /// Hierarchies that lay themselves out before the block ends, so that what follows from its changes moves with them.
    private var layoutRoots: [UIView] = []

    func layOutAtEnd(_ root: UIView) {
        if !layoutRoots.contains(where: { $0 === root }) { layoutRoots.append(root) }
    }

    func layOut() {
        while let root = layoutRoots.popLast() { root.layoutIfNeeded() }
    }

    /// The block's closure has run.
    func finish() {
        listener?.attach(to: completion, delay: delay, name: (nil, nil))
        completion.close()
    }

    /// A delegate in the old way.
    private(set) final var listener: AnimationListener?

    final var listening: AnimationListener {
        if let listener { return listener }
        let made = AnimationListener()
        listener = made
        return made
    }
}

/// From where to where an animation leads, relative to the layer's new value where values can be added.
enum AnimationEnds {
    static func set(
        on animation: CABasicAnimation, layer: CALayer, key: String, from old: AnimatableValue, to new: AnimatableValue
    ) {
        if let ends = additive(from: old, to: new) {
            animation.isAdditive = true
            animation.fromValue = ends.from.any
            animation.toValue = ends.to.any
            return
        }
        // What can't be added starts from what is on the screen.
        let shown = layer.animation(forKey: key) == nil ? nil : layer.presentation()?.value(forKeyPath: key)
        animation.fromValue = shown ?? old.any
        animation.toValue = new.any
    }

    /// The distance that is still to go, shrinking to nothing.
    static func additive(from old: AnimatableValue, to new: AnimatableValue)
        -> (from: AnimatableValue, to: AnimatableValue)?
    {
        switch (old, new) {
        case (.scalar(let a), .scalar(let b)): return (.scalar(a - b), .scalar(0))
        case (.point(let a), .point(let b)): return (.point(CGPoint(x: a.x - b.x, y: a.y - b.y)), .point(.zero))
        case (.size(let a), .size(let b)):
            return (.size(CGSize(width: a.width - b.width, height: a.height - b.height)), .size(.zero))
        case (.rect(let a), .rect(let b)):
            let difference = CGRect(
                x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
                width: a.size.width - b.size.width, height: a.size.height - b.size.height)
            return (.rect(difference), .rect(.zero))
        case (.transform(let a), .transform(let b)):
            let inverse = CATransform3DInvert(b)
            // A matrix without an inverse comes back unchanged.
            if CATransform3DEqualToTransform(inverse, b), !CATransform3DIsIdentity(CATransform3DConcat(b, b)) { return nil }
            return (.transform(CATransform3DConcat(a, inverse)), .transform(CATransform3DIdentity))
        default: return nil
        }
    }
}

/// Several animations of one property run side by side: `position`, `position-2`, `position-3`.
enum AnimationKeys {
    static func free(_ key: String, on layer: CALayer) -> String {
        guard layer.animation(forKey: key) != nil else { return key }
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}

/// Whether a session's views may move at all.
@MainActor final class AnimationSwitch: SessionPart {
    static var shared = AnimationSwitch()
    var isOn = true
}

/// The blocks being run, innermost last.
@MainActor enum AnimationContext {
    private(set) static var blocks: [AnimationBlock] = [] {
        didSet { LayerOwners.areMoving = !blocks.isEmpty }
    }
    static var areEnabled: Bool {
        get { AnimationSwitch.shared.isOn }
        set { AnimationSwitch.shared.isOn = newValue }
    }
    /// While an interactive transition starts its animations: they go at the finger's pace, not at one of their own.
    static var isFollowingFinger = false

    static var current: AnimationBlock? { blocks.last }

    /// Whether a change now should move. `UIViewPropertyAnimator`'s blocks count as well.
    static var isAnimating: Bool { !blocks.isEmpty && areEnabled }

    static func withoutAnimations(_ body: () -> Void) {
        let previous = areEnabled
        areEnabled = false
        defer { areEnabled = previous }
        body()
    }

    /// Inside a block: what `body` changes repeats.
    static func repeating(_ count: Float, autoreverses: Bool, _ body: () -> Void) {
        guard let block = current else { return body() }
        let previous = (block.repeatCount, block.repeatAutoreverses)
        block.repeatCount = count
        block.repeatAutoreverses = autoreverses
        body()
        (block.repeatCount, block.repeatAutoreverses) = previous
    }

    static func run(_ block: AnimationBlock, _ body: () -> Void) {
        blocks.append(block)
        body()
        block.layOut()
        blocks.removeLast()
        block.finish()
    }

    /// For the calls that open and close a block separately.
    static func push(_ block: AnimationBlock) { blocks.append(block) }
    static func pop() -> AnimationBlock? { blocks.popLast() }

    /// A block inside another takes over its pace, unless it insists on its own.
    static func nested(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pacing: AnimationPacing
    ) -> (duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pacing: AnimationPacing) {
        guard let outer = current else { return (duration, delay, options, pacing) }
        var merged = options
        if !options.contains(.overrideInheritedOptions) {
            let inherited: UIView.AnimationOptions = [
                .repeat, .autoreverse, .beginFromCurrentState, .layoutSubviews, .allowUserInteraction,
            ]
            merged.formUnion(outer.options.intersection(inherited))
        }
        return (
            options.contains(.overrideInheritedDuration) ? duration : outer.duration,
            delay + outer.delay, merged,
            options.contains(.overrideInheritedCurve) ? pacing : outer.pacing
        )
    }
}
