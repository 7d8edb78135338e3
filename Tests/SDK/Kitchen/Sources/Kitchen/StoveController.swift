import Bell
import UIKit

extension UIViewController {
    @objc var isBusy: Bool { false }
}

public final class StoveController: UINavigationController {
    weak var helper: AnyObject?

    override var isBusy: Bool { !super.isBusy }

    func ask(_ bell: BellButton) -> Int { helper?.bell?(bell, willRingTimes: 3) ?? 0 }
}
