import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Collection / Verbs of a stage", .ours, .serialized)
struct CollectionVerbTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func scene(_ layout: UICollectionViewLayout, _ sections: [[String]]) -> CollectionScene {
        let items = CollectionItems(sections)
        items.fill = { cell, path in
            for view in cell.contentView.subviews { view.removeFromSuperview() }
            let label = UILabel(frame: cell.contentView.bounds)
            label.text = sections[path.section][path.item]
            cell.contentView.addSubview(label)
        }
        return CollectionScene(items, layout)
    }

    private var rows: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        return layout
    }

    private let many = [(0..<40).map { "first \($0)" }, [], (0..<40).map { "third \($0)" }]

    @Test func `an item is found by its text and tapped, wherever it is`() {
        let scene = scene(rows, many)
        scene.stage.tapItem("third 31", in: scene.view)
        #expect(scene.view.indexPathsForSelectedItems == [path(31, 2)])
        scene.stage.tapItem(path(2), in: scene.view)
        #expect(scene.view.indexPathsForSelectedItems == [path(2)])
    }

    @Test func `an item of a section that scrolls to the side comes into sight`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let scene = scene(UICollectionViewCompositionalLayout(section: section), [(0..<30).map { "\($0)" }])
        scene.stage.tapItem("17", in: scene.view)
        #expect(scene.view.indexPathsForSelectedItems == [path(17)])
    }

    @Test func `an item is carried to where another one is`() {
        let stage = Stage(device: .iPhone8)
        let controller = UICollectionViewController(collectionViewLayout: rows)
        let items = CollectionItemsThatMove([["a", "b", "c", "d", "e"]])
        controller.collectionView.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
        controller.collectionView.dataSource = items
        stage.window.rootViewController = controller
        stage.settle()
        stage.dragItem(path(0), in: controller.collectionView, to: path(2))
        #expect(items.sections == [["b", "c", "a", "d", "e"]])
    }

    private nonisolated func says(_ issue: Issue, _ text: String) -> Bool { issue.comments.contains { $0.rawValue == text } }

    /// A verb says in an issue of the test what it missed: the issues are what is asked for here.
    @Test func `what isn't there is said in words`() {
        let scene = scene(rows, many)
        let before = scene.view.contentOffset
        withKnownIssue {
            scene.stage.tapItem("second 1", in: scene.view)
        } matching: {
            says(
                $0,
                "No item of the collection shows \"second 1\". Those that can be seen show: first 0, first 1, first 2, first 3, first 4."
            )
        }
        #expect(scene.view.contentOffset == before)
        withKnownIssue {
            scene.stage.scroll(scene.view, toItem: path(0, 1))
        } matching: {
            says($0, "Item 0 of section 1 isn't there: the section has no items.")
        }
        withKnownIssue {
            scene.stage.scroll(scene.view, toItem: path(0, 7))
        } matching: {
            says($0, "Item 0 of section 7 isn't there: the collection has 3 sections.")
        }
        #expect(scene.view.indexPathsForSelectedItems == [])
    }
}
