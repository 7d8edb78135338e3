/// A colour in sRGB, not premultiplied.
package struct RenderColor: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float
    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
    package static let black = RenderColor(red: 0, green: 0, blue: 0)
    package static let white = RenderColor(red: 1, green: 1, blue: 1)
}
