import CoreGraphics
import Testing

/// Pictures made by arithmetic, and files made by hand.
enum Pictures {
    /// Opaque colours that differ from pixel to pixel.
    static func gradient(_ width: Int, _ height: Int) -> PixelBuffer {
        fill(width, height) { x, y in
            0xFF00_0000 | UInt32(x * 255 / max(width - 1, 1)) << 16 | UInt32(y * 255 / max(height - 1, 1)) << 8
                | UInt32((x * y) & 255)
        }
    }

    /// Alpha from 0 on the left to 255 on the right, colour premultiplied.
    static func translucent(_ width: Int, _ height: Int) -> PixelBuffer {
        fill(width, height) { x, y in
            let alpha = UInt32(x * 255 / max(width - 1, 1))
            let red = alpha
            let green = alpha * UInt32(y * 255 / max(height - 1, 1)) / 255
            return alpha << 24 | red << 16 | green << 8 | alpha / 2
        }
    }

    static func solid(_ width: Int, _ height: Int, _ word: UInt32) -> PixelBuffer { fill(width, height) { _, _ in word } }

    static func fill(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> PixelBuffer {
        let pixels = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            let row = pixels.row(y)
            for x in 0..<width { row[x] = color(x, y) }
        }
        return pixels
    }
}

extension PixelBuffer {
    var words: [UInt32] { (0..<height).flatMap { y in (0..<width).map { x in row(y)[x] } } }

    /// The largest difference between two channels.
    func distance(to other: PixelBuffer) -> Int {
        guard width == other.width, height == other.height else { return .max }
        var distance = 0
        for (a, b) in zip(words, other.words) {
            for shift in [0, 8, 16, 24] as [UInt32] {
                distance = max(distance, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
            }
        }
        return distance
    }
}

/// Numbers that look random and are the same on every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
