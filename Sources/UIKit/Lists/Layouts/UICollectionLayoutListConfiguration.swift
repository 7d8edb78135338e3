import AppleFoundation
import CoreGraphics
import ListEngine

/// How a section looks that is a list.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// The data source has a view for it.
        case supplementary = 1
        /// The first item of each section looks like a header.
        case firstItemInSection = 2
    }

    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    /// Nil: the row doesn't move aside.
    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?
    /// Gets what the list would do, and says what it shall do.
    public typealias ItemSeparatorHandler = @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    public let appearance: Appearance

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Above headers; nil is what the appearance has.
    public var headerTopPadding: CGFloat?
    /// Nil is the appearance's colour.
    public var backgroundColor: UIColor?
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Asked when a row begins to move.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Whether sections are cards with round corners.
    var isInset: Bool { appearance == .insetGrouped }
    var isGrouped: Bool { appearance == .insetGrouped || appearance == .grouped }

    var offersSwipes: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    /// What a row shows unless it is told otherwise. The first one may be the header of its section.
    func content(isHeader: Bool) -> UIListContentConfiguration {
        switch (appearance, isHeader) {
        case (.sidebar, false), (.sidebarPlain, false): .sidebarCell()
        case (.sidebar, true), (.sidebarPlain, true): .sidebarHeader()
        case (.plain, true): .plainHeader()
        case (.grouped, true): .groupedHeader()
        case (.insetGrouped, true): .prominentInsetGroupedHeader()
        case (.plain, false), (.grouped, false), (.insetGrouped, false): .cell()
        }
    }

    /// Behind the rows.
    @MainActor var background: UIColor {
        backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
    }
}

/// The lines of a list.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
    public enum Visibility: Int, Sendable {
        case automatic = 0
        case visible = 1
        case hidden = 2
    }

    /// As the list and the cell's content have it.
    public static let automaticInsets = NSDirectionalEdgeInsets(top: 1e300, leading: 1e300, bottom: 1e300, trailing: 1e300)

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator {
        didSet { Unsupported.kept("UIListSeparatorConfiguration.multipleSelectionColor") }
    }
}

/// What makes a section a list.
final class ListSection {
    let configuration: UICollectionLayoutListConfiguration

    init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

    func isHeader(_ path: ListPath) -> Bool { path.item == 0 && configuration.headerMode == .firstItemInSection }
}

extension NSCollectionLayoutSection {
    /// Rows as wide as there is room, as high as they measure themselves.
    @preconcurrency @MainActor
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableLook.standardRow))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = ListSection(configuration)
        let style: UITableView.Style = configuration.isInset ? .insetGrouped : configuration.isGrouped ? .grouped : .plain
        let look = TableLook(
            width: layoutEnvironment.container.effectiveContentSize.width, layoutEnvironment.traitCollection, style: style)
        if look.isGrouped {
            let side = look.isInset ? look.margin : 0
            section.contentInsets = NSDirectionalEdgeInsets(
                top: configuration.headerMode == .supplementary ? 0 : look.groupGap, leading: side,
                bottom: configuration.footerMode == .supplementary ? 0 : look.groupGap, trailing: side)
        } else if configuration.appearance == .sidebar {
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
        func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
            let height: CGFloat = look.isGrouped ? 38 : TableLook.plainHeader
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
                elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = configuration.appearance == .plain
            return item
        }
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionHeader, .top))
            section.topPadding = configuration.headerTopPadding ?? (look.isGrouped ? 0 : TableLook.plainTopPadding)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Every section is such a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }
}
