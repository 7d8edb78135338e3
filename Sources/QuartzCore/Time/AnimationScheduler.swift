import AppleFoundation
import CoreGraphics

/// Knows every running animation and display link, and what comes next.
package final class AnimationScheduler {
    /// The one that goes by the clock in charge. Each session has its own.
    package nonisolated(unsafe) static var shared = AnimationScheduler()

    private var animations: [LayerAnimation] = []
    private var links: [CADisplayLink] = []
    private var timers: [(time: CFTimeInterval, sequence: Int, body: () -> Void)] = []
    private var sequence = 0
    private var isProcessing = false

    package init() {}

    // MARK: Several sessions

    private struct Root {
        weak var scheduler: AnimationScheduler?
        weak var clock: (any MediaClock)?
    }

    /// The layers that screens show, by session.
    private nonisolated(unsafe) static var roots: [ObjectIdentifier: Root] = [:]

    /// What is below `root` moves by this scheduler, whichever is in charge.
    package func take(_ root: CALayer, clock: any MediaClock) {
        Self.roots[ObjectIdentifier(root)] = Root(scheduler: self, clock: clock)
    }

    package static func forget(_ root: CALayer) { roots[ObjectIdentifier(root)] = nil }

    private static func root(above layer: CALayer) -> Root? {
        if roots.count < 2 { return nil }
        var layer = layer
        while let parent = layer.parent { layer = parent }
        return roots[ObjectIdentifier(layer)]
    }

    static func of(_ layer: CALayer) -> AnimationScheduler { root(above: layer)?.scheduler ?? shared }

    /// The time by which a layer's animations go.
    static func now(for layer: CALayer) -> CFTimeInterval {
        guard let root = root(above: layer), let scheduler = root.scheduler, scheduler !== shared else {
            return MediaTime.clock.now
        }
        return root.clock?.now ?? MediaTime.clock.now
    }

    // MARK: What is pending

    package var hasAnimations: Bool { !animations.isEmpty }
    package var hasDisplayLinks: Bool { links.contains { !$0.isPaused } }
    /// Whether the next frame may differ from the last without anybody changing a layer.
    package var isMoving: Bool { hasDisplayLinks || animations.contains(where: \.isMoving) }
    package var isIdle: Bool { animations.allSatisfy { $0.nextEvent == .infinity } && timers.isEmpty && !hasDisplayLinks }

    /// The next moment at which an animation starts or ends or a delayed call is due; nil when nothing will end by itself.
    package var nextEventTime: CFTimeInterval? {
        let now = MediaTime.clock.now
        var earliest = CFTimeInterval.infinity
        for animation in animations { earliest = min(earliest, animation.nextEvent) }
        for timer in timers { earliest = min(earliest, timer.time) }
        return earliest.isFinite ? max(earliest, now) : nil
    }

    /// The moment at which the next of the running animations is over that ends by itself.
    package var nextEnd: CFTimeInterval? {
        animations.lazy.filter { $0.isAttached && !$0.isOver }.map(\.endOnClock).filter(\.isFinite).min()
    }

    /// The same with the ticks of display links.
    package var nextWakeTime: CFTimeInterval? {
        var earliest = nextEventTime ?? .infinity
        for link in links where !link.isPaused { earliest = min(earliest, link.nextTick) }
        return earliest.isFinite ? earliest : nil
    }

    /// What is pending, for people: a line for each animation, delayed call and display link.
    package var pendingDescriptions: [String] {
        let now = MediaTime.clock.now
        var lines = animations.filter { $0.isAttached && !$0.isOver }.map { animation -> String in
            let what = (animation.animation as? CAPropertyAnimation)?.keyPath ?? animation.key ?? "animation"
            let owner =
                animation.layer.delegate.map { "\(type(of: $0))" } ?? animation.layer.name ?? "\(type(of: animation.layer))"
            let end = animation.endOnClock
            return "\(type(of: animation.animation)) of \(what) on \(owner), "
                + (end.isFinite ? "\(tenths(end - now)) s left" : "for ever")
        }
        lines += timers.map { "a delayed call in \(tenths($0.time - now)) s" }
        lines += links.filter { !$0.isPaused }.map { _ in "a display link" }
        return lines
    }

    private func tenths(_ seconds: CFTimeInterval) -> String { "\((seconds * 10).rounded() / 10)" }

    // MARK: Registration

    func add(_ animation: LayerAnimation) {
        animations.append(animation)
        MainTurns.connect()
    }

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
        MainTurns.connect()
    }

    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// Calls `body` at a moment of the clock, after the animations that end then.
    ///
    /// The number that comes back takes the call back again.
    @discardableResult
    package func schedule(at time: CFTimeInterval, _ body: @escaping () -> Void) -> Int {
        sequence += 1
        timers.append((time, sequence, body))
        MainTurns.connect()
        return sequence
    }

    package func cancel(_ number: Int) {
        guard let index = timers.firstIndex(where: { $0.sequence == number }) else { return }
        let cancelled = timers.remove(at: index)
        withExtendedLifetime(cancelled.body) {}
    }

    /// Layers of the running animations, each once, in the order in which they began to animate.
    func animatingLayers(_ body: (CALayer) -> Void) {
        var last: CALayer?
        for animation in animations where animation.isAttached {
            if last === animation.layer { continue }
            last = animation.layer
            body(animation.layer)
        }
    }

    // MARK: Processing

    /// Tells everything that is due at the clock's present time, in the order of time and then of adding.
    package func process() {
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        let now = MediaTime.clock.now
        processAnimations(now)
        processTimers(now)
        processLinks(now)
    }

    private func processAnimations(_ now: CFTimeInterval) {
        guard !animations.isEmpty else { return }
        let running = animations
        var ended: [(time: CFTimeInterval, animation: LayerAnimation)] = []
        var gone = false
        for animation in running {
            if !animation.isAttached { gone = true }
            if animation.process(at: now) { ended.append((animation.endOnClock, animation)) }
        }
        for (_, animation) in ended.stableSorted(by: { $0.time < $1.time }) {
            guard animation.isAttached else { continue }
            if animation.animation.isRemovedOnCompletion {
                gone = true
                animation.layer.forget(animation)
            }
            animation.stop(finished: true)
        }
        if gone {
            // Letting one go may end others and begin new ones: only when the list is in order again.
            let before = animations
            let left = before.filter(\.isAttached)
            animations = left
            withExtendedLifetime(before) {}
        }
    }

    private func processTimers(_ now: CFTimeInterval) {
        guard timers.contains(where: { $0.time <= now + 1e-9 }) else { return }
        let due = timers.filter { $0.time <= now + 1e-9 }
        timers.removeAll { $0.time <= now + 1e-9 }
        for timer in due.sorted(by: { ($0.time, $0.sequence) < ($1.time, $1.sequence) }) { timer.body() }
    }

    private func processLinks(_ now: CFTimeInterval) {
        for link in links where !link.isPaused { link.tickIfDue(now) }
    }

    /// All that is pending, in the hands of somebody who puts it into another one.
    package struct Pending {
        fileprivate var animations: [LayerAnimation] = []
        fileprivate var links: [CADisplayLink] = []
        fileprivate var timers: [(time: CFTimeInterval, sequence: Int, body: () -> Void)] = []
    }

    package func takePending() -> Pending {
        defer { (animations, links, timers) = ([], [], []) }
        return Pending(animations: animations, links: links, timers: timers)
    }

    package func put(back pending: Pending) {
        animations += pending.animations
        links += pending.links
        timers += pending.timers
        sequence = max(sequence, timers.map(\.sequence).max() ?? 0)
        MainTurns.connect()
    }

    /// Forgets what is pending, for a fresh start of the next test.
    package func reset() {
        let old = (animations, links, timers)
        for animation in old.0 where animation.isAttached { animation.layer.forget(animation) }
        animations = []
        links = []
        timers = []
        withExtendedLifetime(old) {}
    }
}

extension Array {
    fileprivate func stableSorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { a, b in
            if areInOrder(a.element, b.element) { return true }
            if areInOrder(b.element, a.element) { return false }
            return a.offset < b.offset
        }.map(\.element)
    }
}
