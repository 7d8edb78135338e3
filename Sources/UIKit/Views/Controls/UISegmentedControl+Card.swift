import AppleFoundation
import CoreGraphics

extension UISegmentedControl {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISegmentedControl.self, element: "segmentedControl") { card in
            card.property("selectedSegmentIndex", \.selectedSegmentIndex, file: .same, .observable)
            card.property("isMomentary", \.isMomentary, file: "momentary")
            card.property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, file: .same)
            card.property("selectedSegmentTintColor", \.selectedSegmentTintColor, file: .same)
            card.reading("numberOfSegments", \.numberOfSegments)
            card.looks(
                "titleTextAttributes", get: { $0.titleTextAttributes(for: $1) }, set: { $0.setTitleTextAttributes($1, for: $2) }
            )
        }
    }
}
