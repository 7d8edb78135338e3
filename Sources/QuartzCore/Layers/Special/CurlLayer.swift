import AppleFoundation
import CoreGraphics

/// Shows a sheet of paper that is being turned.
package final class CurlLayer: CALayer {
    package var sheet: CurledImage? { didSet { setNeedsDisplay() } }

    /// 0 is flat in its place, 1 is turned over.
    package var progress: CGFloat = 0 { didSet { if progress != oldValue { setNeedsDisplay() } } }

    package override func display() { contents = sheet?.picture(at: progress, size: bounds.size, scale: contentsScale) }
    package override func action(forKey event: String) -> (any CAAction)? { nil }

    /// Turns the sheet in time, frame by frame, until it is told to stop.
    @discardableResult
    package func run(
        to target: CGFloat, duration: TimeInterval, pacing: CAMediaTimingFunction, _ done: @escaping () -> Void
    ) -> CADisplayLink {
        let (start, from) = (CACurrentMediaTime(), progress)
        let link = CADisplayLink { [self] link in
            let share = min(max((CACurrentMediaTime() - start) / max(duration, 0.001), 0), 1)
            progress = from + (target - from) * CGFloat(pacing.value(at: share))
            guard share >= 1 else { return }
            link.invalidate()
            done()
        }
        link.add(to: .main, forMode: .common)
        return link
    }
}
