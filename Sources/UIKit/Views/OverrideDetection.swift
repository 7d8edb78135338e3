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
    private class Leaves: UIView {
        override func willMove(toWindow newWindow: UIWindow?) { _ = newWindow }
    }
    private class Arrives: UIView {
        override func didMoveToWindow() { _ = self }
    }
    private class Updates: UIView {
        override func updateConstraints() { _ = self }
    }

    private static func entry(of probe: UIView.Type) -> Int? {
        VirtualTable.entry(of: UIView.self, overriddenIn: probe, butNotIn: Plain.self)
    }

    private static let drawing = [entry(of: Draws.self), entry(of: DrawsLayer.self)]
    private static let acting = [entry(of: Acts.self)]
    private static let layingOut = [entry(of: LaysOut.self)]
    private static let movingWindows = [entry(of: Leaves.self), entry(of: Arrives.self)]
    private static let updating = [entry(of: Updates.self)]

    /// An entry that was not found counts as overridden.
    private static func isOverridden(_ entry: Int?, in type: UIView.Type) -> Bool {
        guard let entry else { return true }
        return VirtualTable.differs(type, from: UIView.self, at: entry)
    }

    /// What a class does by itself.
    struct Hooks: OptionSet {
        let rawValue: UInt8
        static let draws = Hooks(rawValue: 1)
        /// It has its own say in what its layer's changes do.
        static let acts = Hooks(rawValue: 2)
        static let laysOut = Hooks(rawValue: 4)
        /// It hears of the windows that it comes to and leaves.
        static let hearsOfWindows = Hooks(rawValue: 8)
        static let updatesConstraints = Hooks(rawValue: 16)
    }

    private static let known = TypeMemory<Hooks>()

    static func hooks(of type: UIView.Type) -> Hooks {
        if type == UIView.self { return [] }
        if let hooks = known[type] { return hooks }
        let hooks = find(type)
        known[type] = hooks
        return hooks
    }

    private static func find(_ type: UIView.Type) -> Hooks {
        var hooks: Hooks = []
        if drawing.contains(where: { isOverridden($0, in: type) }) { hooks.insert(.draws) }
        if acting.contains(where: { isOverridden($0, in: type) }) { hooks.insert(.acts) }
        if layingOut.contains(where: { isOverridden($0, in: type) }) { hooks.insert(.laysOut) }
        if movingWindows.contains(where: { isOverridden($0, in: type) }) { hooks.insert(.hearsOfWindows) }
        if updating.contains(where: { isOverridden($0, in: type) }) { hooks.insert(.updatesConstraints) }
        return hooks
    }
}
