import AppleFoundation
import CoreGraphics
import QuartzCore

/// A control with a title or a picture that does something when it is touched.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button looks like. A custom one dims its picture when touched and nothing else; the type can't change.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7
        public static var roundedRect: ButtonType { .system }
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    // MARK: State
    private var type = ButtonType.custom
    var content = ButtonContent()
    private(set) var ownTitleLabel: UILabel?
    private(set) var ownImageView: UIImageView?
    private(set) var ownSubtitleLabel: UILabel?
    private var isPlacing = false
    /// The parts don't show yet what was set.
    final var isContentStale = false
    private(set) var ownBackground: UIImageView?
    var wasHighlighted = false
    private(set) var ownSpinner: UIActivityIndicatorView?
    private var ownConfiguration: ConfigurationBox?

    /// It is large, and most buttons have none.
    private final class ConfigurationBox {
        let value: Configuration
        init(_ value: Configuration) { self.value = value }
    }

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
        take(primaryAction)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceFileCoder.of(coder)?.fill(self)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(buttonType)
        sizeToFit()
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(.system)
        var configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
        if configuration.image == nil { configuration.image = primaryAction?.image }
        self.configuration = configuration
        sizeToFit()
    }

    /// A system button that shows an image and calls a method when it is touched.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

    func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    func become(_ type: ButtonType) {
        self.type = type
        switch type {
        case .contactAdd: setImage(ButtonType.sign("plus.circle"), for: .normal)
        case .infoLight, .infoDark, .detailDisclosure: setImage(ButtonType.sign("info.circle"), for: .normal)
        case .close:
            let look = UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
            setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: look), for: .normal)
        default: break
        }
    }

    open var buttonType: ButtonType { type }

    // MARK: Configuration
    open var configuration: Configuration? {
        get { ownConfiguration?.value }
        set {
            ownConfiguration = newValue.map(ConfigurationBox.init)
            contentChanged()
        }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesConfiguration = true
    open func setNeedsUpdateConfiguration() {
        if configurationUpdateHandler != nil { setNeedsLayout() }
        updateConfiguration()
    }
    /// Called when the state changed; subclasses change `configuration` here.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    open var changesSelectionAsPrimaryAction = false

    // MARK: Content for each state
    open func setTitle(_ title: String?, for state: State) {
        if isExchanged(self, UIButton.self, "setTitle:forState:", [title, state]) { return }
        content.setTitle(title, for: state)
        contentChanged()
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        if isExchanged(self, UIButton.self, "setTitleColor:forState:", [color, state]) { return }
        content[state].titleColor = color
        looksChanged()
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        content[state].titleShadowColor = color
        looksChanged()
    }
    open func setImage(_ image: UIImage?, for state: State) {
        if isExchanged(self, UIButton.self, "setImage:forState:", [image, state]) { return }
        content[state].image = image
        contentChanged()
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        content[state].backgroundImage = image
        contentChanged()
    }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        content[state].symbolConfiguration = configuration
        contentChanged()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content[state].attributedTitle = title
        contentChanged()
    }
    open func title(for state: State) -> String? { content.value({ $0.title }, for: state) }
    open func titleColor(for state: State) -> UIColor? {
        content.value({ $0.titleColor }, for: state) ?? defaultTitleColor(for: state)
    }
    open func titleShadowColor(for state: State) -> UIColor? { content.value({ $0.titleShadowColor }, for: state) }
    open func image(for state: State) -> UIImage? { content.value({ $0.image }, for: state) }
    open func backgroundImage(for state: State) -> UIImage? { content.value({ $0.backgroundImage }, for: state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { content.value({ $0.attributedTitle }, for: state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        content.value({ $0.symbolConfiguration }, for: state)
    }

    // MARK: Content now
    open var currentTitle: String? { chosenElement?.title ?? configuration?.title ?? title(for: state) }
    open var currentTitleColor: UIColor { configuration?.foreground(tint: tintColor, state: state) ?? titleColor(for: state)! }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// Made when first asked for. Shows at once what was set for the state, and where.
    open var titleLabel: UILabel? {
        prepareForAsking()
        if let ownTitleLabel { return ownTitleLabel }
        let label = UILabel(frame: .zero)
        label.font = defaultTitleFont
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        ownTitleLabel = label
        addSubview(label)
        return label
    }
    open var imageView: UIImageView? {
        prepareForAsking()
        if let ownImageView { return ownImageView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        ownImageView = view
        insertSubview(view, at: ownBackground == nil ? 0 : 1)
        return view
    }
    private final func prepareForAsking() {
        if isContentStale { prepareContent() }
        guard layer.needsLayout(), configuration == nil, ownTitleLabel != nil || ownImageView != nil else { return }
        if !bounds.isEmpty { placeContent() }
    }
    /// Overridden rectangles may ask for the parts that are being placed.
    private final func placeContent() {
        guard !isPlacing else { return }
        isPlacing = true
        ButtonLayout(self).place()
        isPlacing = false
    }
    open var subtitleLabel: UILabel? {
        if isContentStale { prepareContent() }
        return ownSubtitleLabel
    }

    func makeSubtitleLabel() -> UILabel {
        if let ownSubtitleLabel { return ownSubtitleLabel }
        let label = UILabel(frame: .zero)
        ownSubtitleLabel = label
        addSubview(label)
        return label
    }
    /// Takes the place of the image while something is being done.
    func makeSpinner() -> UIActivityIndicatorView {
        if let ownSpinner { return ownSpinner }
        let view = UIActivityIndicatorView(style: .medium)
        ownSpinner = view
        addSubview(view)
        return view
    }
    func makeBackground() -> UIImageView {
        if let ownBackground { return ownBackground }
        let view = UIImageView(frame: bounds)
        ownBackground = view
        insertSubview(view, at: 0)
        return view
    }

    // MARK: Insets and habits of buttons without a configuration
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { if contentEdgeInsets != oldValue { contentChanged() } } }
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false { didSet { Unsupported.kept("UIButton.showsTouchWhenHighlighted") } }
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { Unsupported.kept("UIButton.reversesTitleShadowWhenHighlighted") }
    }
    open var role = Role.normal { didSet { Unsupported.kept("UIButton.role") } }
    /// Shown by a long touch, or by any touch with `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? { didSet { menuChanged() } }
    open var isPointerInteractionEnabled = false { didSet { Unsupported.kept("UIButton.isPointerInteractionEnabled") } }

    /// What a button means to the person: the one to take, the one that cancels, the one that destroys.
    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    // MARK: Geometry (ButtonLayout)
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { ButtonLayout(self).places(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { ButtonLayout(self).places(in: contentRect).image }

    override open var intrinsicContentSize: CGSize {
        prepareContent()
        return ButtonLayout(self).fittingSize
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The title stands in the middle of the height that it wants.
    override func baselineFromBottom(first: Bool) -> CGFloat? {
        guard currentTitle?.isEmpty == false || currentAttributedTitle != nil else { return nil }
        // Constraints are installed before the label is made.
        if ownTitleLabel == nil, isContentStale { prepareContent() }
        guard let font = ownTitleLabel?.font else { return nil }
        let height = layoutState.map(\.content.size.height) ?? -1
        let full = height > 0 ? height : intrinsicContentSize.height
        return ((full - font.lineHeight) / 2).rounded() + abs(font.descender).rounded()
    }

    // MARK: Accessibility
    /// The title, unless something else was set.
    override open var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle ?? currentAttributedTitle?.string }
        set { super.accessibilityLabel = newValue }
    }

    override open var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let own = rarities?.accessibilityTraits { return own }
            var traits = UIAccessibilityTraits.button
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Layout and environment
    override open func layoutSubviews() {
        super.layoutSubviews()
        prepareContent()
        placeContent()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        looksChanged()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let categoryChanged = previousTraitCollection?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        if categoryChanged, configuration != nil { contentChanged() } else { setNeedsLayout() }
    }

    /// Old and new looks melt into each other when the finger is lifted.
    override func stateDidChange() {
        super.stateDidChange()
        isContentStale = true
        fadeHighlight()
        if automaticallyUpdatesConfiguration { updateConfiguration() }
    }

    override var claimsTaps: Bool { true }

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard showsMenuAsPrimaryAction, menu != nil else { return super.beginTracking(touch, with: event) }
        _openMenu()
        return false
    }

    override func touchUpInsideHappened(_ event: UIEvent?) {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered, with: event)
    }

    func contentChanged() {
        invalidateIntrinsicContentSize()
        looksChanged()
    }

    private func looksChanged() {
        isContentStale = true
        setNeedsLayout()
    }
}
