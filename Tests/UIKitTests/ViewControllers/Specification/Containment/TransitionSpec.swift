import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Containment / transition(from:to:)")
struct TransitionSpec {
    @MainActor private struct Scene {
        let stage: Stage
        let parent = controller("P")
        let old = controller("1")
        let new = controller("2")
        let recorder: LifecycleRecorder

        init() {
            stage = UIKitTests.stage(showing: parent)
            parent.embed(old)
            stage.layoutNow()
            recorder = LifecycleRecorder(.lifecycle)
        }

        /// The caller's part before and after.
        func run(
            duration: Double = 0.4, options: UIView.AnimationOptions = .transitionFlipFromLeft, animations: (() -> Void)? = nil,
            completion: @escaping (Bool) -> Void = { _ in }
        ) {
            parent.addChild(new)
            old.willMove(toParent: nil)
            parent.transition(from: old, to: new, duration: duration, options: options, animations: animations) { finished in
                new.didMove(toParent: parent)
                old.removeFromParent()
                completion(finished)
            }
        }
    }

    // MARK: Who may
    private func refusal(_ parent: UIViewController, _ one: UIViewController, _ two: UIViewController) -> [Misuse] {
        Misuse.observed { parent.transition(from: one, to: two, duration: 0, animations: nil) }
    }

    private func words(_ one: UIViewController, _ two: UIViewController) -> String {
        "Children view controllers \(Diagnostics.name(one)) and \(Diagnostics.name(two)) must have a common parent view controller "
            + "when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
    }

    @Test(.oracle("CHILD-60"), arguments: ["neither", "old only", "new only", "another parent", "grandparent"])
    func `both have to be children of the receiver`(whose: String) {
        let (parent, other, one, two) = (controller("P"), controller("X"), controller("1"), controller("2"))
        switch whose {
        case "old only": parent.addChild(one)
        case "new only": parent.addChild(two)
        case "another parent":
            parent.addChild(one)
            other.addChild(two)
        case "grandparent":
            parent.addChild(other)
            other.addChild(one)
            other.addChild(two)
        default: break
        }
        let heard = refusal(parent, one, two)
        #expect(heard.map(\.message) == [words(one, two)] && heard.map(\.exceptionName) == ["NSInvalidArgumentException"])
    }

    @Test(.assumed("a refused transition moves nothing"))
    func `a refused transition changes no view and calls no completion`() {
        let (parent, one, two) = (controller("P"), controller("1"), controller("2"))
        parent.embed(one)
        var isCompleted = false
        _ = Misuse.observed {
            parent.transition(from: one, to: two, duration: 0, animations: nil) { _ in isCompleted = true }
        }
        #expect(one.view.superview === parent.view && !two.isViewLoaded && !isCompleted)
    }

    @Test(.documented("UIViewController.transition: it manages begin and end itself"))
    func `a receiver that forwards by hand is refused`() {
        let (parent, one, two) = (ManualContainer(), controller("1"), controller("2"))
        parent.addChild(one)
        parent.addChild(two)
        #expect(refusal(parent, one, two).map(\.exceptionName) == ["NSInvalidArgumentException"])
    }

    // MARK: Views
    @Test(.documented("UIViewController.transition: the new view goes beside the old one"))
    func `the new view is added to the old one's superview`() {
        let scene = Scene()
        let box = UIView(frame: scene.parent.view.bounds)
        scene.parent.view.addSubview(box)
        box.addSubview(scene.old.view)
        scene.run()
        #expect(scene.new.view.superview === box)
        scene.stage.settle()
        #expect(scene.new.view.superview === box)
    }

    @Test(.documented("UIViewController.transition: the old view is removed when the animations are over"))
    func `the old view stays until the end`() {
        let scene = Scene()
        scene.run(options: [], animations: { scene.new.view.alpha = 0.5 })
        scene.stage.advance(by: 0.2)
        #expect(scene.old.view.superview === scene.parent.view)
        scene.stage.settle()
        #expect(scene.old.view.superview == nil)
    }

    @Test(.documented("UIViewController.transition: the animations run inside the block"))
    func `the animations block is animated`() {
        let scene = Scene()
        scene.new.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scene.run(options: .curveLinear, animations: { scene.new.view.center.x += 100 })
        scene.stage.advance(by: 0.2)
        let position = scene.new.view.layer.presentation()?.position.x ?? 0
        #expect(position > 60 && position < 140)
        scene.stage.settle()
    }

    // MARK: Links
    @Test(.documented("UIViewController.transition: parents are the caller's business"))
    func `it touches neither parents nor children`() {
        let scene = Scene()
        scene.parent.addChild(scene.new)
        scene.recorder.clear()
        scene.parent.transition(from: scene.old, to: scene.new, duration: 0, animations: nil)
        #expect(scene.parent.children == [scene.old, scene.new])
        #expect(scene.recorder.take().allSatisfy { !$0.contains("Move") })
        scene.new.didMove(toParent: scene.parent)
    }

    // MARK: Order
    @Test(.oracle("CHILD-65"))
    func `the order of all callbacks with a flip`() {
        let scene = Scene()
        let recorder = LifecycleRecorder([.appearance, .containment, .layout])
        scene.run()
        scene.stage.settle()
        let lines = recorder.take().filter { !$0.hasPrefix("P.") && !$0.contains("IsAppearing") && !$0.contains("Constraints") }
        #expect(
            lines.prefix(6) == [
                "2.willMove(toParent: P)", "1.willMove(toParent: nil)", "1.viewWillDisappear(true)", "2.viewWillAppear(true)",
                "2.viewWillLayoutSubviews()", "2.viewDidLayoutSubviews()",
            ])
        #expect(
            lines.suffix(4) == [
                "2.viewDidAppear(true)", "1.viewDidDisappear(true)", "2.didMove(toParent: P)", "1.didMove(toParent: nil)",
            ])
    }

    @Test(.oracle("CHILD-65: updateViewConstraints before the first layout"))
    func `the new child's constraints are updated before its first layout`() throws {
        let (parent, old, new) = (controller("P"), controller("1"), ProbeController("2"))
        let stage = stage(showing: parent)
        parent.embed(old)
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0.4, options: .transitionFlipFromLeft, animations: nil)
        new.didMove(toParent: parent)
        stage.settle()
        let update = try #require(new.calls.firstIndex(of: "updateViewConstraints"))
        let layout = try #require(new.calls.firstIndex(of: "viewDidLayoutSubviews"))
        #expect(update < layout)
    }

    nonisolated static let options: [(String, UIView.AnimationOptions)] = [
        ("none", []), ("flip from left", .transitionFlipFromLeft), ("flip from right", .transitionFlipFromRight),
        ("flip from top", .transitionFlipFromTop), ("flip from bottom", .transitionFlipFromBottom),
        ("curl up", .transitionCurlUp), ("curl down", .transitionCurlDown), ("dissolve", .transitionCrossDissolve),
    ]

    @Test(.documented("UIView.AnimationOptions: every transition"), arguments: 0..<8)
    func `every option gives the same order, and both views as they were`(index: Int) {
        let scene = Scene()
        let (name, option) = Self.options[index]
        scene.run(options: option, animations: option.isEmpty ? {} : nil)
        scene.stage.settle()
        #expect(
            scene.recorder.take().filter { $0.contains("viewDid") && !$0.contains("Load") } == [
                "2.viewDidAppear(true)", "1.viewDidDisappear(true)",
            ], "\(name)")
        #expect(!scene.old.view.isHidden && !scene.new.view.isHidden && scene.new.view.alpha == 1, "\(name)")
    }

    // MARK: animated, animations, duration
    @Test(.assumed("animated is whether there is time"), arguments: [0.4, 0])
    func `the flag says whether there is a duration`(duration: Double) {
        let scene = Scene()
        scene.run(duration: duration)
        scene.stage.settle()
        let flags = scene.recorder.take().filter { $0.contains("ppear(") }.map { $0.hasSuffix("(true)") }
        #expect(flags == Array(repeating: duration > 0, count: 4))
    }

    @Test(.oracle("CHILD-67"))
    func `nil animations go with a transition option`() {
        let scene = Scene()
        var finished: [Bool] = []
        scene.run(animations: nil, completion: { finished.append($0) })
        scene.stage.settle()
        #expect(finished == [true])
    }

    @Test(.documented("UIViewController.transition: zero is no animation"))
    func `without a duration everything is in place when it returns or soon after`() {
        let scene = Scene()
        var finished: [Bool] = []
        scene.run(duration: 0, options: [], completion: { finished.append($0) })
        scene.stage.layoutNow()
        #expect(finished == [true] && scene.old.view.superview == nil && scene.new.view.superview === scene.parent.view)
        #expect(scene.stage.pending == [])
    }

    @Test(.assumed("animations switched off are as good as none"))
    func `inside performWithoutAnimation nothing is animated`() {
        let scene = Scene()
        var finished: [Bool] = []
        UIView.performWithoutAnimation { scene.run(options: .transitionFlipFromLeft, completion: { finished.append($0) }) }
        scene.stage.layoutNow()
        #expect(finished == [true] && scene.recorder.lines.contains("2.viewDidAppear(false)"))
    }

    @Test(.documented("UIViewController.transition: the completion's flag"))
    func `the completion says true for an animation that ran to its end`() {
        let scene = Scene()
        var finished: [Bool] = []
        scene.run(options: [], animations: { scene.new.view.alpha = 0.5 }) { finished.append($0) }
        scene.stage.settle()
        #expect(finished == [true])
    }

    @Test(.documented("UIViewController.transition: the completion's flag"))
    func `the completion says false for one that was cut off`() {
        let scene = Scene()
        var finished: [Bool] = []
        scene.run(options: [], animations: { scene.new.view.alpha = 0.5 }) { finished.append($0) }
        scene.stage.advance(by: 0.1)
        scene.new.view.layer.removeAllAnimations()
        scene.stage.settle()
        #expect(finished == [false])
    }

    @Test(.assumed("did has come before the completion runs"))
    func `the completion comes after both dids`() {
        let scene = Scene()
        var before: [String] = []
        scene.run(completion: { _ in before = scene.recorder.lines.filter { $0.contains("viewDid") && !$0.contains("Load") } })
        scene.stage.settle()
        #expect(before == ["2.viewDidAppear(true)", "1.viewDidDisappear(true)"])
    }

    @Test(.assumed("a parent that is not to be seen: links and views change"))
    func `outside a window there are no appearance callbacks`() {
        let (parent, old, new) = (controller("P"), controller("1"), controller("2"))
        parent.embed(old)
        parent.addChild(new)
        let recorder = LifecycleRecorder(.appearance)
        parent.transition(from: old, to: new, duration: 0, animations: nil)
        settle()
        #expect(recorder.take() == [] && new.view.superview === parent.view && old.view.superview == nil)
    }

    @Test(.oracle("CHILD-71"))
    func `a didMove before the view is in says nothing`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        let heard = Misuse.observed {
            parent.addChild(child)
            child.didMove(toParent: parent)
            parent.view.addSubview(child.view)
            stage.layoutNow()
        }
        #expect(heard == [])
    }
}

@MainActor @Suite("Specification / Containment / What a child gets from its parent")
struct InheritanceSpec {
    private let regular = UITraitCollection(horizontalSizeClass: .regular)

    @Test(.documented("UITraitEnvironment: from parent to child"))
    func `a child has its parent's traits`() {
        let (parent, child) = (controller("P"), controller("C"))
        _ = stage(showing: parent)
        parent.embed(child)
        parent.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark && child.traitCollection.horizontalSizeClass == .compact)
    }

    @Test(.assumed("a child without a place yet takes its parent's traits for its own"))
    func `a child whose view is nowhere has its parent's traits`() {
        let (parent, child) = (controller("P"), controller("C"))
        _ = stage(showing: parent)
        parent.overrideUserInterfaceStyle = .dark
        parent.addChild(child)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }

    @Test(.documented("UIViewController.setOverrideTraitCollection(_:forChild:): merged over what is inherited"))
    func `an override for a child is merged over the parent's traits`() {
        let (parent, child) = (controller("P"), controller("C"))
        _ = stage(showing: parent)
        parent.embed(child)
        parent.overrideUserInterfaceStyle = .dark
        parent.setOverrideTraitCollection(regular, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular && child.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
    }

    @Test(.oracle("CHILD-80"))
    func `an override is told at once, to the child and below`() {
        let (parent, child, inner) = (controller("P"), controller("C"), controller("I"))
        _ = stage(showing: parent)
        parent.embed(child)
        child.embed(inner)
        let recorder = LifecycleRecorder(.environment)
        parent.setOverrideTraitCollection(regular, forChild: child)
        #expect(recorder.take() == ["C.traitCollectionDidChange()", "I.traitCollectionDidChange()"])
    }

    @Test(.documented("UIViewController.overrideTraitCollection(forChild:)"))
    func `the override can be read, and is nil before`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
        parent.setOverrideTraitCollection(regular, forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child) == regular)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
    }

    @Test(.assumed("what a parent has set goes with it"))
    func `the override is dropped when the child leaves`() {
        let (parent, child) = (controller("P"), controller("C"))
        _ = stage(showing: parent)
        parent.embed(child)
        parent.setOverrideTraitCollection(regular, forChild: child)
        parent.extract(child)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        parent.addChild(child)
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
    }

    @Test(.assumed("only children: ours, in our words"))
    func `an override for somebody else's child is refused`() {
        let (parent, stranger) = (controller("P"), controller("S"))
        let heard = Misuse.observed { parent.setOverrideTraitCollection(regular, forChild: stranger) }
        #expect(heard == [.notAChild(controller: Diagnostics.name(stranger), parent: Diagnostics.name(parent))])
    }

    private final class OwnTraits: UIViewController {
        override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
    }

    @Test(.oracle("CHILD-82"))
    func `overriding the traitCollection getter is told in UIKit's words`() {
        let heard = Misuse.observed { OwnTraits().loadViewIfNeeded() }
        #expect(
            heard.map(\.message) == [
                "Class \(Diagnostics.typeName(OwnTraits.self)) overrides the -traitCollection getter, which is not supported. "
                    + "If you're trying to override traits, you must use the appropriate API."
            ])
        #expect(Misuse.observed { ProbeController("A").loadViewIfNeeded() } == [])
    }

    // MARK: Preferred size
    @Test(.documented("WWDC-2014-228: told to the parent at once"))
    func `a preferred size is told to the parent before the setter returns`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        let recorder = LifecycleRecorder(.environment)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(recorder.take() == ["P.preferredContentSizeDidChange(C)"])
    }

    @Test(.assumed("no news is no call"))
    func `the same preferred size again is not told`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        let recorder = LifecycleRecorder(.environment)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(recorder.take() == [])
    }

    private final class SizeAwarePresentation: UIPresentationController {
        var heard: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            heard.append(container.preferredContentSize)
        }
    }

    private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {}

    @Test(.documented("WWDC-2014-228: a presented controller tells its presentation controller"))
    func `a presented controller's preferred size goes to its presentation controller`() {
        let scene = PresentingScene(.pageSheet, records: .environment)
        scene.present()
        let before = scene.modal.presentationController?.preferredContentSize
        scene.recorder.clear()
        scene.modal.preferredContentSize = CGSize(width: 100, height: 120)
        #expect(before == .zero && scene.modal.presentationController?.preferredContentSize == CGSize(width: 100, height: 120))
        #expect(scene.recorder.take() == [])
    }

    @Test(.oracle("CHILD-83: the base does nothing"))
    func `the base implementation leaves the child's frame alone`() {
        let (parent, child) = (controller("P"), controller("C"))
        _ = stage(showing: parent)
        parent.embed(child)
        let frame = child.view.frame
        child.preferredContentSize = CGSize(width: 10, height: 20)
        settle()
        #expect(child.view.frame == frame && parent.preferredContentSize == .zero)
    }

    private final class Passing: UIViewController {
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            preferredContentSize = container.preferredContentSize
        }
    }

    @Test(.oracle("CHILD-83"))
    func `a container that hands it on reaches the outermost`() {
        let (outer, inner, child) = (Passing(), Passing(), controller("C"))
        outer.addChild(inner)
        inner.addChild(child)
        child.preferredContentSize = CGSize(width: 30, height: 40)
        #expect(outer.preferredContentSize == CGSize(width: 30, height: 40))
    }

    // MARK: Safe area
    @Test(.documented("WWDC-2017-204: from geometry"))
    func `a child's safe area comes from where its view lies`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = parent
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 39, width: 393, height: 100)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.layoutNow()
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    @Test(.documented("UIViewController.additionalSafeAreaInsets: of the child itself"))
    func `a child's additional insets add to its own`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = parent
        parent.embed(child)
        child.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.layoutNow()
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 60, left: 2, bottom: 37, right: 4))
        #expect(parent.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    @Test(.documented("UIViewController.additionalSafeAreaInsets: of the parent"))
    func `a parent's additional insets reach its children`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = parent
        parent.embed(child)
        parent.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
        stage.layoutNow()
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    }

    @Test(.documented("UIViewController: the childFor… queries"))
    func `every childFor is nil`() {
        let made = UIViewController()
        #expect(made.childForStatusBarStyle == nil && made.childForStatusBarHidden == nil)
        #expect(made.childForHomeIndicatorAutoHidden == nil && made.childForScreenEdgesDeferringSystemGestures == nil)
        #expect(made.childViewControllerForPointerLock == nil)
    }
}
