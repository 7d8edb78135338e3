import AppleFoundation
import CoreGraphics

extension UISwitch {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISwitch.self, element: "switch", accessibility: []) { card in
            card.property("isOn", \.isOn, file: "on", .observable)
            card.property("onTintColor", \.onTintColor, file: .same)
            card.property("thumbTintColor", \.thumbTintColor, file: .same)
            card.property("title", \.title, file: .same)
            card.property("preferredStyle", \.preferredStyle)
            card.property("onImage", \.onImage)
            card.property("offImage", \.offImage)
            card.reading("style", \.style)
        }
    }
}
