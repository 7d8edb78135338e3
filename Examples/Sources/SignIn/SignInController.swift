import UIKit

/// A form that checks itself while it is filled in, and moves above the keyboard.
public final class SignInController: UIViewController, UITextFieldDelegate {
    public let nameField = UITextField()
    public let passwordField = UITextField()
    public let button = UIButton(type: .system)
    public let message = UILabel()
    /// Called with the name of who has signed in.
    public var whenSignedIn: (String) -> Void = { _ in }
    private let scroll = UIScrollView()
    private let stack = UIStackView()

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Sign in"
    }

    required init?(coder: NSCoder) { fatalError("This controller is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpFields()
        setUpStack()
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardMoves(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        check()
    }

    // MARK: The form
    private func setUpFields() {
        nameField.placeholder = "E-mail"
        nameField.keyboardType = .emailAddress
        nameField.textContentType = .username
        nameField.autocapitalizationType = .none
        nameField.autocorrectionType = .no
        nameField.returnKeyType = .next
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        passwordField.textContentType = .password
        passwordField.returnKeyType = .go
        passwordField.enablesReturnKeyAutomatically = true
        for field in [nameField, passwordField] {
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.clearButtonMode = .whileEditing
            field.delegate = self
            field.addTarget(self, action: #selector(check), for: .editingChanged)
        }
    }

    private func setUpStack() {
        let heading = UILabel()
        heading.text = "Welcome"
        heading.font = .preferredFont(forTextStyle: .largeTitle)
        message.font = .preferredFont(forTextStyle: .footnote)
        message.textColor = .secondaryLabel
        message.numberOfLines = 0
        button.setTitle("Sign in", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
        for part in [heading, nameField, passwordField, message, button] { stack.addArrangedSubview(part) }
        stack.axis = .vertical
        stack.spacing = 16
        stack.setCustomSpacing(240, after: heading)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.keyboardDismissMode = .onDrag
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        scroll.addSubview(stack)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -48),
        ])
    }

    // MARK: Checking
    private var problem: String? {
        let name = nameField.text ?? ""
        if name.isEmpty { return "Enter your e-mail address." }
        let parts = name.split(separator: "@")
        guard parts.count == 2, parts[1].contains(".") else { return "That is no e-mail address." }
        return (passwordField.text ?? "").count < 8 ? "The password has at least 8 characters." : nil
    }

    @objc private func check() {
        message.text = problem ?? "Ready."
        button.isEnabled = problem == nil
    }

    @objc private func signIn() {
        guard problem == nil else { return }
        view.endEditing(true)
        whenSignedIn(nameField.text ?? "")
    }

    // MARK: UITextFieldDelegate
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField { passwordField.becomeFirstResponder() } else { signIn() }
        return true
    }

    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        // No address has a space.
        textField !== nameField || !string.contains(" ")
    }

    // MARK: The keyboard
    @objc private func keyboardMoves(_ note: Notification) {
        guard let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        let covered = view.bounds.maxY - view.convert(end, from: nil).minY
        scroll.contentInset.bottom = max(0, covered - view.safeAreaInsets.bottom)
        scroll.verticalScrollIndicatorInsets.bottom = scroll.contentInset.bottom
    }
}
