import AppleFoundation

// The settings of controls, bars, containers and recognisers, by which run-time attributes of interface files and
// key-value coding know them.
private enum SettingMembers {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        entry(UIButton.self, "UIButton") { $0.addButtonSettings() }
        entry(UISlider.self, "UISlider") { $0.addSliderSettings() }
        entry(UISwitch.self, "UISwitch") { $0.addSwitchSettings() }
        entry(UIStepper.self, "UIStepper") { $0.addStepperSettings() }
        entry(UISegmentedControl.self, "UISegmentedControl") { $0.addSegmentedSettings() }
        entry(UIPageControl.self, "UIPageControl") { $0.addPageControlSettings() }
        entry(UIProgressView.self, "UIProgressView") { $0.addProgressSettings() }
        entry(UIActivityIndicatorView.self, "UIActivityIndicatorView") { $0.addIndicatorSettings() }
        entry(UIRefreshControl.self, "UIRefreshControl") { $0.addRefreshSettings() }
        entry(UIScrollView.self, "UIScrollView") { $0.addScrollSettings() }
        entry(UIStackView.self, "UIStackView") { $0.addStackSettings() }
        entry(UIImageView.self, "UIImageView") { $0.addImageViewSettings() }
        entry(UINavigationBar.self, "UINavigationBar") { $0.addNavigationBarSettings() }
        entry(UITabBar.self, "UITabBar") { $0.addTabBarSettings() }
        entry(UIToolbar.self, "UIToolbar") { $0.addToolbarSettings() }
        entry(UIViewController.self, "UIViewController") { $0.addControllerSettings() }
        entry(UINavigationController.self, "UINavigationController") { $0.addNavigationSettings() }
        entry(UISplitViewController.self, "UISplitViewController") { $0.addSplitSettings() }
        entry(UITapGestureRecognizer.self, "UITapGestureRecognizer") { $0.addTapSettings() }
        entry(UILongPressGestureRecognizer.self, "UILongPressGestureRecognizer") { $0.addLongPressSettings() }
        entry(UIPanGestureRecognizer.self, "UIPanGestureRecognizer") { $0.addPanSettings() }
        entry(UISwipeGestureRecognizer.self, "UISwipeGestureRecognizer") { $0.addSwipeSettings() }
    }

    private static func entry(_ type: AnyClass, _ name: String, _ fill: @escaping @MainActor (_ObjCTable) -> Void) {
        _objcRegister({ type }, name) { table in Isolation.assumeMain { fill(table) } }
    }
}

@MainActor extension _ObjCTable {
    // MARK: Controls
    fileprivate func addButtonSettings() {
        property("contentEdgeInsets", \UIButton.contentEdgeInsets)
        property("titleEdgeInsets", \UIButton.titleEdgeInsets)
        property("imageEdgeInsets", \UIButton.imageEdgeInsets)
        property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
        property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
        property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
        property("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
        property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
        property("menu", \UIButton.menu)
        reading("titleLabel", \UIButton.titleLabel)
        reading("imageView", \UIButton.imageView)
        reading("currentTitle", \UIButton.currentTitle)
        reading("currentImage", \UIButton.currentImage)
    }

    fileprivate func addSliderSettings() {
        property("value", \UISlider.value)
        property("minimumValue", \UISlider.minimumValue)
        property("maximumValue", \UISlider.maximumValue)
        property("isContinuous", \UISlider.isContinuous)
        property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        property("thumbTintColor", \UISlider.thumbTintColor)
        property("minimumValueImage", \UISlider.minimumValueImage)
        property("maximumValueImage", \UISlider.maximumValueImage)
    }

    fileprivate func addSwitchSettings() {
        property("isOn", \UISwitch.isOn)
        property("onTintColor", \UISwitch.onTintColor)
        property("thumbTintColor", \UISwitch.thumbTintColor)
        property("title", \UISwitch.title)
    }

    fileprivate func addStepperSettings() {
        property("value", \UIStepper.value)
        property("minimumValue", \UIStepper.minimumValue)
        property("maximumValue", \UIStepper.maximumValue)
        property("stepValue", \UIStepper.stepValue)
        property("isContinuous", \UIStepper.isContinuous)
        property("autorepeat", \UIStepper.autorepeat)
        property("wraps", \UIStepper.wraps)
    }

    fileprivate func addSegmentedSettings() {
        property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        property("isMomentary", \UISegmentedControl.isMomentary)
        property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
        property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
        reading("numberOfSegments", \UISegmentedControl.numberOfSegments)
    }

    fileprivate func addPageControlSettings() {
        property("numberOfPages", \UIPageControl.numberOfPages)
        property("currentPage", \UIPageControl.currentPage)
        property("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
        property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        property("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
    }

    fileprivate func addProgressSettings() {
        property("progress", \UIProgressView.progress)
        property("progressTintColor", \UIProgressView.progressTintColor)
        property("trackTintColor", \UIProgressView.trackTintColor)
        property("progressImage", \UIProgressView.progressImage)
        property("trackImage", \UIProgressView.trackImage)
    }

    fileprivate func addIndicatorSettings() {
        property("color", \UIActivityIndicatorView.color)
        property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
        reading("isAnimating", \UIActivityIndicatorView.isAnimating)
        method("startAnimating") { (owner: UIActivityIndicatorView, _) in _objcRet(owner.startAnimating()) }
        method("stopAnimating") { (owner: UIActivityIndicatorView, _) in _objcRet(owner.stopAnimating()) }
    }

    fileprivate func addRefreshSettings() {
        property("attributedTitle", \UIRefreshControl.attributedTitle)
        reading("isRefreshing", \UIRefreshControl.isRefreshing)
        method("beginRefreshing") { (owner: UIRefreshControl, _) in _objcRet(owner.beginRefreshing()) }
        method("endRefreshing") { (owner: UIRefreshControl, _) in _objcRet(owner.endRefreshing()) }
    }

    // MARK: Views
    fileprivate func addScrollSettings() {
        property("contentOffset", \UIScrollView.contentOffset)
        property("contentSize", \UIScrollView.contentSize)
        property("contentInset", \UIScrollView.contentInset)
        property("isScrollEnabled", \UIScrollView.isScrollEnabled)
        property("isPagingEnabled", \UIScrollView.isPagingEnabled)
        property("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
        property("bounces", \UIScrollView.bounces)
        property("bouncesZoom", \UIScrollView.bouncesZoom)
        property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
        property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
        property("scrollsToTop", \UIScrollView.scrollsToTop)
        property("delaysContentTouches", \UIScrollView.delaysContentTouches)
        property("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
        property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
        property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
        property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
        property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
        property("minimumZoomScale", \UIScrollView.minimumZoomScale)
        property("maximumZoomScale", \UIScrollView.maximumZoomScale)
        property("zoomScale", \UIScrollView.zoomScale)
        number("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
        number("indicatorStyle", \UIScrollView.indicatorStyle)
        number("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    }

    fileprivate func addStackSettings() {
        number("axis", \UIStackView.axis)
        number("distribution", \UIStackView.distribution)
        number("alignment", \UIStackView.alignment)
        property("spacing", \UIStackView.spacing)
        property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
        property("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
    }

    fileprivate func addImageViewSettings() {
        property("animationImages", \UIImageView.animationImages)
        property("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
        property("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
        method("startAnimating") { (owner: UIImageView, _) in _objcRet(owner.startAnimating()) }
        method("stopAnimating") { (owner: UIImageView, _) in _objcRet(owner.stopAnimating()) }
    }

    // MARK: Bars
    fileprivate func addNavigationBarSettings() {
        number("barStyle", \UINavigationBar.barStyle)
        property("isTranslucent", \UINavigationBar.isTranslucent)
        property("barTintColor", \UINavigationBar.barTintColor)
        property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
        property("shadowImage", \UINavigationBar.shadowImage)
        property("backIndicatorImage", \UINavigationBar.backIndicatorImage)
        property("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
        property("titleTextAttributes", \UINavigationBar.titleTextAttributes)
        property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
    }

    fileprivate func addTabBarSettings() {
        number("barStyle", \UITabBar.barStyle)
        property("isTranslucent", \UITabBar.isTranslucent)
        property("barTintColor", \UITabBar.barTintColor)
        property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        property("backgroundImage", \UITabBar.backgroundImage)
        property("shadowImage", \UITabBar.shadowImage)
        property("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
    }

    fileprivate func addToolbarSettings() {
        number("barStyle", \UIToolbar.barStyle)
        property("isTranslucent", \UIToolbar.isTranslucent)
        property("barTintColor", \UIToolbar.barTintColor)
    }

    // MARK: Controllers
    fileprivate func addControllerSettings() {
        number("modalPresentationStyle", \UIViewController.modalPresentationStyle)
        number("modalTransitionStyle", \UIViewController.modalTransitionStyle)
        number("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
        property("isModalInPresentation", \UIViewController.isModalInPresentation)
        property("definesPresentationContext", \UIViewController.definesPresentationContext)
        property("preferredContentSize", \UIViewController.preferredContentSize)
        property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
        property("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
        property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
        property("restorationIdentifier", \UIViewController.restorationIdentifier)
        property("isEditing", \UIViewController.isEditing)
    }

    fileprivate func addNavigationSettings() {
        property("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
        property("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
    }

    fileprivate func addSplitSettings() {
        number("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
        property("presentsWithGesture", \UISplitViewController.presentsWithGesture)
        property("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
        property("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
        property("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
    }

    // MARK: Recognisers
    fileprivate func addTapSettings() {
        property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
    }

    fileprivate func addLongPressSettings() {
        property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
    }

    fileprivate func addPanSettings() {
        property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
        property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
    }

    fileprivate func addSwipeSettings() {
        number("direction", \UISwipeGestureRecognizer.direction)
        property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
    }
}
