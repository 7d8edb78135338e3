import UIKit

/// A screen with cards. It asks whatever drawer is around it to open.
public final class TrailsListController: UIViewController {
    public struct Trail {
        public let name: String
        public let detail: String
        public let symbol: String
        public let color: UIColor

        public init(_ name: String, _ detail: String, _ symbol: String, _ color: UIColor) {
            self.name = name
            self.detail = detail
            self.symbol = symbol
            self.color = color
        }
    }

    private let trails: [Trail]
    public private(set) var cards: [UIControl] = []

    public init(title: String, _ trails: [Trail]) {
        self.trails = trails
        super.init(nibName: nil, bundle: nil)
        self.title = title
        let button = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "line.3.horizontal"),
            primaryAction: UIAction { [weak self] _ in self?.drawerController?.open() })
        button.accessibilityLabel = "Menu"
        navigationItem.leftBarButtonItem = button
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        cards = trails.map(TrailCard.init)
        for (card, trail) in zip(cards, trails) {
            card.addAction(
                UIAction { [weak self] _ in
                    self?.navigationController?.pushViewController(TrailController(trail), animated: true)
                }, for: .touchUpInside)
        }
        let stack = UIStackView(arrangedSubviews: cards)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.alwaysBounceVertical = true
        let page = UIView()
        page.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        page.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(stack)
        scroll.addSubview(page)
        view.addSubview(scroll)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.topAnchor.constraint(equalTo: content.topAnchor), page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: page.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: page.readableContentGuide.trailingAnchor),
        ])
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TrailsListController.self }, "Drawer.TrailsListController") { r in _ = r } } } }

/// A card that can be tapped.
final class TrailCard: UIControl {
    init(_ trail: TrailsListController.Trail) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        accessibilityLabel = trail.name
        let icon = UIImageView(
            image: UIImage(
                systemName: trail.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .medium)))
        icon.tintColor = .white
        icon.contentMode = .center
        icon.backgroundColor = trail.color
        icon.layer.cornerRadius = 10
        let name = UILabel()
        name.text = trail.name
        name.font = .preferredFont(forTextStyle: .headline)
        let detail = UILabel()
        detail.text = trail.detail
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = .secondaryLabel
        let column = UIStackView(arrangedSubviews: [name, detail])
        column.axis = .vertical
        column.spacing = 2
        let arrow = UIImageView(
            image: UIImage(
                systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        )
        arrow.tintColor = .tertiaryLabel
        arrow.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [icon, column, arrow])
        row.spacing = 14
        row.alignment = .center
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 44), icon.heightAnchor.constraint(equalToConstant: 44),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This card is made in code.") }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : .secondarySystemGroupedBackground }
    }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TrailCard.self }, "Drawer.TrailCard") { r in _ = r } } } }

/// What a card leads to.
final class TrailController: UIViewController {
    private let trail: TrailsListController.Trail

    init(_ trail: TrailsListController.Trail) {
        self.trail = trail
        super.init(nibName: nil, bundle: nil)
        title = trail.name
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = trail.detail
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .title3)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
private enum __ObjC3 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TrailController.self }, "Drawer.TrailController") { r in _ = r } } } }
