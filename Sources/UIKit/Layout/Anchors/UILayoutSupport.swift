import AppleFoundation
import CoreGraphics

/// The old way to say where bars end.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// Its name is the one that UIKit prints.
final class _UILayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { owningView.flatMap { strip(in: $0)?.height } ?? 0 }
}
