import AppleFoundation
import CoreGraphics

extension UIImageView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIImageView.self, element: "imageView") { card in
            card.property("image", \.image, file: .same, .observable)
            card.property("highlightedImage", \.highlightedImage)
            card.property("isHighlighted", \.isHighlighted, .observable)
            card.property("animationDuration", \.animationDuration)
            card.property("animationRepeatCount", \.animationRepeatCount)
            card.property("animationImages", \.animationImages)
            card.property("highlightedAnimationImages", \.highlightedAnimationImages)
            card.property("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
            card.reading("isAnimating", \.isAnimating)
            card.method("startAnimating") { $0.startAnimating() }
            card.method("stopAnimating") { $0.stopAnimating() }
        }
    }
}
