import AppleFoundation
import CHarfBuzz

/// Fills the cells of the table of pairs.
///
/// To ask HarfBuzz takes far longer than what it does for two letters. So all that a text needs is asked at once, its characters alone and its
/// pairs, with a character between them that no font has: nothing joins it, and what moves because of it is seen and asked again, alone.
extension Shaper {
    /// A noncharacter.
    private static let separator: UInt16 = 0xFFFF

    /// Fills the cells that a text needs and nobody has filled, up to its first character that the table doesn't know.
    static func fillPairs(_ plan: ShapingPlan, _ pairs: PairAdvances, along slots: [UInt8]) {
        let none = PairAdvances.noSlot
        // What waits for its value counts as known, so that nothing is asked for twice.
        func isNew(_ first: UInt8, _ next: UInt8) -> Bool {
            guard pairs.cell(first, next) == PairAdvances.unknown else { return false }
            pairs.set(first, next, PairAdvances.complex)
            return true
        }
        var alone: [UInt8] = []
        var double: [(first: UInt8, next: UInt8)] = []
        var last = none
        for slot in slots.prefix(while: { $0 != none }) {
            if isNew(slot, none) { alone.append(slot) }
            if last != none, isNew(last, slot) { double.append((last, slot)) }
            last = slot
        }
        if let kerning = plan.kerning { return fill(pairs, alone, double, plan.typeface, kerning) }
        // Where each character stands before a separator: behind another one, or else alone.
        var places = [Int](repeating: -1, count: PairAdvances.slotCount)
        var units: [UInt16] = []
        for pair in double {
            places[Int(pair.next)] = units.count + 1
            units += [PairAdvances.unit(slot: pair.first), PairAdvances.unit(slot: pair.next), separator]
        }
        for slot in alone where places[Int(slot)] < 0 {
            places[Int(slot)] = units.count
            units += [PairAdvances.unit(slot: slot), separator]
        }
        let placed = shapeUnits(units, plan)
        let typeface = plan.typeface
        let separatorAdvance = typeface.advance(of: 0)
        let range = 0..<Int32(Int16.max)
        // Where something was joined or taken apart nothing stands where it is looked for.
        let isWhole = placed.count == units.count

        /// Whether this glyph stands at a place, not moved, and as wide as that if it is told.
        func stands(_ glyph: UInt16, at place: Int, _ advance: Int32? = nil) -> Bool {
            let one = placed[place]
            guard one.glyph == glyph, one.cluster == UInt32(place), !one.isOffset else { return false }
            return advance.map { $0 == one.advance } ?? range.contains(one.advance)
        }
        for slot in alone {
            let place = places[Int(slot)]
            let glyph = typeface.glyph(for: UInt32(units[place]))
            let advance = typeface.advance(of: glyph)
            if isWhole, glyph != 0, range.contains(advance), stands(glyph, at: place, advance),
                stands(0, at: place + 1, separatorAdvance)
            {
                pairs.glyphs[Int(slot)] = glyph
                pairs.set(slot, none, Int16(advance + 1))
            } else {
                pairs.set(slot, none, measurePair(plan, pairs, slot, none))
            }
        }
        for (index, (first, next)) in double.enumerated() {
            let place = index * 3
            let second = pairs.cell(next, none)
            if isWhole, pairs.cell(first, none) != PairAdvances.complex, second != PairAdvances.complex,
                stands(pairs.glyphs[Int(first)], at: place),
                stands(pairs.glyphs[Int(next)], at: place + 1, Int32(second) - 1),
                stands(0, at: place + 2, separatorAdvance)
            {
                pairs.set(first, next, Int16(placed[place].advance + 1))
            } else {
                pairs.set(first, next, measurePair(plan, pairs, first, next))
            }
        }
    }

    private static func fill(
        _ pairs: PairAdvances, _ alone: [UInt8], _ double: [(first: UInt8, next: UInt8)], _ typeface: Typeface,
        _ kerning: PairKerning
    ) {
        func set(_ first: UInt8, _ next: UInt8, _ advance: Int32) {
            let isPlain = advance >= 0 && advance < Int32(Int16.max)
            pairs.set(first, next, isPlain ? Int16(advance + 1) : PairAdvances.complex)
        }
        let none = PairAdvances.noSlot
        for slot in alone {
            let glyph = typeface.glyph(for: UInt32(PairAdvances.unit(slot: slot)))
            pairs.glyphs[Int(slot)] = glyph
            set(slot, none, glyph == 0 ? -1 : typeface.advance(of: glyph))
        }
        for (first, next) in double {
            let own = pairs.cell(first, none)
            let isPlain = own != PairAdvances.complex && pairs.cell(next, none) != PairAdvances.complex
            let more = isPlain ? kerning.value(pairs.glyphs[Int(first)], pairs.glyphs[Int(next)]) : 0
            set(first, next, isPlain ? Int32(own) - 1 + more : -1)
        }
    }

    /// The advance of the character in `first` when the one in `next` follows, plus one; `PairAdvances.complex` when a table cannot say.
    static func measurePair(_ plan: ShapingPlan, _ pairs: PairAdvances, _ first: UInt8, _ next: UInt8) -> Int16 {
        var units: [UInt16] = [PairAdvances.unit(slot: first)]
        let glyph = plan.typeface.glyph(for: UInt32(units[0]))
        guard glyph != 0 else { return PairAdvances.complex }
        if next != PairAdvances.noSlot { units.append(PairAdvances.unit(slot: next)) }
        let shaped = shapeUnits(units, plan)
        let alone = units.count == 1 ? shaped : shapeUnits([units[0]], plan)
        guard shaped.count == units.count, alone.count == 1, shaped[0].glyph == alone[0].glyph, shaped[0].cluster == 0,
            shaped[0].advance >= 0, shaped[0].advance < Int32(Int16.max), !shaped[0].isOffset
        else { return PairAdvances.complex }
        if shaped.count == 2 {
            let second = shapeUnits([units[1]], plan)
            guard second.count == 1, shaped[1].glyph == second[0].glyph, shaped[1].advance == second[0].advance,
                !shaped[1].isOffset, second[0].glyph != 0
            else { return PairAdvances.complex }
        }
        pairs.glyphs[Int(first)] = alone[0].glyph
        return Int16(shaped[0].advance + 1)
    }

    private struct Placed {
        let glyph: UInt16
        let cluster: UInt32
        let advance: Int32
        let isOffset: Bool
    }

    private static func shapeUnits(_ units: [UInt16], _ plan: ShapingPlan) -> [Placed] {
        if units.isEmpty { return [] }
        hb_buffer_clear_contents(buffer)
        units.withUnsafeBufferPointer {
            hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, language(nil))
        plan.features.withUnsafeBufferPointer { list in
            hb_shape(plan.typeface.font, buffer, list.baseAddress, UInt32(list.count))
        }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            Placed(
                glyph: UInt16(truncatingIfNeeded: infos[index].codepoint), cluster: infos[index].cluster,
                advance: positions[index].x_advance,
                isOffset: positions[index].x_offset != 0 || positions[index].y_offset != 0)
        }
    }
}
