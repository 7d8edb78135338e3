@_spi(House) import AppleFoundation
import CoreGraphics

/// A control that opens a menu when a finger rests on it.
@MainActor public protocol _MenuHolder: UIControl {
    /// False where there is no menu, or a touch opens it without waiting.
    var _opensMenuAfterPress: Bool { get }
    func _openMenu()
}

extension _MenuHolder {
    /// Adds what waits for a finger that rests, once.
    public func _watchPress() {
        if gestureRecognizers?.contains(where: { $0 is MenuPressRecognizer }) == true { return }
        addGestureRecognizer(MenuPressRecognizer(target: self, action: Selector("_menuPressed:")))
    }
}

final class MenuPressRecognizer: UILongPressGestureRecognizer {}

extension UIControl {
    final func menuPressed(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began, let holder = self as? any _MenuHolder, holder._opensMenuAfterPress else { return }
        holder._openMenu()
    }
}

/// What the recogniser of a control's menu calls by selector.
private enum MenuMembers {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        _objcRegister({ UIControl.self }, nil) { table in
            table.method("_menuPressed:") { (control: UIControl, arguments) in
                Isolation.assumeMain(with: arguments) {
                    _objcRet(control.menuPressed(_objcArg($0, 0, UIGestureRecognizer.self)))
                }
            }
        }
    }
}
