import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Hierarchy / Removing subviews")
struct RemovingSubviewsTests {
    let journal = Journal()

    @Test(.oracle("VIEW-L4"))
    func `tells of the superview, then of the window, then that both are gone`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = JournalView("parent", journal)
        let child = JournalView("child", journal)
        window.addSubview(parent)
        parent.addSubview(child)
        _ = journal.take()
        child.removeFromSuperview()
        #expect(
            journal.lines == [
                "child.willMove(toSuperview: nil)", "child.willMove(toWindow: nil)", "parent.willRemoveSubview(child)",
                "child.didMoveToWindow nil", "child.didMoveToSuperview nil",
            ])
        #expect(child.superview == nil && child.window == nil && child.layer.superlayer == nil)
    }

    @Test(.documented("UIView.removeFromSuperview()"))
    func `does nothing without a superview`() {
        let view = JournalView("view", journal)
        view.removeFromSuperview()
        #expect(journal.lines == [])
    }

    @Test(.assumed("willRemoveSubview while the superview goes away, as life cycles are printed"))
    func `a subview outlives its superview and knows it`() {
        let child = UIView()
        autoreleasepool {
            let parent = UIView()
            parent.addSubview(child)
        }
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
    }

    @Test(.assumed("a window that goes away takes nothing with it that somebody holds"))
    func `a subview outlives its window`() {
        let child = UIView()
        let deep = UIView()
        child.addSubview(deep)
        autoreleasepool {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let parent = UIView()
            window.addSubview(parent)
            parent.addSubview(child)
            #expect(deep.window === window)
        }
        #expect(child.superview == nil && child.window == nil && deep.window == nil)
        #expect(deep.superview === child)
    }

    // MARK: Changing the tree inside callbacks
    @Test(.assumed("what a callback does counts"))
    func `a view may remove itself as soon as it was added`() {
        let parent = UIView()
        let child = ReactingView()
        child.onDidMoveToSuperview = { [unowned child] in if child.superview != nil { child.removeFromSuperview() } }
        parent.addSubview(child)
        #expect(parent.subviews.isEmpty && child.superview == nil)
    }

    @Test(.assumed("what a callback does counts"))
    func `a view may go elsewhere while it is being added`() {
        let parent = UIView()
        let elsewhere = UIView()
        let child = ReactingView()
        child.onWillMoveToSuperview = { [unowned child] target in if target === parent { elsewhere.addSubview(child) } }
        parent.addSubview(child)
        #expect(child.superview === elsewhere)
        #expect(parent.subviews.isEmpty && elsewhere.subviews == [child])
        #expect(parent.layer.sublayers == nil && elsewhere.layer.sublayers == [child.layer])
    }

    @Test(.assumed("what a callback does counts"))
    func `a superview may add a view while one is being removed`() {
        let parent = ReactingView()
        let first = UIView()
        let second = UIView()
        parent.addSubview(first)
        parent.onWillRemoveSubview = { [unowned parent] _ in parent.addSubview(second) }
        first.removeFromSuperview()
        #expect(parent.subviews == [second])
    }

    @Test(.assumed("what a callback does counts"))
    func `the tree may be emptied while it enters a window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = ReactingView()
        let children = (0..<5).map { _ in UIView() }
        for child in children { root.addSubview(child) }
        root.onDidMoveToWindow = { for child in children { child.removeFromSuperview() } }
        window.addSubview(root)
        #expect(root.subviews.isEmpty)
        #expect(children.allSatisfy { $0.window == nil && $0.superview == nil })
        #expect(window.subviews == [root])
    }

    // MARK: Many and deep
    @Test(.assumed("adding and removing costs the same whatever the number"), arguments: [0, 1, 2])
    func `ten thousand subviews come and go in any order`(order: Int) {
        let parent = UIView()
        let views = (0..<10_000).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        switch order {
        case 0: for view in views { view.removeFromSuperview() }
        case 1: for view in views.reversed() { view.removeFromSuperview() }
        default:
            for offset in 0..<7 {
                for index in stride(from: offset, to: views.count, by: 7) { views[index].removeFromSuperview() }
            }
        }
        #expect(parent.subviews.isEmpty && parent.layer.sublayers == nil)
    }

    @Test(.assumed("hints of where views were put may be far off"))
    func `subviews inserted at the back are found again`() {
        let parent = UIView()
        let views = (0..<3000).map { _ in UIView() }
        for view in views { parent.insertSubview(view, at: 0) }
        #expect(parent.subviews == views.reversed())
        for view in views { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty && parent.layer.sublayers == nil)
        for (index, view) in views.enumerated() { parent.insertSubview(view, at: index / 2) }
        for view in views.reversed() { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty && parent.layer.sublayers == nil)
    }

    @Test(.assumed("no depth that memory allows is too deep"))
    func `ten thousand nested views work`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let root = UIView(frame: window.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        var innermost = root
        for _ in 0..<10_000 {
            let view = UIView(frame: innermost.bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            innermost.addSubview(view)
            innermost = view
        }
        window.addSubview(root)
        #expect(innermost.window === window)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === innermost)
        root.frame.size.width = 50
        #expect(innermost.bounds.width == 50)
        root.overrideUserInterfaceStyle = .dark
        #expect(innermost.traitCollection.userInterfaceStyle == .dark)
        root.removeFromSuperview()
        #expect(innermost.window == nil)
    }
}
