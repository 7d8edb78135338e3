import AppleFoundation
import CFreeType
import RasterKernels

/// A glyph as pixels: coverage, or premultiplied words for a colour glyph.
struct GlyphImage {
    var data: UnsafeMutableRawPointer?
    var width: Int32
    var height: Int32
    /// From the pen to the left column, and from the baseline up to the top row.
    var left: Int32
    var top: Int32
    var isColor: Bool

    static let empty = GlyphImage(data: nil, width: 0, height: 0, left: 0, top: 0, isColor: false)
}

/// Pixels of glyphs at the sizes and quarter-pixel positions that were drawn, within a fixed amount of memory.
enum GlyphCache {
    /// Larger glyphs are filled as paths.
    static let largestPixelSize: Double = 320
    private static let memoryLimit = 8 << 20

    @exclusivity(unchecked) nonisolated(unsafe) private static var table = Table()

    /// An open hash table in flat memory: a look-up for each glyph drawn has to be quick. Key 0 marks an empty place.
    private struct Table {
        private struct Place {
            var key: UInt64
            var image: GlyphImage
        }
        private var places: UnsafeMutablePointer<Place>
        private var mask = 255
        private(set) var count = 0
        var memory = 0

        init() { places = Table.makePlaces(256) }

        private static func makePlaces(_ count: Int) -> UnsafeMutablePointer<Place> {
            let places = UnsafeMutablePointer<Place>.allocate(capacity: count)
            places.initialize(repeating: Place(key: 0, image: .empty), count: count)
            return places
        }

        @inline(__always)
        private static func start(_ key: UInt64) -> Int {
            let product = key &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: product >> 32)
        }

        @inline(__always)
        func find(_ key: UInt64) -> GlyphImage? {
            var index = Table.start(key) & mask
            while places[index].key != key {
                if places[index].key == 0 { return nil }
                index = (index + 1) & mask
            }
            return places[index].image
        }

        mutating func insert(_ image: GlyphImage, _ key: UInt64) {
            if count * 2 > mask { grow() }
            put(image, key)
            count += 1
        }

        private func put(_ image: GlyphImage, _ key: UInt64) {
            var index = Table.start(key) & mask
            while places[index].key != 0 { index = (index + 1) & mask }
            places[index] = Place(key: key, image: image)
        }

        private mutating func grow() {
            let old = places
            let oldCount = mask + 1
            mask = oldCount * 2 - 1
            places = Table.makePlaces(oldCount * 2)
            for index in 0..<oldCount where old[index].key != 0 { put(old[index].image, old[index].key) }
            old.deallocate()
        }

        mutating func removeAll() {
            for index in 0...mask { free(places[index].image.data) }
            places.deallocate()
            self = Table()
        }
    }

    /// Typeface, glyph, size in 1/64 pixel, quarter-pixel position, and skew in 1/256.
    @inline(__always)
    static func key(_ typeface: UInt16, _ glyph: UInt16, size64: UInt32, phase: Int, skew: Int) -> UInt64 {
        var key: UInt64 = UInt64(typeface) << 48 | UInt64(glyph) << 32
        key |= UInt64(size64 & 0xF_FFFF) << 12
        key |= UInt64(phase & 3) << 10
        return key | UInt64(skew & 0x3FF)
    }

    static func image(_ typeface: Typeface, _ glyph: UInt16, size64: UInt32, phase: Int, skew: Float) -> GlyphImage {
        let steps = Int((max(-1.9, min(skew, 1.9)) * 256).rounded())
        let phase = typeface.isColor ? 0 : phase
        let key = key(typeface.id, glyph, size64: size64, phase: phase, skew: steps)
        if let known = table.find(key) { return known }
        return make(typeface, glyph, size64, phase, steps, key)
    }

    @inline(never)
    private static func make(
        _ typeface: Typeface, _ glyph: UInt16, _ size64: UInt32, _ phase: Int, _ steps: Int, _ key: UInt64
    ) -> GlyphImage {
        let made =
            typeface.isColor
            ? colorImage(typeface, glyph, size64) : outlineImage(typeface, glyph, size64, phase, Double(steps) / 256)
        let size = Int(made.width) * Int(made.height) * (made.isColor ? 4 : 1) + 64
        if table.memory + size > memoryLimit { removeAll() }
        table.memory += size
        table.insert(made, key)
        return made
    }

    static func removeAll() { table.removeAll() }

    private static func outlineImage(
        _ typeface: Typeface, _ glyph: UInt16, _ size64: UInt32, _ phase: Int, _ skew: Double
    ) -> GlyphImage {
        guard let face = typeface.freeTypeFace else { return .empty }
        if typeface.freeTypeSize != size64 {
            guard FT_Set_Char_Size(face, 0, FT_F26Dot6(size64), 72, 72) == 0 else { return .empty }
            typeface.freeTypeSize = size64
        }
        let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0, let slot = face.pointee.glyph else { return .empty }
        guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return .empty }
        if skew != 0 {
            var matrix = FT_Matrix(xx: 0x10000, xy: FT_Fixed(skew * 65_536), yx: 0, yy: 0x10000)
            FT_Outline_Transform(&slot.pointee.outline, &matrix)
        }
        if phase != 0 { FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 16), 0) }
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return .empty }
        let bitmap = slot.pointee.bitmap
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        // Rows of whole eights let the kernels go eight pixels at a time to the end.
        let padded = (width + 7) & ~7
        guard width > 0, height > 0, let source = bitmap.buffer, let data = calloc(height, padded) else { return .empty }
        for y in 0..<height { memcpy(data + y * padded, source + y * Int(bitmap.pitch), width) }
        return GlyphImage(
            data: data, width: Int32(padded), height: Int32(height), left: slot.pointee.bitmap_left,
            top: slot.pointee.bitmap_top,
            isColor: false)
    }

    /// The largest strike, averaged down to the size.
    private static func colorImage(_ typeface: Typeface, _ glyph: UInt16, _ size64: UInt32) -> GlyphImage {
        guard let face = typeface.freeTypeFace, face.pointee.num_fixed_sizes > 0 else { return .empty }
        if typeface.freeTypeSize != UInt32.max {
            guard FT_Select_Size(face, face.pointee.num_fixed_sizes - 1) == 0 else { return .empty }
            typeface.freeTypeSize = UInt32.max
        }
        guard FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph else {
            return .empty
        }
        let bitmap = slot.pointee.bitmap
        guard bitmap.width > 0, bitmap.rows > 0, Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue),
            let source = bitmap.buffer, let size = face.pointee.size
        else { return .empty }
        let scale = Double(size64) / 64 / Double(max(1, size.pointee.metrics.y_ppem))
        let width = max(1, Int((Double(bitmap.width) * scale).rounded()))
        let height = max(1, Int((Double(bitmap.rows) * scale).rounded()))
        guard let data = calloc(width * height, 4) else { return .empty }
        let from = ARGBPixels(
            base: UnsafeMutableRawPointer(source), width: Int(bitmap.width), height: Int(bitmap.rows),
            bytesPerRow: Int(bitmap.pitch))
        Resampling.boxFilter(from, into: ARGBPixels(base: data, width: width, height: height, bytesPerRow: width * 4))
        return GlyphImage(
            data: data, width: Int32(width), height: Int32(height),
            left: Int32((Double(slot.pointee.bitmap_left) * scale).rounded()),
            top: Int32((Double(slot.pointee.bitmap_top) * scale).rounded()), isColor: true)
    }
}
