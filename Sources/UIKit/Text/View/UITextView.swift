import AppleFoundation
import CoreGraphics
import CoreText
import TextEngine

/// Text of many lines, which is read, scrolled and edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    // MARK: Parts
    final let kit: ViewKit
    private(set) final lazy var editing = ViewEditing(self, kit.storage)
    final lazy var canvas = TextCanvas(self)
    private(set) final lazy var menu = TextMenu(self)
    private(set) final lazy var handles = SelectionHandles(self)
    private(set) final lazy var items = TextItems(self)
    final var looks = ViewLooks()
    private final var wishes = TextTraits()
    private final var layoutWidth: CGFloat?
    /// What the content was last fitted to.
    final var fittedText: FittedText?

    // MARK: Creating
    override public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// A container that belongs to a layout manager brings its text along.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        kit = ViewKit(textContainer)
        super.init(frame: frame)
        setUp()
        backgroundColor = .systemBackground
    }

    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        if !usingTextLayoutManager { kit.leaveNewKit() }
    }

    public required init?(coder: NSCoder) {
        kit = ViewKit(nil)
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UITextView.self)
    }

    private func setUp() {
        kit.manager.add(self)
        editing.content.breakLines(with: FlowLines(manager: kit.manager))
        looksChanged()
    }

    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: TextKit
    open var textContainer: NSTextContainer { kit.container }
    /// Whoever asks for it has the view with TextKit 1 from then on.
    open var layoutManager: NSLayoutManager {
        kit.leaveNewKit()
        return kit.manager
    }
    /// Nil once somebody has asked for `layoutManager`.
    open var textLayoutManager: NSTextLayoutManager? { kit.newLayoutManager }
    open var textStorage: NSTextStorage { kit.storage.handOut() }
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { sizesChanged() } }
    }

    // MARK: Text
    /// Never nil where it is read. Nobody is told of what a program sets, but of the caret, which is at the end then.
    open var text: String! {
        get { kit.storage.string }
        set {
            changed("text") { editing.set(NSAttributedString(string: newValue ?? "", attributes: plainAttributes)) }
        }
    }

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: kit.storage.plainCopy()) }
        set { changed("attributedText") { setStyled(newValue ?? NSAttributedString(string: "")) } }
    }

    private func setStyled(_ new: NSAttributedString) {
        if new.length > 0 {
            let first = new.attributes(at: 0, effectiveRange: nil)
            looks.font = first[.font] as? UIFont ?? looks.font
            looks.color = first[.foregroundColor] as? UIColor ?? looks.color
            looksChanged()
        }
        editing.set(new)
    }

    // MARK: Looks
    /// Of the whole text where it is set; nil until somebody does.
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? looks.font?.adjusted(to: traitCollection) : looks.font }
        set {
            looks.font = newValue
            restyle(.font, newValue ?? ViewLooks.defaultFont)
        }
    }

    open var textColor: UIColor? {
        get { looks.color }
        set {
            looks.color = newValue
            restyle(.foregroundColor, newValue ?? .label)
        }
    }

    open var textAlignment: NSTextAlignment {
        get { looks.alignment }
        set {
            looks.alignment = newValue
            realign()
        }
    }

    /// Of what is typed next. Where the selection moves to another place they are those of the text there.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editing.typing ?? attributes(near: editing.selection.lowerBound) }
        set { editing.typing = newValue }
    }

    /// What links look like, whatever they say themselves.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { looks.links ?? [.foregroundColor: tintColor ?? .tintColor] }
        set {
            looks.links = newValue
            looksChanged()
        }
    }

    open var adjustsFontForContentSizeCategory = false { didSet { looksChanged() } }
    /// Whether command-B, I and U, and the edit menu, make letters bold, slanted and underlined.
    open var allowsEditingTextAttributes = false
    open var usesStandardTextScaling = false {
        didSet { if usesStandardTextScaling { Unsupported.kept("UITextView.usesStandardTextScaling") } }
    }
    /// Found in what isn't edited, shown like links, and touched like them. The text doesn't change.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            guard dataDetectorTypes != oldValue else { return }
            if dataDetectorTypes.contains(.lookupSuggestion), dataDetectorTypes != .all {
                Unsupported.lookupSuggestions.report()
            }
            detectorChanged()
        }
    }
    /// Whether what is in it can be searched by `findInteraction`, and by command-F.
    open var isFindInteractionEnabled: Bool {
        get { finder != nil }
        set {
            guard newValue != (finder != nil) else { return }
            if let finder { removeInteraction(finder.interaction) }
            finder = newValue ? TextViewFinder(self) : nil
        }
    }
    open var findInteraction: UIFindInteraction? { finder?.interaction }
    private final var finder: TextViewFinder?

    // MARK: Sizes
    override open var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            super.isScrollEnabled = newValue
            sizesChanged()
        }
    }

    override open var contentSize: CGSize {
        get { fittedUnlessScrolling { super.contentSize } }
        set { super.contentSize = newValue }
    }

    /// As large as its text, unless it scrolls.
    override open var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        let natural = fittingSize(width: 0)
        let width = layoutWidth ?? bounds.width
        return width > 0 ? CGSize(width: natural.width, height: fittingSize(width: width).height) : natural
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
    override var wrapsTextInLayout: Bool { !isScrollEnabled }

    /// Through the overridable property, so that a subclass can add its own room.
    override func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize {
        layoutWidth = width
        defer { layoutWidth = nil }
        return intrinsicContentSize
    }

    override open func layoutSubviews() {
        fitContent()
        super.layoutSubviews()
        canvas.layout()
    }

    override func contentMoved(isResized: Bool) {
        super.contentMoved(isResized: isResized)
        setNeedsLayout()
    }

    /// Goes as far as it takes to show these characters.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: Editing (ViewEditing)
    open var isEditable = true {
        didSet {
            if !isEditable, editing.isEditing { resignFirstResponder() }
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { detectorChanged() }
        }
    }
    open var isSelectable = true { didSet { if isSelectable != oldValue, !dataDetectorTypes.isEmpty { detectorChanged() } } }
    open var selectedRange: NSRange {
        get { NSRange(editing.selection) }
        set { editing.select(TextSelection(kit.manager.clamped(newValue))) }
    }
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
    open var hasText: Bool { kit.storage.length > 0 }
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
            if newValue == .yes { Unsupported.kept("UITextView.spellCheckingType") }
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
            if newValue == .yes { Unsupported.kept("UITextView.inlinePredictionType") }
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
    /// Text views show what they say.
    open var isSecureTextEntry: Bool {
        get { wishes.isSecure }
        set {
            wishes.isSecure = newValue
            if newValue { Unsupported.kept("UITextView.isSecureTextEntry") }
        }
    }
    open var textContentType: UITextContentType! {
        get { wishes.content }
        set { wishes.content = newValue }
    }

    // MARK: UITextInput (EditedView)
    open func text(in range: UITextRange) -> String? { textInside(range) }
    open func replace(_ range: UITextRange, withText text: String) { editing.replace(range.offsetsOfOurs, text) }
    open var selectedTextRange: UITextRange? {
        get { OffsetRange(editing.selection) }
        set { if let newValue { editing.select(TextSelection(newValue.offsetsOfOurs)) } }
    }
    /// What is selected and how far is scrolled, for a program that sets another text and wants both to be as they were.
    open var interactionState: Any {
        get { InteractionState(selection: editing.selection, offset: contentOffset) }
        set {
            guard let state = newValue as? InteractionState else { return }
            state.restore(in: editing, editing.document.count)
            if let offset = state.offset, isScrollEnabled { scroll(back: offset) }
        }
    }
    open var markedTextRange: UITextRange? { editing.document.marked.map(OffsetRange.init) }
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editing.markedStyle }
        set {
            editing.markedStyle = newValue
            if newValue != nil { Unsupported.kept("UITextView.markedTextStyle") }
        }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editing.mark(markedText ?? "", Range(selectedRange) ?? 0..<0)
    }
    open func unmarkText() { editing.finishComposing() }
    open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
    open var endOfDocument: UITextPosition { OffsetPosition(editing.document.count) }
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
        kit.flow.line(at: position.offsetOfOurs)?.line.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        Unsupported.kept("UITextView.setBaseWritingDirection(_:for:)")
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
    ) -> [NSAttributedString.Key: Any]? { attributes(near: position.offsetOfOurs) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editing.allows(TextEdit(range.offsetsOfOurs, text, .other))
    }

    // MARK: Actions of the edit menu
    override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canFind(action.description) ?? editing.canPerform(action.description)
            ?? super.canPerformAction(action, withSender: sender)
    }
    override open func copy(_ sender: Any?) { editing.copy() }
    override open func cut(_ sender: Any?) {
        editing.copy()
        editing.deleteSelection()
    }
    override open func paste(_ sender: Any?) { editing.paste() }
    override open func delete(_ sender: Any?) { editing.deleteSelection() }
    override open func select(_ sender: Any?) {
        editing.select(TextSelection(editing.document.word(at: editing.document.selection.head)))
    }
    override open func toggleBoldface(_ sender: Any?) { editing.toggle(.bold) }
    override open func toggleItalics(_ sender: Any?) { editing.toggle(.italic) }
    override open func toggleUnderline(_ sender: Any?) { editing.toggle(.underline) }
    override open func selectAll(_ sender: Any?) { editing.select(TextSelection(0..<editing.document.count)) }
    override open func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    override open func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    override open func findNext(_ sender: Any?) { findInteraction?.findNext() }
    override open func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    override open func useSelectionForFind(_ sender: Any?) {
        findInteraction?.searchText = editing.document.text.string(in: editing.selection)
    }

    // MARK: Touches (ViewTouches)
    private final lazy var touches = ViewTouches(self)

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches.began(touches)
        super.touchesBegan(touches, with: event)
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !self.touches.ended(touches) { super.touchesEnded(touches, with: event) }
    }

    // MARK: Environment
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        looksChanged()
    }
    override open func tintColorDidChange() {
        super.tintColorDidChange()
        looksChanged()
    }
    override open func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        menu.watchPresses()
        looksChanged()
    }

    // MARK: Accessibility
    override open var accessibilityValue: String? {
        get { super.accessibilityValue ?? kit.storage.string }
        set { super.accessibilityValue = newValue }
    }
    override open func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
