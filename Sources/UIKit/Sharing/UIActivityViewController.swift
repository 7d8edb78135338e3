import AppleFoundation
import CoreGraphics

/// The sheet from which people share: what is shared on top, below it what can be done with it.
///
/// There are no other apps here to send things to: what is offered is copying, and the activities that the app brings along.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionHandler = (_ activityType: UIActivity.ActivityType?, _ completed: Bool) -> Void
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ activityError: (any Error)?
    ) -> Void

    /// What isn't offered, although it could be.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called once, when the sheet goes: with what was done, or with nil where nothing was chosen.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The same without what came back. Called only where the other one isn't set.
    open var completionHandler: CompletionHandler?

    private let activityItems: [Any]
    private let applicationActivities: [UIActivity]
    private var chosen: UIActivity?
    private var hasAnswered = false

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }

    public required init?(coder: NSCoder) {
        activityItems = []
        applicationActivities = []
        super.init(coder: coder)
    }

    // MARK: What is offered
    private var items: SharedItems { SharedItems(items: activityItems, sheet: self) }

    /// In the order in which they stand on the sheet.
    final var offered: [UIActivity] {
        let shown = items.placeholders
        return ([CopyActivity()] + applicationActivities).filter { activity in
            if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
            return activity.canPerform(withActivityItems: shown)
        }
    }

    // MARK: The view
    open override func loadView() { view = ActivitySheetView() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        Unsupported.otherApps.report()
        guard let sheet = view as? ActivitySheetView else { return }
        sheet.show(items, offered, choose: { [unowned self] in choose($0) }, close: { [unowned self] in close() })
        preferredContentSize = CGSize(width: 375, height: sheet.wholeHeight)
    }

    // MARK: What is done
    private func choose(_ activity: UIActivity) {
        guard chosen == nil, !isBeingDismissed else { return }
        chosen = activity
        activity.whenFinished = { [weak self] in self?.finished($0) }
        activity.prepare(withActivityItems: items.things(for: activity.activityType))
        if let shown = activity.activityViewController { present(shown, animated: true) } else { activity.perform() }
    }

    private func finished(_ completed: Bool) {
        let type = chosen?.activityType
        guard let presenter = presentingViewController else { return answer(type, completed) }
        hasAnswered = true
        presenter.dismiss(animated: true) { [self] in
            hasAnswered = false
            answer(type, completed)
        }
    }

    private func close() {
        guard !isBeingPresented, !isBeingDismissed else { return }
        presentingViewController?.dismiss(animated: true)
    }

    /// The sheet was closed or pulled down, or the app took it away.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { answer(nil, false) }
    }

    private func answer(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        if hasAnswered { return }
        hasAnswered = true
        let (whole, short) = (completionWithItemsHandler, completionHandler)
        completionWithItemsHandler = nil
        completionHandler = nil
        if let whole { whole(type, completed, nil, nil) } else { short?(type, completed) }
    }
}
