/// Turns straight colour into premultiplied colour and back, on words a<<24 | r<<16 | g<<8 | b.
///
/// Going from premultiplied to straight and back gives the words one started from, so a PNG keeps every pixel.
package enum AlphaMultiplication {
    package static func premultiply(_ words: UnsafeMutablePointer<UInt32>, count: Int) {
        for index in 0..<count {
            let word = words[index]
            let alpha = word >> 24
            if alpha == 255 { continue }
            if alpha == 0 {
                words[index] = 0
                continue
            }
            var even = (word & 0x00FF_00FF) &* alpha &+ 0x0080_0080
            even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
            var odd = ((word >> 8) & 0xFF) &* alpha &+ 0x80
            odd = (odd &+ (odd >> 8)) & 0xFF00
            words[index] = alpha << 24 | even | odd
        }
    }

    /// One straight word from a premultiplied one.
    @inline(__always)
    package static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        if alpha == 255 { return word }
        if alpha == 0 { return 0 }
        let half = alpha >> 1
        let red = min(255, (((word >> 16) & 0xFF) &* 255 &+ half) / alpha)
        let green = min(255, (((word >> 8) & 0xFF) &* 255 &+ half) / alpha)
        let blue = min(255, ((word & 0xFF) &* 255 &+ half) / alpha)
        return alpha << 24 | red << 16 | green << 8 | blue
    }

    /// Straight bytes B, G, R, A from premultiplied words, into another buffer.
    package static func copyStraight(
        _ words: UnsafePointer<UInt32>, to output: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        for index in 0..<count { output[index] = straight(words[index]) }
    }

    /// Whether every word has full alpha.
    package static func isOpaque(_ words: UnsafePointer<UInt32>, count: Int) -> Bool {
        var all: UInt32 = 0xFFFF_FFFF
        for index in 0..<count { all &= words[index] }
        return all >> 24 == 255
    }
}
