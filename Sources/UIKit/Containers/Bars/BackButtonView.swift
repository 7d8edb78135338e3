import AppleFoundation
import CoreGraphics

/// The way back: a chevron, and as much of a title as there is room for.
final class BackButtonView: UIControl {
    /// From the longest to the shortest; the last is empty.
    private let titles: [String]
    private let chevron = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let appearance: UINavigationBarAppearance
    private var widths: [CGFloat] = []

    static func titles(of back: UINavigationItem?, action: UIAction?) -> [String] {
        if let action, !action.title.isEmpty { return [action.title, ""] }
        guard let back else { return [""] }
        if let own = back.backBarButtonItem {
            if own.image != nil, own.title == nil { return [""] }
            if let title = own.title { return [title, ""] }
        }
        switch back.backButtonDisplayMode {
        case .minimal: return [""]
        case .generic: return ["Back", ""]
        case .default:
            guard let title = back.backButtonTitle ?? back.title else { return ["Back", ""] }
            if title.isEmpty { return [""] }
            return title.count > 4 ? [title, "Back", ""] : [title, ""]
        }
    }

    init(titles: [String], image: UIImage?, appearance: UINavigationBarAppearance) {
        self.titles = titles
        self.appearance = appearance
        super.init(frame: .zero)
        let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
        chevron.image =
            appearance.hasOwnBackIndicator
            ? appearance.backIndicatorImage
            : image ?? UIImage(systemName: "chevron.backward", withConfiguration: symbol)
        chevron.contentMode = .center
        label.lineBreakMode = .byTruncatingTail
        addSubview(chevron)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = titles.first.map { $0.isEmpty ? "Back" : $0 }
        widths = titles.map { title in
            title.isEmpty ? 0 : attributed(title).size().width.rounded(.up)
        }
    }

    required init?(coder: NSCoder) { fatalError("Made by navigation bars.") }

    private func attributed(_ title: String) -> NSAttributedString {
        let state = isEnabled ? appearance.backButtonAppearance.normal : appearance.backButtonAppearance.disabled
        return BarMetrics.text(title, state.titleTextAttributes, font: BarMetrics.button, color: tintColor)
    }

    private var chevronWidth: CGFloat { max(13, chevron.image?.size.width ?? 0) }

    /// Takes the longest title that fits; answers the width.
    func choose(_ room: CGFloat) -> CGFloat {
        let index = widths.firstIndex { $0 == 0 || chevronWidth + 6 + $0 <= room } ?? widths.count - 1
        let title = titles[index]
        label.attributedText = title.isEmpty ? nil : attributed(title)
        label.isHidden = title.isEmpty
        return title.isEmpty ? chevronWidth + 12 : chevronWidth + 6 + widths[index]
    }

    /// What is shown now.
    var shownTitle: String? { label.isHidden ? nil : label.attributedText?.string }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if let shownTitle { label.attributedText = attributed(shownTitle) }
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            let alpha: CGFloat = isHighlighted ? 0.3 : 1
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25) {
                self.label.alpha = alpha
                self.chevron.alpha = alpha
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = chevronWidth
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shift = appearance.backButtonAppearance.normal.titlePositionAdjustment
        chevron.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let text = CGRect(
            x: isRightToLeft ? 0 : width + 6, y: 0, width: max(0, bounds.width - width - 6), height: bounds.height)
        label.frame = text.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    }

    func slideTitle(by distance: CGFloat) {
        label.transform = distance == 0 ? .identity : CGAffineTransform(translationX: distance, y: 0)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }
}
