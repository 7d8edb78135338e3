import AppleFoundation
import CoreGraphics
import QuartzCore

extension UIButton {
    /// The font of an interface file; the default one needs no label.
    func setInterfaceFont(_ font: UIFont) {
        if font !== defaultTitleFont || currentTitle != nil { titleLabel?.font = font }
    }

    /// It was given a title that has no letters.
    var hasEmptyTitle: Bool { currentTitle?.isEmpty ?? (currentAttributedTitle?.length == 0) }

    private var isSystem: Bool { buttonType != .custom }

    var defaultTitleFont: UIFont {
        if let configuration { return configuration.titleFont(traits) }
        return .systemFont(ofSize: isSystem ? 15 : UIFont.buttonFontSize)
    }

    func defaultTitleColor(for state: State) -> UIColor {
        guard isSystem else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    /// The configuration, with the title and the image that were set for the state where it has none of its own.
    var effectiveConfiguration: Configuration? {
        guard var configuration else { return nil }
        if configuration.title == nil { configuration.title = title(for: state) }
        if configuration.image == nil { configuration.image = image(for: state) }
        if let chosenElement { showChoice(chosenElement, in: &configuration) }
        return configuration
    }

    /// Hands what the state asks for to the parts, making those that are needed.
    func prepareContent() {
        isContentStale = false
        if let configuration = effectiveConfiguration {
            prepare(configuration)
        } else {
            prepareClassic()
        }
    }

    // MARK: With a configuration

    private func prepare(_ configuration: Configuration) {
        let color = configuration.foreground(tint: tintColor, state: state)
        if let title = configuration.title, !title.isEmpty {
            show(
                title, configuration.attributedTitle, configuration.titleTextAttributesTransformer, in: titleLabel!,
                font: configuration.titleFont(traits), color: color, alignment: alignment(of: configuration))
        } else {
            ownTitleLabel?.text = nil
        }
        if let subtitle = configuration.subtitle, !subtitle.isEmpty {
            show(
                subtitle, configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer,
                in: makeSubtitleLabel(), font: .preferredFont(forTextStyle: .caption1, compatibleWith: traits), color: color,
                alignment: alignment(of: configuration))
        } else {
            ownSubtitleLabel?.text = nil
        }
        if let image = configuration.image {
            let view = imageView!
            let own = configuration.preferredSymbolConfigurationForImage
            view.preferredSymbolConfiguration = own ?? UIImage.SymbolConfiguration(font: configuration.titleFont(traits))
            view.image = image
            view.tintColor = configuration.imageColorTransformer?(color) ?? color
        } else {
            ownImageView?.image = nil
        }
        if configuration.showsActivityIndicator {
            let spinner = makeSpinner()
            spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
            spinner.startAnimating()
            ownImageView?.image = nil
        } else {
            ownSpinner?.stopAnimating()
        }
        prepareBackground(configuration)
    }

    static let fadeDuration: TimeInterval = 0.25

    /// A highlight comes at once and goes slowly.
    func fadeHighlight() {
        let isLit = isHighlighted
        defer { wasHighlighted = isLit }
        guard wasHighlighted, !isLit, window != nil, UIView.areAnimationsEnabled else { return }
        UIView.animate(withDuration: UIButton.fadeDuration, delay: 0, options: [.allowUserInteraction]) {
            self.prepareContent()
        }
    }

    private func alignment(of configuration: Configuration) -> NSTextAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch configuration.titleAlignment {
        case .center: return .center
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        case .automatic: return configuration.image == nil || configuration.imagePlacement == .top ? .center : .natural
        }
    }

    private func show(
        _ text: String, _ attributed: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?,
        in label: UILabel, font: UIFont, color: UIColor, alignment: NSTextAlignment
    ) {
        label.numberOfLines = 0
        guard attributed != nil || transformer != nil else {
            label.font = font
            label.lineBreakMode = .byWordWrapping
            label.textAlignment = alignment
            label.text = text
            label.textColor = color
            return
        }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        var base = AttributeContainer()
        base.uiKit.font = font
        // A colour of now: one that is made anew each time would be a change each time, and layout would not come to rest.
        base.uiKit.foregroundColor = (color.usesTint ? color.replacingTint(with: tintColor) : color).resolvedColor(with: traits)
        base.uiKit.paragraphStyle = paragraph
        if let transformer { base = transformer(base) }
        var styled = attributed ?? AttributedString(text)
        styled.mergeAttributes(base, mergePolicy: .keepCurrent)
        label.attributedText = KeptTexts.text(styled)
    }

    private func prepareBackground(_ configuration: Configuration) {
        let color = configuration.backgroundColor(tint: tintColor, state: state)
        let view = makeBackground()
        view.backgroundColor = color.usesTint ? color.replacingTint(with: tintColor) : color
        view.image = configuration.background.image
        view.contentMode = configuration.background.imageContentMode
        if configuration.background.customView != nil { Unsupported.kept("UIBackgroundConfiguration.customView") }
        if configuration.background.visualEffect != nil { Unsupported.kept("UIBackgroundConfiguration.visualEffect") }
        if configuration.background.strokeOutset != 0 { Unsupported.kept("UIBackgroundConfiguration.strokeOutset") }
        view.layer.borderWidth = configuration.background.strokeWidth
        if configuration.background.strokeWidth > 0 {
            view.layer.borderColor = configuration.background.resolvedStrokeColor(for: tintColor).cgColor(in: traits)
        }
    }

    // MARK: Without one

    private func prepareClassic() {
        let attributed = currentAttributedTitle
        let title = currentTitle
        if attributed != nil || title?.isEmpty == false {
            let label = titleLabel!
            if let attributed {
                label.attributedText = attributed
            } else {
                label.text = title
                label.textColor = titleColor(for: state)
            }
            label.shadowColor = currentTitleShadowColor
            label.alpha = isSystem && isHighlighted && !content.hasOwn({ $0.titleColor }, for: state) ? 0.2 : 1
        } else {
            ownTitleLabel?.text = nil
        }
        if let image = currentImage {
            let view = imageView!
            view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
            let isStencil = isSystem && image.renderingMode == .automatic && !image.isSymbolImage
            view.image = isStencil ? image.withRenderingMode(.alwaysTemplate) : image
            view.alpha = imageAlpha
        } else {
            ownImageView?.image = nil
        }
        if let image = currentBackgroundImage {
            makeBackground().image = image
        } else {
            ownBackground?.image = nil
        }
    }

    private var imageAlpha: CGFloat {
        if content.hasOwn({ $0.image }, for: state) { return 1 }
        if !isEnabled, adjustsImageWhenDisabled { return 0.5 }
        if isHighlighted, adjustsImageWhenHighlighted { return isSystem ? 0.2 : 0.5 }
        return 1
    }
}
