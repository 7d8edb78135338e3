import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Where the rows of lists begin, and the lines between them.
@MainActor @Suite("Lists / Collection / Looks of lists")
struct ListLookTests {
    private func scene(
        _ items: CollectionItems, _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        cell: UICollectionViewListCell.Type = UICollectionViewListCell.self, delegate: (any UICollectionViewDelegate)? = nil,
        _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> CollectionScene {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&configuration)
        return CollectionScene(items, UICollectionViewCompositionalLayout.list(using: configuration)) {
            $0.register(cell, forCellWithReuseIdentifier: "item")
            $0.delegate = delegate
        }
    }

    /// The lines that a row shows.
    private func lines(_ item: Int, _ scene: CollectionScene) -> [UIView] {
        let cell = scene.view.cellForItem(at: IndexPath(item: item, section: 0))
        return cell?.subviews.filter {
            $0 !== cell?.contentView && $0.frame.height <= 1 && !$0.isHidden
        } ?? []
    }

    @Test(.documented("UICollectionLayoutListConfiguration.headerTopPadding: nil is the list's own"))
    func `what lies above a header is part of the section`() throws {
        func places(_ padding: CGFloat?) -> (header: CGFloat?, row: CGFloat?) {
            let scene = scene(CollectionItemsWithEdges([["a"], ["b"]])) {
                $0.headerMode = .supplementary
                $0.headerTopPadding = padding
            }
            let header = scene.view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            return (header?.frame.minY, scene.frame(0)?.minY)
        }
        let none = places(0)
        let own = places(nil)
        let ten = places(10)
        let height = try #require(none.row)
        #expect(none.header == 0 && height > 0)
        #expect(ten.header == 10 && ten.row == height + 10)
        // That of tables before iOS 26.
        #expect(own.header == 22 && own.row == height + 22)
    }

    @Test(.documented("UICollectionLayoutListConfiguration.itemSeparatorHandler"))
    func `the lines of each row are asked for, and again when it is configured anew`() {
        var asked: [Int] = []
        var isRed = false
        let scene = scene(CollectionItems(count: 3)) {
            $0.itemSeparatorHandler = { path, usual in
                asked.append(path.item)
                var lines = usual
                if path.item == 1 {
                    lines.topSeparatorVisibility = .visible
                    lines.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20)
                    lines.bottomSeparatorVisibility = .hidden
                    if isRed { lines.color = .red }
                }
                return lines
            }
        }
        #expect(Set(asked) == [0, 1, 2])
        let shown = lines(1, scene)
        #expect(shown.map(\.frame.minY) == [0] && shown.first?.frame.minX == 30 && shown.first?.frame.maxX == 355)
        #expect(lines(0, scene).count == 1 && lines(0, scene).first?.frame.minY != 0)
        asked = []
        isRed = true
        scene.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
        scene.stage.layoutNow()
        #expect(asked.contains(1))
        #expect(lines(1, scene).first?.backgroundColor == .red)
    }

    // MARK: Far jumps
    @Test(.assumed("rows are as high as they measure themselves, wherever the way began"), arguments: [30.0, 44, 90])
    func `rows that come into sight all at once stand one below the other, and each is shown once`(height: Double) throws {
        let items = CollectionItems(count: 500)
        let watch = DisplayWatch()
        items.fill = { cell, path in
            (cell as? SizedListCell)?.height = CGFloat(height) + CGFloat(path.item % 3)
        }
        let scene = scene(items, cell: SizedListCell.self, delegate: watch)
        for offset in [3_000, 9_000, 6_000, 0] as [CGFloat] {
            scene.view.contentOffset.y = offset
            scene.stage.layoutNow()
            let cells = scene.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            let paths = cells.compactMap { scene.view.indexPath(for: $0)?.item }
            #expect(paths == Array(paths[0]..<paths[0] + paths.count))
            for (cell, item) in zip(cells, paths) { #expect(cell.frame.height == CGFloat(height) + CGFloat(item % 3)) }
            for (first, second) in zip(cells, cells.dropFirst()) { #expect(abs(first.frame.maxY - second.frame.minY) < 0.001) }
            #expect(cells[0].frame.minY <= scene.view.bounds.minY)
            #expect(try #require(cells.last).frame.maxY >= scene.view.bounds.maxY)
            #expect(watch.problem(cells) == nil)
            for (cell, item) in zip(cells, paths) { #expect(scene.frame(item) == cell.frame) }
        }
    }
}

private final class SizedListCell: UICollectionViewListCell {
    var height: CGFloat = 0
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}
