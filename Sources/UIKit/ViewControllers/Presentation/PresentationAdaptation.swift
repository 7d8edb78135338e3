import AppleFoundation
import CoreGraphics

/// Decides which style a presentation takes in surroundings that don't suit the wished one.
struct PresentationAdaptation: Equatable {
    /// What it is shown as.
    var style: UIModalPresentationStyle
    /// What the delegate is told: `none` where nothing changes.
    var told: UIModalPresentationStyle

    /// Full screen, form sheet and over full screen can be asked for. A popover on a phone that asks for something else becomes a
    /// form sheet; other styles keep to themselves.
    init(original: UIModalPresentationStyle, answer: UIModalPresentationStyle, isPhone: Bool) {
        style = original
        told = .none
        switch (original, answer) {
        case (.pageSheet, .fullScreen), (.pageSheet, .formSheet), (.pageSheet, .overFullScreen), (.formSheet, .fullScreen),
            (.formSheet, .overFullScreen), (.popover, .fullScreen), (.popover, .overFullScreen):
            style = answer
            told = answer
        case (.popover, .formSheet) where !isPhone:
            style = answer
            told = answer
        case (.popover, .none):
            break
        case (.popover, _) where isPhone:
            style = .formSheet
            told = .formSheet
        default:
            break
        }
    }
}

extension UIPresentationController {
    enum Phase { case idle, waiting, presenting, presented, dismissing }

    /// Asks for the style to be shown in.
    final func adapt() {
        guard shouldPresentInFullscreen || ownStyle == .popover else { return }
        let isPhone = UIScreen.main.device.idiom == .phone
        let answer = adaptivePresentationStyle(for: presentingViewController?.traitCollection ?? traitCollection)
        adaptation = PresentationAdaptation(original: ownStyle, answer: answer, isPhone: isPhone)
        styleInUse = adaptation.style
    }

    final func announceAdaptation(_ coordinator: TransitionCoordinator) {
        delegate?.`presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`?(
            self, adaptation.told, coordinator)
    }

    final func refusalAtBegin() -> Misuse? {
        guard styleInUse == .popover, let popover = self as? UIPopoverPresentationController, !popover.hasAnchor else {
            return nil
        }
        return .popoverWithoutAnchor(presentation: Diagnostics.name(self))
    }

    /// UIKit's own styles place their view at each layout; a subclass of an app does as it likes.
    final func layOutPresentedView() {
        guard phase == .presented, ownStyle != .custom, let view = presentedView, let containerView,
            view.superview === containerView
        else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame, view.transform.isIdentity { view.frame = frame }
    }
}
