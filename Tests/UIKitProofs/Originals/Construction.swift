// swift-format-ignore-file
import UIKit

/// Everything below is iOS source as an app would have it. `Adapted` holds what the adapter makes of it.
class PlainBox: UIView {
    var numbers = [1, 2]
}
class OwnBox: PlainBox {
    var text: String
    override init(frame: CGRect) {
        text = "own"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError() }
}
class GenericBox<Item>: OwnBox {
    var item: Item?
}
/// Has neither `init(frame:)` nor `init()`.
class SpecialBox: UIView {
    let number: Int
    init(number: Int) {
        self.number = number
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError() }
}

func makeBox<Box: UIView>(_ type: Box.Type) -> Box { Box(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
func makeEmptyBox<Box: UIView>() -> Box { Box() }
func makeBox(ofClass boxType: UIView.Type) -> UIView { boxType.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }

extension UIView {
    class func square(_ side: CGFloat) -> Self { Self(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
}

enum Hidden {
    class Box: UIView {}
    fileprivate class SecretBox: UIView {}
    static func secretName() -> String { NSStringFromClass(SecretBox.self) }
}

class PlainController: UIViewController {
    let items = ["a"]
}
class OwnController: UIViewController {
    let made: String
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        made = "with \(nibNameOrNil ?? "nothing")"
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { fatalError() }
}
func makeController<Controller: UIViewController>(_ name: String?) -> Controller { Controller(nibName: name, bundle: nil) }
func makeController(ofClass type: UIViewController.Type) -> UIViewController { type.init(nibName: "x", bundle: .main) }
func makeEmptyController<Controller: UIViewController>() -> Controller { Controller() }
class OwnStack: UINavigationController {
    var made = "plain"
}
func makeStack(ofClass stackType: UINavigationController.Type, _ root: UIViewController) -> UINavigationController {
    stackType.init(rootViewController: root)
}
func makeSegue(ofClass segueType: UIStoryboardSegue.Type, _ controller: UIViewController) -> UIStoryboardSegue {
    segueType.init(identifier: "go", source: controller, destination: controller)
}
