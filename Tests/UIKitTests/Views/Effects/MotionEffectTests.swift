import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Motion effects")
struct MotionEffectTests {
    private func tilt(
        _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ minimum: Any, _ maximum: Any
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        effect.minimumRelativeValue = minimum
        effect.maximumRelativeValue = maximum
        return effect
    }

    @Test(.documented("UIInterpolatingMotionEffect: offsets from −1 to 1 become values from minimum to maximum"))
    func `an offset becomes a value between the two`() {
        let effect = tilt("center.x", .tiltAlongHorizontalAxis, -10, 30)
        func value(_ x: CGFloat) -> Double? {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: 1))
            return (values?["center.x"] as? NSNumber)?.doubleValue
        }
        #expect([-1, 0, 1, 4].map { value($0) } == [-10, 10, 30, 30])
        let shadow = tilt("layer.shadowOffset", .tiltAlongVerticalAxis, CGSize.zero, CGSize(width: 0, height: 8))
        let values = shadow.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0.5))
        #expect((values?["layer.shadowOffset"] as? NSValue)?.cgSizeValue == CGSize(width: 0, height: 6))
        #expect(
            UIInterpolatingMotionEffect(keyPath: "alpha", type: .tiltAlongVerticalAxis)
                .keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    @Test(.documented("UIMotionEffectGroup.motionEffects: values of all are applied at once"))
    func `a group adds what its effects say`() {
        let group = UIMotionEffectGroup()
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        group.motionEffects = [
            tilt("center.x", .tiltAlongHorizontalAxis, -10, 10), tilt("center.y", .tiltAlongVerticalAxis, -4, 4),
            tilt("center.x", .tiltAlongVerticalAxis, -2, 2),
        ]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1))
        #expect((values?["center.x"] as? NSNumber)?.doubleValue == 12)
        #expect((values?["center.y"] as? NSNumber)?.doubleValue == 4)
    }

    @Test(.documented("UIView.addMotionEffect(_:), removeMotionEffect(_:), motionEffects"))
    func `views keep their effects, and stay where they are on a device that lies still`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (first, second) = (tilt("center.x", .tiltAlongHorizontalAxis, 5, 10), UIMotionEffectGroup())
        view.addMotionEffect(first)
        view.addMotionEffect(second)
        view.addMotionEffect(first)
        #expect(view.motionEffects == [first, second] && view.center == CGPoint(x: 5, y: 5))
        view.removeMotionEffect(first)
        #expect(view.motionEffects == [second])
        view.motionEffects = []
        #expect(view.motionEffects.isEmpty)
    }

    @Test(.documented("UIMotionEffect: NSCopying and NSCoding"))
    func `an effect can be copied and archived`() throws {
        let group = UIMotionEffectGroup()
        group.motionEffects = [tilt("center.x", .tiltAlongHorizontalAxis, -10, 30)]
        let data = try NSKeyedArchiver.archivedData(withRootObject: group, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIMotionEffectGroup
        for effect in [read, group.copy() as? UIMotionEffectGroup] {
            let only = effect?.motionEffects?.first as? UIInterpolatingMotionEffect
            #expect(only?.keyPath == "center.x" && only?.type == .tiltAlongHorizontalAxis)
            let values = effect?.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 0))
            #expect((values?["center.x"] as? NSNumber)?.doubleValue == 30)
        }
    }
}
