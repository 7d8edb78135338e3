import AppleFoundation
import CTurboJPEG
import CoreGraphics

/// libturbojpeg's functions, found when the first JPEG is read or written.
///
/// All of them report errors by value: the library's own jumps stay inside it.
struct TurboJPEG {
    typealias Create = @convention(c) () -> tjhandle?
    typealias Destroy = @convention(c) (tjhandle?) -> Int32
    typealias ReadHeader =
        @convention(c) (
            tjhandle?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Int32
    typealias Decompress =
        @convention(c) (
            tjhandle?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32, Int32, Int32, Int32
        ) -> Int32
    typealias Compress =
        @convention(c) (
            tjhandle?, UnsafePointer<UInt8>?, Int32, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
            UnsafeMutablePointer<UInt>, Int32, Int32, Int32
        ) -> Int32
    typealias ErrorText = @convention(c) (tjhandle?) -> UnsafeMutablePointer<CChar>?
    typealias Free = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void

    let initDecompress: Create
    let initCompress: Create
    let destroy: Destroy
    let readHeader: ReadHeader
    let decompress: Decompress
    let compress: Compress
    let errorText: ErrorText
    let free: Free

    private init?() {
        guard let library = LateLibrary("libturbojpeg.so.0", "libturbojpeg.so"),
            let initDecompress = library.function("tjInitDecompress", as: Create.self),
            let initCompress = library.function("tjInitCompress", as: Create.self),
            let destroy = library.function("tjDestroy", as: Destroy.self),
            let readHeader = library.function("tjDecompressHeader3", as: ReadHeader.self),
            let decompress = library.function("tjDecompress2", as: Decompress.self),
            let compress = library.function("tjCompress2", as: Compress.self),
            let errorText = library.function("tjGetErrorStr2", as: ErrorText.self),
            let free = library.function("tjFree", as: Free.self)
        else { return nil }
        self.initDecompress = initDecompress
        self.initCompress = initCompress
        self.destroy = destroy
        self.readHeader = readHeader
        self.decompress = decompress
        self.compress = compress
        self.errorText = errorText
        self.free = free
    }

    private static let shared = TurboJPEG()

    static func load() throws(ImageCodecError) -> TurboJPEG {
        guard let shared else { throw .missingLibrary(.jpeg, library: "libturbojpeg", package: "libturbojpeg0") }
        return shared
    }

    /// What the library last complained about.
    func message(_ handle: tjhandle?) -> String {
        errorText(handle).map { String(cString: $0) } ?? "libturbojpeg gives no reason"
    }
}
