import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Random things done to tables of all styles and ways to have heights, against a list of lists.
@MainActor @Suite("Lists / Table / Random", .assumed("a list of lists does the same slowly"))
struct RandomTableTests {
    private static let open: Set<Int> = []

    @Test func `the same rows in the same order, every will with its did, no cell shown twice, nothing left behind`() {
        var left = LeftBehind()
        RandomListScript.prove(kinds: 12) { kind, steps in
            RandomListScript.isWanted(kind, open: Self.open) ? Self.problem(kind, steps, &left) : nil
        }
        _ = Stage()
        #expect(left.count <= 4)
    }

    /// Each was the shortest of its kind: a row that begins where a rounded sum says that it hasn't yet, and an app that scrolls when it is
    /// told of the last row on its way out, or in the middle of an update that is about to move rows.
    @Test(
        arguments: [
            (
                3,
                [
                    .insert(956, 881), .insert(19, 121), .resize(406), .insertSection(696, items: 7), .inside(617, 697, 8),
                    .move(213, 360, 688, 845),
                ]
            ),
            (
                9,
                [
                    .insert(485, 960), .deleteSection(588), .insertSection(802, items: 8), .delete(533, 449),
                    .moveSection(505, 975),
                    .delete(929, 12), .deleteSection(622), .insert(194, 547), .scroll(708), .resize(73), .insert(394, 393),
                    .other(608, 857, 685),
                ]
            ),
            (
                10,
                [
                    .resize(466), .scroll(420), .insertSection(672, items: 6), .deleteSection(811), .reloadSection(703),
                    .inside(118, 401, 581), .reload(232, 398), .batch(552, 800, 849), .other(871, 514, 921),
                    .move(287, 785, 166, 840),
                    .wait(2), .scroll(764), .deleteSection(652), .reloadSection(554), .inside(965, 725, 742),
                    .batch(693, 510, 96),
                ]
            ),
        ] as [(Int, [RandomListScript.Step])])
    func `scripts that failed once`(_ kind: Int, _ steps: [RandomListScript.Step]) {
        var left = LeftBehind()
        #expect(Self.problem(kind, steps, &left) == nil)
    }

    private static func problem(_ kind: Int, _ steps: [RandomListScript.Step], _ left: inout LeftBehind) -> String? {
        var found: String?
        let said = autoreleasepool {
            Misuse.observed {
                let run = RandomTable(kind)
                left.note(run.table)
                left.note(run.table.visibleCells.first)
                for (number, step) in steps.enumerated() {
                    run.take(step)
                    if let problem = run.check() {
                        found = "after step \(number): \(problem)"
                        return
                    }
                }
                run.scene.stage.settle()
                if let problem = run.check() ?? run.end() { found = "at the end: \(problem)" }
            }
        }
        return found ?? said.first.map { "says \($0.message.prefix(200))" }
    }
}

@MainActor private final class RandomTable: ChangingList {
    let scene: TableScene
    let table: UITableView
    private let rows: RandomRows
    private let pairs: TablePairs
    private lazy var model = RandomListModel(self)

    init(_ kind: Int) {
        let rows = RandomRows([["a", "b", "c", "d", "e", "f", "g", "h", "i"], [], ["j", "k", "l"]])
        let pairs = kind % 4 < 2 ? TablePairs() : TablePairsWithHeights()
        for section in 0..<40 { rows.headers[section] = "Section" }
        scene = TableScene(rows, style: [.plain, .grouped, .insetGrouped][kind / 4 % 3]) {
            $0.delegate = pairs
            $0.allowsMultipleSelection = true
            if kind % 4 == 0 { $0.rowHeight = 40 }
            if kind % 4 == 2 { $0.estimatedRowHeight = 0 }
        }
        table = scene.table
        self.rows = rows
        self.pairs = pairs
    }

    // MARK: - Changing
    var texts: [[String]] {
        get { rows.sections }
        set { rows.sections = newValue }
    }
    var isChanging: Bool { table.hasUncommittedUpdates }
    private var animation: UITableView.RowAnimation {
        [.automatic, .fade, .left, .none, .top, .bottom, .middle, .right][texts.count % 8]
    }
    func changed(_ body: () -> Void) { withoutActuallyEscaping(body) { body in table.performBatchUpdates { body() } } }
    func insert(_ path: IndexPath) { table.insertRows(at: [path], with: animation) }
    func delete(_ path: IndexPath) { table.deleteRows(at: [path], with: animation) }
    func move(_ path: IndexPath, _ target: IndexPath) { table.moveRow(at: path, to: target) }
    func reload(_ path: IndexPath) { table.reloadRows(at: [path], with: animation) }
    func reconfigure(_ path: IndexPath) { table.reconfigureRows(at: [path]) }
    func insertSection(_ section: Int) { table.insertSections([section], with: animation) }
    func deleteSection(_ section: Int) { table.deleteSections([section], with: animation) }
    func moveSection(_ section: Int, _ target: Int) { table.moveSection(section, toSection: target) }
    func reloadSection(_ section: Int) { table.reloadSections([section], with: animation) }
    func reloadAll() { table.reloadData() }
    func layOut() { scene.stage.layoutNow() }

    // MARK: - Doing
    func take(_ step: RandomListScript.Step) {
        if model.take(step) { return }
        switch step {
        case .scroll(let a): table.contentOffset.y = max(0, table.contentSize.height - 300) * CGFloat(a) / 1000
        case .select(let a, let b):
            guard let path = model.item(a, b) else { return }
            table.selectRow(at: path, animated: b % 2 == 0, scrollPosition: .none)
        case .wait(let a): if a == 4 { scene.stage.settle() } else { scene.stage.advance(by: 0.07 * Double(a)) }
        case .resize(let a): table.frame.size = CGSize(width: 300 + a % 80, height: 200 + a % 300)
        case .inside(let a, let b, let c): callBack(a, b, c)
        case .other(let a, let b, let c): touch(a, b, c)
        default: break
        }
    }

    private func callBack(_ a: Int, _ b: Int, _ c: Int) {
        let body: () -> Void = { [weak self] in
            guard let self, !isChanging else { return }
            switch a % 6 {
            case 0: table.selectRow(at: nil, animated: false, scrollPosition: .none)
            case 1: table.reloadData()
            case 2: _ = model.take(.insert(b, c))
            case 3: _ = model.take(.delete(b, c))
            case 4: _ = model.take(c % 2 == 0 ? .insertSection(b, items: 3) : .deleteSection(b))
            default: table.contentOffset.y = max(0, table.contentSize.height - 300) * CGFloat(b) / 1000
            }
        }
        switch b % 4 {
        case 0: pairs.insideWill = body
        case 1: pairs.insideDid = body
        case 2: pairs.insideSelect = body
        default: rows.inside = body
        }
    }

    private func point(_ number: Int) -> CGPoint? {
        let cells = table.visibleCells
        guard !cells.isEmpty else { return nil }
        let rect = cells[number % cells.count].frame
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func touch(_ a: Int, _ b: Int, _ c: Int) {
        let stage = scene.stage
        guard let place = point(b) else { return }
        switch a % 9 {
        case 0: table.setEditing(!table.isEditing, animated: b % 2 == 0)
        case 1, 2: stage.tap(at: place)
        case 3: stage.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y), duration: 0.2)
        case 4: stage.drag(from: CGPoint(x: 290, y: place.y), to: CGPoint(x: 10, y: place.y), duration: 0.2)
        case 5: stage.drag(from: place, to: CGPoint(x: place.x, y: place.y + CGFloat(c % 400) - 200), duration: 0.1)
        case 6:
            stage.drag(from: CGPoint(x: table.frame.maxX - 20, y: place.y), to: CGPoint(x: 280, y: place.y + 90), duration: 0.4)
        case 7:
            guard let path = model.item(b, c) else { return }
            table.scrollToRow(at: path, at: [.top, .middle, .bottom, .none][c % 4], animated: b % 2 == 0)
        default: stage.rotate(to: b % 2 == 0 ? .landscapeLeft : .portrait)
        }
    }

    // MARK: - Checking
    /// Nil if all is well.
    func check() -> String? {
        scene.stage.layoutNow()
        if let problem = model.problem ?? rows.problem { return problem }
        guard table.numberOfSections == texts.count else {
            return "\(table.numberOfSections) sections instead of \(texts.count)"
        }
        for section in texts.indices where table.numberOfRows(inSection: section) != texts[section].count {
            return "\(table.numberOfRows(inSection: section)) rows in section \(section) instead of \(texts[section].count)"
        }
        let cells = table.visibleCells
        guard Set(cells.map { ObjectIdentifier($0) }).count == cells.count else { return "a cell is shown twice" }
        let paths = table.indexPathsForVisibleRows ?? []
        for path in paths { if let problem = check(path) { return problem } }
        if paths != wanted { return "shows \(paths) instead of \(wanted)" }
        for path in table.indexPathsForSelectedRows ?? []
        where !texts.indices.contains(path.section) || !texts[path.section].indices.contains(path.row) {
            return "selects \(path), which isn't there"
        }
        return pairs.problem(cells)
    }

    private func check(_ path: IndexPath) -> String? {
        guard texts.indices.contains(path.section), texts[path.section].indices.contains(path.row) else {
            return "shows \(path), which isn't there"
        }
        guard let cell = table.cellForRow(at: path) else { return "no cell at \(path)" }
        if cell.textLabel?.text != texts[path.section][path.row] {
            return "\(path) shows \(cell.textLabel?.text ?? "nothing") instead of \(texts[path.section][path.row])"
        }
        if cell.isHidden || cell.superview !== table { return "\(path) can't be seen" }
        let rect = table.rectForRow(at: path)
        if abs(cell.frame.minY - rect.minY) > 0.01 || abs(cell.frame.height - rect.height) > 0.01 {
            return "\(path) is at \(cell.frame) instead of \(rect)"
        }
        let isSelected = table.indexPathsForSelectedRows?.contains(path) == true
        return cell.isSelected == isSelected ? nil : "\(path) is shown \(isSelected ? "un" : "")selected"
    }

    private var wanted: [IndexPath] {
        let bounds = table.bounds
        return texts.indices.flatMap { section in
            texts[section].indices.map { IndexPath(row: $0, section: section) }
        }.filter {
            let rect = table.rectForRow(at: $0)
            return rect.minY < bounds.maxY && rect.maxY > bounds.minY
        }
    }

    /// Nothing is there any more.
    func end() -> String? {
        if table.visibleCells.contains(where: { $0.alpha < 1 }) { return "a cell stays faint" }
        pairs.insideWill = nil
        pairs.insideDid = nil
        pairs.insideSelect = nil
        rows.inside = nil
        texts = []
        table.reloadData()
        scene.stage.layoutNow()
        scene.stage.settle()
        return pairs.leftover()
    }
}
