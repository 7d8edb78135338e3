import AppleFoundation
import CGIF
import CoreGraphics

/// giflib's functions, found when the first GIF image is read.
struct GIFLibrary {
    typealias File = UnsafeMutablePointer<GifFileType>
    typealias Result = UnsafeMutablePointer<Int32>?
    typealias Block = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>

    typealias Open = @convention(c) (UnsafeMutableRawPointer?, InputFunc?, Result) -> File?
    typealias Close = @convention(c) (File, Result) -> Int32
    typealias RecordType = @convention(c) (File, UnsafeMutablePointer<GifRecordType>) -> Int32
    typealias ImageDescription = @convention(c) (File) -> Int32
    typealias Line = @convention(c) (File, UnsafeMutablePointer<UInt8>, Int32) -> Int32
    typealias Extension = @convention(c) (File, UnsafeMutablePointer<Int32>, Block) -> Int32
    typealias ExtensionNext = @convention(c) (File, Block) -> Int32

    let open: Open
    let close: Close
    let recordType: RecordType
    let imageDescription: ImageDescription
    let line: Line
    let firstBlock: Extension
    let nextBlock: ExtensionNext

    private init?() {
        guard let library = LateLibrary("libgif.so.7", "libgif.so"),
            let open = library.function("DGifOpen", as: Open.self),
            let close = library.function("DGifCloseFile", as: Close.self),
            let recordType = library.function("DGifGetRecordType", as: RecordType.self),
            let imageDescription = library.function("DGifGetImageDesc", as: ImageDescription.self),
            let line = library.function("DGifGetLine", as: Line.self),
            let firstBlock = library.function("DGifGetExtension", as: Extension.self),
            let nextBlock = library.function("DGifGetExtensionNext", as: ExtensionNext.self)
        else { return nil }
        self.open = open
        self.close = close
        self.recordType = recordType
        self.imageDescription = imageDescription
        self.line = line
        self.firstBlock = firstBlock
        self.nextBlock = nextBlock
    }

    private static let shared = GIFLibrary()

    static func load() throws(ImageCodecError) -> GIFLibrary {
        guard let shared else { throw .missingLibrary(.gif, library: "giflib", package: "libgif7") }
        return shared
    }
}
