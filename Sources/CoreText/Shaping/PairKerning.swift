import AppleFoundation
import CHarfBuzz

/// How letters of our own fonts move towards each other, read where it lies in the font.
///
/// HarfBuzz checks a table as a whole before it reads a number of it, and goes through all rules of a font for every letter, which together
/// is most of what a program's first text costs. Our own fonts say it in one rule: pair by pair for some letters, by classes for all others,
/// and how each number goes with the weight. Whatever says more is HarfBuzz's.
final class PairKerning {
    private let positions: FontTable
    private let definitions: FontTable
    /// Where the two parts of the rule begin, and the store of what goes with the weight.
    private let pairs: Int
    private let classes: Int
    private let store: Int
    /// How much of each region of the design space counts at this weight.
    private let shares: [Float]

    /// Nil where the font isn't made so.
    init?(_ typeface: Typeface) {
        positions = FontTable(typeface.file.face, "GPOS")
        definitions = FontTable(typeface.file.face, "GDEF")
        store = definitions.long(14)
        guard let parts = PairKerning.parts(of: positions), definitions.word(2) >= 3, store > 0, definitions.word(store) == 1
        else { return nil }
        (pairs, classes) = parts
        shares = PairKerning.shares(definitions, store + definitions.long(store + 2), typeface.font)
    }

    /// What is added to the advance of the first of two glyphs, in units of the font.
    func value(_ first: UInt16, _ next: UInt16) -> Int32 {
        if let index = positions.index(of: first, coverage: pairs + positions.word(pairs + 2)) {
            let set = pairs + positions.word(pairs + 10 + index * 2)
            let found = positions.search(positions.word(set)) { positions.word(set + 2 + $0 * 6) - Int(next) }
            if let found { return value(at: set + 4 + found * 6, from: set) }
        }
        guard positions.index(of: first, coverage: classes + positions.word(classes + 2)) != nil else { return 0 }
        let row = positions.kind(of: first, in: classes + positions.word(classes + 8))
        let column = positions.kind(of: next, in: classes + positions.word(classes + 10))
        let (rows, columns) = (positions.word(classes + 12), positions.word(classes + 14))
        guard row < rows, column < columns else { return 0 }
        return value(at: classes + 16 + (row * columns + column) * 4, from: classes)
    }

    /// The number itself, and what is added at this weight.
    private func value(at place: Int, from start: Int) -> Int32 {
        let own = Int32(positions.signed(place))
        let device = positions.word(place + 2)
        guard device > 0, positions.word(start + device + 4) == 0x8000 else { return own }
        let (outer, inner) = (positions.word(start + device), positions.word(start + device + 2))
        guard outer < definitions.word(store + 6) else { return own }
        let data = store + definitions.long(store + 8 + outer * 4)
        let (count, wide, regions) = (definitions.word(data), definitions.word(data + 2), definitions.word(data + 4))
        guard inner < count, wide <= regions else { return own }
        let row = data + 6 + regions * 2 + inner * (wide + regions)
        var sum: Float = 0
        for index in 0..<regions {
            let region = definitions.word(data + 6 + index * 2)
            let delta = index < wide ? definitions.signed(row + index * 2) : definitions.signedByte(row + wide + index)
            if region < shares.count { sum += shares[region] * Float(delta) }
        }
        return own + Int32(sum.rounded())
    }

    /// One rule of kerning, in two parts that widen the first glyph alone.
    private static func parts(of table: FontTable) -> (pairs: Int, classes: Int)? {
        let (features, lookups) = (table.word(6), table.word(8))
        guard table.word(0) == 1, table.word(2) == 0, lookups > 0 else { return nil }
        var rule: Int?
        for index in 0..<table.word(features) {
            let record = features + 2 + index * 6
            let feature = features + table.word(record + 4)
            guard table.long(record) == Int(openTypeTag("kern")) else { continue }
            guard table.word(feature + 2) == 1, rule == nil || rule == table.word(feature + 4) else { return nil }
            rule = table.word(feature + 4)
        }
        guard let rule, rule < table.word(lookups) else { return nil }
        let lookup = lookups + table.word(lookups + 2 + rule * 2)
        // Marks may be passed over; base letters and ligatures may not.
        guard table.word(lookup + 2) & ~9 == 0, table.word(lookup + 4) == 2 else { return nil }
        var found: [Int] = []
        for index in 0..<2 {
            var part = lookup + table.word(lookup + 6 + index * 2)
            var kind = table.word(lookup)
            if kind == 9 {
                kind = table.word(part + 2)
                part += table.long(part + 4)
            }
            guard kind == 2, table.word(part) == index + 1, table.word(part + 4) == 0x44, table.word(part + 6) == 0 else {
                return nil
            }
            found.append(part)
        }
        return (found[0], found[1])
    }

    private static func shares(_ table: FontTable, _ list: Int, _ font: OpaquePointer) -> [Float] {
        var count: UInt32 = 0
        let coordinates = hb_font_get_var_coords_normalized(font, &count)
        let axes = table.word(list)
        return (0..<table.word(list + 2)).map { region in
            var share: Float = 1
            for axis in 0..<axes {
                let place = list + 4 + (region * axes + axis) * 6
                let (start, peak, end) = (table.signed(place), table.signed(place + 2), table.signed(place + 4))
                let here = axis < Int(count) ? Int(coordinates?[axis] ?? 0) : 0
                if start > peak || peak > end || start < 0 && end > 0 || peak == 0 || here == peak { continue }
                if here <= start || here >= end { return 0 }
                share *= here < peak ? Float(here - start) / Float(peak - start) : Float(end - here) / Float(end - peak)
            }
            return share
        }
    }
}

/// A table of a font, in which nothing lies beyond its end.
private final class FontTable {
    private let blob: OpaquePointer?
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ face: OpaquePointer, _ name: String) {
        blob = hb_face_reference_table(face, openTypeTag(name))
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        bytes = UnsafeBufferPointer(
            start: UnsafeRawPointer(data)?.assumingMemoryBound(to: UInt8.self), count: data == nil ? 0 : Int(length))
    }

    deinit { hb_blob_destroy(blob) }

    func word(_ place: Int) -> Int {
        place >= 0 && place + 1 < bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : 0
    }
    func long(_ place: Int) -> Int { word(place) << 16 | word(place + 2) }
    func signed(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: word(place))) }
    func signedByte(_ place: Int) -> Int { bytes.indices.contains(place) ? Int(Int8(bitPattern: bytes[place])) : 0 }

    /// Which of so many is it: `order` is less than zero for those before it.
    func search(_ count: Int, _ order: (Int) -> Int) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let found = order(middle)
            if found == 0 { return middle }
            if found < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// Of ranges in threes of words the one that holds a glyph.
    private func range(of glyph: Int, from start: Int) -> Int? {
        let found = search(word(start - 2)) { index in
            let place = start + index * 6
            return word(place) > glyph ? 1 : word(place + 2) < glyph ? -1 : 0
        }
        return found.map { start + $0 * 6 }
    }

    func index(of glyph: UInt16, coverage: Int) -> Int? {
        if word(coverage) == 1 { return search(word(coverage + 2)) { word(coverage + 4 + $0 * 2) - Int(glyph) } }
        return range(of: Int(glyph), from: coverage + 4).map { word($0 + 4) + Int(glyph) - word($0) }
    }

    func kind(of glyph: UInt16, in classes: Int) -> Int {
        if word(classes) == 1 {
            let index = Int(glyph) - word(classes + 2)
            return index >= 0 && index < word(classes + 4) ? word(classes + 6 + index * 2) : 0
        }
        return range(of: Int(glyph), from: classes + 4).map { word($0 + 4) } ?? 0
    }
}
