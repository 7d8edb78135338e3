import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIViewController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIViewController.self, element: "viewController hostingController") { card in
            card.property("title", \.title, file: .same, .observable)
            card.property("view", \.view, .observable)
            card.property("modalPresentationStyle", \.modalPresentationStyle, file: .same)
            card.property("modalTransitionStyle", \.modalTransitionStyle, file: .same)
            card.property("edgesForExtendedLayout", \.edgesForExtendedLayout, file: .same)
            card.property("isModalInPresentation", \.isModalInPresentation, file: "modalInPresentation")
            card.property("definesPresentationContext", \.definesPresentationContext, file: .same)
            card.property("preferredContentSize", \.preferredContentSize, file: "contentSizeForViewInPopover")
            card.property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, file: .same)
            card.property("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, file: .same)
            card.property("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, file: .same)
            card.property("additionalSafeAreaInsets", \.additionalSafeAreaInsets, .observable)
            card.property("restorationIdentifier", \.restorationIdentifier, file: .same)
            card.property("isEditing", \.isEditing)
            card.property("transitioningDelegate", \.transitioningDelegate)
            card.property("toolbarItems", \.toolbarItems)
            card.property("tabBarItem", \.tabBarItem)
            card.property("viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins, file: .same)
            card.property(
                "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle, file: .same)
            card.property("restoresFocusAfterTransition", \.restoresFocusAfterTransition)
            card.property("modalPresentationCapturesStatusBarAppearance", \.modalPresentationCapturesStatusBarAppearance)
            card.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, file: "interfaceStyle")
            card.reading("parent", \.parent, earlier: "parentViewController", .observable)
            card.reading("children", \.children, earlier: "childViewControllers")
            card.reading("presentedViewController", \.presentedViewController)
            card.reading("presentingViewController", \.presentingViewController)
            card.reading("navigationItem", \.navigationItem)
            card.reading("editButtonItem", \.editButtonItem)
            card.reading("navigationController", \.navigationController)
            card.reading("tabBarController", \.tabBarController)
            card.reading("splitViewController", \.splitViewController)
            card.reading("presentationController", \.presentationController)
            card.reading("popoverPresentationController", \.popoverPresentationController)
            card.reading("storyboard", \.storyboard)
            card.reading("viewIfLoaded", \.viewIfLoaded)
            card.reading("isViewLoaded", \.isViewLoaded)
            card.reading("nibName", \.nibName)
            card.reading("nibBundle", \.nibBundle)
            card.reading("isBeingPresented", \.isBeingPresented)
            card.reading("isBeingDismissed", \.isBeingDismissed)
            card.reading("isMovingToParent", \.isMovingToParent)
            card.reading("isMovingFromParent", \.isMovingFromParent)
            card.reading("shouldAutomaticallyForwardAppearanceMethods", \.shouldAutomaticallyForwardAppearanceMethods)
            card.reading("systemMinimumLayoutMargins", \.systemMinimumLayoutMargins)
            card.reading("topLayoutGuide", \.topLayoutGuide)
            card.reading("bottomLayoutGuide", \.bottomLayoutGuide)
            card.reading("disablesAutomaticKeyboardDismissal", \.disablesAutomaticKeyboardDismissal)
            card.reading("sheetPresentationController", \.sheetPresentationController)
            card.reading("activePresentationController", \.activePresentationController)
            card.reading("transitionCoordinator", \.transitionCoordinator)
            card.reading("traitCollection", \.traitCollection)
            card.reading("preferredUserInterfaceStyle", \.preferredUserInterfaceStyle)
            card.reading("childViewControllerForUserInterfaceStyle", \.childViewControllerForUserInterfaceStyle)
            card.reading("shouldAutorotate", \.shouldAutorotate)
            card.reading("supportedInterfaceOrientations", \.supportedInterfaceOrientations)
            card.reading("preferredInterfaceOrientationForPresentation", \.preferredInterfaceOrientationForPresentation)
            card.reading("interfaceOrientation", \.interfaceOrientation)
            card.reading("preferredStatusBarStyle", \.preferredStatusBarStyle)
            card.reading("prefersStatusBarHidden", \.prefersStatusBarHidden)
            card.reading("preferredStatusBarUpdateAnimation", \.preferredStatusBarUpdateAnimation)
            card.reading("childForStatusBarStyle", \.childForStatusBarStyle)
            card.reading("childForStatusBarHidden", \.childForStatusBarHidden)
            card.reading("prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden)
            card.reading("childForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden)
            card.reading("preferredScreenEdgesDeferringSystemGestures", \.preferredScreenEdgesDeferringSystemGestures)
            card.reading("childForScreenEdgesDeferringSystemGestures", \.childForScreenEdgesDeferringSystemGestures)
            card.reading("prefersPointerLocked", \.prefersPointerLocked)
            card.reading("childViewControllerForPointerLock", \.childViewControllerForPointerLock)
            card.reading("performsActionsWhilePresentingModally", \.performsActionsWhilePresentingModally)
            card.reading("extensionContext", \.extensionContext)
            card.method("_printHierarchy") { NSString(string: HierarchyDescription.controllers($0)) }
            card.method("viewDidLoad") { $0.viewDidLoad() }
            card.method("removeFromParentViewController") { $0.removeFromParent() }
            card.method("setNeedsStatusBarAppearanceUpdate") { $0.setNeedsStatusBarAppearanceUpdate() }
        }
    }
}

// MARK: The words of interface files
extension UIModalPresentationStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "fullScreen": .fullScreen
            case "pageSheet": .pageSheet
            case "formSheet": .formSheet
            case "currentContext": .currentContext
            case "custom": .custom
            case "overFullScreen": .overFullScreen
            case "overCurrentContext": .overCurrentContext
            case "popover": .popover
            case "none": .none
            default: .automatic
            }
    }
}

extension UIModalTransitionStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "flipHorizontal": .flipHorizontal
            case "crossDissolve": .crossDissolve
            case "partialCurl": .partialCurl
            default: .coverVertical
            }
    }
}
