import AppleFoundation
import CoreGraphics
import InterfaceBuilder

private enum ControlAttribute: UInt8, CaseIterable {
    case none, enabled, selected, highlighted, contentHorizontalAlignment, contentVerticalAlignment

    static let map = IBNameMap(ControlAttribute.self) { "\($0)" }
}

extension NibDecoder {
    /// The end of `UIControl.init(coder:)`.
    @MainActor func fill(_ control: UIControl) {
        let map = ControlAttribute.map
        node.eachAttribute { name, value in
            let code = map.code(name)
            if code == 0 { return }
            switch ControlAttribute(rawValue: code)! {
            case .none: break
            case .enabled: if value.bool == false { control.isEnabled = false }
            case .selected: if value.bool == true { control.isSelected = true }
            case .highlighted: if value.bool == true { control.isHighlighted = true }
            case .contentHorizontalAlignment:
                control.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment(word: value)
            case .contentVerticalAlignment: control.contentVerticalAlignment = UIControl.ContentVerticalAlignment(word: value)
            }
        }
    }
}
