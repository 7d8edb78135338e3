import AppleFoundation
import CoreGraphics

// Names of Swift 3 and 4 for constants of lists, containers and the application.

// MARK: Lists
@available(swift, deprecated: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

@available(swift, deprecated: 4.2, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor
public var UITableViewIndexSearch: String { UITableView.indexSearch }

@available(swift, deprecated: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }

@available(swift, deprecated: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }

@available(swift, deprecated: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

@available(swift, deprecated: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }

@available(swift, deprecated: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }

// MARK: Containers and controls
@available(swift, deprecated: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
    UIPageViewController.OptionsKey.spineLocation
}

@available(swift, deprecated: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
    UIPageViewController.OptionsKey.interPageSpacing
}

@available(swift, deprecated: 4.2, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }

@available(swift, deprecated: 4.2, renamed: "UINavigationController.hideShowBarDuration")
public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }

@available(swift, deprecated: 4.2, renamed: "UISegmentedControl.noSegment")
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

// MARK: Application and keys
@available(swift, deprecated: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval { UIApplication.backgroundFetchIntervalMinimum }

@available(swift, deprecated: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }

@available(swift, deprecated: 4.2, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

@available(swift, deprecated: 4.2, renamed: "UIKeyCommand.inputUpArrow")
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }

@available(swift, deprecated: 4.2, renamed: "UIKeyCommand.inputDownArrow")
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }

@available(swift, deprecated: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }

@available(swift, deprecated: 4.2, renamed: "UIKeyCommand.inputRightArrow")
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

@available(swift, deprecated: 4.2, renamed: "UIKeyCommand.inputEscape")
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
