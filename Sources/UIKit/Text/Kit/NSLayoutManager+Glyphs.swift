import AppleFoundation
import CoreGraphics
import CoreText

extension NSLayoutManager {
    /// What a glyph is, beside its number.
    public struct GlyphProperty: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Neither drawn nor given room; its characters stay in the text.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// What a delegate says of its glyphs while it is asked for those of a paragraph.
    struct Generation {
        /// Of the paragraph in the text.
        let start: Int
        let proposed: [CGGlyph]
        var hidden: IndexSet = []
    }

    /// Called by a delegate that is asked which glyphs there shall be. Characters whose property is `.null` are hidden; all others keep the glyphs
    /// that their fonts have, and outside of that question all do.
    public func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) {
        guard var made = generation else { return Unsupported.layoutDelegate.report() }
        for place in 0..<glyphRange.length {
            let index = charIndexes[place] - made.start
            guard made.proposed.indices.contains(index) else { continue }
            if props[place].contains(.null) {
                made.hidden.insert(index)
            } else {
                made.hidden.remove(index)
                if glyphs[place] != made.proposed[index] { Unsupported.layoutDelegate.report() }
            }
        }
        generation = made
    }

    public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard let text, glyphIndex >= 0, glyphIndex < text.length else { return [] }
        if let flow = ready {
            let paragraph = flow.paragraph(at: glyphIndex)
            let styled = flow.laid(paragraph).layout.text
            let place = glyphIndex - flow.start(of: paragraph)
            if place < styled.count, styled.style(at: place).rare?.values.isHidden == true { return .null }
        }
        return Self.property(of: text.unit(at: glyphIndex))
    }

    /// Fills those buffers that are given with what is known of the glyphs, and says of how many.
    public func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?,
        characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?, bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        let range = clamped(glyphRange)
        for (place, index) in range.enumerated() {
            glyphBuffer?[place] = cgGlyph(at: index)
            props?[place] = propertyForGlyph(at: index)
            charIndexBuffer?[place] = characterIndexForGlyph(at: index)
            bidiLevelBuffer?[place] = bidiLevel(at: index)
        }
        return range.count
    }

    fileprivate static func property(of unit: UInt16) -> GlyphProperty {
        switch unit {
        case 0x20: return .elastic
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: return .controlCharacter
        default:
            let category = Unicode.Scalar(unit)?.properties.generalCategory
            return category == .nonspacingMark || category == .enclosingMark ? .nonBaseCharacter : []
        }
    }

    /// As the delegate wants its glyphs: it is asked for each stretch of one font. `start` is where the paragraph begins in the text.
    final func generated(_ styled: StyledText, from start: Int) -> StyledText {
        guard let delegate, !isAskingDelegate, styled.count > 0 else { return styled }
        isAskingDelegate = true
        generation = Generation(start: start, proposed: styled.plainGlyphs(in: 0..<styled.count))
        defer {
            isAskingDelegate = false
            generation = nil
        }
        var place = 0
        var run = 0
        while place < styled.count {
            let font = styled.runs[run].style.font
            var end = run
            while end + 1 < styled.runs.count, styled.runs[end + 1].style.font == font { end += 1 }
            let range = place..<min(styled.runs[end].end, styled.count)
            ask(delegate, range, styled)
            place = range.upperBound
            run = end + 1
        }
        return styled.hiding((generation?.hidden ?? []).rangeView.map { $0 })
    }

    private func ask(_ delegate: any NSLayoutManagerDelegate, _ range: Range<Int>, _ styled: StyledText) {
        guard !range.isEmpty, let made = generation else { return }
        let start = made.start
        let font = text?.attribute(.font, at: start + range.lowerBound, effectiveRange: nil) as? UIFont ?? flow.translation.font
        let properties = range.map { Self.property(of: styled.utf16[$0]) }
        let indexes = range.map { start + $0 }
        _ = delegate.layoutManager(
            self, shouldGenerateGlyphs: Array(made.proposed[range]), properties: properties, characterIndexes: indexes,
            font: font, forGlyphRange: NSRange(location: start + range.lowerBound, length: range.count))
    }
}
