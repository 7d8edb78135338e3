import AppleFoundation
import CoreGraphics
import Testing
import UIKit

/// Random things that are done to a list, against a list of lists; of those that fail, as few as still do.
///
/// `Scripts/random-lists` makes the runs longer, with another seed if wanted.
enum RandomListScript {
    /// Numbers are taken modulo what there is, so that any part of a script is one too.
    enum Step {
        case insert(Int, Int), delete(Int, Int), move(Int, Int, Int, Int), reload(Int, Int), reconfigure(Int, Int)
        case insertSection(Int, items: Int), deleteSection(Int), moveSection(Int, Int), reloadSection(Int)
        case batch(Int, Int, Int), reloadData, wrongCount(Int)
        case scroll(Int), select(Int, Int), wait(Int), resize(Int), toggleAnimations
        /// From inside of a callback: which one, and what.
        case inside(Int, Int, Int)
        /// What fingers do, and what only one of the lists has.
        case other(Int, Int, Int)
    }

    struct Dice {
        private var state: UInt64
        init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
    }

    static func steps(_ seed: Int, _ count: Int) -> [Step] {
        var dice = Dice(seed)
        return (0..<count).map { _ in step(&dice) }
    }

    private static func step(_ dice: inout Dice) -> Step {
        let (a, b, c, d) = (dice.roll(1000), dice.roll(1000), dice.roll(1000), dice.roll(1000))
        switch dice.roll(24) {
        case 0, 1, 2: return .insert(a, b)
        case 3, 4: return .delete(a, b)
        case 5, 6: return .move(a, b, c, d)
        case 7: return .reload(a, b)
        case 8: return .reconfigure(a, b)
        case 9: return .insertSection(a, items: b % 9)
        case 10: return .deleteSection(a)
        case 11: return .moveSection(a, b)
        case 12: return .reloadSection(a)
        case 13, 14: return .batch(a, b, c)
        case 15: return c % 4 == 0 ? .reloadData : c % 4 == 1 ? .wrongCount(a) : .toggleAnimations
        case 16, 17: return .scroll(a)
        case 18: return .select(a, b)
        case 19, 20: return c % 3 == 0 ? .resize(a) : .inside(a, b, c)
        case 21, 22: return .other(a, b, c)
        default: return .wait(a % 5)
        }
    }

    // MARK: - Running
    static func setting(_ name: String, _ usual: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
    }

    /// Kinds of which a script is known that fails run only where that is asked for, as `Scripts/random-lists` does.
    static func isWanted(_ kind: Int, open: Set<Int>) -> Bool { !open.contains(kind) || setting("ALLIUM_RANDOM_ALL", 0) == 1 }

    /// So many operations in runs of sixty, each of another kind; the first of a kind that fails is made as short as it can be.
    @MainActor static func prove(kinds: Int, _ problem: (Int, [Step]) -> String?) {
        let length = 60
        let operations = setting("ALLIUM_RANDOM_OPERATIONS", 1_500)
        let seed = setting("ALLIUM_RANDOM_SEED", 1)
        let first = setting("ALLIUM_RANDOM_FIRST", 0) / length
        var failed: Set<Int> = []
        for run in first..<first + max(kinds, operations / length) where !failed.contains(run % kinds) {
            let steps = steps(seed &* 1_000_003 &+ run, length)
            let kind = run % kinds
            guard let first = autoreleasepool(invoking: { problem(kind, steps) }) else { continue }
            let script = shrunk(steps) { steps in autoreleasepool { problem(kind, steps) != nil } }
            Issue.record("kind \(kind), run \(run): \(problem(kind, script) ?? first): \(script)")
            failed.insert(kind)
        }
    }

    /// As few of the steps as still fail.
    static func shrunk(_ steps: [Step], _ fails: ([Step]) -> Bool) -> [Step] {
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
}

/// Views of runs that are over: a stage is held until the next one, and what fingers did on it.
@MainActor struct LeftBehind {
    private struct Weak { weak var view: UIView? }
    private var views: [Weak] = []

    mutating func note(_ view: UIView?) {
        views.removeAll { $0.view == nil }
        if let view { views.append(Weak(view: view)) }
    }

    var count: Int { views.count { $0.view != nil } }
}

/// What tables and collections share of what is done to them.
@MainActor protocol ChangingList: AnyObject {
    var texts: [[String]] { get set }
    var isChanging: Bool { get }
    func changed(_ body: () -> Void)
    func insert(_ path: IndexPath)
    func delete(_ path: IndexPath)
    func move(_ path: IndexPath, _ target: IndexPath)
    func reload(_ path: IndexPath)
    func reconfigure(_ path: IndexPath)
    func insertSection(_ section: Int)
    func deleteSection(_ section: Int)
    func moveSection(_ section: Int, _ target: Int)
    func reloadSection(_ section: Int)
    func reloadAll()
    func layOut()
}

/// The list of lists, which is changed first, and then the list that shows it.
@MainActor final class RandomListModel {
    unowned let list: any ChangingList
    private var next = 100
    private var animates = true
    /// What went wrong while something was being done.
    private(set) var problem: String?

    init(_ list: any ChangingList) { self.list = list }

    private func fresh() -> String {
        next += 1
        return "\(next)"
    }

    private func section(_ number: Int) -> Int? { list.texts.isEmpty ? nil : number % list.texts.count }

    func item(_ section: Int, _ number: Int) -> IndexPath? {
        guard let section = self.section(section), !list.texts[section].isEmpty else { return nil }
        return IndexPath(item: number % list.texts[section].count, section: section)
    }

    private func place(_ section: Int, _ number: Int) -> IndexPath? {
        self.section(section).map { IndexPath(item: number % (list.texts[$0].count + 1), section: $0) }
    }

    private func change(_ body: () -> Void) {
        if animates { list.changed(body) } else { UIView.performWithoutAnimation { list.changed(body) } }
    }

    /// False for steps that are none of contents.
    func take(_ step: RandomListScript.Step) -> Bool {
        switch step {
        case .insert(let a, let b):
            guard let path = place(a, b) else { return true }
            change {
                list.texts[path.section].insert(fresh(), at: path.item)
                list.insert(path)
            }
        case .delete(let a, let b):
            guard let path = item(a, b) else { return true }
            change {
                list.texts[path.section].remove(at: path.item)
                list.delete(path)
            }
        case .move(let a, let b, let c, let d):
            guard let path = item(a, b) else { return true }
            change {
                let text = list.texts[path.section].remove(at: path.item)
                guard let target = place(c, d) else { return }
                list.texts[target.section].insert(text, at: target.item)
                list.move(path, target)
            }
        case .reload(let a, let b):
            guard let path = item(a, b) else { return true }
            change {
                list.texts[path.section][path.item] = fresh()
                list.reload(path)
            }
        case .reconfigure(let a, let b):
            // Done when layout is: an item that is shown by then.
            list.layOut()
            guard let path = item(a, b) else { return true }
            list.texts[path.section][path.item] = fresh()
            list.reconfigure(path)
        case .batch(let a, let b, let c): batch(a, b, c)
        case .reloadData:
            list.texts = list.texts.map { $0.reversed() }
            list.reloadAll()
        case .wrongCount(let a): refuse(a)
        case .toggleAnimations: animates.toggle()
        default: return takeSection(step)
        }
        return true
    }

    private func takeSection(_ step: RandomListScript.Step) -> Bool {
        switch step {
        case .insertSection(let a, let items):
            let place = a % (list.texts.count + 1)
            change {
                list.texts.insert((0..<items).map { _ in fresh() }, at: place)
                list.insertSection(place)
            }
        case .deleteSection(let a):
            guard let section = section(a), list.texts.count > 1 else { return true }
            change {
                list.texts.remove(at: section)
                list.deleteSection(section)
            }
        case .moveSection(let a, let b):
            guard let section = section(a), let target = self.section(b) else { return true }
            change {
                let moved = list.texts.remove(at: section)
                list.texts.insert(moved, at: target)
                list.moveSection(section, target)
            }
        case .reloadSection(let a):
            guard let section = section(a) else { return true }
            change {
                list.texts[section] = (0..<a % 7).map { _ in fresh() }
                list.reloadSection(section)
            }
        default: return false
        }
        return true
    }

    /// One goes and one comes in its section; sometimes a section comes with them, and one that stays is moved behind it.
    private func batch(_ a: Int, _ b: Int, _ c: Int) {
        guard let path = item(a, b) else { return }
        change {
            list.texts[path.section].remove(at: path.item)
            let place = c % (list.texts[path.section].count + 1)
            list.texts[path.section].insert(fresh(), at: place)
            if a % 3 == 0 {
                list.texts.append([fresh(), fresh()])
                list.insertSection(list.texts.count - 1)
            }
            list.insert(IndexPath(item: place, section: path.section))
            list.delete(path)
        }
    }

    /// Two come, and one is told of.
    private func refuse(_ a: Int) {
        guard let section = section(a) else { return }
        let said = Misuse.observed {
            list.changed {
                list.texts[section] += [fresh(), fresh()]
                list.insert(IndexPath(item: list.texts[section].count - 1, section: section))
            }
        }
        if said.count != 1 || !said[0].message.contains("nvalid update") {
            problem = "a wrong count was not refused: \(said.map { $0.message.prefix(120) })"
        }
    }
}
