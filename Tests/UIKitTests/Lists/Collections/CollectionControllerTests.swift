import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Collection / Controller")
struct CollectionControllerTests {
    @Test(.oracle("COLL-32"))
    func `made in code its view holds the collection view, which asks the controller`() {
        let layout = UICollectionViewFlowLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)
        #expect(controller.clearsSelectionOnViewWillAppear && controller.installsStandardGestureForInteractiveMovement)
        #expect(!controller.useLayoutToLayoutNavigationTransitions && controller.collectionViewLayout === layout)
        #expect(!controller.isViewLoaded)
        let view = controller.collectionView
        #expect(controller.isViewLoaded && view?.superview === controller.view)
        #expect(view?.dataSource === controller && view?.delegate === controller)
        #expect(view?.autoresizingMask == [.flexibleWidth, .flexibleHeight] && view?.frame == controller.view.bounds)
        view?.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        #expect(controller.collectionViewLayout === layout)
    }

    @Test(.oracle("COLL-32"))
    func `another collection view takes the place of the old one`() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let old = controller.collectionView
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = other
        #expect(controller.collectionView === other && other.superview === controller.view && other.dataSource === controller)
        #expect(old?.dataSource == nil && old?.delegate == nil && old?.superview == nil)
        controller.collectionView = nil
        #expect(controller.collectionView == nil && other.superview == nil)
    }

    @Test(.oracle("COLL-33"))
    func `the selection is gone when the controller appears again`() {
        let stage = Stage(device: .iPhone8)
        let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
        stage.settle()
        let path = IndexPath(item: 1, section: 0)
        controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        navigation.popViewController(animated: false)
        stage.settle()
        #expect(controller.collectionView.indexPathsForSelectedItems == [])
    }

    private final class Items: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    }
}
