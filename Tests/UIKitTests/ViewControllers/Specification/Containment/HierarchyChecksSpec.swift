import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Containment / Hierarchy checks")
struct HierarchyChecksSpec {
    private func name(_ made: UIViewController) -> String { Diagnostics.name(made) }
    private let inconsistency = "UIViewControllerHierarchyInconsistency"

    @Test(.documented("CHILD-31"))
    func `a wrong place for a view is this exception`() {
        let (parent, other, child) = (controller("P"), controller("X"), controller("C"))
        parent.addChild(child)
        #expect(Misuse.observed { other.view.addSubview(child.view) }.map(\.exceptionName) == [inconsistency])
    }

    @Test(.oracle("CHILD-32"))
    func `a view under the wrong controller is refused in these words`() {
        let (parent, other, child) = (controller("P"), controller("X"), controller("C"))
        parent.addChild(child)
        #expect(
            Misuse.observed { other.view.addSubview(child.view) }.map(\.message) == [
                "child view controller:\(name(child)) should have parent view controller:\(name(other)) but actual parent is:\(name(parent))"
            ])
    }

    @Test(.documented("CHILD-31: the nearest controller above counts"))
    func `the nearest controller above the new superview counts`() {
        let (grandparent, parent, child) = (controller("G"), controller("P"), controller("C"))
        grandparent.embed(parent)
        let box = UIView()
        parent.view.addSubview(box)
        parent.addChild(child)
        #expect(Misuse.observed { box.addSubview(child.view) } == [])
        #expect(Misuse.observed { grandparent.view.addSubview(child.view) }.map(\.exceptionName) == [inconsistency])
    }

    @Test(.documented("CHILD-31: where nobody is above there is nothing to say"))
    func `a child's view may go where no controller is`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        #expect(Misuse.observed { UIView().addSubview(child.view) } == [])
    }

    @Test(.assumed("a refused view stays where it was"))
    func `a refused view is not added`() {
        let (parent, other, child) = (controller("P"), controller("X"), controller("C"))
        parent.embed(child)
        _ = Misuse.observed { other.view.addSubview(child.view) }
        #expect(child.view.superview === parent.view && other.view.subviews == [])
    }

    @Test(
        .documented("CHILD-31: whichever way the view is put in"),
        arguments: ["insert at", "insert below", "insert above"])
    func `every way of inserting is checked`(way: String) {
        let (parent, other, child) = (controller("P"), controller("X"), controller("C"))
        let sibling = UIView()
        other.view.addSubview(sibling)
        parent.addChild(child)
        let heard = Misuse.observed {
            switch way {
            case "insert at": other.view.insertSubview(child.view, at: 0)
            case "insert below": other.view.insertSubview(child.view, belowSubview: sibling)
            default: other.view.insertSubview(child.view, aboveSubview: sibling)
            }
        }
        #expect(heard.map(\.exceptionName) == [inconsistency])
    }

    @Test(.oracle("CHILD-33"))
    func `a parent is refused while the view lies under another controller, in these words`() {
        let (host, other, child) = (controller("X"), controller("Q"), controller("C"))
        host.view.addSubview(child.view)
        let heard = Misuse.observed { other.addChild(child) }
        #expect(heard.map(\.exceptionName) == [inconsistency])
        #expect(
            heard.map(\.message) == [
                "child view controller:\(name(child)) should have parent view controller:\(name(host)) but requested parent is:\(name(other))"
            ])
    }

    @Test(.assumed("a refused child stays without parent"))
    func `a refused parent changes nothing`() {
        let (host, other, child) = (controller("X"), controller("Q"), controller("C"))
        host.view.addSubview(child.view)
        let recorder = LifecycleRecorder(.containment)
        _ = Misuse.observed { other.addChild(child) }
        #expect(child.parent == nil && other.children == [] && recorder.take() == [])
    }

    @Test(.oracle("CHILD-34"))
    func `the view of a controller without parent goes anywhere`() {
        let (host, orphan) = (controller("X"), controller("C"))
        #expect(Misuse.observed { host.view.addSubview(orphan.view) } == [] && orphan.view.superview === host.view)
    }

    @Test(.oracle("CHILD-36"))
    func `a view cannot be its own subview, in these words`() {
        let view = UIView()
        let heard = Misuse.observed { view.addSubview(view) }
        #expect(heard.map(\.message) == ["Can't add self as subview"])
        #expect(heard.map(\.exceptionName) == ["NSInvalidArgumentException"])
    }

    @Test(.assumed("UIKit's words are not known: ours"))
    func `a controller cannot be its own child`() {
        let made = controller("P")
        let heard = Misuse.observed { made.addChild(made) }
        #expect(heard == [.childOfItself(controller: name(made))] && heard[0].exceptionName == "NSInvalidArgumentException")
        #expect(made.parent == nil)
    }

    @Test(.assumed("UIKit's words are not known: ours"))
    func `an ancestor cannot be a child`() {
        let (outer, middle, inner) = (controller("O"), controller("M"), controller("I"))
        outer.addChild(middle)
        middle.addChild(inner)
        #expect(
            Misuse.observed { inner.addChild(outer) } == [.cycleOfControllers(controller: name(outer), parent: name(inner))])
        #expect(outer.parent == nil && inner.children == [])
    }

    @Test(.assumed("removal and addition"))
    func `adding a child again moves it to the end`() {
        let (parent, one, two) = (controller("P"), controller("1"), controller("2"))
        parent.addChild(one)
        parent.addChild(two)
        let recorder = LifecycleRecorder(.containment)
        parent.addChild(one)
        #expect(parent.children == [two, one])
        #expect(recorder.take() == ["1.didMove(toParent: nil)", "1.willMove(toParent: P)"])
    }
}

@MainActor @Suite("Specification / Containment / Misuse that UIKit lets pass")
struct ContainmentAdviceSpec {
    @Test(.assumed("our own report: a controller's view without addChild"))
    func `a view that appears inside another controller's without a parent is told once it shows`() {
        let (host, orphan) = (controller("P"), controller("C"))
        let stage = stage(showing: host)
        host.view.addSubview(orphan.view)
        let heard = Misuse.observed { stage.layoutNow() }
        #expect(heard == [.viewWithoutParent(child: Diagnostics.name(orphan), host: Diagnostics.name(host))])
        #expect(heard[0].severity == .warning && heard[0].message.contains("Call addChild(_:) on \(Diagnostics.name(host))"))
    }

    @Test(.assumed("a parent that comes before the turn ends is early enough"))
    func `a parent that comes after the view is early enough in the same turn`() {
        let (host, child) = (controller("P"), controller("C"))
        let stage = stage(showing: host)
        let heard = Misuse.observed {
            host.view.addSubview(child.view)
            host.addChild(child)
            child.didMove(toParent: host)
            stage.layoutNow()
        }
        #expect(heard == [])
    }

    @Test(.assumed("windows are no controllers: a view put straight into one needs no parent"))
    func `a controller's view straight in a window is right`() {
        let stage = Stage(device: .iPhoneSE)
        let made = controller("A")
        let heard = Misuse.observed {
            stage.window.addSubview(made.view)
            stage.layoutNow()
        }
        #expect(heard == [])
    }

    @Test(
        .assumed("presented controllers have no parent"), arguments: [UIModalPresentationStyle.fullScreen, .overCurrentContext])
    func `a presented controller needs no parent`(style: UIModalPresentationStyle) {
        let scene = PresentingScene(style)
        #expect(Misuse.observed { scene.present() } == [])
    }

    @Test(.assumed("our own report: forgotten didMove(toParent:)"))
    func `a child that appears without didMove is told`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let heard = Misuse.observed { stage.layoutNow() }
        #expect(heard == [.didMoveForgotten(child: Diagnostics.name(child), parent: Diagnostics.name(parent))])
        #expect(heard[0].message.contains("was never told didMove(toParent:)"))
    }

    @Test(.assumed("at the end of the animation is early enough"))
    func `a didMove in the completion of a transition is early enough`() {
        let (parent, old, new) = (controller("P"), controller("1"), controller("2"))
        let stage = stage(showing: parent)
        parent.embed(old)
        stage.layoutNow()
        let heard = Misuse.observed {
            parent.addChild(new)
            old.willMove(toParent: nil)
            parent.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil) { _ in
                new.didMove(toParent: parent)
                old.removeFromParent()
            }
            stage.settle()
        }
        #expect(heard == [])
    }

    private final class Forgetful: UIViewController {
        override func viewWillAppear(_ animated: Bool) {}
        override func viewIsAppearing(_ animated: Bool) {}
        override func viewDidAppear(_ animated: Bool) {}
        override func viewWillDisappear(_ animated: Bool) {}
        override func viewDidDisappear(_ animated: Bool) {}
        override func viewSafeAreaInsetsDidChange() {}
        override func viewLayoutMarginsDidChange() {}
        override func updateViewConstraints() {}
    }

    @Test(
        .documented("UIViewController: overrides of these methods call super"),
        arguments: [
            "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
            "viewSafeAreaInsetsDidChange()", "viewLayoutMarginsDidChange()", "updateViewConstraints()",
        ])
    func `an override without super is told`(method: String) {
        let made = Forgetful()
        let heard = Misuse.observed {
            let stage = Stage(device: .iPhone15)
            stage.window.rootViewController = made
            made.view.setNeedsUpdateConstraints()
            stage.layoutNow()
            stage.window.rootViewController = nil
            stage.layoutNow()
        }
        #expect(heard.contains(.superNotCalled(controller: Diagnostics.name(made), method: method)))
        #expect(heard.allSatisfy { $0.severity == .warning })
    }

    @Test(.assumed("a class that calls super hears nothing"))
    func `overrides that call super are left alone`() {
        let heard = Misuse.observed {
            let stage = stage(showing: ProbeController("A"))
            stage.window.rootViewController = nil
            stage.layoutNow()
        }
        #expect(heard == [])
    }

    @Test(.assumed("off in release unless asked for"))
    func `such findings can be switched off`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        ControllerAdvice.isGiven = false
        defer { ControllerAdvice.isGiven = true }
        let heard = Misuse.observed {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            stage.layoutNow()
            controller("A").viewWillAppear(false)
        }
        #expect(heard == [])
    }

    @Test(.assumed("our own report: who is alive after dismissal and nowhere in use"))
    func `a dismissed controller that somebody holds is told when asked`() {
        let misuses = MisuseRecorder(watchesLeaks: true)
        let scene = PresentingScene(.fullScreen)
        scene.present()
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(
            misuses.take() == [
                "\(Diagnostics.name(scene.modal)) is still alive after it was dismissed. Something holds it: look for closures, "
                    + "timers and delegates that refer to it strongly."
            ])
        #expect(misuses.take() == [])
    }

    @Test(.assumed("our own report: who is alive after removal and nowhere in use"))
    func `a removed child that somebody holds is told when asked`() {
        let misuses = MisuseRecorder(watchesLeaks: true)
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        parent.extract(child)
        stage.layoutNow()
        #expect(misuses.take().map { $0.contains("after it was removed from its parent") } == [true])
    }

    @Test(.assumed("what is in use again has not leaked"))
    func `a child that was moved to another parent has not leaked`() {
        let misuses = MisuseRecorder(watchesLeaks: true)
        let (one, two, child) = (controller("1"), controller("2"), controller("C"))
        one.addChild(child)
        two.addChild(child)
        #expect(misuses.take() == [])
    }

    @Test(.assumed("what is gone has not leaked"))
    func `a controller that nobody holds is not told`() {
        let misuses = MisuseRecorder(watchesLeaks: true)
        let root = controller("R")
        let stage = stage(showing: root)
        autoreleasepool {
            root.present(controller("M"), animated: false)
            stage.settle()
            root.dismiss(animated: false)
            stage.settle()
        }
        #expect(misuses.take() == [])
    }
}
