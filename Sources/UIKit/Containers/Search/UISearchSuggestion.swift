import AppleFoundation
import CoreGraphics

/// Something that a search offers to search for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}

/// A suggestion of plain values.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let words: NSAttributedString
    private let spoken: String?
    private let icon: UIImage?

    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) {
        words = localizedAttributedSuggestion
        spoken = localizedDescription
        icon = iconImage
        super.init()
    }

    public convenience init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion),
            localizedDescription: localizedDescription, iconImage: iconImage)
    }

    open var localizedSuggestion: String? { words.string }
    open var localizedAttributedSuggestion: NSAttributedString? { words }
    /// For assistive programs.
    open var localizedDescription: String? { spoken }
    open var iconImage: UIImage? { icon }
    open var representedObject: Any?
}

/// The suggestions of a search, one below the other over what is searched.
final class SearchSuggestionList: UIScrollView {
    private var rows: [SearchSuggestionRow] = []
    var chosen: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        keyboardDismissMode = .onDrag
        alwaysBounceVertical = true
        isHidden = true
    }

    required init?(coder: NSCoder) { fatalError("Made by search controllers.") }

    func show(_ suggestions: [any UISearchSuggestion]) {
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.enumerated().map { index, suggestion in
            let row = SearchSuggestionRow(suggestion)
            row.addAction(UIAction { [weak self] _ in self?.chosen(index) }, for: .touchUpInside)
            addSubview(row)
            return row
        }
        isHidden = rows.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height = max(44, row.wantedHeight)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        if contentSize != CGSize(width: bounds.width, height: y) { contentSize = CGSize(width: bounds.width, height: y) }
    }
}

/// An icon, or the glass, and what would be searched for.
private final class SearchSuggestionRow: UIControl {
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel()
    private let line = UIView()

    init(_ suggestion: any UISearchSuggestion) {
        super.init(frame: .zero)
        icon.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        icon.contentMode = .center
        icon.tintColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        if let words = suggestion.localizedAttributedSuggestion, words.length > 0,
            !words.attributes(at: 0, effectiveRange: nil).isEmpty
        {
            label.attributedText = words
        } else {
            label.text = suggestion.localizedSuggestion
        }
        line.backgroundColor = .separator
        for view in [icon, label, line] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    }

    required init?(coder: NSCoder) { fatalError("Made for suggestions only.") }

    var wantedHeight: CGFloat { label.intrinsicContentSize.height + 22 }
    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = max(16, safeAreaInsets.left)
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        place(icon, left, 0, 28, bounds.height)
        place(label, left + 38, 0, max(0, bounds.width - left - 54), bounds.height)
        let thin = 1 / max(1, traitCollection.displayScale)
        place(line, left + 38, bounds.height - thin, max(0, bounds.width - left - 38), thin)
    }
}
