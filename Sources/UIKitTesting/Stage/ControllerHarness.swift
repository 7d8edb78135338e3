import AppleFoundation
import CoreGraphics
import UIKit

/// Leads one controller through its life, step by step, with everything recorded.
///
/// ```swift
/// let harness = ControllerHarness(ProfileController(), on: .iPhone15)
/// harness.appear()
/// harness.rotate(to: .landscapeLeft)
/// harness.receiveMemoryWarning()
/// harness.disappear()
/// #expect(harness.recorder.lines.last == "ProfileController.viewDidDisappear(false)")
/// ```
@preconcurrency @MainActor public final class ControllerHarness<Controller: UIViewController> {
    public private(set) var controller: Controller
    public let stage: Stage
    public let recorder: LifecycleRecorder
    private let make: () -> Controller

    /// `make` is called again by `recreate()`.
    public init(_ make: @autoclosure @escaping () -> Controller, on device: SimulatedDevice = .iPhone15) {
        stage = Stage(device: device)
        recorder = LifecycleRecorder(.all, on: stage)
        self.make = make
        controller = make()
    }

    /// Loads the view; nothing is shown.
    public func load() { controller.loadViewIfNeeded() }

    /// Makes the controller the window's root, and lets its appearance come to an end.
    public func appear() {
        stage.perform { stage.window.rootViewController = controller }
        stage.settle()
    }

    public func disappear() {
        stage.perform { stage.window.rootViewController = nil }
        stage.settle()
    }

    /// Presents something on the controller.
    public func present(_ other: UIViewController, animated: Bool = true) {
        stage.perform { controller.present(other, animated: animated) }
        stage.settle()
    }

    public func dismiss(animated: Bool = true) {
        stage.perform { controller.dismiss(animated: animated) }
        stage.settle()
    }

    /// Turns the device; the interface follows where the controllers allow it.
    public func rotate(to orientation: UIDeviceOrientation, animated: Bool = true) {
        stage.rotate(to: orientation, animated: animated)
        stage.settle()
    }

    public func enterBackground() {
        stage.perform { ApplicationLifecycle.enterBackground() }
        stage.layoutNow()
    }

    public func enterForeground() {
        stage.perform { ApplicationLifecycle.enterForeground() }
        stage.layoutNow()
    }

    public func receiveMemoryWarning() { stage.perform { ApplicationLifecycle.receiveMemoryWarning() } }

    /// Takes the controller away and makes another; false if the old one is still held by somebody.
    @discardableResult
    public func recreate() -> Bool {
        weak var old: Controller?
        let wasShown = stage.window.rootViewController === controller
        autoreleasepool {
            old = controller
            if wasShown { disappear() }
            controller = make()
        }
        if wasShown { appear() }
        return old == nil
    }
}
