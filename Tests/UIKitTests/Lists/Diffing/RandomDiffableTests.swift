import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Random snapshots, outlines and marks, applied to tables and to collections with layouts of all kinds, against a list of lists.
@MainActor @Suite("Lists / Diffable / Random", .assumed("a list of lists does the same slowly"))
struct RandomDiffableTests {
    @Test func `what was applied last is shown, items keep their cells' pairs and their selection`() {
        var left = LeftBehind()
        RandomListScript.prove(kinds: RandomDiffable.kinds) { kind, steps in Self.problem(kind, steps, &left) }
        _ = Stage()
        #expect(left.count <= 4)
    }

    private static func problem(_ kind: Int, _ steps: [RandomListScript.Step], _ left: inout LeftBehind) -> String? {
        var found: String?
        let said = autoreleasepool {
            Misuse.observed {
                let surface: any DiffableSurface =
                    kind % RandomDiffable.kinds < 2 ? TableOfItems(kind) : CollectionOfItems(kind)
                let run = RandomDiffable(surface)
                left.note(surface.view)
                for (number, step) in steps.enumerated() {
                    run.take(step)
                    if let problem = run.check() {
                        found = "after step \(number): \(problem)"
                        return
                    }
                }
                surface.stage.settle()
                if let problem = run.check() ?? run.end() { found = "at the end: \(problem)" }
            }
        }
        return found ?? said.first.map { "says \($0.message.prefix(200))" }
    }
}

/// A table or a collection, with its data source.
@MainActor private protocol DiffableSurface: AnyObject {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    var stage: Stage { get }
    var view: UIScrollView { get }
    var snapshot: Snapshot { get }
    var counts: [Int] { get }
    var selected: [IndexPath] { get }
    /// Which items can be seen where, with what they say.
    var shown: [(path: IndexPath, cell: UIView, text: String)] { get }
    func item(at path: IndexPath) -> Int?
    func path(of item: Int) -> IndexPath?
    func apply(_ snapshot: Snapshot, animated: Bool)
    func reload(_ snapshot: Snapshot)
    var hasOutlines: Bool { get }
    func apply(_ outline: NSDiffableDataSourceSectionSnapshot<Int>, to section: Int, animated: Bool)
    func select(_ path: IndexPath?)
    func scroll(to path: IndexPath, animated: Bool)
    func setInside(_ number: Int, _ body: (() -> Void)?)
    /// What is said of an item.
    var say: (Int) -> String { get set }
    var pairsProblem: String? { get }
    var leftover: String? { get }
}

@MainActor private final class RandomDiffable {
    static let kinds = 8
    let surface: any DiffableSurface
    /// Sections with their items, as they were applied last.
    private var model: [(section: Int, items: [Int])] = []
    private var versions: [Int: Int] = [:]
    private var selected: Set<Int> = []
    private var next = 100
    private var animates = true
    private var isInside = false

    init(_ surface: any DiffableSurface) {
        self.surface = surface
        surface.say = { [unowned self] in "\($0).\(versions[$0] ?? 0)" }
        model = [(0, Array(1...7)), (1, []), (2, [8, 9, 10])]
        apply(model)
        surface.stage.layoutNow()
    }

    private func fresh() -> Int {
        next += 1
        return next
    }

    // MARK: - Snapshots
    private func made(_ model: [(section: Int, items: [Int])]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(model.map(\.section))
        for (section, items) in model { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    private func apply(
        _ new: [(section: Int, items: [Int])], _ mark: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void = { _ in }
    ) {
        model = new
        var snapshot = made(new)
        mark(&snapshot)
        forgetSelected(Set(snapshot.reloadedItemIdentifiers))
        surface.apply(snapshot, animated: animates)
    }

    /// What went isn't selected any more; of what is shown anew nothing is expected.
    private func forgetSelected(_ reloaded: Set<Int> = []) {
        selected.formIntersection(model.flatMap(\.items))
        selected.subtract(reloaded)
    }

    private func place(_ a: Int, _ b: Int) -> (section: Int, item: Int)? {
        guard !model.isEmpty else { return nil }
        let section = a % model.count
        guard !model[section].items.isEmpty else { return nil }
        return (section, b % model[section].items.count)
    }

    /// Anything goes, comes, or has another place.
    private func shuffled(_ a: Int, _ b: Int, _ c: Int) -> [(section: Int, items: [Int])] {
        var dice = RandomListScript.Dice(a &* 1_000_000 &+ b &* 1_000 &+ c)
        var all = model.flatMap(\.items).filter { _ in dice.roll(4) > 0 }
        for _ in 0..<dice.roll(6) { all.insert(fresh(), at: dice.roll(all.count + 1)) }
        for _ in 0..<dice.roll(5) where !all.isEmpty {
            let item = all.remove(at: dice.roll(all.count))
            all.insert(item, at: dice.roll(all.count + 1))
        }
        var sections = model.map(\.section).filter { _ in dice.roll(5) > 0 }
        if dice.roll(3) == 0 || sections.isEmpty { sections.insert(fresh(), at: dice.roll(sections.count + 1)) }
        if dice.roll(4) == 0 { sections.append(sections.remove(at: dice.roll(sections.count))) }
        var new: [(section: Int, items: [Int])] = sections.map { ($0, []) }
        for (number, item) in all.enumerated() { new[number * new.count / max(1, all.count)].items.append(item) }
        return new
    }

    // MARK: - Doing
    func take(_ step: RandomListScript.Step) {
        var new = model
        switch step {
        case .insert(let a, let b):
            guard !model.isEmpty else { return }
            let section = a % model.count
            new[section].items.insert(fresh(), at: b % (new[section].items.count + 1))
            apply(new)
        case .delete(let a, let b):
            guard let place = place(a, b) else { return }
            new[place.section].items.remove(at: place.item)
            apply(new)
        case .move(let a, let b, let c, let d):
            guard let place = place(a, b) else { return }
            let item = new[place.section].items.remove(at: place.item)
            let section = c % new.count
            new[section].items.insert(item, at: d % (new[section].items.count + 1))
            apply(new)
        case .reload(let a, let b), .reconfigure(let a, let b): mark(a, b, step)
        case .insertSection(let a, let items):
            new.insert((fresh(), (0..<items).map { _ in fresh() }), at: a % (new.count + 1))
            apply(new)
        case .deleteSection(let a):
            guard new.count > 1 else { return }
            new.remove(at: a % new.count)
            apply(new)
        case .moveSection(let a, let b):
            let moved = new.remove(at: a % new.count)
            new.insert(moved, at: b % (new.count + 1))
            apply(new)
        case .reloadSection(let a):
            let section = new[a % new.count]
            for item in section.items { versions[item, default: 0] += 1 }
            selected.subtract(section.items)
            apply(new) { $0.reloadSections([section.section]) }
        case .batch(let a, let b, let c): apply(shuffled(a, b, c))
        case .reloadData:
            model = model.map { ($0.section, $0.items.reversed()) }
            for item in model.flatMap(\.items) { versions[item, default: 0] += 1 }
            selected = []
            surface.reload(made(model))
        case .toggleAnimations: animates.toggle()
        default: look(step)
        }
    }

    private func mark(_ a: Int, _ b: Int, _ step: RandomListScript.Step) {
        guard let place = place(a, b) else { return }
        let item = model[place.section].items[place.item]
        versions[item, default: 0] += 1
        var new = model
        // Sometimes together with other changes.
        if b % 3 == 0 { new[place.section].items.insert(fresh(), at: 0) }
        apply(new) { if case .reload = step { $0.reloadItems([item]) } else { $0.reconfigureItems([item]) } }
    }

    private func look(_ step: RandomListScript.Step) {
        switch step {
        case .scroll(let a):
            let size = surface.view.contentSize
            surface.view.contentOffset.y = max(0, size.height - 300) * CGFloat(a) / 1000
        case .select(let a, let b):
            guard let place = place(a, b), !isInside else { return }
            surface.stage.layoutNow()
            selected.insert(model[place.section].items[place.item])
            surface.select(IndexPath(item: place.item, section: place.section))
        case .wait(let a): if a == 4 { surface.stage.settle() } else { surface.stage.advance(by: 0.07 * Double(a)) }
        case .resize(let a):
            let size = CGSize(width: 300 + a % 80, height: 200 + a % 300)
            let view = surface.view
            if a % 2 == 0 { view.frame.size = size } else { UIView.animate(withDuration: 0.2) { view.frame.size = size } }
        case .inside(let a, let b, let c): callBack(a, b, c)
        case .other(let a, let b, let c): other(a, b, c)
        default: break
        }
    }

    /// Anything that is applied from inside of a callback.
    private func callBack(_ a: Int, _ b: Int, _ c: Int) {
        surface.setInside(a) { [weak self] in
            guard let self else { return }
            let wasInside = isInside
            isInside = true
            defer { isInside = wasInside }
            switch b % 5 {
            case 0: take(.batch(a, b, c))
            case 1: take(.delete(b, c))
            case 2: take(.reconfigure(b, c))
            case 3: take(.insert(b, c))
            default: take(.scroll(c))
            }
        }
    }

    private func other(_ a: Int, _ b: Int, _ c: Int) {
        switch a % 5 {
        case 0:
            guard let place = place(b, c) else { return }
            surface.stage.layoutNow()
            surface.scroll(to: IndexPath(item: place.item, section: place.section), animated: b % 2 == 0)
        case 1:
            surface.stage.layoutNow()
            let shown = surface.shown
            guard !shown.isEmpty else { return }
            let cell = shown[b % shown.count].cell
            surface.stage.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
            readSelection()
        case 2: surface.stage.rotate(to: b % 2 == 0 ? .landscapeLeft : .portrait)
        default: outline(b, c)
        }
    }

    private func readSelection() { selected = Set(surface.selected.compactMap { surface.item(at: $0) }) }

    /// A section becomes a tree: each third of its items has those after it below, and some of these are open.
    private func outline(_ b: Int, _ c: Int) {
        guard !model.isEmpty, surface.hasOutlines else { return }
        let section = b % model.count
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        var seen: [Int] = []
        var parent: (item: Int, isOpen: Bool)?
        for (number, item) in (model[section].items + [fresh(), fresh()]).enumerated() {
            if number % 3 == 0 || parent == nil {
                tree.append([item])
                parent = (item, (c >> (number % 9)) & 1 == 1)
                if parent?.isOpen == true { tree.expand([item]) }
                seen.append(item)
            } else if let parent {
                tree.append([item], to: parent.item)
                if parent.isOpen { seen.append(item) }
            }
        }
        model[section].items = seen
        forgetSelected()
        surface.apply(tree, to: model[section].section, animated: animates)
    }

    // MARK: - Checking
    /// Nil if all is well.
    func check() -> String? {
        surface.stage.layoutNow()
        let applied = surface.snapshot
        guard applied.sectionIdentifiers == model.map(\.section) else {
            return "sections \(applied.sectionIdentifiers) instead of \(model.map(\.section))"
        }
        for (section, items) in model where applied.itemIdentifiers(inSection: section) != items {
            return "items \(applied.itemIdentifiers(inSection: section)) instead of \(items) in section \(section)"
        }
        guard surface.counts == model.map(\.items.count) else { return "counts \(surface.counts)" }
        for (number, entry) in model.enumerated() {
            for (place, item) in entry.items.enumerated() {
                let path = IndexPath(item: place, section: number)
                if surface.item(at: path) != item || surface.path(of: item) != path { return "\(item) isn't at \(path)" }
            }
        }
        let shown = surface.shown
        guard Set(shown.map { ObjectIdentifier($0.cell) }).count == shown.count else { return "a cell is shown twice" }
        for (path, _, text) in shown {
            guard let item = surface.item(at: path) else { return "shows \(path), which isn't there" }
            if text != surface.say(item) { return "\(path) shows \(text) instead of \(surface.say(item))" }
        }
        if shown.isEmpty, model.contains(where: { !$0.items.isEmpty }), surface.view.bounds.minY <= 0 { return "shows nothing" }
        let chosen = Set(surface.selected.compactMap { surface.item(at: $0) })
        guard chosen.count == surface.selected.count else { return "selects what isn't there: \(surface.selected)" }
        if !selected.isSubset(of: chosen) { return "\(selected.subtracting(chosen).sorted()) are selected no more" }
        return surface.pairsProblem
    }

    /// Nothing is there any more.
    func end() -> String? {
        for number in 0..<4 { surface.setInside(number, nil) }
        model = []
        surface.apply(made(model), animated: false)
        surface.stage.layoutNow()
        surface.stage.settle()
        return surface.leftover
    }
}

@MainActor private final class TableOfItems: DiffableSurface {
    let stage = Stage(device: .iPhone8)
    private let table: UITableView
    private let pairs: TablePairs
    private var source: UITableViewDiffableDataSource<Int, Int>!
    private var inside: (() -> Void)?
    var say: (Int) -> String = { "\($0)" }

    init(_ kind: Int) {
        pairs = kind % 2 == 0 ? TablePairs() : TablePairsWithHeights()
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: kind % 2 == 0 ? .plain : .insetGrouped)
        table.contentInsetAdjustmentBehavior = .never
        table.allowsMultipleSelection = true
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.delegate = pairs
        source = .init(tableView: table) { [unowned self] table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = say(item)
            if let inside {
                self.inside = nil
                inside()
            }
            return cell
        }
        source.defaultRowAnimation = kind % 3 == 0 ? .fade : .automatic
        stage.window.addSubview(table)
    }

    var view: UIScrollView { table }
    var snapshot: Snapshot { source.snapshot() }
    var counts: [Int] { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }
    var selected: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
    var shown: [(path: IndexPath, cell: UIView, text: String)] {
        (table.indexPathsForVisibleRows ?? []).compactMap { path in
            table.cellForRow(at: path).map { (path, $0, $0.textLabel?.text ?? "") }
        }
    }
    func item(at path: IndexPath) -> Int? { source.itemIdentifier(for: path) }
    func path(of item: Int) -> IndexPath? { source.indexPath(for: item) }
    func apply(_ snapshot: Snapshot, animated: Bool) { source.apply(snapshot, animatingDifferences: animated) }
    func reload(_ snapshot: Snapshot) { source.applySnapshotUsingReloadData(snapshot) }
    var hasOutlines: Bool { false }
    func apply(_ outline: NSDiffableDataSourceSectionSnapshot<Int>, to section: Int, animated: Bool) {}
    func select(_ path: IndexPath?) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    func scroll(to path: IndexPath, animated: Bool) { table.scrollToRow(at: path, at: .middle, animated: animated) }
    func setInside(_ number: Int, _ body: (() -> Void)?) {
        switch number % 4 {
        case 0: pairs.insideWill = body
        case 1: pairs.insideDid = body
        case 2: pairs.insideSelect = body
        default: inside = body
        }
    }
    var pairsProblem: String? { pairs.problem(table.visibleCells) }
    var leftover: String? { pairs.leftover() }
}

@MainActor private final class CollectionOfItems: DiffableSurface {
    let stage = Stage(device: .iPhone8)
    private let collection: UICollectionView
    private let pairs = CollectionPairs()
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    private var inside: (() -> Void)?
    var say: (Int) -> String = { "\($0)" }

    init(_ kind: Int) {
        // A flow, one with headers that stay, a layout of one's own, columns, estimates, a list.
        let layout = RandomLayouts.make([0, 0, 1, 3, 4, 5, 6, 8][kind % RandomDiffable.kinds])
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.allowsMultipleSelection = true
        collection.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "edge")
        collection.delegate = pairs
        source = .init(collectionView: collection) { [unowned self] view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            (cell as? CollectionCell)?.text = say(item)
            if let inside {
                self.inside = nil
                inside()
            }
            return cell
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
        }
        stage.window.addSubview(collection)
    }

    var view: UIScrollView { collection }
    var snapshot: Snapshot { source.snapshot() }
    var counts: [Int] { (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) } }
    var selected: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
    var shown: [(path: IndexPath, cell: UIView, text: String)] {
        collection.indexPathsForVisibleItems.compactMap { path in
            (collection.cellForItem(at: path) as? CollectionCell).map { (path, $0, $0.text) }
        }
    }
    func item(at path: IndexPath) -> Int? { source.itemIdentifier(for: path) }
    func path(of item: Int) -> IndexPath? { source.indexPath(for: item) }
    func apply(_ snapshot: Snapshot, animated: Bool) { source.apply(snapshot, animatingDifferences: animated) }
    func reload(_ snapshot: Snapshot) { source.applySnapshotUsingReloadData(snapshot) }
    var hasOutlines: Bool { true }
    func apply(_ outline: NSDiffableDataSourceSectionSnapshot<Int>, to section: Int, animated: Bool) {
        source.apply(outline, to: section, animatingDifferences: animated)
    }
    func select(_ path: IndexPath?) { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    func scroll(to path: IndexPath, animated: Bool) {
        collection.scrollToItem(at: path, at: .centeredVertically, animated: animated)
    }
    func setInside(_ number: Int, _ body: (() -> Void)?) {
        switch number % 4 {
        case 0: pairs.insideWill = body
        case 1: pairs.insideDid = body
        case 2: pairs.insideSelect = body
        default: inside = body
        }
    }
    var pairsProblem: String? { pairs.problem(collection.visibleCells) }
    var leftover: String? { pairs.leftover() }
}
