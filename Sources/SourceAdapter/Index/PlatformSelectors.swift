/// Methods of UIKit and Foundation that code names without their labels. The rule needs the labels; these are they.
enum PlatformSelectors {
    /// Full names, and the selector where the rule does not give it.
    private static let members: [(name: String, selector: String?)] = [
        ("becomeFirstResponder()", nil), ("resignFirstResponder()", nil), ("endEditing(_:)", nil), ("reloadData()", nil),
        ("reloadInputViews()", nil), ("setNeedsLayout()", nil), ("layoutIfNeeded()", nil), ("layoutSubviews()", nil),
        ("setNeedsDisplay()", nil), ("setNeedsUpdateConstraints()", nil), ("updateConstraints()", nil),
        ("updateConstraintsIfNeeded()", nil), ("invalidateIntrinsicContentSize()", nil), ("sizeToFit()", nil),
        ("removeFromSuperview()", nil), ("removeFromParent()", "removeFromParentViewController"), ("awakeFromNib()", nil),
        ("prepareForReuse()", nil), ("prepareForInterfaceBuilder()", nil), ("tintColorDidChange()", nil),
        ("didMoveToSuperview()", nil), ("didMoveToWindow()", nil), ("viewDidLoad()", nil), ("loadView()", nil),
        ("viewWillLayoutSubviews()", nil), ("viewDidLayoutSubviews()", nil), ("viewWillAppear(_:)", nil),
        ("viewDidAppear(_:)", nil), ("viewWillDisappear(_:)", nil), ("viewDidDisappear(_:)", nil),
        ("didReceiveMemoryWarning()", nil), ("setNeedsStatusBarAppearanceUpdate()", nil),
        ("dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
        ("popViewController(animated:)", "popViewControllerAnimated:"), ("beginRefreshing()", nil),
        ("endRefreshing()", nil), ("startAnimating()", nil), ("stopAnimating()", nil), ("invalidate()", nil), ("cancel()", nil),
        ("copy(_:)", nil), ("paste(_:)", nil), ("cut(_:)", nil), ("select(_:)", nil), ("selectAll(_:)", nil),
        ("delete(_:)", nil), ("toggleBoldface(_:)", nil), ("toggleItalics(_:)", nil), ("toggleUnderline(_:)", nil),
        ("makeKeyAndVisible()", nil), ("performClose(_:)", nil), ("setEditing(_:animated:)", nil), ("play()", nil),
        ("pause()", nil), ("stop()", nil), ("start()", nil), ("undo()", nil), ("redo()", nil), ("isEqual(_:)", nil),
        ("setAnimationsEnabled(_:)", nil), ("invalidateLayout()", nil), ("scrollToTop()", nil),
        ("caseInsensitiveCompare(_:)", nil), ("localizedCaseInsensitiveCompare(_:)", nil),
        ("localizedStandardCompare(_:)", nil),
        ("localizedCompare(_:)", nil), ("compare(_:)", nil), ("main()", nil), ("scrollViewDidScroll(_:)", nil),
        ("scrollViewDidZoom(_:)", nil), ("scrollViewDidEndDecelerating(_:)", nil), ("textFieldDidBeginEditing(_:)", nil),
        ("textFieldDidEndEditing(_:)", nil), ("textFieldShouldReturn(_:)", nil),
        ("layoutSublayers(of:)", "layoutSublayersOfLayer:"),
        ("display(_:)", "displayLayer:"),
    ]

    /// By full name: methods of UIKit's classes whose selectors are not what the rule makes of their Swift names.
    static let renamed: [String: String] = [
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "willMove(toParent:)": "willMoveToParentViewController:", "didMove(toParent:)": "didMoveToParentViewController:",
        "addChild(_:)": "addChildViewController:", "removeFromParent()": "removeFromParentViewController",
        "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
        "willTransition(to:with:)": "willTransitionToTraitCollection:withTransitionCoordinator:",
        "show(_:sender:)": "showViewController:sender:", "prepare(for:sender:)": "prepareForSegue:sender:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "hitTest(_:with:)": "hitTest:withEvent:", "point(inside:with:)": "pointInside:withEvent:",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:", "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:", "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "motionBegan(_:with:)": "motionBegan:withEvent:", "motionEnded(_:with:)": "motionEnded:withEvent:",
        "motionCancelled(_:with:)": "motionCancelled:withEvent:",
        "sendAction(_:to:for:)": "sendAction:to:forEvent:", "sendAction(_:to:from:for:)": "sendAction:to:from:forEvent:",
        "addTarget(_:action:for:)": "addTarget:action:forControlEvents:",
        "removeTarget(_:action:for:)": "removeTarget:action:forControlEvents:",
        "beginTracking(_:with:)": "beginTrackingWithTouch:withEvent:",
        "continueTracking(_:with:)": "continueTrackingWithTouch:withEvent:",
        "endTracking(_:with:)": "endTrackingWithTouch:withEvent:", "cancelTracking(with:)": "cancelTrackingWithEvent:",
        "setTitle(_:for:)": "setTitle:forState:", "setImage(_:for:)": "setImage:forState:",
        "setTitleColor(_:for:)": "setTitleColor:forState:", "setBackgroundImage(_:for:)": "setBackgroundImage:forState:",
        "setAttributedTitle(_:for:)": "setAttributedTitle:forState:", "drawText(in:)": "drawTextInRect:",
        "draw(_:)": "drawRect:", "insertSubview(_:at:)": "insertSubview:atIndex:",
        "layoutSublayers(of:)": "layoutSublayersOfLayer:",
    ]

    private static let selectors: [String: [(count: Int, selector: String)]] = {
        var result: [String: [(count: Int, selector: String)]] = [:]
        for member in members {
            let base = String(member.name.prefix { $0 != "(" })
            let list = member.name.dropFirst(base.count + 1).dropLast()
            let labels = list.split(separator: ":").map { $0 == "_" ? "" : String($0) }
            let selector = member.selector ?? ObjCNaming.selector(base: base, labels: labels)
            result[base, default: []].append((labels.count, selector))
        }
        return result
    }()

    static func selector(base: String, parameterCount: Int?) -> String? {
        guard let candidates = selectors[base] else { return nil }
        guard let parameterCount else { return candidates[0].selector }
        return candidates.first { $0.count == parameterCount }?.selector
    }
}
