import AppleFoundation
import CoreGraphics

extension NSLayoutConstraint {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(NSLayoutConstraint.self) { card in
            card.property("constant", \.constant, file: .same, .observable)
            card.property("isActive", \.isActive, .observable)
            card.property("priority", \.priority)
            card.property("identifier", \.identifier)
            card.property("shouldBeArchived", \.shouldBeArchived)
            card.reading("firstItem", \.firstItem)
            card.reading("secondItem", \.secondItem)
            card.reading("firstAttribute", \.firstAttribute)
            card.reading("secondAttribute", \.secondAttribute)
            card.reading("firstAnchor", \.firstAnchor)
            card.reading("secondAnchor", \.secondAnchor)
            card.reading("relation", \.relation)
            card.reading("multiplier", \.multiplier)
        }
    }
}
