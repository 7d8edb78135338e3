import AppleFoundation

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Where an image's bytes come from.
public final class CGDataProvider: @unchecked Sendable {
    private let bytes: () -> CFData?
    public let info: UnsafeMutableRawPointer?

    package init(_ bytes: @escaping () -> CFData?) {
        self.bytes = bytes
        info = nil
    }

    public init?(data: CFData) {
        bytes = { data }
        info = nil
    }

    /// Nil when the file cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        bytes = { data as CFData }
        info = nil
    }

    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)) as CFURL)
    }

    /// Copies the memory, and calls `releaseData` for it before it returns.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        let copy = NSData(bytes: data, length: size)
        releaseData(info, data, size)
        bytes = { copy }
        self.info = info
    }

    /// The bytes, or nil when they are not to be had.
    public var data: CFData? { bytes() }
}

/// Where a PDF's bytes go.
public final class CGDataConsumer {
    let put: (UnsafeRawBufferPointer) -> Bool
    let finish: () -> Void

    public init?(data: CFMutableData) {
        put = {
            data.append($0.baseAddress!, length: $0.count)
            return true
        }
        finish = {}
    }

    /// Nil when the file cannot be made.
    public init?(url: CFURL) {
        let url = url as URL
        guard FileManager.default.createFile(atPath: url.path, contents: nil),
            let handle = try? FileHandle(forWritingTo: url)
        else { return nil }
        put = { (try? handle.write(contentsOf: Data($0))) != nil }
        finish = { try? handle.close() }
    }

    package init(put: @escaping (UnsafeRawBufferPointer) -> Bool, finish: @escaping () -> Void) {
        self.put = put
        self.finish = finish
    }
}
