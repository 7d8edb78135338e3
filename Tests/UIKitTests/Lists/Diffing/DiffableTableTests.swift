import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Diffable / Table")
struct DiffableTableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    /// A table with a data source that says which cells were asked for.
    @MainActor private final class Scene {
        let stage = Stage(device: .iPhone15)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        private(set) var asked: [String] = []
        private(set) var source: UITableViewDiffableDataSource<String, String>!

        init(
            isShown: Bool = true,
            _ made: ((UITableView, @escaping Provider) -> UITableViewDiffableDataSource<String, String>)? = nil
        ) {
            table.contentInsetAdjustmentBehavior = .never
            table.rowHeight = 40
            let provider: Provider = { [unowned self] table, path, item in
                asked.append(item)
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = item
                return cell
            }
            source = made?(table, provider) ?? UITableViewDiffableDataSource(tableView: table, cellProvider: provider)
            if isShown { show() }
        }

        typealias Provider = UITableViewDiffableDataSource<String, String>.CellProvider

        func show() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            stage.window.addSubview(table)
            stage.layoutNow()
        }

        var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
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

    @Test(.documented("UITableViewDiffableDataSource.init(tableView:cellProvider:)"))
    func `it makes itself the data source, and is empty until something is applied`() {
        let scene = Scene(isShown: false)
        #expect(scene.table.dataSource === scene.source && scene.table.numberOfSections == 0)
        // Cells are registered before layout, after the data.
        scene.source.apply(snapshot(["a": ["1", "2"]]), animatingDifferences: false)
        #expect(scene.take().isEmpty)
        scene.show()
        #expect(scene.texts == ["1", "2"])
    }

    @Test(.oracle("LIST-16"))
    func `what is applied outside of a window is laid out when that is asked for, and the console says so`() {
        let scene = Scene(isShown: false)
        scene.source.apply(snapshot(["a": ["1", "2"]]))
        scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let said = Misuse.observed { scene.table.layoutIfNeeded() }.map(\.message)
        #expect(said.count == 1 && said[0].hasPrefix("Warning once only: UITableView was told to layout its visible cells"))
        #expect(scene.texts == ["1", "2"])
        scene.source.apply(snapshot(["a": ["2", "3"]]))
        _ = Misuse.observed { scene.table.layoutIfNeeded() }
        #expect(scene.texts == ["2", "3"])
    }

    @Test(.documented("UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)"))
    func `an applied snapshot animates what is other, and then says so`() {
        let scene = Scene()
        scene.source.apply(snapshot(["a": ["1", "2", "3"], "b": ["4"]]), animatingDifferences: false)
        scene.stage.layoutNow()
        let kept = scene.table.visibleCells[2]
        _ = scene.take()
        var isDone = false
        scene.source.apply(snapshot(["b": ["3", "4"], "c": ["1", "5"]])) { isDone = true }
        #expect(!isDone && scene.texts == ["3", "4", "1", "5"])
        #expect(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) === kept)
        #expect(kept.layer.presentation()?.frame.minY == 80 && kept.frame.minY == 0)
        #expect(scene.take() == ["5"])
        scene.stage.settle()
        #expect(isDone)
    }

    @Test(.documented("UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)"))
    func `without animation it is compared as well: cells stay`() {
        let scene = Scene()
        scene.source.apply(snapshot(["a": ["1", "2"]]), animatingDifferences: false)
        scene.stage.layoutNow()
        let cells = scene.table.visibleCells
        _ = scene.take()
        var isDone = false
        scene.source.apply(snapshot(["a": ["0", "1", "2"]]), animatingDifferences: false) { isDone = true }
        #expect(scene.table.visibleCells.suffix(2) == cells[...] && scene.take() == ["0"])
        #expect(cells[0].layer.presentation()?.frame.minY ?? 40 == 40)
        scene.stage.settle()
        #expect(isDone)
    }

    @Test(.documented("UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)"))
    func `applied by reloading, every row is asked for`() {
        let scene = Scene()
        scene.source.apply(snapshot(["a": ["1", "2"]]), animatingDifferences: false)
        scene.stage.layoutNow()
        _ = scene.take()
        var isDone = false
        scene.source.applySnapshotUsingReloadData(snapshot(["a": ["1", "2"]])) { isDone = true }
        scene.stage.layoutNow()
        #expect(scene.take() == ["1", "2"])
        scene.stage.settle()
        #expect(isDone)
    }

    @Test(.documented("NSDiffableDataSourceSnapshot.reloadItems(_:), NSDiffableDataSourceSnapshot.reconfigureItems(_:)"))
    func `the same identifier is the same item: it is reloaded or configured again when that is asked for`() {
        let scene = Scene()
        scene.source.apply(snapshot(["a": ["1", "2", "3"]]), animatingDifferences: false)
        scene.stage.layoutNow()
        let cells = scene.table.visibleCells
        _ = scene.take()
        scene.source.apply(scene.source.snapshot())
        #expect(scene.take().isEmpty)
        var next = scene.source.snapshot()
        next.reloadItems(["1"])
        next.reconfigureItems(["2"])
        #expect(next.reloadedItemIdentifiers == ["1"] && next.reconfiguredItemIdentifiers == ["2"])
        scene.source.apply(next)
        scene.stage.settle()
        #expect(scene.take().sorted() == ["1", "2"])
        #expect(scene.table.visibleCells[0] !== cells[0] && scene.table.visibleCells[1] === cells[1])
        #expect(scene.source.snapshot().reloadedItemIdentifiers.isEmpty)
        // What moves and is reloaded gets another cell where it comes to stand.
        next = scene.source.snapshot()
        next.moveItem("3", beforeItem: "1")
        next.reloadItems(["3"])
        scene.source.apply(next)
        scene.stage.settle()
        #expect(scene.texts == ["3", "1", "2"] && scene.take() == ["3"])
        next.reloadSections(["a"])
        scene.source.apply(next)
        scene.stage.settle()
        #expect(scene.texts == ["3", "1", "2"] && scene.take().sorted() == ["1", "2", "3"])
    }

    @Test(.documented("UITableViewDiffableDataSource"))
    func `items, sections and their places find each other, and a snapshot is a copy`() {
        let scene = Scene()
        var snapshot = snapshot(["a": ["1", "2"], "b": ["3"]])
        scene.source.apply(snapshot)
        snapshot.appendItems(["4"])
        #expect(scene.source.snapshot().itemIdentifiers == ["1", "2", "3"])
        #expect(scene.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "3")
        #expect(scene.source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
        #expect(scene.source.indexPath(for: "2") == IndexPath(row: 1, section: 0))
        #expect(scene.source.indexPath(for: "4") == nil)
        #expect(scene.source.sectionIdentifier(for: 1) == "b" && scene.source.sectionIdentifier(for: 2) == nil)
        #expect(scene.source.index(for: "b") == 1 && scene.source.index(for: "z") == nil)
        #expect(snapshot.indexOfItem("4") == 3 && snapshot.indexOfSection("z") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: "4") == "b" && snapshot.numberOfItems(inSection: "b") == 2)
    }

    @Test(.documented("UITableViewDiffableDataSource"))
    func `titles, editing and deleting come from a subclass`() throws {
        let scene = Scene { FruitSource(tableView: $0, cellProvider: $1) }
        scene.source.apply(snapshot(["Fruit": ["1", "2", "3"]]), animatingDifferences: false)
        scene.stage.layoutNow()
        #expect(scene.table.headerView(forSection: 0)?.textLabel?.text == "Fruit")
        let cell = try #require(scene.table.visibleCells.last)
        let place = cell.convert(CGPoint(x: 300, y: 20), to: nil)
        scene.stage.drag(from: place, to: CGPoint(x: place.x - 300, y: place.y), duration: 0.4)
        scene.stage.settle()
        #expect((scene.source as? FruitSource)?.asked == ["commit 3"] && scene.texts == ["1", "2"])
        // The first one can't be edited.
        let first = scene.table.visibleCells[0].convert(CGPoint(x: 300, y: 20), to: nil)
        scene.stage.drag(from: first, to: CGPoint(x: 0, y: first.y), duration: 0.4)
        scene.stage.settle()
        #expect(scene.texts == ["1", "2"])
    }

    @Test(.documented("UITableViewDiffableDataSource"))
    func `by itself it lets no row be edited`() {
        let scene = Scene()
        scene.source.apply(snapshot(["a": ["1"]]), animatingDifferences: false)
        scene.stage.layoutNow()
        scene.table.setEditing(true, animated: false)
        #expect(scene.table.visibleCells[0].editingStyle == .none)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let titled = TitledSource<Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        titled.apply(snapshot)
        #expect(table.numberOfSections == 2 && titled.tableView(table, titleForFooterInSection: 1) == "Footer 1")
    }

    @Test(.oracle("LIST-33"))
    func `a provider without a cell, duplicates and unknown sections are told in UIKit's words`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
        source.apply(snapshot(["a": ["1"]]), animatingDifferences: false)
        var said = Misuse.observed { _ = source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)) }.map(\.message)
        #expect(
            said.first?.hasPrefix(
                "UITableViewDiffableDataSource cell provider returned nil for index path [0, 0] with item identifier '1', which is not "
                    + "allowed. You must always return a cell to the table view: <UITableView: 0x") == true)
        said = Misuse.observed {
            var snapshot = source.snapshot()
            snapshot.appendItems(["2", "2"])
            _ = snapshot.numberOfItems(inSection: "z")
            snapshot.appendItems(["1"])
            snapshot.appendItems(["3"], toSection: "z")
        }.map(\.message)
        #expect(said.count == 4)
        #expect(said[0] == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}")
        #expect(said[1].hasPrefix("Section identifier was not found."))
        #expect(
            said[2].hasPrefix(
                "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the snapshot. The "
                    + "existing item identifier will be moved into place instead, but this operation will be more expensive."))
    }

    @Test(.oracle("LIST-34"))
    func `from another queue it is compared there and shown on the main thread; mixing both is told`() {
        let scene = Scene()
        let first = snapshot(["a": ["1", "2"]])
        let second = snapshot(["a": ["2", "3"]])
        let source = scene.source!
        nonisolated(unsafe) var done: [Bool] = []
        let queue = DispatchQueue(label: "diff")
        queue.async {
            source.apply(first) { done.append(Thread.isMainThread) }
            source.apply(second) { done.append(Thread.isMainThread) }
        }
        scene.stage.settle()
        scene.stage.advance(by: 1)
        #expect(done == [true, true] && scene.texts == ["2", "3"])
        let said = Misuse.observed { scene.source.apply(first) }.map(\.message)
        #expect(
            said.first?.hasPrefix(
                "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always submit "
                    + "updates either always on the main queue or always off the main queue - view=<UITableView: 0x") == true)
        scene.stage.settle()
        #expect(scene.texts == ["1", "2"])
    }

    @Test(.assumed("what is applied while another snapshot is being shown waits for its end"))
    func `a snapshot can be applied from inside of another one's`() {
        let scene = Scene()
        var isFirst = true
        let source = UITableViewDiffableDataSource<String, String>(tableView: scene.table) {
            [unowned scene] table, path, item in
            if isFirst {
                isFirst = false
                var next = scene.table.dataSource.map { ($0 as! UITableViewDiffableDataSource<String, String>).snapshot() }!
                next.appendItems(["later"])
                (scene.table.dataSource as? UITableViewDiffableDataSource<String, String>)?.apply(next)
            }
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = item
            return cell
        }
        source.apply(snapshot(["a": ["1"]]))
        scene.stage.settle()
        #expect(scene.texts == ["1", "later"])
    }

    @Test(.ours)
    func `a thousand random snapshots leave the table with their rows, cells and places`() {
        let scene = Scene()
        var seed: UInt64 = 7
        func roll(_ sides: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(sides))
        }
        for round in 0..<1_000 {
            var sections = ["a", "b", "c", "d"].filter { _ in roll(4) > 0 }
            if roll(3) == 0 { sections.reverse() }
            var snapshot = Snapshot()
            snapshot.appendSections(sections)
            for item in (0..<24).map(String.init) where !sections.isEmpty && roll(3) > 0 {
                snapshot.appendItems([item], toSection: sections[roll(sections.count)])
            }
            let old = Set(snapshot.itemIdentifiers)
            if roll(2) == 0 { snapshot.reloadItems(old.sorted().filter { _ in roll(8) == 0 }) }
            if roll(2) == 0 { snapshot.reconfigureItems(old.sorted().filter { _ in roll(8) == 0 }) }
            if roll(6) == 0 { snapshot.reloadSections(sections.filter { _ in roll(3) == 0 }) }
            let said = Misuse.observed { scene.source.apply(snapshot, animatingDifferences: roll(2) == 0) }
            if roll(3) == 0 { scene.stage.advance(by: 0.1) }
            let table = scene.table
            let wrong =
                !said.isEmpty || table.numberOfSections != sections.count
                || table.visibleCells.map { $0.textLabel?.text ?? "" }
                    != (table.indexPathsForVisibleRows ?? []).map { scene.source.itemIdentifier(for: $0)! }
            #expect(!wrong, "round \(round): \(said.first?.message ?? scene.texts.joined(separator: " "))")
            if wrong { return }
        }
    }
}
