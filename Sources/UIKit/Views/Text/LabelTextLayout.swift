import AppleFoundation
import CoreGraphics
import CoreText

/// Measures, fits and draws a label's text. Made for one call; what is worth keeping lies in the text engine's caches.
@MainActor
struct LabelTextLayout {
    private let label: UILabel
    private let lineLimit: Int

    init(_ label: UILabel, lineLimit: Int) {
        self.label = label
        self.lineLimit = lineLimit
    }

    private var scale: CGFloat { label.traits.drawingScale }

    private var isRightToLeft: Bool { label.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Plain or styled

    private var plainLineBreakMode: TextLineBreakMode {
        TextLineBreakMode(rawValue: label.labelFlags.lineBreakMode.rawValue) ?? .byTruncatingTail
    }

    private func plain(_ text: String, _ font: Font) -> PlainText {
        var plain = PlainText(text, font: font)
        plain.alignment = TextAlignment(rawValue: label.labelFlags.alignment.rawValue) ?? .natural
        plain.lineBreakMode = plainLineBreakMode
        plain.maximumLines = lineLimit
        plain.naturalAlignment = isRightToLeft ? .right : .left
        plain.isRightToLeftByDefault = isRightToLeft
        return plain
    }

    private func translation(fontScale: CGFloat = 1) -> AttributedTextTranslation {
        var translation = AttributedTextTranslation(font: label.font, color: label.effectiveTextColor, traits: label.traits)
        translation.tint = label.tintColor
        translation.fontScale = fontScale
        translation.adjustsFonts = label.adjustsFontForContentSizeCategory
        translation.paragraph.alignment = TextAlignment(rawValue: label.labelFlags.alignment.rawValue) ?? .natural
        return translation
    }

    private func layout(_ text: StyledText, _ size: CGSize) -> TextLayout {
        var options = TextLayoutOptions(
            width: size.width, height: size.height, maximumLines: lineLimit,
            lineBreakMode: TextLineBreakMode(rawValue: label.labelFlags.lineBreakMode.rawValue))
        options.naturalAlignment = isRightToLeft ? .right : .left
        options.isRightToLeftByDefault = isRightToLeft
        options.dropsLinesBelowHeight = lineLimit != 1 && size.height.isFinite
        return TextLayout(text, options)
    }

    // MARK: Measuring

    func textRect(in bounds: CGRect) -> CGRect {
        let isBounded = bounds.width < 1_000_000
        let measured = measure(width: isBounded ? max(0, bounds.width) : .infinity)
        let scale = self.scale
        var size = CGSize(width: Self.roundedUp(measured.width, scale), height: Self.roundedUp(measured.height, scale))
        if isBounded { size.width = min(size.width, bounds.width) }
        if bounds.height < 1_000_000 {
            size.height = min(size.height, max(0, bounds.height))
            return CGRect(
                x: bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        return CGRect(origin: bounds.origin, size: size)
    }

    private func measure(width: CGFloat) -> CGSize {
        if let text = label.labelRarities?.attributedText {
            guard text.length > 0 else { return .zero }
            return layout(translation().styledText(text), CGSize(width: width, height: .infinity)).size
        }
        // A font that follows the traits changes without a word to the label: measured anew.
        let isKept =
            width == .infinity && lineLimit == label.numberOfLines && !label.labelFlags.adjustsFontForContentSizeCategory
        if isKept, label.naturalSize.width >= 0 { return label.naturalSize }
        guard let text = label.text, !text.isEmpty else { return .zero }
        let size = TextMeasurer.size(
            of: text, font: label.font.engineFont, width: width, maximumLines: lineLimit, lineBreakMode: plainLineBreakMode)
        if isKept { label.naturalSize = size }
        return size
    }

    /// Up to whole pixels; a hair above one does not count.
    @inline(__always)
    static func roundedUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        (length * scale - 0.001).rounded(.up) / scale
    }

    // MARK: Drawing

    /// What is drawn, and where.
    private enum Piece {
        case plain(PlainText, CGRect, CGColor)
        case laidOut(TextLayout, CGPoint, CGColor?)

        static func laidOut(_ layout: TextLayout, in rect: CGRect, _ color: CGColor?) -> Piece {
            let top = rect.minY + max(0, (rect.height - layout.size.height) / 2)
            return .laidOut(layout, CGPoint(x: rect.minX, y: top), color)
        }
    }

    func draw(in rect: CGRect, context: CGContext) {
        guard let piece = piece(in: rect) else { return }
        context.saveGState()
        if let shadow = label.shadowColor {
            context.setShadow(offset: label.shadowOffset, blur: 0, color: shadow.cgColor(in: label.traits))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        switch piece {
        case .plain(let text, let place, let color): text.draw(in: context, rect: place, color: color)
        case .laidOut(let layout, let origin, let color): layout.draw(in: context, at: origin, color: color)
        }
        if label.shadowColor != nil { context.endTransparencyLayer() }
        context.restoreGState()
    }

    /// False where it takes more than ink of one colour.
    func draw(in rect: CGRect, on sheet: InkSheet) -> Bool {
        if label.shadowColor != nil { return false }
        switch piece(in: rect) {
        case .plain(let text, let place, let color)?: return text.draw(on: sheet, rect: place, color: color)
        case .laidOut(let layout, let origin, let color)?: return layout.draw(on: sheet, at: origin, color: color)
        case nil: return true
        }
    }

    private func piece(in rect: CGRect) -> Piece? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let color = label.effectiveTextColor.cgColor(in: label.traits)
        if let text = label.labelRarities?.attributedText { return text.length > 0 ? styled(text, in: rect, color) : nil }
        guard let text = label.text, !text.isEmpty else { return nil }
        return plain(text, in: rect, color)
    }

    private func plain(_ text: String, in rect: CGRect, _ color: CGColor) -> Piece {
        let font = label.font!
        if let tightened = tightened(text, in: rect.size) { return .laidOut(layout(tightened, rect.size), in: rect, color) }
        let factor = plainScale(text, font: font, in: rect.size)
        if factor == 1 { return .plain(plain(text, font.engineFont), rect, color) }
        let small = font.engineFont.withSize(font.pointSize * factor)
        var place = rect
        if label.baselineAdjustment != .alignCenters, lineLimit == 1 {
            // Where the full-sized text would have had its baseline, or its top.
            let top = rect.minY + (rect.height - font.lineHeight) / 2
            let shift = label.baselineAdjustment == .none ? 0 : font.ascender - small.ascender
            place = CGRect(x: rect.minX, y: top + shift, width: rect.width, height: small.lineHeight)
        }
        return .plain(plain(text, small), place, color)
    }

    private func styled(_ text: NSAttributedString, in rect: CGRect, _ color: CGColor) -> Piece {
        var result = layout(translation().styledText(text), rect.size)
        if label.adjustsFontSizeToFitWidth, result.isTruncated {
            let factor = largestFactor { factor in
                let smaller = layout(translation(fontScale: factor).styledText(text), rect.size)
                if !smaller.isTruncated { result = smaller }
                return !smaller.isTruncated
            }
            if let factor { result = layout(translation(fontScale: factor).styledText(text), rect.size) }
        }
        let replacement = label.isHighlighted && label.highlightedTextColor != nil || !label.isEnabled ? color : nil
        return .laidOut(result, in: rect, replacement)
    }

    // MARK: Making it fit

    /// The largest of the tried factors at which the text fits, or the smallest allowed; nil when shrinking is off.
    private func largestFactor(_ fits: (CGFloat) -> Bool) -> CGFloat? {
        let smallest = max(0.05, min(1, label.minimumScaleFactor))
        if fits(smallest) == false { return smallest }
        var low = smallest
        var high: CGFloat = 1
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    private func plainScale(_ text: String, font: UIFont, in size: CGSize) -> CGFloat {
        guard label.adjustsFontSizeToFitWidth else { return 1 }
        func fits(_ factor: CGFloat) -> Bool {
            let scaled = font.engineFont.withSize(font.pointSize * factor)
            if lineLimit == 1 { return TextMeasurer.width(of: text, font: scaled) <= size.width + 0.01 }
            return !plain(text, scaled).layout(in: size).isTruncated
        }
        if fits(1) { return 1 }
        return largestFactor(fits) ?? 1
    }

    /// The text a little closer together, when that alone makes it fit on its line.
    ///
    /// What overflows by less than a fiftieth does so in every label: the font that stands in for the system's runs so much wider in
    /// some words, and a title whose room was measured on iOS is not to lose its letters for that.
    private func tightened(_ text: String, in size: CGSize) -> StyledText? {
        let font = label.font!
        // Of several lines too there is only one if the room is no higher.
        guard lineLimit == 1 || size.height < 1.9 * font.lineHeight else { return nil }
        let isKnown = lineLimit == 1 && label.numberOfLines == 1 && label.naturalSize.width >= 0
        let natural = isKnown ? label.naturalSize.width : TextMeasurer.width(of: text, font: font.engineFont)
        guard natural > size.width else { return nil }
        let spacing = (natural - size.width) / CGFloat(max(1, text.count))
        let isTight = label.allowsDefaultTighteningForTruncation && lineLimit == 1 && spacing <= 0.05 * font.pointSize
        guard isTight || natural <= 1.02 * size.width, !text.contains(where: \.isNewline) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.tracking] = NSNumber(value: -Double(spacing) - 0.001)
        return translation().styledText(text, attributes: attributes)
    }
}
