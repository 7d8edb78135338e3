import AppleFoundation

// What storyboards set by key and what actions, timers and the responder chain call by selector on UIKit's own classes.
// Entered when the program is loaded, filled at the first look-up by name.
private enum OwnMembers {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        _objcRegister({ UIResponder.self }, "UIResponder") { table in Isolation.assumeMain { table.addResponder() } }
        _objcRegister({ UIApplication.self }, "UIApplication") { table in
            // Both names: Objective-C's own, and the one that `#keyPath` gives here.
            for name in ["sharedApplication", "shared"] {
                table.typeMethod(name) { _ in Isolation.assumeMain { UIApplication.shared } }
            }
        }
        _objcRegister({ UIView.self }, "UIView") { table in Isolation.assumeMain { table.addView() } }
        _objcRegister({ UIControl.self }, "UIControl") { table in Isolation.assumeMain { table.addControl() } }
        _objcRegister({ UILabel.self }, "UILabel") { table in Isolation.assumeMain { table.addLabel() } }
        _objcRegister({ UIImageView.self }, "UIImageView") { table in Isolation.assumeMain { table.addImageView() } }
        _objcRegister({ UIViewController.self }, "UIViewController") { table in
            Isolation.assumeMain { table.addViewController() }
        }
        _objcRegister({ UIPercentDrivenInteractiveTransition.self }, "UIPercentDrivenInteractiveTransition") { table in
            Isolation.assumeMain { table.addPercentDrivenTransition() }
        }
        _objcRegister({ UIViewPropertyAnimator.self }, "UIViewPropertyAnimator") { table in
            Isolation.assumeMain { table.addPropertyAnimator() }
        }
    }
}

@MainActor extension _ObjCTable {
    fileprivate func addResponder() {
        method("becomeFirstResponder") { (owner: UIResponder, _) in owner.becomeFirstResponder() }
        method("resignFirstResponder") { (owner: UIResponder, _) in owner.resignFirstResponder() }
        method("reloadInputViews") { (owner: UIResponder, _) in _objcRet(owner.reloadInputViews()) }
        method("awakeFromNib") { (owner: UIResponder, _) in _objcRet(owner.awakeFromNib()) }
        method("prepareForInterfaceBuilder") { (owner: UIResponder, _) in _objcRet(owner.prepareForInterfaceBuilder()) }
        reading("isFirstResponder", \UIResponder.isFirstResponder)
        reading("undoManager", \UIResponder.undoManager)
        for (name, call) in EditActions.calls {
            method(name) { (owner: UIResponder, arguments) in
                Isolation.assumeMain { call(owner, arguments.first ?? nil) }
                return nil
            }
        }
    }

    /// What `UIViewImplicitlyAnimating` may leave out.
    fileprivate func addPropertyAnimator() {
        method("addAnimations:delayFactor:") { (owner: UIViewPropertyAnimator, arguments) in
            _objcRet(
                owner.addAnimations(
                    _objcArg(arguments, 0, (() -> Void).self), delayFactor: _objcArg(arguments, 1, CGFloat.self)))
        }
        method("addAnimations:") { (owner: UIViewPropertyAnimator, arguments) in
            _objcRet(owner.addAnimations(_objcArg(arguments, 0, (() -> Void).self)))
        }
        method("addCompletion:") { (owner: UIViewPropertyAnimator, arguments) in
            _objcRet(owner.addCompletion(_objcArg(arguments, 0, ((UIViewAnimatingPosition) -> Void).self)))
        }
        method("continueAnimationWithTimingParameters:durationFactor:") { (owner: UIViewPropertyAnimator, arguments) in
            _objcRet(
                owner.continueAnimation(
                    withTimingParameters: _objcArg(arguments, 0, (any UITimingCurveProvider)?.self),
                    durationFactor: _objcArg(arguments, 1, CGFloat.self)))
        }
    }

    fileprivate func addView() {
        addViewMethods()
        addViewLooks()
        property("frame", \UIView.frame)
        property("bounds", \UIView.bounds)
        property("center", \UIView.center)
        property("transform", \UIView.transform)
        property("layoutMargins", \UIView.layoutMargins)
        property("directionalLayoutMargins", \UIView.directionalLayoutMargins)
        property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
        property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
        property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
        property("autoresizesSubviews", \UIView.autoresizesSubviews)
        property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
        property("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
        property("isExclusiveTouch", \UIView.isExclusiveTouch)
        property("tag", \UIView.tag)
        property("restorationIdentifier", \UIView.restorationIdentifier)
        property("isAccessibilityElement", \UIView.isAccessibilityElement)
        property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        property("accessibilityLabel", \UIView.accessibilityLabel)
        property("accessibilityHint", \UIView.accessibilityHint)
        property("accessibilityValue", \UIView.accessibilityValue)
        reading("layer", \UIView.layer)
        reading("superview", \UIView.superview)
        reading("subviews", \UIView.subviews)
        reading("window", \UIView.window)
    }

    private func addViewLooks() {
        property("alpha", \UIView.alpha)
        property("isHidden", \UIView.isHidden)
        property("isOpaque", \UIView.isOpaque)
        property("backgroundColor", \UIView.backgroundColor)
        property("tintColor", \UIView.tintColor)
        property("clipsToBounds", \UIView.clipsToBounds)
        property("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
        property("contentScaleFactor", \UIView.contentScaleFactor)
        number("contentMode", \UIView.contentMode)
        number("autoresizingMask", \UIView.autoresizingMask)
        number("semanticContentAttribute", \UIView.semanticContentAttribute)
        number("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    }

    private func addViewMethods() {
        method("endEditing:") { (owner: UIView, arguments) in
            // An action hands its sender over: any object stands for true, as it does in Objective-C.
            let force = arguments.first ?? nil
            return owner.endEditing((force as? NSNumber)?.boolValue ?? (force as? Bool) ?? (force != nil))
        }
        // What people type into a debugger, and some programs print.
        method("recursiveDescription") { (owner: UIView, _) in
            Isolation.assumeMain { NSString(string: owner.recursiveDescription()) }
        }
        method("_autolayoutTrace") { (owner: UIView, _) in
            Isolation.assumeMain { NSString(string: owner.autolayoutTrace()) }
        }
        method("removeFromSuperview") { (owner: UIView, _) in _objcRet(owner.removeFromSuperview()) }
        method("setNeedsLayout") { (owner: UIView, _) in _objcRet(owner.setNeedsLayout()) }
        method("layoutIfNeeded") { (owner: UIView, _) in _objcRet(owner.layoutIfNeeded()) }
        method("layoutSubviews") { (owner: UIView, _) in _objcRet(owner.layoutSubviews()) }
        method("setNeedsDisplay") { (owner: UIView, _) in _objcRet(owner.setNeedsDisplay()) }
        method("setNeedsUpdateConstraints") { (owner: UIView, _) in _objcRet(owner.setNeedsUpdateConstraints()) }
        method("updateConstraintsIfNeeded") { (owner: UIView, _) in _objcRet(owner.updateConstraintsIfNeeded()) }
        method("invalidateIntrinsicContentSize") { (owner: UIView, _) in _objcRet(owner.invalidateIntrinsicContentSize()) }
        method("sizeToFit") { (owner: UIView, _) in _objcRet(owner.sizeToFit()) }
        method("tintColorDidChange") { (owner: UIView, _) in _objcRet(owner.tintColorDidChange()) }
        method("addSubview:") { (owner: UIView, arguments) in _objcRet(owner.addSubview(_objcArg(arguments, 0, UIView.self))) }
        method("bringSubviewToFront:") { (owner: UIView, arguments) in
            _objcRet(owner.bringSubviewToFront(_objcArg(arguments, 0, UIView.self)))
        }
        method("sendSubviewToBack:") { (owner: UIView, arguments) in
            _objcRet(owner.sendSubviewToBack(_objcArg(arguments, 0, UIView.self)))
        }
    }

    fileprivate func addControl() {
        property("isEnabled", \UIControl.isEnabled)
        property("isSelected", \UIControl.isSelected)
        property("isHighlighted", \UIControl.isHighlighted)
        method("_menuPressed:") { (owner: UIControl, arguments) in
            _objcRet(owner.menuPressed(_objcArg(arguments, 0, UIGestureRecognizer.self)))
        }
        number("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        number("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    }

    fileprivate func addLabel() {
        property("text", \UILabel.text)
        property("attributedText", \UILabel.attributedText)
        property("font", \UILabel.font)
        property("textColor", \UILabel.textColor)
        property("highlightedTextColor", \UILabel.highlightedTextColor)
        property("shadowColor", \UILabel.shadowColor)
        property("shadowOffset", \UILabel.shadowOffset)
        property("numberOfLines", \UILabel.numberOfLines)
        property("isEnabled", \UILabel.isEnabled)
        property("isHighlighted", \UILabel.isHighlighted)
        property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
        property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
        property("minimumScaleFactor", \UILabel.minimumScaleFactor)
        property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
        number("textAlignment", \UILabel.textAlignment)
        number("lineBreakMode", \UILabel.lineBreakMode)
    }

    fileprivate func addImageView() {
        property("image", \UIImageView.image)
        property("highlightedImage", \UIImageView.highlightedImage)
        property("isHighlighted", \UIImageView.isHighlighted)
        property("animationDuration", \UIImageView.animationDuration)
        property("animationRepeatCount", \UIImageView.animationRepeatCount)
    }

    fileprivate func addViewController() {
        property("title", \UIViewController.title)
        property("view", \UIViewController.view)
        reading("parent", \UIViewController.parent)
        reading("children", \UIViewController.children)
        reading("presentedViewController", \UIViewController.presentedViewController)
        reading("presentingViewController", \UIViewController.presentingViewController)
        method("_printHierarchy") { (owner: UIViewController, _) in
            Isolation.assumeMain { NSString(string: HierarchyDescription.controllers(owner)) }
        }
        method("viewDidLoad") { (owner: UIViewController, _) in _objcRet(owner.viewDidLoad()) }
        method("removeFromParentViewController") { (owner: UIViewController, _) in _objcRet(owner.removeFromParent()) }
        method("setNeedsStatusBarAppearanceUpdate") { (owner: UIViewController, _) in
            _objcRet(owner.setNeedsStatusBarAppearanceUpdate())
        }
    }

    /// Optional properties of the protocol that it adopts are looked up by name.
    fileprivate func addPercentDrivenTransition() {
        property("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
        property("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
        property("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
    }
}
