import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Writes down what happens in a size transition, from all sides.
private final class TimelineController: UIViewController {
    var log: [String] = []
    var callsSuper = true
    var onTransition: ((UIViewControllerTransitionCoordinator) -> Void)?

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.append("willTransition")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
        log.append("viewWillTransition")
        onTransition?(coordinator)
        coordinator.animate(alongsideTransition: { [self] _ in log.append("alongside") }) { [self] _ in log.append("completion")
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.append("traitCollectionDidChange")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if log.last != "layout" { log.append("layout") }
    }
}

/// Gives its children a part of its size.
private final class PartsController: UIViewController {
    var part = CGSize(width: 0.5, height: 1)
    var asked: [(UIViewController?, CGSize)] = []

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        asked.append((container as? UIViewController, parentSize))
        return CGSize(width: parentSize.width * part.width, height: parentSize.height * part.height)
    }
}

@MainActor private func turn(_ orientation: UIDeviceOrientation, _ stage: Stage) {
    InterfaceRotation.deviceTurned(to: orientation)
    stage.settle()
}

@MainActor @Suite("Specification / Size / Order of a transition")
struct SizeTransitionSpec {
    private let landscape = CGSize(width: 667, height: 375)

    @Test(.documented("WWDC-2014-214, WWDC-2014-216: the timeline"))
    func `traits will, size will, traits did, layout, alongside, completion`() {
        let root = TimelineController()
        let stage = stage(showing: root)
        root.log = []
        turn(.landscapeLeft, stage)
        #expect(
            root.log == [
                "willTransition", "viewWillTransition", "traitCollectionDidChange", "layout", "alongside", "completion",
            ])
    }

    @Test(.oracle("SIZE-Z2"))
    func `both wills of traits come before both wills of sizes, parents first`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(
            recorder.lines.prefix(4) == [
                "P.willTransition(to: compact/compact)", "C.willTransition(to: compact/compact)",
                "P.viewWillTransition(to: 667×375)", "C.viewWillTransition(to: 667×375)",
            ])
    }

    @Test(.oracle("SIZE-Z2: then the parent's layout"))
    func `layout comes after all wills`() throws {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder([.environment, .layout])
        turn(.landscapeLeft, stage)
        let lines = recorder.take()
        let lastWill = try #require(lines.lastIndex { $0.contains("iewWillTransition") || $0.contains(".willTransition") })
        let layout = try #require(lines.firstIndex(of: "P.viewWillLayoutSubviews()"))
        #expect(lastWill < layout)
    }

    @Test(.documented("UIContentContainer.viewWillTransition(to:with:): before the size changes"), arguments: ["P", "C"])
    func `at both wills the view has its old bounds`(name: String) {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        let wills = recorder.entries.filter { $0.controller == name && $0.call.contains("ransition(to") }
        #expect(wills.count == 2 && wills.allSatisfy { $0.bounds?.size == CGSize(width: 375, height: 667) })
    }

    @Test(.documented("UIContentContainer.viewWillTransition(to:with:): the argument is the new size"))
    func `the size told is the size that comes`() {
        let root = controller("R")
        let stage = stage(showing: root)
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(recorder.lines.contains("R.viewWillTransition(to: 667×375)") && root.view.bounds.size == landscape)
    }

    @Test(.oracle("SIZE-Z5"))
    func `an iPad that turns tells the size alone`() {
        let root = controller("R")
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = root
        stage.layoutNow()
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(recorder.take() == ["R.viewWillTransition(to: 1194×834)"])
    }

    @Test(.oracle("SIZE-Z5"))
    func `an iPad that turns lays out after the size was told`() {
        let root = controller("R")
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = root
        stage.layoutNow()
        let recorder = LifecycleRecorder([.environment, .layout])
        turn(.landscapeLeft, stage)
        #expect(
            recorder.take().prefix(3) == [
                "R.viewWillTransition(to: 1194×834)", "R.viewWillLayoutSubviews()", "R.viewDidLayoutSubviews()",
            ])
    }

    @Test(.oracle("SIZE-Z6"))
    func `a phone that turns tells both`() {
        let stage = stage(showing: controller("R"))
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(recorder.lines.contains("R.willTransition(to: compact/compact)"))
        #expect(recorder.lines.contains("R.viewWillTransition(to: 667×375)"))
    }

    // MARK: Down the tree
    @Test(.documented("WWDC-2014-228: each child is asked for in turn"))
    func `a container is asked for each child's size with its own new size`() {
        let parent = PartsController()
        let (one, two) = (controller("1"), controller("2"))
        let stage = stage(showing: parent)
        parent.embed(one)
        parent.embed(two)
        stage.layoutNow()
        parent.asked = []
        turn(.landscapeLeft, stage)
        #expect(parent.asked.map(\.0) == [one, two] && parent.asked.allSatisfy { $0.1 == landscape })
    }

    @Test(.documented("WWDC-2014-228: a child hears of the size that its container computed"))
    func `a child is told the size that its container gives it`() {
        let parent = PartsController()
        let child = controller("C")
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(recorder.lines.contains("C.viewWillTransition(to: 333.5×375)"))
    }

    @Test(.documented("WWDC-2014-228: depth first"))
    func `a child's children hear before its next sibling`() {
        let (parent, one, inner, two) = (controller("P"), controller("1"), controller("I"), controller("2"))
        let stage = stage(showing: parent)
        parent.embed(one)
        one.embed(inner)
        parent.embed(two)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(
            recorder.lines.filter { $0.contains("viewWillTransition") }.map { String($0.prefix(1)) } == ["P", "1", "I", "2"])
    }

    @Test(.documented("WWDC-2014-228: the presentation gets the presenter's size, and tells what it presents"))
    func `what is presented hears after the children`() {
        let scene = PresentingScene(.overFullScreen, records: .environment)
        let child = controller("C")
        scene.root.embed(child)
        scene.present()
        scene.recorder.clear()
        turn(.landscapeLeft, scene.stage)
        #expect(
            scene.recorder.lines.filter { $0.contains("viewWillTransition") } == [
                "R.viewWillTransition(to: 667×375)", "C.viewWillTransition(to: 667×375)", "M.viewWillTransition(to: 667×375)",
            ])
    }

    @Test(.documented("WWDC-2014-228: chains of presentations"))
    func `the next in a chain of presentations hears as well`() {
        let scene = PresentingScene(.overFullScreen, records: .environment)
        scene.present()
        let top = controller("T")
        top.modalPresentationStyle = .overFullScreen
        scene.modal.present(top, animated: false)
        scene.stage.settle()
        scene.recorder.clear()
        turn(.landscapeLeft, scene.stage)
        #expect(scene.recorder.lines.contains("T.viewWillTransition(to: 667×375)"))
    }

    @Test(.documented("WWDC-2014-228: traits flow the same way, with overrides merged in"))
    func `a child's overrides are part of the traits it is told`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(recorder.lines.contains("C.willTransition(to: regular/compact)"))
        #expect(recorder.lines.contains("P.willTransition(to: compact/compact)"))
    }

    @Test(.documented("UIContentContainer: only what changes is told"))
    func `a child whose overrides leave it unchanged is not told of traits`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(!recorder.lines.contains { $0.hasPrefix("C.willTransition") })
        #expect(recorder.lines.contains("C.viewWillTransition(to: 667×375)"))
    }

    @Test(.documented("WWDC-2014-228: forwarding happens in super"), arguments: ["C", "M"])
    func `without super neither children nor what is presented hear`(name: String) {
        let root = TimelineController()
        let (child, modal) = (controller("C"), controller("M"))
        let stage = stage(showing: root)
        root.embed(child)
        modal.modalPresentationStyle = .overFullScreen
        root.present(modal, animated: false)
        stage.settle()
        root.callsSuper = false
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(!recorder.lines.contains("\(name).viewWillTransition(to: 667×375)"))
    }

    @Test(.documented("UIContentContainer.size(forChildContentContainer:withParentContainerSize:): only if it changes"))
    func `a child that keeps its size is not told`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.addChild(child)
        child.view.autoresizingMask = []
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(!recorder.lines.contains { $0.hasPrefix("C.viewWillTransition") })
    }

    @Test(.assumed("the whole size for a child that fills its parent"))
    func `by default a child that fills its parent gets all of it`() {
        let (parent, child) = (controller("P"), controller("C"))
        _ = stage(showing: parent)
        parent.embed(child)
        #expect(parent.size(forChildContentContainer: child, withParentContainerSize: landscape) == landscape)
    }

    @Test(.assumed("the present size for a child that does not"))
    func `by default another child keeps its size`() {
        let (parent, child) = (controller("P"), controller("C"))
        _ = stage(showing: parent)
        parent.embed(child)
        child.view.frame.size = CGSize(width: 50, height: 60)
        #expect(
            parent.size(forChildContentContainer: child, withParentContainerSize: landscape) == CGSize(width: 50, height: 60))
    }

    @Test(.documented("WWDC-2014-228: calling it resizes nothing"))
    func `viewWillTransition alone changes no size`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        let root = TimelineController()
        var coordinator: (any UIViewControllerTransitionCoordinator)?
        root.onTransition = { coordinator = $0 }
        stage.window.rootViewController = root
        turn(.landscapeLeft, stage)
        turn(.portrait, stage)
        if let coordinator { child.viewWillTransition(to: landscape, with: coordinator) }
        #expect(coordinator != nil && child.view.bounds.size == CGSize(width: 375, height: 667))
    }

    private final class Answering: UIViewController {
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            (container as? UIViewController)?.view.frame.size = container.preferredContentSize
        }
    }

    @Test(.oracle("SIZE-Z13"))
    func `a container may answer a preferred size with that size`() {
        let (parent, child) = (Answering(), controller("C"))
        _ = stage(showing: parent)
        parent.embed(child)
        child.preferredContentSize = CGSize(width: 120, height: 130)
        #expect(child.view.bounds.size == CGSize(width: 120, height: 130))
    }

    @Test(.oracle("SIZE-Z14"))
    func `a presenter that has made room lies outside the window and still knows its new size when it is back`() {
        let scene = PresentingScene(.fullScreen, records: .environment)
        scene.present()
        turn(.landscapeLeft, scene.stage)
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.root.view.bounds.size == landscape)
    }

    // MARK: The coordinator
    @Test(
        .documented("UIViewControllerTransitionCoordinator.targetTransform"),
        arguments: [
            (UIDeviceOrientation.landscapeLeft, 0.0, 1.0), (.landscapeRight, 0.0, -1.0), (.portraitUpsideDown, -1.0, 0.0),
        ])
    func `the target transform is the turn`(orientation: UIDeviceOrientation, cosine: CGFloat, sine: CGFloat) {
        let root = TimelineController()
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = root
        stage.layoutNow()
        var transform = CGAffineTransform.identity
        root.onTransition = { transform = $0.targetTransform }
        turn(orientation, stage)
        // Half a turn leaves the size as it is, so nobody is told.
        if orientation == .portraitUpsideDown {
            #expect(root.view.bounds.size == CGSize(width: 834, height: 1194))
        } else {
            #expect(transform.a == cosine && transform.b == sine)
        }
    }

    @Test(.documented("UIViewControllerTransitionCoordinator.targetTransform: identity for a resize"))
    func `a plain resize has the identity`() {
        let root = TimelineController()
        let stage = Stage(device: .iPadPro11)
        stage.window.rootViewController = root
        stage.layoutNow()
        root.log = []
        var transform: CGAffineTransform?
        root.onTransition = { transform = $0.targetTransform }
        SizeTransition.resize(.main, to: Device.iPadPro11.sharing(.third))
        stage.layoutNow()
        #expect(transform == .identity && root.view.bounds.width == 320)
        #expect(root.traitCollection.horizontalSizeClass == .compact && root.log.first == "willTransition")
    }

    @Test(.documented("UIViewControllerTransitionCoordinatorContext.isAnimated"))
    func `a turn is animated`() {
        let root = TimelineController()
        let stage = stage(showing: root)
        var isAnimated = false
        root.onTransition = { isAnimated = $0.isAnimated }
        turn(.landscapeLeft, stage)
        #expect(isAnimated)
    }

    @Test(.documented("WWDC-2014-214: alongside blocks belong to the turn's animation"))
    func `what is done alongside moves with the turn`() {
        let root = TimelineController()
        let stage = stage(showing: root)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(box)
        root.onTransition = { $0.animate(alongsideTransition: { _ in box.alpha = 0 }) }
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.advance(by: 0.15)
        let alpha = box.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.1 && alpha < 0.9)
        stage.settle()
    }

    // MARK: What does not turn
    @Test(.documented("WWDC-2014-214: the window's bounds change, no transform"), arguments: ["window", "root view"])
    func `transforms stay the identity`(what: String) {
        let root = controller("R")
        let stage = stage(showing: root)
        turn(.landscapeLeft, stage)
        #expect((what == "window" ? stage.window.transform : root.view.transform) == .identity)
        #expect(stage.window.bounds.size == landscape)
    }

    @Test(.oracle("SIZE-Z16"))
    func `the screen's bounds follow the interface`() {
        let stage = stage(showing: controller("R"))
        turn(.landscapeLeft, stage)
        #expect(UIScreen.main.bounds.size == landscape)
    }

    @Test(.oracle("SIZE-Z16: the fixed coordinate space stays upright"))
    func `the fixed coordinate space stays upright`() {
        let stage = stage(showing: controller("R"))
        turn(.landscapeLeft, stage)
        #expect(UIScreen.main.fixedCoordinateSpace.bounds.size == CGSize(width: 375, height: 667))
    }

    private final class Structural: UIViewController {
        let added = controller("A")
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            if added.parent == nil { embed(added) }
        }
    }

    @Test(.documented("WWDC-2014-214: changes of structure in willTransition take hold at once"))
    func `a child that is added in willTransition appears without animation`() {
        let root = Structural()
        let stage = stage(showing: root)
        let recorder = LifecycleRecorder(.appearance)
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        #expect(recorder.take().first == "A.viewWillAppear(false)")
        stage.settle()
        #expect(recorder.take().last == "A.viewDidAppear(false)" && root.added.view.bounds.size == landscape)
    }

    @Test(.oracle("SIZE-Z18"))
    func `new insets tell no size`() {
        let root = controller("R")
        let stage = stage(showing: root)
        let recorder = LifecycleRecorder(.environment)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        stage.layoutNow()
        #expect(recorder.take() == [])
    }

    @Test(.assumed("parents forward to children whether their views are shown or not"))
    func `a child whose view is not in the tree hears as long as it is loaded`() {
        let (parent, hidden) = (controller("P"), controller("H"))
        let stage = stage(showing: parent)
        parent.addChild(hidden)
        hidden.didMove(toParent: parent)
        _ = hidden.view
        let recorder = LifecycleRecorder(.environment)
        turn(.landscapeLeft, stage)
        #expect(recorder.lines.contains("H.viewWillTransition(to: 667×375)"))
    }

    @Test(.documented("UIContentContainer.systemLayoutFittingSizeDidChange(forChildContentContainer:)"))
    func `systemLayoutFittingSizeDidChange is there for containers to override`() {
        final class Fitting: UIViewController {
            var count = 0
            override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
                count += 1
            }
        }
        let (parent, child) = (Fitting(), controller("C"))
        parent.addChild(child)
        child.parent?.systemLayoutFittingSizeDidChange(forChildContentContainer: child)
        #expect(parent.count == 1)
    }

    @Test(.oracle("SIZE-Z21"))
    func `a root that comes hears of no size`() {
        let recorder = freshRecorder(.environment)
        _ = stage(showing: controller("R"))
        #expect(recorder.take() == [])
    }
}
