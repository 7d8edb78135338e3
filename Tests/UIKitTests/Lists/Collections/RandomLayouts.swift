import CoreGraphics
import UIKit

/// Layouts of all kinds.
@MainActor enum RandomLayouts {
    static let kinds = 10

    static func make(_ kind: Int) -> UICollectionViewLayout {
        switch kind % kinds {
        case 0: return flow(CGSize(width: 290, height: 70), 0)
        case 1: return flow(CGSize(width: 110, height: 90), 4)
        case 2:
            let layout = flow(CGSize(width: 80, height: 60), 8)
            layout.scrollDirection = .horizontal
            return layout
        case 3:
            let layout = flow(CGSize(width: 120, height: 40), 4)
            layout.headerReferenceSize = CGSize(width: 30, height: 30)
            layout.sectionHeadersPinToVisibleBounds = true
            return layout
        case 4: return RecordingLayout()
        case 5: return UICollectionViewCompositionalLayout(section: section(.absolute(60), columns: 2))
        case 6: return UICollectionViewCompositionalLayout(section: section(.estimated(44), columns: 1))
        case 7:
            return UICollectionViewCompositionalLayout { number, _ in
                let section = section(.absolute(80), columns: 1 + number % 2)
                if number % 2 == 1 { section.orthogonalScrollingBehavior = .continuous }
                return section
            }
        case 8: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        default: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        }
    }

    private static func flow(_ size: CGSize, _ spacing: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        layout.minimumLineSpacing = spacing
        return layout
    }

    private static func section(_ height: NSCollectionLayoutDimension, columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = columns == 2
        section.boundarySupplementaryItems = [header]
        return section
    }
}
