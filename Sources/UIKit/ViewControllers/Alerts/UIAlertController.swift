import AppleFoundation
import CoreGraphics

/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    case critical = 1
}

/// Tells the user something, and asks what to do.
open class UIAlertController: UIViewController {
    /// In the middle of the screen, or up from its edge and, on a pad, beside what it is about.
    public enum Style: Int, Sendable {
        /// From the bottom of a phone; on a pad in a popover.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }

    private var storedActions: [UIAlertAction] = []
    private var storedPreferred: UIAlertAction?
    private var storedFields: [UITextField] = []
    private var hasBegunEditing = false
    open private(set) var preferredStyle = Style.actionSheet
    open var message: String? { didSet { if message != oldValue { contentsChanged() } } }
    open var severity = UIAlertControllerSeverity.default

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpPresentation()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPresentation()
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        setUpPresentation()
    }

    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            contentsChanged()
        }
    }

    // MARK: Actions
    open var actions: [UIAlertAction] { storedActions }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
            return Misuse.report(.alert(.secondCancelAction))
        }
        storedActions.append(action)
        action.owner = self
        actionsChanged()
    }

    /// Drawn bold, and chosen by Return. One of `actions`; only in alerts.
    open var preferredAction: UIAlertAction? {
        get { storedPreferred }
        set {
            if let newValue, !storedActions.contains(where: { $0 === newValue }) {
                return Misuse.report(.alert(.preferredActionNotAdded))
            }
            storedPreferred = newValue
            actionsChanged()
        }
    }

    // MARK: Fields
    /// Nil while there are none.
    open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

    /// Only in alerts. The first field is edited as soon as the alert is there.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else { return Misuse.report(.alert(.fieldInSheet)) }
        let field = AlertField()
        storedFields.append(field)
        configurationHandler?(field)
        contentsChanged()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        beginEditing()
    }

    /// The first field is edited once the view is in its window, unless another one is.
    final func beginEditing() {
        guard !hasBegunEditing, let first = storedFields.first else { return }
        hasBegunEditing = true
        if !storedFields.contains(where: { $0.isFirstResponder }) { first.becomeFirstResponder() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hasBegunEditing = false
        if !storedFields.isEmpty { view.endEditing(true) }
    }

    // MARK: Presenting
    private func setUpPresentation() {
        rareState.modalLook = AlertLook()
        modalPresentationStyle = isInPopover ? .popover : .custom
        modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    }

    final var isInPopover: Bool { preferredStyle == .actionSheet && UIScreen.main.device.idiom == .pad }

    // MARK: The view
    private var content: AlertContentView? { viewIfLoaded as? AlertContentView }

    open override func loadView() { view = AlertContentView(self) }

    open override var preferredContentSize: CGSize {
        get {
            guard isInPopover, let content = view as? AlertContentView else { return super.preferredContentSize }
            return content.sizeThatFits(CGSize(width: 304, height: 10_000))
        }
        set { super.preferredContentSize = newValue }
    }

    final func actionsChanged() { contentsChanged() }

    private func contentsChanged() {
        content?.reload()
        controllerRarities?.activePresentation?.containerView?.setNeedsLayout()
    }

    final var isEmpty: Bool { (title ?? "").isEmpty && (message ?? "").isEmpty && actions.isEmpty && storedFields.isEmpty }

    // MARK: Choosing
    /// The user has touched the action's button: the alert goes, then the action is performed.
    package final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        willChoose(action)
        dismiss(animated: true) { action.perform() }
    }

    /// A button was touched, and the alert is about to go.
    func willChoose(_ action: UIAlertAction) {}

    /// Other buttons than those it had.
    final func replaceActions(_ actions: [UIAlertAction]) {
        storedActions = actions
        for action in actions { action.owner = self }
        actionsChanged()
    }

    /// The user has touched beside the sheet.
    final func cancelByTouchOutside() {
        // While it comes or goes the screen takes no touches.
        if isBeingPresented || isBeingDismissed { return }
        guard preferredStyle == .actionSheet, let cancel = actions.first(where: { $0.style == .cancel }) else { return }
        choose(cancel)
    }

    /// A popover has gone by a touch beside it.
    final func wasDismissedByUser() { actions.first { $0.style == .cancel }?.perform() }
}
