import AppleFoundation
import CoreGraphics

extension UISlider {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UISlider.self, element: "slider", accessibility: .adjustable) { card in
            card.property("minimumValue", \.minimumValue, file: "minValue")
            card.property("maximumValue", \.maximumValue, file: "maxValue")
            card.property("value", \.value, file: .same, .observable)
            card.property("isContinuous", \.isContinuous, file: "continuous")
            card.property("minimumTrackTintColor", \.minimumTrackTintColor, file: .same)
            card.property("maximumTrackTintColor", \.maximumTrackTintColor, file: .same)
            card.property("thumbTintColor", \.thumbTintColor, file: .same)
            card.property("minimumValueImage", \.minimumValueImage, file: .same)
            card.property("maximumValueImage", \.maximumValueImage, file: .same)
            card.reading("currentThumbImage", \.currentThumbImage)
            card.reading("currentMinimumTrackImage", \.currentMinimumTrackImage)
            card.reading("currentMaximumTrackImage", \.currentMaximumTrackImage)
            card.looks("thumbImage", get: { $0.thumbImage(for: $1) }, set: { $0.setThumbImage($1, for: $2) })
            card.looks(
                "minimumTrackImage", get: { $0.minimumTrackImage(for: $1) }, set: { $0.setMinimumTrackImage($1, for: $2) })
            card.looks(
                "maximumTrackImage", get: { $0.maximumTrackImage(for: $1) }, set: { $0.setMaximumTrackImage($1, for: $2) })
        }
    }
}
