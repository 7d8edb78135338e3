import AppleFoundation
import CoreGraphics

/// Pictures that a program sets in the place of a segmented control's ground, its knob and its dividing lines.
@MainActor struct SegmentPictures {
    struct GroundPlace: Hashable {
        let state: UInt
        let metrics: UIBarMetrics
    }

    /// Between two segments.
    struct DividerPlace: Hashable {
        let left: UInt
        let right: UInt
        let metrics: UIBarMetrics
    }

    var grounds: [GroundPlace: UIImage] = [:]
    var dividers: [DividerPlace: UIImage] = [:]

    /// The picture of a state, or that of the ordinary one; on low bars those for low bars come first.
    func ground(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        for metrics in [metrics, .default] {
            for state in [state.rawValue, UIControl.State.normal.rawValue] {
                if let found = grounds[GroundPlace(state: state, metrics: metrics)] { return found }
            }
        }
        return nil
    }

    func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        let normal = UIControl.State.normal.rawValue
        for metrics in [metrics, .default] {
            for (left, right) in [(left.rawValue, right.rawValue), (normal, normal)] {
                if let found = dividers[DividerPlace(left: left, right: right, metrics: metrics)] { return found }
            }
        }
        return nil
    }

    var hasGrounds: Bool { !grounds.isEmpty }

    /// As wide as the widest of the dividing pictures; a line is one point wide.
    var gap: CGFloat { dividers.values.map(\.size.width).max() ?? 1 }
}
