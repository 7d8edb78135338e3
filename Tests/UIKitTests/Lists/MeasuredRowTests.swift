import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Rows and items that measure themselves: when, in which order, and once more.
@MainActor @Suite("Lists / Measured rows")
struct MeasuredRowTests {
    private final class Row: UICollectionViewCell {
        static var diary: CollectionWatch?
        static var height: CGFloat = 88
        var number = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            Self.diary?.lines.append("reuse")
        }
        override func preferredLayoutAttributesFitting(
            _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.diary?.lines.append("measure \(number)")
            attributes.size.height = Self.height
            return attributes
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        let diary: CollectionWatch
        init(_ diary: CollectionWatch) { self.diary = diary }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            diary.lines.append("cell \(indexPath.item)")
            (cell as? Row)?.number = indexPath.item
            return cell
        }
    }

    private func list(_ diary: CollectionWatch, _ rows: Rows, height: CGFloat) -> (Stage, UICollectionView) {
        Row.height = height
        Row.diary = diary
        let stage = Stage(device: .iPhone8)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 440),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.contentInsetAdjustmentBehavior = .never
        view.register(Row.self, forCellWithReuseIdentifier: "row")
        view.dataSource = rows
        view.delegate = diary
        stage.window.addSubview(view)
        stage.layoutNow()
        return (stage, view)
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)"))
    func `a cell is made, measured and displayed before the next one is asked for`() {
        let diary = CollectionWatch()
        let rows = Rows(diary)
        let (stage, view) = list(diary, rows, height: 88)
        func expected(_ items: Range<Int>, _ before: [String] = []) -> [String] {
            items.flatMap { before + ["cell \($0)", "measure \($0)", "will display 0.\($0)"] }
        }
        #expect(diary.lines == expected(0..<5))
        diary.lines = []
        view.contentOffset.y = 8800
        stage.layoutNow()
        // 44 points were estimated for each of those above: those that are seen now are measured, and no others.
        let first = 5 + (8800 - 440) / 44
        #expect(Array(diary.lines.prefix(5)) == (0..<5).map { "did end 0.\($0)" })
        #expect(Array(diary.lines.dropFirst(5)) == expected(first..<first + 5, ["reuse"]))
        #expect(view.visibleCells.allSatisfy { $0.frame.height == 88 })
        #expect(view.visibleCells.map(\.frame.minY).sorted() == [8800, 8888, 8976, 9064, 9152])
    }

    @Test(.assumed("only what can be seen costs"), arguments: [20, 31.5, 44, 60, 200])
    func `rows that are lower or higher than estimated fill what can be seen, each asked for once`(height: CGFloat) {
        let diary = CollectionWatch()
        let rows = Rows(diary)
        let (stage, view) = list(diary, rows, height: height)
        for offset in [0, 37, 900, 2500, 2400, 1000, 0] as [CGFloat] {
            diary.lines = []
            view.contentOffset.y = offset
            stage.layoutNow()
            let asked = diary.lines.filter { $0.hasPrefix("cell") }
            #expect(Set(asked).count == asked.count)
            let shown = diary.lines.filter { $0.hasPrefix("will") }
            // One that is seen by its estimate alone is out of sight once it is measured, and never displayed.
            let names = asked.map { String($0.dropFirst(5)) }
            #expect(shown.allSatisfy { names.contains(String($0.dropFirst(15))) } && Set(shown).count == shown.count)
            if height >= 44 { #expect(shown.map { String($0.dropFirst(15)) } == names) }
            let frames = view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
            #expect(frames.first.map { $0.minY <= view.bounds.minY } == true)
            #expect(frames.last.map { $0.maxY >= view.bounds.maxY } == true)
            #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
            #expect(frames.allSatisfy { $0.height == height && $0.intersects(view.bounds) })
            for path in view.indexPathsForVisibleItems {
                #expect(view.layoutAttributesForItem(at: path)?.frame == view.cellForItem(at: path)?.frame)
            }
        }
    }

    // MARK: - Constraints that change
    /// A box of a height that is set, from edge to edge of a cell.
    private func box(in content: UIView) -> NSLayoutConstraint {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 60)
        height.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            height, box.topAnchor.constraint(equalTo: content.topAnchor),
            box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        return height
    }

    @Test(
        .documented("UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints"),
        arguments: [UICollectionView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
    func `an item hears of constraints inside if it is to`(mode: UICollectionView.SelfSizingInvalidation) throws {
        var heights: [IndexPath: NSLayoutConstraint] = [:]
        let items = CollectionItems(count: 20)
        items.fill = { cell, path in heights[path] = heights[path] ?? self.box(in: cell.contentView) }
        let scene = CollectionScene(items, UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))) {
            $0.selfSizingInvalidation = mode
        }
        let path = IndexPath(item: 1, section: 0)
        let height = try #require(heights[path])
        let hears = mode == .enabledIncludingConstraints
        #expect(scene.frame(1)?.height == 60)
        height.constant = 90
        scene.stage.layoutNow()
        #expect(scene.frame(1)?.height == (hears ? 90 : 60) && scene.frame(2)?.minY == (hears ? 150 : 120))
        // One more of them.
        let least = try #require(height.firstItem as? UIView).heightAnchor.constraint(greaterThanOrEqualToConstant: 120)
        least.priority = UILayoutPriority(999)
        least.isActive = true
        scene.stage.layoutNow()
        #expect(scene.frame(1)?.height == (hears ? 120 : 60))
        least.isActive = false
        scene.stage.layoutNow()
        #expect(scene.frame(1)?.height == (hears ? 90 : 60))
        // At rest nothing asks for another layout.
        scene.stage.settle()
        #expect(scene.frame(1)?.height == (hears ? 90 : 60))
    }

    @Test(
        .documented("UITableView.SelfSizingInvalidation.enabledIncludingConstraints"),
        arguments: [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
    func `a row hears of constraints inside if it is to`(mode: UITableView.SelfSizingInvalidation) throws {
        var heights: [Int: NSLayoutConstraint] = [:]
        let rows = TableRows(count: 20)
        rows.fill = { cell, path in
            if heights[path.row] == nil { heights[path.row] = self.box(in: cell.contentView) }
        }
        let scene = TableScene(rows) { $0.selfSizingInvalidation = mode }
        let hears = mode == .enabledIncludingConstraints
        func rect(_ row: Int) -> CGRect { scene.table.rectForRow(at: IndexPath(row: row, section: 0)) }
        let height = try #require(heights[1])
        #expect(rect(1).height == 60)
        UIView.performWithoutAnimation {
            height.constant = 90
            scene.stage.layoutNow()
        }
        #expect(rect(1).height == (hears ? 90 : 60) && rect(2).minY == (hears ? 150 : 120))
        UIView.performWithoutAnimation {
            height.priority = UILayoutPriority(1)
            let other = (height.firstItem as? UIView)?.heightAnchor.constraint(equalToConstant: 30)
            other?.priority = UILayoutPriority(999)
            other?.isActive = true
            scene.stage.layoutNow()
        }
        #expect(rect(1).height == (hears ? 30 : 60))
        scene.stage.settle()
        #expect(rect(1).height == (hears ? 30 : 60))
    }

    // MARK: - Readable width
    @Test(.documented("UITableView.cellLayoutMarginsFollowReadableWidth"))
    func `the margins of rows follow the readable width of a wide table, the lines with them`() throws {
        let scene = TableScene(TableRows(count: 3), device: .iPad10, size: CGSize(width: 820, height: 400)) { table in
            table.rowHeight = 44
        }
        let table = scene.table
        func text() throws -> CGRect {
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            return try #require(cell.textLabel).convert(try #require(cell.textLabel).bounds, to: table)
        }
        #expect(try text().minX == 20 && table.separatorInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0))
        table.cellLayoutMarginsFollowReadableWidth = true
        scene.stage.layoutNow()
        #expect(try text().minX == 74 && (try text().maxX) == 746)
        #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 74, bottom: 0, right: 74))
        let content = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))).contentView
        #expect(content.directionalLayoutMargins.leading == 74 && content.directionalLayoutMargins.trailing == 74)
        table.frame.size.width = 375
        scene.stage.layoutNow()
        #expect(try text().minX == 16)
    }

    // MARK: - What goes
    @Test(.documented("UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)"))
    func `each view that a deletion or a reload takes away has its end told`() {
        let diary = CollectionWatch()
        let items = CollectionItems(count: 4)
        let scene = CollectionScene(items) { $0.delegate = diary }
        #expect(diary.lines == (0..<4).map { "will display 0.\($0)" })
        diary.lines = []
        items.sections[0].remove(at: 1)
        UIView.performWithoutAnimation { scene.view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
        scene.stage.settle()
        #expect(diary.lines == ["did end 0.1"])
        diary.lines = []
        scene.view.reloadData()
        scene.stage.layoutNow()
        #expect(
            diary.lines.sorted() == (0..<3).map { "did end 0.\($0)" } + (0..<3).map { "will display 0.\($0)" })
    }

    @Test(.assumed("a row that goes while it is scrolled to is no reason to end the program"))
    func `a data source may take a row away while it is scrolled to`() {
        let rows = TableRows(count: 50)
        let scene = TableScene(rows)
        rows.fill = { _, path in
            guard path.row == 45, rows.sections[0].count == 50 else { return }
            rows.sections[0].removeLast(20)
            scene.table.reloadData()
        }
        scene.table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
        scene.stage.layoutNow()
        #expect(scene.table.numberOfRows(inSection: 0) == 30 && scene.visibleTexts.last == "Row 29")
    }

    // MARK: - Controllers
    private final class OwnView: UICollectionViewController {
        override func loadView() {
            view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
    }

    @Test(.documented("UICollectionViewController.collectionView"))
    func `a view that a controller loads by itself isn't taken for its collection view`() {
        let controller = OwnView(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.view is UICollectionView && controller.collectionView == nil)
    }
}
