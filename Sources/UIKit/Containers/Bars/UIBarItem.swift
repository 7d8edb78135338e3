@_spi(House) import AppleFoundation
import CoreGraphics

/// What the items of toolbars, navigation bars and tab bars have in common.
@preconcurrency @MainActor
open class UIBarItem: _MainActorObject, @preconcurrency NSCoding {
    /// The bar or controller that shows the item and wants to know of changes.
    final var changed: (() -> Void)?
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        guard coder.allowsKeyedCoding else { return }
        title = coder.keptObject(of: NSString.self, forKey: "UITitle") as String?
        image = coder.keptObject(of: UIImage.self, forKey: "UIImage")
        if coder.containsValue(forKey: "UIEnabled") { isEnabled = coder.decodeBool(forKey: "UIEnabled") }
        tag = coder.decodeInteger(forKey: "UITag")
    }

    nonisolated open func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        Isolation.assumeMain(with: coder) { coder in
            if let title { coder.encode(title as NSString, forKey: "UITitle") }
            if let image { coder.encode(image, forKey: "UIImage") }
            if !isEnabled { coder.encode(false, forKey: "UIEnabled") }
            coder.encode(tag, forKey: "UITag")
        }
    }

    open var isEnabled = true {
        willSet { _objcWillChange(self, "enabled") }
        didSet {
            _objcDidChange(self, "enabled")
            if isEnabled != oldValue { itemChanged() }
        }
    }
    open var title: String? {
        willSet { _objcWillChange(self, "title") }
        didSet {
            _objcDidChange(self, "title")
            if title != oldValue { itemChanged() }
        }
    }
    open var image: UIImage? {
        willSet { _objcWillChange(self, "image") }
        didSet {
            _objcDidChange(self, "image")
            if image !== oldValue { itemChanged() }
        }
    }
    /// For bars of less height.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { itemChanged() } } }
    open var largeContentSizeImage: UIImage? { didSet { Unsupported.kept("UIBarItem.largeContentSizeImage") } }
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { itemChanged() } } }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { Unsupported.kept("UIBarItem.landscapeImagePhoneInsets") }
    }
    open var largeContentSizeImageInsets = UIEdgeInsets.zero {
        didSet { Unsupported.kept("UIBarItem.largeContentSizeImageInsets") }
    }
    open var tag = 0

    // MARK: Accessibility
    // What the bar's button takes over when it is shown.
    open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { itemChanged() } } }
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { itemChanged() } } }
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { itemChanged() } } }
    open var accessibilityValue: String? { didSet { if accessibilityValue != oldValue { itemChanged() } } }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { ownTraits ?? .none }
        set {
            ownTraits = newValue
            itemChanged()
        }
    }
    open var isAccessibilityElement: Bool {
        get { ownElement ?? false }
        set {
            ownElement = newValue
            itemChanged()
        }
    }
    /// Nil leaves it to the button.
    final private(set) var ownTraits: UIAccessibilityTraits?
    final private(set) var ownElement: Bool?

    /// How the title is written in a state. Nil goes back to what the bar's appearance says.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        itemChanged()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    final func itemChanged() { changed?() }
}
