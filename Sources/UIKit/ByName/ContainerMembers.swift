import AppleFoundation
import CoreGraphics

// What storyboards set by key and what gestures and actions call by selector on containers and their bars.
private enum ContainerMembers {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        _objcRegister({ UIBarItem.self }, "UIBarItem") { table in Isolation.assumeMain { table.addBarItem() } }
        _objcRegister({ UIBarButtonItem.self }, "UIBarButtonItem") { table in Isolation.assumeMain { table.addBarButton() } }
        _objcRegister({ UITabBarItem.self }, "UITabBarItem") { table in Isolation.assumeMain { table.addTabBarItem() } }
        _objcRegister({ UINavigationItem.self }, "UINavigationItem") { table in
            Isolation.assumeMain { table.addNavigationItem() }
        }
        _objcRegister({ UINavigationController.self }, "UINavigationController") { table in
            Isolation.assumeMain { table.addNavigationController() }
        }
        _objcRegister({ UITabBarController.self }, "UITabBarController") { table in
            Isolation.assumeMain { table.addTabBarController() }
        }
        _objcRegister({ NavigationGestures.self }, "UINavigationController gestures") { table in
            Isolation.assumeMain { table.addNavigationGestures() }
        }
        _objcRegister({ SplitGestures.self }, "UISplitViewController gestures") { table in
            Isolation.assumeMain { table.addSplitGestures() }
        }
        _objcRegister({ PageGestures.self }, "UIPageViewController gestures") { table in
            Isolation.assumeMain { table.addPageGestures() }
        }
    }
}

@MainActor extension _ObjCTable {
    fileprivate func addBarItem() {
        property("isEnabled", \UIBarItem.isEnabled)
        property("title", \UIBarItem.title)
        property("image", \UIBarItem.image)
        property("tag", \UIBarItem.tag)
    }

    fileprivate func addBarButton() {
        property("width", \UIBarButtonItem.width)
        property("customView", \UIBarButtonItem.customView)
        property("tintColor", \UIBarButtonItem.tintColor)
    }

    fileprivate func addTabBarItem() {
        property("badgeValue", \UITabBarItem.badgeValue)
        property("badgeColor", \UITabBarItem.badgeColor)
        property("selectedImage", \UITabBarItem.selectedImage)
    }

    fileprivate func addNavigationItem() {
        property("title", \UINavigationItem.title)
        property("prompt", \UINavigationItem.prompt)
        property("titleView", \UINavigationItem.titleView)
        property("hidesBackButton", \UINavigationItem.hidesBackButton)
        property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
        property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
    }

    fileprivate func addNavigationController() {
        property("viewControllers", \UINavigationController.viewControllers)
        reading("topViewController", \UINavigationController.topViewController)
        reading("visibleViewController", \UINavigationController.visibleViewController)
        reading("navigationBar", \UINavigationController.navigationBar)
        property("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
        property("isToolbarHidden", \UINavigationController.isToolbarHidden)
        property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
        property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
    }

    fileprivate func addTabBarController() {
        property("viewControllers", \UITabBarController.viewControllers)
        property("selectedViewController", \UITabBarController.selectedViewController)
        property("selectedIndex", \UITabBarController.selectedIndex)
        reading("tabBar", \UITabBarController.tabBar)
    }

    fileprivate func addNavigationGestures() {
        method("backMoved:") { (owner: NavigationGestures, arguments) in
            _objcRet(owner.backMoved(_objcArg(arguments, 0, UIScreenEdgePanGestureRecognizer.self)))
        }
        method("swipeMoved:") { (owner: NavigationGestures, arguments) in
            _objcRet(owner.swipeMoved(_objcArg(arguments, 0, UIPanGestureRecognizer.self)))
        }
        method("tapped:") { (owner: NavigationGestures, arguments) in
            _objcRet(owner.tapped(_objcArg(arguments, 0, UITapGestureRecognizer.self)))
        }
        method("gestureRecognizerShouldBegin:") { (owner: NavigationGestures, arguments) in
            owner.shouldBegin(_objcArg(arguments, 0, UIGestureRecognizer.self))
        }
        method("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:") {
            (owner: NavigationGestures, arguments) in
            owner.shouldRecognizeBeside(_objcArg(arguments, 0, UIGestureRecognizer.self))
        }
    }

    fileprivate func addSplitGestures() {
        method("edgeMoved:") { (owner: SplitGestures, arguments) in
            _objcRet(owner.edgeMoved(_objcArg(arguments, 0, UIScreenEdgePanGestureRecognizer.self)))
        }
        method("dimTapped:") { (owner: SplitGestures, arguments) in
            _objcRet(owner.dimTapped(_objcArg(arguments, 0, UITapGestureRecognizer.self)))
        }
        method("gestureRecognizerShouldBegin:") { (owner: SplitGestures, arguments) in
            owner.shouldBegin(_objcArg(arguments, 0, UIGestureRecognizer.self))
        }
    }

    fileprivate func addPageGestures() {
        method("panMoved:") { (owner: PageGestures, arguments) in
            _objcRet(owner.panMoved(_objcArg(arguments, 0, UIPanGestureRecognizer.self)))
        }
        method("tapped:") { (owner: PageGestures, arguments) in
            _objcRet(owner.tapped(_objcArg(arguments, 0, UITapGestureRecognizer.self)))
        }
        method("gestureRecognizerShouldBegin:") { (owner: PageGestures, arguments) in
            owner.shouldBegin(_objcArg(arguments, 0, UIGestureRecognizer.self))
        }
    }
}
