import AppleFoundation

/// Reading UTF-16 that may be broken: a lone surrogate counts as U+FFFD.
enum UTF16Scanning {
    @inline(__always)
    static func scalar(_ text: UnsafeBufferPointer<UInt16>, _ index: Int, end: Int) -> (value: UInt32, length: Int) {
        let unit = text[index]
        if unit & 0xF800 != 0xD800 { return (UInt32(unit), 1) }
        if unit < 0xDC00, index + 1 < end {
            let next = text[index + 1]
            if next & 0xFC00 == 0xDC00 {
                return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(next & 0x3FF)), 2)
            }
        }
        return (0xFFFD, 1)
    }

    /// Could this unit make the text need the bidi algorithm? Surrogates of right-to-left planes included.
    @inline(__always)
    static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
        if unit < 0x590 { return false }
        if unit <= 0x8FF { return true }
        if unit < 0x200E { return false }
        if unit <= 0x2069 { return unit == 0x200E || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E) || unit >= 0x2066 }
        if unit == 0xD802 || unit == 0xD803 || unit == 0xD83A || unit == 0xD83B { return true }
        return unit >= 0xFB1D && unit <= 0xFEFC && (unit <= 0xFDFF || unit >= 0xFE70)
    }

    @inline(__always)
    static func isLineEnd(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029 || unit == 0x0B || unit == 0x0C || unit == 0x85
    }

    /// Hangs behind the end of a line: it never makes a line too long.
    @inline(__always)
    static func isBreakingSpace(_ unit: UInt16) -> Bool {
        unit == 0x20 || unit == 0x09 || unit == 0x3000 || unit == 0x1680
            || (unit >= 0x2000 && unit <= 0x200B && unit != 0x2007) || unit == 0x205F
    }

    /// Has no glyph of its own and stays with the character before it.
    @inline(__always)
    static func followsItsBase(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0xE0020...0xE007F, 0x1F3FB...0x1F3FF, 0x20E3, 0x0300...0x036F,
            0x00AD, 0x2060...0x2064, 0xFEFF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x034F, 0x061C:
            return true
        default:
            return false
        }
    }
}
