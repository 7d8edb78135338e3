import AppleFoundation
import CHarfBuzz
import CoreGraphics

/// A typeface at a size, with everything that decides how its glyphs look and run: what `UIFont` wraps.
///
/// Equal descriptions give the same object while it is in use, so comparing is cheap.
package final class Font: Hashable, @unchecked Sendable {
    package enum Design: UInt8, Sendable { case standard, serif, rounded, monospaced }

    /// An OpenType feature such as `Feature("tnum", 1)`.
    package struct Feature: Hashable, Sendable {
        package let tag: UInt32
        package let value: UInt32
        package init(_ name: String, _ value: UInt32 = 1) {
            tag = openTypeTag(name)
            self.value = value
        }
        package static let monospacedDigits = Feature("tnum")
        package static let smallCaps = Feature("smcp")
    }

    struct Description: Hashable {
        var design: Design?
        var family: String
        var postScriptName: String
        var size: CGFloat
        var weight: CGFloat
        var isItalic: Bool
        var features: [Feature]
        /// Points between two lines, beside what the face itself asks for; text styles have some.
        var lineGap: CGFloat = 0
        var generation = 0
    }

    let description: Description
    package let pointSize: CGFloat
    package let metrics: FontMetrics
    package let familyName: String
    /// The PostScript name, such as ".SFUI-Semibold" or "HelveticaNeue-Bold".
    package let fontName: String
    package let styleName: String
    package let isMonospaced: Bool
    /// Points added to each advance of the font's own glyphs.
    package let tracking: CGFloat
    /// Skew for an italic that the file lacks.
    let syntheticSkew: CGFloat
    /// Another font plays the part of the one that was named.
    package let isStandIn: Bool
    /// Points in one unit of the typeface.
    let unitScale: CGFloat
    let plan: ShapingPlan
    let hash: Int

    package var typeface: Typeface { plan.typeface }
    /// 100 to 900.
    package var weight: CGFloat { description.weight }
    package var isItalic: Bool { description.isItalic }
    package var design: Design? { description.design }
    package var isSystem: Bool { description.design != nil }
    package var features: [Feature] { description.features }

    package var ascender: CGFloat { metrics.ascender * pointSize }
    /// Negative.
    package var descender: CGFloat { metrics.descender * pointSize }
    package var leading: CGFloat { metrics.leading * pointSize }
    /// Between two lines only: it is not in the height of a single one.
    package var lineGap: CGFloat { description.lineGap }
    package var capHeight: CGFloat { metrics.capHeight * pointSize }
    package var xHeight: CGFloat { metrics.xHeight * pointSize }
    /// Ascender to descender with the font's own leading, as `UIFont.lineHeight` has it. A text style's leading is not in it.
    package var lineHeight: CGFloat { ascender - descender + leading }

    init(
        _ description: Description, plan: ShapingPlan, metrics: FontMetrics, familyName: String, fontName: String,
        styleName: String, isMonospaced: Bool, tracking: CGFloat, syntheticSkew: CGFloat, isStandIn: Bool = false
    ) {
        self.description = description
        pointSize = description.size
        self.plan = plan
        self.metrics = metrics
        self.familyName = familyName
        self.fontName = fontName
        self.styleName = styleName
        self.isMonospaced = isMonospaced
        self.tracking = tracking
        self.syntheticSkew = syntheticSkew
        self.isStandIn = isStandIn
        unitScale = description.size / CGFloat(plan.typeface.unitsPerEm)
        hash = description.hashValue
    }

    package static func == (a: Font, b: Font) -> Bool { a === b || (a.hash == b.hash && a.description == b.description) }
    package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    // MARK: Glyphs

    /// The glyph of a character in this very font, nil when it has none.
    package func glyph(for scalar: Unicode.Scalar) -> UInt16? {
        TextLock.withLock {
            let glyph = typeface.glyph(for: scalar.value)
            return glyph == 0 ? nil : glyph
        }
    }

    package func advance(of glyph: UInt16) -> CGFloat {
        TextLock.withLock {
            CGFloat(typeface.advance(of: glyph)) * pointSize / CGFloat(typeface.unitsPerEm) + tracking
        }
    }

    package var glyphCount: Int { Int(hb_face_get_glyph_count(typeface.file.face)) }
}
