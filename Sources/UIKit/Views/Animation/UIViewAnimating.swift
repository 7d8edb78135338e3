import AppleFoundation
import CoreGraphics

/// Whether an animator has yet to start, is active, or has stopped. One that is paused is active.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing has begun, or everything has ended.
    case inactive = 0
    /// Moving or paused.
    case active = 1
    /// Taken off the screen half-way; `finishAnimation(at:)` is due.
    case stopped = 2
}

/// Where an animation ends: where it wanted to, where it began, or where it is.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
}

/// Controls of a running animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
