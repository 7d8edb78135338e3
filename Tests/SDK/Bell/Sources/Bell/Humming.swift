import UIKit

extension UIView {
    /// Subclasses in other packages override it.
    @objc open func hum(_ times: Int) -> String { "view \(times)" }
    @objc open var pitch: Int { 1 }
}

extension BellButton {
    @objc open func chime() -> String { "bell" }
}

/// Calls what others override.
public func humAll(_ views: [UIView]) -> [String] { views.map { "\($0.hum(1)) \($0.pitch)" } }
public func chimeAll(_ bells: [BellButton]) -> [String] { bells.map { $0.chime() } }
