import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Lifecycle / Appearance: the state machine")
struct StateMachineSpec {
    /// `+` begins to appear, `-` to disappear, `.` ends.
    private func play(_ script: String, _ made: UIViewController) {
        for step in script {
            switch step {
            case "+": made.beginAppearanceTransition(true, animated: true)
            case "-": made.beginAppearanceTransition(false, animated: true)
            default: made.endAppearanceTransition()
            }
        }
    }

    private func heard(_ start: String, _ script: String) -> (calls: String, misuses: [Misuse]) {
        let made = controller("A")
        let recorder = LifecycleRecorder(.appearance)
        play(start, made)
        recorder.clear()
        let misuses = Misuse.observed { play(script, made) }
        let names = recorder.takeWillsAndDids().map { line in
            line.replacing("A.view", with: "").replacing("(true)", with: "")
        }
        return (names.joined(separator: " "), misuses)
    }

    @Test(
        .oracle("LIFE-A3: the table of begin and end"),
        arguments: [
            ("", "+", "WillAppear"), ("", "+.", "WillAppear DidAppear"), ("", "+-", "WillAppear WillDisappear"),
            ("+", ".", "DidAppear"), ("+", "-", "WillDisappear"), ("+", "-.", "WillDisappear DidDisappear"),
            ("+.", "-", "WillDisappear"), ("+.", "-.", "WillDisappear DidDisappear"), ("+.", "-+", "WillDisappear WillAppear"),
            ("+.-", ".", "DidDisappear"), ("+.-", "+", "WillAppear"), ("+.-", "+.", "WillAppear DidAppear"),
        ])
    func `begin and end give the callbacks of the table, without a warning`(start: String, script: String, expected: String) {
        let (calls, misuses) = heard(start, script)
        #expect(calls == expected && misuses == [])
    }

    @Test(.documented("UIViewController, figure of valid state transitions"))
    func `appearing may turn to disappearing without did appear`() {
        #expect(heard("+", "-.").calls == "WillDisappear DidDisappear")
    }

    @Test(.documented("UIViewController, figure of valid state transitions"))
    func `disappearing may turn to appearing without did disappear`() {
        #expect(heard("+.-", "+.").calls == "WillAppear DidAppear")
    }

    @Test(.oracle("LIFE-A3: one end closes the latest begin, however many there were"))
    func `one end closes all that was turned round`() {
        #expect(heard("", "+-+-+.").calls == "WillAppear WillDisappear WillAppear WillDisappear WillAppear DidAppear")
        #expect(heard("", "+-+-+..").misuses.count == 1)
    }

    @Test(.documented("WWDC-2013-218: do not assume that did follows its will"))
    func `a will is not always followed by its own did`() {
        let (calls, _) = heard("", "+-.")
        #expect(calls == "WillAppear WillDisappear DidDisappear")
    }

    @Test(.documented("UIViewController.viewWillAppear(_:): the base does nothing visible"))
    func `the base implementations change nothing`() {
        let made = controller("A")
        _ = made.view
        let before = (made.view.frame, made.view.superview, made.parent, made.title)
        play("+.-.", made)
        #expect(made.view.frame == before.0 && made.view.superview == nil && made.parent == nil && made.title == before.3)
    }

    @Test(.oracle("LIFE-A5: false for a window's root"))
    func `a window's root appears without animation`() {
        let recorder = freshRecorder(.appearance)
        _ = stage(showing: controller("A"))
        #expect(recorder.takeWillsAndDids() == ["A.viewWillAppear(false)", "A.viewDidAppear(false)"])
    }

    @Test(.oracle("LIFE-A5: false for addSubview"))
    func `a view that is added appears without animation`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let recorder = LifecycleRecorder(.appearance)
        root.embed(controller("C"))
        stage.layoutNow()
        #expect(recorder.takeWillsAndDids() == ["C.viewWillAppear(false)", "C.viewDidAppear(false)"])
    }

    @Test(.oracle("LIFE-A5: that of present"), arguments: [true, false])
    func `a presentation hands its flag on`(animated: Bool) {
        let scene = PresentingScene(.fullScreen)
        scene.present(animated: animated)
        #expect(scene.recorder.lines.allSatisfy { $0.hasSuffix("(\(animated))") } && !scene.recorder.lines.isEmpty)
    }

    @Test(.oracle("LIFE-A5: that of dismiss"), arguments: [true, false])
    func `a dismissal hands its flag on`(animated: Bool) {
        let scene = PresentingScene(.fullScreen)
        scene.present()
        scene.recorder.clear()
        scene.root.dismiss(animated: animated)
        scene.stage.settle()
        #expect(scene.recorder.lines.allSatisfy { $0.hasSuffix("(\(animated))") } && !scene.recorder.lines.isEmpty)
    }

    private static let directCalls: [(@MainActor @Sendable (UIViewController) -> Void, String)] = [
        ({ $0.viewWillAppear(true) }, "viewWillAppear:"), ({ $0.viewDidAppear(true) }, "viewDidAppear:"),
    ]

    @Test(.oracle("LIFE-A6: the console's text"), arguments: [0, 1])
    func `calling an appearance method oneself is told in UIKit's words`(index: Int) {
        let made = controller("A")
        let (call, selector) = Self.directCalls[index]
        let heard = Misuse.observed { call(made) }
        #expect(
            heard.map(\.message) == [
                "[ViewController] Calling -\(selector) directly on a view controller is not supported, and may result in "
                    + "out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and "
                    + "-endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a "
                    + "symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. "
                    + "View controller: \(Diagnostics.name(made))"
            ])
        #expect(heard.map(\.severity) == [.warning])
    }

    @Test(.oracle("LIFE-A6: only the method's body runs"))
    func `a direct call moves nothing on`() {
        let made = ScriptedController("A")
        var count = 0
        made.onWillAppear = { _ in count += 1 }
        _ = Misuse.observed { made.viewWillAppear(true) }
        let recorder = LifecycleRecorder(.appearance)
        made.beginAppearanceTransition(true, animated: false)
        #expect(count == 2 && recorder.take() == ["A.viewWillAppear(false)"])
    }

    @Test(.assumed("an override that calls super, even twice or from another callback, is no direct call"))
    func `super inside a callback is not a direct call`() {
        final class Twice: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                super.viewWillAppear(animated)
            }
        }
        let made = Twice()
        #expect(Misuse.observed { made.beginAppearanceTransition(true, animated: false) } == [])
    }
}
