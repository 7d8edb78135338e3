import AppleFoundation
import CWebP
import CoreGraphics

/// libwebp's functions, found when the first WebP image is read or written.
struct WebPLibrary {
    typealias Bytes = UnsafePointer<UInt8>
    typealias Output = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>

    typealias Features = @convention(c) (Bytes?, Int, UnsafeMutablePointer<WebPBitstreamFeatures>, Int32) -> VP8StatusCode
    typealias Decode = @convention(c) (Bytes?, Int, UnsafeMutablePointer<UInt8>?, Int, Int32) -> UnsafeMutablePointer<UInt8>?
    typealias EncodeLossy = @convention(c) (Bytes?, Int32, Int32, Int32, Float, Output) -> Int
    typealias EncodeLossless = @convention(c) (Bytes?, Int32, Int32, Int32, Output) -> Int
    typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    let features: Features
    let decode: Decode
    let encodeLossy: EncodeLossy
    let encodeLossless: EncodeLossless
    let free: Free

    private init?() {
        guard let library = LateLibrary("libwebp.so.7", "libwebp.so"),
            let features = library.function("WebPGetFeaturesInternal", as: Features.self),
            let decode = library.function("WebPDecodeBGRAInto", as: Decode.self),
            let encodeLossy = library.function("WebPEncodeBGRA", as: EncodeLossy.self),
            let encodeLossless = library.function("WebPEncodeLosslessBGRA", as: EncodeLossless.self),
            let free = library.function("WebPFree", as: Free.self)
        else { return nil }
        self.features = features
        self.decode = decode
        self.encodeLossy = encodeLossy
        self.encodeLossless = encodeLossless
        self.free = free
    }

    private static let shared = WebPLibrary()

    static func load() throws(ImageCodecError) -> WebPLibrary {
        guard let shared else { throw .missingLibrary(.webp, library: "libwebp", package: "libwebp7") }
        return shared
    }
}
