import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A split view controller on the screen; its columns are called P, S and U (supplementary).
@MainActor final class SplitScene {
    let stage: Stage
    let split: UISplitViewController
    let p = controller("P")
    let s = controller("S")
    let u = controller("U")
    let log = SplitLog()
    let recorder: LifecycleRecorder

    /// Held sideways unless it is a phone.
    init(
        _ style: UISplitViewController.Style = .unspecified, device: SimulatedDevice = .iPadPro11, sideways: Bool = true,
        inStack: Bool = false, set: (SplitScene) -> Void = { _ in }
    ) {
        stage = Stage(device: device)
        if sideways { stage.rotate(to: .landscapeLeft, animated: false) }
        split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        recorder = LifecycleRecorder(.appearance, on: stage)
        if style == .unspecified {
            split.viewControllers = inStack ? [UINavigationController(rootViewController: p), s] : [p, s]
        } else {
            split.setViewController(p, for: .primary)
            if style == .tripleColumn { split.setViewController(u, for: .supplementary) }
            split.setViewController(s, for: .secondary)
        }
        split.delegate = log
        set(self)
        stage.window.rootViewController = split
        stage.settle()
        clear()
    }

    func clear() {
        log.lines = []
        recorder.clear()
    }

    func turn(upright: Bool) {
        stage.rotate(to: upright ? .portrait : .landscapeLeft)
        stage.settle()
    }

    /// The lines of the columns themselves.
    func take() -> [String] { recorder.take().filter { "PSU".contains($0.prefix(1)) && $0.dropFirst().hasPrefix(".") } }

    /// From and to, in the window; nil where it isn't on the screen.
    func span(_ controller: UIViewController) -> [CGFloat]? {
        guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
        let frame = view.convert(view.bounds, to: nil)
        return [frame.minX.rounded(), frame.maxX.rounded()]
    }

    func stack(_ column: UISplitViewController.Column) -> UINavigationController? {
        split.viewController(for: column)?.navigationController
    }
}

/// Counts notifications.
@MainActor final class Posts {
    private(set) var count = 0
    private var token: (any NSObjectProtocol)?

    init(_ name: Notification.Name, of object: AnyObject) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
    }
}
