import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Collection / Flow layout")
struct FlowLayoutTests {
    private typealias Layout = UICollectionViewFlowLayout

    /// On a screen of two pixels a point, 375 wide.
    private func scene(
        _ counts: [Int], width: CGFloat = 375, height: CGFloat = 480, _ set: (Layout) -> Void
    ) -> CollectionScene {
        let layout = Layout()
        set(layout)
        return CollectionScene(
            CollectionItemsWithEdges(counts.map { (0..<$0).map { "\($0)" } }), layout,
            size: CGSize(width: width, height: height))
    }

    private func origins(_ scene: CollectionScene, _ count: Int, _ section: Int = 0) -> [CGPoint] {
        (0..<count).compactMap { scene.frame($0, section)?.origin }
    }

    private func edge(_ scene: CollectionScene, _ section: Int, header: Bool) -> CGRect? {
        scene.view.layoutAttributesForSupplementaryElement(
            ofKind: header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: section))?.frame
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test(.oracle("COLL-1"))
    func `lines are justified, and the last one as if it were full`() {
        let scene = scene([7]) { $0.itemSize = CGSize(width: 100, height: 60) }
        #expect(
            origins(scene, 7) == [
                point(0, 0), point(137.5, 0), point(275, 0), point(0, 70), point(137.5, 70), point(275, 70), point(0, 140),
            ])
        #expect(scene.view.contentSize == CGSize(width: 375, height: 200))
    }

    @Test(.oracle("COLL-1"))
    func `insets of a section take room from its lines`() {
        let scene = scene([7]) {
            $0.itemSize = CGSize(width: 100, height: 60)
            $0.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        }
        #expect(origins(scene, 3) == [point(16, 8), point(137.5, 8), point(259, 8)])
        #expect(origins(scene, 7)[6] == point(16, 148))
        #expect(scene.view.contentSize.height == 216)
    }

    @Test(.oracle("COLL-1"))
    func `what just fits joins the line`() {
        let scene = scene([5]) {
            $0.itemSize = CGSize(width: 115, height: 50)
            $0.minimumLineSpacing = 12
            $0.minimumInteritemSpacing = 15
        }
        #expect(origins(scene, 5) == [point(0, 0), point(130, 0), point(260, 0), point(0, 62), point(130, 62)])
        #expect(scene.view.contentSize.height == 112)
    }

    private func edged(_ layout: Layout) {
        layout.itemSize = CGSize(width: 80, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
    }

    @Test(.oracle("COLL-2"))
    func `sections follow one another with header, inset, lines, inset and footer`() {
        let scene = scene([3, 2], edged)
        #expect(edge(scene, 0, header: true) == CGRect(x: 0, y: 0, width: 375, height: 30))
        #expect(origins(scene, 3) == [point(12, 34), point(102.5, 34), point(192.5, 34)])
        #expect(edge(scene, 0, header: false)?.minY == 80)
        #expect(edge(scene, 1, header: true)?.minY == 100)
        #expect(origins(scene, 2, 1) == [point(12, 134), point(102.5, 134)])
        #expect(edge(scene, 1, header: false)?.minY == 180)
        #expect(scene.view.contentSize.height == 200)
    }

    @Test(.oracle("COLL-2"))
    func `a section without items still takes header, insets and footer`() {
        let scene = scene([1, 0, 1], edged)
        #expect(edge(scene, 1, header: true)?.minY == 100 && edge(scene, 1, header: false)?.minY == 140)
        #expect(edge(scene, 2, header: true)?.minY == 160 && edge(scene, 2, header: false)?.minY == 240)
        #expect(origins(scene, 1, 2) == [point(12, 194)])
        #expect(scene.view.contentSize.height == 260)
    }

    @Test(.oracle("COLL-3"))
    func `a flow to the side fills columns from the top`() {
        let scene = scene([7], height: 220) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 90, height: 70)
            $0.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        }
        #expect(
            origins(scene, 7) == [
                point(12, 8), point(12, 142), point(112, 8), point(112, 142), point(212, 8), point(212, 142), point(312, 8),
            ])
        #expect(scene.view.contentSize == CGSize(width: 414, height: 220))
    }

    @Test(.oracle("COLL-3"))
    func `headers of a flow to the side stand left of their sections`() {
        let scene = scene([3, 2], height: 200) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 90, height: 70)
            $0.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
            $0.headerReferenceSize = CGSize(width: 40, height: 0)
            $0.footerReferenceSize = CGSize(width: 20, height: 0)
        }
        #expect(edge(scene, 0, header: true) == CGRect(x: 0, y: 0, width: 40, height: 200))
        #expect(origins(scene, 3) == [point(52, 8), point(52, 122), point(152, 8)])
        #expect(edge(scene, 0, header: false)?.minX == 254 && edge(scene, 1, header: true)?.minX == 274)
        #expect(origins(scene, 2, 1) == [point(326, 8), point(326, 122)])
        #expect(edge(scene, 1, header: false)?.minX == 428 && scene.view.contentSize.width == 448)
    }

    @Test(.oracle("COLL-4"))
    func `an item wider than its line is centred, and it is said`() {
        var scene: CollectionScene?
        let said = Misuse.observed {
            scene = self.scene([3], width: 200) {
                $0.itemSize = CGSize(width: 250, height: 40)
                $0.minimumLineSpacing = 6
            }
        }
        #expect(origins(scene!, 3) == [point(-25, 0), point(-25, 46), point(-25, 92)])
        #expect(scene!.view.contentSize.height == 132)
        #expect(said.first?.message == "The behavior of the UICollectionViewFlowLayout is not defined because:")
        #expect(
            said.dropFirst().first?.message
                == "the item width must be less than the width of the UICollectionView minus the section insets left and right values, "
                + "minus the content insets left and right values.")
        #expect(said.count == 4)
    }

    @Test(.oracle("COLL-1"))
    func `with everything as it is from the beginning items are 50 by 50 and at least 10 apart`() {
        let scene = scene([4]) { _ in }
        #expect(origins(scene, 4) == [point(0, 0), point(65, 0), point(130, 0), point(195, 0)])
        #expect(scene.view.contentSize.height == 50)
    }

    @Test(.oracle("COLL-5"))
    func `origins lie on whole pixels, sizes are as they were given`() {
        let scene = scene([6]) {
            $0.itemSize = CGSize(width: 111.5, height: 44.25)
            $0.minimumLineSpacing = 8
            $0.minimumInteritemSpacing = 7
            $0.sectionInset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
        }
        #expect(origins(scene, 3) == [point(9, 5), point(132, 5), point(254.5, 5)])
        #expect(origins(scene, 6)[3] == point(9, 57.5))
        #expect(scene.frame(0)?.size == CGSize(width: 111.5, height: 44.25))
        #expect(scene.view.contentSize.height == 106.5)
    }

    @Test(.oracle("COLL-4"))
    func `a single item that leaves no room for a second is centred on its line`() {
        let one = scene([2], width: 200) {
            $0.itemSize = CGSize(width: 150, height: 40)
            $0.minimumLineSpacing = 6
        }
        #expect(origins(one, 2) == [point(25, 0), point(25, 46)] && one.view.contentSize.height == 86)
        let other = scene([1], width: 200) { $0.itemSize = CGSize(width: 90, height: 40) }
        #expect(origins(other, 1) == [point(0, 0)])
    }

    // MARK: Different sizes
    private func mixed(_ sizes: [[CGSize]], width: CGFloat = 375, _ set: (Layout) -> Void = { _ in }) -> CollectionScene {
        let layout = Layout()
        set(layout)
        let measurer = FlowMeasurer()
        measurer.sizes = sizes
        let scene = CollectionScene(
            CollectionItemsWithEdges(sizes.map { $0.map { _ in "" } }), layout, size: CGSize(width: width, height: 480)
        ) { $0.delegate = measurer }
        #expect(measurer.asked == sizes.reduce(0) { $0 + $1.count })
        return scene
    }

    private func sizes(_ widths: [CGFloat], _ heights: [CGFloat]) -> [CGSize] {
        zip(widths, heights).map { CGSize(width: $0, height: $1) }
    }

    @Test(.oracle("COLL-6"))
    func `lines of different sizes are justified, the last one is not`() {
        let scene = mixed([sizes([120, 100, 90, 200, 60, 150], [40, 55, 40, 30, 40, 40])]) {
            $0.minimumInteritemSpacing = 8
            $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        }
        #expect(
            origins(scene, 6) == [
                point(10, 12.5), point(152.5, 5), point(275, 12.5), point(10, 75), point(305, 70), point(10, 120),
            ])
        #expect(scene.view.contentSize.height == 165)
    }

    @Test(.oracle("COLL-6"))
    func `a last line counts as mixed when heights differ, and only for itself`() {
        let heights = mixed([sizes([80, 80, 80, 80], [40, 90, 40, 40])])
        #expect(origins(heights, 4) == [point(0, 25), point(90, 0), point(180, 25), point(270, 25)])
        #expect(heights.view.contentSize.height == 90)
        let widths = mixed([sizes([80, 100, 60], [40, 40, 40])])
        #expect(origins(widths, 3).map(\.x) == [0, 90, 200])
        let two = mixed([sizes([80, 80, 80, 80, 80], [40, 90, 40, 40, 40])])
        #expect(
            origins(two, 5) == [point(0, 25), point(98.5, 0), point(196.5, 25), point(295, 25), point(0, 100)])
        #expect(two.view.contentSize.height == 140)
        let sections = mixed([sizes([80, 80, 80], [40, 40, 40]), sizes([80, 80, 80], [40, 90, 40])])
        #expect(origins(sections, 3).map(\.x) == [0, 98.5, 196.5])
        #expect(origins(sections, 3, 1) == [point(0, 65), point(90, 40), point(180, 65)])
        #expect(sections.view.contentSize.height == 130)
    }

    @Test(.oracle("COLL-2"))
    func `the footer follows the last line without a space between them`() {
        let scene = scene([2]) {
            $0.itemSize = CGSize(width: 80, height: 40)
            $0.footerReferenceSize = CGSize(width: 0, height: 12)
        }
        #expect(origins(scene, 2).map(\.x) == [0, 98.5])
        #expect(edge(scene, 0, header: false) == CGRect(x: 0, y: 40, width: 375, height: 12))
        #expect(scene.view.contentSize.height == 52)
        #expect(edge(scene, 0, header: true) == nil)
    }

    @Test(.oracle("COLL-1"))
    func `two fit on a line of a narrow phone`() {
        let scene = scene([2], width: 320) { $0.itemSize = CGSize(width: 155, height: 50) }
        #expect(origins(scene, 2).map(\.x) == [0, 165])
    }

    // MARK: From the beginning
    @Test(.documented("UICollectionViewFlowLayout"))
    func `a new flow has the measures that are written down for it`() {
        let layout = Layout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
        #expect(layout.estimatedItemSize == .zero && layout.scrollDirection == .vertical)
        #expect(layout.sectionInsetReference == .fromContentInset)
        #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
        #expect(layout.developmentLayoutDirection == .leftToRight && !layout.flipsHorizontallyInOppositeLayoutDirection)
    }

    @Test(.oracle("COLL-7"))
    func `headers and footers lie in front of items`() {
        let scene = scene([3], edged)
        let path = IndexPath(item: 0, section: 0)
        let header = scene.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: path)
        #expect(header?.zIndex == 10)
        #expect(scene.view.layoutAttributesForItem(at: path)?.zIndex == 0)
    }

    @Test(.documented("UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds"))
    func `a header that stays in sight is pushed out by the end of its section`() {
        let scene = scene([30, 30]) {
            $0.itemSize = CGSize(width: 375, height: 50)
            $0.minimumLineSpacing = 0
            $0.headerReferenceSize = CGSize(width: 0, height: 40)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        func y(_ section: Int) -> CGFloat? {
            scene.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.minY
        }
        #expect(y(0) == 0)
        scene.view.contentOffset.y = 700
        scene.stage.layoutNow()
        #expect(y(0) == 700)
        scene.view.contentOffset.y = 1520
        scene.stage.layoutNow()
        #expect(y(0) == 1500 && y(1) == 1540)
        scene.view.contentOffset.y = 1600
        scene.stage.layoutNow()
        #expect(y(0) == nil && y(1) == 1600)
    }

    @Test(.ours)
    func `a million equal items are laid out at once, and asked about singly`() {
        let items = CollectionItems([])
        items.sections = [Array(repeating: "", count: 1_000_000)]
        let layout = Layout()
        let scene = CollectionScene(items, layout)
        #expect(scene.view.contentSize.height == CGFloat(166_667 * 60 - 10))
        #expect(scene.frame(999_999)?.origin == point(195, 166_666 * 60))
        scene.view.contentOffset.y = 5_000_000
        scene.stage.layoutNow()
        #expect(scene.view.visibleCells.count <= 60)
        #expect(scene.view.indexPathForItem(at: point(10, 5_000_050))?.item == 500_004)
    }
}
