import UIKit

/// The first screen: what the app is good for.
public final class WelcomeController: UIViewController, OnboardingContent {
    var onContinue: (() -> Void)?

    public var heading: String { "Welcome to Sprout" }
    public var message: String { "Your garden, wherever you are." }
    public var buttons: [OnboardingButton] {
        [OnboardingButton("Continue") { [weak self] in self?.onContinue?() }]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let features: [(String, String, String)] = [
            ("drop", "Water in Time", "Each plant is remembered, and so is the last rain."),
            ("sun.max", "Light and Shade", "See which beds have sun, and when."),
            ("book", "A Garden Diary", "A picture a week shows how much has grown."),
        ]
        let rows = features.map { FeatureRow(symbol: $0.0, title: $0.1, text: $0.2) }
        let badge = LeafBadge(side: 104)
        let badgeRow = UIStackView(arrangedSubviews: [badge])
        badgeRow.axis = .vertical
        badgeRow.alignment = .center
        let stack = UIStackView(arrangedSubviews: [badgeRow] + rows)
        stack.axis = .vertical
        stack.spacing = 28
        stack.setCustomSpacing(44, after: badgeRow)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ WelcomeController.self }, "Onion.WelcomeController") { r in _ = r } } } }

/// A symbol beside two lines of text.
final class FeatureRow: UIView {
    init(symbol: String, title: String, text: String) {
        super.init(frame: .zero)
        let icon = UIImageView(
            image: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .regular)))
        icon.tintColor = .systemGreen
        icon.contentMode = .center
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        let textLabel = UILabel()
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [titleLabel, textLabel])
        column.axis = .vertical
        column.spacing = 2
        let row = UIStackView(arrangedSubviews: [icon, column])
        row.spacing = 16
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 44),
            row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor), row.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This row is made in code.") }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ FeatureRow.self }, "Onion.FeatureRow") { r in _ = r } } } }

/// The second screen: tiles to choose from. Its main button depends on the choice.
public final class InterestsController: UIViewController, OnboardingContent {
    var onContinue: (([String]) -> Void)?
    public private(set) var tiles: [UIButton] = []
    private let choices: [(String, String)] = [
        ("Vegetables", "leaf"), ("Sun Lovers", "sun.max"), ("Pond", "drop"), ("Winter", "snowflake"), ("Balcony", "building.2"),
        ("Indoor", "house"),
    ]

    private var chosen: [String] { tiles.filter(\.isSelected).compactMap { $0.configuration?.title } }

    public var heading: String { "What Do You Grow?" }
    public var message: String { "Choose as many as you like." }
    public var buttons: [OnboardingButton] {
        let chosen = self.chosen
        let title = chosen.count > 1 ? "Continue with \(chosen.count)" : "Continue"
        return [
            OnboardingButton(title, isEnabled: !chosen.isEmpty) { [weak self] in self?.onContinue?(chosen) },
            OnboardingButton("Skip", role: .secondary) { [weak self] in self?.onContinue?([]) },
        ]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tiles = choices.map(makeTile)
        let rows = stride(from: 0, to: tiles.count, by: 2).map { index -> UIStackView in
            let row = UIStackView(arrangedSubviews: Array(tiles[index..<min(index + 2, tiles.count)]))
            row.distribution = .fillEqually
            row.spacing = 12
            return row
        }
        let grid = UIStackView(arrangedSubviews: rows)
        grid.axis = .vertical
        grid.spacing = 12
        grid.distribution = .fillEqually
        grid.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(grid)
        let height = grid.heightAnchor.constraint(equalToConstant: 360)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            grid.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
            grid.centerYAnchor.constraint(equalTo: view.centerYAnchor), height,
        ])
    }

    private func makeTile(_ name: String, _ symbol: String) -> UIButton {
        var look = UIButton.Configuration.gray()
        look.title = name
        look.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 26, weight: .regular))
        look.imagePlacement = .top
        look.imagePadding = 8
        look.cornerStyle = .large
        let tile = UIButton(configuration: look)
        tile.configurationUpdateHandler = { button in
            let isChosen = button.isSelected
            button.configuration?.baseForegroundColor = isChosen ? .white : .label
            button.configuration?.background.backgroundColor = isChosen ? .systemGreen : .secondarySystemFill
        }
        tile.addAction(
            UIAction { [weak self, weak tile] _ in
                tile?.isSelected.toggle()
                self?.setNeedsUpdateOfOnboardingButtons()
            }, for: .touchUpInside)
        return tile
    }
private enum __ObjC3 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ InterestsController.self }, "Onion.InterestsController") { r in _ = r } } } }

/// The last screen: what was chosen.
public final class ReadyController: UIViewController, OnboardingContent {
    var onStart: (() -> Void)?
    var onChange: (() -> Void)?
    private let interests: [String]

    init(interests: [String]) {
        self.interests = interests
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public var heading: String { "All Set" }
    public var message: String {
        interests.isEmpty
            ? "You can say later what you grow."
            : "We have tips on \(interests.joined(separator: ", ").lowercased())."
    }
    public var buttons: [OnboardingButton] {
        [
            OnboardingButton("Start Gardening") { [weak self] in self?.onStart?() },
            OnboardingButton("Change My Choice", role: .secondary) { [weak self] in self?.onChange?() },
        ]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let badge = LeafBadge(side: 160)
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        badge.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        badge.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ReadyController.self }, "Onion.ReadyController") { r in _ = r } } } }

/// The app's sign: a leaf on a green disc.
final class LeafBadge: UIView {
    private let side: CGFloat

    init(side: CGFloat) {
        self.side = side
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        backgroundColor = .systemGreen
        layer.cornerRadius = side / 2
        let leaf = UIImageView(
            image: UIImage(
                systemName: "leaf", withConfiguration: UIImage.SymbolConfiguration(pointSize: side * 0.45, weight: .regular)))
        leaf.tintColor = .white
        leaf.contentMode = .center
        leaf.frame = bounds
        leaf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(leaf)
    }

    required init?(coder: NSCoder) { fatalError("This view is made in code.") }

    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
private enum __ObjC5 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ LeafBadge.self }, "Onion.LeafBadge") { r in _ = r } } } }
