import AppleFoundation
import CHarfBuzz

/// Cuts a paragraph into items of one style, direction, script and typeface.
struct Itemizer {
    let text: UnsafeBufferPointer<UInt16>
    let styled: StyledText
    /// One level per unit from `start`; empty when all is left to right.
    let levels: [UInt8]
    let start: Int
    let end: Int

    private static let scripts = UnderTextLock<[Int32: UInt32]>([:])
    private static let latin: UInt32 = HB_SCRIPT_LATIN.rawValue
    private static let unset = Int32.min

    private let hanForms: HanForms

    init(text: UnsafeBufferPointer<UInt16>, styled: StyledText, levels: [UInt8], start: Int, end: Int) {
        self.text = text
        self.styled = styled
        self.levels = levels
        self.start = start
        self.end = end
        hanForms = HanForms(text: text, start: start, end: end)
    }

    func forEachItem(_ body: (Shaper.Item?, Special?) -> Void) {
        var position = start
        while position < end {
            let styleIndex = styled.runIndex(at: position)
            let styleEnd = min(end, styled.runs[styleIndex].end)
            let style = styled.runs[styleIndex].style
            itemize(position..<max(styleEnd, position + 1), style, styleIndex, body)
            position = max(styleEnd, position + 1)
        }
    }

    /// Tabs, attachments and what is hidden, which no font draws.
    struct Special {
        var kind: ShapedRun.Kind
        var position: Int
        var level: UInt8
        var styleIndex: Int
    }

    private func level(_ index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index - start] }

    private func itemize(
        _ range: Range<Int>, _ style: TextStyle, _ styleIndex: Int, _ body: (Shaper.Item?, Special?) -> Void
    ) {
        let values = style.rare?.values
        let font = style.font
        let own = font.plan
        let kern = Float(values?.kern ?? 0) + Float(values?.tracking ?? 0)
        let ligatures = (values?.usesLigatures ?? true) && (values?.kern ?? 0) == 0 && (values?.tracking ?? 0) == 0
        let form = values?.language.flatMap { FontFallback.HanForm(language: $0) }

        if values?.isHidden == true {
            for position in range {
                body(nil, Special(kind: .hidden, position: position, level: level(position), styleIndex: styleIndex))
            }
            return
        }
        if isEveryday(range, own) {
            body(
                Shaper.Item(
                    start: range.lowerBound, end: range.upperBound, level: level(range.lowerBound), styleIndex: styleIndex,
                    plan: own,
                    script: Itemizer.latin, pointSize: Float(font.pointSize),
                    skew: Float(font.syntheticSkew) + Float(values?.obliqueness ?? 0), stretch: values?.stretch ?? 1,
                    spacing: kern + Float(font.tracking), usesLigatures: ligatures, language: values?.language), nil)
            return
        }

        var itemStart = range.lowerBound
        var itemPlan = own
        var itemScript = Itemizer.unset
        var itemLevel = level(range.lowerBound)

        func flush(_ position: Int) {
            guard position > itemStart else { return }
            let isOwn = itemPlan === own
            body(
                Shaper.Item(
                    start: itemStart, end: position, level: itemLevel, styleIndex: styleIndex, plan: itemPlan,
                    script: itemScript == Itemizer.unset ? Itemizer.latin : Itemizer.harfBuzzScript(itemScript),
                    pointSize: Float(font.pointSize),
                    skew: (isOwn ? Float(font.syntheticSkew) : 0) + Float(values?.obliqueness ?? 0),
                    stretch: values?.stretch ?? 1,
                    spacing: kern + (isOwn ? Float(font.tracking) : 0), usesLigatures: ligatures, language: values?.language),
                nil)
            itemStart = position
        }

        var position = range.lowerBound
        while position < range.upperBound {
            let unit = text[position]
            if unit == 0x09 || (unit == 0xFFFC && values?.attachment != nil) {
                flush(position)
                body(
                    nil,
                    Special(
                        kind: unit == 0x09 ? .tab : .attachment, position: position, level: level(position),
                        styleIndex: styleIndex))
                position += 1
                itemStart = position
                itemScript = Itemizer.unset
                itemPlan = own
                if position < range.upperBound { itemLevel = level(position) }
                continue
            }
            if level(position) != itemLevel {
                flush(position)
                itemLevel = level(position)
            }
            if let emojiEnd = emojiEnd(position, range.upperBound, own), let face = FontFallback.emoji() {
                let plan = face.plainPlan
                if itemPlan !== plan {
                    flush(position)
                    itemPlan = plan
                }
                itemScript = Itemizer.unset
                position = min(emojiEnd, range.upperBound)
                continue
            }
            let (scalar, length) = UTF16Scanning.scalar(text, position, end: range.upperBound)
            if position > itemStart, UTF16Scanning.followsItsBase(scalar),
                itemPlan !== own || own.typeface.glyph(for: scalar) != 0 || scalar > 0x36F
            {
                position += length
                continue
            }
            var script = ICU.latin
            if scalar >= 0x80 || !Itemizer.isLatinLetter(scalar) { script = ICU.script(of: scalar) }
            if script == ICU.common || script == ICU.inherited { script = itemScript }
            let plan = choosePlan(scalar, position, range, own, itemPlan, itemStart, font, form)
            let changesScript = itemScript != Itemizer.unset && script != itemScript
            if plan !== itemPlan || changesScript {
                flush(position)
                if plan !== itemPlan, script == itemScript, !Itemizer.isStrong(scalar) { script = Itemizer.unset }
                itemPlan = plan
            }
            itemScript = script
            position += length
        }
        flush(range.upperBound)
    }

    /// Latin text that the font has, all in one direction: nothing to cut.
    private func isEveryday(_ range: Range<Int>, _ own: ShapingPlan) -> Bool {
        guard let pairs = own.pairs else { return false }
        for index in range where !pairs.covers(text[index]) { return false }
        if levels.isEmpty { return true }
        let first = level(range.lowerBound)
        return range.allSatisfy { level($0) == first }
    }

    private func emojiEnd(_ position: Int, _ end: Int, _ own: ShapingPlan) -> Int? {
        let unit = text[position]
        // Digits and # start a sequence only before a keycap.
        if unit < 0xA9 {
            guard position + 1 < end, text[position + 1] >= 0x20E3 else { return nil }
        }
        return EmojiScanner.sequenceEnd(text, at: position, end: end) { own.typeface.glyph(for: $0) != 0 }
    }

    private func choosePlan(
        _ scalar: UInt32, _ position: Int, _ range: Range<Int>, _ own: ShapingPlan, _ current: ShapingPlan, _ itemStart: Int,
        _ font: Font, _ form: FontFallback.HanForm?
    ) -> ShapingPlan {
        // Spaces and ends of lines stay with the run they follow when that has them.
        if scalar <= 0x20 || scalar == 0xA0 {
            if position == itemStart || current.typeface.isColor { return own }
            return current.typeface.glyph(for: 0x20) != 0 ? current : own
        }
        if own.typeface.glyph(for: scalar) != 0 { return own }
        let han = form ?? (scalar >= 0x2E80 ? hanForms.form(at: position) : nil) ?? FontFallback.defaultHanForm
        guard let face = FontFallback.typeface(for: scalar, weight: font.weight, han: han) else {
            return position == itemStart ? own : current
        }
        return face.plainPlan
    }

    private static func isLatinLetter(_ scalar: UInt32) -> Bool {
        let folded = scalar | 0x20
        return folded >= 0x61 && folded <= 0x7A
    }

    private static func isStrong(_ scalar: UInt32) -> Bool {
        let script = ICU.script(of: scalar)
        return script != ICU.common && script != ICU.inherited
    }

    static func harfBuzzScript(_ script: Int32) -> UInt32 {
        if let known = scripts.value[script] { return known }
        let name = ICU.shortName(ofScript: script)
        let made: UInt32 = hb_script_from_string(name, -1).rawValue
        scripts.value[script] = made
        return made
    }
}
