import AppleFoundation
import CoreGraphics
import RenderEngine

typealias SpecialContents = RenderNode.Contents

extension RenderColor {
    package init(_ color: CGColor) {
        let c = color.srgb
        self.init(red: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
    }
}
