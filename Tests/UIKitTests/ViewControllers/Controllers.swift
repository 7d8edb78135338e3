import CoreGraphics
import UIKit
import UIKitTesting

/// A plain controller that goes by a name in recordings.
@MainActor func controller(_ name: String) -> UIViewController {
    let made = UIViewController()
    made.title = name
    return made
}

/// Forwards appearance to its children by hand only.
final class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A controller made of closures.
final class ScriptedController: UIViewController {
    var onLoadView: ((ScriptedController) -> Void)?
    var onDidLoad: ((ScriptedController) -> Void)?
    var onWillAppear: ((ScriptedController) -> Void)?
    var onIsAppearing: ((ScriptedController) -> Void)?
    var onDidAppear: ((ScriptedController) -> Void)?
    var onWillDisappear: ((ScriptedController) -> Void)?
    var onDidDisappear: ((ScriptedController) -> Void)?
    var onWillMove: ((ScriptedController, UIViewController?) -> Void)?
    var onDidMove: ((ScriptedController, UIViewController?) -> Void)?

    convenience init(_ name: String) {
        self.init(nibName: nil, bundle: nil)
        title = name
    }

    override func loadView() { if let onLoadView { onLoadView(self) } else { super.loadView() } }
    override func viewDidLoad() { onDidLoad?(self) }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear?(self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        onIsAppearing?(self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onDidAppear?(self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onWillDisappear?(self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDidDisappear?(self)
    }
    override func willMove(toParent parent: UIViewController?) {
        onWillMove?(self, parent)
        super.willMove(toParent: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        onDidMove?(self, parent)
        super.didMove(toParent: parent)
    }
}

extension UIViewController {
    /// The three steps of adding a child, in Apple's order.
    func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// The three steps of taking a child out.
    func extract(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

/// The stage that was made last: a test that needs no more than its window may drop it.
@MainActor private var keptStage: Stage?

/// A stage whose window shows `root`, with everything it brings about over.
@MainActor func stage(showing root: UIViewController) -> Stage {
    let stage = Stage(device: .iPhoneSE)
    stage.window.rootViewController = root
    stage.layoutNow()
    keptStage = stage
    return stage
}

/// A recorder that hears nothing of what earlier tests have left on the screen.
@MainActor func freshRecorder(_ calls: LifecycleRecorder.Calls) -> LifecycleRecorder {
    keptStage = nil
    for window in UIScreen.main.windows { window.isHidden = true }
    return LifecycleRecorder(calls)
}
