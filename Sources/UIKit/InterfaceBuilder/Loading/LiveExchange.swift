import AppleFoundation
import CoreGraphics

/// Takes into a running program what has changed since it was started: files are read anew, and controllers make their views again.
///
/// A controller stays who it is, with all that it has been told; its view is new, and so are the controllers that came with it. It hears what a
/// controller hears whose view goes and comes: `viewWillDisappear`, `viewDidLoad`, `viewWillAppear`.
@MainActor package enum LiveExchange {
    /// Forgets interface files, pictures and colours that were read from bundles.
    package static func forgetFiles() {
        NibLibrary.removeAll()
        AssetCatalog.removeAll()
        NamedImages.removeCachedImages()
    }

    /// Makes all views again that apps have described, in windows of the main screen. Scrolled content and typed text stay where they are.
    ///
    /// Gives what couldn't be taken, and only another run will show; nil when all could.
    @discardableResult
    package static func renewViews() -> String? {
        var obstacles: [String] = []
        for window in UIScreen.main.windows {
            window.layoutIfNeeded()
            for controller in outermost(in: window) {
                if isContainer(controller) {
                    if SceneInstance.hasChanged(controller) {
                        obstacles.append("the scene of \(Diagnostics.name(controller)) has changed")
                    }
                } else if controller.isViewLoaded {
                    obstacles += renewView(of: controller).map { [$0] } ?? []
                } else {
                    // Its view will come from the file as it is now.
                    _ = SceneInstance.renew(controller)
                }
            }
            window.layoutIfNeeded()
        }
        return obstacles.first
    }

    // MARK: Controllers

    /// The containers of ours, and the outermost controllers with views of their own in them.
    private static func outermost(in window: UIWindow) -> [UIViewController] {
        var found: [UIViewController] = []
        var pending = window.rootViewController.map { [$0] } ?? []
        while let controller = pending.popLast() {
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                pending.append(presented)
            }
            if isContainer(controller) || isDescribed(controller) { found.append(controller) }
            if isContainer(controller) || !isDescribed(controller) { pending += controller.children }
        }
        return found
    }

    /// Their views are others' views side by side.
    private static func isContainer(_ controller: UIViewController) -> Bool {
        controller is UINavigationController || controller is UITabBarController || controller is UISplitViewController
            || controller is UIPageViewController
    }

    private static func isDescribed(_ controller: UIViewController) -> Bool {
        controller.controllerRarities?.scene != nil || !String(reflecting: type(of: controller)).hasPrefix("UIKit.")
    }

    /// Gives what couldn't be taken.
    private static func renewView(of controller: UIViewController) -> String? {
        guard let old = controller.viewIfLoaded else { return nil }
        let place = ViewPlace(old)
        let state = ContentState(of: old)
        let isShown = controller.appearance.isVisible
        let children = controller.children
        if isShown { change(controller, appearing: false) }
        for child in children {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        old.removeFromSuperview()
        controller.view = nil
        var obstacle: String?
        if controller.controllerRarities?.scene != nil, !SceneInstance.renew(controller) {
            // What has no description any more keeps what it has.
            controller.view = old
            obstacle = "the scene of \(Diagnostics.name(controller)) is gone"
        }
        guard let new = controller.view else { return obstacle }
        place.take(new)
        if isShown, !controller.appearance.isHeading(appearing: true) { change(controller, appearing: true) }
        refresh(new)
        new.window?.layoutIfNeeded()
        state.restore(in: new)
        if controller.children.count < children.count {
            obstacle = "\(Diagnostics.name(controller)) has had children that it doesn't make with its view"
        }
        return obstacle
    }

    /// Views that were kept show what is new: their methods may be others, and so may what lists ask for.
    private static func refresh(_ root: UIView) {
        var pending = [root]
        while let view = pending.popLast() {
            view.setNeedsLayout()
            view.setNeedsDisplay()
            if let table = view as? UITableView { table.reloadData() }
            if let collection = view as? UICollectionView { collection.reloadData() }
            pending += view.subviews
        }
    }

    private static func change(_ controller: UIViewController, appearing: Bool) {
        controller.beginTransition(appearing: appearing, animated: false, driver: .hand)
        controller.endTransition()
    }
}

/// Where a view stands among others, for another one to take that place.
@MainActor private struct ViewPlace {
    private let old: UIView
    private let superview: UIView?
    private let index: Int
    private let arrangedIndex: Int?
    private let constraints: [NSLayoutConstraint]

    init(_ view: UIView) {
        old = view
        superview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
        arrangedIndex = (view.superview as? UIStackView)?.arrangedSubviews.firstIndex { $0 === view }
        var found: [NSLayoutConstraint] = []
        var outer = view.superview
        while let place = outer {
            found += place.constraints.filter { $0.firstItem === view || $0.secondItem === view }
            outer = place.superview
        }
        constraints = found
    }

    func take(_ new: UIView) {
        guard new !== old || new.superview == nil else { return }
        new.transform = .identity
        new.frame = old.frame
        new.autoresizingMask = old.autoresizingMask
        new.translatesAutoresizingMaskIntoConstraints = old.translatesAutoresizingMaskIntoConstraints
        guard let superview else { return }
        superview.insertSubview(new, at: min(index, superview.subviews.count))
        if let arrangedIndex { (superview as? UIStackView)?.insertArrangedSubview(new, at: arrangedIndex) }
        NSLayoutConstraint.activate(constraints.map { again($0, for: new) })
    }

    private func again(_ constraint: NSLayoutConstraint, for new: UIView) -> NSLayoutConstraint {
        func item(_ item: AnyObject?) -> AnyObject? { item === old ? new : item }
        let made = NSLayoutConstraint(
            item: item(constraint.firstItem) as Any, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
            toItem: item(constraint.secondItem), attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
            constant: constraint.constant)
        made.priority = constraint.priority
        made.identifier = constraint.identifier
        return made
    }
}

/// What a user has done to views: how far they are scrolled, and what is typed into them. By places in the tree, for another tree of the same shape.
@MainActor package struct ContentState: Codable, Equatable {
    package struct Content: Codable, Equatable {
        /// Numbers of subviews on the way.
        package var way: [Int]
        package var name: String
        package var offset: [Double]?
        package var text: String?
    }

    package private(set) var contents: [Content] = []

    package init(of root: UIView) {
        var pending: [(view: UIView, way: [Int])] = [(root, [])]
        while let (view, way) = pending.popLast() {
            let name = Diagnostics.typeName(type(of: view))
            if let field = view as? UITextField {
                if let text = field.text, !text.isEmpty { contents.append(Content(way: way, name: name, text: text)) }
                continue
            }
            if let scroll = view as? UIScrollView {
                let inset = scroll.adjustedContentInset
                let offset = [Double(scroll.contentOffset.x + inset.left), Double(scroll.contentOffset.y + inset.top)]
                if offset.contains(where: { abs($0) > 0.5 }) { contents.append(Content(way: way, name: name, offset: offset)) }
            }
            // Cells come and go; what is in them is the app's.
            if view is UITableView || view is UICollectionView { continue }
            pending += view.subviews.enumerated().reversed().map { ($1, way + [$0]) }
        }
    }

    package func restore(in root: UIView) {
        for content in contents {
            var view: UIView? = root
            for number in content.way {
                view = view.flatMap { $0.subviews.indices.contains(number) ? $0.subviews[number] : nil }
            }
            guard let view, Diagnostics.typeName(type(of: view)) == content.name else { continue }
            if let field = view as? UITextField { field.text = content.text }
            guard let scroll = view as? UIScrollView, let offset = content.offset, offset.count == 2 else { continue }
            let inset = scroll.adjustedContentInset
            let most = CGPoint(
                x: scroll.contentSize.width + inset.right - scroll.bounds.width,
                y: scroll.contentSize.height + inset.bottom - scroll.bounds.height)
            scroll.contentOffset = CGPoint(
                x: max(-inset.left, min(CGFloat(offset[0]) - inset.left, most.x)),
                y: max(-inset.top, min(CGFloat(offset[1]) - inset.top, most.y)))
        }
    }
}
