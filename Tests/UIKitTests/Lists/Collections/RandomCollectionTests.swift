import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Random things done to a collection view, against a list of lists.
///
/// `ALLIUM_RANDOM_OPERATIONS=1000000 ALLIUM_TESTS=UIKitTests swift test --filter RandomCollectionTests` makes the run longer,
/// `ALLIUM_RANDOM_SEED` another one.
@MainActor @Suite("Lists / Collection / Random", .assumed("a list of lists does the same slowly"))
struct RandomCollectionTests {
    private static let operations = setting("ALLIUM_RANDOM_OPERATIONS", 1_500)
    private static let seed = setting("ALLIUM_RANDOM_SEED", 1)

    private static func setting(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
    }

    /// Numbers are taken modulo what there is, so that any part of a script is one too.
    enum Step {
        case insert(Int, Int), delete(Int, Int), move(Int, Int, Int, Int), reload(Int, Int), reconfigure(Int, Int)
        case insertSection(Int, items: Int), deleteSection(Int), moveSection(Int, Int), reloadSection(Int)
        case batch(Int, Int, Int), reloadData, scroll(Int), select(Int, Int), wait(Int), resize(Int), exchange(
            Int, animated: Bool)
        case inside(Int), toggleAnimations
    }

    struct Dice {
        private var state: UInt64
        init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
    }

    private static func steps(_ seed: Int, _ count: Int) -> [Step] {
        var dice = Dice(seed)
        return (0..<count).map { _ in
            let (a, b, c, d) = (dice.roll(1000), dice.roll(1000), dice.roll(1000), dice.roll(1000))
            switch dice.roll(20) {
            case 0, 1, 2: return .insert(a, b)
            case 3, 4: return .delete(a, b)
            case 5, 6: return .move(a, b, c, d)
            case 7: return .reload(a, b)
            case 8: return .reconfigure(a, b)
            case 9: return .insertSection(a, items: b % 9)
            case 10: return .deleteSection(a)
            case 11: return .moveSection(a, b)
            case 12: return .reloadSection(a)
            case 13: return .batch(a, b, c)
            case 14: return c % 4 == 0 ? .reloadData : .toggleAnimations
            case 15, 16: return .scroll(a)
            case 17: return .select(a, b)
            case 18: return c % 3 == 0 ? .resize(a) : c % 3 == 1 ? .exchange(a, animated: b % 2 == 0) : .inside(a)
            default: return .wait(a % 5)
            }
        }
    }

    @Test func `the same items in the same order, every will with its did, no cell shown twice`() {
        let length = 60
        for run in 0..<max(1, Self.operations / length) {
            let steps = Self.steps(Self.seed &* 1_000_003 &+ run, length)
            guard let problem = Self.problem(steps) else { continue }
            let script = Self.shrunk(steps) { Self.problem($0) != nil }
            Issue.record("\(Self.problem(script) ?? problem): \(script)")
            return
        }
    }

    /// As few of the steps as still fail.
    private static func shrunk(_ steps: [Step], _ fails: ([Step]) -> Bool) -> [Step] {
        var steps = steps
        var size = max(1, steps.count / 2)
        while size > 0 {
            var start = 0
            while start < steps.count {
                var candidate = steps
                candidate.removeSubrange(start..<min(steps.count, start + size))
                if fails(candidate) { steps = candidate } else { start += size }
            }
            size /= 2
        }
        return steps
    }

    private static func problem(_ steps: [Step]) -> String? {
        var found: String?
        let said = Misuse.observed {
            let run = Run()
            for (number, step) in steps.enumerated() {
                run.take(step)
                if let problem = run.check() {
                    found = "after step \(number): \(problem)"
                    return
                }
            }
            run.scene.stage.settle()
            if let problem = run.check() { found = "at the end: \(problem)" }
        }
        return found ?? said.first.map { "says \($0.message.prefix(200))" }
    }

    @MainActor private final class Run {
        let scene: CollectionScene
        let watch = DisplayWatch()
        var next = 100
        var animates = true

        init() {
            let items = CollectionItems([["a", "b", "c", "d", "e", "f", "g"], [], ["h", "i", "j"]])
            items.tellsCounts = false
            let watch = watch
            scene = CollectionScene(items, Self.layout(0)) {
                $0.delegate = watch
                $0.allowsMultipleSelection = true
            }
        }

        static func layout(_ number: Int) -> UICollectionViewLayout {
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = CGFloat(number % 3) * 4
            switch number % 4 {
            case 0: layout.itemSize = CGSize(width: 290, height: 70)
            case 1: layout.itemSize = CGSize(width: 110, height: 90)
            case 2:
                layout.itemSize = CGSize(width: 80, height: 60)
                layout.scrollDirection = .horizontal
            default: return RecordingLayout()
            }
            return layout
        }

        private var model: [[String]] {
            get { scene.items.sections }
            set { scene.items.sections = newValue }
        }

        private func fresh() -> String {
            next += 1
            return "\(next)"
        }

        private func change(_ body: () -> Void) {
            let view = scene.view
            withoutActuallyEscaping(body) { body in
                if animates {
                    view.performBatchUpdates { body() }
                } else {
                    UIView.performWithoutAnimation { view.performBatchUpdates { body() } }
                }
            }
        }

        private func section(_ number: Int) -> Int? { model.isEmpty ? nil : number % model.count }
        private func item(_ section: Int, _ number: Int) -> IndexPath? {
            guard let section = self.section(section), !model[section].isEmpty else { return nil }
            return IndexPath(item: number % model[section].count, section: section)
        }

        func take(_ step: Step) {
            let view = scene.view
            switch step {
            case .insert(let a, let b):
                guard let section = section(a) else { return }
                let path = IndexPath(item: b % (model[section].count + 1), section: section)
                change {
                    model[section].insert(fresh(), at: path.item)
                    view.insertItems(at: [path])
                }
            case .delete(let a, let b):
                guard let path = item(a, b) else { return }
                change {
                    model[path.section].remove(at: path.item)
                    view.deleteItems(at: [path])
                }
            case .move(let a, let b, let c, let d):
                guard let path = item(a, b), let target = section(c) else { return }
                change {
                    let text = model[path.section].remove(at: path.item)
                    let place = IndexPath(item: d % (model[target].count + 1), section: target)
                    model[target].insert(text, at: place.item)
                    view.moveItem(at: path, to: place)
                }
            case .reload(let a, let b):
                guard let path = item(a, b) else { return }
                change {
                    model[path.section][path.item] = fresh()
                    view.reloadItems(at: [path])
                }
            case .reconfigure(let a, let b):
                guard let path = item(a, b) else { return }
                // Done when layout is: an item that is shown by then.
                model[path.section][path.item] = fresh()
                scene.stage.layoutNow()
                view.reconfigureItems(at: [path])
            case .insertSection(let a, let items):
                let place = a % (model.count + 1)
                change {
                    model.insert((0..<items).map { _ in fresh() }, at: place)
                    view.insertSections(IndexSet(integer: place))
                }
            case .deleteSection(let a):
                guard let section = section(a), model.count > 1 else { return }
                change {
                    model.remove(at: section)
                    view.deleteSections(IndexSet(integer: section))
                }
            case .moveSection(let a, let b):
                guard let section = section(a), let target = self.section(b) else { return }
                change {
                    let moved = model.remove(at: section)
                    model.insert(moved, at: target)
                    view.moveSection(section, toSection: target)
                }
            case .reloadSection(let a):
                guard let section = section(a) else { return }
                change {
                    model[section] = (0..<a % 7).map { _ in fresh() }
                    view.reloadSections(IndexSet(integer: section))
                }
            case .batch(let a, let b, let c):
                guard let path = item(a, b) else { return }
                change {
                    model[path.section].remove(at: path.item)
                    let place = c % (model[path.section].count + 1)
                    model[path.section].insert(fresh(), at: place)
                    view.insertItems(at: [IndexPath(item: place, section: path.section)])
                    view.deleteItems(at: [path])
                }
            case .reloadData:
                model = model.map { $0.reversed() }
                view.reloadData()
            case .scroll(let a):
                let size = view.contentSize
                view.contentOffset = CGPoint(
                    x: max(0, size.width - 375) * CGFloat(a) / 1000, y: max(0, size.height - 300) * CGFloat(a) / 1000)
            case .select(let a, let b):
                guard let path = item(a, b) else { return }
                view.selectItem(at: path, animated: false, scrollPosition: [])
            case .wait(let a): if a == 4 { scene.stage.settle() } else { scene.stage.advance(by: 0.07 * Double(a)) }
            case .resize(let a): view.frame.size = CGSize(width: 300 + a % 80, height: 200 + a % 300)
            case .exchange(let a, let animated): view.setCollectionViewLayout(Self.layout(a), animated: animated)
            case .inside(let a):
                // From inside of a callback: the next time that a cell is displayed, once.
                watch.inside = { [weak self] in
                    guard let self, !view.hasUncommittedUpdates else { return }
                    switch a % 3 {
                    case 0: view.selectItem(at: nil, animated: false, scrollPosition: [])
                    case 1: view.reloadData()
                    default: view.collectionViewLayout.invalidateLayout()
                    }
                    next += 1
                }
            case .toggleAnimations: animates.toggle()
            }
        }

        /// Nil if all is well.
        func check() -> String? {
            scene.stage.layoutNow()
            let view = scene.view
            guard view.numberOfSections == model.count else {
                return "\(view.numberOfSections) sections instead of \(model.count)"
            }
            for section in model.indices where view.numberOfItems(inSection: section) != model[section].count {
                return
                    "\(view.numberOfItems(inSection: section)) items in section \(section) instead of \(model[section].count)"
            }
            let cells = view.visibleCells
            guard Set(cells.map { ObjectIdentifier($0) }).count == cells.count else { return "a cell is shown twice" }
            for path in view.indexPathsForVisibleItems {
                guard model.indices.contains(path.section), model[path.section].indices.contains(path.item) else {
                    return "shows \(path), which isn't there"
                }
                let cell = view.cellForItem(at: path) as? CollectionCell
                if cell?.text != model[path.section][path.item] {
                    return "\(path) shows \(cell?.text ?? "nothing") instead of \(model[path.section][path.item])"
                }
                if cell?.isHidden == true || cell?.superview !== view { return "\(path) can't be seen" }
                let isSelected = view.indexPathsForSelectedItems?.contains(path) == true
                if cell?.isSelected != isSelected { return "\(path) is shown \(isSelected ? "un" : "")selected" }
            }
            let wanted = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.filter {
                $0.frame.minX < view.bounds.maxX && $0.frame.maxX > view.bounds.minX && $0.frame.minY < view.bounds.maxY
                    && $0.frame.maxY > view.bounds.minY
            }
            let shown = Set(view.indexPathsForVisibleItems)
            let missing = Set(wanted?.map(\.indexPath) ?? []).symmetricDifference(shown)
            if !missing.isEmpty { return "differs from what can be seen: \(missing.sorted())" }
            for path in view.indexPathsForSelectedItems ?? []
            where !model.indices.contains(path.section) || !model[path.section].indices.contains(path.item) {
                return "selects \(path), which isn't there"
            }
            return watch.problem(cells)
        }
    }
}
