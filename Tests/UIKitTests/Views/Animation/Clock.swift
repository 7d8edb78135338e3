import AppleFoundation
import QuartzCore
import UIKit

/// A window on a screen of its own, and the clock: enough for animations without a stage.
@MainActor final class SmallStage {
    let window: UIWindow
    private let clock: VirtualClock

    init(size: CGSize = CGSize(width: 100, height: 100)) {
        FrameLoop.commit()
        AnimationScheduler.shared.reset()
        clock = VirtualClock(now: CACurrentMediaTime())
        MediaTime.clock = clock
        MediaTime.isDriven = true
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        FrameLoop.commit()
    }

    func advance(_ seconds: TimeInterval) {
        FrameLoop.commit()
        clock.advance(by: seconds)
    }

    var now: TimeInterval { clock.now }

    /// What the screen shows of a layer's property.
    func shown<Value>(_ view: UIView, _ keyPath: String, as type: Value.Type = Value.self) -> Value? {
        FrameLoop.commit()
        return view.layer.presentation()?.value(forKeyPath: keyPath) as? Value
    }

    func x(_ view: UIView) -> CGFloat {
        FrameLoop.commit()
        return view.layer.presentation()?.position.x ?? .nan
    }

    func alpha(_ view: UIView) -> CGFloat {
        FrameLoop.commit()
        return CGFloat(view.layer.presentation()?.opacity ?? .nan)
    }
}

func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool { abs(a - b) <= tolerance }
