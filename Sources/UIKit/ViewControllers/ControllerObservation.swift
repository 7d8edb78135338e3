import AppleFoundation
import CoreGraphics

/// A callback that a controller is about to get.
package enum ControllerEvent {
    case loadView
    case viewDidLoad
    case viewWillAppear(Bool)
    case viewIsAppearing(Bool)
    case viewDidAppear(Bool)
    case viewWillDisappear(Bool)
    case viewDidDisappear(Bool)
    case updateViewConstraints
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case viewSafeAreaInsetsDidChange
    case viewLayoutMarginsDidChange
    case willMove(toParent: UIViewController?)
    case didMove(toParent: UIViewController?)
    case willTransition(to: UITraitCollection)
    case viewWillTransition(to: CGSize)
    case traitCollectionDidChange
    case preferredContentSizeDidChange(child: UIViewController?)
    case didReceiveMemoryWarning
}

/// Lets tests see every callback of every controller, without subclasses. Nobody listens in an app.
@MainActor package enum ControllerObservation {
    package static var observer: ((UIViewController, ControllerEvent) -> Void)?

    /// Nobody hears of what `body` brings about.
    package static func unobserved(_ body: () -> Void) {
        let kept = observer
        observer = nil
        body()
        observer = kept
    }

    @inline(__always)
    static func note(_ controller: UIViewController, _ event: @autoclosure () -> ControllerEvent) {
        if let observer { observer(controller, event()) }
    }
}
