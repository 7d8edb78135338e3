import AppleFoundation
import CoreGraphics

/// Which fields an alert view has.
public enum UIAlertViewStyle: Int, Sendable {
    case `default` = 0
    case secureTextInput = 1
    case plainTextInput = 2
    case loginAndPasswordInput = 3
}

/// An alert as programs before iOS 9 showed it: by itself, above everything, told by the numbers of its buttons. What is shown is an
/// alert controller, in a window of its own.
open class UIAlertView: UIView {
    open weak var delegate: AnyObject?
    open var title: String = "" { didSet { controller.title = title } }
    open var message: String? { didSet { controller.message = message } }
    /// -1 for none.
    open var cancelButtonIndex = -1
    private var titles: [String] = []
    private var controller = AlertViewController(title: nil, message: nil, preferredStyle: .alert)
    /// While it is shown.
    private var ownWindow: UIWindow?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIAlertView.self)
    }

    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        controller.title = title
        controller.message = message
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Buttons
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
    open var numberOfButtons: Int { titles.count }
    /// -1 where there is none but the one that cancels.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

    // MARK: Fields
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet {
            controller = AlertViewController(title: controller.title, message: controller.message, preferredStyle: .alert)
            let fields: [(isSecure: Bool, placeholder: String?)] =
                switch alertViewStyle {
                case .default: []
                case .plainTextInput: [(false, nil)]
                case .secureTextInput: [(true, nil)]
                case .loginAndPasswordInput: [(false, "Login"), (true, "Password")]
                }
            for field in fields {
                controller.addTextField {
                    $0.isSecureTextEntry = field.isSecure
                    $0.placeholder = field.placeholder
                }
            }
        }
    }

    open func textField(at textFieldIndex: Int) -> UITextField? {
        guard let fields = controller.textFields, fields.indices.contains(textFieldIndex) else { return nil }
        return fields[textFieldIndex]
    }

    // MARK: Showing
    open var isVisible: Bool { ownWindow != nil }
    private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    open func show() {
        guard ownWindow == nil else { return }
        let actions = titles.enumerated().map { index, title in
            UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [weak self] _ in
                self?.didDismiss(index)
            }
        }
        controller.begin(actions, of: self)
        let previous = UIScreen.main.keyWindow.window
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowScene = previous?.windowScene ?? window.windowScene
        window.windowLevel = .alert
        window.rootViewController = UIViewController()
        ownWindow = window
        formerKeyWindow = previous
        listener?.`willPresent(_:)`?(self)
        updateFirstButton()
        for field in controller.textFields ?? [] {
            field.addAction(UIAction { [weak self] _ in self?.updateFirstButton() }, for: .editingChanged)
        }
        window.makeKeyAndVisible()
        window.rootViewController?.present(controller, animated: true) { [self] in listener?.`didPresent(_:)`?(self) }
    }

    private weak var formerKeyWindow: UIWindow?

    private func updateFirstButton() {
        guard let isEnabled = listener?.`alertViewShouldEnableFirstOtherButton(_:)`?(self),
            controller.actions.indices.contains(firstOtherButtonIndex)
        else { return }
        controller.actions[firstOtherButtonIndex].isEnabled = isEnabled
    }

    /// Nobody has touched a button: the delegate hears of the going alone.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard ownWindow != nil, !controller.isBeingDismissed else { return }
        listener?.`alertView(_:willDismissWithButtonIndex:)`?(self, buttonIndex)
        controller.dismiss(animated: animated) { [self] in didDismiss(buttonIndex) }
    }

    /// A button was touched, and the alert is about to go.
    fileprivate func willChoose(_ action: UIAlertAction) {
        guard let index = controller.actions.firstIndex(where: { $0 === action }) else { return }
        listener?.`alertView(_:clickedButtonAt:)`?(self, index)
        listener?.`alertView(_:willDismissWithButtonIndex:)`?(self, index)
    }

    private func didDismiss(_ index: Int) {
        guard let window = ownWindow else { return }
        ownWindow = nil
        controller.end()
        window.isHidden = true
        formerKeyWindow?.makeKey()
        listener?.`alertView(_:didDismissWithButtonIndex:)`?(self, index)
    }
}

/// Tells its alert view what was chosen, and keeps it while it is shown.
private final class AlertViewController: UIAlertController {
    private var owner: UIAlertView?

    func begin(_ actions: [UIAlertAction], of owner: UIAlertView) {
        self.owner = owner
        replaceActions(actions)
    }

    func end() { owner = nil }

    override func willChoose(_ action: UIAlertAction) { owner?.willChoose(action) }
}
