import RasterKernels

/// Colour pixels in memory of their own, which is never given back: views outlive the object that made them.
final class PixelGrid {
    let pixels: ARGBPixels
    private let memory: UnsafeMutablePointer<UInt32>

    init(_ width: Int, _ height: Int, filledWith pixel: UInt32 = 0) {
        memory = .allocate(capacity: width * height)
        memory.initialize(repeating: pixel, count: width * height)
        pixels = ARGBPixels(base: memory, width: width, height: height, bytesPerRow: width * 4)
    }

    convenience init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) {
        self.init(width, height)
        for y in 0..<height { for x in 0..<width { self[x, y] = pixel(x, y) } }
    }

    subscript(x: Int, y: Int) -> UInt32 {
        get { memory[y * pixels.width + x] }
        set { memory[y * pixels.width + x] = newValue }
    }

    var words: [UInt32] { Array(UnsafeBufferPointer(start: memory, count: pixels.width * pixels.height)) }
}

/// Coverage in memory of its own, never given back.
final class CoverageGrid {
    let pixels: AlphaPixels
    private let memory: UnsafeMutablePointer<UInt8>

    init(_ width: Int, _ height: Int, filledWith value: UInt8 = 0) {
        memory = .allocate(capacity: width * height)
        memory.initialize(repeating: value, count: width * height)
        pixels = AlphaPixels(base: memory, width: width, height: height, bytesPerRow: width)
    }

    convenience init(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) {
        self.init(width, height)
        for y in 0..<height { for x in 0..<width { self[x, y] = value(x, y) } }
    }

    subscript(x: Int, y: Int) -> UInt8 {
        get { memory[y * pixels.width + x] }
        set { memory[y * pixels.width + x] = newValue }
    }

    var sum: Int { (0..<pixels.width * pixels.height).reduce(0) { $0 + Int(memory[$1]) } }
}

/// Numbers that are the same on every run.
struct Numbers {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: state >> 33)
    }

    mutating func premultiplied() -> UInt32 {
        let alpha = next() % 256
        let limit = alpha + 1
        return alpha << 24 | (next() % limit) << 16 | (next() % limit) << 8 | next() % limit
    }
}

let wholePlane = PixelRect(minX: -10_000, minY: -10_000, maxX: 10_000, maxY: 10_000)
