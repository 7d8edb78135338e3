import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// What instantiation does in the absence of an app's assets.
@MainActor package enum NibOptions {
    /// Missing pictures leave blanks of the size that the file remembers, so that frames can be compared.
    package static var leavesBlankForMissingImages = false
    /// Outlets without a place are reported, as they are in every app whose classes are all missing.
    package static var isWithoutClasses = false
    /// Contents are as large as the file says they were: for comparing layouts without their texts.
    package static var usesStoredContentSizes = false
}

extension NibSession {
    /// The picture that an element shows: `image=` or an `imageReference`.
    func image(of element: IBElement) -> UIImage? {
        let reference = element.children.first { $0.has("imageReference") && ($0.key == "image" || $0.key == nil) }
        if let reference, let name = reference.string("image") {
            let image = image(named: name, of: reference)
            switch reference.string("renderingMode") {
            case "template": return image?.withRenderingMode(.alwaysTemplate)
            case "original": return image?.withRenderingMode(.alwaysOriginal)
            default: return image
            }
        }
        return element.string("image").flatMap { image(named: $0, of: element) }
    }

    func image(named name: String, of element: IBElement) -> UIImage? {
        if element.string("catalog") == "system" { return UIImage(systemName: name) ?? blank(name) }
        if let image = UIImage(named: name, in: source.bundle, compatibleWith: nil) { return image }
        if let blank = blank(name) { return blank }
        note(
            element,
            "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
                + "\"\(source.bundle.bundleIdentifier ?? "(null)")\"")
        return nil
    }

    /// As large as the file remembers it, without a pixel: files name hundreds of them.
    private func blank(_ name: String) -> UIImage? {
        guard NibOptions.leavesBlankForMissingImages, let size = document.resources.imageSize(name), size.width > 0,
            size.height > 0, size.width < 1e4, size.height < 1e4
        else { return nil }
        let scale = UITraitCollection.fallback.displayScale
        let pixels = CGImage(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)), isOpaque: false
        ) { nil }
        return UIImage(cgImage: pixels, scale: scale, orientation: .up)
    }

    func symbolConfiguration(_ element: IBElement) -> UIImage.SymbolConfiguration? {
        let weight: UIImage.SymbolWeight =
            switch element.string("weight") {
            case "ultraLight": .ultraLight
            case "thin": .thin
            case "light": .light
            case "medium": .medium
            case "semibold": .semibold
            case "bold": .bold
            case "heavy": .heavy
            case "black": .black
            case "regular": .regular
            default: .unspecified
            }
        let scale: UIImage.SymbolScale =
            switch element.string("scale") ?? element.string("symbolScale") {
            case "small": .small
            case "medium": .medium
            case "large": .large
            default: .unspecified
            }
        if element.string("configurationType") == "font", let font = element.first("fontDescription") {
            return UIImage.SymbolConfiguration(font: self.font(font), scale: scale)
        }
        if let size = element.number("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
        }
        let bySize = UIImage.SymbolConfiguration(scale: scale)
        return weight == .unspecified ? bySize : bySize.applying(UIImage.SymbolConfiguration(weight: weight))
    }

    // MARK: Attributed text
    func attributedText(_ element: IBElement) -> NSAttributedString? {
        let result = NSMutableAttributedString(string: "")
        for fragment in element.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for part in fragment.attributes { add(part, to: &attributes) }
            result.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return result
    }

    private func add(_ part: IBElement, to attributes: inout [NSAttributedString.Key: Any]) {
        switch part.key {
        case "NSColor": attributes[.foregroundColor] = color(part)
        case "NSBackgroundColor": attributes[.backgroundColor] = color(part)
        case "NSUnderlineColor": attributes[.underlineColor] = color(part)
        case "NSStrokeColor": attributes[.strokeColor] = color(part)
        case "NSFont": attributes[.font] = textFont(part)
        case "NSParagraphStyle": attributes[.paragraphStyle] = paragraph(part)
        case "NSKern": attributes[.kern] = part.number("value")
        case "NSUnderline": attributes[.underlineStyle] = part.number("value").map { Int(clamping: $0) }
        case "NSStrikethrough": attributes[.strikethroughStyle] = part.number("value").map { Int(clamping: $0) }
        case "NSBaselineOffset": attributes[.baselineOffset] = part.number("value")
        case "NSStrokeWidth": attributes[.strokeWidth] = part.number("value")
        default: break
        }
    }

    private func textFont(_ part: IBElement) -> UIFont {
        let size = CGFloat(part.number("size", default: 17))
        if let name = part.string("name"), let font = UIFont(name: name, size: size) { return font }
        switch part.string("metaFont") {
        case "systemBold"?: return .boldSystemFont(ofSize: size)
        case "smallSystem"?: return .systemFont(ofSize: part.number("size").map { CGFloat($0) } ?? 11)
        default: return .systemFont(ofSize: size)
        }
    }

    private func paragraph(_ part: IBElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        part.eachAttribute { name, value in
            let number = CGFloat(value.number ?? 0)
            switch name {
            case "alignment": style.alignment = NSTextAlignment(word: value)
            case "lineBreakMode": style.lineBreakMode = NSLineBreakMode(word: value)
            case "lineSpacing": style.lineSpacing = number
            case "lineHeightMultiple": style.lineHeightMultiple = number
            case "minimumLineHeight": style.minimumLineHeight = number
            case "maximumLineHeight": style.maximumLineHeight = number
            case "paragraphSpacing": style.paragraphSpacing = number
            case "paragraphSpacingBefore": style.paragraphSpacingBefore = number
            case "firstLineHeadIndent": style.firstLineHeadIndent = number
            case "headIndent": style.headIndent = number
            case "tailIndent": style.tailIndent = number
            case "hyphenationFactor": style.hyphenationFactor = Float(max(0, min(1, number)))
            case "defaultTabInterval": style.defaultTabInterval = number
            case "allowsDefaultTighteningForTruncation": style.allowsDefaultTighteningForTruncation = value.bool ?? false
            case "baseWritingDirection":
                switch value.string {
                case "leftToRight": style.baseWritingDirection = .leftToRight
                case "rightToLeft": style.baseWritingDirection = .rightToLeft
                default: break
                }
            default: break
            }
        }
        return style
    }
}
