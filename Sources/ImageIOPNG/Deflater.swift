import AppleFoundation
import CPNG
import CoreGraphics

/// Packs bytes with zlib, at its quickest level unless told otherwise.
final class Deflater {
    private let stream: UnsafeMutablePointer<z_stream>
    private var packed: [UInt8]
    private var count = 0

    init(expecting size: Int, level: Int32 = 1) throws(ImageCodecError) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        packed = [UInt8](repeating: 0, count: max(size, 4_096))
        let status = deflateInit_(stream, level, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else {
            stream.deallocate()
            throw .cannotEncode(.png, "zlib could not start (\(status))")
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    func append(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        stream.pointee.next_in = bytes.baseAddress
        stream.pointee.avail_in = UInt32(bytes.count)
        while stream.pointee.avail_in > 0 { step(Z_NO_FLUSH) }
    }

    func finish() throws(ImageCodecError) -> Data {
        var status = Z_OK
        while status == Z_OK || status == Z_BUF_ERROR { status = step(Z_FINISH) }
        guard status == Z_STREAM_END else { throw .cannotEncode(.png, "zlib stopped (\(status))") }
        return Data(packed[..<count])
    }

    @discardableResult
    private func step(_ flush: Int32) -> Int32 {
        if count == packed.count { packed.append(contentsOf: [UInt8](repeating: 0, count: packed.count)) }
        let room = packed.count - count
        return packed.withUnsafeMutableBufferPointer { buffer in
            stream.pointee.next_out = buffer.baseAddress! + count
            stream.pointee.avail_out = UInt32(room)
            let status = deflate(stream, flush)
            count += room - Int(stream.pointee.avail_out)
            return status
        }
    }
}
