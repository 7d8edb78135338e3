import AppleFoundation
import CoreGraphics

extension UIPickerView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIPickerView.self, element: "pickerView") { card in
            card.property("dataSource", \.dataSource)
            card.property("delegate", \.delegate)
            card.property("showsSelectionIndicator", \.showsSelectionIndicator, file: .same)
            card.reading("numberOfComponents", \.numberOfComponents)
            card.method("reloadAllComponents") { $0.reloadAllComponents() }
            card.method("reloadComponent:") { (picker, component: Int) in picker.reloadComponent(component) }
        }
    }
}
