/// Damaged copies of texts, the same ones for the same seed: numbers that no file means, names that lead away, pieces twice, missing or
/// elsewhere.
public struct Mutations {
    private var state: UInt64
    private let words: [String]

    public init(seed: UInt64, words: [String]) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        self.words = words
    }

    public static let numbers = [
        "0", "-1", "1e30", "1e300", "-1e300", "nan", "inf", "-inf", "1e-300", "0.5", "9223372036854775807",
        "9223372036854775808",
        "4294967296", "99999999999999999999999999", "2147483648", "1e18", "",
    ]

    public mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(1, limit)))
    }

    public mutating func pick<Element>(_ list: [Element]) -> Element { list[next(list.count)] }

    /// One to six changes.
    public mutating func damage(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...next(6) where !bytes.isEmpty { change(&bytes) }
        return String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let start = next(bytes.count)
        let end = min(bytes.count, start + 1 + next(40))
        switch next(8) {
        case 0, 1, 2: replaceNumber(&bytes, from: start)
        case 3: bytes.replaceSubrange(start..<start, with: Array(pick(words).utf8))
        case 4: bytes.replaceSubrange(start..<end, with: Array(pick(words).utf8))
        case 5:
            let piece = Array(bytes[start..<end])
            for _ in 0...next(10) { bytes.insert(contentsOf: piece, at: next(bytes.count)) }
        case 6: bytes.removeSubrange(start..<end)
        default: bytes[start] = UInt8(next(256))
        }
    }

    private mutating func replaceNumber(_ bytes: inout [UInt8], from start: Int) {
        func isPart(_ byte: UInt8) -> Bool { (48...57).contains(byte) || byte == 46 || byte == 45 }
        guard let first = bytes[start...].firstIndex(where: isPart) ?? bytes.firstIndex(where: isPart) else { return }
        let last = bytes[first...].firstIndex { !isPart($0) } ?? bytes.count
        bytes.replaceSubrange(first..<last, with: Array(pick(Self.numbers).utf8))
    }
}
