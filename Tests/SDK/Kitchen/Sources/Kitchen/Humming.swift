import Bell
import UIKit

public class HummingView: UIView {
    public override func hum(_ times: Int) -> String { "kitchen, " + super.hum(times + 1) }
    public override var pitch: Int { super.pitch + 1 }
}

public class LowerHummingView: HummingView {
    public override func hum(_ times: Int) -> String { "lower " + super.hum(times) }
}

public class GongButton: BellButton {
    public override func chime() -> String { "gong, " + super.chime() }
}

extension UIViewController {
    nonisolated(unsafe) public static var loads: [String] = []

    @objc func counted_viewDidLoad() {
        counted_viewDidLoad()
        UIViewController.loads.append(title ?? "")
    }

    public static func exchangeLoading() {
        guard let one = class_getInstanceMethod(UIViewController.self, #selector(viewDidLoad)),
            let other = class_getInstanceMethod(UIViewController.self, #selector(counted_viewDidLoad))
        else { return }
        method_exchangeImplementations(one, other)
    }
}
