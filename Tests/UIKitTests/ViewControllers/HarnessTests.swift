import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Harness", .serialized)
struct HarnessTests {
    @Test(.assumed("a harness leads a controller through its life"))
    func `a controller's life in lines`() {
        let harness = ControllerHarness(controller("A"), on: .iPhoneSE)
        harness.recorder.records = .lifecycle
        harness.load()
        #expect(harness.recorder.take() == ["A.loadView()", "A.viewDidLoad()"])
        harness.appear()
        #expect(harness.recorder.take() == ["A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)"])
        harness.enterBackground()
        harness.enterForeground()
        #expect(harness.recorder.take() == [])
        harness.recorder.records = .environment
        harness.rotate(to: .landscapeLeft)
        #expect(harness.recorder.take().contains("A.viewWillTransition(to: 667×375)"))
        harness.rotate(to: .portrait)
        harness.recorder.records = [.appearance, .memory]
        harness.recorder.clear()
        harness.receiveMemoryWarning()
        harness.disappear()
        #expect(
            harness.recorder.take() == [
                "A.didReceiveMemoryWarning()", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
            ])
        #expect(harness.recorder.timeline == "")
    }

    @Test(.assumed("a controller that nobody holds is gone when another is made"))
    func `recreating finds out who is held`() {
        let harness = ControllerHarness(controller("A"), on: .iPhoneSE)
        harness.appear()
        #expect(harness.recreate())
        let held = harness.controller
        #expect(!harness.recreate() && held !== harness.controller)
    }
}
