import AppleFoundation
import CoreGraphics

/// Decides which style a presentation takes in surroundings that don't suit the wished one.
struct PresentationAdaptation: Equatable {
    /// What it is shown as.
    var style: UIModalPresentationStyle
    /// What the delegate is told: `none` where nothing changes.
    var told: UIModalPresentationStyle

    /// Full screen, form sheet and over full screen can be asked for. A popover in compact surroundings that asks for something
    /// else becomes a form sheet; other styles keep to themselves.
    init(original: UIModalPresentationStyle, answer: UIModalPresentationStyle, isCompact: Bool) {
        style = original
        told = .none
        switch (original, answer) {
        case (.pageSheet, .fullScreen), (.pageSheet, .formSheet), (.pageSheet, .overFullScreen), (.formSheet, .fullScreen),
            (.formSheet, .overFullScreen), (.popover, .fullScreen), (.popover, .overFullScreen):
            style = answer
            told = answer
        case (.popover, .formSheet) where !isCompact:
            style = answer
            told = answer
        case (.popover, .none):
            break
        case (.popover, _) where isCompact:
            style = .formSheet
            told = .formSheet
        default:
            break
        }
    }
}

extension UIPresentationController {
    enum Phase { case idle, waiting, presenting, presented, dismissing }

    /// The delegate; of one that took over, that of the controller it stands in for.
    final var delegateInCharge: (any UIAdaptivePresentationControllerDelegate)? { delegate ?? original?.delegate }

    /// Asks for the style to be shown in.
    final func adaptation(for traits: UITraitCollection) -> PresentationAdaptation {
        guard shouldPresentInFullscreen || ownStyle == .popover else {
            return PresentationAdaptation(original: ownStyle, answer: .none, isCompact: false)
        }
        let isCompact = traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
        return PresentationAdaptation(
            original: ownStyle, answer: adaptivePresentationStyle(for: traits), isCompact: isCompact)
    }

    /// The one that presents: this one, or where the style changes another, maybe with another controller to show, which nobody
    /// else may hold.
    final func controllerInUse(
        _ decided: PresentationAdaptation
    ) -> (presentation: UIPresentationController, shown: UIViewController) {
        adaptation = decided
        return adaptation.told == .none ? (self, presentedViewController) : adaptedController(adaptation.style)
    }

    private func adaptedController(
        _ style: UIModalPresentationStyle
    ) -> (presentation: UIPresentationController, shown: UIViewController) {
        let answer = delegateInCharge?.`presentationController(_:viewControllerForAdaptivePresentationStyle:)`?(self, style)
        let shown = (answer ?? nil) ?? presentedViewController
        let made = makeAdapted(style, shown)
        made.ownStyle = style
        made.styleInUse = style
        made.original = self
        made.presenter = presenter
        made.replaced = shown === presentedViewController ? nil : presentedViewController
        delegateInCharge?.`presentationController(_:prepare:)`?(self, made)
        return (made, shown)
    }

    private func makeAdapted(_ style: UIModalPresentationStyle, _ shown: UIViewController) -> UIPresentationController {
        guard style == .formSheet else {
            return UIPresentationController(presentedViewController: shown, presenting: presenter)
        }
        if let popover = self as? UIPopoverPresentationController {
            popover.adaptiveSheetPresentationController.presentedViewController = shown
            return popover.adaptiveSheetPresentationController
        }
        return UISheetPresentationController(presentedViewController: shown, presenting: presenter)
    }

    final func announceAdaptation(_ coordinator: TransitionCoordinator?) {
        delegate?.`presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`?(
            self, adaptation.told, coordinator)
    }

    /// The last moment to say where a popover belongs.
    final func prepareToBegin() {
        guard let popover = self as? UIPopoverPresentationController else { return }
        (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.`prepareForPopoverPresentation(_:)`?(popover)
    }

    final func refusalAtBegin(source: UIViewController) -> Misuse? {
        guard let popover = self as? UIPopoverPresentationController, !popover.hasAnchor else { return nil }
        if presentedViewController is UIAlertController {
            return .alert(
                .sheetWithoutAnchor(alert: Diagnostics.name(presentedViewController), source: Diagnostics.name(source)))
        }
        return .popoverWithoutAnchor(presentation: Diagnostics.name(self))
    }

    /// UIKit's own styles place their view at each layout; a subclass of an app does as it likes.
    final func layOutPresentedView() {
        guard phase == .presented, ownStyle != .custom, let view = presentedView, let containerView,
            view.superview === containerView
        else { return }
        let frame = frameInLayout
        if view.frame != frame, view.transform.isIdentity { view.frame = frame }
    }
}

/// Puts another controller into the presented one's place between presenter and presentation.
@MainActor enum PresentationHandover {
    static func show(_ new: UIViewController, insteadOf old: UIViewController, presenter: UIViewController) {
        old.controllerRarities?.presenting = nil
        old.controllerRarities?.activePresentation = nil
        presenter.rareState.presented = new
        new.rareState.presenting = presenter
    }
}
