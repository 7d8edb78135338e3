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

    // MARK: Tokens (SearchTokens)
    private(set) final lazy var tokenRow = SearchTokens(self)

    /// Before the text, which doesn't contain them.
    open var tokens: [UISearchToken] {
        get { tokenRow.all }
        set { tokenRow.set(newValue) }
    }
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        var all = tokens
        all.insert(token, at: min(max(0, tokenIndex), all.count))
        tokens = all
    }
    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else { return }
        tokens.remove(at: tokenIndex)
    }
    /// What was typed becomes a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        insertToken(token, at: tokenIndex)
        replace(OffsetRange(textRange.offsetsOfOurs.clamped(to: textual)), withText: "")
    }
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { OffsetPosition(tokenIndex - tokenRow.count) }
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        let range = textRange.offsetsOfOurs
        return tokens.enumerated().filter { range.contains($0.offset - tokenRow.count) }.map(\.element)
    }
    private var textual: Range<Int> { 0..<endOfDocument.offsetOfOurs }
    /// All positions but those of tokens.
    open var textualRange: UITextRange { OffsetRange(textual) }
    open var tokenBackgroundColor: UIColor! {
        get { tokenRow.color ?? .systemGray }
        set { tokenRow.color = newValue }
    }
    /// By the user.
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true { didSet { Unsupported.kept("UISearchTextField.allowsCopyingTokens") } }

    final func tokensChanged() {
        textChanged()
        selectionLooksChanged()
    }

    override open var hasText: Bool { super.hasText || !tokenRow.isEmpty }

    override open func insertText(_ text: String) {
        tokenRow.removeSelected()
        super.insertText(text)
    }

    override open func deleteBackward() {
        let isAtStart = super.selectedTextRange?.offsetsOfOurs == 0..<0
        guard tokenRow.deleteBackward(atStart: isAtStart) else { return super.deleteBackward() }
        if tokenRow.selected.isEmpty { editing.tellOfChange() }
    }

    override func clearBesideText() -> Bool {
        guard !tokenRow.isEmpty, allowsDeletingTokens else { return false }
        tokens = []
        return true
    }

    override func selectionMoved() { tokenRow.select(0..<0) }

    // MARK: Positions, tokens included
    override open var beginningOfDocument: UITextPosition { OffsetPosition(-tokenRow.count) }

    override open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offsetOfOurs.addingReportingOverflow(offset)
        guard !place.overflow, (-tokenRow.count...textual.upperBound).contains(place.partialValue) else { return nil }
        return OffsetPosition(place.partialValue)
    }

    override open var selectedTextRange: UITextRange? {
        get {
            let inText = super.selectedTextRange
            let selected = tokenRow.selected
            guard !selected.isEmpty else { return inText }
            let end = selected.upperBound - tokenRow.count
            return OffsetRange(selected.lowerBound - tokenRow.count..<(end == 0 ? inText?.offsetsOfOurs.upperBound ?? 0 : end))
        }
        set {
            guard let range = newValue?.offsetsOfOurs else { return }
            let count = tokenRow.count
            super.selectedTextRange = OffsetRange(range.clamped(to: textual))
            tokenRow.select((range.lowerBound + count..<range.upperBound + count).clamped(to: 0..<count))
        }
    }

    override open func replace(_ range: UITextRange, withText text: String) {
        let offsets = range.offsetsOfOurs
        if offsets.lowerBound < 0, !offsets.isEmpty {
            tokens = tokens.enumerated().filter { !offsets.contains($0.offset - tokenRow.count) }.map(\.element)
        }
        super.replace(OffsetRange(offsets.clamped(to: textual)), withText: text)
    }

    override open func caretRect(for position: UITextPosition) -> CGRect {
        let offset = position.offsetOfOurs
        guard offset < 0 else { return super.caretRect(for: position) }
        layoutIfNeeded()
        return tokenRow.caretRect(at: offset + tokenRow.count)
    }

    override open func selectAll(_ sender: Any?) {
        super.selectAll(sender)
        tokenRow.select(0..<tokenRow.count)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        tokenRow.show()
        let whole = textRoomWithTokens(bounds)
        let width = tokenRow.width(in: whole.width)
        let x = readsRightToLeft ? whole.maxX - width : whole.minX
        tokenRow.layout(in: CGRect(x: x, y: whole.minY, width: width, height: whole.height))
    }

    private func textRoomWithTokens(_ bounds: CGRect) -> CGRect {
        unshifted(isEditing ? super.editingRect(forBounds: bounds) : super.textRect(forBounds: bounds))
    }

    // MARK: Pictures of its bar (ContainerSeams)
    final var ownClearImages: [UInt: UIImage] = [:] { didSet { clearImagesChanged() } }
    override var clearImages: [UInt: UIImage] { ownClearImages }

    // MARK: Shifts of its bar
    final var textShift = UIOffset.zero { didSet { if textShift != oldValue { partsMoved() } } }
    final var iconShifts: [UISearchBar.Icon: UIOffset] = [:] { didSet { if iconShifts != oldValue { partsMoved() } } }
    /// At the end of the field there is one for bookmarks or one for results.
    private var endShift: UIOffset { iconShifts[.bookmark] ?? iconShifts[.resultsList] ?? .zero }
    private func partsMoved() {
        tokensChanged()
        setNeedsLayout()
    }

    // MARK: Rectangles
    override open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        glassRect(bounds).moved(iconShifts[.search] ?? .zero)
    }
    override open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).moved(endShift)
    }

    private func glassRect(_ bounds: CGRect) -> CGRect {
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX - Self.side - Self.glassWidth : Self.side
        return CGRect(x: x, y: bounds.minY, width: Self.glassWidth, height: bounds.height)
    }

    override open func textRect(forBounds bounds: CGRect) -> CGRect { besideTokens(inner(super.textRect(forBounds: bounds))) }
    override open func editingRect(forBounds bounds: CGRect) -> CGRect {
        besideTokens(inner(super.editingRect(forBounds: bounds)))
    }

    private func besideTokens(_ rect: CGRect) -> CGRect {
        let width = tokenRow.width(in: rect.width)
        return rect.inset(
            by: UIEdgeInsets(top: 0, left: readsRightToLeft ? 0 : width, bottom: 0, right: readsRightToLeft ? width : 0))
    }

    private func inner(_ rect: CGRect) -> CGRect { unshifted(rect).moved(textShift) }
    private func unshifted(_ rect: CGRect) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return rect.inset(by: UIEdgeInsets(top: 0, left: isMirrored ? 6 : 4, bottom: 0, right: isMirrored ? 4 : 6))
    }

    override open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let plain = super.clearButtonRect(forBounds: bounds)
        return plain.offsetBy(dx: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 6 : -6, dy: 0)
            .moved(iconShifts[.clear] ?? .zero)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 16, height: max(36, super.intrinsicContentSize.height + 14))
    }
}

extension CGRect {
    fileprivate func moved(_ offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
