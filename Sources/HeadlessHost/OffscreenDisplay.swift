import AppleFoundation
import CoreGraphics
import RasterKernels
import UIKit

/// A display in memory: keeps the last frame and what changed in it.
@MainActor package final class OffscreenDisplay: Display {
    /// The frame loop draws the next frame into the same buffer.
    package private(set) var frame: PixelBuffer?
    /// The rectangles, in pixels, that differ from the frame before.
    package private(set) var damage: [PixelRect] = []
    package private(set) var frameCount = 0
    /// How many pixels those rectangles have.
    package var damagedPixels: Int { damage.reduce(0) { $0 + $1.area } }

    package nonisolated init() {}

    package func present(_ frame: PixelBuffer, damage: [PixelRect]) {
        self.frame = frame
        self.damage = damage
        frameCount += 1
    }

    /// A copy of the frame that later frames leave alone. Where nothing was drawn a screen is black.
    package func copyFrame() -> PixelBuffer? {
        guard let frame, let copy = PixelBuffer(format: frame.format, width: frame.width, height: frame.height) else {
            return nil
        }
        memcpy(copy.data, frame.data, frame.byteCount)
        for y in 0..<copy.height {
            let row = copy.row(y)
            for x in 0..<copy.width { row[x] |= 0xFF00_0000 }
        }
        return copy
    }
}
