import AppleFoundation

/// Writes pixels of any depth and colour space that contexts take, one component at a time.
struct ComponentWriter {
    private let layout: BitmapLayout
    private let profile: ColorProfile
    private let convertsColor: Bool
    private let alphaFirst: Bool

    init(_ layout: BitmapLayout) {
        self.layout = layout
        profile = layout.space?.profile ?? .gray
        convertsColor = profile.model == .monochrome || profile.curve != .sRGB || profile.primaries != .sRGB
        alphaFirst = layout.alpha == .premultipliedFirst || layout.alpha == .noneSkipFirst
    }

    func writeRow(_ source: UnsafePointer<UInt32>, to row: UnsafeMutableRawPointer, from x: Int, count: Int) {
        for index in 0..<count { write(source[index], to: row, byte: (x + index) * layout.bitsPerPixel / 8) }
    }

    private func write(_ word: UInt32, to row: UnsafeMutableRawPointer, byte: Int) {
        let alpha = layout.isOpaque ? 1 : Double(word >> 24) / 255
        var v = (Double(word >> 16 & 255) / 255, Double(word >> 8 & 255) / 255, Double(word & 255) / 255)
        if convertsColor, alpha > 0 {
            let curve = ColorProfile.Curve.sRGB
            let linear = ColorProfile.RGB(curve.decode(v.0 / alpha), curve.decode(v.1 / alpha), curve.decode(v.2 / alpha))
            let own = profile.components(linearSRGB: linear)
            v = (own.0 * alpha, own.1 * alpha, own.2 * alpha)
        }
        let step = layout.bitsPerComponent / 8
        if profile.model == .monochrome { return put(v.0, row, byte) }
        let colors = alphaFirst ? byte + step : byte
        put(alpha, row, alphaFirst ? byte : byte + 3 * step)
        put(v.0, row, colors)
        put(v.1, row, colors + step)
        put(v.2, row, colors + 2 * step)
    }

    private func put(_ value: Double, _ row: UnsafeMutableRawPointer, _ byte: Int) {
        let order = layout.info.byteOrder ?? .orderDefault
        switch layout.bitsPerComponent {
        case 8:
            let place = order == .order32Little && layout.bitsPerPixel == 32 ? (byte & ~3) + (3 - byte & 3) : byte
            row.storeBytes(of: UInt8((min(max(value, 0), 1) * 255).rounded()), toByteOffset: place, as: UInt8.self)
        case 16:
            let bits = layout.isFloat ? HalfFloat.encode(value) : UInt16((min(max(value, 0), 1) * 65_535).rounded())
            row.storeBytes(
                of: order == .order16Little ? bits.littleEndian : bits.bigEndian, toByteOffset: byte, as: UInt16.self)
        default:
            let bits = Float(value).bitPattern
            row.storeBytes(
                of: order == .order32Little ? bits.littleEndian : bits.bigEndian, toByteOffset: byte, as: UInt32.self)
        }
    }
}

extension HalfFloat {
    /// The nearest half-precision number to a value of ordinary size.
    static func encode(_ value: Double) -> UInt16 {
        let sign: UInt16 = value < 0 ? 0x8000 : 0
        let size = abs(value)
        if size < 0x1p-14 { return sign | UInt16((size * 0x1p24).rounded()) }
        guard size < 65_504 else { return sign | 0x7BFF }
        let exponent = size.exponent
        let fraction = (size.significand - 1) * 1_024
        return sign | (UInt16(exponent + 15) << 10 + UInt16(fraction.rounded()))
    }
}
