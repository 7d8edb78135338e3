import AppleFoundation
import CoreGraphics

/// What few controllers have. Made when the first of these values is set.
@MainActor final class ControllerRarities {
    nonisolated init() {}

    var title: String?
    var nibName: String?
    var nibBundle: Bundle?
    var restorationIdentifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?
    var keyCommands: [UIKeyCommand]?

    // MARK: Bars
    var navigationItem: UINavigationItem?
    var toolbarItems: [UIBarButtonItem]?
    var tabBarItem: UITabBarItem?
    var editButton: UIBarButtonItem?
    var contentScrollViews: [UInt: WeakScrollView] = [:]
    /// Where it comes from, when that is a storyboard.
    var scene: (any ControllerScene)?
    /// From a .xib that holds the controller, until somebody asks for the view.
    var inlineView: UIView?

    // MARK: Sizes
    var preferredContentSize = CGSize.zero
    var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { SafeAreaInsets.areAddedTo = true } }
    var extendedEdges = UIRectEdge.all

    // MARK: Traits
    /// What the parent has set for this child.
    var overrideFromParent: UITraitCollection?
    /// What the presentation controller has set.
    var overrideFromPresentation: UITraitCollection?
    var traitOverrides = UITraitOverrides() { didSet { hasTraitOverrides = !traitOverrides.isEmpty } }
    private(set) var hasTraitOverrides = false
    var overrideStyle = UIUserInterfaceStyle.unspecified
    var traitRegistrations: [TraitRegistration] = []
    var hasNoTraitOverrides: Bool {
        overrideFromParent == nil && overrideFromPresentation == nil && overrideStyle == .unspecified && !hasTraitOverrides
    }

    // MARK: Presenting
    var presentationStyle = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// For the style that was set when somebody asked first.
    var presentationController: UIPresentationController?
    /// The one that presents, after adaptation; only while it does.
    var activePresentation: UIPresentationController?
    /// What the presentation covers of the view: a popover's arrow.
    var coveredByPresentation = UIEdgeInsets.zero { didSet { SafeAreaInsets.areAddedTo = true } }
    /// The way in which a controller of UIKit's own is presented.
    var modalLook: (any ModalLook)?
    /// What this controller itself presents.
    var presented: UIViewController? { didSet { if presented == nil { presentingSegue = nil } } }
    /// What brought the presented one, kept as long as it is there.
    var presentingSegue: UIStoryboardSegue?
    /// Who presents this controller itself.
    weak var presenting: UIViewController?
    /// Who asked for that: the presenter itself or something in it.
    weak var presentationSource: UIViewController?
    var coordinator: TransitionCoordinator?
}

extension UIViewController {
    /// The rare state, made when it is needed.
    final var rareState: ControllerRarities {
        if let controllerRarities { return controllerRarities }
        let made = ControllerRarities()
        controllerRarities = made
        return made
    }
}

/// A scroll view that belongs to somebody else.
struct WeakScrollView {
    weak var view: UIScrollView?
}
