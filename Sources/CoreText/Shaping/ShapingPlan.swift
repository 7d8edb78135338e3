import AppleFoundation
import CHarfBuzz

/// A typeface with a set of OpenType features: everything about shaping that does not depend on the size.
///
/// For everyday Latin text it also keeps, for every two neighbours, how far the first one advances (kerning included).
/// HarfBuzz fills each cell once; after that a label's width is a sum of table cells.
final class ShapingPlan {
    let typeface: Typeface
    let features: [hb_feature_t]
    let featuresWithoutLigatures: [hb_feature_t]
    let unitsPerEm: Float
    let pairs: PairAdvances?
    /// Of one of our own fonts, as it is.
    let kerning: PairKerning?

    private struct Key: Hashable {
        let typeface: UInt16
        let features: [Font.Feature]
    }
    private static let plans = UnderTextLock<[Key: ShapingPlan]>([:])

    static func plan(_ typeface: Typeface, _ features: [Font.Feature]) -> ShapingPlan {
        let key = Key(typeface: typeface.id, features: features)
        if let known = plans.value[key] { return known }
        let made = ShapingPlan(typeface, features)
        plans.value[key] = made
        return made
    }

    private init(_ typeface: Typeface, _ asked: [Font.Feature]) {
        self.typeface = typeface
        unitsPerEm = Float(typeface.unitsPerEm)
        func feature(_ tag: UInt32, _ value: UInt32) -> hb_feature_t {
            hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
        }
        var all: [hb_feature_t] = []
        // Inter swaps arrows, colons and the x between digits by context, which the system font of iOS does not.
        let isInter = typeface.file.name(1)?.hasPrefix("Inter") == true
        if isInter, !asked.contains(where: { $0.tag == openTypeTag("calt") }) { all.append(feature(openTypeTag("calt"), 0)) }
        for one in asked { all.append(feature(one.tag, one.value)) }
        features = all
        featuresWithoutLigatures = all + [feature(openTypeTag("liga"), 0), feature(openTypeTag("clig"), 0)]
        kerning = asked.isEmpty && typeface.file.isOurs ? PairKerning(typeface) : nil
        let isSafe = kerning != nil || PairAdvances.isSafe(typeface, contextOff: isInter)
        pairs = isSafe ? PairAdvances(typeface) : nil
    }
}

/// Advances of pairs of everyday Latin characters, in font units.
final class PairAdvances {
    /// ASCII from the space on, Latin-1, and the punctuation of good typography; slot 0 is "nothing".
    static let slotCount = 208
    static let noSlot: UInt8 = 0
    /// A pair that HarfBuzz forms in a way a table cannot hold.
    static let complex = Int16.min
    static let unknown: Int16 = 0

    private let cells: UnsafeMutablePointer<Int16>
    let glyphs: UnsafeMutablePointer<UInt16>
    /// One for each slot whose character the font has.
    private let covered: UnsafeMutablePointer<UInt8>

    init(_ typeface: Typeface) {
        cells = calloc(PairAdvances.slotCount * PairAdvances.slotCount, 2)!.assumingMemoryBound(to: Int16.self)
        glyphs = calloc(PairAdvances.slotCount, 2)!.assumingMemoryBound(to: UInt16.self)
        covered = calloc(PairAdvances.slotCount, 1)!.assumingMemoryBound(to: UInt8.self)
        for slot in 1...UInt8(200) where slot != 109 {
            covered[Int(slot)] = typeface.glyph(for: UInt32(PairAdvances.unit(slot: slot))) != 0 ? 1 : 0
        }
    }

    deinit {
        free(cells)
        free(glyphs)
        free(covered)
    }

    /// Advance plus one, so that fresh memory means unknown; `next` is `noSlot` at the end.
    @inline(__always)
    func cell(_ first: UInt8, _ next: UInt8) -> Int16 { cells[Int(first) * PairAdvances.slotCount + Int(next)] }

    @inline(__always)
    func covers(_ unit: UInt16) -> Bool { covered[Int(PairAdvances.slot(unit))] != 0 }

    func set(_ first: UInt8, _ next: UInt8, _ value: Int16) { cells[Int(first) * PairAdvances.slotCount + Int(next)] = value }

    @inline(__always)
    static func slot(ascii byte: UInt8) -> UInt8 { byte >= 0x20 && byte < 0x7F ? byte - 0x1F : noSlot }

    @inline(__always)
    static func slot(_ unit: UInt16) -> UInt8 {
        if unit >= 0x20 && unit < 0x7F { return UInt8(unit - 0x1F) }
        return rareSlot(unit)
    }

    private static func rareSlot(_ unit: UInt16) -> UInt8 {
        if unit >= 0xA0 && unit <= 0xFF && unit != 0xAD { return UInt8(unit - 0xA0) + 96 }
        switch unit {
        case 0x2013: return 192
        case 0x2014: return 193
        case 0x2018: return 194
        case 0x2019: return 195
        case 0x201C: return 196
        case 0x201D: return 197
        case 0x2022: return 198
        case 0x2026: return 199
        case 0x20AC: return 200
        default: return noSlot
        }
    }

    static func unit(slot: UInt8) -> UInt16 {
        if slot < 96 { return UInt16(slot) + 0x1F }
        if slot < 192 { return UInt16(slot) - 96 + 0xA0 }
        let punctuation: [UInt16] = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC]
        return punctuation[Int(slot) - 192]
    }

    /// False for fonts whose glyphs depend on more than the neighbour.
    static func isSafe(_ typeface: Typeface, contextOff: Bool) -> Bool {
        if typeface.isColor || typeface.unitsPerEm > 8192 { return false }
        let found = latinFeatures(typeface.file.face)
        let contextual = ["calt", "rclt", "clig"].map(openTypeTag)
        return contextual.allSatisfy { !found.contains($0) || (contextOff && $0 == openTypeTag("calt")) }
    }

    /// Substitutions for Latin text: what a font does for scripts that join their letters doesn't touch it.
    private static func latinFeatures(_ face: OpaquePointer?) -> Set<hb_tag_t> {
        let table = openTypeTag("GSUB")
        let scripts = ["latn", "DFLT", "dflt"].map(openTypeTag)
        var found: Set<hb_tag_t> = []
        for script in scripts {
            var index: UInt32 = 0
            guard hb_ot_layout_table_find_script(face, table, script, &index) != 0 else { continue }
            var tags = [hb_tag_t](repeating: 0, count: 128)
            var count = UInt32(tags.count)
            let language = UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)
            hb_ot_layout_language_get_feature_tags(face, table, index, language, 0, &count, &tags)
            found.formUnion(tags.prefix(Int(count)))
        }
        return found
    }
}
