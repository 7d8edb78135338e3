import Kitchen
import UIKit

let view = OrderView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let bell = view.wire()
bell.sendActions(for: .touchUpInside)

let kind: UIView.Type = CounterView.self
let made = kind.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
view.setValue(bell, forKey: "bell")
let label = UILabel(frame: .zero)
label.text = "fonts"
let isWhole = made is CounterView && label.intrinsicContentSize.width > 20 && NSClassFromString("Kitchen.OrderView") != nil
print(platform, view.touches.joined(separator: ", "), isWhole ? "whole" : "broken")
