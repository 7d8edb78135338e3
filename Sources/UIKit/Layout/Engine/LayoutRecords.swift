@_spi(House) import AppleFoundation

/// Records are taken from larger pieces of memory and used again and again. A view may end on any thread.
enum LayoutRecords {
    private static let lock = SpinLock()
    nonisolated(unsafe) private static var free: [UnsafeMutablePointer<LayoutRecord>] = []
    private static let pieceSize = 64

    static func take() -> UnsafeMutablePointer<LayoutRecord> {
        lock.lock()
        defer { lock.unlock() }
        if free.isEmpty { makePiece() }
        return free.removeLast()
    }

    private static func makePiece() {
        // Each begins a line of the cache: what is asked for all the time is one line.
        let stride = (MemoryLayout<LayoutRecord>.stride + 63) & ~63
        let piece = UnsafeMutableRawPointer.allocate(byteCount: pieceSize * stride, alignment: 64)
        for index in (0..<pieceSize).reversed() {
            let record = (piece + index * stride).bindMemory(to: LayoutRecord.self, capacity: 1)
            record.initialize(to: LayoutRecord())
            free.append(record)
        }
    }

    static func giveBack(_ record: UnsafeMutablePointer<LayoutRecord>) {
        record.pointee.rare?.letGo()
        record.pointee.bare.deallocate()
        let generation = record.pointee.generation &+ 1
        record.pointee = LayoutRecord()
        record.pointee.generation = generation
        lock.lock()
        free.append(record)
        lock.unlock()
    }
}
