import RasterKernels

/// Two rows of samples and the filtered row between them.
///
/// The filter is "up" where a row repeats the one above, which screens do a lot, and "sub" elsewhere: one test per row, no trials.
final class PNGRows {
    let bytesPerRow: Int
    private let bytesPerPixel: Int
    private let storage: UnsafeMutablePointer<UInt8>
    private(set) var current: UnsafeMutablePointer<UInt8>
    private var previous: UnsafeMutablePointer<UInt8>
    private let output: UnsafeMutablePointer<UInt8>

    init(bytesPerRow: Int, bytesPerPixel: Int) {
        self.bytesPerRow = bytesPerRow
        self.bytesPerPixel = bytesPerPixel
        storage = .allocate(capacity: bytesPerRow * 3 + 1)
        current = storage
        previous = storage + bytesPerRow
        output = storage + bytesPerRow * 2
    }

    deinit { storage.deallocate() }

    func advance() { swap(&current, &previous) }

    /// The filter's number and the filtered bytes of the current row.
    func filtered(isFirst: Bool) -> UnsafeMutableBufferPointer<UInt8> {
        let count = bytesPerRow
        if !isFirst, Self.isEqual(current, previous, count) {
            output[0] = 2
            (output + 1).update(repeating: 0, count: count)
        } else {
            output[0] = 1
            let start = min(bytesPerPixel, count)
            for index in 0..<start { output[1 + index] = current[index] }
            for index in start..<count { output[1 + index] = current[index] &- current[index - bytesPerPixel] }
        }
        return UnsafeMutableBufferPointer(start: output, count: count + 1)
    }

    /// The current row as it is.
    func plain() -> UnsafeMutableBufferPointer<UInt8> {
        output[0] = 0
        (output + 1).update(from: current, count: bytesPerRow)
        return UnsafeMutableBufferPointer(start: output, count: bytesPerRow + 1)
    }

    private static func isEqual(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        for index in 0..<count where a[index] != b[index] { return false }
        return true
    }

    static func copyOpaque(_ words: UnsafePointer<UInt32>, to output: UnsafeMutablePointer<UInt8>, count: Int) {
        var target = output
        for index in 0..<count {
            let word = words[index]
            target[0] = UInt8(truncatingIfNeeded: word >> 16)
            target[1] = UInt8(truncatingIfNeeded: word >> 8)
            target[2] = UInt8(truncatingIfNeeded: word)
            target += 3
        }
    }

    static func copyStraight(_ words: UnsafePointer<UInt32>, to output: UnsafeMutablePointer<UInt8>, count: Int) {
        var target = output
        for index in 0..<count {
            let word = AlphaMultiplication.straight(words[index])
            target[0] = UInt8(truncatingIfNeeded: word >> 16)
            target[1] = UInt8(truncatingIfNeeded: word >> 8)
            target[2] = UInt8(truncatingIfNeeded: word)
            target[3] = UInt8(truncatingIfNeeded: word >> 24)
            target += 4
        }
    }
}
