import AppleFoundation
import CoreGraphics

extension CALayer {
    // MARK: Actions

    func searchAction(_ event: String) -> (any CAAction)? {
        if let delegate, let found = delegate.action(for: self, forKey: event) { return found is NSNull ? nil : found }
        if let found = extras?.actions?[event] { return found is NSNull ? nil : found }
        if let style = extras?.style, let found = Self.action(event, in: style) { return found is NSNull ? nil : found }
        if let found = type(of: self).defaultAction(forKey: event) { return found is NSNull ? nil : found }
        return implicitAction(event)
    }

    private static func action(_ event: String, in style: [AnyHashable: Any]) -> (any CAAction)? {
        if let actions = style["actions"] as? [String: any CAAction], let found = actions[event] { return found }
        guard let outer = style["style"] as? [AnyHashable: Any] else { return nil }
        return action(event, in: outer)
    }

    /// A layer that nobody speaks for animates by itself, once it has been on the screen.
    private func implicitAction(_ event: String) -> (any CAAction)? {
        let open = TransactionStack.current
        guard delegate == nil, node >= 0, event != kCAOnOrderIn, event != kCAOnOrderOut else { return nil }
        guard open.animationDuration > 0, LayerProperties.isAnimatable(event, on: self) else { return nil }
        let isPicture = event == "contents" || event == "mask"
        if isPicture { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = (existingPresentation ?? self).animatableValue(forKeyPath: event)?.any
        animation.duration = open.animationDuration
        animation.timingFunction = open.timingFunction ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    // MARK: Adding and removing

    func attach(_ source: CAAnimation, key: String?) {
        guard !flags.contains(.isPresentation) else { return }
        let open = TransactionStack.current
        let animation = source.duplicate()
        if animation.timing.duration <= 0 { animation.timing.duration = open.animationDuration }
        let key = source is CATransition ? kCATransition : key
        animation.prepare(for: self)
        if let key { stopAnimation(key) }
        let attached = LayerAnimation(animation, key: key, layer: self, groups: open.openGroups())
        rare.animations.append(attached)
        flags.insert(.hasAnimations)
        TransactionStack.shared.enqueue(attached)
        mark(.valuesChanged)
    }

    func stopAnimation(_ key: String) {
        guard let index = extras?.animations.firstIndex(where: { $0.key == key }), let found = extras?.animations[index] else {
            return
        }
        forget(found)
        found.stop(finished: false)
    }

    func stopAllAnimations() {
        guard let running = extras?.animations, !running.isEmpty else { return }
        for animation in running { forget(animation) }
        for animation in running { animation.stop(finished: false) }
    }

    /// Takes the animation off the layer without telling anybody.
    func forget(_ animation: LayerAnimation) {
        animation.isAttached = false
        guard let extras else { return }
        extras.animations.removeAll { $0 === animation }
        extras.presentationTime = -.infinity
        if extras.animations.isEmpty {
            extras.presentation = nil
            flags.remove(.hasAnimations)
        }
        mark([.valuesChanged, .contentsChanged])
    }

    func namesOfAnimations() -> [String]? {
        if let model = extras?.model { return model.animationKeys() }
        let names = extras?.animations.compactMap(\.key) ?? []
        return names.isEmpty ? nil : names
    }

    func runningAnimation(_ key: String) -> CAAnimation? {
        if let model = extras?.model { return model.animation(forKey: key) }
        return extras?.animations.first { $0.key == key }?.animation
    }

    // MARK: Time

    /// The clock's time at a moment of the layer's; infinite when the layer's time stands still.
    func mediaTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        var time = time
        var next: CALayer? = self
        while let layer = next {
            if layer.flags.contains(.hasTiming), let timing = layer.extras?.timing { time = timing.parentTime(fromLocal: time) }
            next = layer.parent
        }
        return time
    }

    func localTime(fromMedia time: CFTimeInterval) -> CFTimeInterval {
        var clocks: [TimingValues] = []
        var next: CALayer? = self
        while let layer = next {
            if layer.flags.contains(.hasTiming), let timing = layer.extras?.timing { clocks.append(timing) }
            next = layer.parent
        }
        var time = time
        for clock in clocks.reversed() { time = clock.localTime(fromParent: time) }
        return time
    }

    // MARK: Presentation

    /// The copy that was made for an earlier moment, without making or updating one.
    var existingPresentation: CALayer? {
        guard flags.contains(.hasAnimations) else { return nil }
        return presented()
    }

    /// The layer as it looks at the clock's present moment.
    func presented() -> CALayer? {
        if extras?.model != nil { return self }
        return presentation(at: MediaTime.clock.now, fresh: !flags.contains(.hasAnimations))
    }

    /// A copy with the animations' values applied. While animations run one copy is kept and brought up to date.
    func presentation(at mediaTime: CFTimeInterval, fresh: Bool = false) -> CALayer {
        let copy: CALayer
        if !fresh, let kept = extras?.presentation {
            copy = kept
        } else {
            copy = PresentationFactory.copy(of: self)
            copy.flags.insert(.isPresentation)
            copy.rare.model = self
            if !fresh { rare.presentation = copy }
        }
        copy.flags.insert(.isPresentation)
        copy.takeValues(from: self)
        copy.rare.mask = extras?.mask
        guard let animations = extras?.animations, !animations.isEmpty else { return copy }
        let time = localTime(fromMedia: mediaTime)
        for animation in animations { animation.apply(to: copy, layerTime: time) }
        return copy
    }

    // MARK: Drawing that follows an animation

    /// Whether an animation changes a key of the app's own that the class wants to be drawn for.
    var animatesItsDrawing: Bool {
        guard let animations = extras?.animations else { return false }
        let type = type(of: self)
        return animations.contains { attached in
            attached.animation.keyPaths.contains {
                !LayerProperties.isAnimatable($0, on: self) && type.needsDisplay(forKey: $0)
            }
        }
    }

    /// Draws a presentation copy with the values it has, into pixels of its own.
    func drawAfresh() {
        storedContents = nil
        display()
    }
}
