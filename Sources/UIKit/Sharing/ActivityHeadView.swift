import AppleFoundation
import CoreGraphics

/// What is shared: a picture, a title, where it comes from; and the button that closes the sheet.
final class ActivityHeadView: UIView {
    static let height: CGFloat = 76

    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let button = UIButton(type: .system)
    private let line = UIView()
    private var close: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        picture.tintColor = .secondaryLabel
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.textColor = .label
        title.lineBreakMode = .byTruncatingTail
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .secondaryLabel
        button.setImage(
            UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)),
            for: .normal)
        button.tintColor = .secondaryLabel
        button.backgroundColor = .tertiarySystemFill
        button.layer.cornerRadius = 15
        button.accessibilityLabel = "Close"
        button.addAction(UIAction { [unowned self] _ in close() }, for: .touchUpInside)
        line.backgroundColor = .separator
        for part in [picture, title, subtitle, button, line] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ items: SharedItems, close: @escaping () -> Void) {
        self.close = close
        title.text = items.title
        subtitle.text = items.subtitle
        let own = items.picture(size: CGSize(width: 44, height: 44))
        picture.image =
            own ?? UIImage(systemName: items.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 22))
        picture.contentMode = own == nil ? .center : .scaleAspectFill
        picture.backgroundColor = own == nil ? .tertiarySystemFill : .clear
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ part: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            part.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        place(picture, 16, 16, 44, 44)
        place(button, bounds.width - 46, 16, 30, 30)
        let width = max(0, bounds.width - 72 - 58)
        let isAlone = (subtitle.text ?? "").isEmpty
        place(title, 72, isAlone ? 27 : 17, width, 22)
        place(subtitle, 72, 39, width, 18)
        let thickness = 1 / max(1, traitCollection.displayScale)
        place(line, 0, bounds.height - thickness, bounds.width, thickness)
    }
}
