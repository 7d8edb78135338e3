/// The modules that a file's import lines name, found without parsing. A line too many does no harm.
enum ImportScan {
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

    static func modules(in bytes: [UInt8]) -> Set<String> {
        var modules: Set<String> = []
        let word: [UInt8] = Array("import".utf8)
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index + word.count < bytes.count {
                guard bytes[index] == word[0], matches(bytes, index, word), index == 0 || !isName(bytes[index - 1]),
                    !isName(bytes[index + word.count])
                else {
                    index += 1
                    continue
                }
                index += word.count
                var name = nextName(bytes, &index)
                if kinds.contains(name) { name = nextName(bytes, &index) }
                if !name.isEmpty { modules.insert(name) }
            }
        }
        return modules
    }

    private static func nextName(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> String {
        while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
        let start = index
        while index < bytes.count, isName(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ word: [UInt8]) -> Bool {
        for offset in word.indices where bytes[index + offset] != word[offset] { return false }
        return true
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte == 95 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte >= 128
    }
}
