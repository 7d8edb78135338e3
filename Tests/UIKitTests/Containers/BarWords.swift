import CoreGraphics
import UIKit

/// Reads a navigation bar as a user would.
@MainActor enum BarWords {
    /// Those that can be seen.
    static func labels(_ view: UIView) -> [UILabel] {
        if view.isHidden || view.alpha < 0.5 { return [] }
        return view.subviews.flatMap(labels) + ((view as? UILabel).map { [$0] } ?? [])
    }

    /// Texts that are visible in the bar, from left to right.
    static func texts(_ nav: UINavigationController) -> [String] {
        let bar = nav.navigationBar
        let found = labels(bar).filter { $0.text?.isEmpty == false }
        return found.sorted { $0.convert($0.bounds, to: bar).minX < $1.convert($1.bounds, to: bar).minX }.compactMap(\.text)
    }
}
