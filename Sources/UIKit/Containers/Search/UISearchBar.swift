import AppleFoundation
import CoreGraphics

/// A field for what is searched, with a button that gives up and scopes below.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    public enum Style: UInt, Sendable {
        case `default` = 0
        case minimal = 2
        public static var prominent: Style { .default }
    }

    /// What pictures can be set for.
    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    // MARK: Parts
    public let searchTextField: UISearchTextField
    private final lazy var relay = SearchFieldRelay(self)
    private final lazy var parts = SearchBarParts(self)
    /// Whose search begins and ends with the bar.
    final weak var controller: UISearchController?
    /// At the top of a search: its ground reaches to the edge of the screen.
    /// Below the row of a navigation bar, which is its ground.
    final var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { partsChanged() } } }
    final var isPinned = false { didSet { if isPinned != oldValue { setNeedsLayout() } } }

    // MARK: Creating
    override public init(frame: CGRect) {
        searchTextField = UISearchTextField(frame: .zero)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        searchTextField = UISearchTextField(frame: .zero)
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UISearchBar.self)
    }

    private func setUp() {
        isOpaque = false
        searchTextField.delegate = relay
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.editingChanged()
                self.delegate?.`searchBar(_:textDidChange:)`?(self, self.text ?? "")
                self.controller?.activity.textChanged()
            }, for: .editingChanged)
        searchTextField.whenTokensChange { [weak self] in self?.controller?.activity.textChanged() }
        addSubview(searchTextField)
    }

    open weak var delegate: (any UISearchBarDelegate)?
    open var barPosition: UIBarPosition { delegate?.`position(for:)`?(self) ?? .any }

    // MARK: Text
    /// Never nil where it is read. What a program sets is told to no delegate; a search that is on brings its results up to date.
    open var text: String? {
        get { searchTextField.text }
        set {
            let old = searchTextField.text
            searchTextField.text = newValue
            if searchTextField.text != old { controller?.activity.textChanged() }
        }
    }
    /// Whether there is something to search for.
    final var hasContent: Bool { searchTextField.hasText }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// Above the field.
    open var prompt: String? { didSet { partsChanged() } }
    open var isEnabled = true {
        didSet {
            searchTextField.isEnabled = isEnabled
            partsChanged()
        }
    }

    // MARK: Buttons
    open var showsCancelButton: Bool {
        get { hasCancel }
        set {
            controller?.activity.programShowsCancel()
            showCancel(newValue)
        }
    }
    private final var hasCancel = false { didSet { if hasCancel != oldValue { partsChanged() } } }
    final func showCancel(_ shows: Bool) { hasCancel = shows }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        guard animated, window != nil else { return self.showsCancelButton = showsCancelButton }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.showsCancelButton = showsCancelButton
            self.layoutIfNeeded()
        }
    }
    open var showsBookmarkButton = false { didSet { partsChanged() } }
    open var showsSearchResultsButton = false { didSet { partsChanged() } }
    open var isSearchResultsButtonSelected = false { didSet { partsChanged() } }

    // MARK: Scopes
    /// Below the field, where there are two or more.
    open var scopeButtonTitles: [String]? {
        didSet {
            if let count = scopeButtonTitles?.count, scope >= count { scope = 0 }
            partsChanged()
        }
    }
    private final var scope = 0
    /// One that isn't there is passed over.
    open var selectedScopeButtonIndex: Int {
        get { scope }
        set {
            guard newValue >= 0, newValue < scopeButtonTitles?.count ?? 1 else { return }
            scope = newValue
            partsChanged()
            controller?.activity.scopeChanged()
        }
    }
    open var showsScopeBar: Bool {
        get { hasScopes }
        set {
            controller?.activity.programShowsScopes()
            showScopes(newValue)
        }
    }
    private final var hasScopes = false { didSet { if hasScopes != oldValue { partsChanged() } } }
    final func showScopes(_ shows: Bool) { hasScopes = shows }
    open func setShowsScope(_ show: Bool, animated: Bool) {
        UIView.animate(withDuration: animated ? 0.25 : 0) {
            self.showsScopeBar = show
            self.layoutIfNeeded()
        }
    }

    // MARK: Looks
    open var searchBarStyle = Style.default { didSet { partsChanged() } }
    open var barStyle = UIBarStyle.default { didSet { if barStyle != .default { Unsupported.kept("UISearchBar.barStyle") } } }
    open var isTranslucent = true { didSet { partsChanged() } }
    open var barTintColor: UIColor? { didSet { partsChanged() } }
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Behind the scopes.
    open var scopeBarBackgroundImage: UIImage? { didSet { partsChanged() } }
    /// Of the text in its field.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet { searchTextField.shiftText(by: searchTextPositionAdjustment) }
    }
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { Unsupported.kept("UISearchBar.searchFieldBackgroundPositionAdjustment") }
    }

    // MARK: Icons (SearchBarParts)
    /// An empty image takes the icon away.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        parts.icons[SearchBarParts.IconPlace(icon: icon, state: state.rawValue)] = iconImage
        if icon == .clear { searchTextField.setClearImage(iconImage, for: state) }
        partsChanged()
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        parts.icons[SearchBarParts.IconPlace(icon: icon, state: state.rawValue)]
    }

    // MARK: Pictures and words (SearchBarParts, SearchBarPictures)
    final var pictures = SearchBarPictures() {
        didSet {
            parts.scopesLookOtherwise()
            partsChanged()
        }
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        pictures.grounds[SearchBarPictures.GroundPlace(position: barPosition, metrics: barMetrics)] = backgroundImage
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.grounds[SearchBarPictures.GroundPlace(position: barPosition, metrics: barMetrics)]
    }
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        pictures.scopeGrounds[state.rawValue] = backgroundImage
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { pictures.scopeGrounds[state.rawValue] }
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        pictures.scopeDividers[SearchBarPictures.DividerPlace(left: leftState.rawValue, right: rightState.rawValue)] =
            dividerImage
    }
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        pictures.scopeDividers[SearchBarPictures.DividerPlace(left: leftState.rawValue, right: rightState.rawValue)]
    }

    /// How far an icon is from where it is usually.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        pictures.iconShifts[icon] = adjustment
        searchTextField.shiftIcons(by: pictures.iconShifts)
    }
    open func positionAdjustment(for icon: Icon) -> UIOffset { pictures.iconShifts[icon] ?? .zero }
    /// In the place of the field's ground.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.fieldGrounds[state.rawValue] = backgroundImage
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { parts.fieldGrounds[state.rawValue] }

    /// With nil they are the usual ones again.
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        parts.scopeAttributes[state.rawValue] = attributes ?? [:]
        partsChanged()
    }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.scopeAttributes[state.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }

    // MARK: Layout (SearchBarParts)
    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: parts.height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: parts.height) }
    override open func layoutSubviews() {
        super.layoutSubviews()
        parts.layout()
    }

    private final func partsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if isInNavigationBar { controller?.item?.itemChanged() }
    }
    final var heightInNavigationBar: CGFloat { parts.heightInNavigationBar }

    /// Cancel acts while the field is edited, and what stands at the field's end gives way to a text.
    final func editingChanged() { setNeedsLayout() }

    final func choseScope(_ index: Int) {
        scope = index
        delegate?.`searchBar(_:selectedScopeButtonIndexDidChange:)`?(self, index)
        controller?.activity.scopeChanged()
    }

    final func editingBegan() {
        editingChanged()
        controller?.activity.editingBegan()
    }

    /// In a search it gives that up; of a bar on its own it only tells.
    final func cancelPressed() {
        delegate?.`searchBarCancelButtonClicked(_:)`?(self)
        controller?.isActive = false
    }
    final var canCancel: Bool { isEnabled && (searchTextField.isEditing || controller?.activity.isUp == true) }

    // MARK: First responder: the field
    override open var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    override open var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    /// The field, which edits, finds it along the chain.
    override open var inputAccessoryView: UIView? {
        get { ownAccessory ?? super.inputAccessoryView }
        set { ownAccessory = newValue }
    }
    private final var ownAccessory: UIView?

    // MARK: UITextInputTraits: the field's
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set {
            searchTextField.spellCheckingType = newValue
            // Nothing of the kind is done here.
            if newValue == .yes { Unsupported.kept("UISearchBar.spellCheckingType") }
        }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    open var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set {
            searchTextField.inlinePredictionType = newValue
            // Nothing of the kind is done here.
            if newValue == .yes { Unsupported.kept("UISearchBar.inlinePredictionType") }
        }
    }
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Nobody here dictates where somebody looks.
    open var isLookToDictateEnabled = false {
        didSet { if isLookToDictateEnabled { Unsupported.kept("UISearchBar.isLookToDictateEnabled") } }
    }
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}
