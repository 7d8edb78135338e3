import CoreGraphics
import UIKit
import UIKitTesting

/// What a controller saw inside one of its callbacks.
struct Moment {
    let call: String
    let hasWindow: Bool
    let hasSuperview: Bool
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection
    /// The view's own `layoutSubviews` has run.
    let isLaidOut: Bool
    let hasParent: Bool
    /// Those of `isBeingPresented` and its like that were true.
    let flags: [String]
}

/// Notes when it is laid out.
final class LaidView: UIView {
    var isLaidOut = false
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
        super.layoutSubviews()
        isLaidOut = true
        onLayout?()
    }
}

/// Looks around in each of its callbacks.
class ProbeController: UIViewController {
    var moments: [Moment] = []
    var laidView: LaidView? { viewIfLoaded as? LaidView }

    convenience init(_ name: String) {
        self.init(nibName: nil, bundle: nil)
        title = name
    }

    func look(_ call: String) {
        let view = viewIfLoaded
        var flags: [String] = []
        if isBeingPresented { flags.append("presented") }
        if isBeingDismissed { flags.append("dismissed") }
        if isMovingToParent { flags.append("to parent") }
        if isMovingFromParent { flags.append("from parent") }
        moments.append(
            Moment(
                call: call, hasWindow: view?.window != nil, hasSuperview: view?.superview != nil, bounds: view?.bounds ?? .zero,
                safeArea: view?.safeAreaInsets ?? .zero, traits: traitCollection, isLaidOut: laidView?.isLaidOut ?? false,
                hasParent: parent != nil, flags: flags))
    }

    /// The first moment of that name.
    func moment(_ call: String) -> Moment? { moments.first { $0.call == call } }
    var calls: [String] { moments.map(\.call) }

    override func loadView() { view = LaidView(frame: UIScreen.main.bounds) }
    override func viewDidLoad() {
        super.viewDidLoad()
        // Something for Auto Layout to do.
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
        look("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        look("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        look("viewIsAppearing")
    }
    override func updateViewConstraints() {
        look("updateViewConstraints")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        look("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        look("viewDidLayoutSubviews")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        look("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        look("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        look("viewDidDisappear")
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        look("viewSafeAreaInsetsDidChange")
    }
    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        look("viewLayoutMarginsDidChange")
    }
}

/// A stack of controllers in one container, as apps write it: only the top is shown, and each step calls begin and end.
final class HomeMadeStack: UIViewController {
    var top: UIViewController? { children.last }

    func push(_ next: UIViewController, animated: Bool = false) {
        let old = top
        addChild(next)
        next.view.frame = view.bounds
        old?.beginAppearanceTransition(false, animated: animated)
        next.beginAppearanceTransition(true, animated: animated)
        view.addSubview(next.view)
        old?.view.removeFromSuperview()
        old?.endAppearanceTransition()
        next.endAppearanceTransition()
        next.didMove(toParent: self)
    }

    func pop(animated: Bool = false) {
        guard let old = top, children.count > 1 else { return }
        let next = children[children.count - 2]
        old.willMove(toParent: nil)
        old.beginAppearanceTransition(false, animated: animated)
        next.beginAppearanceTransition(true, animated: animated)
        view.addSubview(next.view)
        old.view.removeFromSuperview()
        old.endAppearanceTransition()
        next.endAppearanceTransition()
        old.removeFromParent()
    }
}

extension LifecycleRecorder {
    /// The lines about will and did, without `viewIsAppearing`.
    @MainActor func takeWillsAndDids() -> [String] { take().filter { !$0.contains("IsAppearing") } }
}
