import AppleFoundation
import CoreGraphics
import UIKit
import UIKitTesting

/// An example on a stage, with what its controllers hear written down.
@MainActor class ExampleScene {
    let stage: Stage
    let recorder: LifecycleRecorder

    init(
        _ root: UIViewController, on device: SimulatedDevice = .iPhone15,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        stage = Stage(device: device, layoutDirection: layoutDirection)
        recorder = LifecycleRecorder([.appearance, .containment], on: stage)
        stage.window.rootViewController = root
        stage.settle()
        recorder.clear()
    }

    /// The callbacks since the last time, one a line, as a text to compare with.
    func take() -> String { recorder.take().joined(separator: "\n") }

    /// The same without one callback that says nothing here.
    func take(without call: String) -> String { recorder.take().filter { !$0.contains(call) }.joined(separator: "\n") }

    /// What the controllers that go by these names heard since the last time.
    func take(_ names: String...) -> String {
        recorder.take().filter { line in names.contains { line.hasPrefix($0 + ".") } }.joined(separator: "\n")
    }

    func name(_ controller: UIViewController, _ name: String) { recorder.name(controller, name) }

    /// The controllers from a root downwards, each with its children, as indented text.
    static func tree(_ root: UIViewController) -> String {
        var lines: [String] = []
        func walk(_ controller: UIViewController, _ depth: Int) {
            lines.append(String(repeating: "  ", count: depth) + String(describing: type(of: controller)))
            for child in controller.children { walk(child, depth + 1) }
        }
        walk(root, 0)
        return lines.joined(separator: "\n")
    }

    /// Where a view is on the screen.
    func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}
