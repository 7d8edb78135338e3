import AppleFoundation

/// Reads pixels of any depth, order and colour model, one component at a time.
struct ComponentReader {
    private let layout: BitmapLayout
    private let colorCount: Int
    private let alphaFirst: Bool
    private let alphaLast: Bool
    private let skipsFirst: Bool
    private let isPremultiplied: Bool
    private let decode: [CGFloat]?
    private let convertsColor: Bool

    init(_ layout: BitmapLayout, decode: [CGFloat]? = nil) {
        self.layout = layout
        let colorCount = layout.alpha == .alphaOnly ? 0 : layout.space?.numberOfComponents ?? 0
        self.colorCount = colorCount
        alphaFirst = layout.alpha == .first || layout.alpha == .premultipliedFirst
        alphaLast = layout.alpha == .last || layout.alpha == .premultipliedLast || layout.alpha == .alphaOnly
        skipsFirst = layout.alpha == .noneSkipFirst
        isPremultiplied = layout.alpha == .premultipliedFirst || layout.alpha == .premultipliedLast
        self.decode = decode.flatMap { $0.count >= colorCount * 2 ? $0 : nil }
        let profile = layout.space?.profile
        convertsColor =
            profile.map { !($0.model == .rgb || $0.model == .monochrome) || $0.curve != .sRGB || $0.primaries != .sRGB }
            ?? false
    }

    func readRow(_ row: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt32>, from x: Int, count: Int) {
        for index in 0..<count { target[index] = pixel(row, bit: (x + index) * layout.bitsPerPixel) }
    }

    private func pixel(_ row: UnsafeRawPointer, bit: Int) -> UInt32 {
        let step = layout.bitsPerComponent
        var bit = bit
        var alpha = 1.0
        if alphaFirst { alpha = component(row, bit) }
        if alphaFirst || skipsFirst { bit += step }
        var v = (0.0, 0.0, 0.0, 0.0)
        for index in 0..<colorCount {
            var value = component(row, bit)
            if layout.space?.model == .indexed { value = (value * Double(1 << step - 1)).rounded() }
            if let decode {
                let low = Double(decode[index * 2])
                value = low + value * (Double(decode[index * 2 + 1]) - low)
            }
            switch index {
            case 0: v.0 = value
            case 1: v.1 = value
            case 2: v.2 = value
            default: v.3 = value
            }
            bit += step
        }
        if alphaLast { alpha = component(row, bit) }
        alpha = min(max(alpha.isNaN ? 0 : alpha, 0), 1)
        if isPremultiplied, alpha > 0 {
            v.0 /= alpha
            v.1 /= alpha
            v.2 /= alpha
        }
        guard let space = layout.space, colorCount > 0 else { return UInt32((alpha * 255).rounded()) << 24 }
        if convertsColor {
            let color = CGColor(space: space, values: v, alpha: CGFloat(alpha))
            return color.srgb.premultipliedWord
        }
        func part(_ value: Double) -> UInt32 { UInt32((min(max(value.isNaN ? 0 : value, 0), 1) * alpha * 255).rounded()) }
        if colorCount == 1 {
            let gray = part(v.0)
            return UInt32((alpha * 255).rounded()) << 24 | gray << 16 | gray << 8 | gray
        }
        return UInt32((alpha * 255).rounded()) << 24 | part(v.0) << 16 | part(v.1) << 8 | part(v.2)
    }

    /// In 0...1 for whole numbers; floats as they are.
    private func component(_ row: UnsafeRawPointer, _ bit: Int) -> Double {
        let byte = bit >> 3
        let order = layout.info.byteOrder ?? .orderDefault
        switch layout.bitsPerComponent {
        case 8:
            var place = byte
            if order == .order32Little, layout.bitsPerPixel == 32 { place = (byte & ~3) + (3 - byte & 3) }
            return Double(row.load(fromByteOffset: place, as: UInt8.self)) / 255
        case 16:
            let raw = row.loadUnaligned(fromByteOffset: byte, as: UInt16.self)
            let value = order == .order16Little ? UInt16(littleEndian: raw) : UInt16(bigEndian: raw)
            return layout.isFloat ? HalfFloat.decode(value) : Double(value) / 65_535
        case 32:
            let raw = row.loadUnaligned(fromByteOffset: byte, as: UInt32.self)
            let value = order == .order32Little ? UInt32(littleEndian: raw) : UInt32(bigEndian: raw)
            return layout.isFloat ? Double(Float(bitPattern: value)) : Double(value) / 4_294_967_295
        default:
            let bits = layout.bitsPerComponent
            let value = row.load(fromByteOffset: byte, as: UInt8.self) >> UInt8(8 - bits - bit & 7) & UInt8(1 << bits - 1)
            return Double(value) / Double(1 << bits - 1)
        }
    }
}

/// Half-precision numbers without hardware for them.
enum HalfFloat {
    static func decode(_ bits: UInt16) -> Double {
        let sign: Double = bits & 0x8000 == 0 ? 1 : -1
        let exponent = Int(bits >> 10 & 31)
        let fraction = Double(bits & 1_023)
        switch exponent {
        case 0: return sign * fraction * 0x1p-24
        case 31: return fraction == 0 ? sign * .infinity : .nan
        default: return sign * (1 + fraction / 1_024) * pow(2, Double(exponent - 15))
        }
    }
}
