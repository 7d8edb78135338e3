import AppleFoundation
import CoreGraphics
import CoreText
import TextEngine

/// A line of text that the user edits.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When a view at the side shows.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
    public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"

    // MARK: Parts
    private(set) final lazy var editing = FieldEditing(self)
    private final lazy var parts = FieldParts(self)
    private(set) final lazy var menu = TextMenu(self)
    private(set) final lazy var handles = SelectionHandles(self)
    private final var looks = FieldLooks()
    private final var wishes = TextTraits()
    private final var geometry: FieldGeometry { FieldGeometry(field: self) }
    private final var content: FieldContent { editing.content }

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UITextField.self)
    }

    private func setUp() {
        isOpaque = false
        parts.attach()
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text (FieldEditing)
    /// Never nil where it is read. What a program sets is told to nobody.
    open var text: String? {
        get { content.string }
        set { changed("text") { editing.set(newValue ?? "") } }
    }

    open var attributedText: NSAttributedString? {
        get { content.styled ?? NSAttributedString(string: content.string, attributes: defaultTextAttributes) }
        set { changed("attributedText") { setStyled(newValue) } }
    }

    private func setStyled(_ new: NSAttributedString?) {
        if let new, new.length > 0 {
            let first = new.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { looks.font = font }
            if let color = first[.foregroundColor] as? UIColor { looks.color = color }
        }
        editing.set(new ?? NSAttributedString(string: ""))
    }

    open var placeholder: String? {
        get { looks.placeholder?.string }
        set { setPlaceholder(newValue.map(FieldPlaceholder.plain)) }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { looks.placeholder?.attributed(self) }
        set { setPlaceholder(newValue.map(FieldPlaceholder.styled)) }
    }

    private func setPlaceholder(_ new: FieldPlaceholder?) {
        looks.placeholder = new
        looksChanged(measures: true)
    }

    // MARK: Looks
    open var font: UIFont? {
        get { shownFont }
        set {
            looks.font = newValue ?? FieldLooks.defaultFont
            content.restyle { $0.addAttribute(.font, value: looks.font, range: $1) }
            looksChanged(measures: true)
        }
    }

    open var textColor: UIColor? {
        get { looks.color }
        set {
            looks.color = newValue ?? .label
            content.restyle { $0.addAttribute(.foregroundColor, value: looks.color, range: $1) }
            looksChanged()
        }
    }

    open var textAlignment: NSTextAlignment {
        get { looks.alignment }
        set {
            looks.alignment = newValue
            content.align(newValue)
            looksChanged()
        }
    }

    open var borderStyle = BorderStyle.none {
        didSet {
            guard borderStyle != oldValue else { return }
            moveBackground()
            invalidateIntrinsicContentSize()
            looksChanged()
        }
    }

    /// Of new characters, and of the whole text when they are set.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { plainAttributes }
        set {
            looks.set(newValue)
            content.restyle { $0.setAttributes(self.plainAttributes, range: $1) }
            looksChanged(measures: true)
        }
    }
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { looks.typing ?? plainAttributes }
        set { looks.typing = newValue?.isEmpty == false ? newValue : nil }
    }
    /// Whether command-B, I and U, and the edit menu, make letters bold, slanted and underlined.
    open var allowsEditingTextAttributes = false

    open var adjustsFontSizeToFitWidth = false { didSet { looksChanged() } }
    open var minimumFontSize: CGFloat = 0 { didSet { looksChanged() } }
    open var adjustsFontForContentSizeCategory = false { didSet { looksChanged(measures: true) } }

    /// Shown in the place of a border; not where that is rounded.
    open var background: UIImage? { didSet { looksChanged() } }
    open var disabledBackground: UIImage? { didSet { looksChanged() } }

    /// Fills the rounded border, where there is one.
    override open var backgroundColor: UIColor? {
        get { looks.roundedFill ?? super.backgroundColor }
        set {
            super.backgroundColor = newValue
            moveBackground()
        }
    }

    private func moveBackground() {
        if borderStyle == .roundedRect {
            guard let color = super.backgroundColor else { return }
            looks.roundedFill = color
            super.backgroundColor = nil
        } else if let color = looks.roundedFill {
            looks.roundedFill = nil
            super.backgroundColor = color
        }
        parts.redraw()
    }

    // MARK: Side views
    /// Of the button that clears, by states: search fields have pictures of their own.
    var clearImages: [UInt: UIImage] { [:] }
    /// What the button that clears takes away beside the text; whether there was something.
    func clearBesideText() -> Bool { false }
    /// The caret is elsewhere, or the text is another.
    func selectionMoved() {}
    open var clearButtonMode = ViewMode.never { didSet { looksChanged() } }
    open var leftView: UIView? { didSet { sideChanged(oldValue, leftView) } }
    open var leftViewMode = ViewMode.never { didSet { looksChanged() } }
    open var rightView: UIView? { didSet { sideChanged(oldValue, rightView) } }
    open var rightViewMode = ViewMode.never { didSet { looksChanged() } }

    private func sideChanged(_ old: UIView?, _ new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        looksChanged(measures: true)
    }

    // MARK: Rectangles (FieldGeometry)
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { geometry.textRect(bounds, isEditing: false) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { geometry.textRect(bounds, isEditing: true) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { geometry.clearButtonRect(bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { geometry.leftViewRect(bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { geometry.rightViewRect(bounds) }

    /// Kept for old code: the text draws itself.
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) { looks.placeholder?.draw(in: rect, of: self) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        parts.layout()
    }

    override open var intrinsicContentSize: CGSize { geometry.naturalSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { geometry.naturalSize }
    override func baselineFromBottom(first: Bool) -> CGFloat? {
        let line = shownFont.lineHeight
        let height = geometry.naturalSize.height
        return height - FieldGeometry.top(of: line, in: height, contentVerticalAlignment) - shownFont.ascender
    }

    // MARK: Editing (FieldEditing)
    open var isEditing: Bool { editing.isEditing }
    open var clearsOnBeginEditing = false
    /// The next text that is typed takes the place of all. A moved caret ends it.
    open var clearsOnInsertion: Bool {
        get { editing.clearsOnInsertion }
        set { editing.clearsOnInsertion = newValue }
    }

    override open var canBecomeFirstResponder: Bool { editing.mayBegin }
    @discardableResult
    override open func becomeFirstResponder() -> Bool { editing.become { super.becomeFirstResponder() } }
    @discardableResult
    override open func resignFirstResponder() -> Bool { editing.resign { super.resignFirstResponder() } }

    private final var ownInputView: UIView?
    private final var ownAccessoryView: UIView?
    override open var inputView: UIView? {
        get { ownInputView ?? super.inputView }
        set { ownInputView = newValue }
    }
    override open var inputAccessoryView: UIView? {
        get { ownAccessoryView ?? super.inputAccessoryView }
        set { ownAccessoryView = newValue }
    }
    override open var undoManager: UndoManager? { editing.undoManager }

    // MARK: UIKeyInput
    open var hasText: Bool { !content.isEmpty }
    open func insertText(_ text: String) { editing.insert(text) }
    open func deleteBackward() { editing.deleteBackward() }

    // MARK: UITextInputTraits (the keyboard asks)
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { wishes.autocapitalization }
        set { wishes.autocapitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { wishes.autocorrection }
        set { wishes.autocorrection = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { wishes.spellChecking }
        set {
            wishes.spellChecking = newValue
            // Nothing of the kind is done here: no other wish waits for somebody.
            if newValue == .yes { Unsupported.kept("UITextField.spellCheckingType") }
        }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { wishes.smartQuotes }
        set { wishes.smartQuotes = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { wishes.smartDashes }
        set { wishes.smartDashes = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { wishes.smartInsertDelete }
        set { wishes.smartInsertDelete = newValue }
    }
    open var inlinePredictionType: UITextInlinePredictionType {
        get { wishes.inlinePrediction }
        set {
            wishes.inlinePrediction = newValue
            // Nothing of the kind is done here: no other wish waits for somebody.
            if newValue == .yes { Unsupported.kept("UITextField.inlinePredictionType") }
        }
    }
    open var keyboardType: UIKeyboardType {
        get { wishes.keyboard }
        set { wishes.keyboard = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { wishes.appearance }
        set { wishes.appearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { wishes.returnKey }
        set { wishes.returnKey = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { wishes.enablesReturnKeyAutomatically }
        set { wishes.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { content.isSecure }
        set {
            guard newValue != content.isSecure else { return }
            content.isSecure = newValue
            editing.secrecyChanged()
            looksChanged(measures: true)
        }
    }
    open var textContentType: UITextContentType! {
        get { wishes.content }
        set { wishes.content = newValue }
    }

    // MARK: UITextInput (UITextField+Input)
    open func text(in range: UITextRange) -> String? { textInside(range) }
    open func replace(_ range: UITextRange, withText text: String) { editing.replace(range.offsetsOfOurs, text) }
    open var selectedTextRange: UITextRange? {
        get { OffsetRange(content.selection) }
        set { if let newValue { editing.select(TextSelection(newValue.offsetsOfOurs)) } }
    }
    /// What is selected, for a program that sets another text and wants it to be as it was; what isn't of here changes nothing.
    open var interactionState: Any {
        get { InteractionState(selection: content.selection) }
        set { if let state = newValue as? InteractionState { state.restore(in: editing, content.document.count) } }
    }
    open var markedTextRange: UITextRange? { content.marked.map(OffsetRange.init) }
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editing.markedStyle }
        set {
            editing.markedStyle = newValue
            if newValue != nil { Unsupported.kept("UITextField.markedTextStyle") }
        }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editing.mark(markedText ?? "", Range(selectedRange) ?? 0..<0)
    }
    open func unmarkText() { editing.finishComposing() }
    open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    open var endOfDocument: UITextPosition { OffsetPosition(content.document.count) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        rangeBetween(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { placeFrom(position, offset) }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        placeFrom(position, direction, offset)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offsetOfOurs - from.offsetOfOurs
    }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        farthest(range, direction)
    }
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        extending(position, direction)
    }
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        readsRightToLeft ? .rightToLeft : .leftToRight
    }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        Unsupported.kept("UITextField.setBaseWritingDirection(_:for:)")
    }
    open func firstRect(for range: UITextRange) -> CGRect { firstPlace(of: range) }
    open func caretRect(for position: UITextPosition) -> CGRect { caretPlace(position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionPlaces(of: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { OffsetPosition(offset(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let inside = range.offsetsOfOurs
        return OffsetPosition(min(max(offset(at: point), inside.lowerBound), inside.upperBound))
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { characterUnder(point) }
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { typingAttributes }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editing.allows(TextEdit(range.offsetsOfOurs, text, .other))
    }

    // MARK: Actions of the edit menu
    override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editing.canPerform(action.description) ?? super.canPerformAction(action, withSender: sender)
    }
    override open func copy(_ sender: Any?) { editing.copy() }
    override open func cut(_ sender: Any?) {
        guard !isSecureTextEntry else { return }
        editing.copy()
        editing.deleteSelection()
    }
    override open func paste(_ sender: Any?) { editing.paste() }
    override open func delete(_ sender: Any?) { editing.deleteSelection() }
    override open func select(_ sender: Any?) {
        editing.select(TextSelection(content.document.word(at: content.document.selection.head)))
    }
    override open func toggleBoldface(_ sender: Any?) { editing.toggle(.bold) }
    override open func toggleItalics(_ sender: Any?) { editing.toggle(.italic) }
    override open func toggleUnderline(_ sender: Any?) { editing.toggle(.underline) }
    override open func selectAll(_ sender: Any?) { editing.select(TextSelection(0..<content.document.count)) }

    // MARK: Touches
    override var claimsTaps: Bool { true }

    /// The handles of what is selected stick out.
    override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || isEditing && handles.contains(point)
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if touchEndsInside, let touch { tapped(touch) }
    }

    private func tapped(_ touch: UITouch) {
        let before = isFirstResponder ? editing.content.selection : nil
        guard isFirstResponder || becomeFirstResponder() else { return }
        layoutIfNeeded()
        let offset = offset(at: touch.location(in: self))
        switch touch.tapCount {
        // A tap on what is selected asks for the menu.
        case 1 where before.map { $0.contains(offset) } == true: menu.tapped(touch, onCaret: true)
        case 1:
            editing.select(TextSelection(offset))
            menu.tapped(touch, onCaret: before == editing.content.selection)
        case 2:
            editing.select(TextSelection(content.document.word(at: offset)))
            menu.show()
        default:
            editing.select(TextSelection(0..<content.document.count))
            menu.show()
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        parts.redraw()
    }

    // MARK: Environment
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isOtherSize = previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        looksChanged(measures: isOtherSize && adjustsFontForContentSizeCategory)
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        parts.text.selectionChanged()
    }
    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { menu.watchPresses() }
        parts.text.changed()
    }

    // MARK: Accessibility
    override open var accessibilityValue: String? {
        get { super.accessibilityValue ?? (content.isEmpty ? placeholder : content.spokenString) }
        set { super.accessibilityValue = newValue }
    }
    override open var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits.union(.textEntry)
            if isEditing { traits.insert(.isEditing) }
            if isSecureTextEntry { traits.insert(.secureText) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }
    override open func accessibilityActivate() -> Bool { becomeFirstResponder() }
}

// MARK: - The steps behind the surface

extension UITextField {
    final var textView: FieldTextView { parts.text }
    final var roundedFill: UIColor? { looks.roundedFill }
    final var plainAttributes: [NSAttributedString.Key: Any] { looks.attributes }

    final var shownFont: UIFont {
        adjustsFontForContentSizeCategory ? looks.font.adjusted(to: traitCollection) : looks.font
    }

    final var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// With what "natural" means here.
    final var effectiveAlignment: NSTextAlignment {
        switch looks.alignment {
        case .natural, .justified: readsRightToLeft ? .right : .left
        default: looks.alignment
        }
    }

    /// How wide the text may be.
    final var textRoom: CGFloat { parts.text.bounds.width }

    /// Of the text, or of what stands in its place.
    final var naturalTextWidth: CGFloat {
        if !content.isEmpty {
            let line = FieldLine(self).natural().lines.first
            return line.map { $0.width + $0.trailingWhitespaceWidth } ?? 0
        }
        return attributedPlaceholder?.size().width ?? 0
    }

    final func textChanged() {
        parts.textChanged()
        if isEditing { Keyboard.shared.textChanged(of: self) }
        invalidateIntrinsicContentSize()
    }

    final func clearImagesChanged() { parts.remakeClearButton() }

    final func selectionLooksChanged() { parts.text.selectionChanged() }

    /// Editing has begun or ended: other parts show.
    final func editingChangedState() {
        parts.redraw()
        invalidateIntrinsicContentSize()
    }

    final func looksChanged(measures: Bool = false) {
        parts.redraw()
        if measures { invalidateIntrinsicContentSize() }
    }
}

extension UITextField: TypedText, EndsEditing {
    final func userTyped(_ text: String) { editing.typed(text) }
    final func userDeletedBackward() { editing.userDeleted() }
    final func userComposed(_ text: String, selection: Range<Int>) { editing.composed(text, selection) }
    final func userFinishedComposing() { editing.finishComposing() }
    final func userPressed(_ key: UIKey) -> Bool { TextKeys(view: self).press(key) }
    final func endedByForce() { editing.end() }
}
