import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Numbers and defaults of what a compositional layout is described with.
@MainActor @Suite("Lists / Collection / Compositional values")
struct CompositionalValueTests {
    private let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))

    @Test(.documented("NSRectAlignment, NSCollectionLayoutBoundarySupplementaryItem"))
    func `a boundary item makes room for itself and scrolls with its section`() {
        let alignments: [NSRectAlignment] = [
            .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
        ]
        #expect(alignments.map(\.rawValue) == Array(0...8))
        let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "head", alignment: .topLeading)
        #expect(item.extendsBoundary && !item.pinToVisibleBounds && item.offset == .zero && item.alignment == .topLeading)
        #expect(item.elementKind == "head" && item.zIndex == 1)
        let moved = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "head", alignment: .bottom, absoluteOffset: CGPoint(x: 3, y: 4))
        #expect(moved.offset == CGPoint(x: 3, y: 4))
    }

    @Test(.documented("UICollectionLayoutSectionOrthogonalScrollingBehavior"))
    func `numbers of the ways to scroll across`() {
        let ways: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
            .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
        ]
        #expect(ways.map(\.rawValue) == Array(0...5))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        #expect(section.orthogonalScrollingBehavior == .none && section.boundarySupplementaryItems.isEmpty)
        #expect(section.contentInsets == .zero && section.interGroupSpacing == 0 && section.decorationItems.isEmpty)
    }

    @Test(.documented("NSCollectionLayoutAnchor"))
    func `an anchor is moved by points or by shares of what hangs there`() {
        let plain = NSCollectionLayoutAnchor(edges: [.top, .trailing])
        #expect(
            plain.isAbsoluteOffset && !plain.isFractionalOffset && plain.offset == .zero && plain.edges == [.top, .trailing])
        let share = NSCollectionLayoutAnchor(edges: [.top], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        #expect(!share.isAbsoluteOffset && share.isFractionalOffset && share.offset == CGPoint(x: 0.5, y: -0.5))
        #expect(NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: plain).zIndex == 1)
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "behind").zIndex == 0)
    }

    @Test(.documented("NSCollectionLayoutItem: NSCopying, NSCollectionLayoutSection: NSCopying"))
    func `items, groups and sections are copied with what was set on them`() throws {
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let copied = try #require(item.copy() as? NSCollectionLayoutItem)
        item.contentInsets = .zero
        #expect(copied !== item && copied.contentInsets.leading == 2 && copied.layoutSize == size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        group.interItemSpacing = .fixed(7)
        let section = NSCollectionLayoutSection(group: try #require(group.copy() as? NSCollectionLayoutGroup))
        section.interGroupSpacing = 9
        let other = try #require(section.copy() as? NSCollectionLayoutSection)
        section.interGroupSpacing = 0
        #expect(other !== section && other.interGroupSpacing == 9)
    }
}
