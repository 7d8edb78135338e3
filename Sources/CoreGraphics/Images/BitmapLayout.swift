import AppleFoundation
import RasterKernels

/// How somebody else's pixels lie in memory, and the way to and from ours.
struct BitmapLayout: Equatable {
    let width: Int
    let height: Int
    let bitsPerComponent: Int
    let bitsPerPixel: Int
    let bytesPerRow: Int
    let space: CGColorSpace?
    let info: CGBitmapInfo

    enum Kind: Equatable {
        /// Our own words: nothing to convert.
        case native
        case rgb32
        case gray8
        case alpha8
        case other
    }

    var alpha: CGImageAlphaInfo { info.alpha ?? .none }
    var isFloat: Bool { info.contains(.floatComponents) }
    var isOpaque: Bool { alpha == .none || alpha == .noneSkipFirst || alpha == .noneSkipLast }

    var kind: Kind {
        guard bitsPerComponent == 8, !isFloat else { return .other }
        if alpha == .alphaOnly { return bitsPerPixel == 8 ? .alpha8 : .other }
        guard let space, space.profile.curve == .sRGB, space.profile.primaries == .sRGB else { return .other }
        switch space.model {
        case .rgb where bitsPerPixel == 32:
            if alpha == .premultipliedFirst, info.byteOrder == .order32Little { return .native }
            return shifts == nil ? .other : .rgb32
        case .monochrome where bitsPerPixel == 8 && alpha == .none: return .gray8
        default: return .other
        }
    }

    /// For 8-bit RGB in 32-bit pixels.
    var shifts: PixelShifts? {
        let little = info.byteOrder == .order32Little
        guard little || info.byteOrder == .orderDefault || info.byteOrder == .order32Big else { return nil }
        let alphaFirst: Bool
        switch alpha {
        case .premultipliedFirst, .first, .noneSkipFirst: alphaFirst = true
        case .premultipliedLast, .last, .noneSkipLast: alphaFirst = false
        case .none, .alphaOnly: return nil
        }
        let premultiplied = alpha != .first && alpha != .last
        // In reading order of the big-endian word.
        let bytes: (a: UInt32, r: UInt32, g: UInt32, b: UInt32) = alphaFirst ? (0, 1, 2, 3) : (3, 0, 1, 2)
        func shift(_ byte: UInt32) -> UInt32 { (little ? 3 - byte : byte) * 8 }
        return PixelShifts(
            red: shift(bytes.r), green: shift(bytes.g), blue: shift(bytes.b), alpha: shift(bytes.a), isOpaque: isOpaque,
            isPremultiplied: premultiplied)
    }

    /// The bytes that the rows take up; the last row may be short.
    var minimumByteCount: Int { bytesPerRow * (height - 1) + (width * bitsPerPixel + 7) / 8 }

    // MARK: Rows

    func importRow(_ source: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt32>, from x: Int = 0, count: Int) {
        switch kind {
        case .native:
            memcpy(target, source + x * 4, count * 4)
        case .rgb32:
            let shifts = self.shifts!
            if shifts.isSwapped {
                PixelConversion.swapRedBlue(source + x * 4, to: target, count: count)
            } else {
                PixelConversion.importRow(source + x * 4, to: target, count: count, shifts)
            }
        case .gray8:
            PixelConversion.importGrayRow((source + x).assumingMemoryBound(to: UInt8.self), to: target, count: count)
        case .alpha8:
            let bytes = (source + x).assumingMemoryBound(to: UInt8.self)
            for index in 0..<count { target[index] = UInt32(bytes[index]) << 24 }
        case .other:
            ComponentReader(self).readRow(source, to: target, from: x, count: count)
        }
    }

    /// For the layouts that contexts take.
    func exportRow(_ source: UnsafePointer<UInt32>, to target: UnsafeMutableRawPointer, from x: Int = 0, count: Int) {
        switch kind {
        case .native:
            memcpy(target + x * 4, source, count * 4)
        case .rgb32:
            let shifts = self.shifts!
            if shifts.isSwapped {
                PixelConversion.swapRedBlue(source, to: target + x * 4, count: count)
            } else {
                PixelConversion.exportRow(source, to: target + x * 4, count: count, shifts)
            }
        case .gray8:
            LuminanceTables.shared.export(source, to: (target + x).assumingMemoryBound(to: UInt8.self), count: count)
        case .alpha8:
            PixelConversion.extractAlpha(source, to: (target + x).assumingMemoryBound(to: UInt8.self), count: count)
        case .other:
            ComponentWriter(self).writeRow(source, to: target, from: x, count: count)
        }
    }

    /// All of it as a buffer of ours; missing bytes are transparent.
    func importPixels(_ data: Data, decode: [CGFloat]? = nil) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        let reader = kind == .other || decode != nil ? ComponentReader(self, decode: decode) : nil
        let rowBytes = (width * bitsPerPixel + 7) / 8
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            for y in 0..<height {
                let start = y * bytesPerRow
                guard start + rowBytes <= bytes.count, let base = bytes.baseAddress else { return }
                if let reader {
                    reader.readRow(base + start, to: buffer.row(y), from: 0, count: width)
                } else {
                    importRow(base + start, to: buffer.row(y), count: width)
                }
            }
        }
        return buffer
    }
}

/// sRGB bytes to luminance and back.
struct LuminanceTables: Sendable {
    static let shared = LuminanceTables()

    private let linear: [UInt32]
    private let encoded: [UInt8]

    private init() {
        let curve = ColorProfile.Curve.sRGB
        linear = (0..<256).map { UInt32((curve.decode(Double($0) / 255) * 65_535).rounded()) }
        encoded = (0..<4_096).map { UInt8((min(1, curve.encode((Double($0) + 0.5) / 4_096)) * 255).rounded()) }
    }

    func export(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        linear.withUnsafeBufferPointer { linear in
            encoded.withUnsafeBufferPointer { encoded in
                PixelConversion.exportGrayRow(
                    source, to: target, count: count, linear: linear.baseAddress!, encoded: encoded.baseAddress!)
            }
        }
    }
}
