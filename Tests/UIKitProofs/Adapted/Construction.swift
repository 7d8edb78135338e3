// swift-format-ignore-file
import UIKit

/// Everything below is iOS source as an app would have it. `Adapted` holds what the adapter makes of it.
class PlainBox: UIView {
    var numbers = [1, 2]
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PlainBox.self }, "UIKitProofs.PlainBox") { r in _ = r } } } }
class OwnBox: PlainBox {
    var text: String
    override init(frame: CGRect) {
        text = "own"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError() }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OwnBox.self }, "UIKitProofs.OwnBox") { r in _ = r } } } }
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
private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SpecialBox.self }, "UIKitProofs.SpecialBox") { r in _ = r } } } }

func makeBox<Box: UIView>(_ type: Box.Type) -> Box { Box._new(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
func makeEmptyBox<Box: UIView>() -> Box { Box._new() }
func makeBox(ofClass boxType: UIView.Type) -> UIView { boxType._new(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }

extension UIView {
    class func square(_ side: CGFloat) -> Self { Self._new(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
}

enum Hidden {
    class Box: UIView {private enum __ObjC6 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Box.self }, "UIKitProofs.Hidden.Box") { r in _ = r } } } }
    fileprivate class SecretBox: UIView {private enum __ObjC7 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SecretBox.self }, "UIKitProofs.Hidden.SecretBox") { r in _ = r } } } }
    static func secretName() -> String { NSStringFromClass(SecretBox.self) }
}

class PlainController: UIViewController {
    let items = ["a"]
private enum __ObjC8 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PlainController.self }, "UIKitProofs.PlainController") { r in _ = r } } } }
class OwnController: UIViewController {
    let made: String
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        made = "with \(nibNameOrNil ?? "nothing")"
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { fatalError() }
private enum __ObjC9 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OwnController.self }, "UIKitProofs.OwnController") { r in _ = r } } } }
func makeController<Controller: UIViewController>(_ name: String?) -> Controller { Controller._new(nibName: name, bundle: nil) }
func makeController(ofClass type: UIViewController.Type) -> UIViewController { type._new(nibName: "x", bundle: .main) }
func makeEmptyController<Controller: UIViewController>() -> Controller { Controller._new() }
class OwnStack: UINavigationController {
    var made = "plain"
private enum __ObjC10 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OwnStack.self }, "UIKitProofs.OwnStack") { r in _ = r } } } }
func makeStack(ofClass stackType: UINavigationController.Type, _ root: UIViewController) -> UINavigationController {
    stackType._new(rootViewController: root)
}
func makeSegue(ofClass segueType: UIStoryboardSegue.Type, _ controller: UIViewController) -> UIStoryboardSegue {
    segueType._new(identifier: "go", source: controller, destination: controller)
}
