import AppleFoundation
import CoreGraphics

/// In which directions a scroll layer scrolls.
public struct CAScrollLayerScrollMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Shows a part of what its sublayers cover.
open class CAScrollLayer: CALayer {
    open var scrollMode = CAScrollLayerScrollMode.both

    public override init() {
        super.init()
        flags.insert(.masksToBounds)
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.masksToBounds)
    }

    override func plainCopy() -> CALayer { CAScrollLayer(layer: self) }

    override func takeValues(from other: CALayer) {
        super.takeValues(from: other)
        if let other = other as? CAScrollLayer { scrollMode = other.scrollMode }
    }

    /// Brings `p` to the upper left corner, as far as the mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// The least scrolling that shows `r`.
    open func scroll(to r: CGRect) { reveal(r) }

    func reveal(_ r: CGRect) {
        let visible = bounds
        func origin(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if low < start || high - low > length { return low }
            return high > start + length ? high - length : start
        }
        scroll(
            to: CGPoint(
                x: origin(visible.minX, visible.width, r.minX, r.maxX),
                y: origin(visible.minY, visible.height, r.minY, r.maxY)))
    }
}
