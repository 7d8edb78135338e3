import AppleFoundation

/// The two scales in which a weight is told: OpenType's 100 to 900, and UIKit's trait from −1 to 1.
package enum FontWeight {
    private static let steps: [(trait: CGFloat, weight: CGFloat)] = [
        (-1, 1), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
        (1, 1000),
    ]

    /// `UIFont.Weight.semibold.rawValue` (0.3) is 600, and so on; values between are interpolated.
    package static func openType(trait: CGFloat) -> CGFloat {
        guard trait.isFinite else { return 400 }
        var previous = steps[0]
        guard trait > previous.trait else { return previous.weight }
        for step in steps.dropFirst() {
            if trait <= step.trait {
                let part: CGFloat = (trait - previous.trait) / (step.trait - previous.trait)
                return previous.weight + part * (step.weight - previous.weight)
            }
            previous = step
        }
        return 1000
    }

    package static func trait(openType weight: CGFloat) -> CGFloat {
        var previous = steps[0]
        guard weight > previous.weight else { return previous.trait }
        for step in steps.dropFirst() {
            if weight <= step.weight {
                let part: CGFloat = (weight - previous.weight) / (step.weight - previous.weight)
                return previous.trait + part * (step.trait - previous.trait)
            }
            previous = step
        }
        return 1
    }
}
