import UIKit

/// The shop's sections: cards that stop in the middle, a row of departments, and shelves with as many products as fit.
enum ShopLayout {
    static let badge = "badge"

    static func make() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        return UICollectionViewCompositionalLayout(
            sectionProvider: { section, environment in ShopSection(rawValue: section).map { make($0, environment) } },
            configuration: configuration)
    }

    private static func make(_ section: ShopSection, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    {
        switch section {
        case .featured: featured(environment)
        case .departments: departments()
        case .products: products(environment)
        }
    }

    private static func featured(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let isWide = environment.container.effectiveContentSize.width > 600
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(isWide ? 0.45 : 0.85), heightDimension: .absolute(180)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 0, leading: isWide ? 16 : 0, bottom: 0, trailing: isWide ? 16 : 0)
        section.orthogonalScrollingBehavior = isWide ? .continuousGroupLeadingBoundary : .groupPagingCentered
        section.boundarySupplementaryItems = [header(margin: isWide ? 0 : 16)]
        return section
    }

    private static func departments() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(90), heightDimension: .absolute(34))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    private static func products(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let columns = max(2, Int(width / 180))
        let side = (width - 2 * 16 - CGFloat(columns - 1) * 14) / CGFloat(columns)
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(44), heightDimension: .absolute(22)), elementKind: badge,
            containerAnchor: .init(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 6, y: -8)))
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .absolute(side), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(190)), repeatingSubitem: item,
            count: columns)
        group.interItemSpacing = .fixed(14)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 16
        section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
        section.boundarySupplementaryItems = [header(margin: 0)]
        return section
    }

    /// Headers keep the insets of their section; one without any has a margin of its own.
    private static func header(margin: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.contentInsets = .init(top: 0, leading: margin, bottom: 0, trailing: margin)
        header.pinToVisibleBounds = true
        return header
    }
}
