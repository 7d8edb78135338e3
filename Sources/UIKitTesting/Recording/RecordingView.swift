import AppleFoundation
import UIKit

/// A view that writes every callback it gets into a log: `child.willMove(toSuperview: parent)`.
@preconcurrency @MainActor open class RecordingView: UIView {
    public let name: String
    public let log: CallLog
    /// What is written down from now on.
    public var records: RecordedCalls

    public init(_ name: String, log: CallLog, records: RecordedCalls = .all, frame: CGRect = .zero) {
        self.name = name
        self.log = log
        self.records = records
        super.init(frame: frame)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A recording view needs a name and a log. Make it in code.")
    }

    private func record(_ kind: RecordedCalls, _ call: String) {
        if records.contains(kind) { log.add("\(name).\(call)") }
    }

    // MARK: Hierarchy

    open override func willMove(toSuperview newSuperview: UIView?) {
        record(.hierarchy, "willMove(toSuperview: \(recordedName(newSuperview)))")
        super.willMove(toSuperview: newSuperview)
    }

    open override func didMoveToSuperview() {
        record(.hierarchy, "didMoveToSuperview()")
        super.didMoveToSuperview()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        record(.hierarchy, "willMove(toWindow: \(recordedName(newWindow)))")
        super.willMove(toWindow: newWindow)
    }

    open override func didMoveToWindow() {
        record(.hierarchy, "didMoveToWindow()")
        super.didMoveToWindow()
    }

    open override func didAddSubview(_ subview: UIView) {
        record(.hierarchy, "didAddSubview(\(recordedName(subview)))")
        super.didAddSubview(subview)
    }

    open override func willRemoveSubview(_ subview: UIView) {
        record(.hierarchy, "willRemoveSubview(\(recordedName(subview)))")
        super.willRemoveSubview(subview)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        record(.layout, "layoutSubviews()")
        super.layoutSubviews()
    }

    open override func updateConstraints() {
        record(.layout, "updateConstraints()")
        super.updateConstraints()
    }

    open override func safeAreaInsetsDidChange() {
        record(.insets, "safeAreaInsetsDidChange()")
        super.safeAreaInsetsDidChange()
    }

    open override func layoutMarginsDidChange() {
        record(.insets, "layoutMarginsDidChange()")
        super.layoutMarginsDidChange()
    }

    // MARK: Environment

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        record(.environment, "traitCollectionDidChange()")
        super.traitCollectionDidChange(previousTraitCollection)
    }

    open override func tintColorDidChange() {
        record(.environment, "tintColorDidChange()")
        super.tintColorDidChange()
    }
}

/// A recording view that draws, and so has pixels of its own: `name.draw((0, 0; 10 x 10))`.
@preconcurrency @MainActor open class RecordingDrawnView: RecordingView {
    open override func draw(_ rect: CGRect) {
        log.add("\(name).draw(\(Describe.rect(rect)))")
        super.draw(rect)
    }
}

/// A view's name in a log: its own, its accessibility identifier, or its class.
@MainActor func recordedName(_ view: UIView?) -> String {
    guard let view else { return "nil" }
    if let recording = view as? RecordingView { return recording.name }
    return view.accessibilityIdentifier ?? String(describing: type(of: view))
}
