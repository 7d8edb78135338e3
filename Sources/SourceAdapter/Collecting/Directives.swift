/// What comments tell the adapter: `// allium:keep` on a line, or alone above it, and `// allium:ignore-file`.
struct Directives {
    var keptLines: [Int] = []
    var ignoresFile = false

    init(_ source: SourceBytes) {
        let marker: [UInt8] = Array("// allium:".utf8)
        source.bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            var line = 1
            var lineIsBlankSoFar = true
            while index < bytes.count {
                let byte = bytes[index]
                if byte == 10 {
                    line += 1
                    lineIsBlankSoFar = true
                } else if byte == marker[0], Self.matches(bytes, at: index, marker) {
                    let rest = bytes[(index + marker.count)...].prefix { $0 > 32 }
                    switch String(decoding: rest, as: UTF8.self) {
                    case "keep": keptLines.append(lineIsBlankSoFar ? line + 1 : line)
                    case "ignore-file": ignoresFile = true
                    default: break
                    }
                } else if byte != 32, byte != 9 {
                    lineIsBlankSoFar = false
                }
                index += 1
            }
        }
    }

    private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ marker: [UInt8]) -> Bool {
        guard index + marker.count <= bytes.count else { return false }
        for offset in marker.indices where bytes[index + offset] != marker[offset] { return false }
        return true
    }
}
