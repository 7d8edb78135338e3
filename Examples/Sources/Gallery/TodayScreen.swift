import UIKit

/// A screen as many apps have it: a header with a gradient, cards with shadows, rows with symbols, a blurred bar.
final class TodayScreen: UIView {
    private let header = GradientView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let avatar = UIImageView()
    private let cards = UIView()
    private let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground

        header.colors = [.systemIndigo, .systemPurple, .systemPink]
        addSubview(header)

        titleLabel.text = "Good evening"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        titleLabel.textColor = .white
        header.addSubview(titleLabel)

        subtitleLabel.text = "Friday, 20 November"
        subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
        subtitleLabel.textColor = UIColor.white.withAlphaComponent(0.8)
        header.addSubview(subtitleLabel)

        avatar.image = UIImage(systemName: "person.crop.circle.fill")
        avatar.tintColor = .white
        avatar.contentMode = .scaleAspectFit
        header.addSubview(avatar)

        addSubview(cards)
        let rows: [(symbol: String, tint: UIColor, title: String, detail: String)] = [
            ("heart.fill", .systemRed, "Resting heart rate", "58 bpm, two less than last week"),
            ("moon.fill", .systemIndigo, "Sleep", "7 h 12 min, in bed at 23:05"),
            ("bolt.fill", .systemOrange, "Energy", "1,840 kcal so far"),
            ("bell.fill", .systemYellow, "Reminders", "Three for today, one is overdue"),
            ("leaf.fill", .systemGreen, "Outside", "Fresh air: a good day for a walk"),
        ]
        for row in rows {
            cards.addSubview(CardView(symbol: row.symbol, tint: row.tint, title: row.title, detail: row.detail))
        }

        addSubview(bar)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Start a workout"
        configuration.cornerStyle = .large
        button.configuration = configuration
        bar.contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let top = safeAreaInsets.top
        header.frame = CGRect(x: 0, y: 0, width: width, height: top + 132)
        subtitleLabel.frame = CGRect(x: 20, y: top + 20, width: width - 120, height: 22)
        titleLabel.frame = CGRect(x: 20, y: top + 42, width: width - 120, height: 42)
        avatar.frame = CGRect(x: width - 20 - 56, y: top + 28, width: 56, height: 56)

        cards.frame = CGRect(x: 0, y: header.frame.maxY - 30, width: width, height: bounds.height - header.frame.maxY + 30)
        for (index, card) in cards.subviews.enumerated() {
            card.frame = CGRect(x: 16, y: CGFloat(index) * (104 + 14), width: width - 2 * 16, height: 104)
        }

        let barHeight = 50 + 16 + max(safeAreaInsets.bottom, 16)
        bar.frame = CGRect(x: 0, y: bounds.height - barHeight, width: width, height: barHeight)
        button.frame = CGRect(x: 20, y: 12, width: width - 2 * 20, height: 50)
    }
}

/// A rounded card with a soft shadow, a symbol in a tinted disc, and two lines of text.
final class CardView: UIView {
    private let disc = UIView()
    private let symbolView = UIImageView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))

    init(symbol: String, tint: UIColor, title: String, detail: String) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)

        disc.backgroundColor = tint.withAlphaComponent(0.15)
        disc.layer.cornerRadius = 26
        addSubview(disc)
        symbolView.image = UIImage(systemName: symbol)
        symbolView.tintColor = tint
        symbolView.contentMode = .scaleAspectFit
        disc.addSubview(symbolView)

        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        addSubview(titleLabel)
        detailLabel.text = detail
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        detailLabel.numberOfLines = 2
        addSubview(detailLabel)
        chevron.tintColor = .tertiaryLabel
        chevron.contentMode = .scaleAspectFit
        addSubview(chevron)
    }

    required init?(coder: NSCoder) { fatalError("This view is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = CGRect(x: 18, y: (bounds.height - 52) / 2, width: 52, height: 52)
        symbolView.frame = disc.bounds.insetBy(dx: 13, dy: 13)
        let left = disc.frame.maxX + 14
        let width = bounds.width - left - 44
        let titleHeight = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let detailHeight = detailLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let top = (bounds.height - titleHeight - 4 - detailHeight) / 2
        titleLabel.frame = CGRect(x: left, y: top, width: width, height: titleHeight)
        detailLabel.frame = CGRect(x: left, y: top + titleHeight + 4, width: width, height: detailHeight)
        chevron.frame = CGRect(x: bounds.width - 30, y: (bounds.height - 14) / 2, width: 10, height: 14)
    }
}

/// A view whose layer is a gradient.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var colors: [UIColor] = [] {
        didSet {
            guard let gradient = layer as? CAGradientLayer else { return }
            gradient.colors = colors.map(\.cgColor)
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 1)
        }
    }
}
