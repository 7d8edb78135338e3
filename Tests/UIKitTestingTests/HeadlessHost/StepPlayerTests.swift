import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@testable import HeadlessHost
@testable import RunOrders

@MainActor @Suite("Headless host / Steps", .serialized, .assumed("Allium's own words"))
struct StepPlayerTests {
    private let session = HeadlessSession(device: .screen(CGSize(width: 200, height: 200), scale: 1))

    private func show(_ make: (UIView) -> Void) -> UIWindow {
        session.activate()
        let window = UIWindow(frame: UIScreen.main.bounds)
        make(window)
        window.makeKeyAndVisible()
        session.turn()
        return window
    }

    private func play(_ line: String) throws { try ScriptStep(line, number: 1).map { try StepPlayer($0).perform(in: session) } }

    private func label(_ text: String, _ y: CGFloat, in view: UIView) {
        let label = UILabel(frame: CGRect(x: 0, y: y, width: 200, height: 20))
        label.text = text
        view.addSubview(label)
    }

    @Test func `the tool's list of devices is UIKit's`() {
        #expect(DeviceNames.all == SimulatedDevice.all.map(\.name))
        #expect(SimulatedDevice.all.allSatisfy { DeviceNames.width(of: $0.name) == Double($0.size.width) })
    }

    @Test func `what has another name is told with the names there are, those alike first`() {
        let window = show {
            label("First", 0, in: $0)
            label("Sign in", 20, in: $0)
            label("Two\nlines", 40, in: $0)
        }
        let problem = #expect(throws: RunProblem.self) { try play("tap 'sign'") }
        #expect(
            problem?.description
                == "step 1, tap 'sign': nothing on the screen is called 'sign'; there are: 'Sign in', 'First', 'Two\\nlines'")
        withExtendedLifetime(window) {}
    }

    @Test func `quotes of every style find a title`() {
        let window = show { label("Say “hi”, don’t", 0, in: $0) }
        #expect(VisibleViews.named(#"Say "hi", don't"#) != nil && VisibleViews.named("Say “hi”, don’t") != nil)
        #expect(VisibleViews.named("Say hi") == nil)
        withExtendedLifetime(window) {}
    }

    @Test func `two fingers pinch`() throws {
        var scales: [CGFloat] = []
        let target = PinchTarget { scales.append($0) }
        let pinch = UIPinchGestureRecognizer()
        pinch.addTarget(target, action: PinchTarget.pinched)
        let window = show { $0.addGestureRecognizer(pinch) }
        try play("pinch 100 100 2")
        #expect(scales.count > 3 && (scales.last ?? 0) > 1.3)
        scales = []
        try play("pinch 100 100 0.5")
        #expect(scales.count > 3 && (scales.last ?? 1) < 0.8)
        withExtendedLifetime(window) {}
    }

    @Test func `settling lets animations end, those after them too, and does not wait for endless ones`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let turning = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let window = show {
            $0.addSubview(view)
            $0.addSubview(turning)
        }
        var ends = 0
        UIView.animate(withDuration: 60, delay: 0, options: [.repeat]) { turning.alpha = 0 }
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0.5
        } completion: { _ in
            ends += 1
            UIView.animate(withDuration: 0.4) {
                view.alpha = 0
            } completion: { _ in
                ends += 1
            }
        }
        let start = session.time
        session.settle()
        #expect(ends == 2 && abs(session.time - start - 0.7) < 0.05)
        withExtendedLifetime(window) {}
    }

    @Test(arguments: [Double.nan, .infinity, 1e300, -1, 0]) func `a drag of any duration ends`(seconds: Double) {
        let script = TouchScript.drag(from: .zero, to: CGPoint(x: 1, y: 1), duration: seconds)
        #expect(script.steps.count >= 3 && script.steps.count < 300_000)
    }
}

private final class PinchTarget: NSObject {
    static let pinched = Selector("pinched:")

    private let report: (CGFloat) -> Void

    init(_ report: @escaping (CGFloat) -> Void) {
        self.report = report
        super.init()
        _ = Self.registered
    }

    private static let registered: Void = {
        _objcRegister({ PinchTarget.self }, "PinchTarget") { table in
            table.c("-pinched:") { owner, _, arguments in
                if let pinch = arguments[0] as? UIPinchGestureRecognizer {
                    MainActor.assumeIsolated { (owner as? PinchTarget)?.report(pinch.scale) }
                }
                return nil
            }
        }
    }()
}
