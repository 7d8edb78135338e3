@_spi(House) import AppleFoundation
import CoreGraphics
import CoreText
import QuartzCore

/// Shows a few lines of text that can't be edited.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    // MARK: State
    private var plainText: String?
    private var ownFont: UIFont?
    private var ownColor: UIColor?
    private var lineLimit: Int32 = 1
    var labelFlags = LabelFlags()
    var labelRarities: LabelRarities?
    /// The plain text's size with all the room it wants, not yet rounded; a negative width means not measured.
    var naturalSize = CGSize(width: -1, height: 0)

    private var rareLabel: LabelRarities {
        if let labelRarities { return labelRarities }
        let made = LabelRarities()
        labelRarities = made
        return made
    }

    // MARK: Creating a label
    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        InterfaceFileCoder.of(coder)?.fill(self)
    }

    private func setUp() {
        flags.contentMode = ContentMode.left.rawValue
        if type(of: self) == UILabel.self {
            flags.subtract([.isUserInteractionEnabled, .isOpaque])
            // A subclass may count its drawing; a plain label's is nobody's business but the frame's.
            viewLayer.startDrawing(isOpaque: false, onBoundsChange: true, late: true)
            return
        }
        isUserInteractionEnabled = false
        isOpaque = false
        viewLayer.needsDisplayOnBoundsChange = true
    }

    /// What a file says of a plain label that nobody has seen or measured yet.
    final func begin(_ text: String?, _ alignment: NSTextAlignment, isOpaque: Bool, isInteractive: Bool) {
        plainText = text
        labelFlags.alignment = alignment
        flags.set(.isUserInteractionEnabled, isInteractive)
        if isOpaque, ownFill == nil {
            flags.insert(.isOpaque)
            viewLayer.startDrawing(isOpaque: true)
        } else {
            self.isOpaque = isOpaque
        }
    }

    // MARK: Text
    open var text: String? {
        get { plainText ?? labelRarities?.attributedText?.string }
        set {
            if isExchanged(self, UILabel.self, "setText:", [newValue]) { return }
            changed("text") {
                if newValue == plainText, labelRarities?.attributedText == nil { return }
                plainText = newValue
                labelRarities?.attributedText = nil
                contentChanged()
            }
        }
    }

    /// The text with its styles; a plain text comes with the label's own.
    open var attributedText: NSAttributedString? {
        get { labelRarities?.attributedText ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            if !isExchanged(self, UILabel.self, "setAttributedText:", [newValue]) {
                changed("attributedText") { setAttributedText(newValue) }
            }
        }
    }

    open var font: UIFont! {
        get {
            guard let ownFont else { return LabelDefaults.font }
            return labelFlags.adjustsFontForContentSizeCategory ? ownFont.adjusted(to: traits) : ownFont
        }
        set {
            if isExchanged(self, UILabel.self, "setFont:", [newValue]) { return }
            changed("font") {
                if newValue == nil, ownFont == nil { return }
                if let newValue, newValue === ownFont, labelRarities?.attributedText == nil { return }
                ownFont = newValue === LabelDefaults.font ? nil : newValue
                apply(.font, newValue ?? LabelDefaults.font)
                contentChanged()
            }
        }
    }

    open var textColor: UIColor! {
        get { ownColor ?? .label }
        set {
            changed("textColor") {
                if newValue === ownColor, labelRarities?.attributedText == nil { return }
                ownColor = newValue
                apply(.foregroundColor, newValue ?? .label)
                setNeedsDisplay()
            }
        }
    }

    open var textAlignment: NSTextAlignment {
        get { labelFlags.alignment }
        set {
            guard newValue != labelFlags.alignment || labelRarities?.attributedText != nil else { return }
            labelFlags.alignment = newValue
            applyParagraph { $0.alignment = newValue }
            setNeedsDisplay()
        }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { labelFlags.lineBreakMode }
        set {
            guard newValue != labelFlags.lineBreakMode || labelRarities?.attributedText != nil else { return }
            labelFlags.lineBreakMode = newValue
            applyParagraph { $0.lineBreakMode = newValue }
            contentChanged()
        }
    }

    open var lineBreakStrategy: NSLineBreakStrategy {
        get { labelRarities?.lineBreakStrategy ?? [] }
        set {
            Unsupported.kept("UILabel.lineBreakStrategy")
            rareLabel.lineBreakStrategy = newValue
        }
    }

    /// 0 means as many as fit.
    open var numberOfLines: Int {
        get { Int(lineLimit) }
        set {
            let limit = Int32(clamping: max(0, newValue))
            guard limit != lineLimit else { return }
            lineLimit = limit
            contentChanged()
        }
    }

    open var isEnabled: Bool {
        get { labelFlags.isEnabled }
        set {
            guard newValue != labelFlags.isEnabled else { return }
            changed("enabled") { labelFlags.isEnabled = newValue }
            setNeedsDisplay()
        }
    }

    // MARK: Fitting
    open var adjustsFontSizeToFitWidth: Bool {
        get { labelFlags.adjustsFontSizeToFitWidth }
        set {
            guard newValue != labelFlags.adjustsFontSizeToFitWidth else { return }
            labelFlags.adjustsFontSizeToFitWidth = newValue
            setNeedsDisplay()
        }
    }

    /// 0 lets the text become as small as it must.
    open var minimumScaleFactor: CGFloat {
        get { labelRarities?.minimumScaleFactor ?? 0 }
        set {
            guard newValue != minimumScaleFactor else { return }
            rareLabel.minimumScaleFactor = newValue
            setNeedsDisplay()
        }
    }

    open var baselineAdjustment: UIBaselineAdjustment {
        get { labelRarities?.baselineAdjustment ?? .alignBaselines }
        set {
            guard newValue != baselineAdjustment else { return }
            rareLabel.baselineAdjustment = newValue
            setNeedsDisplay()
        }
    }

    open var allowsDefaultTighteningForTruncation: Bool {
        get { labelFlags.allowsTightening }
        set {
            guard newValue != labelFlags.allowsTightening else { return }
            labelFlags.allowsTightening = newValue
            setNeedsDisplay()
        }
    }

    open var adjustsFontForContentSizeCategory: Bool {
        get { labelFlags.adjustsFontForContentSizeCategory }
        set {
            guard newValue != labelFlags.adjustsFontForContentSizeCategory else { return }
            labelFlags.adjustsFontForContentSizeCategory = newValue
            if ownFont?.followsContentSize == true || labelRarities?.attributedText != nil { contentChanged() }
        }
    }

    /// The width at which Auto Layout lets several lines break; 0 means the label's own.
    open var preferredMaxLayoutWidth: CGFloat {
        get { labelRarities?.preferredMaxLayoutWidth ?? 0 }
        set {
            guard newValue != preferredMaxLayoutWidth else { return }
            rareLabel.preferredMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }

    open var showsExpansionTextWhenTruncated: Bool {
        get { labelRarities?.showsExpansionTextWhenTruncated ?? false }
        set { rareLabel.showsExpansionTextWhenTruncated = newValue }
    }

    // MARK: Highlight and shadow
    open var isHighlighted: Bool {
        get { labelFlags.isHighlighted }
        set {
            guard newValue != labelFlags.isHighlighted else { return }
            changed("highlighted") { labelFlags.isHighlighted = newValue }
            if highlightedTextColor != nil { setNeedsDisplay() }
        }
    }

    open var highlightedTextColor: UIColor? {
        get { labelRarities?.highlightedTextColor }
        set {
            if newValue === highlightedTextColor { return }
            rareLabel.highlightedTextColor = newValue
            if isHighlighted { setNeedsDisplay() }
        }
    }

    open var shadowColor: UIColor? {
        get { labelRarities?.shadowColor }
        set {
            if newValue === shadowColor { return }
            rareLabel.shadowColor = newValue
            setNeedsDisplay()
        }
    }

    open var shadowOffset: CGSize {
        get { labelRarities?.shadowOffset ?? CGSize(width: 0, height: -1) }
        set {
            guard newValue != shadowOffset else { return }
            rareLabel.shadowOffset = newValue
            if shadowColor != nil { setNeedsDisplay() }
        }
    }

    // MARK: Sizes (LabelTextLayout)
    override open var intrinsicContentSize: CGSize {
        var width = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth
        if width == 0, numberOfLines != 1, LabelDefaults.measured == ObjectIdentifier(self) { width = LabelDefaults.width }
        return fittingSize(width: width)
    }

    override var wrapsTextInLayout: Bool { lineLimit != 1 && preferredMaxLayoutWidth == 0 }

    /// Through the overridable property, so that a subclass can add its own room.
    override func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize {
        LabelDefaults.measured = ObjectIdentifier(self)
        LabelDefaults.width = width
        defer { LabelDefaults.measured = nil }
        return intrinsicContentSize
    }

    override func baselineFromBottom(first: Bool) -> CGFloat? {
        let descent = abs(font.descender).rounded()
        guard first, lineLimit != 1 else { return descent }
        let height = layoutState?.content.size.height ?? -1
        let lineHeight = font.lineHeight
        let lines =
            height > lineHeight ? 1 + ((height - lineHeight + 0.5) / (lineHeight + font.engineFont.lineGap)).rounded(.down) : 1
        guard lines > 1 else { return descent }
        return descent + (height - lineHeight)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: lineLimit == 1 ? 0 : size.width)
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        // Measured already, and no subclass adds its own room.
        if width <= 0, naturalSize.width >= 0, type(of: self) == UILabel.self, !labelFlags.adjustsFontForContentSizeCategory {
            let scale = traitsReference.use { $0.drawingScale }
            return CGSize(
                width: LabelTextLayout.roundedUp(naturalSize.width, scale),
                height: LabelTextLayout.roundedUp(naturalSize.height, scale))
        }
        let unlimited = CGFloat.greatestFiniteMagnitude
        let room = CGRect(x: 0, y: 0, width: width > 0 ? width : unlimited, height: unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: Int(lineLimit)).size
    }

    /// Where the text would go in `bounds`, rounded up to whole pixels.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        LabelTextLayout(self, lineLimit: numberOfLines).textRect(in: bounds)
    }

    // MARK: Drawing
    override open func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text, from top to bottom in the middle of `rect`.
    open func drawText(in rect: CGRect) {
        if isExchanged(self, UILabel.self, "drawTextInRect:", [rect]) { return }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        keepTextInPlaceWhileResizing()
        LabelTextLayout(self, lineLimit: numberOfLines).draw(in: rect, context: context)
    }

    // MARK: Accessibility
    /// The text, unless something else was set.
    override open var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Environment
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let changed = previousTraitCollection?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        if changed, adjustsFontForContentSizeCategory { contentChanged() }
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        if ownColor?.usesTint == true || labelRarities?.attributedText != nil { setNeedsDisplay() }
    }
}

/// What labels have in common.
enum LabelDefaults {
    static let font = UIFont.systemFont(ofSize: 17)
    /// The label that layout measures now, and the width that it measures it for.
    @MainActor static var measured: ObjectIdentifier?
    @MainActor static var width: CGFloat = 0
}

// MARK: - The steps behind the surface

extension UILabel {
    func contentChanged() {
        naturalSize.width = -1
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// What a plain text's characters look like.
    private var ownAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        return [.font: font!, .foregroundColor: textColor!, .paragraphStyle: paragraph]
    }

    private func setAttributedText(_ text: NSAttributedString?) {
        if let text, let old = labelRarities?.attributedText, old.isEqual(to: text) { return }
        plainText = nil
        guard let text else {
            labelRarities?.attributedText = nil
            contentChanged()
            return
        }
        let copy = text.copy() as! NSAttributedString
        rareLabel.attributedText = copy
        if copy.length > 0 {
            let first = copy.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { ownFont = font }
            if let color = first[.foregroundColor] as? UIColor { ownColor = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle {
                labelFlags.alignment = style.alignment
                labelFlags.lineBreakMode = style.lineBreakMode
            }
        }
        contentChanged()
    }

    /// A property set after an attributed text holds for all of it.
    private func apply(_ key: NSAttributedString.Key, _ value: Any) {
        guard let text = labelRarities?.attributedText, text.length > 0 else { return }
        let whole = NSRange(location: 0, length: text.length)
        var isNew = false
        text.enumerateAttribute(key, in: whole, options: []) { old, _, _ in
            if (old as AnyObject?) !== (value as AnyObject) { isNew = true }
        }
        guard isNew else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttributes([key: value], range: whole)
        labelRarities?.attributedText = changed
    }

    private func applyParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let text = labelRarities?.attributedText, text.length > 0 else { return }
        let whole = NSRange(location: 0, length: text.length)
        var styles: [(NSParagraphStyle, NSRange)] = []
        text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            change(style)
            if !style.isEqual(value) { styles.append((style, range)) }
        }
        // Most set again what is there: a text made for nothing is never freed (see KeptTexts).
        if styles.isEmpty { return }
        let changed = NSMutableAttributedString(attributedString: text)
        for (style, range) in styles { changed.addAttributes([.paragraphStyle: style], range: range) }
        labelRarities?.attributedText = changed
    }

    /// The colour that plain text is drawn in now.
    var effectiveTextColor: UIColor {
        var color = isHighlighted ? highlightedTextColor ?? textColor! : textColor!
        if color.usesTint { color = color.replacingTint(with: tintColor) }
        return isEnabled ? color : .disabledText(color)
    }

    /// While an animation changes the bounds, the text drawn for the final size must not be stretched.
    func keepTextInPlaceWhileResizing() {
        guard layer.animation(forKey: "bounds") != nil || layer.animation(forKey: "bounds.size") != nil else { return }
        switch textAlignment {
        case .center: layer.contentsGravity = .center
        case .right: layer.contentsGravity = .right
        case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: layer.contentsGravity = .right
        default: layer.contentsGravity = .left
        }
    }
}

extension UIColor {
    /// Text that can't be used now: the same hue, fainter.
    static func disabledText(_ color: UIColor) -> UIColor {
        UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            let alpha = resolved.components(in: traits)?.alpha ?? 1
            return resolved.withAlphaComponent(alpha * 0.4)
        }
    }
}
