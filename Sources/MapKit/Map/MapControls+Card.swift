import AppleFoundation
import UIKit

extension MKCompassButton {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MKCompassButton.self) { card in
            card.property("mapView", \.mapView)
            card.property("compassVisibility", \.compassVisibility)
        }
    }
}

extension MKScaleView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MKScaleView.self) { card in
            card.property("mapView", \.mapView)
            card.property("scaleVisibility", \.scaleVisibility)
            card.property("legendAlignment", \.legendAlignment)
        }
    }
}

extension MKUserTrackingButton {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MKUserTrackingButton.self) { card in card.property("mapView", \.mapView) }
    }
}

extension MKUserTrackingBarButtonItem {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MKUserTrackingBarButtonItem.self) { card in card.property("mapView", \.mapView) }
    }
}
