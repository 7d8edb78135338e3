import AppleFoundation
import CoreGraphics
import QuartzCore

/// Where the parts of list content go.
@MainActor struct ListContentLayout {
    private let size: CGSize
    private let scale: CGFloat
    private let isMirrored: Bool
    private let margins: NSDirectionalEdgeInsets
    private let list: UIListContentConfiguration
    /// The image, and what is reserved for it.
    private let imageSize: CGSize
    private let slot: CGSize
    private let text: CGSize
    private let secondaryText: CGSize
    private let isSideBySide: Bool

    init(_ view: UIListContentView, _ size: CGSize) {
        self.size = size
        scale = view.traits.drawingScale
        isMirrored = view.isRightToLeft
        list = view.list
        margins = Self.margins(view)
        imageSize = Self.imageSize(view)
        slot = Self.slot(imageSize, view)
        let room = max(
            0, size.width - margins.leading - margins.trailing - (slot.width > 0 ? slot.width + list.imageToTextPadding : 0))
        let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        var isSideBySide = false
        if list.prefersSideBySideTextAndSecondaryText, let first = view.parts.text, let second = view.parts.secondaryText {
            let (one, other) = (first.sizeThatFits(endless).width, second.sizeThatFits(endless).width)
            isSideBySide = one + list.textToSecondaryTextHorizontalPadding + other <= room
        }
        self.isSideBySide = isSideBySide
        text = Self.fitted(view.parts.text, room)
        secondaryText = Self.fitted(view.parts.secondaryText, room)
    }

    private static func margins(_ view: UIListContentView) -> NSDirectionalEdgeInsets {
        let axes = view.list.axesPreservingSuperviewLayoutMargins
        var margins = view.list.directionalLayoutMargins
        if axes.contains(.horizontal) {
            if let outer = view.parts.outerMargins {
                margins.leading = max(margins.leading, outer.leading)
                margins.trailing = max(margins.trailing, outer.trailing)
            } else {
                let own = view.layoutMargins
                margins.leading = view.isRightToLeft ? own.right : own.left
                margins.trailing = view.isRightToLeft ? own.left : own.right
            }
        }
        if axes.contains(.vertical) {
            margins.top = view.layoutMargins.top
            margins.bottom = view.layoutMargins.bottom
        }
        return margins
    }

    private static func fitted(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    // MARK: - The image
    private static func imageSize(_ view: UIListContentView) -> CGSize {
        guard let image = view.parts.image else { return .zero }
        var size = image.intrinsicContentSize
        let most = view.list.imageProperties.maximumSize
        var share: CGFloat = 1
        if most.width > 0, size.width > most.width { share = most.width / size.width }
        if most.height > 0, size.height * share > most.height { share = most.height / size.height }
        if share < 1 { size = CGSize(width: size.width * share, height: size.height * share) }
        return size
    }

    /// Symbols of a list stand in one column, whatever their widths.
    private static let column: CGFloat = 24

    private static func slot(_ image: CGSize, _ view: UIListContentView) -> CGSize {
        guard image != .zero else { return .zero }
        let reserved = view.list.imageProperties.reservedLayoutSize
        let isSymbol = view.list.image?.isSymbolImage == true
        let standard = UIFontMetrics.default.scaledValue(for: column, compatibleWith: view.traits)
        func length(_ reserved: CGFloat, _ own: CGFloat, _ usual: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            return reserved > 0 ? reserved : usual
        }
        return CGSize(
            width: length(reserved.width, image.width, isSymbol ? standard : image.width),
            height: length(reserved.height, image.height, isSymbol ? 0 : image.height))
    }

    // MARK: - Measures
    private var textHeight: CGFloat {
        if isSideBySide { return max(text.height, secondaryText.height) }
        let gap = text.height > 0 && secondaryText.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
        return text.height + gap + secondaryText.height
    }

    var neededHeight: CGFloat {
        let height = max(textHeight, slot.height) + margins.top + margins.bottom
        return max(list.style.leastHeight, (height * scale - 1e-3).rounded(.up) / scale)
    }

    /// Where the texts begin, or where the image does.
    var textStart: CGFloat { margins.leading + (slot.width > 0 ? slot.width + list.imageToTextPadding : 0) }

    private func pixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    // MARK: - Placing
    func apply(to view: UIListContentView) {
        let room = size.height - margins.top - margins.bottom
        func middle(_ height: CGFloat) -> CGFloat { pixels(margins.top + (room - height) / 2) }
        if let image = view.parts.image {
            let x = pixels(margins.leading + (slot.width - imageSize.width) / 2)
            set(image, CGRect(x: x, y: middle(imageSize.height), width: imageSize.width, height: imageSize.height))
        }
        let start = textStart
        let width = max(0, size.width - margins.trailing - start)
        if isSideBySide {
            if let label = view.parts.text {
                set(label, CGRect(x: start, y: middle(text.height), width: text.width, height: text.height))
            }
            if let label = view.parts.secondaryText {
                let x = start + width - secondaryText.width
                set(
                    label,
                    CGRect(x: x, y: middle(secondaryText.height), width: secondaryText.width, height: secondaryText.height))
            }
        } else {
            var y = middle(textHeight)
            if let label = view.parts.text {
                set(label, CGRect(x: start, y: y, width: width, height: text.height))
                y += text.height + list.textToSecondaryTextVerticalPadding
            }
            if let label = view.parts.secondaryText {
                set(label, CGRect(x: start, y: pixels(y), width: width, height: secondaryText.height))
            }
        }
        view.parts.placeGuides()
    }

    private func set(_ view: UIView, _ frame: CGRect) {
        let frame =
            isMirrored
            ? CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        if view.frame != frame { view.frame = frame }
    }
}
