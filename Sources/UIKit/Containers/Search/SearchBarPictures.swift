import AppleFoundation
import CoreGraphics

/// Pictures and shifts that a program sets for a search bar.
@MainActor struct SearchBarPictures {
    struct GroundPlace: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    struct DividerPlace: Hashable {
        let left: UInt
        let right: UInt
    }

    /// Of the whole bar. The property `backgroundImage` is the one for any position and ordinary bars.
    var grounds: [GroundPlace: UIImage] = [:]
    var scopeGrounds: [UInt: UIImage] = [:]
    var scopeDividers: [DividerPlace: UIImage] = [:]
    var iconShifts: [UISearchBar.Icon: UIOffset] = [:]

    /// What was set for a position comes before what was set for any, and for low bars and for a prompt what was set for those.
    func ground(_ position: UIBarPosition, isLow: Bool, hasPrompt: Bool) -> UIImage? {
        var metrics: [UIBarMetrics] = [.default]
        if isLow { metrics.insert(.compact, at: 0) }
        if hasPrompt { metrics.insert(isLow ? .compactPrompt : .defaultPrompt, at: 0) }
        for metrics in metrics {
            for position in [position, .any] {
                if let found = grounds[GroundPlace(position: position, metrics: metrics)] { return found }
            }
        }
        return nil
    }
}
