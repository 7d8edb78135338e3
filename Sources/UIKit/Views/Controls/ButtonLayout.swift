import AppleFoundation
import CoreGraphics
import QuartzCore

/// Sizes and places of a button's parts.
@MainActor
struct ButtonLayout {
    private let button: UIButton

    init(_ button: UIButton) { self.button = button }

    private var scale: CGFloat { button.traits.drawingScale }

    private var titleSize: CGSize {
        guard let label = button.ownTitleLabel, let text = label.text, !text.isEmpty else { return .zero }
        // A label of one line shows the first one only, but the button has room for all that the title is broken into.
        guard label.numberOfLines == 1, text.contains(where: \.isNewline) else { return label.intrinsicContentSize }
        let all = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let room = label.textRect(forBounds: all, limitedToNumberOfLines: 0).size
        return CGSize(width: roundedUp(room.width), height: roundedUp(room.height))
    }

    private var imageSize: CGSize {
        if let spinner = button.ownSpinner, spinner.isAnimating { return spinner.intrinsicContentSize }
        guard let view = button.ownImageView, let image = view.image else { return .zero }
        return button.buttonType.showsSign && image.isSymbolImage ? signSize : view.intrinsicContentSize
    }

    /// The room for the plus or the i in its circle.
    private var signSize: CGSize {
        CGSize(width: roundedUp(UIButton.ButtonType.signSize.width), height: roundedUp(UIButton.ButtonType.signSize.height))
    }

    // MARK: Sizes

    var fittingSize: CGSize {
        if let configuration = button.effectiveConfiguration { return fittingSize(configuration) }
        let title = titleSize
        let image = imageSize
        let hasImage = image != .zero
        let hasTitle = title != .zero
        // A title without letters is as high as a line of them; beside an image a missing one takes no room.
        let isLineKept = !hasTitle && (!hasImage || button.hasEmptyTitle)
        let lineHeight = isLineKept ? roundedUp((button.ownTitleLabel?.font ?? button.defaultTitleFont).lineHeight) : 0
        let width = title.width + image.width
        let height = max(title.height, image.height, lineHeight)
        let insets = button.contentEdgeInsets
        var size: CGSize
        if insets == .zero, !hasImage {
            size = CGSize(width: max(30, width.rounded(.up)), height: height.rounded(.up) + 12)
        } else if insets == .zero, !hasTitle, button.buttonType.showsSign, image == signSize {
            size = image
        } else {
            // An inset as small as IB's marker for "zero, but set on purpose" adds nothing.
            size = CGSize(
                width: (width + insets.left + insets.right).rounded(.up),
                height: (height + insets.top + insets.bottom).rounded(.up))
        }
        if let background = button.currentBackgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        return size
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }

    private func fittingSize(_ configuration: UIButton.Configuration) -> CGSize {
        let insets = configuration.contentInsets
        var content = contentSize(configuration, width: 0)
        if content == .zero { content.height = roundedUp(configuration.titleFont(button.traits).lineHeight) }
        return CGSize(
            width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom)
    }

    /// Title over subtitle.
    private func textSize(_ configuration: UIButton.Configuration, width: CGFloat) -> CGSize {
        func size(_ label: UILabel?) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            return width > 0 ? label.sizeThatFits(CGSize(width: width, height: 0)) : label.intrinsicContentSize
        }
        let title = size(button.ownTitleLabel)
        let subtitle = size(button.ownSubtitleLabel)
        let padding = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    }

    private func contentSize(_ configuration: UIButton.Configuration, width: CGFloat) -> CGSize {
        let image = imageSize
        let text = textSize(configuration, width: width)
        let padding = image.width > 0 && text.width > 0 ? configuration.imagePadding : 0
        switch configuration.imagePlacement {
        case .top, .bottom:
            return CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
        default:
            return CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
        }
    }

    // MARK: Places

    func place() {
        if let configuration = button.effectiveConfiguration {
            place(configuration)
            return
        }
        let background = button.backgroundRect(forBounds: button.bounds)
        button.ownBackground?.frame = background
        let content = button.contentRect(forBounds: button.bounds)
        if let label = button.ownTitleLabel { label.frame = button.titleRect(forContentRect: content) }
        if let view = button.ownImageView { view.frame = button.imageRect(forContentRect: content) }
    }

    /// Image and title side by side in the content rectangle, each moved by its own insets.
    func places(in content: CGRect) -> (image: CGRect, title: CGRect) {
        button.prepareContent()
        var image = imageSize
        var title = titleSize
        let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if image.width > content.width { image = fitted(image, in: content.size) }
        image.height = min(image.height, max(0, content.height))
        title.width = max(0, min(title.width, content.width - image.width))
        title.height = min(title.height, max(0, content.height))
        let total = image.width + title.width
        var x: CGFloat
        switch button.effectiveContentHorizontalAlignment {
        case .left: x = content.minX
        case .right: x = content.maxX - total
        case .fill:
            x = content.minX
            title.width = max(0, content.width - image.width)
        default: x = content.minX + (content.width - total) / 2
        }
        x = (x * scale).rounded() / scale
        let imageX = isRightToLeft ? x + title.width : x
        let titleX = isRightToLeft ? x : x + image.width
        func vertical(_ height: CGFloat) -> (CGFloat, CGFloat) {
            switch button.contentVerticalAlignment {
            case .top: return (content.minY, height)
            case .bottom: return (content.maxY - height, height)
            case .fill: return (content.minY, content.height)
            case .center: return (((content.midY - height / 2) * scale).rounded() / scale, height)
            }
        }
        let (imageY, imageHeight) = vertical(image.height)
        let (titleY, titleHeight) = vertical(title.height)
        let imageRect = CGRect(x: imageX, y: imageY, width: image.width, height: imageHeight)
        let titleRect = CGRect(x: titleX, y: titleY, width: title.width, height: titleHeight)
        return (moved(imageRect, button.imageEdgeInsets, in: content), moved(titleRect, button.titleEdgeInsets, in: content))
    }

    private func fitted(_ size: CGSize, in room: CGSize) -> CGSize {
        guard size.width > 0, room.width > 0 else { return .zero }
        return CGSize(width: room.width, height: size.height * room.width / size.width)
    }

    /// Insets shift a part by half of their difference when it is centred, by their edge when it leans on it.
    private func moved(_ rect: CGRect, _ insets: UIEdgeInsets, in content: CGRect) -> CGRect {
        guard insets != .zero else { return rect }
        let dx: CGFloat
        switch button.effectiveContentHorizontalAlignment {
        case .left: dx = insets.left
        case .right: dx = -insets.right
        case .fill: return rect.inset(by: insets)
        default: dx = (insets.left - insets.right) / 2
        }
        let dy: CGFloat
        switch button.contentVerticalAlignment {
        case .top: dy = insets.top
        case .bottom: dy = -insets.bottom
        default: dy = (insets.top - insets.bottom) / 2
        }
        return rect.offsetBy(dx: dx, dy: dy)
    }

    private func place(_ configuration: UIButton.Configuration) {
        let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bounds = button.bounds
        if let background = button.ownBackground {
            background.frame = bounds.inset(
                by: configuration.background.backgroundInsets.resolved(isRightToLeft: isRightToLeft))
            let radius = configuration.cornerRadius(height: background.bounds.height)
            background.layer.cornerRadius = radius
            background.layer.cornerCurve = configuration.cornerStyle == .capsule ? .circular : .continuous
            background.clipsToBounds = configuration.background.image != nil
        }
        let area = bounds.inset(by: configuration.contentInsets.resolved(isRightToLeft: isRightToLeft))
        let image = imageSize
        let isVertical = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
        let taken = isVertical || image.width == 0 ? 0 : image.width + configuration.imagePadding
        let text = textSize(configuration, width: max(1, area.width - taken))
        let padding = image.width > 0 && text.width > 0 ? configuration.imagePadding : 0
        let total =
            isVertical
            ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
            : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
        var origin = CGPoint(x: area.midX - total.width / 2, y: area.midY - total.height / 2)
        switch button.effectiveContentHorizontalAlignment {
        case .left: origin.x = area.minX
        case .right: origin.x = area.maxX - total.width
        default: break
        }
        switch button.contentVerticalAlignment {
        case .top: origin.y = area.minY
        case .bottom: origin.y = area.maxY - total.height
        default: break
        }
        let block = CGRect(origin: origin, size: total)
        let imageFirst =
            isVertical ? configuration.imagePlacement == .top : (configuration.imagePlacement == .leading) != isRightToLeft
        var imageRect = CGRect(origin: block.origin, size: image)
        var textRect = CGRect(origin: block.origin, size: text)
        if isVertical {
            imageRect.origin.x = block.midX - image.width / 2
            textRect.origin.x = block.midX - text.width / 2
            if imageFirst { textRect.origin.y += image.height + padding } else { imageRect.origin.y += text.height + padding }
        } else {
            imageRect.origin.y = block.midY - image.height / 2
            textRect.origin.y = block.midY - text.height / 2
            if imageFirst { textRect.origin.x += image.width + padding } else { imageRect.origin.x += text.width + padding }
        }
        button.ownImageView?.frame = onPixels(imageRect)
        button.ownSpinner?.frame = onPixels(imageRect)
        placeTexts(in: textRect, configuration)
    }

    private func placeTexts(in rect: CGRect, _ configuration: UIButton.Configuration) {
        var y = rect.minY
        for label in [button.ownTitleLabel, button.ownSubtitleLabel] {
            guard let label, label.text?.isEmpty == false else {
                label?.frame = .zero
                continue
            }
            let size = label.sizeThatFits(CGSize(width: rect.width, height: 0))
            label.frame = onPixels(CGRect(x: rect.minX, y: y, width: rect.width, height: size.height))
            y += size.height + configuration.titlePadding
        }
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }
}

extension UIButton.ButtonType {
    /// Types that are nothing but a sign in a circle.
    var showsSign: Bool {
        switch self {
        case .contactAdd, .detailDisclosure, .infoLight, .infoDark: true
        default: false
        }
    }

    /// As large as since iOS 13.
    static let signSize = CGSize(width: 73.0 / 3, height: 71.0 / 3)

    @MainActor static func sign(_ name: String) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19.5))
    }
}
