import Kitchen
import UIKit

let view = OrderView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let bell = view.wire()
bell.sendActions(for: .touchUpInside)
print(platform, view.touches.joined(separator: ", "))
