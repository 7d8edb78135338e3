/// Finds the orientation tag in a JPEG's EXIF segment.
enum ExifOrientation {
    /// Nil when there is none or it makes no sense.
    static func read(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            // Pixels start here: metadata is over.
            if marker == 0xDA || marker == 0xD9 { return nil }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            let content = (offset + 4)..<min(offset + 2 + max(length, 2), bytes.count)
            if marker == 0xE1, let found = orientation(UnsafeRawBufferPointer(rebasing: bytes[content])) { return found }
            offset += 2 + max(length, 2)
        }
        return nil
    }

    private static func orientation(_ segment: UnsafeRawBufferPointer) -> Int? {
        let mark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
        guard segment.count >= 14, segment.prefix(6).elementsEqual(mark) else { return nil }
        let tiff = UnsafeRawBufferPointer(rebasing: segment[6...])
        let isLittle = tiff[0] == 0x49
        func number(_ offset: Int, _ size: Int) -> Int? {
            guard offset >= 0, offset + size <= tiff.count else { return nil }
            var value = 0
            for index in 0..<size {
                value = value << 8 | Int(tiff[offset + (isLittle ? size - 1 - index : index)])
            }
            return value
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            guard tag == 0x0112 else { continue }
            guard let value = number(entry + 8, 2), (1...8).contains(value) else { return nil }
            return value
        }
        return nil
    }
}
