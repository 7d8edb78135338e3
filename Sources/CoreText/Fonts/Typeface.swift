import AppleFoundation
import CFreeType
import CHarfBuzz

/// A font file at one weight: what HarfBuzz shapes with and FreeType draws.
package final class Typeface {
    /// Small and never reused, so that caches can name a typeface with two bytes.
    package let id: UInt16
    let file: FontFile
    let font: OpaquePointer
    /// The position on the weight axis; nil when the file has none.
    let axisWeight: Float?
    /// Weight and slope that the outlines really have.
    let weight: CGFloat
    let isItalic: Bool
    package var unitsPerEm: Int { file.unitsPerEm }
    var isColor: Bool { file.hasColorBitmaps }

    init(id: UInt16, file: FontFile, weight: CGFloat, isItalic: Bool) {
        self.id = id
        self.file = file
        self.isItalic = isItalic
        font = hb_font_create(file.face)
        hb_ot_font_set_funcs(font)
        if let axis = file.axes.first(where: { $0.tag == Typeface.weightTag }) {
            let position = min(max(Float(weight), axis.minimum), axis.maximum)
            var variation = hb_variation_t(tag: Typeface.weightTag, value: position)
            hb_font_set_variations(font, &variation, 1)
            axisWeight = position
            self.weight = CGFloat(position)
        } else {
            axisWeight = nil
            self.weight = weight
        }
    }

    deinit {
        hb_font_destroy(font)
        if let madeFace { FT_Done_Face(madeFace) }
    }

    private static let weightTag = openTypeTag("wght")

    /// The glyph of a character, 0 when the font lacks it.
    func glyph(for scalar: UInt32) -> UInt16 {
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? UInt16(truncatingIfNeeded: glyph) : 0
    }

    /// In font units.
    func advance(of glyph: UInt16) -> Int32 { hb_font_get_glyph_h_advance(font, UInt32(glyph)) }

    /// FreeType's face for the glyphs' pixels; nil when FreeType does not like the file.
    var freeTypeFace: FT_Face? {
        if triedFace { return madeFace }
        triedFace = true
        guard let face = file.makeFreeTypeFace() else { return nil }
        if !file.axes.isEmpty {
            var coordinates: [FT_Fixed] = file.axes.map { axis in
                FT_Fixed((axis.tag == Typeface.weightTag ? axisWeight ?? axis.standard : axis.standard) * 65_536)
            }
            FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
        }
        madeFace = face
        return face
    }
    private var madeFace: FT_Face?
    private var triedFace = false

    /// Shaping without any features asked for, as fallback faces are used.
    private(set) lazy var plainPlan = ShapingPlan.plan(self, [])

    /// The size last given to FreeType, in 26.6 pixels.
    var freeTypeSize: UInt32 = 0
}
