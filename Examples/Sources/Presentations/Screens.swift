import UIKit

/// The screen that presents: a title, a button and cards.
final class HomeController: UIViewController {
    let shareButton = UIButton(configuration: .tinted())
    private(set) var cards: [UIView] = []
    private let titleLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        titleLabel.text = "Trips"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        view.addSubview(titleLabel)
        shareButton.configuration?.title = "Share"
        shareButton.configuration?.image = UIImage(systemName: "square.and.arrow.up")
        shareButton.configuration?.imagePadding = 6
        view.addSubview(shareButton)
        let trips: [(String, String, UIColor)] = [
            ("Lisbon", "Four days in March", .systemOrange), ("Dolomites", "A week of huts", .systemTeal),
            ("Kyoto", "Autumn leaves", .systemPink), ("Home", "The best of all", .systemIndigo),
        ]
        for (name, detail, color) in trips {
            let card = TripCard(name, detail, color)
            cards.append(card)
            view.addSubview(card)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top + 16
        shareButton.sizeToFit()
        shareButton.frame.origin = CGPoint(x: view.bounds.width - 20 - shareButton.bounds.width, y: top)
        titleLabel.frame = CGRect(x: 20, y: top, width: 200, height: 42)
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(x: 20, y: top + 64 + CGFloat(index) * 136, width: view.bounds.width - 2 * 20, height: 120)
        }
    }
}

/// A card with a coloured disc.
final class TripCard: UIView {
    private let disc = UIView()
    private let nameLabel = UILabel()
    private let detailLabel = UILabel()

    init(_ name: String, _ detail: String, _ color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        disc.backgroundColor = color
        disc.layer.cornerRadius = 32
        nameLabel.text = name
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.text = detail
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.textColor = .secondaryLabel
        [disc, nameLabel, detailLabel].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("This view is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = CGRect(x: 20, y: 28, width: 64, height: 64)
        nameLabel.frame = CGRect(x: 104, y: 36, width: bounds.width - 124, height: 24)
        detailLabel.frame = CGRect(x: 104, y: 62, width: bounds.width - 124, height: 22)
    }
}

/// What is presented: a title and some text.
final class DetailController: UIViewController {
    private let heading = UILabel()
    private let text = UILabel()
    private let closeButton = UIButton(type: .system)

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.textAlignment = .center
        text.text =
            "A presented controller covers what is below, in whole or in part. What it covers, how it comes and how it goes, its style says."
        text.numberOfLines = 0
        text.textColor = .secondaryLabel
        text.font = .preferredFont(forTextStyle: .body)
        closeButton.setTitle("Done", for: .normal)
        [heading, text, closeButton].forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top + 24
        let width = view.bounds.width
        heading.frame = CGRect(x: 70, y: top, width: width - 2 * 70, height: 30)
        closeButton.sizeToFit()
        closeButton.center = CGPoint(x: width - 40, y: top + 15)
        let height = text.sizeThatFits(CGSize(width: width - 2 * 24, height: .greatestFiniteMagnitude)).height
        text.frame = CGRect(x: 24, y: top + 54, width: width - 2 * 24, height: height)
    }
}

/// A short list for a popover.
final class ListController: UIViewController {
    private let rows = ["Mail", "Messages", "Copy Link", "Print"].map { title -> UILabel in
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        return label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        preferredContentSize = CGSize(width: 240, height: CGFloat(rows.count) * 44)
        rows.forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 16, y: top + CGFloat(index) * 44, width: view.bounds.width - 2 * 16, height: 44)
        }
    }
}
