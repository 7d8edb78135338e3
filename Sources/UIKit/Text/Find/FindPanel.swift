import AppleFoundation
import CoreGraphics

/// What one searches with: a field with the count of what was found, arrows to the next one and the one before, and a second row for
/// replacing. It stands above the keyboard, or at the window's lower edge.
final class FindPanel: UIView {
    private unowned let interaction: UIFindInteraction
    private let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let edge = UIView()
    let queryField = UISearchTextField(frame: .zero)
    let replacementField = UISearchTextField(frame: .zero)
    private let options = UIButton(type: .system)
    let count = UILabel()
    let previousButton = UIButton(type: .system)
    let nextButton = UIButton(type: .system)
    let done = UIButton(type: .system)
    let replace = UIButton(type: .system)
    let replaceAll = UIButton(type: .system)
    private var showsReplacement = false

    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 8
    private static let rowPadding: CGFloat = 7

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        // A bar as high as a letter of the largest sizes would leave no room for the text.
        maximumContentSizeCategory = .extraExtraExtraLarge
        addSubview(backdrop)
        edge.backgroundColor = .separator
        addSubview(edge)
        makeFields()
        makeButtons()
        optionsChanged()
    }

    required init?(coder: NSCoder) { fatalError("Made by find interactions only.") }

    // MARK: Parts
    private func makeFields() {
        queryField.placeholder = "Find"
        queryField.autocapitalizationType = .none
        queryField.clearButtonMode = .never
        count.font = .preferredFont(forTextStyle: .footnote)
        count.adjustsFontForContentSizeCategory = true
        count.textColor = .secondaryLabel
        queryField.rightView = count
        queryField.rightViewMode = .always
        queryField.leftView = options
        queryField.addAction(
            UIAction { [weak self] _ in self.map { $0.interaction.typed(query: $0.queryField.text ?? "") } },
            for: .editingChanged)
        queryField.addAction(
            UIAction { [weak self] _ in self?.interaction.findNext() }, for: .primaryActionTriggered)
        replacementField.placeholder = "Replace"
        replacementField.autocapitalizationType = .none
        replacementField.returnKeyType = .default
        replacementField.leftView = UIImageView(image: UIImage(systemName: "pencil"))
        replacementField.leftView?.tintColor = .secondaryLabel
        replacementField.leftView?.contentMode = .center
        replacementField.addAction(
            UIAction { [weak self] _ in self.map { $0.interaction.typed(replacement: $0.replacementField.text ?? "") } },
            for: .editingChanged)
        replacementField.addAction(
            UIAction { [weak self] _ in self?.interaction.replace() }, for: .primaryActionTriggered)
        addSubview(queryField)
        addSubview(replacementField)
    }

    private func makeButtons() {
        func make(_ button: UIButton, _ title: String?, _ image: String?, _ label: String, _ act: @escaping () -> Void) {
            button.setTitle(title, for: .normal)
            if let image { button.setImage(UIImage(systemName: image), for: .normal) }
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.accessibilityLabel = label
            button.addAction(UIAction { _ in act() }, for: .touchUpInside)
            addSubview(button)
        }
        make(previousButton, nil, "chevron.up", "Previous") { [weak self] in self?.interaction.findPrevious() }
        make(nextButton, nil, "chevron.down", "Next") { [weak self] in self?.interaction.findNext() }
        make(done, "Done", nil, "Done") { [weak self] in self?.interaction.dismissFindNavigator() }
        make(replace, "Replace", nil, "Replace") { [weak self] in self?.interaction.replace() }
        make(replaceAll, "All", nil, "Replace All") { [weak self] in self?.interaction.replaceAll() }
        done.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        options.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
        options.tintColor = .secondaryLabel
        options.accessibilityLabel = "Find Options"
        options.showsMenuAsPrimaryAction = true
    }

    func optionsChanged() { options.menu = interaction.optionsMenu }

    // MARK: What it shows
    func show(_ wish: FindWish) {
        if queryField.text != wish.query { queryField.text = wish.query }
        if replacementField.text != wish.replacement { replacementField.text = wish.replacement }
        if showsReplacement != wish.showsReplacement {
            showsReplacement = wish.showsReplacement
            setNeedsLayout()
            fit()
        }
        resultsChanged()
    }

    func resultsChanged() {
        let session = interaction.activeFindSession
        let total = session?.resultCount ?? 0
        let current = session?.highlightedResultIndex ?? NSNotFound
        let style = session?.searchResultDisplayStyle ?? .none
        if style == .none || (queryField.text ?? "").isEmpty {
            count.text = nil
        } else if total == 0 {
            count.text = "Not Found"
        } else if style == .total || current == NSNotFound {
            count.text = "\(total)"
        } else {
            count.text = "\(current + 1) of \(total)"
        }
        for button in [previousButton, nextButton] { button.isEnabled = total > 0 }
        replace.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult ?? false
        replaceAll.isEnabled = total > 0 && session?.allowsReplacement ?? false
        queryField.setNeedsLayout()
    }

    // MARK: Coming and going
    private var height: NSLayoutConstraint?

    func come(into window: UIWindow) {
        if superview !== window {
            translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(self)
            let height = heightAnchor.constraint(equalToConstant: wantedHeight)
            self.height = height
            NSLayoutConstraint.activate([
                leadingAnchor.constraint(equalTo: window.leadingAnchor),
                trailingAnchor.constraint(equalTo: window.trailingAnchor),
                bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor), height,
            ])
            UIView.performWithoutAnimation { window.layoutIfNeeded() }
        }
        queryField.becomeFirstResponder()
        queryField.selectAll(nil)
    }

    func go() {
        _ = endEditing(true)
        removeFromSuperview()
    }

    private func fit() {
        if height?.constant != wantedHeight { height?.constant = wantedHeight }
        superview?.setNeedsLayout()
    }

    private var rowHeight: CGFloat { queryField.intrinsicContentSize.height }
    private var wantedHeight: CGFloat {
        let rows: CGFloat = showsReplacement ? 2 : 1
        return rows * (rowHeight + Self.rowPadding) + Self.rowPadding
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        fit()
    }

    // MARK: Layout
    override func layoutSubviews() {
        super.layoutSubviews()
        if abs(bounds.height - wantedHeight) > 0.5 { fit() }
        // Below it there may be room for the home indicator.
        backdrop.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + 400)
        edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        let first = row(0)
        lay(queryField, [previousButton, nextButton, done], in: first)
        replacementField.isHidden = !showsReplacement
        for button in [replace, replaceAll] { button.isHidden = !showsReplacement }
        if showsReplacement { lay(replacementField, [replace, replaceAll], in: row(1)) }
    }

    private func row(_ index: CGFloat) -> CGRect {
        let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        return CGRect(
            x: room.minX + Self.margin, y: Self.rowPadding + index * (rowHeight + Self.rowPadding),
            width: max(0, room.width - 2 * Self.margin), height: rowHeight)
    }

    /// Buttons at the end, the field in what is left.
    private func lay(_ field: UIView, _ buttons: [UIButton], in row: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? row.maxX - x - width : row.minX + x, y: row.minY, width: width, height: row.height)
        }
        var end = row.width
        for button in buttons.reversed() {
            let width = min(max(36, button.intrinsicContentSize.width.rounded(.up)), row.width / 3)
            place(button, end - width, width)
            end -= width + Self.gap / 2
        }
        place(field, 0, max(0, end - Self.gap / 2))
    }
}
