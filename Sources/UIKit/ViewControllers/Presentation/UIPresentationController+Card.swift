import AppleFoundation
import CoreGraphics

extension UIPresentationController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIPresentationController.self) { card in
            card.property("delegate", \.delegate)
            card.property("overrideTraitCollection", \.overrideTraitCollection)
            card.reading("presentedViewController", \.presentedViewController)
            card.reading("presentingViewController", \.presentingViewController)
            // Tests put one in by its name.
            card.property("containerView", \.containerView)
            card.reading("presentationStyle", \.presentationStyle)
            card.reading("adaptivePresentationStyle", \.adaptivePresentationStyle)
            card.reading("shouldPresentInFullscreen", \.shouldPresentInFullscreen)
            card.reading("shouldRemovePresentersView", \.shouldRemovePresentersView)
            card.reading("frameOfPresentedViewInContainerView", \.frameOfPresentedViewInContainerView)
            card.reading("presentedView", \.presentedView)
            card.reading("traitCollection", \.traitCollection)
            card.reading("preferredContentSize", \.preferredContentSize)
        }
    }
}
