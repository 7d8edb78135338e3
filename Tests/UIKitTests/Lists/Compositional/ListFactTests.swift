import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Values of list layouts, their rows and what stands at the ends of those.
@MainActor @Suite("Lists / Collection / List facts")
struct ListFactTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    private func scene(
        _ items: CollectionItems, _ appearance: Configuration.Appearance = .plain,
        _ configure: (inout Configuration) -> Void = { _ in }
    ) -> CollectionScene {
        var configuration = Configuration(appearance: appearance)
        configure(&configuration)
        return CollectionScene(items, UICollectionViewCompositionalLayout.list(using: configuration)) {
            $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        }
    }

    private func cell(_ scene: CollectionScene) throws -> UICollectionViewListCell {
        try #require(scene.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    }

    private func lines(_ cell: UICollectionViewCell) -> [CGRect] {
        cell.subviews.filter { type(of: $0) == UIView.self && $0.frame.height == 0.5 && !$0.isHidden }.map(\.frame)
    }

    // MARK: Configurations
    @Test(.documented("UICollectionLayoutListConfiguration"))
    func `numbers and defaults of a list`() {
        #expect(
            [Configuration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain].map(\.rawValue) == [
                0, 1, 2, 3, 4,
            ])
        #expect([Configuration.HeaderMode.none, .supplementary, .firstItemInSection].map(\.rawValue) == [0, 1, 2])
        #expect([Configuration.FooterMode.none, .supplementary].map(\.rawValue) == [0, 1])
        let list = Configuration(appearance: .plain)
        #expect(list.headerMode == .none && list.footerMode == .none && list.showsSeparators && list.headerTopPadding == nil)
        #expect(list.backgroundColor == nil && list.itemSeparatorHandler == nil)
    }

    @Test(.documented("UICollectionLayoutListConfiguration.headerMode, UICollectionLayoutListConfiguration.footerMode"))
    func `headers and footers are asked for only where the list has views for them`() throws {
        func asked(_ header: Configuration.HeaderMode, _ footer: Configuration.FooterMode) -> Set<String> {
            let list = self.scene(CollectionItemsWithEdges([["a", "b"]])) {
                $0.headerMode = header
                $0.footerMode = footer
            }
            return Set(list.items.lines.filter { $0.hasPrefix("header") || $0.hasPrefix("footer") })
        }
        #expect(asked(.none, .none).isEmpty && asked(.firstItemInSection, .none).isEmpty)
        #expect(asked(.supplementary, .none) == ["header 0"] && asked(.none, .supplementary) == ["footer 0"])
        let scene = scene(CollectionItemsWithEdges([["a", "b"]])) {
            $0.headerMode = .supplementary
            $0.footerMode = .supplementary
        }
        let path = IndexPath(item: 0, section: 0)
        func edge(_ kind: String) throws -> CGRect {
            try #require(scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)).frame
        }
        let (header, footer) = try (
            edge(UICollectionView.elementKindSectionHeader), edge(UICollectionView.elementKindSectionFooter)
        )
        #expect(header.minX == 0 && header.width == 375 && footer.width == 375)
        #expect(scene.frame(0)?.minY == header.maxY && scene.frame(1)?.maxY == footer.minY)
    }

    @Test(
        .documented("UICollectionLayoutListConfiguration.showsSeparators, UICollectionLayoutListConfiguration.backgroundColor"))
    func `a list has no lines where it shows none, and the background that it is given`() throws {
        let lined = scene(CollectionItems(count: 3))
        #expect(try lines(cell(lined)).count == 1)
        let bare = scene(CollectionItems(count: 3)) {
            $0.showsSeparators = false
            $0.backgroundColor = .systemTeal
        }
        #expect(try lines(cell(bare)).isEmpty)
        #expect(bare.view.backgroundColor == .systemTeal && lined.view.backgroundColor == .systemBackground)
        #expect(scene(CollectionItems(count: 3), .grouped).view.backgroundColor == .systemGroupedBackground)
    }

    // MARK: Rows
    @Test(.documented("UICollectionViewListCell.indentationLevel, UICollectionViewListCell.separatorLayoutGuide"))
    func `a row begins further in by its level, and its line where its text does`() throws {
        let fresh = UICollectionViewListCell(frame: .zero)
        #expect(
            fresh.indentationLevel == 0 && fresh.indentationWidth == 10 && fresh.indentsAccessories && fresh.accessories.isEmpty
        )
        let items = CollectionItems(count: 3)
        items.fill = { cell, path in
            guard let cell = cell as? UICollectionViewListCell else { return }
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            if path.item == 1 { content.image = UIImage(systemName: "star") }
            cell.contentConfiguration = content
            if path.item == 0 {
                cell.indentationLevel = 2
                cell.indentationWidth = 12
            }
        }
        let scene = scene(items)
        let rows = scene.view.visibleCells
        #expect(rows[0].contentView.frame.minX == 24 && lines(rows[0]).map(\.minX) == [40])
        #expect(lines(rows[1]).allSatisfy { $0.minX > 40 })
        let row = try #require(rows[0] as? UICollectionViewListCell)
        row.separatorLayoutGuide.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor, constant: 60).isActive = true
        row.setNeedsLayout()
        scene.stage.layoutNow()
        #expect(lines(row).map(\.minX) == [84])
    }

    // MARK: Accessories
    @Test(.documented("UICellAccessory"))
    func `which accessories are there only while the list is edited`() throws {
        let always: [UICellAccessory] = [
            .disclosureIndicator(), .checkmark(), .detail(), .label(text: "1"), .outlineDisclosure(),
        ]
        let editing: [UICellAccessory] = [.delete(), .insert(), .reorder(), .multiselect()]
        let scene = scene(CollectionItems(count: 1))
        func room(_ accessories: [UICellAccessory]) throws -> (CGFloat, CGFloat) {
            let row = try cell(scene)
            func width() -> CGFloat {
                scene.view.setNeedsLayout()
                row.setNeedsLayout()
                scene.stage.layoutNow()
                return row.contentView.frame.width
            }
            row.accessories = accessories
            scene.view.isEditing = false
            let calm = width()
            scene.view.isEditing = true
            return (calm, width())
        }
        for accessory in always {
            let (calm, edited) = try room([accessory])
            #expect(calm < 375 && edited == calm)
        }
        for accessory in editing {
            let (calm, edited) = try room([accessory])
            #expect(calm == 375 && edited < 375)
        }
    }

    @Test(.documented("UICellAccessory.Placement, UICellAccessory.LayoutDimension"))
    func `side and order are the system's, one that is hidden keeps its room, and a view says where it stands`() throws {
        let scene = scene(CollectionItems(count: 1))
        let row = try cell(scene)
        func parts() -> [UIView] {
            scene.stage.layoutNow()
            return row.subviews.filter { $0 is UIImageView || $0 is UILabel || $0 is UIButton || $0 is UISwitch }.sorted {
                $0.frame.minX < $1.frame.minX
            }
        }
        row.accessories = [.disclosureIndicator(), .checkmark(), .label(text: "7"), .delete(displayed: .always)]
        let ordered = parts()
        #expect(ordered.count == 4 && ordered[0] is UIButton && ordered[0].frame.minX == 16 && ordered[1] is UILabel)
        #expect(ordered[3].frame.maxX == 359 && ordered[1].frame.minX > row.contentView.frame.maxX - 1)
        let width = row.contentView.frame.width
        row.accessories = [
            .checkmark(options: .init(isHidden: true)), .disclosureIndicator(), .label(text: "7"), .delete(displayed: .always),
        ]
        #expect(parts().filter { !$0.isHidden }.count == 3 && row.contentView.frame.width == width)
        row.accessories = [.checkmark()]
        scene.stage.layoutNow()
        let plain = row.contentView.frame.width
        row.accessories = [.checkmark(options: .init(reservedLayoutWidth: .custom(64)))]
        scene.stage.layoutNow()
        #expect(plain - row.contentView.frame.width == 40)
        // Views of the app's stand next to the content.
        let (leading, trailing) = (UISwitch(), UISwitch())
        row.accessories = [
            .customView(configuration: .init(customView: leading, placement: .leading())), .delete(displayed: .always),
            .customView(configuration: .init(customView: trailing, placement: .trailing())), .disclosureIndicator(),
        ]
        let all = parts()
        #expect(all.count == 4 && all[1] === leading && all[2] === trailing)
    }

    @Test(.documented("UICellAccessory.CustomViewConfiguration, UICellAccessory.ReorderOptions"))
    func `what accessories are unless they are told otherwise`() throws {
        let custom = UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .trailing())
        #expect(!custom.maintainsFixedSize && custom.isHidden == false && custom.tintColor == nil)
        #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
        guard case .trailing(let displayed, _) = custom.placement else {
            Issue.record("another placement")
            return
        }
        #expect(displayed == .always)
    }

    // MARK: Measures
    @Test(.oracle("COMP-29"))
    func `the first row of an inset list on a wide phone`() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: Configuration(appearance: .insetGrouped))
        let scene = CollectionScene(CollectionItems(count: 2), layout, size: CGSize(width: 414, height: 480)) {
            $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        }
        let row = try #require(scene.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
        #expect(row.frame == CGRect(x: 20, y: 17.5, width: 374, height: 44) && row.zIndex == 10)
    }

    @Test(.oracle("COMP-27"))
    func `an inset list with a header over its first section, three pixels a point`() throws {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var list = Configuration(appearance: .insetGrouped)
            list.headerMode = section == 0 ? .supplementary : .none
            return .list(using: list, layoutEnvironment: environment)
        }
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Header"
            view.contentConfiguration = content
        }
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
        }
        let stage = Stage(device: .iPhone15)
        stage.window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a"], toSection: 0)
        snapshot.appendItems(["b"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        stage.layoutNow()
        func near(_ a: CGRect?, _ b: CGRect) -> Bool {
            guard let a else { return false }
            return abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
                && abs(a.height - b.height) < 0.01
        }
        func frame(_ section: Int) -> CGRect? { view.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame }
        let header = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
        #expect(near(header, CGRect(x: 16, y: 0, width: 268, height: 38.667)))
        #expect(near(frame(0), CGRect(x: 16, y: 38.667, width: 268, height: 44)))
        #expect(near(frame(1), CGRect(x: 16, y: 118, width: 268, height: 44)))
        withExtendedLifetime(source) {}
    }
}
