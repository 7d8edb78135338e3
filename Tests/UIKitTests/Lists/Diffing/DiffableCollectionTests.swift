import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Diffable / Collection")
struct DiffableCollectionTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    private final class Labelled: UICollectionViewCell {
        var text = ""
    }

    /// A flow of small items, with a data source that says which cells were asked for.
    @MainActor private final class Scene {
        let stage = Stage(device: .iPhone15)
        let layout = UICollectionViewFlowLayout()
        let view: UICollectionView
        private(set) var asked: [String] = []
        private(set) var source: Source!

        init() {
            layout.itemSize = CGSize(width: 300, height: 40)
            layout.minimumLineSpacing = 0
            view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            view.isPrefetchingEnabled = false
            view.register(Labelled.self, forCellWithReuseIdentifier: "cell")
            source = Source(collectionView: view) { [unowned self] view, path, item in
                asked.append(item)
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Labelled
                cell.text = item
                return cell
            }
            stage.window.addSubview(view)
            stage.layoutNow()
        }

        var texts: [String] {
            view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0 as? Labelled)?.text }
        }

        func take() -> [String] {
            defer { asked = [] }
            return asked
        }
    }

    private func snapshot(_ contents: KeyValuePairs<String, [String]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in contents {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test(.documented("UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)"))
    func `a snapshot is shown, and what stays keeps its cells`() {
        let scene = Scene()
        #expect(scene.view.dataSource === scene.source && scene.view.numberOfSections == 0)
        scene.source.apply(snapshot(["a": ["1", "2"], "b": ["3"]]), animatingDifferences: false)
        scene.stage.layoutNow()
        #expect(scene.texts == ["1", "2", "3"])
        let kept = scene.view.cellForItem(at: IndexPath(item: 0, section: 1))
        _ = scene.take()
        var isDone = false
        scene.source.apply(snapshot(["b": ["3", "1"], "c": ["2", "4"]])) { isDone = true }
        scene.stage.settle()
        #expect(isDone && scene.texts == ["3", "1", "2", "4"] && scene.take() == ["4"])
        #expect(scene.view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
        #expect(scene.source.indexPath(for: "4") == IndexPath(item: 1, section: 1) && scene.source.index(for: "c") == 1)
        var next = scene.source.snapshot()
        next.reconfigureItems(["3"])
        next.reloadItems(["4"])
        scene.source.apply(next)
        scene.stage.settle()
        #expect(scene.take().sorted() == ["3", "4"])
        #expect(scene.view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
        scene.source.applySnapshotUsingReloadData(next)
        scene.stage.layoutNow()
        #expect(scene.take().count == 4)
    }

    @Test(.documented("UICollectionViewDiffableDataSource.supplementaryViewProvider"))
    func `headers come from the provider`() {
        let scene = Scene()
        scene.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head")
        var kinds: [String] = []
        scene.source.supplementaryViewProvider = { view, kind, path in
            kinds.append("\(kind) \(path.section)")
            return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
        }
        scene.layout.headerReferenceSize = CGSize(width: 0, height: 20)
        scene.source.apply(snapshot(["a": ["1"]]), animatingDifferences: false)
        scene.stage.layoutNow()
        #expect(kinds == ["UICollectionElementKindSectionHeader 0"])
        #expect(scene.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    }

    @Test(.documented("UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)"))
    func `a section can be a tree: what is below open items is shown`() {
        let scene = Scene()
        scene.source.apply(snapshot(["a": ["1"]]), animatingDifferences: false)
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "roots"])
        tree.append(["apple", "pear"], to: "fruit")
        scene.source.apply(tree, to: "b", animatingDifferences: false)
        scene.stage.layoutNow()
        #expect(scene.texts == ["1", "fruit", "roots"] && scene.source.snapshot().sectionIdentifiers == ["a", "b"])
        tree = scene.source.snapshot(for: "b")
        #expect(tree.items == ["fruit", "apple", "pear", "roots"] && tree.level(of: "pear") == 1)
        tree.expand(["fruit"])
        scene.source.apply(tree, to: "b")
        scene.stage.settle()
        #expect(scene.texts == ["1", "fruit", "apple", "pear", "roots"])
        #expect(scene.source.snapshot(for: "a").rootItems == ["1"])
        var twice = NSDiffableDataSourceSectionSnapshot<String>()
        let said = Misuse.observed { twice.append(["x", "x"]) }.map(\.message)
        #expect(said == ["Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    x\n)}"])
    }

    @Test(.documented("UICollectionViewDiffableDataSource.ReorderingHandlers"))
    func `a moved item is told as a transaction`() {
        let scene = Scene()
        scene.source.apply(snapshot(["a": ["1", "2"], "b": ["3"]]), animatingDifferences: false)
        #expect(!scene.source.collectionView(scene.view, canMoveItemAt: IndexPath(item: 0, section: 0)))
        var log: [String] = []
        scene.source.reorderingHandlers.canReorderItem = { $0 != "3" }
        scene.source.reorderingHandlers.willReorder = { _ in log.append("will") }
        scene.source.reorderingHandlers.didReorder = { transaction in
            log.append("did \(transaction.initialSnapshot.itemIdentifiers) \(transaction.finalSnapshot.itemIdentifiers)")
            log.append("sections \(transaction.sectionTransactions.map(\.sectionIdentifier))")
            log.append("steps \(transaction.difference.count)")
        }
        #expect(scene.source.collectionView(scene.view, canMoveItemAt: IndexPath(item: 0, section: 0)))
        #expect(!scene.source.collectionView(scene.view, canMoveItemAt: IndexPath(item: 0, section: 1)))
        scene.source.collectionView(
            scene.view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
        #expect(
            log == ["will", #"did ["1", "2", "3"] ["2", "3", "1"]"#, #"sections ["a", "b"]"#, "steps 2"])
        #expect(scene.source.indexPath(for: "1") == IndexPath(item: 1, section: 1))
    }

    @Test(.documented("UICollectionViewCell.contentConfiguration"))
    func `cells can be configured, and follow their state`() {
        let scene = Scene()
        scene.source.apply(snapshot(["a": ["1"]]), animatingDifferences: false)
        scene.stage.layoutNow()
        let cell = scene.view.visibleCells[0]
        #expect(cell.contentConfiguration == nil && cell.automaticallyUpdatesContentConfiguration)
        let plain = cell.contentView
        var list = UIListContentConfiguration.cell()
        list.text = "Text"
        cell.contentConfiguration = list
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.contentView is UIListContentView && cell.contentView !== plain && plain.superview == nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        scene.stage.layoutNow()
        cell.isSelected = true
        #expect(states == [false])
        scene.stage.layoutNow()
        #expect(states == [false, true] && cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is UIListContentView))
    }
}
