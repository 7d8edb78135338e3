import AppleFoundation
import CoreGraphics

/// What a GIF says without its pixels: its size, and for each frame how long it stays. Blocks are walked over, nothing is unpacked.
package struct GIFOutline: Equatable, Sendable {
    package struct Frame: Equatable, Sendable {
        /// In seconds, as the file says it.
        package var delay: Double
        package var hasTransparency: Bool
        /// Whether it covers the whole canvas.
        package var isWhole: Bool
    }

    package private(set) var width = 0
    package private(set) var height = 0
    package private(set) var frames: [Frame] = []
    /// 0 for ever; nil where the file doesn't say.
    package private(set) var loopCount: Int?
    package private(set) var hasGlobalColors = false

    /// More frames than that are none that anybody looks at.
    private static let maximumFrames = 10_000

    package init(_ bytes: UnsafeRawBufferPointer) throws(ImageCodecError) {
        guard bytes.count >= 13 else { throw .truncated(.gif) }
        func word(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
        (width, height) = (word(6), word(8))
        hasGlobalColors = bytes[10] & 0x80 != 0
        var position = 13 + (hasGlobalColors ? 3 << (Int(bytes[10] & 7) + 1) : 0)
        var next = Frame(delay: 0, hasTransparency: false, isWhole: true)
        while position < bytes.count, frames.count < Self.maximumFrames {
            switch bytes[position] {
            case 0x2C:
                guard position + 10 < bytes.count else { return }
                let packed = bytes[position + 9]
                next.isWhole =
                    word(position + 1) == 0 && word(position + 3) == 0 && word(position + 5) >= width
                    && word(position + 7) >= height
                // Some files say that they have no size: the first frame's is meant.
                if width == 0 || height == 0 { (width, height) = (word(position + 5), word(position + 7)) }
                position += 10 + (packed & 0x80 != 0 ? 3 << (Int(packed & 7) + 1) : 0) + 1
                frames.append(next)
                next = Frame(delay: 0, hasTransparency: false, isWhole: true)
                guard Self.skipBlocks(bytes, &position) else { return }
            case 0x21:
                guard position + 2 < bytes.count else { return }
                let kind = bytes[position + 1]
                position += 2
                if kind == 0xF9, position + 4 < bytes.count, bytes[position] >= 4 {
                    next.hasTransparency = bytes[position + 1] & 1 != 0
                    next.delay = Double(word(position + 2)) / 100
                } else if kind == 0xFF, position + 15 < bytes.count, bytes[position] == 11, bytes[position + 12] >= 3,
                    bytes[(position + 1)..<(position + 12)].elementsEqual("NETSCAPE2.0".utf8), bytes[position + 13] == 1
                {
                    loopCount = word(position + 14)
                }
                guard Self.skipBlocks(bytes, &position) else { return }
            default: return
            }
        }
    }

    /// Each begins with its length; one of no length is the last.
    private static func skipBlocks(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) -> Bool {
        while position < bytes.count {
            let length = Int(bytes[position])
            position += length + 1
            if length == 0 { return true }
        }
        return false
    }
}
