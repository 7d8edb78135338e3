import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Containment / Refusals")
struct RefusalsTests {
    private func name(_ controller: UIViewController) -> String { Diagnostics.name(controller) }

    @Test(.oracle("CHILD-32"))
    func `a child's view goes below its own parent only`() {
        let (parent, other, child) = (controller("P"), controller("X"), controller("C"))
        parent.addChild(child)
        let heard = Misuse.observed { other.view.addSubview(child.view) }
        #expect(heard.map(\.exceptionName) == ["UIViewControllerHierarchyInconsistency"])
        #expect(
            heard.map(\.message) == [
                "child view controller:\(name(child)) should have parent view controller:\(name(other)) but actual parent is:\(name(parent))"
            ])
        #expect(child.view.superview == nil)
    }

    @Test(.oracle("CHILD-33"))
    func `a view that lies elsewhere keeps its controller from being adopted`() {
        let (host, other, child) = (controller("X"), controller("Q"), controller("C"))
        host.view.addSubview(child.view)
        let heard = Misuse.observed { other.addChild(child) }
        #expect(
            heard.map(\.message) == [
                "child view controller:\(name(child)) should have parent view controller:\(name(host)) but requested parent is:\(name(other))"
            ])
        #expect(child.parent == nil && other.children.isEmpty)
        host.addChild(child)
        #expect(child.parent === host)
    }

    @Test(.documented("CHILD-31"))
    func `the nearest controller above counts, however deep the view lies`() {
        let (parent, child) = (controller("P"), controller("C"))
        let box = UIView()
        parent.view.addSubview(box)
        parent.addChild(child)
        #expect(Misuse.observed { box.addSubview(child.view) } == [])
        #expect(child.view.superview === box)
    }

    @Test(.oracle("CHILD-34"))
    func `an orphan's view goes anywhere`() {
        let (host, orphan) = (controller("X"), controller("C"))
        #expect(Misuse.observed { host.view.addSubview(orphan.view) } == [])
    }

    @Test(.oracle("LIFE-L13"))
    func `a view has one controller`() {
        let (first, second) = (controller("1"), controller("2"))
        let view = UIView()
        first.view = view
        let heard = Misuse.observed { second.view = view }
        #expect(heard.first?.exceptionName == "UIViewControllerHierarchyInconsistency")
        #expect(
            heard.first?.message
                == "A view can only be associated with at most one view controller at a time! View \(view) is associated with "
                + "\(name(first)). Clear this association before associating this view with \(name(second)).")
        #expect(!second.isViewLoaded && first.view === view)
        first.view = nil
        #expect(Misuse.observed { second.view = view } == [])
    }

    @Test(.assumed("our own words: UIKit's are not known"))
    func `a controller contains neither itself nor an ancestor`() {
        let (outer, inner) = (controller("P"), controller("C"))
        outer.addChild(inner)
        let heard = Misuse.observed {
            outer.addChild(outer)
            inner.addChild(outer)
        }
        #expect(
            heard == [
                .childOfItself(controller: name(outer)), .cycleOfControllers(controller: name(outer), parent: name(inner)),
            ])
        #expect(outer.parent == nil && inner.children.isEmpty)
    }

    @Test(.oracle("CHILD-60"))
    func `transition needs a common parent`() {
        let (parent, one, two) = (controller("P"), controller("1"), controller("2"))
        parent.addChild(one)
        let heard = Misuse.observed { parent.transition(from: one, to: two, duration: 0, animations: nil) }
        #expect(heard.first?.exceptionName == "NSInvalidArgumentException")
        #expect(
            heard.first?.message
                == "Children view controllers \(name(one)) and \(name(two)) must have a common parent view controller when calling "
                + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }

    @Test(.documented("UIViewController.transition(from:to:duration:options:animations:completion:)"))
    func `transition is not for containers that forward by hand`() {
        let parent = ManualContainer()
        let (one, two) = (controller("1"), controller("2"))
        parent.addChild(one)
        parent.addChild(two)
        let heard = Misuse.observed { parent.transition(from: one, to: two, duration: 0, animations: nil) }
        #expect(heard == [.transitionInManualContainer(controller: name(parent))])
    }

    @Test(.oracle("CHILD-46"))
    func `unbalanced calls are told in UIKit's words`() {
        let one = controller("1")
        let heard = Misuse.observed { one.endAppearanceTransition() }
        #expect(heard.map(\.message) == ["Unbalanced calls to begin/end appearance transitions for \(name(one))."])
        #expect(heard.map(\.severity) == [.warning])
    }
}
