/// The frame of a file: what stands outside and around the objects.
let documentSchema = """
    common: id key customClass customModule customModuleProvider userLabel- userComments- colorLabel- sceneMemberID- catalog
    structure:document|type version toolsVersion systemVersion- targetRuntime useAutolayout? useTraitCollections? useSafeAreas? initialViewController@ launchScreen? colorMatched? propertyAccessControl- variant- promptedForUpdateTo- promptedForUpdateToUniversal- promptedForUseTraitCollections- defaultVersion-
    structure:device|orientation appearance layout-
    structure:adaptation
    structure:dependencies deployment plugIn capability development|identifier name version minToolsVersion defaultVersion
    structure:scenes
    structure:scene|sceneID
    structure:objects
    structure:resources
    structure:image|name width# height# catalog alwaysTemplate? renderingMode symbolScale
    structure:systemColor namedColor|name
    structure:customFonts
    structure:array
    object:placeholder|placeholderIdentifier
    object:exit
    object:customObject
    object:viewControllerPlaceholder|storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier title
    object:window|visibleAtLaunch? fullScreen? resizesToFullScreen? opaque? clipsSubviews? contentMode clearsContextBeforeDrawing? multipleTouchEnabled? hidden?
    object:searchDisplayController
    designTime:designables designable classes class relationships inferredMetricsTieBreakers simulatedMetricsContainer accessibilityOverrides  canvasLocation animations connectionIndicators modalPageSheetSimulatedSizeMetrics splitViewMasterSimulatedSizeMetrics splitViewDetailSimulatedSizeMetrics metadata simulatedStatusBarMetrics simulatedOrientationMetrics simulatedScreenMetrics simulatedTabBarMetrics simulatedTopBarMetrics simulatedNavigationBarMetrics simulatedToolbarMetrics simulatedBottomBarMetrics freeformSimulatedSizeMetrics
    """
