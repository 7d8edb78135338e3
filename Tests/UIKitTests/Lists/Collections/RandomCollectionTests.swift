import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Random things done to a collection view with layouts of all kinds, against a list of lists.
@MainActor @Suite("Lists / Collection / Random", .assumed("a list of lists does the same slowly"))
struct RandomCollectionTests {
    private static let open: Set<Int> = []

    @Test func `the same items in the same order, every will with its did, no cell shown twice, nothing left behind`() {
        var left = LeftBehind()
        RandomListScript.prove(kinds: RandomLayouts.kinds) { kind, steps in
            RandomListScript.isWanted(kind, open: Self.open) ? Self.problem(kind, steps, &left) : nil
        }
        _ = Stage()
        #expect(left.count <= 4)
    }

    /// Each was the shortest of its kind: layouts that are exchanged while rows of their own hold cells, scrolling and updates in the middle
    /// of updates, of layout, and of the end of animations.
    @Test(
        arguments: [
            (1, [.other(474, 590, 647), .insert(73, 106), .reloadSection(480), .other(600, 21, 433)]),
            (2, [.resize(557), .inside(811, 945, 541), .scroll(739)]),
            (
                3,
                [
                    .insertSection(352, items: 2), .insertSection(356, items: 6), .move(659, 671, 905, 98), .deleteSection(433),
                    .inside(899, 577, 464), .inside(832, 272, 389), .delete(829, 732), .reloadSection(852),
                ]
            ),
            (3, [.moveSection(25, 677), .inside(337, 363, 325), .inside(373, 613, 877), .reconfigure(904, 295)]),
            (5, [.other(887, 388, 326), .scroll(310), .inside(422, 237, 251), .inside(559, 84, 220)]),
            (
                6,
                [
                    .insertSection(622, items: 3), .insertSection(702, items: 5), .batch(275, 487, 320), .resize(45),
                    .batch(168, 717, 555),
                    .reloadData, .scroll(812), .insert(273, 854), .wait(3), .batch(708, 480, 689), .scroll(938),
                    .insertSection(739, items: 0), .select(684, 273), .inside(651, 180, 53), .insertSection(846, items: 7),
                ]
            ),
            (
                6,
                [
                    .insertSection(658, items: 7), .other(934, 554, 516), .insertSection(293, items: 0), .scroll(917),
                    .inside(440, 31, 40),
                    .insert(775, 270),
                ]
            ), (7, [.insertSection(784, items: 3), .other(313, 89, 858)]),
            (
                7,
                [
                    .batch(705, 845, 52), .batch(531, 410, 38), .scroll(430), .inside(144, 553, 73),
                    .insertSection(594, items: 7),
                    .reload(771, 247), .insert(698, 748), .other(803, 425, 87),
                ]
            ),
            (
                7,
                [
                    .moveSection(199, 26), .delete(817, 547), .move(856, 928, 390, 307), .toggleAnimations,
                    .batch(294, 796, 73),
                    .toggleAnimations, .insert(875, 827), .scroll(485), .insert(285, 422), .deleteSection(670),
                    .inside(209, 437, 238),
                    .move(160, 452, 338, 108), .other(936, 330, 560),
                ]
            ),
            (9, [.resize(433), .scroll(437), .inside(741, 52, 76), .move(405, 627, 160, 254), .move(619, 715, 476, 27)]),
        ] as [(Int, [RandomListScript.Step])])
    func `scripts that failed once`(_ kind: Int, _ steps: [RandomListScript.Step]) {
        var left = LeftBehind()
        #expect(Self.problem(kind, steps, &left) == nil)
    }

    private static func problem(_ kind: Int, _ steps: [RandomListScript.Step], _ left: inout LeftBehind) -> String? {
        var found: String?
        let said = autoreleasepool {
            Misuse.observed {
                let run = RandomCollection(kind)
                left.note(run.view)
                left.note(run.view.visibleCells.first)
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

@MainActor private final class RandomCollection: ChangingList {
    let scene: CollectionScene
    let view: UICollectionView
    private let items: RandomItems
    private let pairs = CollectionPairs()
    private lazy var model = RandomListModel(self)
    private var isOrthogonal: Bool

    init(_ kind: Int) {
        let items = RandomItems([["a", "b", "c", "d", "e", "f", "g"], [], ["h", "i", "j"]])
        items.tellsCounts = false
        items.fill = { cell, _ in Self.measure(cell) }
        let pairs = pairs
        scene = CollectionScene(items, RandomLayouts.make(kind)) {
            $0.delegate = pairs
            $0.allowsMultipleSelection = true
        }
        view = scene.view
        self.items = items
        isOrthogonal = kind == 7
    }

    /// As high as its text wants.
    private static func measure(_ cell: UICollectionViewCell) {
        let height = 30 + CGFloat((Int((cell as? CollectionCell)?.text ?? "") ?? 0) * 7 % 40)
        if let known = cell.contentView.subviews.first {
            known.constraints.first?.constant = height
            return
        }
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(inner)
        let fixed = inner.heightAnchor.constraint(equalToConstant: height)
        fixed.priority = UILayoutPriority(999)
        let content = cell.contentView
        NSLayoutConstraint.activate([
            fixed, inner.topAnchor.constraint(equalTo: content.topAnchor),
            inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
    }

    // MARK: - Changing
    var texts: [[String]] {
        get { items.sections }
        set { items.sections = newValue }
    }
    var isChanging: Bool { view.hasUncommittedUpdates }
    func changed(_ body: () -> Void) { withoutActuallyEscaping(body) { body in view.performBatchUpdates { body() } } }
    func insert(_ path: IndexPath) { view.insertItems(at: [path]) }
    func delete(_ path: IndexPath) { view.deleteItems(at: [path]) }
    func move(_ path: IndexPath, _ target: IndexPath) { view.moveItem(at: path, to: target) }
    func reload(_ path: IndexPath) { view.reloadItems(at: [path]) }
    func reconfigure(_ path: IndexPath) { view.reconfigureItems(at: [path]) }
    func insertSection(_ section: Int) { view.insertSections([section]) }
    func deleteSection(_ section: Int) { view.deleteSections([section]) }
    func moveSection(_ section: Int, _ target: Int) { view.moveSection(section, toSection: target) }
    func reloadSection(_ section: Int) { view.reloadSections([section]) }
    func reloadAll() { view.reloadData() }
    func layOut() { scene.stage.layoutNow() }

    // MARK: - Doing
    func take(_ step: RandomListScript.Step) {
        if model.take(step) { return }
        switch step {
        case .scroll(let a): scroll(a)
        case .select(let a, let b):
            guard let path = model.item(a, b) else { return }
            view.selectItem(at: path, animated: false, scrollPosition: [])
        case .wait(let a): if a == 4 { scene.stage.settle() } else { scene.stage.advance(by: 0.07 * Double(a)) }
        case .resize(let a):
            let size = CGSize(width: 300 + a % 80, height: 200 + a % 300)
            if a % 2 == 0 { view.frame.size = size } else { UIView.animate(withDuration: 0.2) { self.view.frame.size = size } }
        case .inside(let a, let b, let c): callBack(a, b, c)
        case .other(let a, let b, let c): touch(a, b, c)
        default: break
        }
    }

    private func scroll(_ a: Int) {
        let size = view.contentSize
        view.contentOffset = CGPoint(
            x: max(0, size.width - 375) * CGFloat(a) / 1000, y: max(0, size.height - 300) * CGFloat(a) / 1000)
    }

    private func callBack(_ a: Int, _ b: Int, _ c: Int) {
        let body: () -> Void = { [weak self] in
            guard let self, !isChanging else { return }
            switch a % 7 {
            case 0: view.selectItem(at: nil, animated: false, scrollPosition: [])
            case 1: view.reloadData()
            case 2: _ = model.take(.insert(b, c))
            case 3: _ = model.take(.delete(b, c))
            case 4: _ = model.take(c % 2 == 0 ? .insertSection(b, items: 3) : .deleteSection(b))
            case 5: view.collectionViewLayout.invalidateLayout()
            default: scroll(b)
            }
        }
        switch b % 4 {
        case 0: pairs.insideWill = body
        case 1: pairs.insideDid = body
        case 2: pairs.insideSelect = body
        default: items.inside = body
        }
    }

    private func touch(_ a: Int, _ b: Int, _ c: Int) {
        let stage = scene.stage
        let cells = view.visibleCells
        guard !cells.isEmpty else { return }
        let cell = cells[b % cells.count]
        let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        switch a % 7 {
        case 0: view.isEditing.toggle()
        case 1, 2: stage.tap(at: place)
        case 3:
            stage.drag(from: place, to: CGPoint(x: place.x - 90, y: place.y + CGFloat(c % 400) - 200), duration: 0.1)
        case 4:
            guard let path = model.item(b, c) else { return }
            view.scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: b % 2 == 0)
        case 5:
            isOrthogonal = c % RandomLayouts.kinds == 7
            view.setCollectionViewLayout(RandomLayouts.make(c), animated: b % 2 == 0)
        default: stage.rotate(to: b % 2 == 0 ? .landscapeLeft : .portrait)
        }
    }

    // MARK: - Checking
    /// Nil if all is well.
    func check() -> String? {
        scene.stage.layoutNow()
        if let problem = model.problem { return problem }
        guard view.numberOfSections == texts.count else { return "\(view.numberOfSections) sections instead of \(texts.count)" }
        for section in texts.indices where view.numberOfItems(inSection: section) != texts[section].count {
            return "\(view.numberOfItems(inSection: section)) items in section \(section) instead of \(texts[section].count)"
        }
        let cells = view.visibleCells
        guard Set(cells.map { ObjectIdentifier($0) }).count == cells.count else { return "a cell is shown twice" }
        for path in view.indexPathsForVisibleItems { if let problem = check(path) { return problem } }
        if !isOrthogonal {
            let bounds = view.bounds
            let wanted = view.collectionViewLayout.layoutAttributesForElements(in: bounds)?.filter {
                $0.representedElementCategory == .cell && $0.frame.minX < bounds.maxX && $0.frame.maxX > bounds.minX
                    && $0.frame.minY < bounds.maxY && $0.frame.maxY > bounds.minY
            }
            let missing = Set(wanted?.map(\.indexPath) ?? []).symmetricDifference(Set(view.indexPathsForVisibleItems))
            if !missing.isEmpty { return "differs from what can be seen: \(missing.sorted())" }
        }
        for path in view.indexPathsForSelectedItems ?? []
        where !texts.indices.contains(path.section) || !texts[path.section].indices.contains(path.item) {
            return "selects \(path), which isn't there"
        }
        return pairs.problem(cells)
    }

    private func check(_ path: IndexPath) -> String? {
        guard texts.indices.contains(path.section), texts[path.section].indices.contains(path.item) else {
            return "shows \(path), which isn't there"
        }
        guard let cell = view.cellForItem(at: path) as? CollectionCell else { return "no cell at \(path)" }
        if cell.text != texts[path.section][path.item] {
            return "\(path) shows \(cell.text) instead of \(texts[path.section][path.item])"
        }
        if cell.isHidden || (isOrthogonal ? cell.superview == nil : cell.superview !== view) { return "\(path) can't be seen" }
        if !isOrthogonal, let wanted = view.layoutAttributesForItem(at: path)?.frame,
            abs(wanted.minY - cell.frame.minY) > 0.01 || abs(wanted.minX - cell.frame.minX) > 0.01
        {
            return "\(path) is at \(cell.frame) instead of \(wanted)"
        }
        let isSelected = view.indexPathsForSelectedItems?.contains(path) == true
        return cell.isSelected == isSelected ? nil : "\(path) is shown \(isSelected ? "un" : "")selected"
    }

    /// Nothing is there any more.
    func end() -> String? {
        if view.visibleCells.contains(where: { $0.alpha < 1 }) { return "a cell stays faint" }
        pairs.insideWill = nil
        pairs.insideDid = nil
        pairs.insideSelect = nil
        items.inside = nil
        texts = []
        view.reloadData()
        scene.stage.layoutNow()
        scene.stage.settle()
        return pairs.leftover()
    }
}
