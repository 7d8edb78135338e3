import AppleFoundation
import CoreGraphics
import QuartzCore

/// Knows which of a view's hooks a class overrides, so that plain views get no bitmap and are not asked for nothing.
@MainActor enum OverrideDetection {
    private class Plain: UIView {}
    private class Draws: UIView {
        override func draw(_ rect: CGRect) { _ = rect }
    }
    private class DrawsLayer: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) { _ = ctx }
    }
    private class Acts: UIView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    }
    private class LaysOut: UIView {
        override func layoutSubviews() { _ = self }
    }

    private static func entry(of probe: UIView.Type) -> Int? {
        VirtualTable.entry(of: UIView.self, overriddenIn: probe, butNotIn: Plain.self)
    }

    private static let drawing = [entry(of: Draws.self), entry(of: DrawsLayer.self)]
    private static let acting = entry(of: Acts.self)
    private static let layingOut = entry(of: LaysOut.self)

    /// An entry that was not found counts as overridden.
    private static func isOverridden(_ entry: Int?, in type: UIView.Type) -> Bool {
        guard let entry else { return true }
        return VirtualTable.differs(type, from: UIView.self, at: entry)
    }

    static func draws(_ type: UIView.Type) -> Bool {
        type != UIView.self && drawing.contains { isOverridden($0, in: type) }
    }

    /// Whether the class has its own say in what its layer's changes do.
    static func hasActions(_ type: UIView.Type) -> Bool { type != UIView.self && isOverridden(acting, in: type) }

    static func laysOut(_ type: UIView.Type) -> Bool { type != UIView.self && isOverridden(layingOut, in: type) }
}
