import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Collection / Compositional layout")
struct CompositionalLayoutTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func rows(_ height: NSCollectionLayoutDimension = .absolute(44)) -> NSCollectionLayoutSection {
        let size = size(.fractionalWidth(1), height)
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private func carousel(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item]))
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func scene(
        _ section: NSCollectionLayoutSection, _ counts: [Int], _ set: (UICollectionView) -> Void = { _ in }
    ) -> CollectionScene {
        CollectionScene(
            CollectionItemsWithEdges(counts.map { (0..<$0).map { "\($0)" } }),
            UICollectionViewCompositionalLayout(section: section), set)
    }

    @Test(.oracle("COMP-2, COMP-11"))
    func `rows add up, and insets leave the rest`() {
        let section = rows()
        let plain = scene(section, [94])
        #expect(plain.view.contentSize == CGSize(width: 375, height: 4136))
        #expect(plain.view.visibleCells.count == 11)
        let inset = rows()
        inset.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        #expect(scene(inset, [2]).frame(1) == CGRect(x: 16, y: 44, width: 343, height: 44))
    }

    @Test(.documented("COMP-23"))
    func `a configuration handed out is a copy`() {
        let layout = UICollectionViewCompositionalLayout(section: rows())
        let scene = CollectionScene(CollectionItems([["a"], ["b"]]), layout)
        layout.configuration.interSectionSpacing = 20
        scene.stage.layoutNow()
        #expect(scene.frame(0, 1)?.minY == 44)
        let configuration = layout.configuration
        configuration.interSectionSpacing = 20
        layout.configuration = configuration
        scene.stage.layoutNow()
        #expect(scene.frame(0, 1)?.minY == 64)
    }

    @Test(.documented("COMP-24"))
    func `a provider is asked for each section, and again when there is other room`() {
        var asked: [String] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            asked.append("\(section): \(environment.container.effectiveContentSize.width)")
            return self.rows()
        }
        let scene = CollectionScene(CollectionItems([["a"], ["b"]]), layout)
        #expect(asked == ["0: 375.0", "1: 375.0"])
        scene.view.frame.size.width = 300
        scene.stage.layoutNow()
        #expect(asked.suffix(2) == ["0: 300.0", "1: 300.0"])
    }

    @Test(.assumed("an exception; its words are not known to be UIKit's"))
    func `no section for items that are there is a mistake`() {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        let said = Misuse.observed { _ = CollectionScene(CollectionItems(count: 1), layout) }
        #expect(said.contains { "\($0)".contains("Invalid section definition") })
    }

    @Test(.oracle("COMP-17"))
    func `kinds of supplementary items are not used twice`() {
        func badged() -> NSCollectionLayoutItem {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
            return NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        }
        let group = size(.fractionalWidth(1), .absolute(44))
        let double = NSCollectionLayoutSection(group: .horizontal(layoutSize: group, subitems: [badged(), badged()]))
        let said = Misuse.observed { _ = scene(double, [2]) }
        #expect(said.contains { "\($0)".contains("Every supplementary must have a unique elementKind: duplicates detected") })
        let single = NSCollectionLayoutSection(group: .horizontal(layoutSize: group, subitems: [badged()]))
        let shown = scene(single, [4])
        let badges = shown.view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(badges.map(\.item) == [0, 1, 2, 3])
    }

    @Test(.ours) func `a group without room is told of, and so are dimensions that are none`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let empty = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.absolute(0), .absolute(44)), subitems: [item]))
        let said = Misuse.observed { _ = scene(empty, [2]) }
        #expect(said.contains { "\($0)".contains("There is no room for this NSCollectionLayoutGroup") })
        let wide = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        wide.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(300), top: nil, trailing: .fixed(100), bottom: nil)
        let spaced = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [wide]))
        let told = Misuse.observed { _ = scene(spaced, [2]) }
        #expect(
            told.contains {
                "\($0)".contains("invalid combination of spacing and size specified. This group cannot fit even a single item.")
            })
        let bad = Misuse.observed { _ = NSCollectionLayoutDimension.absolute(.nan) }
        #expect(bad.count == 1)
    }

    @Test(.assumed("rows ask for their height")) func `rows are as high as they measure themselves`() {
        let items = CollectionItems(count: 30)
        items.fill = { cell, path in (cell as? CollectionCell)?.preferred = CGSize(width: 10, height: 50 + CGFloat(path.item)) }
        let scene = CollectionScene(items, UICollectionViewCompositionalLayout(section: rows(.estimated(44))))
        #expect(scene.frame(0) == CGRect(x: 0, y: 0, width: 375, height: 50))
        #expect(scene.frame(3) == CGRect(x: 0, y: 153, width: 375, height: 53))
        // What is measured on the way down makes the way longer.
        for _ in 0..<5 {
            scene.view.contentOffset.y = scene.view.contentSize.height - 480
            scene.stage.layoutNow()
        }
        #expect(scene.frame(29)?.height == 79)
        // What is measured stays with its items.
        items.sections[0].insert("new", at: 0)
        scene.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        scene.stage.layoutNow()
        #expect(scene.frame(4)?.height == 53)
    }

    @Test(.documented("COMP-20")) func `a pinned header stays in sight`() {
        let section = rows()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let scene = scene(section, [30, 30])
        scene.view.contentOffset.y = 200
        scene.stage.layoutNow()
        let shown = scene.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(shown?.frame == CGRect(x: 0, y: 200, width: 375, height: 30))
    }

    @Test(.documented("COMP-18")) func `a background lies behind its section`() {
        let section = rows()
        section.decorationItems = [.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        let scene = CollectionScene(CollectionItems(count: 2), layout)
        let views = scene.view.subviews.filter { $0 is UICollectionReusableView }
        #expect(views.first?.frame == CGRect(x: 0, y: 0, width: 375, height: 88))
        #expect(views.count == 3)
    }

    // MARK: - Sideways
    @Test(.oracle("COMP-25")) func `a row moves in a scroll view of its own`() {
        let section = carousel(.continuous)
        var heard: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            heard.append(offset.x)
            for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
        }
        let scene = scene(section, [10, 10])
        let cell = scene.view.cellForItem(at: IndexPath(item: 0, section: 0))
        let row = cell?.superview as? UIScrollView
        #expect(row != nil && row !== scene.view)
        #expect(row?.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
        #expect(row?.contentSize == CGSize(width: 2090, height: 100))
        #expect(scene.view.visibleCells.count == 4)
        #expect(scene.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        row?.contentOffset.x = 500
        scene.stage.layoutNow()
        #expect(scene.view.contentOffset == .zero)
        #expect(heard.contains(500))
        #expect(scene.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [2, 3, 4])
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 200, y: 50))?.item == 3)
        #expect(
            scene.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame == CGRect(x: 630, y: 0, width: 200, height: 100))
    }

    @Test(.documented("COMP-21")) func `a finger pages by groups`() {
        let scene = scene(carousel(.groupPaging), [10])
        scene.stage.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 180, y: 50), duration: 0.1)
        scene.stage.advance(by: 2)
        let row = scene.view.cellForItem(at: IndexPath(item: 1, section: 0))?.superview as? UIScrollView
        #expect(row?.contentOffset.x == 210)
        #expect(scene.view.contentOffset == .zero)
    }

    @Test(.assumed("as in the view itself")) func `going to an item moves its row`() {
        let scene = scene(carousel(.continuous), [10])
        scene.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
        scene.stage.layoutNow()
        let cell = scene.view.cellForItem(at: IndexPath(item: 5, section: 0))
        #expect((cell?.superview as? UIScrollView)?.contentOffset.x == 1050)
    }

    @Test(.documented("NSCollectionLayoutSection: leading and trailing"))
    func `everything is mirrored where people read from the right`() {
        let section = carousel(.continuous)
        section.contentInsets.leading = 20
        func first(_ set: (UICollectionView) -> Void) -> CGRect? {
            let scene = scene(section, [10], set)
            return scene.view.cellForItem(at: IndexPath(item: 0, section: 0)).map { $0.convert($0.bounds, to: scene.view) }
        }
        #expect(first { $0.traitOverrides.layoutDirection = .rightToLeft } == CGRect(x: 155, y: 0, width: 200, height: 100))
    }

    @Test(.oracle("COMP-28"))
    func `a direction that is forced on the view alone moves nothing`() {
        let section = rows()
        section.contentInsets.leading = 20
        let scene = scene(section, [2]) { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(scene.frame(0) == CGRect(x: 20, y: 0, width: 355, height: 44))
        #expect(scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 20)
    }

    // MARK: - Lists
    @Test(.oracle("COMP-27")) func `an inset list has margins, and gaps between its sections`() {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let items = CollectionItems([["a", "b"], ["c"]])
        items.fill = { cell, _ in (cell as? CollectionCell)?.preferred = CGSize(width: 0, height: 44) }
        let scene = CollectionScene(items, layout, size: CGSize(width: 300, height: 500))
        #expect(scene.frame(0) == CGRect(x: 16, y: 17.5, width: 268, height: 44))
        #expect(scene.frame(1)?.minY == 61.5)
        #expect(scene.frame(0, 1)?.minY == 140.5)
        #expect(scene.view.backgroundColor == .systemGroupedBackground)
    }

    // MARK: Items in their groups
    @Test(.documented("NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)"))
    func `an item that is repeated keeps its own size, and one that is shared out doesn't`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
        let group = size(.fractionalWidth(1), .absolute(40))
        let repeated = scene(
            NSCollectionLayoutSection(group: .horizontal(layoutSize: group, repeatingSubitem: item, count: 3)), [4])
        #expect((0..<3).map { repeated.frame($0)?.width } == [60, 60, 60])
        #expect((0..<4).map { repeated.frame($0)?.minX } == [0, 60, 120, 0] && repeated.frame(3)?.minY == 40)
        let shared = scene(NSCollectionLayoutSection(group: .horizontal(layoutSize: group, subitem: item, count: 3)), [4])
        #expect((0..<4).map { shared.frame($0)?.width } == [125, 125, 125, 125])
    }

    private func edged(_ spacing: NSCollectionLayoutEdgeSpacing, width: CGFloat = 100) -> CollectionScene {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(width), .absolute(40)))
        item.edgeSpacing = spacing
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        return scene(NSCollectionLayoutSection(group: group), [4])
    }

    @Test(.documented("NSCollectionLayoutEdgeSpacing: around the slot, in addition to the item's size"))
    func `a fixed space at an edge takes room from the neighbours, not from the item`() {
        let scene = edged(NSCollectionLayoutEdgeSpacing(leading: .fixed(20), top: .fixed(10), trailing: .fixed(5), bottom: nil))
        #expect(scene.frame(0) == CGRect(x: 20, y: 10, width: 100, height: 40))
        #expect(scene.frame(1) == CGRect(x: 145, y: 10, width: 100, height: 40))
        // A third one would end at 375 without its space behind it.
        #expect(scene.frame(2) == CGRect(x: 270, y: 10, width: 100, height: 40))
        #expect(scene.frame(3)?.minY == 110)
    }

    @Test(.documented("NSCollectionLayoutEdgeSpacing: a flexible bottom aligns items to the top"))
    func `flexible spaces share what is left`() {
        let nothing = NSCollectionLayoutSpacing.flexible(0)
        let end = edged(NSCollectionLayoutEdgeSpacing(leading: nothing, top: nil, trailing: nil, bottom: nil), width: 300)
        #expect(end.frame(0)?.minX == 75)
        let middle = edged(
            NSCollectionLayoutEdgeSpacing(leading: nothing, top: nil, trailing: nothing, bottom: nil), width: 300)
        #expect(middle.frame(0)?.minX == 37.5)
        let top = edged(NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nothing))
        #expect(top.frame(0)?.minY == 0)
    }

    // MARK: What is kept free
    @Test(.documented("UICollectionViewCompositionalLayoutConfiguration, UIContentInsetsReference"))
    func `a configuration begins without headers and gaps, and sections follow its reference`() {
        let usual = UICollectionViewCompositionalLayoutConfiguration()
        #expect(usual.scrollDirection == .vertical && usual.interSectionSpacing == 0)
        #expect(usual.boundarySupplementaryItems.isEmpty && usual.contentInsetsReference == .safeArea)
        #expect(rows().contentInsetsReference == .automatic)
        func place(_ whole: UIContentInsetsReference, _ own: UIContentInsetsReference) -> CGRect? {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.contentInsetsReference = whole
            let section = rows()
            section.contentInsetsReference = own
            let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
            return CollectionScene(CollectionItems(count: 1), layout) {
                $0.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
            }.frame(0)
        }
        #expect(place(.safeArea, .automatic) == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(place(.layoutMargins, .automatic) == CGRect(x: 30, y: 0, width: 325, height: 44))
        #expect(place(.layoutMargins, .none) == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(place(.none, .layoutMargins) == CGRect(x: 30, y: 0, width: 325, height: 44))
    }

    private func header(_ section: NSCollectionLayoutSection, extends: Bool = true) -> CollectionScene {
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
        header.extendsBoundary = extends
        section.boundarySupplementaryItems = [header]
        return scene(section, [2])
    }

    private func headerFrame(_ scene: CollectionScene) -> CGRect? {
        scene.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
    }

    @Test(.documented("NSCollectionLayoutSection.supplementariesFollowContentInsets"))
    func `a header is as wide as what it stands over, unless it doesn't follow the section's insets`() {
        #expect(headerFrame(header(rows())) == CGRect(x: 16, y: 0, width: 343, height: 30))
        let free = rows()
        free.supplementariesFollowContentInsets = false
        #expect(headerFrame(header(free)) == CGRect(x: 0, y: 0, width: 375, height: 30))
    }

    @Test(.documented("NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary"))
    func `a header that doesn't extend its section lies over the first rows`() {
        #expect(header(rows()).frame(0)?.minY == 30)
        let over = header(rows(), extends: false)
        #expect(over.frame(0)?.minY == 0 && headerFrame(over)?.minY == 0)
        #expect(over.view.contentSize.height == 88)
    }
}
