import AppleFoundation

// Memory for pictures as Accelerate has it, as far as libraries of snapshots use it.

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766

/// Rows of pixels in memory that its owner frees.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    /// Rows begin at multiples of 64 bytes.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        rowBytes = (width * Int(bitsPerPixel) / 8 + 63) / 64 * 64
        self.width = UInt(width)
        self.height = UInt(height)
        data = .allocate(byteCount: max(1, rowBytes * height), alignment: 64)
    }

    public func free() { data?.deallocate() }
}

/// Numbers of 16 bits as such of 32.
public func vImageConvert_Planar16FtoPlanarF(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (source.pointee, target.pointee)
    guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        for column in 0..<Int(target.width) {
            let bits = source.data.load(fromByteOffset: row * source.rowBytes + column * 2, as: UInt16.self)
            target.data.storeBytes(
                of: HalfFloat.value(bits), toByteOffset: row * target.rowBytes + column * 4, as: Float.self)
        }
    }
    return kvImageNoError
}

/// Numbers of 16 bits, on processors with and without them.
enum HalfFloat {
    static func bits(_ value: Float) -> UInt16 { Float16(value).bitPattern }
    static func value(_ bits: UInt16) -> Float { Float(Float16(bitPattern: bits)) }
}
