import AppleFoundation
import CoreGraphics

/// How different colours look: the distance in the space CIE L*a*b*, from 0 to 100.
enum PixelDistance {
    private static func pixels(of image: CGImage, _ width: Int, _ height: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { memory in
            guard
                let context = CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return }
            // The upper left corners lie on one another.
            context.draw(image, in: CGRect(x: 0, y: height - image.height, width: image.width, height: image.height))
        }
        return bytes
    }

    static func lightness(of image: CGImage) -> [Float] {
        let bytes = pixels(of: image, image.width, image.height)
        return stride(from: 0, to: bytes.count, by: 4).map { lab(bytes[$0], bytes[$0 + 1], bytes[$0 + 2]).l / 100 }
    }

    /// Pixels of the same bytes cost nothing, and most are.
    static func between(_ first: CGImage, _ second: CGImage) -> [Float] {
        let width = min(first.width, second.width)
        let height = min(first.height, second.height)
        let (a, b) = (pixels(of: first, width, height), pixels(of: second, width, height))
        var result = [Float](repeating: 0, count: width * height)
        for index in result.indices {
            let place = index * 4
            if a[place] == b[place], a[place + 1] == b[place + 1], a[place + 2] == b[place + 2], a[place + 3] == b[place + 3] {
                continue
            }
            let (one, other) = (lab(a[place], a[place + 1], a[place + 2]), lab(b[place], b[place + 1], b[place + 2]))
            let (l, x, y) = (one.l - other.l, one.a - other.a, one.b - other.b)
            let opacity = abs(Float(a[place + 3]) - Float(b[place + 3])) / 255 * 100
            result[index] = min(100, max(opacity, (l * l + x * x + y * y).squareRoot()))
        }
        return result
    }

    private static let linear: [Float] = (0..<256).map { byte in
        let value = Double(byte) / 255
        return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }

    private static func lab(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> (l: Float, a: Float, b: Float) {
        let (r, g, b) = (linear[Int(red)], linear[Int(green)], linear[Int(blue)])
        // sRGB's primaries, by the white of D65.
        let x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
        let y = curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
        let z = curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
        return (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func curve(_ value: Float) -> Float { value > 0.008856452 ? cbrtf(value) : 7.787037 * value + 0.13793103 }
}
