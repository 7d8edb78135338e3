import AppleFoundation
import CoreGraphics

/// The way back: a chevron, and as much of a title as there is room for.
final class BackButtonView: UIControl {
    /// From the longest to the shortest; the last is empty.
    private let titles: [String]
    private let chevron = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let appearance: UINavigationBarAppearance
    /// The item that describes the button, and what it said.
    private let own: UIBarButtonItem?
    private let ownImage: UIImage?
    private let ownTint: UIColor?
    /// Measured when they are needed first.
    private var widths: [CGFloat?]
    private var shownIndex = -1
    private let chevronWidth: CGFloat

    private static let generic = ["Back", ""]
    private static let none = [""]

    static func titles(of back: UINavigationItem?, action: UIAction?) -> [String] {
        if let action, !action.title.isEmpty { return [action.title, ""] }
        guard let back else { return none }
        if let own = back.backBarButtonItem {
            if own.image != nil, own.title == nil { return none }
            if let title = own.title { return [title, ""] }
        }
        switch back.backButtonDisplayMode {
        case .minimal: return none
        case .generic: return generic
        case .default:
            guard let title = back.backButtonTitle ?? back.title else { return generic }
            if title.isEmpty { return none }
            return title.count > 4 ? [title, "Back", ""] : [title, ""]
        }
    }

    init(titles: [String], own: UIBarButtonItem?, appearance: UINavigationBarAppearance) {
        self.titles = titles
        self.own = own
        self.appearance = appearance
        ownImage = own?.image
        ownTint = own?.tintColor
        widths = Array(repeating: nil, count: titles.count)
        let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
        let picture =
            appearance.hasOwnBackIndicator
            ? appearance.backIndicatorImage
            : ownImage ?? UIImage(systemName: "chevron.backward", withConfiguration: symbol)
        chevronWidth = max(13, picture?.size.width ?? 0)
        super.init(frame: .zero)
        chevron.image = picture?.asBarPicture
        chevron.contentMode = .center
        label.lineBreakMode = .byTruncatingTail
        addSubview(chevron)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = titles.first.map { $0.isEmpty ? "Back" : $0 }
        if let ownTint { tintColor = ownTint }
    }

    required init?(coder: NSCoder) { fatalError("Made by navigation bars.") }

    /// Whether this is the button for such a way back.
    func shows(_ titles: [String], _ own: UIBarButtonItem?) -> Bool {
        own === self.own && own?.image === ownImage && own?.tintColor === ownTint && titles == self.titles
    }

    private func write(_ title: String) {
        let state = isEnabled ? appearance.backButtonAppearance.normal : appearance.backButtonAppearance.disabled
        BarMetrics.show(title, state.titleTextAttributes, font: BarMetrics.button, color: tintColor, in: label)
    }

    private func width(at index: Int) -> CGFloat {
        if let known = widths[index] { return known }
        var measured: CGFloat = 0
        if !titles[index].isEmpty {
            show(index)
            measured = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width.rounded(.up)
        }
        widths[index] = measured
        return measured
    }

    private func show(_ index: Int) {
        if index == shownIndex { return }
        shownIndex = index
        let title = titles[index]
        if title.isEmpty { label.text = nil } else { write(title) }
        label.isHidden = title.isEmpty
    }

    /// Takes the longest title that fits; answers the width.
    func choose(_ room: CGFloat) -> CGFloat {
        var index = 0
        while index < titles.count - 1, chevronWidth + 6 + width(at: index) > room { index += 1 }
        show(index)
        return titles[index].isEmpty ? chevronWidth + 12 : chevronWidth + 6 + width(at: index)
    }

    /// What is shown now.
    var shownTitle: String? { label.isHidden ? nil : label.text }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if let shownTitle { write(shownTitle) }
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
