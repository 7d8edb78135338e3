import AppleFoundation
import CoreGraphics
import UIKit

/// A line for each call, in order.
final class Journal {
    var lines: [String] = []
    func write(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Writes down every hierarchy callback it gets.
@MainActor class JournalView: UIView {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { fatalError("not in nibs") }

    private func text(_ view: UIView?) -> String {
        guard let view else { return "nil" }
        if let named = view as? JournalView { return named.name }
        return view is UIWindow ? "window" : "view"
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        journal.write("\(name).willMove(toSuperview: \(text(newSuperview)))")
    }
    override func didMoveToSuperview() { journal.write("\(name).didMoveToSuperview \(text(superview))") }
    override func willMove(toWindow newWindow: UIWindow?) { journal.write("\(name).willMove(toWindow: \(text(newWindow)))") }
    override func didMoveToWindow() { journal.write("\(name).didMoveToWindow \(text(window))") }
    override func didAddSubview(_ subview: UIView) { journal.write("\(name).didAddSubview(\(text(subview)))") }
    override func willRemoveSubview(_ subview: UIView) { journal.write("\(name).willRemoveSubview(\(text(subview)))") }
}

/// Calls closures from its callbacks.
@MainActor final class ReactingView: UIView {
    var onWillMoveToSuperview: ((UIView?) -> Void)?
    var onDidMoveToSuperview: (() -> Void)?
    var onDidMoveToWindow: (() -> Void)?
    var onDidAddSubview: ((UIView) -> Void)?
    var onWillRemoveSubview: ((UIView) -> Void)?
    var onLayout: (() -> Void)?

    override func willMove(toSuperview newSuperview: UIView?) { onWillMoveToSuperview?(newSuperview) }
    override func didMoveToSuperview() { onDidMoveToSuperview?() }
    override func didMoveToWindow() { onDidMoveToWindow?() }
    override func didAddSubview(_ subview: UIView) { onDidAddSubview?(subview) }
    override func willRemoveSubview(_ subview: UIView) { onWillRemoveSubview?(subview) }
    override func layoutSubviews() { onLayout?() }
}

/// What other tests made of the main screen must not matter.
@MainActor func freshScreen() {
    UIScreen.main.device = .iPhone15
    UIScreen.main.setTraits(Device.iPhone15.traits)
}
