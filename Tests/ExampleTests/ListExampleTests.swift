import CoreGraphics
import Feed
import PhotoWall
import ShopFront
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Examples / Shop front", .assumed("what a person expects of such an app on iOS"), .serialized)
struct ShopFrontTests {
    private func scene(_ device: SimulatedDevice = .iPhone15) -> (scene: ExampleScene, shop: ShopController) {
        let shop = ShopController()
        return (ExampleScene(UINavigationController(rootViewController: shop), on: device), shop)
    }

    private func places(_ shop: ShopController, _ section: ShopSection) -> [CGRect] {
        shop.collectionView.indexPathsForVisibleItems.filter { $0.section == section.rawValue }.sorted()
            .compactMap { shop.collectionView.layoutAttributesForItem(at: $0)?.frame }
    }

    @Test func `shelves have two columns on a phone and more on a pad`() {
        let phone = places(scene().shop, .products)
        #expect(phone.count >= 2 && phone[0].minY == phone[1].minY && phone[2].minY > phone[1].minY)
        let pad = places(scene(.iPadPro11).shop, .products)
        #expect(pad[0].minY == pad[3].minY && pad[0].width < 250, "\(pad)")
    }

    @Test func `a department is as wide as its name`() {
        let pills = places(scene().shop, .departments)
        #expect(pills.count == 3)
        #expect(Set(pills.map(\.width)).count == 3 && pills[0].maxX + 8 == pills[1].minX)
    }

    @Test func `a department leaves on the shelves what belongs to it`() {
        let (scene, shop) = scene()
        #expect(shop.collectionView.numberOfItems(inSection: ShopSection.products.rawValue) == 12)
        scene.stage.tap("On sale")
        scene.stage.settle()
        #expect(shop.department == "On sale")
        #expect(shop.collectionView.numberOfItems(inSection: ShopSection.products.rawValue) == 4)
        #expect(shop.collectionView.indexPathsForSelectedItems?.isEmpty == true)
    }

    @Test func `the header of the shelves stays below the bar`() {
        let (scene, shop) = scene()
        let view = shop.collectionView
        view.setContentOffset(CGPoint(x: 0, y: 380), animated: false)
        scene.stage.settle()
        let path = IndexPath(item: 0, section: ShopSection.products.rawValue)
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        #expect(header?.frame.minY == view.contentOffset.y + view.adjustedContentInset.top)
    }
}

@MainActor @Suite("Examples / Photo wall", .assumed("what a person expects of such an app on iOS"), .serialized)
struct PhotoWallTests {
    @Test func `a month stays at the top until the next one pushes it away`() {
        let wall = WallController()
        let scene = ExampleScene(UINavigationController(rootViewController: wall))
        let view = wall.collectionView!
        let header = { (section: Int) in
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        }
        view.contentOffset.y += 200
        scene.stage.settle()
        #expect(header(0)?.frame.minY == view.contentOffset.y + view.adjustedContentInset.top)
        let next = wall.wall.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))!.frame.minY - wall.wall.headerHeight
        view.contentOffset.y = next - view.adjustedContentInset.top - 10
        scene.stage.settle()
        #expect(header(0)?.frame.maxY == header(1)?.frame.minY && header(1)?.frame.minY == next)
    }

    @Test func `photos keep apart, whatever the width`() {
        let wall = WallController()
        let scene = ExampleScene(UINavigationController(rootViewController: wall))
        for turn in [UIDeviceOrientation.portrait, .landscapeLeft] {
            scene.stage.rotate(to: turn)
            scene.stage.settle()
            let frames = wall.collectionView.visibleCells.map(\.frame)
            #expect(frames.count > 6)
            for (index, frame) in frames.enumerated() {
                #expect(!frames[(index + 1)...].contains { $0.intersects(frame.insetBy(dx: 1, dy: 1)) })
            }
        }
    }
}

@MainActor @Suite("Examples / Feed", .assumed("what a person expects of such an app on iOS"), .serialized)
struct FeedTests {
    @Test func `ten million posts measure themselves where they are seen`() {
        let feed = FeedController()
        let scene = ExampleScene(UINavigationController(rootViewController: feed))
        let cells = feed.tableView.visibleCells.compactMap { $0 as? PostCell }
        #expect(cells.count >= 4 && Set(cells.map(\.frame.height)).count > 1)
        #expect(cells.allSatisfy { $0.message.frame.height >= $0.message.intrinsicContentSize.height - 0.5 })
        scene.stage.tap("Middle")
        scene.stage.settle()
        let top = feed.tableView.contentOffset.y + feed.tableView.adjustedContentInset.top
        let first = feed.tableView.indexPathForRow(at: CGPoint(x: 10, y: top + 1))
        #expect(first == IndexPath(row: 5_000_000, section: 0))
        #expect((feed.tableView.cellForRow(at: first!) as? PostCell)?.detail.text == "Post 5,000,000")
    }
}
