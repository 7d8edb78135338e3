import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Time")
struct ClockTests {
    let world = World()
    var clock: WorldClock { world.clock }

    final class Log { var times: [Double] = [] }

    @Test(.documented("CACurrentMediaTime()"))
    func `the current time is the clock's`() {
        let start = clock.now
        #expect(CACurrentMediaTime() == start)
        clock.advance(by: 1.5)
        #expect(CACurrentMediaTime() == start + 1.5)
    }

    @Test(.documented("CADisplayLink"))
    func `a display link ticks once a frame`() {
        let log = Log()
        let start = clock.now
        let link = CADisplayLink { link in
            log.times.append(link.timestamp - start)
            #expect(near(link.targetTimestamp - link.timestamp, 1.0 / 60))
        }
        link.add(to: .main, forMode: .common)
        clock.advance(by: 0.1001)
        #expect(log.times.count == 6)
        for (index, time) in log.times.enumerated() {
            let isOnTime = near(time, Double(index + 1) / 60)
            #expect(isOnTime)
        }
        link.isPaused = true
        clock.advance(by: 1)
        #expect(log.times.count == 6)
        link.isPaused = false
        clock.advance(by: 1.0 / 60 + 1e-9)
        #expect(log.times.count == 7)
        link.invalidate()
        clock.advance(by: 1)
        #expect(log.times.count == 7)
        #expect(!AnimationScheduler.shared.hasDisplayLinks)
    }

    @Test(.documented("CADisplayLink.preferredFramesPerSecond"), arguments: [(60, 60), (30, 30), (20, 20), (10, 10), (0, 60)])
    func `a display link can tick less often`(rate: Int, ticks: Int) {
        let log = Log()
        _ = clock
        let link = CADisplayLink { log.times.append($0.timestamp) }
        link.preferredFramesPerSecond = rate
        link.add(to: .main, forMode: .common)
        clock.advance(by: 1.001)
        link.invalidate()
        #expect(log.times.count == ticks)
    }

    @Test(.assumed("a stage settles by jumping from event to event"))
    func `the scheduler knows what comes next`() {
        let layer = world.layer
        let scheduler = AnimationScheduler.shared
        #expect(scheduler.nextEventTime == nil && scheduler.isIdle)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.75
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        #expect(near(scheduler.nextEventTime ?? 0, clock.now + 0.75))
        layer.speed = 0.5
        #expect(near(scheduler.nextEventTime ?? 0, clock.now * 1.5 + 1.5 - clock.now * 0.5, 1e6))
        layer.speed = 0
        #expect(scheduler.nextEventTime == nil)
    }

    @Test(.assumed("delayed calls come after the animations that end then"))
    func `delayed calls run at their time`() {
        let log = Log()
        let start = clock.now
        AnimationScheduler.shared.schedule(at: start + 0.5) { log.times.append(CACurrentMediaTime() - start) }
        AnimationScheduler.shared.schedule(at: start + 0.2) { log.times.append(CACurrentMediaTime() - start) }
        clock.advance(by: 2)
        #expect(log.times.map { ($0 * 10).rounded() } == [2, 5])
    }
}
