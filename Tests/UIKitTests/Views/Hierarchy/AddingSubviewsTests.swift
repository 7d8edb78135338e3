import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Hierarchy / Adding subviews")
struct AddingSubviewsTests {
    let journal = Journal()

    @Test(.documented("UIView.addSubview(_:)"))
    func `puts the view in front of its siblings`() {
        let parent = UIView()
        let first = UIView()
        let second = UIView()
        parent.addSubview(first)
        parent.addSubview(second)
        #expect(parent.subviews == [first, second])
        #expect(second.superview === parent)
        #expect(parent.layer.sublayers == [first.layer, second.layer])
    }

    @Test(.oracle("VIEW-L1"))
    func `tells the view and then its superview`() {
        let parent = JournalView("parent", journal)
        let child = JournalView("child", journal)
        parent.addSubview(child)
        #expect(
            journal.lines == [
                "child.willMove(toSuperview: parent)", "child.didMoveToSuperview parent", "parent.didAddSubview(child)",
            ])
    }

    @Test(.assumed("as life cycles of views on the screen are printed"))
    func `tells of the window before the superview`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = JournalView("parent", journal)
        window.addSubview(parent)
        _ = journal.take()
        parent.addSubview(JournalView("child", journal))
        #expect(
            journal.lines == [
                "child.willMove(toWindow: window)", "child.willMove(toSuperview: parent)", "child.didMoveToWindow window",
                "child.didMoveToSuperview parent", "parent.didAddSubview(child)",
            ])
    }

    @Test(.assumed("superviews hear of a new window before their subviews"))
    func `tells a whole subtree of its window from the top down`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = JournalView("parent", journal)
        let child = JournalView("child", journal)
        parent.addSubview(child)
        parent.addSubview(JournalView("second", journal))
        child.addSubview(JournalView("grandchild", journal))
        _ = journal.take()
        window.addSubview(parent)
        #expect(
            journal.lines == [
                "parent.willMove(toWindow: window)", "child.willMove(toWindow: window)",
                "grandchild.willMove(toWindow: window)", "second.willMove(toWindow: window)",
                "parent.willMove(toSuperview: window)", "parent.didMoveToWindow window", "child.didMoveToWindow window",
                "grandchild.didMoveToWindow window", "second.didMoveToWindow window", "parent.didMoveToSuperview window",
            ])
    }

    @Test(.assumed("as life cycles of views are printed"))
    func `only brings a subview to the front when it is added again`() {
        let parent = JournalView("parent", journal)
        let child = JournalView("child", journal)
        let other = UIView()
        parent.addSubview(child)
        parent.addSubview(other)
        _ = journal.take()
        parent.addSubview(child)
        #expect(journal.lines == [])
        #expect(parent.subviews == [other, child])
        #expect(parent.layer.sublayers == [other.layer, child.layer])
    }

    @Test(.documented("UIView.addSubview(_:)"))
    func `takes the view from its old superview`() {
        let old = JournalView("old", journal)
        let new = JournalView("new", journal)
        let child = JournalView("child", journal)
        old.addSubview(child)
        _ = journal.take()
        new.addSubview(child)
        #expect(old.subviews.isEmpty)
        #expect(new.subviews == [child])
        #expect(
            journal.lines == [
                "child.willMove(toSuperview: new)", "old.willRemoveSubview(child)", "child.didMoveToSuperview new",
                "new.didAddSubview(child)",
            ])
    }

    @Test(.assumed("a move inside one window is no change of window"))
    func `says nothing of the window when it stays the same`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let old = UIView()
        let new = UIView()
        let child = JournalView("child", journal)
        window.addSubview(old)
        window.addSubview(new)
        old.addSubview(child)
        _ = journal.take()
        new.addSubview(child)
        #expect(journal.lines == ["child.willMove(toSuperview: view)", "child.didMoveToSuperview view"])
    }

    @Test(.documented("UIView.insertSubview(_:at:)"))
    func `inserts at an index, below and above`() {
        let parent = UIView()
        let views = (0..<5).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        parent.insertSubview(views[2], belowSubview: views[0])
        parent.insertSubview(views[3], aboveSubview: views[1])
        parent.insertSubview(views[4], at: 99)
        let expected = [views[1], views[3], views[2], views[0], views[4]]
        #expect(parent.subviews == expected)
        #expect(parent.layer.sublayers == expected.map(\.layer))
    }

    @Test(.documented("UIView.exchangeSubview(at:withSubviewAt:)"))
    func `exchanges, brings to the front and sends to the back`() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [views[2], views[1], views[0], views[3]])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
        parent.bringSubviewToFront(views[2])
        parent.sendSubviewToBack(views[3])
        #expect(parent.subviews == [views[3], views[1], views[0], views[2]])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
        parent.exchangeSubview(at: 1, withSubviewAt: 2)
        #expect(parent.layer.sublayers == [views[3], views[0], views[1], views[2]].map(\.layer))
    }

    @Test(.assumed("what is at its end of the list stays there"), arguments: 0..<3)
    func `a view that is in front or at the back already stays where it is`(place: Int) {
        let parent = UIView()
        let views = (0..<3).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        let others = views.filter { $0 !== views[place] }
        parent.bringSubviewToFront(views[place])
        parent.bringSubviewToFront(views[place])
        #expect(parent.subviews == others + [views[place]])
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
        parent.sendSubviewToBack(views[place])
        parent.sendSubviewToBack(views[place])
        #expect(parent.subviews == [views[place]] + others)
        #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
    }

    @Test(.documented("UIView.viewWithTag(_:)"))
    func `finds itself or the first view with a tag`() {
        let parent = UIView()
        let child = UIView()
        let deep = UIView()
        parent.addSubview(child)
        child.addSubview(deep)
        deep.tag = 7
        #expect(parent.viewWithTag(7) === deep)
        #expect(parent.viewWithTag(0) === parent)
        #expect(parent.viewWithTag(8) == nil)
        #expect(deep.isDescendant(of: parent) && parent.isDescendant(of: parent) && !parent.isDescendant(of: deep))
    }

    @Test(.documented("UIView.subviews"))
    func `a list of subviews that was read does not change`() {
        let parent = UIView()
        for _ in 0..<20 { parent.addSubview(UIView()) }
        let before = parent.subviews
        for view in before { view.removeFromSuperview() }
        #expect(before.count == 20)
        #expect(parent.subviews.isEmpty)
    }

    @Test(.oracle("CHILD-36"))
    func `refuses to be its own subview`() {
        let view = UIView()
        let misuses = Misuse.observed { view.addSubview(view) }
        #expect(misuses.count == 1)
        #expect(misuses.first?.message == "Can't add self as subview")
        #expect(view.superview == nil && view.subviews.isEmpty)
    }

    @Test(.assumed("UIKit raises CALayerInvalid from the layers"))
    func `refuses a view that contains it`() {
        let top = UIView()
        let middle = UIView()
        let bottom = UIView()
        top.addSubview(middle)
        middle.addSubview(bottom)
        let misuses = Misuse.observed { bottom.addSubview(top) }
        #expect(misuses.count == 1)
        #expect(top.superview == nil && bottom.subviews.isEmpty)
        #expect(middle.superview === top && bottom.superview === middle)
    }

    @Test(.oracle("CHILD-36"))
    func `ends the process when nobody listens`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
    }
}
