import AppleFoundation

/// Knows which of UIKit's methods a controller's class has replaced.
@MainActor enum ControllerOverrides {
    enum Method: Int, CaseIterable { case show, showDetail, sizeTransition, traits, allowedUnwinding, oldUnwinding }

    private class Plain: UIViewController {}
    private class Shows: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) { _ = vc }
    }
    private class ShowsDetail: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) { _ = vc }
    }
    private class ChangesSize: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            _ = size
        }
    }

    private class ChangesTraits: UIViewController {
        override var traitCollection: UITraitCollection { UITraitCollection() }
    }
    private class AllowsUnwinding: UIViewController {
        override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { [] }
    }
    private class FindsUnwinding: UIViewController {
        override func forUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
        ) -> UIViewController? {
            self
        }
    }

    private static let entries: [Int?] = Method.allCases.map { method in
        let probe: AnyClass
        switch method {
        case .show: probe = Shows.self
        case .showDetail: probe = ShowsDetail.self
        case .sizeTransition: probe = ChangesSize.self
        case .traits: probe = ChangesTraits.self
        case .allowedUnwinding: probe = AllowsUnwinding.self
        case .oldUnwinding: probe = FindsUnwinding.self
        }
        return VirtualTable.entry(of: UIViewController.self, overriddenIn: probe, butNotIn: Plain.self)
    }

    static func overrides(_ method: Method, in type: UIViewController.Type) -> Bool {
        if type == UIViewController.self { return false }
        guard let entry = entries[method.rawValue] else { return true }
        return VirtualTable.differs(type, from: UIViewController.self, at: entry)
    }
}
