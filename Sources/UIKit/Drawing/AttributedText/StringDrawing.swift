import AppleFoundation
import CoreGraphics
import CoreText

/// Measures and draws strings that are no view's.
private struct StringDrawing {
    let text: StyledText
    let options: NSStringDrawingOptions
    private let scaled: (CGFloat) -> StyledText

    init(_ string: NSAttributedString, options: NSStringDrawingOptions) {
        self.options = options
        scaled = { scale in
            var translation = AttributedTextTranslation(traits: .current)
            translation.fontScale = scale
            return translation.styledText(string)
        }
        text = scaled(1)
    }

    init(_ string: String, attributes: [NSAttributedString.Key: Any]?, options: NSStringDrawingOptions) {
        self.options = options
        scaled = { scale in
            var translation = AttributedTextTranslation(traits: .current)
            translation.fontScale = scale
            return translation.styledText(string, attributes: attributes ?? [:])
        }
        text = scaled(1)
    }

    private func layout(_ text: StyledText, size: CGSize) -> TextLayout {
        func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1_000_000 ? length : .infinity }
        guard options.contains(.usesLineFragmentOrigin) else {
            return TextLayout(text, TextLayoutOptions(maximumLines: 1, lineBreakMode: .byClipping))
        }
        var layoutOptions = TextLayoutOptions(width: limit(size.width), height: limit(size.height))
        if options.contains(.truncatesLastVisibleLine) {
            layoutOptions.dropsLinesBelowHeight = true
            layoutOptions.lineBreakMode = .byTruncatingTail
        }
        return TextLayout(text, layoutOptions)
    }

    /// The layout, made smaller as far as the context allows until everything fits.
    private func fittedLayout(size: CGSize, context: NSStringDrawingContext?) -> TextLayout {
        let whole = layout(text, size: size)
        guard let context else { return whole }
        context.actualScaleFactor = 1
        let smallest = context.minimumScaleFactor
        guard smallest > 0, smallest < 1, size.width > 0 else { return whole }
        func fits(_ layout: TextLayout) -> Bool {
            !layout.isTruncated && layout.size.width <= size.width && (size.height <= 0 || layout.size.height <= size.height)
        }
        var best = whole
        var scale: CGFloat = 1
        while !fits(best), scale > smallest {
            scale = max(smallest, scale - 0.05)
            best = layout(scaled(scale), size: size)
        }
        context.actualScaleFactor = scale
        return best
    }

    func boundingRect(size: CGSize, context: NSStringDrawingContext?) -> CGRect {
        let layout = fittedLayout(size: size, context: context)
        var rect = CGRect(origin: .zero, size: layout.size)
        if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = -layout.firstBaseline }
        context?.totalBounds = rect
        return rect
    }

    func draw(in rect: CGRect, context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let layout = fittedLayout(size: rect.size, context: context)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        target.saveGState()
        layout.draw(in: target, at: origin)
        target.restoreGState()
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
    }
}

extension NSAttributedString {
    /// The size of the text, lines broken only where it says so.
    public func size() -> CGSize {
        StringDrawing(self, options: .usesLineFragmentOrigin).boundingRect(size: .zero, context: nil).size
    }

    /// Not rounded; round up to whole pixels before using it as a frame.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, options: options).boundingRect(size: size, context: context)
    }

    public func draw(at point: CGPoint) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: CGRect(origin: point, size: .zero), context: nil)
    }

    public func draw(in rect: CGRect) {
        StringDrawing(self, options: .usesLineFragmentOrigin).draw(in: rect, context: nil)
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self, options: options).draw(in: rect, context: context)
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

/// On iOS these reach strings through the bridge to NSString.
extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(self, attributes: attrs, options: .usesLineFragmentOrigin).boundingRect(size: .zero, context: nil).size
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes: attributes, options: options).boundingRect(size: size, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attrs, options: .usesLineFragmentOrigin)
            .draw(in: CGRect(origin: point, size: .zero), context: nil)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attributes: attrs, options: .usesLineFragmentOrigin).draw(in: rect, context: nil)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes: attributes, options: options).draw(in: rect, context: context)
    }
}
