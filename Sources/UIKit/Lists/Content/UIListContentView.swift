import AppleFoundation
import CoreGraphics
import QuartzCore

/// Shows a list content configuration, in a cell or anywhere.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    final let parts = ListContentParts()

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        take()
    }

    public convenience override init(frame: CGRect) {
        self.init(configuration: .cell())
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        take()
    }

    /// A list content configuration; others are refused.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let list = newValue as? UIListContentConfiguration else {
                return reportMisuse(
                    "UIListContentView shows a UIListContentConfiguration, and was given \(type(of: newValue)).",
                    exception: .internalInconsistencyException)
            }
            if list == shown { return }
            shown = list
            take()
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }

    // MARK: Guides
    open var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { shown.axesPreservingSuperviewLayoutMargins }
        set {
            shown.axesPreservingSuperviewLayoutMargins = newValue
            take()
        }
    }
    /// Nil without a text.
    open var textLayoutGuide: UILayoutGuide? { parts.guide(.text, self) }
    open var secondaryTextLayoutGuide: UILayoutGuide? { parts.guide(.secondaryText, self) }
    open var imageLayoutGuide: UILayoutGuide? { parts.guide(.image, self) }

    final var list: UIListContentConfiguration { shown }

    private func take() {
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        if directionalLayoutMargins != shown.directionalLayoutMargins {
            directionalLayoutMargins = shown.directionalLayoutMargins
        }
        parts.fill(shown, self)
        contentChanged()
    }

    private func contentChanged() {
        parts.forgetHeight()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout
    open override func layoutSubviews() {
        super.layoutSubviews()
        ListContentLayout(self, bounds.size).apply(to: self)
        // The height is another one for another width.
        if parts.widthChanged(bounds.width) { invalidateIntrinsicContentSize() }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: parts.height(for: bounds.width > 0 ? bounds.width : 320, self))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : bounds.width
        return CGSize(width: width, height: parts.height(for: width, self))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(CGSize(width: targetSize.width > 0 ? targetSize.width : bounds.width, height: 0))
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCell)?.sizeInvalidated()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.takeTint(shown, self)
    }
}
