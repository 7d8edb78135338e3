import AppleFoundation
import CoreGraphics
import RenderEngine

/// Where a screen's frames go. A host implements it.
@MainActor package protocol Display: AnyObject {
    /// Shows a frame. `damage` lists the pixels that differ from the frame before.
    func present(_ frame: PixelBuffer, damage: [PixelRect])

    /// Likewise, for displays that make something of knowing what was only moved.
    func present(_ frame: PixelBuffer, damage: [PixelRect], move: FrameMove?)
}

extension Display {
    package func present(_ frame: PixelBuffer, damage: [PixelRect], move: FrameMove?) { present(frame, damage: damage) }
}
