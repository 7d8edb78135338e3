import ListEngine
import TestEvidence
import Testing

/// Random sections against a plain model that lays out every item of every group. `Scripts/random-lists` makes the runs longer.
@Suite("List engine / Random compositional layouts", .assumed("laying out everything does the same slowly"))
struct RandomCompositionalTests {
    private static let operations = Dice.setting("ALLIUM_RANDOM_OPERATIONS", 20_000)
    private static let seed = Dice.setting("ALLIUM_RANDOM_SEED", 1)

    enum Step {
        case section(seed: Int, count: Int)
        case measure(section: Int, item: Int, width: Double, height: Double)
        case header(section: Int, height: Double)
        case query(place: Double, length: Double)
        case insert(section: Int, item: Int, count: Int)
        case delete(section: Int, item: Int, count: Int)
        case another(section: Int, seed: Int)
    }

    private static func steps(_ seed: Int) -> [Step] {
        var dice = Dice(seed)
        var steps: [Step] = (0..<1 + dice.roll(4)).map { _ in
            .section(seed: dice.roll(1 << 20), count: dice.roll(4) == 0 ? 0 : dice.roll(30))
        }
        for _ in 0..<20 {
            switch dice.roll(12) {
            case 0: steps.append(.header(section: dice.roll(4), height: Double(dice.roll(50))))
            case 1, 2: steps.append(.query(place: Double(dice.roll(1500) - 100), length: Double(dice.roll(300))))
            case 3: steps.append(.insert(section: dice.roll(4), item: dice.roll(30), count: 1 + dice.roll(3)))
            case 4: steps.append(.delete(section: dice.roll(4), item: dice.roll(30), count: 1 + dice.roll(3)))
            case 5: steps.append(.another(section: dice.roll(4), seed: dice.roll(1 << 20)))
            default:
                steps.append(
                    .measure(
                        section: dice.roll(4), item: dice.roll(30), width: Double(dice.roll(160)), height: Double(dice.roll(80))
                    ))
            }
        }
        return steps
    }

    @Test func `everything lies where a plain model puts it`() {
        var done = 0
        var seed = Self.seed &* 7919
        while done < Self.operations {
            let steps = Self.steps(seed)
            done += steps.count
            seed += 1
            guard Self.complaint(steps) != nil else { continue }
            let fewest = shrunk(steps) { Self.complaint($0) != nil }
            Issue.record("\(fewest): \(Self.complaint(fewest) ?? "") (seed \(seed - 1))")
            return
        }
    }

    // MARK: - Running

    private static func complaint(_ steps: [Step]) -> String? {
        var plain: [PlainSection] = []
        for case .section(let seed, let count) in steps { plain.append(PlainSection(spec: spec(seed), count: count)) }
        let isHorizontal = plain.first.map { $0.count % 5 == 1 } ?? false
        var configuration = CompositionalLayout.Configuration()
        configuration.axis = isHorizontal ? .horizontal : .vertical
        configuration.sectionSpacing = 5
        configuration.scale = 0
        var layout = CompositionalLayout(configuration, in: LayoutSize(320, 400), plain.map { ($0.spec, $0.count) })
        for step in steps {
            switch step {
            case .section: continue
            case .measure(let section, let item, let width, let height):
                guard section < plain.count, item < plain[section].count else { continue }
                // In a group of several kinds of items one may come to a place where it measures itself in other directions.
                guard let element = layout.element(at: ListPath(section, item)) else { continue }
                _ = layout.measure(ListPath(section, item), width: width, height: height)
                if element.measuresWidth { plain[section].widths[item] = width }
                if element.measuresHeight { plain[section].heights[item] = height }
            case .header(let section, let height):
                guard section < plain.count, !plain[section].spec.boundaries.isEmpty else { continue }
                _ = layout.measureBoundary(0, ofSection: section, width: nil, height: height)
                plain[section].header = height
            case .query(let place, let length):
                if let complaint = query(layout, plain, place, length, isHorizontal) { return complaint }
            case .insert(let section, let item, let count):
                guard section < plain.count, item <= plain[section].count else { continue }
                update(&layout, &plain, section, (0..<count).map { .insert(ListPath(section, item + $0)) })
                plain[section].insert(item, count)
            case .delete(let section, let item, let count):
                guard section < plain.count, item + count <= plain[section].count else { continue }
                update(&layout, &plain, section, (0..<count).map { .delete(ListPath(section, item + $0)) })
                plain[section].delete(item, count)
            case .another(let section, let seed):
                guard section < plain.count else { continue }
                let old = plain[section]
                var changed = old.spec
                changed.groupSpacing = Double(seed % 7)
                plain[section].spec = changed
                let specs = plain.map(\.spec)
                layout.renew { specs[$0] }
            }
        }
        return query(layout, plain, -100, 3000, isHorizontal) ?? query(layout, plain, 150, 100, isHorizontal)
    }

    private static func update(
        _ layout: inout CompositionalLayout, _ plain: inout [PlainSection], _ section: Int, _ changes: [ListChange]
    ) {
        var after = plain.map(\.count)
        for change in changes { if case .insert = change { after[section] += 1 } else { after[section] -= 1 } }
        guard let update = try? ListUpdate(before: plain.map(\.count), after: after, changes) else { return }
        let specs = plain.map(\.spec)
        layout.apply(update) { specs[$0] }
    }

    private static func isNear(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
        abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6 && abs(one.width - other.width) < 1e-6
            && abs(one.height - other.height) < 1e-6
    }

    private static func query(
        _ layout: CompositionalLayout, _ plain: [PlainSection], _ place: Double, _ length: Double, _ isHorizontal: Bool
    ) -> String? {
        let rect = isHorizontal ? LayoutRect(place, 0, length, 400) : LayoutRect(0, place, 320, length)
        var start = 0.0
        var expected: Set<ListPath> = []
        var sure: Set<ListPath> = []
        for (number, section) in plain.enumerated() {
            let (frames, length) = section.frames(isHorizontal)
            for (item, frame) in frames.enumerated() {
                let moved =
                    isHorizontal
                    ? LayoutRect(start + frame.x, frame.y, frame.width, frame.height)
                    : LayoutRect(frame.x, start + frame.y, frame.width, frame.height)
                guard let found = layout.element(at: ListPath(number, item))?.frame else {
                    return "\(number), \(item) is nowhere"
                }
                if !isNear(found, moved) { return "\(number), \(item) is at \(found), not at \(moved)" }
                if moved.touches(rect) { expected.insert(ListPath(number, item)) }
                // What only touches an edge may be rounded to either side; what has no extent isn't seen.
                let inner = LayoutRect(moved.x + 0.01, moved.y + 0.01, moved.width - 0.02, moved.height - 0.02)
                if moved.width > 0.05, moved.height > 0.05, inner.touches(rect) { sure.insert(ListPath(number, item)) }
            }
            let whole = layout.frame(ofSection: number)
            let own = isHorizontal ? whole.width : whole.height
            if abs(own - length) > 1e-6 { return "section \(number) is \(own) long, not \(length)" }
            start += length + 5
        }
        let all = isHorizontal ? layout.size.width : layout.size.height
        let wanted = plain.isEmpty ? 0 : start - 5
        if abs(all - wanted) > 1e-6 { return "all is \(all) long, not \(wanted)" }
        let found = Set(layout.elements(in: rect).filter { $0.kind == .item }.map(\.path))
        if !found.isSubset(of: expected) { return "\(rect) finds \(found.subtracting(expected).sorted()) as well" }
        if !sure.isSubset(of: found) { return "\(rect) doesn't find \(sure.subtracting(found).sorted())" }
        return nil
    }

    // MARK: - Descriptions

    private static func spec(_ seed: Int) -> LayoutSectionSpec {
        var dice = Dice(seed)
        var section = LayoutSectionSpec(group(&dice, depth: 0))
        section.groupSpacing = Double(dice.roll(3) * 4)
        if dice.roll(2) == 0 { section.insets = insets(&dice) }
        if dice.roll(3) == 0 {
            section.boundaries = [
                LayoutBoundary(
                    kind: "header", size: LayoutSizeSpec(.fractionalWidth(1), .estimated(Double(dice.roll(40)))),
                    alignment: .top)
            ]
        }
        // How far a row reaches across is a matter of what was measured last; here only where it is fixed.
        if dice.roll(6) == 0 {
            section.scrolling = .continuous
            section.group.size = LayoutSizeSpec(.absolute(120), .absolute(90))
        }
        return section
    }

    private static func insets(_ dice: inout Dice) -> LayoutInsets {
        LayoutInsets(
            top: Double(dice.roll(9)), leading: Double(dice.roll(9)), bottom: Double(dice.roll(9)),
            trailing: Double(dice.roll(9)))
    }

    private static func dimension(_ dice: inout Dice) -> LayoutDimension {
        switch dice.roll(8) {
        case 0, 1: .absolute(Double(10 + dice.roll(100)))
        case 2: .fractionalHeight(Double(1 + dice.roll(4)) / 4)
        case 3, 4: .fractionalWidth(Double(1 + dice.roll(4)) / 4)
        default: .estimated(Double(10 + dice.roll(90)))
        }
    }

    private static func spacing(_ dice: inout Dice) -> LayoutSpacing? {
        switch dice.roll(4) {
        case 0: .fixed(Double(dice.roll(12)))
        case 1: .flexible(Double(dice.roll(12)))
        default: nil
        }
    }

    private static func group(_ dice: inout Dice, depth: Int) -> LayoutItemSpec {
        let items = (0..<1 + dice.roll(3)).map { _ -> LayoutItemSpec in
            if depth < 2, dice.roll(4) == 0 { return group(&dice, depth: depth + 1) }
            var item = LayoutItemSpec(LayoutSizeSpec(dimension(&dice), dimension(&dice)))
            if dice.roll(3) == 0 { item.insets = insets(&dice) }
            if dice.roll(3) == 0 {
                item.edges = LayoutEdgeSpacing(
                    leading: spacing(&dice), top: spacing(&dice), trailing: spacing(&dice), bottom: spacing(&dice))
            }
            return item
        }
        let content: LayoutGroupSpec.Content
        switch dice.roll(4) {
        case 0: content = .repeated(items, 1 + dice.roll(4))
        case 1: content = .shared([items[0]], 1 + dice.roll(4))
        default: content = .cycle(items)
        }
        var made = LayoutItemSpec(
            LayoutSizeSpec(dimension(&dice), dimension(&dice)),
            group: LayoutGroupSpec(dice.roll(2) == 0 ? .horizontal : .vertical, content, spacing: spacing(&dice)))
        if dice.roll(4) == 0 { made.insets = insets(&dice) }
        if dice.roll(5) == 0 { made.edges = LayoutEdgeSpacing(leading: spacing(&dice), top: spacing(&dice)) }
        return made
    }
}
