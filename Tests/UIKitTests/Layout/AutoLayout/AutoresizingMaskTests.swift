import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Auto Layout / 3 Autoresizing masks")
struct AutoresizingMaskTests {
    typealias Mask = UIView.AutoresizingMask

    /// A box of 100 points that constraints make 200 wide, with a view of mask at 10, 30 wide; a probe follows the view.
    private func grown(_ mask: Mask) -> (frame: CGRect, probe: CGRect) {
        let root = stage(400, 400)
        let box = UIView(frame: rect(0, 0, 100, 100))
        let view = UIView(frame: rect(10, 10, 30, 30))
        let probe = free()
        root.addSubview(box)
        box.addSubview(view)
        box.addSubview(probe)
        view.autoresizingMask = mask
        box.translatesAutoresizingMaskIntoConstraints = false
        place(box, rect(0, 0, 200, 200), in: root)
        _ = relate(probe, .left, .equal, view, .left)
        _ = relate(probe, .width, .equal, view, .width)
        _ = relate(probe, .top, .equal, view, .top)
        _ = relate(probe, .height, .equal, view, .height)
        root.layoutIfNeeded()
        return (view.frame, probe.frame)
    }

    @Test(
        .oracle("LAYOUT-R3: the table of flexible parts; two flexible margins share as masks do"),
        arguments: [
            ([], [], 10, 30), (.flexibleRightMargin, .flexibleBottomMargin, 10, 30),
            (.flexibleLeftMargin, .flexibleTopMargin, 110, 30), (.flexibleWidth, .flexibleHeight, 10, 130),
            ([.flexibleLeftMargin, .flexibleRightMargin], [.flexibleTopMargin, .flexibleBottomMargin], 24.286, 30),
            ([.flexibleLeftMargin, .flexibleWidth], [.flexibleTopMargin, .flexibleHeight], 35, 105),
            ([.flexibleWidth, .flexibleRightMargin], [.flexibleHeight, .flexibleBottomMargin], 10, 63.333),
            (
                [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
                [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], 20, 60
            ),
        ] as [(Mask, Mask, CGFloat, CGFloat)])
    func `a mask is an equation in the superview's size`(across: Mask, down: Mask, start: CGFloat, length: CGFloat) {
        let (frame, probe) = grown([across, down])
        for box in [frame, probe] {
            #expect(abs(box.minX - start) <= 0.51 && abs(box.minY - start) <= 0.51)
            #expect(abs(box.width - length) <= 0.51 && abs(box.height - length) <= 0.51)
        }
    }

    @Test(.documented("LAYOUT-R4: constraints follow the frame"))
    func `a new frame moves what is tied to the view`() {
        let root = stage(300, 300)
        let view = UIView(frame: rect(10, 10, 30, 30))
        let next = free()
        root.addSubview(view)
        root.addSubview(next)
        place(next, rect(0, 0, -1, -1), in: root)
        _ = relate(next, .height, .equal, view, .height)
        root.layoutIfNeeded()
        #expect(next.frame.height == 30)
        view.frame.size.height = 44
        root.layoutIfNeeded()
        #expect(next.frame.height == 44)
        view.bounds.size.height = 20
        root.layoutIfNeeded()
        #expect(next.frame.height == 20)
        let below = free()
        root.addSubview(below)
        _ = relate(below, .top, .equal, view, .bottom)
        root.layoutIfNeeded()
        view.center.y += 7
        root.layoutIfNeeded()
        #expect(below.frame.minY == view.frame.maxY)
    }

    @Test(.documented("LAYOUT-R5"))
    func `a view without mask and without constraints stays where it is`() {
        let root = stage()
        let view = UIView(frame: rect(1, 2, 3, 4))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame == rect(1, 2, 3, 4))
        #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    }

    @Test(.documented("LAYOUT-R6: arranged subviews lose their masks"))
    func `views that UIKit places keep the mask, arranged ones lose it`() {
        freshScreen()
        let controller = UIViewController()
        #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
    }

    @Test(.oracle("LAYOUT-R7: an embedded view with a mask follows the container"))
    func `a child's view with a mask follows a container that constraints size`() {
        let root = stage(300, 400)
        let container = free()
        root.addSubview(container)
        let embedded = UIView(frame: .zero)
        embedded.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(embedded)
        let label = free()
        embedded.addSubview(label)
        _ = relate(label, .left, .equal, embedded, .left, plus: 8)
        _ = relate(label, .right, .equal, embedded, .right, plus: -8)
        place(container, rect(20, 20, 200, 100), in: root)
        let heard = Misuse.observed { root.layoutIfNeeded() }
        #expect(heard.isEmpty)
        #expect(embedded.frame == rect(0, 0, 200, 100))
        #expect(label.frame.minX == 8 && label.frame.width == 184)
    }

    @Test(.assumed("R3: the equations work both ways"))
    func `content inside a masked view can size the superview`() {
        let root = stage(300, 400)
        let container = free()
        root.addSubview(container)
        let embedded = UIView(frame: .zero)
        embedded.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(embedded)
        let content = free(ContentView(50, 40))
        embedded.addSubview(content)
        _ = relate(content, .left, .equal, embedded, .left, plus: 8)
        _ = relate(content, .right, .equal, embedded, .right, plus: -8)
        _ = relate(content, .top, .equal, embedded, .top)
        _ = relate(content, .bottom, .equal, embedded, .bottom)
        place(container, rect(20, 20, -1, -1), in: root)
        root.layoutIfNeeded()
        #expect(container.frame == rect(20, 20, 66, 40))
        #expect(embedded.frame == rect(0, 0, 66, 40) && content.frame == rect(8, 0, 50, 40))
        #expect(container.systemLayoutSizeFitting(.zero) == CGSize(width: 66, height: 40))
        content.size = CGSize(width: 60, height: 20)
        root.layoutIfNeeded()
        #expect(embedded.frame == rect(0, 0, 76, 20))
    }

    @Test(.assumed("R3: masked views in between take part"))
    func `masks are followed through views that no constraint names`() {
        let root = stage(300, 400)
        let container = free()
        root.addSubview(container)
        place(container, rect(0, 0, -1, -1), in: root)
        var inner: UIView = container
        for _ in 0..<3 {
            let next = UIView(frame: .zero)
            next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.addSubview(next)
            inner = next
        }
        let content = free(ContentView(50, 40))
        inner.addSubview(content)
        for edge: NSLayoutConstraint.Attribute in [.left, .right, .top, .bottom] {
            _ = relate(content, edge, .equal, inner, edge)
        }
        root.layoutIfNeeded()
        #expect(container.frame == rect(0, 0, 50, 40) && inner.frame == rect(0, 0, 50, 40))
    }

    @Test(.oracle("LAYOUT-R7: flag off and four edges"))
    func `a child pinned by its edges is sized by its content`() {
        let root = stage(300, 400)
        let container = free()
        root.addSubview(container)
        place(container, rect(0, 0, -1, -1), in: root)
        container.setContentHuggingPriority(.required, for: .vertical)
        let child = free()
        container.addSubview(child)
        for edge: NSLayoutConstraint.Attribute in [.left, .right, .top, .bottom] {
            _ = relate(child, edge, .equal, container, edge)
        }
        _ = relate(child, .height, plus: 70)
        _ = relate(child, .width, plus: 30)
        root.layoutIfNeeded()
        #expect(container.frame == rect(0, 0, 30, 70))
    }

    @Test(.documented("UIView.translatesAutoresizingMaskIntoConstraints: can change while constraints are active"))
    func `the flag can be set back and forth`() {
        let root = stage(300, 300)
        let view = UIView(frame: rect(10, 10, 30, 30))
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let width = relate(view, .width, plus: 50)
        place(view, rect(5, 5, -1, 20), in: root)
        root.layoutIfNeeded()
        #expect(view.frame == rect(5, 5, 50, 20))
        NSLayoutConstraint.deactivate(root.constraints + view.constraints)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = rect(1, 1, 1, 1)
        let next = free()
        root.addSubview(next)
        _ = relate(next, .left, .equal, view, .right)
        root.layoutIfNeeded()
        #expect(view.frame == rect(1, 1, 1, 1) && next.frame.minX == 2)
        view.translatesAutoresizingMaskIntoConstraints = false
        place(view, rect(9, 9, 9, 9), in: root)
        width.constant = 9
        root.layoutIfNeeded()
        #expect(view.frame == rect(9, 9, 9, 9) && next.frame.minX == 18)
    }

    @Test(.assumed("the mask's rows go with the view and with its superview"))
    func `tied views come and go without a trace`() {
        let root = stage(300, 300)
        let box = free()
        root.addSubview(box)
        place(box, rect(0, 0, 100, 100), in: root)
        root.layoutIfNeeded()
        let before = LayoutReport(root).constraintCount
        for _ in 0..<3 {
            let view = UIView(frame: rect(0, 0, 10, 10))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            box.addSubview(view)
            let probe = free()
            view.addSubview(probe)
            _ = relate(probe, .left, .equal, view, .left)
            root.layoutIfNeeded()
            #expect(LayoutReport(root).constraintCount > before)
            view.autoresizingMask = []
            root.layoutIfNeeded()
            view.removeFromSuperview()
            root.layoutIfNeeded()
            #expect(LayoutReport(root).constraintCount == before)
        }
        let view = UIView(frame: rect(0, 0, 10, 10))
        view.autoresizingMask = .flexibleWidth
        box.addSubview(view)
        let probe = free()
        view.addSubview(probe)
        _ = relate(probe, .left, .equal, view, .left)
        root.layoutIfNeeded()
        box.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(LayoutReport(root).constraintCount == 0)
        root.addSubview(box)
        root.layoutIfNeeded()
        #expect(LayoutReport(root).conflicts.isEmpty)
    }
}

@MainActor @Suite("Auto Layout / 4 Pixels and alignment")
struct PixelTests {
    @Test(
        .oracle("LAYOUT-P1, LAYOUT-P2: frames of Interface Builder"),
        arguments: [
            (375, 2, 0.1, 169, 37.5), (813, 2, 0.65, 142.5, 528), (414, 3, 0.7, 62, 290), (736, 3, 0.6, 147.333, 441.333),
            (414, 3, 0.25, 155.333, 103.333),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `edges go to the nearest pixel, halves to the right`(
        total: CGFloat, scale: CGFloat, share: CGFloat, start: CGFloat, length: CGFloat
    ) {
        let root = stage(total, total)
        root.traitOverrides.displayScale = scale
        let child = free()
        root.addSubview(child)
        _ = relate(child, .centerX, .equal, root, .centerX)
        _ = relate(child, .width, .equal, root, .width, times: share)
        _ = relate(child, .centerY, .equal, root, .centerY)
        _ = relate(child, .height, .equal, root, .height, times: share)
        root.layoutIfNeeded()
        #expect(abs(child.frame.minX - start) < 0.01 && abs(child.frame.width - length) < 0.01)
        #expect(abs(child.frame.minY - start) < 0.01 && abs(child.frame.height - length) < 0.01)
    }

    @Test(.oracle("LAYOUT-P3: everything is on the grid"), arguments: [1, 2, 3] as [CGFloat])
    func `all edges are whole pixels`(scale: CGFloat) {
        let root = stage(343, 200)
        root.traitOverrides.displayScale = scale
        var views: [UIView] = []
        for index in 0..<7 {
            let view = free()
            root.addSubview(view)
            views.append(view)
            _ = relate(
                view, .left, .equal, views.count > 1 ? views[index - 1] : root, views.count > 1 ? .right : .left, plus: 1.3)
            if index > 0 { _ = relate(view, .width, .equal, views[0], .width) }
            _ = relate(view, .height, .equal, root, .height, times: 1 / CGFloat(index + 2))
            _ = relate(view, .centerY, .equal, root, .centerY)
        }
        _ = relate(views[6], .right, .equal, root, .right)
        root.layoutIfNeeded()
        for view in views {
            for value in [view.frame.minX, view.frame.maxX, view.frame.minY, view.frame.maxY] {
                #expect(abs(value * scale - (value * scale).rounded()) < 0.01)
            }
        }
        for (a, b) in zip(views, views.dropFirst()) { #expect(abs(b.frame.minX - a.frame.maxX - 1.3) <= 1 / scale) }
    }

    @Test(.oracle("LAYOUT-P4: 950.25 at 2x shows 950.5, 950.2 shows 950"), arguments: [(950.25, 950.5), (950.2, 950)])
    func `quarters of a point at two pixels a point`(asked: CGFloat, shown: CGFloat) {
        let root = stage(100, 2000)
        root.traitOverrides.displayScale = 2
        let child = free()
        root.addSubview(child)
        _ = relate(child, .top, .equal, root, .top, plus: asked)
        root.layoutIfNeeded()
        #expect(child.frame.minY == shown)
    }

    @Test(.oracle("LAYOUT-P6: the frame is the alignment rectangle and its insets"))
    func `controls have these alignment insets`() {
        #expect(UISwitch().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
        #expect(UISlider().alignmentRectInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
        #expect(UISegmentedControl().alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
        for view in [UILabel(), UIButton(), UIStepper(), UIProgressView(), UIPageControl()] as [UIView] {
            #expect(view.alignmentRectInsets == .zero)
        }
        let root = stage(300, 100)
        let slider = free(UISlider())
        root.addSubview(slider)
        _ = relate(slider, .left, .equal, root, .left, plus: 20)
        _ = relate(slider, .right, .equal, root, .right, plus: -20)
        _ = relate(slider, .top, .equal, root, .top, plus: 10)
        root.layoutIfNeeded()
        #expect(slider.frame == rect(18, 10, 264, 31))
    }

    @Test(.assumed("values are solved exactly and rounded once: errors don't add up"))
    func `rounding doesn't accumulate along a chain`() {
        let root = stage(2000, 10)
        root.traitOverrides.displayScale = 1
        var last: UIView?
        for _ in 0..<100 {
            let view = free()
            root.addSubview(view)
            _ = relate(view, .left, .equal, last ?? root, last == nil ? .left : .right, plus: 0.3)
            _ = relate(view, .width, plus: 10.4)
            last = view
        }
        root.layoutIfNeeded()
        #expect(last?.frame.maxX == 1070)
    }
}
