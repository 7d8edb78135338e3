import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The steps of a first appearance, in their order.
private let steps = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "updateViewConstraints", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "viewDidAppear",
]

@MainActor @Suite("Specification / Lifecycle / Appearance: the first time, step by step")
struct FirstAppearanceSpec {
    private func shown(_ device: SimulatedDevice = .iPhone15) -> ProbeController {
        let made = ProbeController("A")
        let stage = Stage(device: device)
        stage.window.rootViewController = made
        stage.layoutNow()
        return made
    }

    @Test(.oracle("LIFE-A9: the canonical order"))
    func `the steps come in this order`() {
        let made = shown()
        let first = steps.compactMap { step in made.calls.firstIndex(of: step) }
        #expect(first.count == steps.count && first == first.sorted())
    }

    @Test(
        .oracle("LIFE-A9: view.window at each step"), arguments: zip(steps, [false, false, true, true, true, true, true]))
    func `the window is there from viewIsAppearing on`(step: String, expected: Bool) {
        #expect(shown().moment(step)?.hasWindow == expected)
    }

    @Test(
        .oracle("LIFE-A9: the superview at each step"), arguments: zip(steps, [false, nil, true, true, true, true, true]))
    func `the superview is there from viewIsAppearing on`(step: String, expected: Bool?) throws {
        let moment = try #require(shown().moment(step))
        if let expected { #expect(moment.hasSuperview == expected) }
    }

    @Test(.oracle("LIFE-A9: safe area at each step"), arguments: zip(steps, [0, 0, 59, 59, 59, 59, 59] as [CGFloat]))
    func `the safe area is valid from viewIsAppearing on`(step: String, top: CGFloat) {
        #expect(shown().moment(step)?.safeArea.top == top)
    }

    @Test(.documented("UIViewController.viewIsAppearing(_:): table of what is valid"), arguments: steps.dropFirst(2))
    func `size and traits are final from viewIsAppearing on`(step: String) throws {
        let made = shown()
        let moment = try #require(made.moment(step))
        #expect(moment.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(moment.traits.horizontalSizeClass == .compact && moment.traits.displayScale == 3)
    }

    @Test(
        .oracle("LIFE-A9: subviews at each step"),
        arguments: zip(steps, [false, false, false, false, false, true, true]))
    func `subviews are laid out from viewDidLayoutSubviews on`(step: String, expected: Bool) {
        #expect(shown().moment(step)?.isLaidOut == expected)
    }

    // MARK: viewIsAppearing
    @Test(.documented("UIViewController.viewIsAppearing(_:)"))
    func `viewIsAppearing comes once in each appearance`() {
        let made = ProbeController("A")
        let stage = Stage(device: .iPhoneSE)
        for _ in 0..<3 {
            stage.window.rootViewController = made
            stage.layoutNow()
            made.view.setNeedsLayout()
            stage.layoutNow()
            stage.window.rootViewController = nil
            stage.layoutNow()
        }
        #expect(made.calls.count { $0 == "viewIsAppearing" } == 3)
    }

    @Test(.documented("UIViewController.viewIsAppearing(_:)"))
    func `it comes before the first layout of an appearance`() throws {
        let made = shown()
        let isAppearing = try #require(made.calls.firstIndex(of: "viewIsAppearing"))
        let layout = try #require(made.calls.firstIndex(of: "viewWillLayoutSubviews"))
        #expect(isAppearing < layout)
    }

    @Test(.documented("UIViewController.viewIsAppearing(_:): in the transaction of viewWillAppear"))
    func `it belongs to the turn of viewWillAppear`() {
        let made = ProbeController("A")
        let stage = Stage(device: .iPhoneSE)
        stage.window.rootViewController = made
        #expect(made.calls.contains("viewWillAppear") && !made.calls.contains("viewIsAppearing"))
        stage.layoutNow()
        #expect(made.calls.contains("viewIsAppearing"))
    }

    @Test(.oracle("LIFE-A11"))
    func `it needs a layout pass, and layoutIfNeeded is one`() {
        let root = controller("P")
        _ = stage(showing: root)
        let child = ProbeController("C")
        root.embed(child)
        #expect(!child.calls.contains("viewIsAppearing"))
        child.view.layoutIfNeeded()
        #expect(child.calls.contains("viewIsAppearing") && !child.calls.contains("viewDidAppear"))
    }

    // MARK: Will now, did later
    @Test(.oracle("LIFE-A12: with addSubview"))
    func `viewWillAppear comes inside addSubview`() {
        let root = controller("P")
        _ = stage(showing: root)
        let child = ProbeController("C")
        root.addChild(child)
        _ = child.view
        #expect(!child.calls.contains("viewWillAppear"))
        root.view.addSubview(child.view)
        #expect(child.calls.contains("viewWillAppear") && !child.calls.contains("viewIsAppearing"))
        child.didMove(toParent: root)
    }

    @Test(.oracle("LIFE-A12: with setting the root"))
    func `viewWillAppear comes inside the setting of a visible window's root`() {
        let made = ProbeController("A")
        let stage = Stage(device: .iPhoneSE)
        stage.window.rootViewController = made
        #expect(made.calls.contains("viewWillAppear") && !made.calls.contains("viewIsAppearing"))
    }

    @Test(.oracle("LIFE-A13"))
    func `viewDidAppear waits for the end of the turn`() {
        let made = ProbeController("A")
        let stage = Stage(device: .iPhoneSE)
        stage.window.rootViewController = made
        #expect(!made.calls.contains("viewDidAppear"))
        stage.layoutNow()
        #expect(made.calls.last == "viewDidAppear")
    }

    @Test(.oracle("LIFE-A13"))
    func `viewDidDisappear waits for the end of the turn`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let child = ProbeController("C")
        root.embed(child)
        stage.layoutNow()
        root.extract(child)
        #expect(child.calls.contains("viewWillDisappear") && !child.calls.contains("viewDidDisappear"))
        stage.layoutNow()
        #expect(child.calls.contains("viewDidDisappear"))
    }

    @Test(.assumed("a view that came and went in one turn has nothing to end"))
    func `a view that comes and goes within a turn gets both wills and one did`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let child = ProbeController("C")
        root.embed(child)
        root.extract(child)
        stage.layoutNow()
        #expect(child.calls.filter { $0.contains("ppear") } == ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"])
    }

    @Test(.oracle("LIFE-A14"))
    func `a will without a window waits for its end`() {
        let made = ProbeController("A")
        let stage = Stage(device: .iPhoneSE)
        made.beginAppearanceTransition(true, animated: false)
        stage.layoutNow()
        #expect(made.calls.contains("viewWillAppear") && !made.calls.contains("viewDidAppear"))
        #expect(!made.calls.contains("viewIsAppearing"))
    }

    // MARK: Layout
    @Test(.oracle("LIFE-A15"))
    func `there is at least one layout before viewDidAppear`() throws {
        let made = shown()
        let did = try #require(made.calls.firstIndex(of: "viewDidAppear"))
        #expect(made.calls[..<did].contains("viewDidLayoutSubviews"))
    }

    @Test(.documented("UIViewController.viewWillLayoutSubviews(), viewDidLayoutSubviews()"))
    func `the layout callbacks stand around the view's own layoutSubviews`() {
        let made = ProbeController("A")
        _ = made.view
        made.laidView?.onLayout = { made.look("layoutSubviews") }
        let stage = stage(showing: made)
        made.moments = []
        made.view.setNeedsLayout()
        stage.layoutNow()
        #expect(made.calls == ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"])
    }

    @Test(.documented("UIViewController.viewWillLayoutSubviews(): for the root view alone"))
    func `the layout of another view is not the controller's business`() {
        let made = ProbeController("A")
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        made.view.addSubview(inner)
        let stage = stage(showing: made)
        made.moments = []
        inner.setNeedsLayout()
        stage.layoutNow()
        #expect(made.calls == [])
    }

    @Test(
        .oracle("LIFE-A17"),
        arguments: ["viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange"])
    func `insets and margins are told between viewWillAppear and the first layout`(call: String) throws {
        let calls = shown().calls
        let will = try #require(calls.firstIndex(of: "viewWillAppear"))
        let told = try #require(calls.firstIndex(of: call))
        let layout = try #require(calls.firstIndex(of: "viewWillLayoutSubviews"))
        #expect(will < told && told < layout)
    }

    @Test(.assumed("nothing changes on a device without insets, apart from the status bar"))
    func `a view outside the insets hears of none`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let child = ProbeController("C")
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        stage.layoutNow()
        #expect(!child.calls.contains("viewSafeAreaInsetsDidChange"))
    }

    // MARK: Constraints
    private final class Updating: UIView {
        var updates = 0
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    private final class Constraining: UIViewController {
        let own = Updating()
        var callsSuper = true
        var count = 0
        override func loadView() { view = own }
        override func updateViewConstraints() {
            count += 1
            if callsSuper { super.updateViewConstraints() }
        }
    }

    @Test(
        .documented("UIViewController.updateViewConstraints(): calls the view's updateConstraints"), arguments: [true, false])
    func `updateViewConstraints takes the place of the view's own`(callsSuper: Bool) {
        let made = Constraining()
        made.callsSuper = callsSuper
        let stage = stage(showing: made)
        (made.count, made.own.updates) = (0, 0)
        made.own.setNeedsUpdateConstraints()
        _ = Misuse.observed { stage.layoutNow() }
        #expect(made.count == 1 && made.own.updates == (callsSuper ? 1 : 0))
    }
}
