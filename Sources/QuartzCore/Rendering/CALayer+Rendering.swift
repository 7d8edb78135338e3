import AppleFoundation
import CoreGraphics
import RenderEngine

extension CALayer {
    func renderTree(in context: CGContext) {}
}
