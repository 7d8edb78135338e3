import AppleFoundation

/// Kana, Hangul or Bopomofo in an unbroken stretch of East Asian text tell which forms its Han characters take.
final class HanForms {
    private let text: UnsafeBufferPointer<UInt16>
    private let start: Int
    private let end: Int
    /// The stretch last looked at.
    private var stretch = 0..<0
    private var found: FontFallback.HanForm?

    init(text: UnsafeBufferPointer<UInt16>, start: Int, end: Int) {
        self.text = text
        self.start = start
        self.end = end
    }

    func form(at position: Int) -> FontFallback.HanForm? {
        if stretch.contains(position) { return found }
        var lower = position
        while lower > start, HanForms.isEastAsian(text[lower - 1]) { lower -= 1 }
        var upper = position + 1
        while upper < end, HanForms.isEastAsian(text[upper]) { upper += 1 }
        stretch = lower..<upper
        found = nil
        for index in stretch {
            if let form = HanForms.form(of: text[index]) {
                found = form
                break
            }
        }
        return found
    }

    private static func isEastAsian(_ unit: UInt16) -> Bool {
        unit >= 0x2E80 && (unit < 0xE000 || (unit >= 0xF900 && unit <= 0xFFEF))
    }

    private static func form(of unit: UInt16) -> FontFallback.HanForm? {
        if unit >= 0x3041 && unit <= 0x30FF { return unit == 0x30FB ? nil : .japanese }
        if unit >= 0xAC00 && unit <= 0xD7A3 { return .korean }
        if unit >= 0x3105 && unit <= 0x312F { return .traditionalChinese }
        return nil
    }
}
