import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Collection / Loading")
struct CollectionLoadingTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func row(_ height: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: height)
        layout.minimumLineSpacing = 0
        return layout
    }

    @Test(.oracle("COLL-21"))
    func `a new view has the properties that were read on a device`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(view.allowsSelection && !view.allowsMultipleSelection && !view.isEditing)
        #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
        #expect(view.isPrefetchingEnabled && view.selfSizingInvalidation == .enabled && view.reorderingCadence == .immediate)
        #expect(view.backgroundColor == .systemBackground && !view.alwaysBounceVertical)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.dragInteractionEnabled)
    }

    @Test(.oracle("COLL-22"))
    func `without a layout it is no collection view`() {
        let said = Misuse.observed { _ = UICollectionView(frame: .zero) }
        #expect(said.map(\.message) == ["UICollectionView must be initialized with a non-nil layout parameter"])
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)"))
    func `each item is asked for and displayed before the next one`() {
        let items = CollectionItems(count: 3)
        let watch = CollectionWatch()
        items.tellsCounts = false
        _ = CollectionScene(items, row()) { view in
            view.delegate = watch
            items.fill = { _, _ in items.lines += watch.take() }
        }
        #expect(items.take() == ["cell 0.0", "cell 0.1", "will display 0.0", "cell 0.2", "will display 0.1"])
    }

    @Test(.assumed("cells of published apps lay out their parts by the frame that they begin with"))
    func `cells and headers of a class begin in the frames of their places`() {
        final class Began: UICollectionViewCell {
            var start = CGRect.null
            override init(frame: CGRect) {
                super.init(frame: frame)
                start = frame
            }
            required init?(coder: NSCoder) { nil }
        }
        final class BeganHeader: UICollectionReusableView {
            var start = CGRect.null
            override init(frame: CGRect) {
                super.init(frame: frame)
                start = frame
            }
            required init?(coder: NSCoder) { nil }
        }
        let layout = row()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let kind = UICollectionView.elementKindSectionHeader
        let scene = CollectionScene(CollectionItemsWithEdges([["a", "b"]]), layout) { view in
            view.register(Began.self, forCellWithReuseIdentifier: "item")
            view.register(BeganHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        let cell = scene.view.cellForItem(at: path(1)) as? Began
        #expect(cell?.start == CGRect(x: 0, y: 130, width: 375, height: 100))
        let header = scene.view.supplementaryView(forElementKind: kind, at: path(0)) as? BeganHeader
        #expect(header?.start == CGRect(x: 0, y: 0, width: 375, height: 30))
    }

    @Test(.documented("UICollectionView.reloadData()"))
    func `reloadData takes the cells away at once and asks with the next pass`() {
        let scene = CollectionScene(CollectionItems(count: 3), row())
        scene.view.selectItem(at: path(1), animated: false, scrollPosition: [])
        _ = scene.items.take()
        scene.items.sections = [["a", "b"]]
        scene.view.reloadData()
        #expect(scene.view.visibleCells.isEmpty && scene.items.take().isEmpty)
        #expect(scene.view.indexPathsForSelectedItems == [])
        #expect(scene.view.numberOfItems(inSection: 0) == 2)
        #expect(scene.items.take() == ["sections", "items 0"])
        scene.view.layoutIfNeeded()
        #expect(scene.visibleTexts == ["a", "b"])
    }

    @Test(.documented("UICollectionViewDataSource.numberOfSections(in:)"))
    func `without a word about sections there is one`() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        let source = OnlyItems()
        view.dataSource = source
        #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 4)
    }

    @Test(.documented("UICollectionReusableView.prepareForReuse()"))
    func `cells that leave are handed out again, prepared; new ones are not prepared`() {
        var lines: [String] = []
        let items = CollectionItems(count: 50)
        items.fill = { cell, _ in (cell as? CollectionCell)?.log = { if $0 != "apply" { lines.append($0) } } }
        let scene = CollectionScene(items, row())
        let first = Set(scene.view.visibleCells.map { ObjectIdentifier($0) })
        #expect(lines.isEmpty && first.count == 5)
        scene.view.contentOffset.y = 2000
        scene.stage.layoutNow()
        #expect(Set(scene.view.visibleCells.map { ObjectIdentifier($0) }) == first)
        #expect(lines.sorted() == (0..<5).map { "reuse Item \($0)" })
        #expect(scene.visibleTexts == (20..<25).map { "Item \($0)" })
    }

    @Test(.assumed("pools are kept by category, kind and identifier"))
    func `header and footer with one identifier don't mix`() {
        let layout = row()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 30)
        let items = CollectionItemsWithEdges((0..<20).map { _ in ["a"] })
        let scene = CollectionScene(items, layout)
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        func views(_ kind: String) -> Set<ObjectIdentifier> {
            Set(scene.view.visibleSupplementaryViews(ofKind: kind).map { ObjectIdentifier($0) })
        }
        let headers = views(kinds[0])
        for offset in stride(from: 0, through: 2000, by: 90) {
            scene.view.contentOffset.y = CGFloat(offset)
            scene.stage.layoutNow()
            #expect(views(kinds[1]).isDisjoint(with: headers))
        }
        #expect(scene.view.indexPathsForVisibleSupplementaryElements(ofKind: kinds[0]).allSatisfy { $0.item == 0 })
    }

    @Test(.oracle("COLL-23"))
    func `dequeuing what nobody registered is an exception with kind and identifier`() {
        let scene = CollectionScene(CollectionItems(count: 1), row())
        let said = Misuse.observed { _ = scene.view.dequeueReusableCell(withReuseIdentifier: "none", for: path(0)) }
        let words =
            " with identifier none - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        #expect(said.map(\.message) == ["could not dequeue a view of kind: UICollectionElementKindCell" + words])
        let edge = Misuse.observed {
            _ = scene.view.dequeueReusableSupplementaryView(ofKind: "edge", withReuseIdentifier: "none", for: path(0))
        }
        #expect(edge.map(\.message) == ["could not dequeue a view of kind: edge" + words])
    }

    @Test(.oracle("COLL-24"))
    func `a layout's header that the data source doesn't have is an exception`() {
        let layout = row()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let said = Misuse.observed { _ = CollectionScene(CollectionItems(count: 1), layout) }
        #expect(
            said.first?.message.hasPrefix(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
                    + "(UICollectionElementKindSectionHeader,<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0}) was not retrieved "
                    + "by calling") == true)
        #expect(said.first?.message.hasSuffix("or is nil ((null))") == true)
    }

    @Test(.documented("UICollectionView.CellRegistration"))
    func `a registration fills what it makes, after it was prepared`() {
        var lines: [String] = []
        let registration = UICollectionView.CellRegistration<CollectionCell, String> { cell, path, item in
            lines.append("fill \(path.item) \(item)")
            cell.text = item
            cell.log = { if $0 != "apply" { lines.append($0) } }
        }
        let source = RegisteredItems { view, path in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: "item \(path.item)")
        }
        let stage = Stage(device: .iPhone8)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 200), collectionViewLayout: row())
        view.dataSource = source
        stage.window.addSubview(view)
        stage.layoutNow()
        #expect(lines == ["fill 0 item 0", "fill 1 item 1"])
        lines = []
        view.contentOffset.y = 400
        stage.layoutNow()
        #expect(lines.count == 4 && lines[0].hasPrefix("reuse") && lines[1].hasPrefix("fill 4"))
    }

    @Test(.oracle("COLL-25"))
    func `a registration made for each cell is an exception`() {
        let source = RegisteredItems { view, path in
            let registration = UICollectionView.CellRegistration<CollectionCell, Int> { _, _, _ in }
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
        }
        let stage = Stage(device: .iPhone8)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 50), collectionViewLayout: row())
        view.dataSource = source
        stage.window.addSubview(view)
        let said = Misuse.observed { stage.layoutNow() }
        #expect(
            said.first?.message.hasPrefix(
                "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath:"
            )
                == true)
    }

    @Test(.documented("UICollectionView.cellForItem(at:)"))
    func `views and places find each other`() {
        let scene = CollectionScene(CollectionItems(count: 50), row())
        let cell = scene.view.cellForItem(at: path(2))
        #expect(cell?.frame == CGRect(x: 0, y: 200, width: 375, height: 100) && cell?.superview === scene.view)
        #expect(cell.flatMap { scene.view.indexPath(for: $0) } == path(2))
        #expect(scene.view.cellForItem(at: path(40)) == nil && scene.view.cellForItem(at: path(0, 7)) == nil)
        #expect(scene.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 350)) == path(3))
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 4999)) == path(49))
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 10, y: 5001)) == nil)
        #expect(scene.view.indexPathsForVisibleItems == (0..<5).map { path($0) })
    }

    @Test(.documented("UICollectionViewCell.contentView"))
    func `content fills the cell, backgrounds lie behind it`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let (background, selected) = (UIView(), UIView())
        cell.selectedBackgroundView = selected
        cell.backgroundView = background
        #expect(cell.subviews == [background, selected, cell.contentView])
        #expect(selected.isHidden && !background.isHidden)
        cell.frame.size = CGSize(width: 80, height: 90)
        cell.layoutIfNeeded()
        #expect([background, selected, cell.contentView].allSatisfy { $0.frame == cell.bounds })
        cell.isHighlighted = true
        #expect(!selected.isHidden)
        cell.isHighlighted = false
        cell.isSelected = true
        #expect(!selected.isHidden)
    }
}

@MainActor private final class OnlyItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}

@MainActor private final class RegisteredItems: NSObject, UICollectionViewDataSource {
    private let make: (UICollectionView, IndexPath) -> UICollectionViewCell
    init(_ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) { self.make = make }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        make(collectionView, indexPath)
    }
}
