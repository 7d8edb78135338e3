import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// Constraints between a scroll view, what it scrolls and what is outside of it.
@MainActor @Suite("Safe area / 5 Scroll views and constraints")
struct ScrollContentLayoutTests {
    private func scroller(in root: UIView) -> UIScrollView {
        let view = free(UIScrollView())
        view.contentInsetAdjustmentBehavior = .never
        root.addSubview(view)
        place(view, rect(10, 20, 100, 150), in: root)
        return view
    }

    @Test(.documented("AREA-L1: edges to the scroll view are its content's, sizes and centres its frame's"))
    func `edges are about the content, sizes about the frame`() {
        let root = stage(200, 200)
        let view = scroller(in: root)
        let content = free()
        view.addSubview(content)
        _ = relate(content, .left, .equal, view, .left, plus: 5)
        _ = relate(content, .top, .equal, view, .top, plus: 6)
        _ = relate(content, .right, .equal, view, .right, plus: -7)
        _ = relate(content, .bottom, .equal, view, .bottom, plus: -8)
        _ = relate(content, .width, .equal, view, .width, plus: 50)
        _ = relate(content, .height, .equal, view, .height, times: 2)
        root.layoutIfNeeded()
        #expect(view.frame == rect(10, 20, 100, 150))
        #expect(content.frame == rect(5, 6, 150, 300) && view.contentSize == CGSize(width: 162, height: 314))
    }

    @Test(.documented("AREA-L2: constraints to views outside of the scroll view hold a subview where it is on the screen"))
    func `what is tied to the outside doesn't scroll`() {
        let root = stage(200, 200)
        let view = scroller(in: root)
        view.contentSize = CGSize(width: 100, height: 1000)
        let button = free()
        view.addSubview(button)
        _ = relate(button, .top, .equal, root, .top, plus: 30)
        _ = relate(button, .left, .equal, root, .left, plus: 30)
        _ = relate(button, .width, plus: 10)
        _ = relate(button, .height, plus: 10)
        root.layoutIfNeeded()
        #expect(button.convert(button.bounds, to: root) == rect(30, 30, 10, 10))
        view.contentOffset.y = 120
        root.layoutIfNeeded()
        #expect(button.convert(button.bounds, to: root) == rect(30, 30, 10, 10))
    }

    @Test(.assumed("safe-area L5: constraints to the content decide about its size, whatever code says"))
    func `a size set by code yields to constraints`() {
        let root = stage(200, 200)
        let view = scroller(in: root)
        view.contentSize = CGSize(width: 1, height: 1)
        let content = free()
        view.addSubview(content)
        place(content, rect(0, 0, 300, 400), in: view)
        _ = relate(content, .right, .equal, view, .right)
        _ = relate(content, .bottom, .equal, view, .bottom)
        root.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 300, height: 400))
    }
}
