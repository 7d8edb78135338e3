import UIKit

/// A note: titles, headings, lists, bold and italic letters, undo, and a search in the text.
public final class NoteController: UIViewController, UITextViewDelegate {
    public let textView = UITextView()
    private let undoItem = UIBarButtonItem(
        image: UIImage(systemName: "arrow.uturn.backward"), style: .plain, target: nil, action: nil)
    private let redoItem = UIBarButtonItem(
        image: UIImage(systemName: "arrow.uturn.forward"), style: .plain, target: nil, action: nil)
    private let styleButton = UIButton(type: .system)

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Note"
    }

    required init?(coder: NSCoder) { fatalError("This controller is made in code.") }

    // MARK: The screen
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.isFindInteractionEnabled = true
        textView.delegate = self
        textView.typingAttributes = NoteStyle.body.attributes
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        textView.keyboardDismissMode = .interactive
        textView.alwaysBounceVertical = true
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        let bar = makeBar()
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        setUpItems()
        stateChanged()
    }

    private func setUpItems() {
        undoItem.target = self
        undoItem.action = #selector(undoChange)
        redoItem.target = self
        redoItem.action = #selector(redoChange)
        let find = UIBarButtonItem(barButtonSystemItem: .search, target: self, action: #selector(findInNote))
        navigationItem.rightBarButtonItems = [find, redoItem, undoItem]
    }

    private func makeBar() -> UIView {
        let stack = UIStackView()
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 20)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.backgroundColor = .secondarySystemBackground
        styleButton.setTitle("Body", for: .normal)
        styleButton.showsMenuAsPrimaryAction = true
        stack.addArrangedSubview(styleButton)
        for (name, label, action) in [
            ("bold", "Bold", #selector(toggleBold)), ("italic", "Italic", #selector(toggleItalic)),
            ("list.bullet", "Bulleted List", #selector(toggleList)),
        ] {
            let button = UIButton(type: .system)
            if let image = UIImage(systemName: name) {
                button.setImage(image, for: .normal)
            } else {
                button.setTitle(String(label.prefix(1)), for: .normal)
                button.titleLabel?.font =
                    name == "bold" ? UIFont.preferredFont(forTextStyle: .body).bold : .italicSystemFont(ofSize: 17)
            }
            button.accessibilityLabel = label
            button.addTarget(self, action: action, for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
        stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return stack
    }

    /// What the buttons say of the text.
    private func stateChanged() {
        undoItem.isEnabled = textView.undoManager?.canUndo ?? false
        redoItem.isEnabled = textView.undoManager?.canRedo ?? false
        let current = style
        styleButton.setTitle(current.rawValue, for: .normal)
        styleButton.menu = UIMenu(
            children: NoteStyle.allCases.map { style in
                UIAction(title: style.rawValue, state: style == current ? .on : .off) { [weak self] _ in self?.apply(style) }
            })
    }

    // MARK: Paragraphs
    private var string: NSString { textView.text as NSString }

    private func paragraph(at range: NSRange) -> NSRange { string.paragraphRange(for: range) }

    /// Of the paragraph with the caret.
    public var style: NoteStyle {
        (textView.typingAttributes[NoteStyle.key] as? String).flatMap(NoteStyle.init) ?? .body
    }

    public func apply(_ style: NoteStyle) {
        let old = self.style
        let range = paragraph(at: textView.selectedRange)
        if old == .list, style != .list { removeBullets(in: range) }
        if style == .list, old != .list { addBullets(in: range) }
        let now = paragraph(at: textView.selectedRange)
        let caret = textView.selectedRange
        textView.textStorage.addAttributes(style.attributes, range: now)
        textView.selectedRange = caret
        textView.typingAttributes = style.attributes
        stateChanged()
    }

    private func starts(in range: NSRange) -> [Int] {
        var starts: [Int] = []
        var place = range.location
        repeat {
            let line = string.paragraphRange(for: NSRange(location: place, length: 0))
            starts.append(line.location)
            place = NSMaxRange(line)
        } while place < NSMaxRange(range)
        return starts
    }

    private func replace(_ range: NSRange, with text: String) {
        guard let start = textView.position(from: textView.beginningOfDocument, offset: range.location),
            let end = textView.position(from: start, offset: range.length), let place = textView.textRange(from: start, to: end)
        else { return }
        textView.replace(place, withText: text)
    }

    private func addBullets(in range: NSRange) {
        textView.typingAttributes = NoteStyle.list.attributes
        for start in starts(in: range).reversed() { replace(NSRange(location: start, length: 0), with: NoteStyle.bullet) }
    }

    private func removeBullets(in range: NSRange) {
        for start in starts(in: range).reversed() where hasBullet(at: start) {
            replace(NSRange(location: start, length: 2), with: "")
        }
    }

    private func hasBullet(at start: Int) -> Bool {
        start + 2 <= string.length && string.substring(with: NSRange(location: start, length: 2)) == NoteStyle.bullet
    }

    // MARK: Letters
    private func toggle(_ trait: UIFontDescriptor.SymbolicTraits, _ isOn: (UIFont) -> Bool) {
        let range = textView.selectedRange
        let font = textView.typingAttributes[.font] as? UIFont ?? .preferredFont(forTextStyle: .body)
        let wants =
            range.length > 0
            ? !isOn(textView.textStorage.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont ?? font)
            : !isOn(font)
        func changed(_ font: UIFont) -> UIFont { wants ? font.with(trait) : font.without(trait) }
        if range.length > 0 {
            textView.textStorage.enumerateAttribute(.font, in: range, options: []) { value, part, _ in
                textView.textStorage.addAttribute(.font, value: changed(value as? UIFont ?? font), range: part)
            }
        } else {
            textView.typingAttributes[.font] = changed(font)
        }
    }

    @objc private func toggleBold() { toggle(.traitBold) { $0.isBold } }
    @objc private func toggleItalic() { toggle(.traitItalic) { $0.isItalic } }
    @objc private func toggleList() { apply(style == .list ? .body : .list) }

    /// A text to look at.
    public func writeSample() {
        textView.becomeFirstResponder()
        apply(.title)
        textView.insertText("Autumn in the garden\n")
        apply(.body)
        textView.insertText("What there is to do before the first frost comes.\n")
        apply(.heading)
        textView.insertText("This week\n")
        apply(.list)
        textView.insertText(
            "Bring in the pots\n" + NoteStyle.bullet + "Cut the roses back, and cover what stands in the wind\n")
        textView.insertText(NoteStyle.bullet + "Plant garlic")
    }

    // MARK: Undo and search
    @objc private func undoChange() { textView.undoManager?.undo() }
    @objc private func redoChange() { textView.undoManager?.redo() }
    @objc private func findInNote() { textView.findInteraction?.presentFindNavigator(showingReplace: false) }

    // MARK: UITextViewDelegate
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        let line = paragraph(at: NSRange(location: range.location, length: 0))
        guard hasBullet(at: line.location) else {
            // A title is one line.
            if text == "\n", style == .title || style == .heading {
                DispatchQueue.main.async { [weak self] in
                    self?.textView.typingAttributes = NoteStyle.body.attributes
                    self?.stateChanged()
                }
            }
            return true
        }
        let isEmpty = line.length <= 3 && string.substring(with: line).trimmingCharacters(in: .newlines) == NoteStyle.bullet
        if text == "\n" {
            if isEmpty { apply(.body) } else { textView.insertText("\n" + NoteStyle.bullet) }
            return false
        }
        // The bullet goes as a whole.
        if text.isEmpty, range.length == 1, range.location == line.location + 1 {
            apply(.body)
            return false
        }
        return true
    }

    public func textViewDidChange(_ textView: UITextView) { stateChanged() }
    public func textViewDidChangeSelection(_ textView: UITextView) { stateChanged() }
}
