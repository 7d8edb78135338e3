import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing

@MainActor @Suite("Transactions")
struct TransactionTests {
    let world = World()
    var clock: WorldClock { world.clock }
    var layer: CALayer { world.layer }

    final class Log { var lines: [String] = [] }

    @Test(.documented("CATransaction.setCompletionBlock(_:)"))
    func `without animations the completion block is called at the commit`() {
        _ = clock
        let log = Log()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.lines.append("done") }
        #expect(log.lines == [])
        CATransaction.commit()
        #expect(log.lines == ["done"])
    }

    @Test(.documented("CATransaction.setCompletionBlock(_:)"))
    func `the completion block waits for all animations and is called once`() {
        let log = Log()
        _ = layer
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            log.lines.append("done at \(((CACurrentMediaTime() - 1000) * 100).rounded() / 100)")
        }
        CATransaction.setAnimationDuration(0.4)
        layer.opacity = 0
        CATransaction.setAnimationDuration(1)
        layer.position.x += 10
        CATransaction.commit()
        clock.advance(by: 0.9)
        #expect(log.lines == [])
        clock.advance(by: 5)
        #expect(log.lines == ["done at 1.0"])
    }

    /// Has another thread do something, and waits for it.
    private func elsewhere(_ body: @escaping () -> Void) {
        let (body, done) = (Carried(body), DispatchSemaphore(value: 0))
        Thread {
            body.value()
            done.signal()
        }.start()
        done.wait()
    }

    @Test(.documented("CATransaction"))
    func `each thread has transactions of its own`() {
        _ = clock
        let log = Log()
        elsewhere {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationDuration(7)
            log.lines.append("\(CATransaction.disableActions()) \(CATransaction.animationDuration())")
        }
        #expect(log.lines == ["true 7.0"])
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(!TransactionStack.shared.isOpen)
    }

    @Test(.documented("CATransaction.setCompletionBlock(_:)"))
    func `the completion block of another thread's transaction is called on the main thread, after its animations`() {
        let (log, layer) = (Log(), layer)
        elsewhere {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.lines.append("done, on the main thread: \(Thread.isMainThread)") }
            CATransaction.setAnimationDuration(0.4)
            layer.opacity = 0
            CATransaction.commit()
        }
        clock.advance(by: 0.3)
        #expect(layer.animation(forKey: "opacity")?.duration == 0.4)
        #expect(log.lines == [])
        clock.advance(by: 0.2)
        #expect(log.lines == ["done, on the main thread: true"])
    }

    @Test(.assumed("its own commit shows it on iOS"))
    func `what another thread changes is committed by the main thread, in a turn of its own`() {
        _ = clock
        let transactions = TransactionStack.shared
        let observers = transactions.endObservers
        defer { transactions.endObservers = observers }
        let log = Log()
        transactions.endObservers.append { log.lines.append("committed") }
        let layer = CALayer()
        elsewhere { layer.opacity = 0.5 }
        #expect(!transactions.isOpen)
        #expect(log.lines == [])
        clock.advance(by: 0)
        #expect(log.lines.first == "committed")
    }

    @Test(.documented("CATransaction.setCompletionBlock(_:)"))
    func `removal counts as an end`() {
        let log = Log()
        _ = layer
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.lines.append("done") }
        layer.opacity = 0
        CATransaction.commit()
        layer.removeAllAnimations()
        #expect(log.lines == ["done"])
    }

    @Test(.documented("CATransaction.setCompletionBlock(_:)"))
    func `a new block lets the old one go, with the animations it has`() {
        let log = Log()
        _ = layer
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.lines.append("first") }
        CATransaction.setCompletionBlock { log.lines.append("second") }
        #expect(log.lines == ["first"])
        layer.opacity = 0
        CATransaction.setCompletionBlock { log.lines.append("third") }
        CATransaction.commit()
        #expect(log.lines == ["first", "third"])
        clock.advance(by: 1)
        #expect(log.lines == ["first", "third", "second"])
    }

    @Test(.documented("CATransaction.begin()"))
    func `inner transactions inherit and do not leak`() {
        _ = clock
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setValue("outer", forKey: "mine")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: "mine") as? String == "outer")
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(3)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test(.documented("CATransaction.commit()"))
    func `animations of an inner transaction begin with the outermost commit`() {
        let log = AnimationLog()
        _ = layer
        CATransaction.begin()
        CATransaction.begin()
        let animation = CABasicAnimation(keyPath: "opacity").tagged("a", log)
        layer.add(animation, forKey: nil)
        CATransaction.commit()
        #expect(log.lines == [])
        CATransaction.commit()
        #expect(log.lines == ["start a at 0.00"])
    }

    @Test(.assumed("an outer block waits for the animations of inner transactions, too"))
    func `nested completion blocks are called from the inside out`() {
        let log = Log()
        _ = layer
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.lines.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.lines.append("inner") }
        layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
        clock.advance(by: 1)
        #expect(Set(log.lines) == ["inner", "outer"] && log.lines.count == 2)
    }

    @Test(.documented("CATransaction.flush()"))
    func `the implicit transaction carries settings until it is committed`() {
        _ = layer
        CATransaction.setAnimationDuration(7)
        layer.opacity = 0
        #expect(layer.animation(forKey: "opacity")?.duration == 7)
        CATransaction.flush()
        layer.opacity = 1
        #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    }

    @Test(.assumed("starting something when something ends is common"))
    func `a completion block may change layers and open transactions`() {
        let log = Log()
        let layer = layer
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            log.lines.append("first")
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.lines.append("second") }
            layer.opacity = 1
            CATransaction.commit()
        }
        layer.opacity = 0
        CATransaction.commit()
        clock.advance(by: 0.3)
        #expect(log.lines == ["first"])
        clock.advance(by: 0.3)
        #expect(log.lines == ["first", "second"])
    }

    @Test(.assumed("one commit too many does no harm"))
    func `a commit without a begin is survived`() {
        _ = clock
        CATransaction.commit()
        CATransaction.flush()
        CATransaction.begin()
        CATransaction.commit()
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }
}
