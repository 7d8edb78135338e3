import AppleFoundation
import CHarfBuzz

/// Turns stretches of text into glyphs with HarfBuzz.
enum Shaper {
    nonisolated(unsafe) static let buffer: OpaquePointer = hb_buffer_create()!
    private static let languages = UnderTextLock<[String: OpaquePointer]>([:])

    /// What decides how one item is shaped, besides its text.
    struct Item {
        var start: Int
        var end: Int
        var level: UInt8
        var styleIndex: Int
        var plan: ShapingPlan
        /// HarfBuzz' four-letter script.
        var script: UInt32
        var pointSize: Float
        var skew: Float
        /// Horizontal, of glyphs and advances alike.
        var stretch: Float = 1
        /// Added once to every cluster.
        var spacing: Float
        var usesLigatures: Bool
        var language: String?
    }

    static func shape(_ text: UnsafeBufferPointer<UInt16>, _ item: Item) -> ShapedRun {
        if let glyphs = glyphsFromPairs(text, item) { return run(item, glyphs) }
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(
            buffer, text.baseAddress, Int32(text.count), UInt32(item.start), Int32(item.end - item.start))
        hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script))
        hb_buffer_set_language(buffer, language(item.language))
        let features = item.usesLigatures ? item.plan.features : item.plan.featuresWithoutLigatures
        features.withUnsafeBufferPointer { list in
            hb_shape(item.plan.typeface.font, buffer, list.baseAddress, UInt32(list.count))
        }
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
        var glyphs = ContiguousArray<ShapedGlyph>()
        if let infos, let positions, count > 0 {
            let scale: Float = item.pointSize / item.plan.unitsPerEm
            glyphs.reserveCapacity(Int(count))
            for index in 0..<Int(count) {
                let info = infos[index]
                let position = positions[index]
                // The last glyph of a cluster in visual order carries the extra spacing.
                let endsCluster = index + 1 == Int(count) || infos[index + 1].cluster != info.cluster
                // A soft hyphen has no room, nor any beside it.
                let isSpaced = endsCluster && text[Int(info.cluster)] != 0xAD
                let advance: Float = Float(position.x_advance) * scale * item.stretch
                glyphs.append(
                    ShapedGlyph(
                        id: UInt16(truncatingIfNeeded: info.codepoint),
                        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
                        cluster: Int32(bitPattern: info.cluster), advance: isSpaced ? advance + item.spacing : advance,
                        dx: Float(position.x_offset) * scale * item.stretch, dy: Float(position.y_offset) * scale))
            }
        }
        return run(item, glyphs)
    }

    private static func run(_ item: Item, _ glyphs: ContiguousArray<ShapedGlyph>) -> ShapedRun {
        ShapedRun(
            kind: .glyphs, start: item.start, end: item.end, level: item.level, styleIndex: item.styleIndex, plan: item.plan,
            script: item.script, pointSize: item.pointSize, skew: item.skew, glyphs: glyphs)
    }

    /// Everyday Latin text from the table of pairs; nil when HarfBuzz has to be asked.
    private static func glyphsFromPairs(_ text: UnsafeBufferPointer<UInt16>, _ item: Item) -> ContiguousArray<ShapedGlyph>? {
        guard item.level & 1 == 0, let pairs = item.plan.pairs, item.language == nil || item.language == "en",
            item.end > item.start
        else { return nil }
        // A mark behind the item would change its last glyph.
        if item.end < text.count, text[item.end] >= 0x300, text[item.end] < 0x370 { return nil }
        let scale: Float = item.pointSize / item.plan.unitsPerEm * item.stretch
        var glyphs = ContiguousArray<ShapedGlyph>()
        glyphs.reserveCapacity(item.end - item.start)
        var slot = PairAdvances.slot(text[item.start])
        var kerned = false
        for index in item.start..<item.end {
            guard slot != PairAdvances.noSlot else { return nil }
            let next = index + 1 < item.end ? PairAdvances.slot(text[index + 1]) : PairAdvances.noSlot
            if index + 1 < item.end, next == PairAdvances.noSlot { return nil }
            func rest() -> [UInt8] { (index..<item.end).map { PairAdvances.slot(text[$0]) } }
            guard let units = SimpleText.advance(item.plan, pairs, slot, next, along: rest),
                let alone = SimpleText.advance(item.plan, pairs, slot, PairAdvances.noSlot, along: rest)
            else { return nil }
            glyphs.append(
                ShapedGlyph(
                    id: pairs.glyphs[Int(slot)], isUnsafeToBreak: kerned, cluster: Int32(truncatingIfNeeded: index),
                    advance: Float(units) * scale + item.spacing, dx: 0, dy: 0))
            kerned = units != alone
            slot = next
        }
        return glyphs
    }

    static func language(_ tag: String?) -> OpaquePointer? {
        let name = tag ?? "en"
        if let known = languages.value[name] { return known }
        guard let made = hb_language_from_string(name, -1) else { return nil }
        languages.value[name] = made
        return made
    }
}
