import CoreGraphics
import UIKit

extension UIImage {
    /// The pixel as AARRGGBB, premultiplied, in stored coordinates.
    func pixel(_ x: Int, _ y: Int) -> String {
        guard let pixels = cgImage?.pixels, x < pixels.width, y < pixels.height else { return "outside" }
        let word = String(pixels.row(y)[x], radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - word.count) + word
    }

    /// The share of pixels that are not transparent.
    var coverage: Double {
        guard let pixels = cgImage?.pixels else { return 0 }
        var count = 0
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width where row[x] >> 24 > 127 { count += 1 }
        }
        return Double(count) / Double(pixels.width * pixels.height)
    }
}

/// A picture of given points and pixels a point.
func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ draw: (UIGraphicsImageRendererContext) -> Void)
    -> UIImage
{
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image(actions: draw)
}
