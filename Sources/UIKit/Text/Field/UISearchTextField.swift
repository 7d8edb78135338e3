import AppleFoundation
import CoreGraphics

/// The field of a search bar: a glass where it begins, on a rounded ground.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private static let side: CGFloat = 6
    private static let glassWidth: CGFloat = 25

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        clearButtonMode = .whileEditing
        returnKeyType = .search
        autocorrectionType = .no
        leftViewMode = .always
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        leftView = glass
        accessibilityTraits = .searchField
    }

    // MARK: Pictures of its bar (ContainerSeams)
    final var ownClearImages: [UInt: UIImage] = [:] { didSet { clearImagesChanged() } }
    override var clearImages: [UInt: UIImage] { ownClearImages }

    // MARK: Rectangles
    override open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX - Self.side - Self.glassWidth : Self.side
        return CGRect(x: x, y: bounds.minY, width: Self.glassWidth, height: bounds.height)
    }

    override open func textRect(forBounds bounds: CGRect) -> CGRect { inner(super.textRect(forBounds: bounds)) }
    override open func editingRect(forBounds bounds: CGRect) -> CGRect { inner(super.editingRect(forBounds: bounds)) }

    private func inner(_ rect: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return rect.inset(by: UIEdgeInsets(top: 0, left: isMirrored ? 6 : 4, bottom: 0, right: isMirrored ? 4 : 6))
    }

    override open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let plain = super.clearButtonRect(forBounds: bounds)
        return plain.offsetBy(dx: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 6 : -6, dy: 0)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 16, height: max(36, super.intrinsicContentSize.height + 14))
    }
}
