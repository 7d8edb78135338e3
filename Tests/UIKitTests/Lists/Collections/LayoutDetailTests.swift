import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What layouts and attributes of an app's own may count on.
@MainActor @Suite("Lists / Collection / Layouts of one's own")
struct LayoutDetailTests {
    // MARK: The safe area
    @Test(.documented("UICollectionViewFlowLayout.SectionInsetReference"), arguments: [(0, 54), (20, 34), (100, 0)])
    func `insets of a section count from the safe area, and the content's insets stay the least`(
        _ inset: CGFloat, _ x: CGFloat
    ) {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset.left = 10
        layout.sectionInsetReference = .fromSafeArea
        let device = SimulatedDevice.iPhoneX.landscape
        let scene = CollectionScene(CollectionItems(count: 3), layout, device: device, size: CGSize(width: 812, height: 375)) {
            $0.contentInset.left = inset
        }
        #expect(scene.view.safeAreaInsets.left == 44)
        #expect(scene.frame(0)?.minX == x)
    }

    // MARK: From right to left
    private final class Narrow: RecordingLayout {
        var flips = false
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
        override func made(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let made = super.made(path)
            made?.frame.size.width = 100
            return made
        }
    }

    @Test(.documented("UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection"), arguments: [false, true])
    func `a layout is mirrored from right to left if it says so`(_ flips: Bool) throws {
        let layout = Narrow()
        layout.flips = flips
        let scene = CollectionScene(CollectionItems(count: 3), layout) { $0.semanticContentAttribute = .forceRightToLeft }
        let cell = try #require(scene.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.frame == CGRect(x: flips ? 275 : 0, y: 100, width: 100, height: 100))
        #expect(scene.view.indexPathForItem(at: CGPoint(x: cell.frame.midX, y: 150)) == IndexPath(item: 1, section: 0))
    }

    // MARK: Attributes of one's own
    private final class Shade: UICollectionViewLayoutAttributes {
        var shade = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Shade)?.shade = shade
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? Shade)?.shade == shade }
    }

    private final class ShadingLayout: RecordingLayout {
        var shade = 1
        override class var layoutAttributesClass: AnyClass { Shade.self }
        override func made(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard let plain = super.made(path) else { return nil }
            let made = Shade(forCellWith: path)
            made.frame = plain.frame
            made.shade = shade
            return made
        }
    }

    private final class ShadedCell: UICollectionViewCell {
        static var lines: [String] = []
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            let shade = (layoutAttributes as? Shade)?.shade ?? -1
            Self.lines.append("shade \(shade)\(superview is UICollectionView ? "" : " alone")")
        }
    }

    @Test(.documented("UICollectionViewLayoutAttributes: isEqual decides whether apply(_:) is called"))
    func `attributes reach a cell once it is in its view, before it is handed out, and again only when they differ`() {
        let layout = ShadingLayout()
        let items = CollectionItems(count: 1)
        items.fill = { _, _ in ShadedCell.lines.append("handed out") }
        ShadedCell.lines = []
        let scene = CollectionScene(items, layout) { $0.register(ShadedCell.self, forCellWithReuseIdentifier: "item") }
        #expect(ShadedCell.lines == ["shade 1", "handed out"])
        layout.invalidateLayout()
        scene.stage.layoutNow()
        #expect(ShadedCell.lines == ["shade 1", "handed out"])
        layout.shade = 2
        layout.invalidateLayout()
        scene.stage.layoutNow()
        #expect(ShadedCell.lines == ["shade 1", "handed out", "shade 2"])
    }

    // MARK: Headers alone
    private final class HeadedLayout: RecordingLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let header = header
            return [header] + (super.layoutAttributesForElements(in: rect) ?? [])
        }
        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            lines.append("header")
            return header
        }
        var top: CGFloat = 0
        private var header: UICollectionViewLayoutAttributes {
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
            header.frame = CGRect(x: 0, y: top, width: 375, height: 20)
            return header
        }
    }

    @Test(.documented("UICollectionViewLayoutInvalidationContext: session 226 of WWDC 2014"))
    func `a context that names headers alone asks for these and for nothing else`() throws {
        let layout = HeadedLayout()
        let scene = CollectionScene(CollectionItemsWithEdges([["a"]]), layout)
        let path = IndexPath(item: 0, section: 0)
        _ = layout.take()
        layout.top = 7
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [path])
        layout.invalidateLayout(with: context)
        scene.stage.layoutNow()
        let lines = layout.take()
        #expect(lines.contains("header") && !lines.contains { $0.hasPrefix("elements") })
        let header = try #require(
            scene.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
        #expect(header.frame.minY == 7)
    }

    // MARK: Carrying
    @Test(.documented("UICollectionViewController.installsStandardGestureForInteractiveMovement"))
    func `a controller's press to carry items is there while it is wanted`() {
        let items = CollectionItemsThatMove(count: 5)
        func presses(_ view: UICollectionView) -> Int {
            (view.gestureRecognizers ?? []).filter { $0 is UILongPressGestureRecognizer }.count
        }
        let layout = UICollectionViewFlowLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let stage = Stage(device: .iPhone8)
        controller.collectionView.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
        controller.collectionView.dataSource = items
        #expect(presses(controller.collectionView) == 0)
        stage.window.rootViewController = controller
        stage.layoutNow()
        #expect(presses(controller.collectionView) == 1)
        controller.installsStandardGestureForInteractiveMovement = false
        #expect(presses(controller.collectionView) == 0)
        controller.installsStandardGestureForInteractiveMovement = true
        #expect(presses(controller.collectionView) == 1)
    }

    // MARK: Cells that lay themselves out
    private final class Nested: UICollectionView {
        var passes = 0
        override func layoutSubviews() {
            passes += 1
            super.layoutSubviews()
        }
    }

    private final class Restless: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            setNeedsLayout()
            layoutIfNeeded()
            layoutAttributes.size.height = 70
            return layoutAttributes
        }
    }

    private final class RestlessItems: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            return cell
        }
    }

    @Test(.oracle("COLL-35"), arguments: [false, true])
    func `a cell that lays itself out while it is made doesn't lay out its collection view`(_ updates: Bool) {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        let view = Nested(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let items = RestlessItems()
        view.register(Restless.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.layoutSubviews()
        #expect(view.passes == 1 && view.visibleCells.map(\.frame.height) == [70, 70, 70])
        view.layoutIfNeeded()
        #expect(view.passes == 1)
        guard updates else { return }
        view.performBatchUpdates { view.reloadSections(IndexSet(integer: 0)) }
        #expect(view.passes == 1 && view.visibleCells.map(\.frame.height) == [70, 70, 70])
    }
}
