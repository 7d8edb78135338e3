import AppleFoundation
import CTurboJPEG
import CoreGraphics

/// Reads and writes JPEG with libturbojpeg.
package enum JPEGCodec: ImageCodec {
    package static let format = ImageFormat.jpeg

    package static func recognises(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 3 && bytes[0] == 0xFF && bytes[1] == 0xD8 && bytes[2] == 0xFF
    }

    package static func header(of bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> ImageHeader {
        let turbo = try TurboJPEG.load()
        let handle = turbo.initDecompress()
        defer { _ = turbo.destroy(handle) }
        return try readHeader(bytes, turbo, handle).header
    }

    package static func decode(
        _ bytes: UnsafeRawBufferPointer, smallestSide: Int? = nil
    ) throws(ImageCodecError) -> DecodedImage {
        let turbo = try TurboJPEG.load()
        let handle = turbo.initDecompress()
        defer { _ = turbo.destroy(handle) }
        let (header, isInk) = try readHeader(bytes, turbo, handle)
        try ImageLimits.check(header)
        guard hasPlausibleLength(bytes, header) else { throw .truncated(.jpeg) }

        let divisor = divisor(for: header, smallestSide: smallestSide)
        let pixels = try ImageLimits.makePixels(
            header, width: (header.width + divisor - 1) / divisor, height: (header.height + divisor - 1) / divisor)
        // Bytes B, G, R, A; or C, M, Y, K, which libturbojpeg leaves for us to turn into colours.
        let layout = isInk ? TJPF_CMYK : TJPF_BGRA
        let status = turbo.decompress(
            handle, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(bytes.count),
            pixels.data.assumingMemoryBound(to: UInt8.self), Int32(pixels.width), Int32(pixels.bytesPerRow),
            Int32(pixels.height), Int32(layout.rawValue), TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT)
        if status != 0 {
            let message = turbo.message(handle)
            // Stray bytes between markers are common in the wild and cost no pixel.
            if !message.contains("extraneous bytes") { throw failure(message) }
        }
        if isInk { InkConversion.convertToWords(pixels.row(0), count: pixels.width * pixels.height) }
        return DecodedImage(pixels: pixels, header: header)
    }

    private static func readHeader(
        _ bytes: UnsafeRawBufferPointer, _ turbo: TurboJPEG, _ handle: tjhandle?
    ) throws(ImageCodecError) -> (header: ImageHeader, isInk: Bool) {
        guard !bytes.isEmpty else { throw .empty }
        var width: Int32 = 0
        var height: Int32 = 0
        var subsampling: Int32 = 0
        var colors: Int32 = 0
        let status = turbo.readHeader(
            handle, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt(bytes.count), &width, &height, &subsampling,
            &colors)
        guard width > 0, height > 0 else { throw failure(turbo.message(handle)) }
        guard status == 0 || turbo.message(handle).contains("extraneous bytes") else {
            throw failure(turbo.message(handle))
        }
        let header = ImageHeader(
            format: .jpeg, width: Int(width), height: Int(height), hasAlpha: false,
            orientation: ExifOrientation.read(bytes) ?? 1)
        let isInk = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
        return (header, isInk)
    }

    /// A block of 8 by 8 pixels takes at least a bit or so in each scan, however flat the picture.
    private static func hasPlausibleLength(_ bytes: UnsafeRawBufferPointer, _ header: ImageHeader) -> Bool {
        header.width * header.height / 16_384 <= bytes.count
    }

    /// 1, 2, 4 or 8: the most that leaves both sides at least `smallestSide` pixels.
    static func divisor(for header: ImageHeader, smallestSide: Int?) -> Int {
        guard let smallestSide, smallestSide > 0 else { return 1 }
        let side = min(header.width, header.height)
        return [8, 4, 2].first { side / $0 >= smallestSide } ?? 1
    }

    private static func failure(_ message: String) -> ImageCodecError {
        let endings = ["remature end", "missing SOS", "does not contain", "Could not determine", "Insufficient", "empty input"]
        if endings.contains(where: message.contains) { return .truncated(.jpeg) }
        return .corrupt(.jpeg, message)
    }
}

// MARK: - Writing

extension JPEGCodec {
    /// JPEG has no alpha: translucent pixels are written as they would look on black, as premultiplied words are.
    package static func encode(_ pixels: PixelBuffer, quality: Double) throws(ImageCodecError) -> Data {
        guard pixels.format == .argb else { throw .cannotEncode(.jpeg, "an alpha mask has no colours") }
        let turbo = try TurboJPEG.load()
        let handle = turbo.initCompress()
        defer { _ = turbo.destroy(handle) }
        let percent = quality.isNaN ? 75 : Int32((1 + min(max(quality, 0), 1) * 99).rounded())
        // Fine colour detail is worth its bytes only where the quality asked for is high.
        let sampling = percent >= 90 ? TJSAMP_444 : TJSAMP_420
        var output: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let status = turbo.compress(
            handle, UnsafePointer(pixels.data.assumingMemoryBound(to: UInt8.self)), Int32(pixels.width),
            Int32(pixels.bytesPerRow), Int32(pixels.height), Int32(TJPF_BGRX.rawValue), &output, &count,
            Int32(sampling.rawValue), percent, TJFLAG_ACCURATEDCT)
        defer { turbo.free(output) }
        guard status == 0, let output else { throw .cannotEncode(.jpeg, turbo.message(handle)) }
        return Data(bytes: output, count: Int(count))
    }
}

/// Adobe's inverted inks, as nearly every CMYK JPEG has them, to colours.
enum InkConversion {
    static func convertToWords(_ words: UnsafeMutablePointer<UInt32>, count: Int) {
        for index in 0..<count {
            let inks = words[index]
            let key = inks >> 24
            let red = scaled(inks & 0xFF, by: key)
            let green = scaled((inks >> 8) & 0xFF, by: key)
            let blue = scaled((inks >> 16) & 0xFF, by: key)
            words[index] = 0xFF00_0000 | red << 16 | green << 8 | blue
        }
    }

    @inline(__always)
    private static func scaled(_ value: UInt32, by key: UInt32) -> UInt32 { (value &* key &+ 127) / 255 }
}
