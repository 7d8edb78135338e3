import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Containment / Manual forwarding")
struct ManualForwardingSpec {
    private func manual(_ name: String) -> ManualContainer {
        let made = ManualContainer()
        made.title = name
        return made
    }

    @Test(.documented("UIViewController.shouldAutomaticallyForwardAppearanceMethods"))
    func `automatic forwarding is the default`() {
        #expect(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
    }

    @Test(.oracle("CHILD-40"))
    func `a container that forwards by hand gets its own callbacks`() {
        let recorder = freshRecorder(.appearance)
        let parent = manual("P")
        parent.embed(controller("C"))
        _ = stage(showing: parent)
        #expect(
            recorder.take() == ["P.viewWillAppear(false)", "P.viewIsAppearing(false)", "P.viewDidAppear(false)"])
    }

    @Test(
        .oracle("CHILD-40: its children get none"), arguments: ["there before", "added later", "removed", "root replaced"])
    func `its children get none of the five`(occasion: String) {
        let (parent, child) = (manual("P"), controller("C"))
        if occasion != "added later" { parent.embed(child) }
        let stage = stage(showing: parent)
        let recorder = LifecycleRecorder(.appearance)
        switch occasion {
        case "added later": parent.embed(child)
        case "removed": parent.extract(child)
        case "root replaced": stage.window.rootViewController = nil
        default: break
        }
        stage.layoutNow()
        #expect(recorder.take().filter { $0.hasPrefix("C") } == [])
    }

    @Test(.documented("UIViewController.shouldAutomaticallyForwardAppearanceMethods: read from the container"))
    func `the answer of the container counts, not that of the child`() {
        let (parent, child) = (controller("P"), manual("C"))
        let stage = stage(showing: parent)
        let recorder = LifecycleRecorder(.appearance)
        parent.embed(child)
        stage.layoutNow()
        #expect(recorder.takeWillsAndDids() == ["C.viewWillAppear(false)", "C.viewDidAppear(false)"])
    }

    @Test(.oracle("CHILD-41"), arguments: [true, false])
    func `begin and end give will and did with the flag`(animated: Bool) {
        let recorder = LifecycleRecorder(.appearance)
        let child = controller("C")
        child.beginAppearanceTransition(true, animated: animated)
        #expect(recorder.take() == ["C.viewWillAppear(\(animated))"])
        child.endAppearanceTransition()
        #expect(recorder.takeWillsAndDids() == ["C.viewDidAppear(\(animated))"])
        child.beginAppearanceTransition(false, animated: animated)
        #expect(recorder.take() == ["C.viewWillDisappear(\(animated))"])
        child.endAppearanceTransition()
        #expect(recorder.take() == ["C.viewDidDisappear(\(animated))"])
    }

    @Test(.documented("UIViewController.beginAppearanceTransition(_:animated:): down the tree of those that forward"))
    func `begin goes down to descendants that forward, and stops at a manual one`() {
        let recorder = LifecycleRecorder(.appearance)
        let (a, b, c) = (controller("A"), manual("B"), controller("C"))
        a.embed(b)
        b.embed(c)
        a.beginAppearanceTransition(true, animated: false)
        a.endAppearanceTransition()
        #expect(
            recorder.takeWillsAndDids() == [
                "A.viewWillAppear(false)", "B.viewWillAppear(false)", "A.viewDidAppear(false)", "B.viewDidAppear(false)",
            ])
    }

    @Test(.oracle("CHILD-42"))
    func `in a window viewIsAppearing comes with the layout between begin and end`() {
        let (parent, child) = (manual("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        let recorder = LifecycleRecorder(.appearance)
        child.beginAppearanceTransition(true, animated: true)
        stage.layoutNow()
        child.endAppearanceTransition()
        #expect(recorder.take() == ["C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)"])
    }

    @Test(.oracle("CHILD-42: it needs a window"))
    func `outside a window there is no viewIsAppearing`() {
        let recorder = LifecycleRecorder(.appearance)
        let child = controller("C")
        _ = child.view
        child.beginAppearanceTransition(true, animated: true)
        child.view.layoutIfNeeded()
        child.endAppearanceTransition()
        #expect(recorder.take() == ["C.viewWillAppear(true)", "C.viewDidAppear(true)"])
    }

    @Test(.oracle("CHILD-43"))
    func `end uses the flag of the last begin`() {
        let recorder = LifecycleRecorder(.appearance)
        let child = controller("C")
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        #expect(recorder.take().last == "C.viewDidDisappear(true)")
    }

    @Test(.documented("WWDC-2013-218: cancelling"))
    func `the opposite begin before the end cancels, and one end closes`() {
        let recorder = LifecycleRecorder(.appearance)
        let child = controller("C")
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        let heard = Misuse.observed { child.endAppearanceTransition() }
        #expect(
            heard == []
                && recorder.take() == ["C.viewWillAppear(true)", "C.viewWillDisappear(true)", "C.viewDidDisappear(true)"])
    }

    @Test(.documented("UIViewController.endAppearanceTransition(): did belongs to the final end"))
    func `a did comes with the final end of nested begins`() {
        let recorder = LifecycleRecorder(.appearance)
        let (parent, child) = (controller("P"), controller("C"))
        parent.embed(child)
        parent.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        #expect(recorder.lines.count { $0 == "C.viewWillAppear(false)" } == 1)
        child.endAppearanceTransition()
        parent.endAppearanceTransition()
        #expect(recorder.lines.count { $0 == "C.viewDidAppear(false)" } == 1)
    }

    // MARK: Unbalanced
    private static let unbalanced: [(String, @MainActor @Sendable (UIViewController) -> Void)] = [
        ("end without begin", { $0.endAppearanceTransition() }),
        (
            "two ends",
            {
                $0.beginAppearanceTransition(true, animated: false)
                $0.endAppearanceTransition()
                $0.endAppearanceTransition()
            }
        ),
        (
            "begin twice in one direction",
            {
                $0.beginAppearanceTransition(true, animated: false)
                $0.beginAppearanceTransition(true, animated: false)
            }
        ),
        (
            "disappear twice",
            {
                $0.beginAppearanceTransition(true, animated: false)
                $0.endAppearanceTransition()
                $0.beginAppearanceTransition(false, animated: false)
                $0.beginAppearanceTransition(false, animated: false)
            }
        ),
    ]

    @Test(.oracle("CHILD-46"), arguments: [0, 1, 2, 3])
    func `calls that don't match are told in UIKit's words, and nothing more`(index: Int) {
        let made = controller("A")
        let (what, play) = Self.unbalanced[index]
        let heard = Misuse.observed { play(made) }
        #expect(
            heard.map(\.message) == ["Unbalanced calls to begin/end appearance transitions for \(Diagnostics.name(made))."],
            "\(what)")
        #expect(heard.map(\.severity) == [.warning], "\(what)")
    }

    @Test(.oracle("CHILD-46: overlapping transitions of a container"))
    func `a transition that begins while another runs on the same child is told`() {
        let (parent, old, new) = (controller("P"), controller("1"), controller("2"))
        let stage = stage(showing: parent)
        parent.embed(old)
        stage.layoutNow()
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0.4, options: [], animations: {})
        let heard = Misuse.observed {
            parent.transition(from: old, to: new, duration: 0.4, options: [], animations: {})
        }
        #expect(heard.contains { if case .unbalancedAppearance = $0 { return true } else { return false } })
        _ = Misuse.observed { stage.settle() }
    }

    // MARK: The pattern that equals automatic forwarding
    private final class HandForwarding: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        private var shown: UIViewController? {
            children.first.flatMap { $0.viewIfLoaded?.superview == nil ? nil : $0 }
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            shown?.beginAppearanceTransition(true, animated: animated)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            shown?.endAppearanceTransition()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            shown?.beginAppearanceTransition(false, animated: animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            shown?.endAppearanceTransition()
        }
    }

    @Test(.oracle("CHILD-48"))
    func `forwarding in one's own callbacks gives the same order as automatic forwarding`() {
        func log(_ parent: UIViewController) -> [String] {
            parent.title = "P"
            parent.embed(controller("C"))
            let recorder = freshRecorder(.appearance)
            let stage = stage(showing: parent)
            stage.window.rootViewController = nil
            stage.layoutNow()
            return recorder.takeWillsAndDids()
        }
        #expect(log(HandForwarding()) == log(UIViewController()))
    }

    @Test(.oracle("CHILD-49"), arguments: [true, false])
    func `did comes in the order of the end calls`(newFirst: Bool) {
        let recorder = freshRecorder(.appearance)
        let (parent, old, new) = (manual("P"), controller("1"), controller("2"))
        let stage = stage(showing: parent)
        parent.embed(old)
        old.beginAppearanceTransition(true, animated: false)
        old.endAppearanceTransition()
        parent.addChild(new)
        recorder.clear()
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        UIView.transition(from: old.view, to: new.view, duration: 0.2, options: .transitionCrossDissolve) { _ in
            for child in newFirst ? [new, old] : [old, new] { child.endAppearanceTransition() }
            new.didMove(toParent: parent)
        }
        stage.settle()
        let dids = recorder.take().filter { $0.contains("viewDid") }
        #expect(
            dids
                == (newFirst
                    ? ["2.viewDidAppear(true)", "1.viewDidDisappear(true)"]
                    : ["1.viewDidDisappear(true)", "2.viewDidAppear(true)"]))
    }

    @Test(.documented("UIContentContainer: since iOS 8 sizes and traits go down by calling super"))
    func `manual forwarding of appearance leaves sizes and traits alone`() {
        let (parent, child) = (manual("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        let recorder = LifecycleRecorder(.environment)
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        #expect(recorder.lines.contains("C.viewWillTransition(to: 667×375)"))
        #expect(recorder.lines.contains("C.willTransition(to: compact/compact)"))
    }
}
