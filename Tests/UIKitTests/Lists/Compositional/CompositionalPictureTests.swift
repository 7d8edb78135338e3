import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// An iOS user recognises them at once.
@MainActor @Suite("Lists / Collection / Compositional pictures", .assumed("looked at"))
struct CompositionalPictureTests {
    // MARK: - A shop front
    private static let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple]

    private func shop() -> UICollectionViewCompositionalLayout {
        let full = NSCollectionLayoutDimension.fractionalWidth(1)
        let cell = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .fractionalHeight(1)))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .estimated(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let layout = UICollectionViewCompositionalLayout { section, _ in
            let made: NSCollectionLayoutSection
            switch section {
            case 0:
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(150))
                made = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [cell]))
                made.orthogonalScrollingBehavior = .groupPagingCentered
            case 1:
                let half = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .fractionalHeight(0.5)))
                half.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
                let large = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalHeight(1)))
                large.contentInsets = half.contentInsets
                let side = NSCollectionLayoutGroup.vertical(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
                    subitems: [half])
                let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(180))
                made = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [large, side]))
                made.decorationItems = [.background(elementKind: "back")]
            default:
                let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(90))
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(16), heightDimension: .absolute(16)),
                    elementKind: "badge",
                    containerAnchor: NSCollectionLayoutAnchor(
                        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)),
                    supplementaryItems: [badge])
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
                group.interItemSpacing = .fixed(12)
                made = NSCollectionLayoutSection(group: group)
            }
            made.interGroupSpacing = 10
            made.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 16, trailing: 16)
            made.boundarySupplementaryItems = [header]
            return made
        }
        layout.register(Backdrop.self, forDecorationViewOfKind: "back")
        return layout
    }

    private final class Backdrop: UICollectionReusableView {
        override func layoutSubviews() {
            super.layoutSubviews()
            backgroundColor = .secondarySystemBackground
        }
    }

    /// A title at the leading edge.
    private final class Title: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.font = .preferredFont(forTextStyle: .title2)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            label.text = ["Featured", "Collections", "New"][layoutAttributes.indexPath.section]
        }
    }

    /// A dot at the corner of something new.
    private final class Badge: UICollectionReusableView {
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            backgroundColor = .label
            layer.cornerRadius = 8
        }
    }

    private func shopPicture(
        _ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, moved: CGFloat = 0,
        named name: String
    ) {
        let stage = Stage(device: .iPhone13, style: style, layoutDirection: direction)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 740), collectionViewLayout: shop())
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.register(
            Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "edge")
        view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge")
        let shelf = CollectionItemsWithEdges([6, 3, 6].map { (0..<$0).map { "\($0)" } })
        shelf.fill = { cell, path in
            cell.backgroundColor = Self.colors[(path.item + path.section * 2) % 6]
            cell.layer.cornerRadius = 10
        }
        view.dataSource = shelf
        stage.window.addSubview(view)
        stage.layoutNow()
        if moved != 0, let row = view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview as? UIScrollView {
            row.contentOffset.x = moved
            stage.layoutNow()
        }
        withExtendedLifetime(shelf) { assertSnapshot(of: stage, named: name) }
    }

    @Test func `a shop front`() {
        shopPicture(.light, named: "shop")
        shopPicture(.dark, moved: 170, named: "shop dark")
        shopPicture(.light, .rightToLeft, named: "shop mirrored")
    }

    // MARK: - Lists
    private static func fill(_ cell: UICollectionViewCell, _ path: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell else { return }
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(path.item)"
        if path.section == 0, path.item == 1 { content.secondaryText = "A second line" }
        if path.section == 1, path.item == 2 { content.image = UIImage(systemName: "star") }
        cell.contentConfiguration = content
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        dot.backgroundColor = .systemPink
        let kinds: [[UICellAccessory]] = [
            [.disclosureIndicator()], [.checkmark()], [.detail()], [.label(text: "Label"), .disclosureIndicator()],
            [.outlineDisclosure()],
            [.customView(configuration: .init(customView: dot, placement: .leading())), .multiselect(displayed: .always)],
        ]
        cell.accessories =
            path.section == 1
            ? [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)] : kinds[path.item]
        cell.indentationLevel = path.section == 0 && path.item == 4 ? 2 : 0
    }

    private func listPicture(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ style: UIUserInterfaceStyle = .light,
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, size: UIContentSizeCategory = .large,
        header: UICollectionLayoutListConfiguration.HeaderMode = .none, editing: Bool = false, swiped: Bool = false,
        named name: String
    ) {
        let stage = Stage(device: .iPhone13, style: style, contentSize: size, layoutDirection: direction)
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = header
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in },
                UIContextualAction(style: .normal, title: "Flag") { _, _, _ in },
            ])
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 640),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        let rows = CollectionItems([6, 5].map { (0..<$0).map { "\($0)" } })
        rows.fill = { Self.fill($0, $1) }
        view.dataSource = rows
        stage.window.addSubview(view)
        view.isEditing = editing
        view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        stage.layoutNow()
        if swiped {
            let y = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 1))?.frame.midY ?? 0
            let way: CGFloat = direction == .rightToLeft ? 170 : -170
            stage.drag(from: CGPoint(x: 195 - way / 2, y: y), to: CGPoint(x: 195 + way / 2, y: y), duration: 0.4)
            stage.settle()
        }
        withExtendedLifetime(rows) { assertSnapshot(of: stage, named: name) }
    }

    @Test func `lists with all kinds of accessories`() {
        listPicture(.insetGrouped, named: "inset list")
        listPicture(.insetGrouped, .dark, .rightToLeft, editing: true, named: "inset list dark mirrored editing")
        listPicture(.plain, size: .accessibilityLarge, named: "plain list large type")
    }

    @Test func `a list with a row aside, and rows that are headers`() {
        listPicture(.insetGrouped, header: .firstItemInSection, swiped: true, named: "inset list swiped")
        listPicture(.plain, .dark, .rightToLeft, header: .firstItemInSection, swiped: true, named: "plain list swiped mirrored")
    }
}
