import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Collection / Lists")
struct ListLayoutTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private func scene(
        _ items: CollectionItems, _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        _ set: (UICollectionView) -> Void = { _ in }
    ) -> CollectionScene {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&configuration)
        return CollectionScene(items, UICollectionViewCompositionalLayout.list(using: configuration)) {
            $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
            set($0)
        }
    }

    @Test(.documented("UICollectionReusableView.apply(_:)"))
    func `attributes that a row was given stay as they were when it measures itself`() {
        let scene = scene(CollectionItems(count: 30), .plain, { _ in }) {
            $0.register(KeepingRow.self, forCellWithReuseIdentifier: "item")
        }
        scene.view.contentOffset.y = 700
        scene.stage.layoutNow()
        let given = scene.view.visibleCells.flatMap { ($0 as? KeepingRow)?.given ?? [] }
        #expect(given.count > 10 && Set(given.map(\.height)) == [44, 70])
        #expect(given.allSatisfy { $0.attributes.frame.height == $0.height })
    }

    private func cell(_ item: Int, _ scene: CollectionScene) throws -> UICollectionViewListCell {
        try #require(scene.view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    private func buttons(_ cell: UICollectionViewCell) -> [String] {
        cell.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
    }

    private func swipe(_ item: Int, by way: CGFloat, _ scene: CollectionScene) {
        let place = scene.point(item)
        let x: CGFloat = way < 0 ? 365 : 10
        scene.stage.drag(from: CGPoint(x: x, y: place.y), to: CGPoint(x: x + way, y: place.y), duration: 0.4)
        scene.stage.settle()
    }

    // MARK: - Actions beside rows
    /// What was done with a row, and what says that it is done.
    @MainActor private final class Actions {
        var lines: [String] = []
        var done: ((Bool) -> Void)?

        func configuration(_ path: IndexPath, _ titles: [String], isFull: Bool = true) -> UISwipeActionsConfiguration? {
            lines.append("ask \(path.item)")
            guard !titles.isEmpty else { return nil }
            let made = UISwipeActionsConfiguration(
                actions: titles.map { title in
                    UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) { [self] _, view, end in
                        lines.append("\(title) \(path.item)\(view is UICollectionViewCell ? " in its cell" : "")")
                        done = end
                    }
                })
            made.performsFirstActionWithFullSwipe = isFull
            return made
        }
    }

    @Test(.documented("UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider"))
    func `a row that is moved aside shows its actions, which are asked for only then`() throws {
        let actions = Actions()
        let scene = scene(CollectionItems(count: 4)) {
            $0.trailingSwipeActionsConfigurationProvider = {
                actions.configuration($0, $0.item == 0 ? [] : ["Delete", "Flag"])
            }
        }
        #expect(actions.lines.isEmpty)
        swipe(0, by: -150, scene)
        #expect(try actions.lines == ["ask 0"] && cell(0, scene).bounds.minX == 0)
        var states: [Bool] = []
        let row = try cell(2, scene)
        row.configurationUpdateHandler = { _, state in states.append(state.isSwiped) }
        swipe(2, by: -170, scene)
        #expect(buttons(row).sorted() == ["Delete", "Flag"] && row.bounds.minX > 100)
        #expect(states.last == true)
        scene.stage.tap(at: CGPoint(x: 370, y: scene.point(2).y))
        #expect(actions.lines == ["ask 0", "ask 2", "Delete 2"])
        #expect(row.bounds.minX > 100)
        actions.done?(true)
        scene.stage.settle()
        #expect(row.bounds.minX == 0 && buttons(row).isEmpty && states.last == false)
    }

    @Test(.documented("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe"))
    func `a swipe over most of a row does what its first action does, unless it is told not to`() throws {
        let actions = Actions()
        let scene = scene(CollectionItems(count: 4)) {
            $0.leadingSwipeActionsConfigurationProvider = { actions.configuration($0, ["Read"], isFull: $0.item == 1) }
        }
        swipe(1, by: 320, scene)
        #expect(actions.lines == ["ask 1", "Read 1"])
        actions.done?(true)
        scene.stage.settle()
        swipe(2, by: 320, scene)
        #expect(try actions.lines.last == "ask 2" && cell(2, scene).bounds.minX < 0)
        // A finger anywhere else sends them away, and does nothing besides.
        scene.stage.tap(at: scene.point(0))
        scene.stage.settle()
        #expect(try cell(2, scene).bounds.minX == 0 && scene.view.indexPathsForSelectedItems == [])
    }

    @Test(.documented("UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider"))
    func `a row that is deleted or reloaded while it stands aside leaves nothing behind`() throws {
        let actions = Actions()
        let items = CollectionItems(count: 4)
        let scene = scene(items) {
            $0.trailingSwipeActionsConfigurationProvider = { actions.configuration($0, ["Delete"]) }
        }
        swipe(1, by: -90, scene)
        let row = try cell(1, scene)
        #expect(row.bounds.minX > 0)
        items.sections[0].remove(at: 1)
        scene.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        actions.done?(true)
        scene.stage.settle()
        #expect(row.bounds.minX == 0 && buttons(row).isEmpty)
        swipe(0, by: -90, scene)
        scene.view.reloadData()
        scene.stage.layoutNow()
        #expect(scene.view.visibleCells.allSatisfy { $0.bounds.minX == 0 && buttons($0).isEmpty })
        // Somewhere else than in a list there is nothing to be moved.
        let flow = CollectionScene(CollectionItems(count: 3))
        swipe(0, by: -90, flow)
        #expect(flow.view.visibleCells.allSatisfy { $0.bounds.minX == 0 })
    }

    // MARK: - Editing
    @Test(.documented("UICellAccessory.delete(displayed:options:actionHandler:)"))
    func `the sign for deleting asks with the row's own actions`() throws {
        let actions = Actions()
        let items = CollectionItems(count: 4)
        items.fill = { cell, _ in (cell as? UICollectionViewListCell)?.accessories = [.delete()] }
        let scene = scene(items) {
            $0.trailingSwipeActionsConfigurationProvider = { actions.configuration($0, ["Delete"]) }
        }
        scene.view.isEditing = true
        scene.stage.layoutNow()
        // Fingers move no rows in this mode.
        swipe(1, by: -150, scene)
        #expect(actions.lines.isEmpty)
        let place = scene.point(1)
        scene.stage.tap(at: CGPoint(x: 27, y: place.y))
        scene.stage.settle()
        #expect(try actions.lines == ["ask 1"] && cell(1, scene).bounds.minX > 50)
        scene.stage.tap(at: CGPoint(x: 360, y: place.y))
        #expect(actions.lines.last == "Delete 1")
        scene.view.isEditing = false
        scene.stage.settle()
        #expect(try cell(1, scene).bounds.minX == 0)
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:canEditItemAt:)"))
    func `cells are in editing mode if their items can be edited`() throws {
        let items = CollectionItems(count: 40)
        items.fill = { cell, _ in (cell as? UICollectionViewListCell)?.accessories = [.insert()] }
        let watch = EditingWatch()
        watch.refused = [1, 30]
        let scene = scene(items) { _ in
        } _: {
            $0.delegate = watch
        }
        #expect(watch.lines.isEmpty)
        scene.view.isEditing = true
        scene.stage.layoutNow()
        #expect(watch.lines.contains("can edit 1"))
        #expect(try cell(0, scene).configurationState.isEditing && !cell(1, scene).configurationState.isEditing)
        #expect(try cell(0, scene).contentView.frame.minX == 40 && cell(1, scene).contentView.frame.minX == 0)
        scene.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .centeredVertically, animated: false)
        scene.stage.layoutNow()
        #expect(try !cell(30, scene).configurationState.isEditing && cell(31, scene).configurationState.isEditing)
        scene.view.isEditing = false
        scene.stage.layoutNow()
        #expect(try !cell(31, scene).configurationState.isEditing && cell(31, scene).contentView.frame.minX == 0)
    }

    @Test(.documented("UICollectionViewDiffableDataSource.ReorderingHandlers"))
    func `a row is carried by its handle, and the data source's handlers hear of it`() throws {
        let scene = DiffableList { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
        var lines: [String] = []
        scene.source.reorderingHandlers.canReorderItem = { $0 != "3" }
        scene.source.reorderingHandlers.willReorder = { lines.append("will \($0.initialSnapshot.itemIdentifiers)") }
        scene.source.reorderingHandlers.didReorder = { lines.append("did \($0.finalSnapshot.itemIdentifiers)") }
        scene.show(["0", "1", "2", "3"])
        scene.stage.dragItem(IndexPath(item: 0, section: 0), in: scene.view, to: IndexPath(item: 2, section: 0))
        #expect(lines == [#"will ["0", "1", "2", "3"]"#, #"did ["1", "2", "0", "3"]"#])
        #expect(scene.texts == ["1", "2", "0", "3"])
        #expect(scene.view.visibleCells.allSatisfy { !$0.configurationState.isReordering })
        lines = []
        scene.stage.dragItem(IndexPath(item: 3, section: 0), in: scene.view, to: IndexPath(item: 0, section: 0))
        #expect(lines.isEmpty && scene.texts == ["1", "2", "0", "3"])
    }

    // MARK: - Outlines
    /// A list of one section with a diffable data source.
    @MainActor private final class DiffableList {
        let stage = Stage(device: .iPhone8)
        let view: UICollectionView
        private(set) var source: Source!
        var asked = 0

        init(
            _ mode: UICollectionLayoutListConfiguration.HeaderMode = .none,
            _ fill: @escaping (UICollectionViewListCell, String) -> Void
        ) {
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = mode
            view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 600),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            view.contentInsetAdjustmentBehavior = .never
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                fill(cell, item)
            }
            source = Source(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            stage.window.addSubview(view)
            stage.layoutNow()
        }

        func show(_ items: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["a"])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: false)
            stage.settle()
        }

        func showTree() {
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(["fruit", "bread"])
            tree.append(["apple", "pear"], to: "fruit")
            source.apply(tree, to: "a", animatingDifferences: false)
            stage.settle()
        }

        func cell(_ item: String) throws -> UICollectionViewListCell {
            let path = try #require(source.indexPath(for: item))
            return try #require(view.cellForItem(at: path) as? UICollectionViewListCell)
        }

        func tap(_ item: String, atEnd: Bool) throws {
            let cell = try cell(item)
            let point = CGPoint(x: atEnd ? cell.bounds.maxX - 22 : cell.bounds.midX, y: cell.bounds.midY)
            stage.tap(at: cell.convert(point, to: nil))
            stage.settle()
        }

        var texts: [String] {
            view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text
            }
        }
    }

    @Test(.documented("UICellAccessory.outlineDisclosure(displayed:options:actionHandler:)"))
    func `the arrow of an item opens and closes it, and the handlers have their say`() throws {
        let list = DiffableList { cell, item in
            if item == "fruit" { cell.accessories = [.outlineDisclosure()] }
        }
        var lines: [String] = []
        list.source.sectionSnapshotHandlers.shouldExpandItem = {
            lines.append("should expand \($0)")
            return lines.count > 1
        }
        list.source.sectionSnapshotHandlers.willExpandItem = { lines.append("will expand \($0)") }
        list.source.sectionSnapshotHandlers.willCollapseItem = { lines.append("will collapse \($0)") }
        list.showTree()
        #expect(list.texts == ["fruit", "bread"])
        // Anywhere else than at the arrow the cell is selected.
        try list.tap("fruit", atEnd: false)
        #expect(list.texts.count == 2 && list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        try list.tap("fruit", atEnd: true)
        #expect(lines == ["should expand fruit"] && list.texts.count == 2)
        try list.tap("fruit", atEnd: true)
        #expect(lines.suffix(2) == ["should expand fruit", "will expand fruit"])
        #expect(list.texts == ["fruit", "apple", "pear", "bread"])
        #expect(try list.cell("fruit").configurationState.isExpanded && list.cell("apple").indentationLevel == 1)
        #expect(try !list.cell("bread").configurationState.isExpanded && list.cell("bread").indentationLevel == 0)
        try list.tap("fruit", atEnd: true)
        #expect(lines.last == "will collapse fruit" && list.texts == ["fruit", "bread"])
        #expect(try !list.cell("fruit").configurationState.isExpanded)
    }

    @Test(.documented("UICellAccessory.OutlineDisclosureOptions.Style"))
    func `a header opens wherever it is tapped and isn't selected, and rows below it aren't indented`() throws {
        let list = DiffableList(.firstItemInSection) { cell, item in
            if item == "fruit" { cell.accessories = [.outlineDisclosure()] }
            if item == "bread" { cell.accessories = [.outlineDisclosure(options: .init(style: .header))] }
        }
        var gathered: [String] = []
        list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
            gathered.append(item)
            var below = below
            if item == "bread" { below.append(["rye"]) }
            return below
        }
        list.showTree()
        try list.tap("fruit", atEnd: false)
        #expect(list.texts == ["fruit", "apple", "pear", "bread"])
        #expect(try list.cell("apple").indentationLevel == 0 && list.view.indexPathsForSelectedItems == [])
        try list.tap("bread", atEnd: false)
        #expect(list.texts == ["fruit", "apple", "pear", "bread", "rye"] && gathered == ["fruit", "bread"])
        // The first row looks like a header: no ground, and the card begins below it.
        let header = try list.cell("fruit")
        #expect(header.backgroundColor == nil && header.layer.cornerRadius == 0)
        #expect(try list.cell("apple").layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test(.documented("UICellAccessory.outlineDisclosure(displayed:options:actionHandler:)"))
    func `an arrow with an action of its own does that instead`() throws {
        var taps = 0
        let list = DiffableList { cell, _ in cell.accessories = [.outlineDisclosure { taps += 1 }] }
        list.showTree()
        try list.tap("fruit", atEnd: true)
        #expect(taps == 1 && list.texts == ["fruit", "bread"])
    }

    @Test(.assumed("an arrow shows what is open, whoever opened it"))
    func `cells hear of what the app opens`() throws {
        let list = DiffableList { cell, _ in cell.accessories = [.outlineDisclosure()] }
        list.showTree()
        var tree = list.source.snapshot(for: "a")
        tree.expand(["fruit"])
        list.source.apply(tree, to: "a")
        list.stage.settle()
        #expect(try list.cell("fruit").configurationState.isExpanded)
        #expect(try list.cell("pear").indentationLevel == 1)
    }

    // MARK: - Index
    @Test(.documented("UICollectionViewDataSource.indexTitles(for:)"))
    func `a finger on the titles at the edge leads to the item of the title`() throws {
        let items = IndexedItems((0..<20).map { section in (0..<8).map { _ in String(UnicodeScalar(UInt8(65 + section))) } })
        let scene = CollectionScene(items)
        let index = try #require(scene.view.subviews.first { $0.frame.maxX == 375 && $0.frame.width == 15 })
        #expect(index.subviews.count == 20)
        let label = index.subviews[10]
        scene.stage.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        #expect(items.lines.contains("index K"))
        #expect(scene.view.contentOffset.y == scene.frame(0, 10)?.minY)
        scene.stage.layoutNow()
        #expect(index.frame.minY == scene.view.contentOffset.y && scene.view.subviews.last === index)
        items.sections = []
        scene.view.reloadData()
        scene.stage.layoutNow()
        #expect(index.superview == nil)
    }

    @Test(.documented("UICollectionViewCell.preferredLayoutAttributesFitting(_:)"), arguments: [90])
    func `rows that measure themselves conflict with no height that they had before`(height: CGFloat) throws {
        let misuses = MisuseRecorder()
        let items = CollectionItems(count: 30)
        items.fill = { cell, _ in
            guard cell.contentView.subviews.isEmpty else { return }
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.heightAnchor.constraint(equalToConstant: height),
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
        }
        let scene = scene(items)
        scene.view.contentOffset.y = 300
        scene.stage.layoutNow()
        scene.view.reloadData()
        scene.stage.layoutNow()
        #expect(scene.view.visibleCells.allSatisfy { $0.contentView.frame.height == height })
        #expect(misuses.take() == [])
    }

    // MARK: - Headers that measure themselves
    /// As high as a label and the room around it.
    private final class Title: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                label.heightAnchor.constraint(equalToConstant: 26),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(.documented("NSCollectionLayoutDimension.estimated(_:)"))
    func `what lies below a header that is measured is at its place in the same pass`() {
        let full = NSCollectionLayoutDimension.fractionalWidth(1)
        let size = NSCollectionLayoutSize(widthDimension: full, heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .estimated(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let scene = CollectionScene(
            CollectionItemsWithEdges([["a", "b"], ["c"]]), UICollectionViewCompositionalLayout(section: section)
        ) {
            $0.register(
                Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "edge")
        }
        func cell(_ item: Int, _ section: Int) -> CGFloat? {
            scene.view.cellForItem(at: IndexPath(item: item, section: section))?.frame.minY
        }
        let header = scene.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(cell(0, 0) == 42 && cell(1, 0) == 92 && cell(0, 1) == 184)
        #expect(header?.frame == CGRect(x: 0, y: 142, width: 375, height: 42))
    }
}

/// Keeps what it is given, and is higher than a list thinks.
private final class KeepingRow: UICollectionViewListCell {
    private(set) var given: [(attributes: UICollectionViewLayoutAttributes, height: CGFloat)] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        given.append((layoutAttributes, layoutAttributes.frame.height))
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 70
        return layoutAttributes
    }
}
