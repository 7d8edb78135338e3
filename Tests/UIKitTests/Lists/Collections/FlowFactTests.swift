import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Who says how a flow is measured, and what makes it reckon anew.
@MainActor @Suite("Lists / Collection / Flow facts")
struct FlowFactTests {
    private typealias Layout = UICollectionViewFlowLayout

    private func edge(_ scene: CollectionScene, _ section: Int, header: Bool) -> CGRect? {
        scene.view.layoutAttributesForSupplementaryElement(
            ofKind: header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: section))?.frame
    }

    private func items(_ counts: [Int]) -> CollectionItems {
        CollectionItemsWithEdges(counts.map { (0..<$0).map { "\($0)" } })
    }

    @Test(.documented("UICollectionViewDelegateFlowLayout"))
    func `what the delegate says of a section counts more than what the layout says of all`() {
        let items = items([5, 3])
        let choices = FlowChoices { items.lines.append($0) }
        let layout = Layout()
        layout.itemSize = CGSize(width: 1, height: 1)
        layout.sectionInset = UIEdgeInsets(top: 99, left: 99, bottom: 99, right: 99)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (77, 77)
        layout.headerReferenceSize = CGSize(width: 66, height: 66)
        layout.footerReferenceSize = CGSize(width: 66, height: 66)
        let scene = CollectionScene(items, layout) { $0.delegate = choices }
        func origins(_ section: Int, _ count: Int) -> [CGPoint] { (0..<count).compactMap { scene.frame($0, section)?.origin } }
        #expect(edge(scene, 0, header: true) == CGRect(x: 0, y: 0, width: 375, height: 30))
        #expect(
            origins(0, 5) == [
                CGPoint(x: 10, y: 34), CGPoint(x: 137.5, y: 34), CGPoint(x: 265, y: 34), CGPoint(x: 10, y: 77),
                CGPoint(x: 137.5, y: 77),
            ])
        #expect(edge(scene, 0, header: false) == nil && edge(scene, 1, header: true) == nil)
        #expect(origins(1, 3) == [CGPoint(x: 20, y: 127), CGPoint(x: 265, y: 127), CGPoint(x: 20, y: 187)])
        #expect(edge(scene, 1, header: false) == CGRect(x: 0, y: 233, width: 375, height: 25))
        #expect(scene.view.contentSize.height == 258)
        // All sizes are known before there is a cell.
        let lines = items.take()
        let sizes = [5, 3].enumerated().flatMap { section, count in (0..<count).map { "size \(section).\($0)" } }
        let first = lines.firstIndex { $0.hasPrefix("cell") } ?? 0
        #expect(lines[..<first].filter { $0.hasPrefix("size") } == sizes)
        #expect(!lines[first...].contains { $0.hasPrefix("size") })
    }

    @Test(.documented("WWDC-2018-225: UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)"))
    func `a flow minds another size, another place only for what stays in sight`() {
        let layout = Layout()
        let scene = CollectionScene(items([40]), layout)
        let bounds = scene.view.bounds
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 50)))
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 5, dy: 0)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 0, dy: 5)))
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        scene.stage.layoutNow()
        let context = layout.invalidationContext(forBoundsChange: bounds.offsetBy(dx: 0, dy: 50))
        #expect(!context.invalidateEverything && context.invalidatedItemIndexPaths == nil)
        #expect(
            context.invalidatedSupplementaryIndexPaths == [
                UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]
            ])
    }

    @Test(.oracle("COLL-16"))
    func `the context of another place asks no delegate, and reckons only where lines may be others`() throws {
        let layout = Layout()
        let scene = CollectionScene(items([40]), layout)
        let bounds = scene.view.bounds
        func attributes(_ rect: CGRect) throws -> Bool {
            let context = try #require(
                layout.invalidationContext(forBoundsChange: rect) as? UICollectionViewFlowLayoutInvalidationContext)
            #expect(!context.invalidateFlowLayoutDelegateMetrics)
            return context.invalidateFlowLayoutAttributes
        }
        #expect(try !attributes(bounds.offsetBy(dx: 0, dy: 20)))
        #expect(try attributes(bounds.offsetBy(dx: 20, dy: 0)))
        #expect(try attributes(bounds.insetBy(dx: 1, dy: 0)))
    }

    private final class TallHeader: UICollectionReusableView {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = 99
            return layoutAttributes
        }
    }

    @Test(.documented("UICollectionViewFlowLayout.estimatedItemSize, UICollectionViewFlowLayout.automaticSize"))
    func `cells measure themselves and headers don't`() {
        let layout = Layout()
        layout.estimatedItemSize = Layout.automaticSize
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let items = items([200])
        items.fill = { cell, path in (cell as? CollectionCell)?.preferred = CGSize(width: 80, height: path.item < 4 ? 60 : 40) }
        let scene = CollectionScene(items, layout, size: CGSize(width: 375, height: 150)) {
            $0.register(
                TallHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "edge")
        }
        #expect(edge(scene, 0, header: true)?.height == 30 && scene.frame(0)?.minY == 30)
        #expect(scene.frame(0)?.size == CGSize(width: 80, height: 60) && scene.frame(5)?.height == 40)
    }

    private final class Measured: UICollectionViewCell {
        nonisolated(unsafe) static var sizes: [IndexPath: CGSize] = [:]
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            // Some are as large as was thought at first.
            let height: CGFloat = layoutAttributes.indexPath.item % 4 == 0 ? 50 : 80
            layoutAttributes.size = CGSize(width: layoutAttributes.indexPath.item % 4 == 0 ? 50 : 110, height: height)
            Self.sizes[layoutAttributes.indexPath] = layoutAttributes.size
            return layoutAttributes
        }
    }

    @Test(.documented("UICollectionViewFlowLayout.automaticSize"))
    func `items that nobody has measured yet are as large as the measured ones on average`() throws {
        Measured.sizes = [:]
        let layout = Layout()
        layout.estimatedItemSize = Layout.automaticSize
        layout.minimumLineSpacing = 0
        let scene = CollectionScene(items([200]), layout, size: CGSize(width: 375, height: 150)) {
            $0.register(Measured.self, forCellWithReuseIdentifier: "item")
        }
        func average(_ side: (CGSize) -> CGFloat) -> CGFloat {
            Measured.sizes.values.map(side).reduce(0, +) / CGFloat(Measured.sizes.count)
        }
        let before = scene.view.contentSize.height
        #expect(Measured.sizes.count < 30)
        for item in [100, 199] {
            let frame = try #require(scene.frame(item))
            #expect(abs(frame.width - average(\.width)) < 0.01 && abs(frame.height - average(\.height)) < 0.01)
        }
        // Origins lie on whole pixels, sizes don't.
        #expect(try abs(#require(scene.frame(199)).maxY - before) < 0.5)
        // Those that were measured keep their sizes, and what is seen next is measured, too.
        scene.view.contentOffset.y = 300
        scene.stage.layoutNow()
        #expect(scene.frame(0)?.size == CGSize(width: 50, height: 50) && scene.frame(1)?.size == CGSize(width: 110, height: 80))
        let frame = try #require(scene.frame(199))
        #expect(abs(frame.height - average(\.height)) < 0.01 && abs(scene.view.contentSize.height - frame.maxY) < 0.5)
    }

    @Test(.documented("UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds"))
    func `headers and footers stay within the content's insets, until their section ends`() {
        let layout = Layout()
        layout.itemSize = CGSize(width: 375, height: 40)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        let scene = CollectionScene(items([40, 40]), layout) {
            $0.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        }
        scene.view.contentOffset.y = 100
        scene.stage.layoutNow()
        #expect(edge(scene, 0, header: true)?.minY == 130 && edge(scene, 0, header: false)?.maxY == 560)
        scene.view.contentOffset.y = 1600
        scene.stage.layoutNow()
        // The first section ends at 1650.
        #expect(edge(scene, 0, header: true)?.minY == 1600 && edge(scene, 0, header: false)?.maxY == 1650)
        #expect(edge(scene, 1, header: true)?.minY == 1650 && edge(scene, 1, header: false)?.maxY == 2060)
    }

    @Test(.oracle("COLL-5"))
    func `an item that is higher than its column is told of`() {
        let said = Misuse.observed {
            let layout = Layout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 50, height: 300)
            _ = CollectionScene(items([2]), layout, size: CGSize(width: 375, height: 200))
        }.map(\.message)
        #expect(
            said.contains(
                "the item height must be less than the height of the UICollectionView minus the section insets top and bottom values, "
                    + "minus the content insets top and bottom values."))
    }

    @Test(.documented("UICollectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"))
    func `what a cell would like counts where the layout has only estimated it`() throws {
        func minds(_ layout: UICollectionViewLayout, _ change: CGSize) throws -> Bool {
            let scene = CollectionScene(items([3]), layout)
            let original = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
            let wish = try #require(original.copy() as? UICollectionViewLayoutAttributes)
            wish.size.width += change.width
            wish.size.height += change.height
            defer { withExtendedLifetime(scene) {} }
            return layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: original)
        }
        let (wider, higher) = (CGSize(width: 9, height: 0), CGSize(width: 0, height: 9))
        #expect(try !minds(RecordingLayout(), higher))
        #expect(try !minds(Layout(), higher))
        let flow = Layout()
        flow.estimatedItemSize = CGSize(width: 60, height: 60)
        #expect(try minds(flow, higher) && minds(flow, wider) && !minds(flow, .zero))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let rows = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        #expect(try minds(rows, higher) && !minds(rows, wider))
    }
}
