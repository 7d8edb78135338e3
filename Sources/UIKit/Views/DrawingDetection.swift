import AppleFoundation
import CoreGraphics
import QuartzCore

/// Knows whether a view class draws, so that plain views get no bitmap.
@MainActor enum DrawingDetection {
    private class Plain: UIView {}
    private class Draws: UIView {
        override func draw(_ rect: CGRect) { _ = rect }
    }
    private class DrawsLayer: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) { _ = ctx }
    }

    private static let entries: [Int?] = [
        VirtualTable.entry(of: UIView.self, overriddenIn: Draws.self, butNotIn: Plain.self),
        VirtualTable.entry(of: UIView.self, overriddenIn: DrawsLayer.self, butNotIn: Plain.self),
    ]

    static func draws(_ type: UIView.Type) -> Bool {
        if type == UIView.self { return false }
        for entry in entries {
            guard let entry else { return true }
            if VirtualTable.differs(type, from: UIView.self, at: entry) { return true }
        }
        return false
    }
}
