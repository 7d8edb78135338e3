import UIKit

/// A visible window for a test, which goes away with it.
public final class Surroundings {
    public let window = UIWindow(frame: UIScreen.main.bounds)
    public let root: UIViewController

    public init(_ root: UIViewController = UIViewController()) {
        self.root = root
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    deinit { window.isHidden = true }
}

/// Writes down what happened, in order.
public final class Journal {
    public private(set) var lines: [String] = []
    public init() {}
    public func note(_ line: String) { lines.append(line) }
}

/// A controller that tells a journal of its callbacks.
open class NotingController: UIViewController {
    public let name: String
    public let journal: Journal

    public init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { fatalError() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        journal.note("\(name) didLoad")
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.note("\(name) willAppear")
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.note("\(name) didAppear")
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.note("\(name) willDisappear")
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.note("\(name) didDisappear")
    }
    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        journal.note("\(name) willMove \(parent == nil ? "nil" : "in")")
    }
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        journal.note("\(name) didMove \(parent == nil ? "nil" : "in")")
    }
}
