import AppleFoundation

/// A file of sections, read where it lies: the system brings the pages that are looked at, and no others.
///
/// After the magic come the number of sections, then for each its offset and its length, all little endian. Whoever reads a section
/// checks the numbers in it before it goes by them.
package final class WorldSections: @unchecked Sendable {
    private let bytes: UnsafeRawBufferPointer
    private let isMapped: Bool
    private var ranges: [Range<Int>] = []

    /// Nil for a file that is missing, or broken on the outside.
    init?(path: String, magic: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size > 0,
            let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
        else { return nil }
        (bytes, isMapped) = (UnsafeRawBufferPointer(start: start, count: Int(status.st_size)), true)
        guard readRanges(magic) else { return nil }
    }

    init?(_ copied: [UInt8], magic: String) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(copied.count, 1), alignment: 16)
        memory.copyBytes(from: copied)
        (bytes, isMapped) = (UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<copied.count]), false)
        guard readRanges(magic) else { return nil }
    }

    deinit {
        guard let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress) else { return }
        if isMapped { munmap(start, bytes.count) } else { start.deallocate() }
    }

    private func readRanges(_ magic: String) -> Bool {
        guard bytes.count >= 16, bytes.starts(with: magic.utf8) else { return false }
        let count = Int(bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
        guard count <= 64, bytes.count >= 16 + 8 * count else { return false }
        for index in 0..<count {
            let offset = Int(bytes.loadUnaligned(fromByteOffset: 16 + 8 * index, as: UInt32.self))
            let length = Int(bytes.loadUnaligned(fromByteOffset: 20 + 8 * index, as: UInt32.self))
            guard offset % 8 == 0, offset + length <= bytes.count else { return false }
            ranges.append(offset..<offset + length)
        }
        return true
    }

    /// The numbers or records of a section: nil where it is missing, or has a part of one at its end. They live as long as this.
    func section<Element>(_ index: Int, of type: Element.Type) -> UnsafeBufferPointer<Element>? {
        guard ranges.indices.contains(index), ranges[index].count % MemoryLayout<Element>.stride == 0 else { return nil }
        return UnsafeRawBufferPointer(rebasing: bytes[ranges[index]]).bindMemory(to: Element.self)
    }

    /// A text of the pool, which is the last section; what lies outside is empty.
    func text(_ offset: UInt32, _ length: UInt32) -> String {
        guard let bytes = textBytes(offset, length) else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }

    func textBytes(_ offset: UInt32, _ length: UInt32) -> UnsafeRawBufferPointer? {
        guard let pool = ranges.last, Int(offset) + Int(length) <= pool.count else { return nil }
        let start = pool.lowerBound + Int(offset)
        return UnsafeRawBufferPointer(rebasing: bytes[start..<start + Int(length)])
    }

    /// Up to four letters in a number.
    static func letters(_ number: UInt32) -> String {
        withUnsafeBytes(of: number.littleEndian) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
