import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What a collection view asks and tells, and when.
@MainActor @Suite("Lists / Collection / Calls")
struct CollectionCallTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func column(_ height: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: height)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func words(_ body: () -> Void) -> [String] { Misuse.observed { body() }.map(\.message) }

    // MARK: Registrations
    private final class First: UICollectionViewCell {}
    private final class Second: UICollectionViewCell {}

    @Test(.documented("UICollectionView.register(_:forCellWithReuseIdentifier:)"))
    func `a later registration takes the place of an earlier one, and nil takes it away`() {
        let view = CollectionScene(CollectionItems(count: 3)).view
        view.register(First.self, forCellWithReuseIdentifier: "own")
        #expect(view.dequeueReusableCell(withReuseIdentifier: "own", for: path(0)) is First)
        view.register(Second.self, forCellWithReuseIdentifier: "own")
        #expect(view.dequeueReusableCell(withReuseIdentifier: "own", for: path(0)) is Second)
        view.register(nil as AnyClass?, forCellWithReuseIdentifier: "own")
        let said = words { _ = view.dequeueReusableCell(withReuseIdentifier: "own", for: path(0)) }
        #expect(
            said.first?.hasPrefix(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier own - must register") == true)
    }

    private final class Head: UICollectionReusableView {}

    @Test(.documented("UICollectionView.SupplementaryRegistration, UICollectionView.CellRegistration"))
    func `registrations fill views with their kinds and places, and cells after they were prepared`() {
        var lines: [String] = []
        let kind = UICollectionView.elementKindSectionHeader
        let heads = UICollectionView.SupplementaryRegistration<Head>(elementKind: kind) { view, kind, path in
            lines.append("\(type(of: view)) \(kind) \(path.section)")
        }
        let cells = UICollectionView.CellRegistration<CollectionCell, String> { cell, path, item in
            lines.append("fill \(item)")
            cell.log = { lines.append($0.hasPrefix("reuse") ? "prepared" : $0) }
        }
        let layout = column()
        let scene = CollectionScene(CollectionItems([[]]), layout)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: heads, for: path)
        }
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems((0..<12).map { "\($0)" }, toSection: 0)
        source.apply(snapshot, animatingDifferences: false)
        scene.stage.layoutNow()
        #expect(lines.contains("Head UICollectionElementKindSectionHeader 0"))
        lines = []
        scene.view.isPrefetchingEnabled = false
        scene.view.contentOffset.y = 320
        scene.stage.layoutNow()
        let told = lines.filter { $0 == "prepared" || $0.hasPrefix("fill") }
        #expect(
            told.contains("prepared") && told.enumerated().allSatisfy { $1 != "prepared" || told[$0 + 1].hasPrefix("fill") })
    }

    @Test(.oracle("COLL-24"))
    func `headers that nobody provides are an exception`() {
        let layout = column()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let scene = CollectionScene(CollectionItems([[]]), column())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        #expect(scene.view.dataSource === source && scene.view.numberOfSections == 0)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot, animatingDifferences: false)
        let said = words {
            scene.view.setCollectionViewLayout(layout, animated: false)
            scene.stage.layoutNow()
        }
        #expect(
            said.first?.hasPrefix(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
                    + "(UICollectionElementKindSectionHeader,") == true)
    }

    // MARK: Updates
    @Test(.oracle("COLL-50"))
    func `counts that are to be fetched are fetched where a batch begins`() {
        let scene = CollectionScene(CollectionItems(count: 3), column())
        scene.view.reloadData()
        scene.items.sections[0].append("new")
        let said = words { scene.view.performBatchUpdates { scene.view.insertItems(at: [path(3)]) } }
        #expect(said.count == 1 && said[0].contains("Data source before updates = { 1 section with item counts: [4] }"))
        scene.stage.layoutNow()
        #expect(scene.view.visibleCells.count == 4)
    }

    @Test(.oracle("COLL-50"))
    func `a view that is flagged for layout is laid out where a batch begins`() {
        let layout = RecordingLayout()
        let scene = CollectionScene(CollectionItems(count: 3), layout)
        layout.invalidateLayout()
        _ = layout.take()
        scene.view.performBatchUpdates {
            #expect(layout.take() == ["prepare", "size", "elements 0…480", "size"])
        }
    }

    @Test(.oracle("COLL-56"))
    func `a layout that is invalidated inside a batch has the view laid out after it`() {
        let layout = RethinkingLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        // New items are measured, and on the way to that the layout is prepared anew.
        layout.estimatedItemSize = layout.itemSize
        let scene = CollectionScene(CollectionItems(count: 3), layout)
        // Without a window nobody else asks for a layout meanwhile.
        scene.view.removeFromSuperview()
        scene.view.layoutIfNeeded()
        scene.view.performBatchUpdates { scene.view.reloadItems(at: [path(0)]) }
        #expect(!scene.view.layer.needsLayout())
        layout.rethinks = true
        scene.view.performBatchUpdates { scene.view.reloadItems(at: [path(0)]) }
        #expect(scene.view.layer.needsLayout())
    }

    @Test(.documented("UICollectionView.performBatchUpdates(_:completion:)"))
    func `without animations and without a window a batch ends as it does with them`() {
        for isShown in [true, false] {
            let scene = CollectionScene(CollectionItems(count: 3), column())
            if !isShown { scene.view.removeFromSuperview() }
            var finished: [Bool] = []
            UIView.performWithoutAnimation {
                scene.view.performBatchUpdates {
                    scene.items.sections = [["Item 0", "new", "Item 2", "last"]]
                    scene.view.deleteItems(at: [path(1)])
                    scene.view.insertItems(at: [path(1), path(3)])
                } completion: {
                    finished.append($0)
                }
            }
            #expect(scene.view.numberOfItems(inSection: 0) == 4 && scene.view.contentSize.height == 400)
            scene.stage.settle()
            #expect(finished == [true])
        }
    }

    @Test(.oracle("LIST-7"))
    func `what is deleted can't move`() {
        let scene = CollectionScene(CollectionItems(count: 3), column())
        let said = words {
            scene.view.performBatchUpdates {
                scene.items.sections[0].removeLast()
                scene.view.deleteItems(at: [path(1)])
                scene.view.moveItem(at: path(1), to: path(0))
            }
        }
        #expect(
            said.first?.hasPrefix("attempting to perform a delete and a move from the same index path (<NSIndexPath") == true)
    }

    @Test(.documented("UICollectionView.reloadData()"))
    func `reloading clears the selection without a word, and lets go of what is carried`() {
        let items = CollectionItemsThatMove(count: 5)
        let watch = CollectionWatch()
        watch.tellsDisplay = false
        let scene = CollectionScene(items, column()) { $0.delegate = watch }
        scene.view.selectItem(at: path(1), animated: false, scrollPosition: [])
        #expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 250))
        scene.view.reloadData()
        scene.stage.layoutNow()
        _ = items.take()
        scene.view.endInteractiveMovement()
        #expect(watch.take() == [] && scene.view.indexPathsForSelectedItems?.isEmpty != false)
        #expect(!items.take().contains { $0.hasPrefix("move") } && scene.visibleTexts.first == "Item 0")
        scene.stage.settle()
    }

    // MARK: Selection
    @Test(.documented("UICollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)"))
    func `a primary action follows the selection, or its refusal, but not where a tap extends the selection`() {
        let watch = ItemPrimaryWatch()
        let scene = CollectionScene(CollectionItems(count: 5), column(60)) { $0.delegate = watch }
        scene.stage.tap(at: scene.point(1))
        #expect(watch.take() == ["should select 1", "did select 1", "primary 1"])
        watch.maySelect = false
        scene.stage.tap(at: scene.point(2))
        #expect(watch.take() == ["should select 2", "primary 2"])
        watch.maySelect = true
        scene.view.allowsMultipleSelection = true
        scene.stage.tap(at: scene.point(3))
        #expect(watch.take() == ["should select 3", "did select 3"])
        scene.view.allowsMultipleSelection = false
        scene.view.isEditing = true
        scene.view.allowsSelectionDuringEditing = true
        scene.stage.tap(at: scene.point(4))
        #expect(watch.take() == ["should select 4", "did select 4"])
    }

    @Test(.documented("UICollectionViewCell.selectedBackgroundView, UICollectionViewCell.isHighlighted"))
    func `what can be highlighted inside of a cell is highlighted with it`() {
        let (label, picture, button) = (UILabel(), UIImageView(), UIButton(type: .system))
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let selected = UIView()
        cell.selectedBackgroundView = selected
        for view in [label, picture, button] { cell.contentView.addSubview(view) }
        func shown() -> [Bool] { [label.isHighlighted, picture.isHighlighted, button.isHighlighted, !selected.isHidden] }
        #expect(shown() == [false, false, false, false])
        cell.isHighlighted = true
        #expect(shown() == [true, true, true, true])
        cell.isHighlighted = false
        cell.isSelected = true
        #expect(shown() == [true, true, true, true])
        cell.isSelected = false
        #expect(shown() == [false, false, false, false])
    }

    // MARK: Carrying
    private final class Carrying: UICollectionViewFlowLayout {
        var lines: [String] = []
        override func invalidationContext(
            forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
            previousIndexPaths: [IndexPath], previousPosition: CGPoint
        ) -> UICollectionViewLayoutInvalidationContext {
            lines.append("context \(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item))")
            return super.invalidationContext(
                forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        }
        override func layoutAttributesForInteractivelyMovingItem(
            at indexPath: IndexPath, withTargetPosition position: CGPoint
        ) -> UICollectionViewLayoutAttributes {
            lines.append("attributes \(indexPath.item)")
            return super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        }
    }

    @Test(.oracle("COLL-52"))
    func `the delegate says where a carried item goes, and the layout what it looks like meanwhile`() {
        let (older, newer) = (OlderTargets(), NewerTargets())
        for delegate in [older, newer] as [any UICollectionViewDelegate] {
            let layout = Carrying()
            layout.itemSize = CGSize(width: 375, height: 50)
            layout.minimumLineSpacing = 0
            let items = CollectionItemsThatMove(count: 8)
            let scene = CollectionScene(items, layout) { $0.delegate = delegate }
            #expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
            scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 180, y: 125))
            #expect(layout.lines.first == "context [0] to [2]" && layout.lines.contains("attributes 2"))
            scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 180, y: 375))
            scene.view.endInteractiveMovement()
            scene.stage.settle()
            #expect(items.take().filter { $0.hasPrefix("move") } == ["move 0 to 4"])
        }
        // The older one hears of where the item is, not of where it was.
        #expect(older.lines == ["0 to 2", "2 to 7"] && newer.lines == ["0 at 0 to 2", "0 at 2 to 7"])
    }

    // MARK: Another layout
    private final class Leaving: RecordingLayout {
        var name = ""
        var tell: (String) -> Void = { _ in }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) {
            tell("\(name) to \((newLayout as? Leaving)?.name ?? "")")
        }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
            tell("\(name) from \((oldLayout as? Leaving)?.name ?? "")")
        }
        override func finalizeLayoutTransition() { tell("\(name) finalize") }
    }

    private final class Moving: UICollectionViewCell {
        var tell: (String) -> Void = { _ in }
        override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            tell("will")
        }
        override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
            tell("did")
        }
    }

    @Test(.documented("UICollectionViewLayout.prepareForTransition(to:), UICollectionViewLayout.finalizeLayoutTransition()"))
    func `layouts and cells hear of another layout, and the delegate says where it begins`() {
        var lines: [String] = []
        let (old, new) = (Leaving(), Leaving())
        for (layout, name) in [(old, "old"), (new, "new")] {
            layout.name = name
            layout.tell = { lines.append($0) }
        }
        new.height = 200
        let items = CollectionItems(count: 10)
        items.fill = { cell, _ in (cell as? Moving)?.tell = { lines.append($0) } }
        let watch = OffsetWatch()
        watch.target = CGPoint(x: 0, y: 400)
        let scene = CollectionScene(items, old) {
            $0.register(Moving.self, forCellWithReuseIdentifier: "item")
            $0.delegate = watch
        }
        let count = scene.view.visibleCells.count
        var finished: Bool?
        scene.view.setCollectionViewLayout(new, animated: true) { finished = $0 }
        #expect(lines == ["old to new", "new from old"] + Array(repeating: "will", count: count) + ["new finalize"])
        #expect(scene.view.contentOffset.y == 400 && finished == nil)
        lines = []
        scene.stage.settle()
        #expect(lines == Array(repeating: "did", count: count) && finished == true && scene.view.collectionViewLayout === new)
    }

    // MARK: Scrolling
    @Test(.oracle("COLL-53"))
    func `what is less than half a point away isn't scrolled to`() {
        let watch = OffsetWatch()
        let scene = CollectionScene(CollectionItems(count: 20), column(100)) { $0.delegate = watch }
        scene.view.contentOffset.y = 500.3
        watch.lines = []
        scene.view.scrollToItem(at: path(5), at: .top, animated: true)
        scene.stage.settle()
        #expect(watch.lines == [] && scene.view.contentOffset.y == 500.3)
        scene.view.scrollToItem(at: path(6), at: .top, animated: true)
        scene.stage.settle()
        #expect(watch.lines.last == "did end" && scene.view.contentOffset.y == 600)
    }

    @Test(.oracle("COLL-14"))
    func `each way of scrolling asks the layout before it moves`() {
        let layout = RecordingLayout()
        let scene = CollectionScene(CollectionItems(count: 20), layout)
        let watch = ScrollLines { layout.lines.append($0) }
        scene.view.delegate = watch
        layout.invalidates = true
        let ways: [@MainActor () -> Void] = [
            { scene.view.scrollToItem(at: path(8), at: .top, animated: false) },
            { scene.view.scrollRectToVisible(CGRect(x: 0, y: 1500, width: 10, height: 100), animated: false) },
        ]
        for way in ways {
            scene.stage.layoutNow()
            _ = layout.take()
            way()
            let lines = layout.take().filter { !$0.hasPrefix("item") }
            #expect(lines.first?.hasPrefix("should") == true)
            #expect(
                Array(lines[1...].prefix(4)).map { $0.hasPrefix("context from") ? "context" : $0 } == [
                    "context", "invalidate", "same context", "did scroll",
                ])
        }
    }

    // MARK: What is hidden
    private final class Hiding: RecordingLayout {
        override func made(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let made = super.made(path)
            made?.isHidden = path.item == 1
            return made
        }
    }

    @Test(.documented("UICollectionViewLayoutAttributes.isHidden"))
    func `an item that the layout hides gets no cell`() {
        let scene = CollectionScene(CollectionItems(count: 3), Hiding())
        #expect(scene.visibleTexts == ["Item 0", "Item 2"] && scene.view.cellForItem(at: path(1)) == nil)
    }

    // MARK: Controllers
    @Test(.oracle("COLL-33"))
    func `a selection outlives a viewWillAppear that is called by hand`() {
        let controller = UICollectionViewController(collectionViewLayout: column())
        let items = CollectionItems(count: 3)
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = controller
        controller.collectionView.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
        controller.collectionView.dataSource = items
        stage.settle()
        controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
        controller.viewWillAppear(false)
        stage.settle()
        #expect(controller.collectionView.indexPathsForSelectedItems == [path(1)])
    }

    // MARK: Configurations
    private final class Told: UICollectionViewCell {
        nonisolated(unsafe) static var tell: (String) -> Void = { _ in }
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            Self.tell("update")
        }
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.tell("measure")
            layoutAttributes.size = CGSize(width: 300, height: 300)
            return layoutAttributes
        }
    }

    @Test(.oracle("COLL-55"))
    func `a cell is configured once between its question and its measuring, and outside of a window not at all`() {
        let items = CollectionItems(count: 5)
        items.tellsCounts = false
        Told.tell = { items.lines.append($0) }
        defer { Told.tell = { _ in } }
        let layout = column()
        layout.estimatedItemSize = CGSize(width: 300, height: 300)
        let scene = CollectionScene(items, layout, size: CGSize(width: 375, height: 480)) {
            $0.register(Told.self, forCellWithReuseIdentifier: "item")
        }
        #expect(items.take().prefix(6) == ["cell 0.0", "update", "measure", "cell 0.1", "update", "measure"])
        // What is asked for several times is done at the next layout.
        let cell = scene.view.visibleCells[0]
        cell.setNeedsUpdateConfiguration()
        cell.isSelected = true
        #expect(items.take() == [])
        scene.stage.layoutNow()
        #expect(items.take() == ["update"])
        let alone = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        alone.setNeedsUpdateConfiguration()
        alone.layoutIfNeeded()
        #expect(items.take() == [])
    }

    /// Something of the app's own, for which one of the views knows two kinds of configuration.
    private struct Plain: UIContentConfiguration {
        var text = ""
        func makeContentView() -> any UIView & UIContentView { PlainView(self) }
        func updated(for state: any UIConfigurationState) -> Plain { self }
    }
    private struct Rich: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView { PlainView(self) }
        func updated(for state: any UIConfigurationState) -> Rich { self }
    }
    private final class PlainView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ configuration: any UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError("not from a file") }
        func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is Plain || configuration is Rich }
    }

    @Test(.documented("UIContentView.supports(_:), UICollectionViewCell.contentConfiguration"))
    func `a content view takes whatever it supports; backgrounds are none while there is a configuration of one`() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let first = cell.contentView
        first.addSubview(UIView())
        cell.contentConfiguration = Plain(text: "a")
        let view = try #require(cell.contentView as? PlainView)
        #expect(first.superview == nil && view.subviews.isEmpty)
        let said = words {
            cell.contentConfiguration = Rich()
            #expect(cell.contentView === view && view.configuration is Rich)
            cell.contentConfiguration = Plain(text: "b")
            #expect(cell.contentView === view && (view.configuration as? Plain)?.text == "b")
        }
        #expect(said.isEmpty)
        let told = words { cell.contentConfiguration = UIListContentConfiguration.cell() }
        #expect(told.count == 1 && told[0].hasPrefix("Warning: You are setting a new content configuration"))
        #expect(cell.contentView is UIListContentView)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is any UIContentView) && cell.contentView !== first && cell.contentView.subviews.isEmpty)
        let (behind, chosen) = (UIView(), UIView())
        cell.backgroundView = behind
        cell.selectedBackgroundView = chosen
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        cell.backgroundConfiguration = nil
        #expect(cell.backgroundView === behind && cell.selectedBackgroundView === chosen)
    }
}

/// Invalidates itself when it hears what is about to change.
private final class RethinkingLayout: UICollectionViewFlowLayout {
    var rethinks = false

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        if rethinks { invalidateLayout() }
    }
}
