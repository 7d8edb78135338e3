import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// As tests of apps have them, who listen instead of waiting.
private final class ListeningView: UIView {
    nonisolated(unsafe) static var heard: [String] = []

    override static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        heard.append("\(duration) \(delay)")
        animations()
        completion?(true)
    }

    override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        heard.append("without")
        super.performWithoutAnimation(actionsWithoutAnimation)
    }

    override class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        heard.append("transition")
    }
}

@MainActor @Suite("Views / Animation / Class methods that are overridden", .serialized)
struct OverriddenAnimationTests {
    @Test(.documented("SWIFT-OBJC: class methods of Objective-C's classes can be overridden"))
    func `a view's class may have animation methods of its own`() {
        ListeningView.heard = []
        let type: UIView.Type = ListeningView.self
        var changed = 0
        type.animate(withDuration: 0.3, delay: 0.1, animations: { changed += 1 }, completion: { changed += $0 ? 10 : 0 })
        type.performWithoutAnimation { changed += 100 }
        type.transition(with: UIView(), duration: 1, animations: nil)
        #expect(ListeningView.heard == ["0.3 0.1", "without", "transition"])
        #expect(changed == 111)
    }

    @Test(.assumed("each method stands for itself"))
    func `methods of UIKit's own don't call each other by name`() {
        ListeningView.heard = []
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        ListeningView.animate(withDuration: 0.3) {}
        ListeningView.animate(withDuration: 0.3, animations: {}, completion: nil)
        #expect(ListeningView.heard == [])
    }
}
