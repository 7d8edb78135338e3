import AppleFoundation
import CoreGraphics
import QuartzCore

/// The views of list content, made when there is something to show in them.
@MainActor final class ListContentParts {
    enum Part: CaseIterable { case text, secondaryText, image }

    private(set) var text: UILabel?
    private(set) var secondaryText: UILabel?
    private(set) var image: UIImageView?
    /// The margins of what the view is in, where that knows better.
    var outerMargins: (leading: CGFloat, trailing: CGFloat)? {
        didSet {
            if outerMargins?.leading != oldValue?.leading || outerMargins?.trailing != oldValue?.trailing { forgetHeight() }
        }
    }
    private var known: (width: CGFloat, height: CGFloat)?
    private var laidOutWidth: CGFloat = -1

    // MARK: Filling
    func fill(_ list: UIListContentConfiguration, _ view: UIListContentView) {
        show(list.text, list.attributedText, list.textProperties, \.text, view)
        show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, \.secondaryText, view)
        showImage(list, view)
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties,
        _ part: ReferenceWritableKeyPath<ListContentParts, UILabel?>, _ view: UIListContentView
    ) {
        guard let text, !text.isEmpty else {
            self[keyPath: part]?.removeFromSuperview()
            self[keyPath: part] = nil
            return
        }
        let label = self[keyPath: part] ?? UILabel()
        if self[keyPath: part] == nil {
            self[keyPath: part] = label
            view.addSubview(label)
        }
        label.font = look.font
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        label.textColor = look.resolvedColor()
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
        if look.lineBreakStrategy != .standard { label.lineBreakStrategy = look.lineBreakStrategy }
        label.showsExpansionTextWhenTruncated = look.showsExpansionTextWhenTruncated
        switch look.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = look.transform.applied(to: text) }
    }

    private func showImage(_ list: UIListContentConfiguration, _ view: UIListContentView) {
        guard let picture = list.image else {
            image?.removeFromSuperview()
            image = nil
            return
        }
        let shown = image ?? UIImageView(frame: .zero)
        if image == nil {
            image = shown
            view.addSubview(shown)
        }
        let look = list.imageProperties
        shown.preferredSymbolConfiguration = look.preferredSymbolConfiguration
        shown.image = picture
        shown.contentMode = picture.isSymbolImage ? .center : .scaleToFill
        shown.layer.cornerRadius = look.cornerRadius
        shown.clipsToBounds = look.cornerRadius > 0
        shown.accessibilityIgnoresInvertColors = look.accessibilityIgnoresInvertColors
        takeTint(list, view)
    }

    func takeTint(_ list: UIListContentConfiguration, _ view: UIListContentView) {
        guard let image else { return }
        let own = list.imageProperties
        if own.tintColor == nil, own.tintColorTransformer == nil {
            image.tintColor = nil
        } else {
            image.tintColor = own.resolvedTintColor(for: view.tintColor)
        }
    }

    // MARK: Measuring
    func forgetHeight() { known = nil }

    func height(for width: CGFloat, _ view: UIListContentView) -> CGFloat {
        if let known, known.width == width { return known.height }
        let height = ListContentLayout(view, CGSize(width: width, height: 0)).neededHeight
        known = (width, height)
        return height
    }

    func widthChanged(_ width: CGFloat) -> Bool {
        defer { laidOutWidth = width }
        return laidOutWidth != width && laidOutWidth >= 0
    }

    // MARK: Guides
    private struct Guide {
        let guide: UILayoutGuide
        let constraints: [NSLayoutConstraint]
    }
    private var guides: [Part: Guide] = [:]

    private func view(_ part: Part) -> UIView? {
        switch part {
        case .text: text
        case .secondaryText: secondaryText
        case .image: image
        }
    }

    func guide(_ part: Part, _ view: UIListContentView) -> UILayoutGuide? {
        guard self.view(part) != nil else { return nil }
        if let known = guides[part] { return known.guide }
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(constraints)
        guides[part] = Guide(guide: guide, constraints: constraints)
        if view.bounds.width > 0 { ListContentLayout(view, view.bounds.size).apply(to: view) }
        placeGuides()
        return guide
    }

    /// The guides stand where the parts do.
    func placeGuides() {
        for (part, guide) in guides {
            let frame = view(part)?.frame ?? .zero
            for (constraint, value) in zip(guide.constraints, [frame.minX, frame.minY, frame.width, frame.height])
            where constraint.constant != value { constraint.constant = value }
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.localizedUppercase
        case .lowercase: text.localizedLowercase
        case .capitalized: text.localizedCapitalized
        }
    }
}
