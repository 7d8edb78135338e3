import AppleFoundation
import CoreGraphics

extension UIBarItem {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIBarItem.self) { card in
            card.property("isEnabled", \.isEnabled, file: "enabled", .observable)
            card.property("title", \.title, file: .same, .observable)
            card.property("image", \.image, file: .same, .observable)
            card.property("tag", \.tag, file: .same)
            card.property("landscapeImagePhone", \.landscapeImagePhone)
            card.property("largeContentSizeImage", \.largeContentSizeImage, file: .same)
            card.property("imageInsets", \.imageInsets, file: .same)
            card.property("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
            card.property("largeContentSizeImageInsets", \.largeContentSizeImageInsets)
            card.property("accessibilityIdentifier", \.accessibilityIdentifier)
            card.property("accessibilityLabel", \.accessibilityLabel)
            card.property("accessibilityHint", \.accessibilityHint)
            card.property("accessibilityValue", \.accessibilityValue)
            card.property("accessibilityTraits", \.accessibilityTraits)
            card.reading("view", \.shownView)
            card.property("isAccessibilityElement", \.isAccessibilityElement)
            card.looks(
                "titleTextAttributes", get: { $0.titleTextAttributes(for: $1) }, set: { $0.setTitleTextAttributes($1, for: $2) }
            )
        }
    }
}
