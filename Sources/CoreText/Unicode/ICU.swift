import AppleFoundation
import _FoundationICU

/// The one door to the Unicode library that comes with the Swift toolchain. Locales are named here, never taken from the system.
enum ICU {
    enum Breaks { case character, word, line, sentence }

    private struct IteratorKey: Hashable {
        let kind: Breaks
        let locale: String
    }
    private static let iterators = UnderTextLock<[IteratorKey: OpaquePointer?]>([:])
    private static let bidi = UnderTextLock<OpaquePointer?>(nil)

    private static func iterator(_ kind: Breaks, locale: String) -> OpaquePointer? {
        let key = IteratorKey(kind: kind, locale: locale)
        if let known = iterators.value[key] { return known }
        let type: UBreakIteratorType
        switch kind {
        case .character: type = UBRK_CHARACTER
        case .word: type = UBRK_WORD
        case .line: type = UBRK_LINE
        case .sentence: type = UBRK_SENTENCE
        }
        var status = U_ZERO_ERROR
        let made: OpaquePointer? = swift_ubrk_open(type, locale, nil, 0, &status)
        iterators.value[key] = .some(status.rawValue <= 0 ? made : nil)
        return iterators.value[key]!
    }

    /// Calls `body` with each boundary but the first, in order.
    static func forEachBoundary(
        _ kind: Breaks, in text: UnsafeBufferPointer<UInt16>, locale: String = "en", _ body: (Int) -> Void
    ) {
        guard !text.isEmpty, let iterator = iterator(kind, locale: locale) else { return }
        var status = U_ZERO_ERROR
        swift_ubrk_setText(iterator, text.baseAddress, Int32(text.count), &status)
        guard status.rawValue <= 0 else { return }
        _ = swift_ubrk_first(iterator)
        while true {
            let position = swift_ubrk_next(iterator)
            if position < 0 { break }
            body(Int(position))
        }
    }

    /// The word around `index`: the segment between two word boundaries.
    static func segment(_ kind: Breaks, in text: UnsafeBufferPointer<UInt16>, around index: Int) -> Range<Int> {
        guard !text.isEmpty, let iterator = iterator(kind, locale: "en") else { return 0..<0 }
        var status = U_ZERO_ERROR
        swift_ubrk_setText(iterator, text.baseAddress, Int32(text.count), &status)
        guard status.rawValue <= 0 else { return 0..<text.count }
        let position = Int32(min(max(index, 0), text.count - 1))
        let end = swift_ubrk_following(iterator, position)
        let start = swift_ubrk_previous(iterator)
        return Int(max(0, start))..<(end < 0 ? text.count : Int(end))
    }

    /// The embedding level of each unit, and the paragraph's own. `base`: 0, 1, or nil for the first strong character.
    static func levels(
        of text: UnsafeBufferPointer<UInt16>, base: UInt8?, fallback: UInt8
    ) -> (levels: [UInt8], base: UInt8) {
        guard !text.isEmpty else { return ([], base ?? fallback) }
        if bidi.value == nil { bidi.value = swift_ubidi_open() }
        var status = U_ZERO_ERROR
        let asked: UInt8 = base ?? (fallback == 1 ? 0xFF : 0xFE)
        swift_ubidi_setPara(bidi.value, text.baseAddress, Int32(text.count), asked, nil, &status)
        guard status.rawValue <= 0, let found = swift_ubidi_getLevels(bidi.value, &status), status.rawValue <= 0 else {
            return ([UInt8](repeating: base ?? fallback, count: text.count), base ?? fallback)
        }
        return (Array(UnsafeBufferPointer(start: found, count: text.count)), swift_ubidi_getParaLevel(bidi.value))
    }

    static func script(of scalar: UInt32) -> Int32 {
        var status = U_ZERO_ERROR
        return Int32(
            bitPattern: UInt32(bitPattern: Int32(swift_uscript_getScript(Int32(bitPattern: scalar), &status).rawValue)))
    }

    static let common = Int32(USCRIPT_COMMON.rawValue)
    static let unknown = Int32(USCRIPT_UNKNOWN.rawValue)
    static let inherited = Int32(USCRIPT_INHERITED.rawValue)
    static let latin = Int32(USCRIPT_LATIN.rawValue)
    static let han = Int32(USCRIPT_HAN.rawValue)
    static let hiragana = Int32(USCRIPT_HIRAGANA.rawValue)
    static let katakana = Int32(USCRIPT_KATAKANA.rawValue)
    static let hangul = Int32(USCRIPT_HANGUL.rawValue)
    static let bopomofo = Int32(USCRIPT_BOPOMOFO.rawValue)

    /// "Latn"
    static func shortName(ofScript script: Int32) -> String {
        swift_uscript_getShortName(UScriptCode(rawValue: script)).map { String(cString: $0) } ?? "Zyyy"
    }

    /// "Canadian_Aboriginal"
    static func longName(ofScript script: Int32) -> String {
        swift_uscript_getName(UScriptCode(rawValue: script)).map { String(cString: $0) } ?? "Common"
    }
}
