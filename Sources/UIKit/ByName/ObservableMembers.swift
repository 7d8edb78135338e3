import AppleFoundation
import QuartzCore

// Which properties tell those who observe them, class by class; each setter goes through the door `changed` or `_objcChange`.
//
// As on iOS a setter tells of its own property: a new `frame` is no news for observers of `center`, nor the other way round, and
// layout, which sets `bounds` and `center`, is heard under these names. `ObservingTests` sets every key that stands here.
private enum ObservableMembers {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        RuntimeMistake.report = { name, words in Misuse.report(.raised(name: name, words: words)) }
        ObservedKeys.reportSilent = { object, key in
            Unsupported.report(observing: "\(Diagnostics.typeName(type(of: object))).\(key)")
        }
        _objcRegister({ UIView.self }, nil) { table in
            table.observable(
                "frame", "bounds", "center", "transform", "alpha", "isHidden", "backgroundColor", "tintColor", "isOpaque",
                "clipsToBounds", "contentMode", "tag", "isUserInteractionEnabled", "layoutMargins")
        }
        _objcRegister({ UIControl.self }, nil) { $0.observable("isEnabled", "isSelected", "isHighlighted") }
        _objcRegister({ UILabel.self }, nil) {
            $0.observable("text", "attributedText", "font", "textColor", "isEnabled", "isHighlighted")
        }
        _objcRegister({ UIImageView.self }, nil) { $0.observable("image", "isHighlighted") }
        _objcRegister({ UIScrollView.self }, nil) { table in Isolation.assumeMain { table.addScrolling() } }
        _objcRegister({ UISwitch.self }, nil) { table in Isolation.assumeMain { table.addSwitch() } }
        _objcRegister({ UISlider.self }, nil) { table in Isolation.assumeMain { table.addSlider() } }
        _objcRegister({ UIStepper.self }, nil) { table in Isolation.assumeMain { table.addStepper() } }
        _objcRegister({ UIProgressView.self }, nil) { table in Isolation.assumeMain { table.addProgress() } }
        _objcRegister({ UIPageControl.self }, nil) { table in Isolation.assumeMain { table.addPages() } }
        _objcRegister({ UISegmentedControl.self }, nil) { table in Isolation.assumeMain { table.addSegments() } }
        _objcRegister({ UIGestureRecognizer.self }, nil) { table in Isolation.assumeMain { table.addGesture() } }
        _objcRegister({ NSLayoutConstraint.self }, nil) { table in Isolation.assumeMain { table.addConstraint() } }
        _objcRegister({ UIViewController.self }, nil) { table in
            Isolation.assumeMain {
                table.property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
                table.reading("navigationItem", \UIViewController.navigationItem)
                table.observable("title", "view", "parent", "additionalSafeAreaInsets")
            }
        }
        _objcRegister({ UINavigationController.self }, nil) { $0.observable("viewControllers") }
        _objcRegister({ UITabBarController.self }, nil) {
            $0.observable("viewControllers", "selectedViewController", "selectedIndex")
        }
        _objcRegister({ UINavigationItem.self }, nil) { table in
            Isolation.assumeMain {
                table.property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
                table.property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
                table.observable(
                    "title", "titleView", "prompt", "backBarButtonItem", "hidesBackButton", "leftBarButtonItem",
                    "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems")
            }
        }
        _objcRegister({ UIBarItem.self }, nil) { $0.observable("isEnabled", "title", "image") }
        _objcRegister({ UITabBarItem.self }, nil) { $0.observable("badgeValue") }
    }
}

@MainActor extension _ObjCTable {
    fileprivate func addScrolling() {
        property("contentOffset", \UIScrollView.contentOffset)
        property("contentSize", \UIScrollView.contentSize)
        property("contentInset", \UIScrollView.contentInset)
        property("isScrollEnabled", \UIScrollView.isScrollEnabled)
        property("zoomScale", \UIScrollView.zoomScale)
        property("isPagingEnabled", \UIScrollView.isPagingEnabled)
        property("bounces", \UIScrollView.bounces)
        reading("adjustedContentInset", \UIScrollView.adjustedContentInset)
        reading("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
        reading("isDragging", \UIScrollView.isDragging)
        reading("isDecelerating", \UIScrollView.isDecelerating)
        reading("isTracking", \UIScrollView.isTracking)
        observable("contentOffset", "contentSize", "contentInset", "isScrollEnabled")
    }

    fileprivate func addSwitch() {
        property("isOn", \UISwitch.isOn)
        observable("isOn")
    }

    fileprivate func addSlider() {
        property("value", \UISlider.value)
        property("minimumValue", \UISlider.minimumValue)
        property("maximumValue", \UISlider.maximumValue)
        observable("value")
    }

    fileprivate func addStepper() {
        property("value", \UIStepper.value)
        property("minimumValue", \UIStepper.minimumValue)
        property("maximumValue", \UIStepper.maximumValue)
        property("stepValue", \UIStepper.stepValue)
        observable("value")
    }

    fileprivate func addProgress() {
        property("progress", \UIProgressView.progress)
        observable("progress")
    }

    fileprivate func addPages() {
        property("currentPage", \UIPageControl.currentPage)
        property("numberOfPages", \UIPageControl.numberOfPages)
        observable("currentPage", "numberOfPages")
    }

    fileprivate func addSegments() {
        property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        reading("numberOfSegments", \UISegmentedControl.numberOfSegments)
        observable("selectedSegmentIndex")
    }

    fileprivate func addGesture() {
        number("state", \UIGestureRecognizer.state)
        property("isEnabled", \UIGestureRecognizer.isEnabled)
        reading("view", \UIGestureRecognizer.view)
        observable("state", "isEnabled")
    }

    fileprivate func addConstraint() {
        property("constant", \NSLayoutConstraint.constant)
        property("isActive", \NSLayoutConstraint.isActive)
        observable("constant", "isActive")
    }
}
