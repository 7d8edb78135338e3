import AppleFoundation
import CoreGraphics

/// A range of frame rates that suits something that moves.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// 0 for none; called `__preferred` where it is imported from C.
    private var wanted: Float
    public var preferred: Float? {
        get { wanted == 0 ? nil : wanted }
        set { wanted = newValue ?? 0 }
    }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        wanted = preferred ?? 0
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls back once a frame.
open class CADisplayLink: NSObject {
    private var callback: ((CADisplayLink) -> Void)?
    private var isScheduled = false
    /// The session's in which it was started.
    private weak var scheduler: AnimationScheduler?
    private(set) var nextTick: CFTimeInterval = .infinity

    /// The moment of the frame that the last call was for.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time between frames at the display's full rate.
    open var duration: CFTimeInterval { 1 / Self.maximumRate }
    /// The moment of the frame after it.
    open private(set) var targetTimestamp: CFTimeInterval = 0

    private static let maximumRate = 60.0

    /// Calls the method of `target`, which is kept until `invalidate()`, with the display link.
    public convenience init(target: Any, selector: Selector) {
        let receiver = MessageSending.Receiver(target)
        self.init { link in MessageSending.send(selector, to: receiver, [link]) }
    }

    package init(callback: @escaping (CADisplayLink) -> Void) {
        self.callback = callback
        super.init()
    }

    open var isPaused = false {
        didSet {
            guard isPaused != oldValue, isScheduled else { return }
            if isPaused { nextTick = .infinity } else { start() }
        }
    }

    /// 0 is the display's full rate.
    open var preferredFramesPerSecond: Int = 0 {
        didSet { if isScheduled, !isPaused { start() } }
    }

    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if isScheduled, !isPaused { start() } }
    }

    private var interval: CFTimeInterval {
        var rate = Double(preferredFramesPerSecond)
        if rate <= 0 { rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
        guard rate > 0, rate < Self.maximumRate else { return 1 / Self.maximumRate }
        // Whole frames only: 60, 30, 20, 15…
        return (Self.maximumRate / rate).rounded(.up) / Self.maximumRate
    }

    /// Starts the calls; all modes of the run loop count as one.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard callback != nil, !isScheduled else { return }
        isScheduled = true
        if !isPaused { start() }
    }

    /// Stops the calls.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

    /// Stops the calls for good and lets go of the target.
    open func invalidate() {
        stop()
        callback = nil
    }

    private func start() {
        nextTick = MediaTime.clock.now + interval
        let scheduler = scheduler ?? .shared
        self.scheduler = scheduler
        scheduler.add(self)
    }

    private func stop() {
        isScheduled = false
        nextTick = .infinity
        scheduler?.remove(self)
        scheduler = nil
    }

    func tickIfDue(_ now: CFTimeInterval) {
        guard nextTick <= now + 1e-9 else { return }
        timestamp = nextTick
        // A late clock skips frames rather than calling several times.
        let step = interval
        let missed = ((now - nextTick) / step + 1e-6).rounded(.down)
        timestamp = nextTick + missed * step
        nextTick = timestamp + step
        targetTimestamp = nextTick
        callback?(self)
    }
}
