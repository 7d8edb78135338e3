import UIKit

/// A menu of places. It knows neither the drawer nor the screens: it tells what was chosen.
public final class TrailsMenuController: UIViewController {
    public struct Place: Equatable {
        public let title: String
        public let symbol: String

        public init(_ title: String, _ symbol: String) {
            self.title = title
            self.symbol = symbol
        }
    }

    public var onChoose: ((Int) -> Void)?
    public var chosen = 0 { didSet { if isViewLoaded { updateRows() } } }
    public private(set) var rows: [MenuRow] = []
    private let places: [Place]

    public init(_ places: [Place]) {
        self.places = places
        super.init(nibName: nil, bundle: nil)
        title = "Menu"
    }

    public required init?(coder: NSCoder) { fatalError("The menu is made in code.") }

    /// The menu is dark in every style.
    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.11, green: 0.24, blue: 0.22, alpha: 1)
        let badge = UILabel()
        badge.text = "MR"
        badge.font = .systemFont(ofSize: 20, weight: .semibold)
        badge.textColor = view.backgroundColor
        badge.textAlignment = .center
        badge.backgroundColor = UIColor(red: 0.69, green: 0.88, blue: 0.74, alpha: 1)
        badge.layer.cornerRadius = 28
        badge.clipsToBounds = true
        let name = UILabel()
        name.text = "Mara Rossi"
        name.font = .preferredFont(forTextStyle: .title3)
        name.textColor = .white
        let detail = UILabel()
        detail.text = "212 km this year"
        detail.font = .preferredFont(forTextStyle: .subheadline)
        detail.textColor = UIColor(white: 1, alpha: 0.65)
        rows = places.indices.map(makeRow)
        let header = UIStackView(arrangedSubviews: [badge, name, detail])
        header.axis = .vertical
        header.alignment = .leading
        header.spacing = 2
        header.setCustomSpacing(14, after: badge)
        let list = UIStackView(arrangedSubviews: rows)
        list.axis = .vertical
        list.spacing = 4
        for part in [header, list] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 56), badge.heightAnchor.constraint(equalToConstant: 56),
            header.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 22),
            header.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            list.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
            list.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
            list.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 28),
        ])
        updateRows()
    }

    private func makeRow(_ index: Int) -> MenuRow {
        let row = MenuRow(places[index])
        row.addAction(
            UIAction { [weak self] _ in
                self?.chosen = index
                self?.onChoose?(index)
            }, for: .touchUpInside)
        return row
    }

    private func updateRows() {
        for (index, row) in rows.enumerated() { row.isSelected = index == chosen }
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TrailsMenuController.self }, "Drawer.TrailsMenuController") { r in _ = r } } } }

/// A symbol in a column of its own, so that all titles begin at the same place.
public final class MenuRow: UIControl {
    init(_ place: TrailsMenuController.Place) {
        super.init(frame: .zero)
        layer.cornerRadius = 10
        accessibilityLabel = place.title
        let icon = UIImageView(
            image: UIImage(
                systemName: place.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19, weight: .regular)))
        icon.tintColor = .white
        icon.contentMode = .center
        let title = UILabel()
        title.text = place.title
        title.font = .preferredFont(forTextStyle: .body)
        title.textColor = .white
        let row = UIStackView(arrangedSubviews: [icon, title])
        row.spacing = 14
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 48), icon.widthAnchor.constraint(equalToConstant: 28),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
            row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This row is made in code.") }

    public override var isSelected: Bool { didSet { updateBackground() } }
    public override var isHighlighted: Bool { didSet { updateBackground() } }

    private func updateBackground() {
        backgroundColor = UIColor(white: 1, alpha: isHighlighted ? 0.22 : isSelected ? 0.14 : 0)
    }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MenuRow.self }, "Drawer.MenuRow") { r in _ = r } } } }
