import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Layouts, delegates and data sources that answer with anything: a sentence, never a crash or a hang; and nothing is lost.
@MainActor @Suite("Lists / Random mistakes", .ours)
struct RandomMistakesTests {
    @Test func `a layout that answers with anything costs no item`() {
        let operations = RandomListScript.setting("ALLIUM_RANDOM_OPERATIONS", 1_500)
        var said = 0
        for run in 0..<max(4, operations / 100) {
            let seed = RandomListScript.setting("ALLIUM_RANDOM_SEED", 1) &* 7_919 &+ run
            said += autoreleasepool { Misuse.observed { Self.collection(seed) } }.count
        }
        #expect(said > 0)
    }

    private static func collection(_ seed: Int) {
        var dice = RandomListScript.Dice(seed)
        let items = CarelessItems((0..<3).map { section in (0..<8).map { "\(section).\($0)" } })
        let scene = CollectionScene(items, AnyLayout(seed))
        for _ in 0..<25 {
            let section = dice.roll(items.sections.count)
            switch dice.roll(9) {
            case 0: scene.view.reloadData()
            case 1: scene.view.contentOffset.y = CGFloat(dice.roll(2000)) - 500
            case 2: scene.view.frame.size = CGSize(width: dice.roll(400), height: dice.roll(500))
            case 3: scene.view.setCollectionViewLayout(AnyLayout(seed + dice.roll(100)), animated: dice.roll(2) == 0)
            case 4: scene.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: dice.roll(2) == 0)
            case 5:
                scene.view.performBatchUpdates {
                    items.sections[section].insert("new", at: 0)
                    scene.view.insertItems(at: [IndexPath(item: 0, section: section)])
                }
            case 6:
                // The list isn't told.
                if items.sections[section].count > 1 { items.sections[section].removeLast() }
            case 7: items.returnsStranger = true
            default: scene.stage.advance(by: 0.1)
            }
            scene.stage.layoutNow()
        }
        items.returnsStranger = false
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 50, height: 20)
        scene.view.frame.size = CGSize(width: 375, height: 480)
        scene.view.setCollectionViewLayout(flow, animated: false)
        scene.view.reloadData()
        scene.stage.layoutNow()
        scene.stage.settle()
        scene.view.contentOffset = .zero
        scene.stage.layoutNow()
        #expect(scene.visibleTexts.sorted() == items.sections.flatMap { $0 }.sorted(), "seed \(seed)")
    }

    @Test func `a delegate that answers with anything costs no row`() {
        let operations = RandomListScript.setting("ALLIUM_RANDOM_OPERATIONS", 1_500)
        for run in 0..<max(4, operations / 100) {
            let seed = RandomListScript.setting("ALLIUM_RANDOM_SEED", 1) &* 7_919 &+ run
            _ = autoreleasepool { Misuse.observed { Self.table(seed) } }
        }
    }

    private static func table(_ seed: Int) {
        var dice = RandomListScript.Dice(seed)
        let rows = TableRows((0..<3).map { section in (0..<5).map { "\(section).\($0)" } })
        let answers = AnyAnswers()
        var inner = RandomListScript.Dice(seed + 1)
        answers.number = { AnyLayout.number(&inner) }
        let scene = TableScene(rows, style: [.plain, .grouped, .insetGrouped][dice.roll(3)]) {
            $0.delegate = answers
            if dice.roll(2) == 0 { $0.estimatedRowHeight = 0 }
        }
        for _ in 0..<25 {
            let section = dice.roll(rows.sections.count)
            switch dice.roll(7) {
            case 0: scene.table.reloadData()
            case 1: scene.table.contentOffset.y = CGFloat(dice.roll(2000)) - 500
            case 2: scene.table.frame.size = CGSize(width: dice.roll(400), height: dice.roll(500))
            case 3: scene.table.scrollToRow(at: IndexPath(row: 2, section: 1), at: .top, animated: dice.roll(2) == 0)
            case 4:
                rows.sections[section].insert("new", at: 0)
                scene.table.insertRows(at: [IndexPath(row: 0, section: section)], with: .fade)
            case 5: scene.stage.tap(at: CGPoint(x: 100, y: dice.roll(400)))
            default: scene.stage.advance(by: 0.1)
            }
            scene.stage.layoutNow()
        }
        scene.table.frame.size = CGSize(width: 375, height: 700)
        answers.number = { 15 }
        scene.table.reloadData()
        scene.stage.layoutNow()
        scene.stage.settle()
        scene.table.contentOffset = .zero
        scene.stage.layoutNow()
        let all = rows.sections.flatMap { $0 }
        #expect(scene.visibleTexts == Array(all.prefix(scene.visibleTexts.count)), "seed \(seed)")
        #expect(scene.visibleTexts.count >= min(all.count, 15), "seed \(seed)")
    }

    @Test func `a delegate that reloads a table whenever a row comes is told of, and the rows are there`() {
        let rows = TableRows(count: 5)
        let answers = AnyAnswers()
        answers.number = { 40 }
        var scene: TableScene?
        let said = Misuse.observed {
            scene = TableScene(rows) { table in
                table.delegate = answers
                answers.inside = { [unowned table] in table.reloadData() }
            }
        }
        #expect(said.contains { $0.message.contains("in each of 100 rounds") })
        answers.inside = nil
        scene?.table.reloadData()
        scene?.stage.layoutNow()
        #expect(scene?.visibleTexts == ["Row 0", "Row 1", "Row 2", "Row 3", "Row 4"])
    }

    @Test func `rows that come above an open row don't change which one its button deletes`() {
        let rows = EditableRows(count: 4)
        let scene = TableScene(rows) { $0.rowHeight = 44 }
        let place = scene.point(2)
        scene.stage.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y), duration: 0.4)
        scene.stage.settle()
        rows.sections[0].insert("new", at: 0)
        scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 375 - 20, y: scene.point(3).y))
        scene.stage.settle()
        #expect(scene.visibleTexts == ["new", "Row 0", "Row 1", "Row 3"])
    }
}

/// Doesn't mind what it is asked for.
@MainActor private final class CarelessItems: CollectionItems {
    var returnsStranger = false

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        if returnsStranger {
            returnsStranger = false
            return UICollectionViewCell(frame: .zero)
        }
        guard sections.indices.contains(indexPath.section), sections[indexPath.section].indices.contains(indexPath.item) else {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
}

/// Places that are no places, of items that are there and that aren't.
@MainActor private final class AnyLayout: UICollectionViewLayout {
    private var dice: RandomListScript.Dice

    init(_ seed: Int) {
        dice = RandomListScript.Dice(seed)
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    static func number(_ dice: inout RandomListScript.Dice) -> CGFloat {
        switch dice.roll(14) {
        case 0: .nan
        case 1: .infinity
        case 2: -.infinity
        case 3: .greatestFiniteMagnitude
        case 4: -1e9
        case 5: -30
        case 6: 0
        case 7: .leastNonzeroMagnitude
        default: CGFloat(dice.roll(500))
        }
    }
    private func number() -> CGFloat { Self.number(&dice) }
    private func rect() -> CGRect {
        CGRect(origin: CGPoint(x: number(), y: number()), size: CGSize(width: number(), height: number()))
    }

    private func attributes() -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: dice.roll(12), section: dice.roll(4))
        let made =
            dice.roll(6) == 0
            ? UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
            : UICollectionViewLayoutAttributes(forCellWith: path)
        if dice.roll(3) == 0 {
            made.frame = rect()
        } else {
            made.frame = CGRect(x: 10, y: dice.roll(500), width: 50, height: 30)
        }
        if dice.roll(8) == 0 { made.alpha = number() }
        if dice.roll(8) == 0 { made.zIndex = [Int.max, Int.min, 3][dice.roll(3)] }
        if dice.roll(8) == 0 { made.isHidden = true }
        if dice.roll(8) == 0 { made.transform = CGAffineTransform(scaleX: number(), y: number()) }
        return made
    }

    override func prepare() {
        super.prepare()
        if dice.roll(12) == 0 { invalidateLayout() }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: number(), height: number()) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        if dice.roll(20) == 0 { invalidateLayout() }
        return dice.roll(10) == 0 ? nil : (0..<dice.roll(20)).map { _ in attributes() }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        dice.roll(3) == 0 ? nil : attributes()
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { dice.roll(3) == 0 ? nil : attributes() }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { dice.roll(2) == 0 }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: number(), y: number())
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        dice.roll(2) == 0 ? nil : attributes()
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        dice.roll(2) == 0 ? nil : attributes()
    }
}
