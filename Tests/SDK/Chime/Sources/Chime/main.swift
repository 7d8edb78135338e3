import Bell
import UIKit

/// The button comes from a dynamic library; UIKit must be the same one on both sides.
final class Listener: NSObject, BellButtonDelegate {
    func bellDidRing(_ bell: BellButton) { print("rang", bell.rings, (bell as UIView) is UIControl) }
    func bell(_ bell: BellButton, willRingTimes count: Int) -> Int { count + 2 }
}

let bell = BellButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
let listener = Listener()
bell.delegate = listener
bell.sendActions(for: .touchUpInside)
