import AppleFoundation
import CoreGraphics

/// Where an arrow points. It points up from a popover that lies below its anchor.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Presents a controller beside what it belongs to, with an arrow.
open class UIPopoverPresentationController: UIPresentationController {
    // MARK: What it belongs to
    /// Takes the place of view and rectangle.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { moved() } }
    open var sourceView: UIView? { didSet { moved() } }
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
    /// In the source view; null stands for all of it.
    open var sourceRect = CGRect.null { didSet { moved() } }
    open var canOverlapSourceViewRect = false { didSet { moved() } }

    // MARK: Where it may be
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { moved() } }
    /// Known once it shows.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { moved() } }
    /// Views beside the popover that can be touched while it shows. Elsewhere a touch dismisses it.
    open var passthroughViews: [UIView]?

    // MARK: Looks
    /// Behind the content, also in the arrow.
    open var backgroundColor: UIColor? { didSet { popoverView?.color = backgroundColor } }
    /// A subclass of `UIPopoverBackgroundView`, set before the popover shows.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    /// Presents instead in compact surroundings.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }
    private lazy var sheet = {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: presenter)
        sheet.setOwnedByPresented(true)
        return sheet
    }()

    private let dimming = DimmingView()
    private var popoverView: PopoverView?
    private var backgroundType: UIPopoverBackgroundView.Type? { popoverBackgroundViewClass as? UIPopoverBackgroundView.Type }

    final var hasAnchor: Bool { sourceItem != nil || sourceView != nil }

    private func moved() { containerView?.setNeedsLayout() }

    // MARK: Its place
    open override var shouldPresentInFullscreen: Bool { false }

    private func geometry(in container: UIView) -> PopoverGeometry {
        let preferred = presentedViewController.preferredContentSize
        var size = CGSize(
            width: preferred.width > 0 ? preferred.width : 320, height: preferred.height > 0 ? preferred.height : 480)
        let room = PopoverGeometry.room(
            in: container.bounds, safe: container.safeAreaInsets, margins: popoverLayoutMargins)
        guard let backgroundType else {
            return PopoverGeometry(
                room: room, anchor: anchor(in: container), content: size, permitted: permittedArrowDirections,
                mayOverlap: canOverlapSourceViewRect)
        }
        let insets = backgroundType.contentViewInsets()
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        return PopoverGeometry(
            room: room, anchor: anchor(in: container), content: size, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect, arrow: backgroundType.arrowHeight(),
            arrowMargin: backgroundType.arrowBase() / 2)
    }

    private func anchor(in container: UIView) -> CGRect {
        if let frame = sourceItem?.frame(in: container) { return frame }
        guard let sourceView else { return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return super.frameOfPresentedViewInContainerView }
        return geometry(in: container).frame
    }

    // MARK: Views
    open override var presentedView: UIView? { popoverView ?? super.presentedView }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView, let content = presentedViewController.view else { return }
        dimming.strength = .none
        dimming.whenTapped = { [weak self] in self?.dismissByUser(animated: true) }
        dimming.put(into: container)
        let made = PopoverView(content, background: backgroundType?._new(frame: .zero))
        made.color = backgroundColor
        popoverView = made
        point()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimming.removeFromSuperview() }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        point()
    }

    /// Turns the arrow to the anchor, and keeps the content's safe area out of it.
    private func point() {
        guard let container = containerView, let popoverView else { return }
        let place = geometry(in: container)
        arrowDirection = place.direction
        popoverView.point(direction: place.direction, offset: place.arrowOffset)
        let covered =
            backgroundType == nil ? PopoverView.strip(place.direction, PopoverShape.arrowHeight) : UIEdgeInsets.zero
        presentedViewController.setCoveredByPresentation(covered)
    }

    override func letGoOfView() {
        presentedViewController.setCoveredByPresentation(.zero)
        if let popoverView, let view = presentedViewController.viewIfLoaded, view.isDescendant(of: popoverView) {
            view.removeFromSuperview()
        }
        popoverView = nil
        arrowDirection = .unknown
    }
}

extension UIViewController {
    /// Something of the presentation lies on the view: its safe area ends there.
    final func setCoveredByPresentation(_ insets: UIEdgeInsets) {
        guard insets != controllerRarities?.coveredByPresentation ?? .zero else { return }
        rareState.coveredByPresentation = insets
        rootView?.updateSafeArea()
    }
}
