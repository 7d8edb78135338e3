import AppleFoundation
import CoreGraphics

extension UIStepper {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIStepper.self, element: "stepper") { card in
            card.property("minimumValue", \.minimumValue, file: .same)
            card.property("maximumValue", \.maximumValue, file: .same)
            card.property("value", \.value, file: .same, .observable)
            card.property("stepValue", \.stepValue)
            card.property("isContinuous", \.isContinuous, file: "continuous")
            card.property("autorepeat", \.autorepeat, file: .same)
            card.property("wraps", \.wraps, file: .same)
            // A file may say that the least is above the most: the stepper sorts that out.
            card.attribute("stepValue", Double.self) { if $1 > 0 { $0.stepValue = $1 } }
        }
    }
}
