import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Auto Layout / 2 The update cycle")
struct UpdateCycleTests {
    final class Teller: UIView {
        var name = ""
        var log: Journal?
        var onUpdate: (() -> Void)?
        var onLayout: (() -> Void)?
        override func updateConstraints() {
            log?.write("update \(name)")
            onUpdate?()
            onUpdate = nil
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log?.write("layout \(name)")
            onLayout?()
        }
    }

    private func nest(_ names: [String], _ log: Journal) -> [Teller] {
        var made: [Teller] = []
        for name in names {
            let view = Teller(frame: rect(0, 0, 50, 50))
            view.name = name
            made.last?.addSubview(view)
            made.append(view)
        }
        made[0].layoutIfNeeded()
        for view in made { view.log = log }
        return made
    }

    @Test(.documented("LAYOUT-C1: constraints from the leaves up, layout from the root down, flagged views only"))
    func `constraints bottom up, then layout top down`() {
        let log = Journal()
        let views = nest(["a", "b", "c"], log)
        for view in views { view.setNeedsUpdateConstraints() }
        for view in views { view.setNeedsLayout() }
        views[0].layoutIfNeeded()
        #expect(log.take() == ["update c", "update b", "update a", "layout a", "layout b", "layout c"])
        views[1].setNeedsUpdateConstraints()
        views[0].updateConstraintsIfNeeded()
        #expect(log.take() == ["update b"])
        views[0].layoutIfNeeded()
        #expect(!log.take().contains { $0.hasPrefix("update") })
    }

    @Test(.documented("LAYOUT-C2: layoutIfNeeded() starts at the view, with its present bounds"))
    func `layout of a part leaves the rest alone`() {
        let log = Journal()
        let views = nest(["a", "b", "c"], log)
        let sibling = Teller(frame: rect(0, 0, 10, 10))
        views[0].addSubview(sibling)
        views[0].layoutIfNeeded()
        sibling.name = "sibling"
        sibling.log = log
        _ = log.take()
        sibling.setNeedsLayout()
        views[2].setNeedsLayout()
        views[1].layoutIfNeeded()
        #expect(log.take() == ["layout c"])
        views[0].layoutIfNeeded()
        #expect(log.take() == ["layout sibling"])
    }

    @Test(.documented("LAYOUT-C3: constraint changes in updateConstraints() count in the same pass"))
    func `changes inside updateConstraints are laid out at once`() {
        let root = Teller(frame: rect(0, 0, 100, 100))
        let child = free()
        root.addSubview(child)
        root.onUpdate = { place(child, rect(1, 2, 3, 4), in: root) }
        root.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(child.frame == rect(1, 2, 3, 4))
    }

    @Test(.documented("LAYOUT-C3: setNeedsUpdateConstraints() inside the pass waits for the next one"))
    func `asking for another update inside the update is not endless`() {
        final class Restless: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                superview?.setNeedsUpdateConstraints()
                setNeedsUpdateConstraints()
                super.updateConstraints()
            }
        }
        let root = stage()
        let view = Restless()
        root.addSubview(view)
        view.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(view.updates >= 1 && view.updates < 5)
    }

    @Test(.documented("LAYOUT-C4, LAYOUT-C5: activating a constraint asks the superview for layout"))
    func `the superview of what moved is laid out, nobody else`() {
        let log = Journal()
        let views = nest(["a", "b", "c"], log)
        let child = free()
        views[1].addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 5)
        width.isActive = true
        views[0].layoutIfNeeded()
        #expect(log.take() == ["layout b"])
        width.constant = 6
        views[0].layoutIfNeeded()
        #expect(log.take() == ["layout b"])
        width.constant = 6
        views[0].layoutIfNeeded()
        #expect(log.take() == [])
    }

    @Test(.documented("LAYOUT-C5: after super.layoutSubviews() own subviews have frames, those below not yet"))
    func `frames are handed down one level at a time`() {
        let root = Teller(frame: rect(0, 0, 100, 100))
        let child = free()
        let inner = free()
        root.addSubview(child)
        child.addSubview(inner)
        place(child, rect(10, 10, 50, 50), in: root)
        place(inner, rect(5, 5, 20, 20), in: child)
        var seen: [CGRect] = []
        root.onLayout = { seen += [child.frame, inner.frame] }
        root.layoutIfNeeded()
        #expect(seen == [rect(10, 10, 50, 50), .zero])
        #expect(inner.frame == rect(5, 5, 20, 20))
    }

    @Test(.documented("LAYOUT-C5: bounds and centre are set, so it works under a transform"))
    func `a transformed view is laid out as if it were not`() {
        let root = stage(100, 100)
        let child = free()
        root.addSubview(child)
        place(child, rect(10, 20, 30, 40), in: root)
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.layoutIfNeeded()
        #expect(child.bounds.size == CGSize(width: 30, height: 40))
        #expect(child.center == CGPoint(x: 25, y: 40))
    }

    @Test(.oracle("FOLDING-CELL"))
    func `constraints give the middle of a box, wherever the layer hangs`() {
        let root = stage(100, 100)
        let child = free()
        root.addSubview(child)
        let top = relate(child, .top, .equal, root, .top, plus: 7)
        _ = relate(child, .left, .equal, root, .left, plus: 10)
        _ = relate(child, .width, plus: 40)
        _ = relate(child, .height, plus: 30)
        root.layoutIfNeeded()
        #expect(child.frame == rect(10, 7, 40, 30))
        // To fold about its lower edge, in the same place as before.
        child.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        top.constant += 15
        root.layoutIfNeeded()
        #expect(child.center == CGPoint(x: 30, y: 37))
        #expect(child.frame == rect(10, 7, 40, 30))
        var folded = CATransform3DIdentity
        folded.m34 = -1 / 2000
        child.layer.transform = folded
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(child.frame == rect(10, 7, 40, 30))
    }

    @Test(.documented("LAYOUT-C6"))
    func `hidden views keep their constraints`() {
        let root = stage()
        let a = free()
        let b = free()
        root.addSubview(a)
        root.addSubview(b)
        place(a, rect(0, 0, 30, 10), in: root)
        _ = relate(b, .left, .equal, a, .right)
        a.isHidden = true
        root.layoutIfNeeded()
        #expect(a.frame.width == 30 && b.frame.minX == 30)
    }

    @Test(.documented("LAYOUT-C7, LAYOUT-E10"))
    func `the constant changes in place`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        let left = relate(child, .left, .equal, root, .left)
        for value: CGFloat in [5, 0, -20, 1_000_000] {
            left.constant = value
            root.layoutIfNeeded()
            #expect(child.frame.minX == value)
        }
        #expect(root.constraints == [left])
    }

    @Test(.documented("LAYOUT-C8: layoutFrame is valid when the owner is laid out"))
    func `a guide has its frame when its owner is laid out`() {
        let root = Teller(frame: rect(0, 0, 100, 100))
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(guide.layoutFrame == .zero)
        guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
        guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 20).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 30).isActive = true
        var seen = CGRect.zero
        root.onLayout = { seen = guide.layoutFrame }
        root.layoutIfNeeded()
        #expect(seen == rect(7, 8, 20, 30))
    }

    @Test(.documented("LAYOUT-C9: change constraints, then layoutIfNeeded() in the block"))
    func `frames move from the old place to the new one`() {
        freshScreen()
        let window = UIWindow(frame: rect(0, 0, 200, 200))
        window.isHidden = false
        let box = free()
        let inner = free()
        window.addSubview(box)
        box.addSubview(inner)
        place(box, rect(0, 0, 100, 100), in: window)
        _ = relate(inner, .left, .equal, box, .left)
        _ = relate(inner, .right, .equal, box, .right)
        FrameLoop.commit()
        let width = box.constraints.first { $0.firstAttribute == .width }
        width?.constant = 200
        UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
        #expect(box.frame.width == 200 && inner.frame.width == 200)
        for view in [box, inner] {
            #expect(view.layer.animation(forKey: "bounds") != nil)
            #expect(view.layer.animation(forKey: "position") != nil)
        }
        // Without layout in the block nothing moves.
        box.layer.removeAllAnimations()
        UIView.animate(withDuration: 1) { width?.constant = 50 }
        FrameLoop.commit()
        #expect(box.frame.width == 50 && box.layer.animation(forKey: "bounds") == nil)
    }

    @Test(.documented("LAYOUT-C10"))
    func `views that make their constraints in updateConstraints say so`() {
        final class Lazy: UIView {
            let child = free()
            var updates = 0
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                if child.superview == nil {
                    addSubview(child)
                    place(child, rect(1, 2, 3, 4), in: self)
                }
                updates += 1
                super.updateConstraints()
            }
        }
        let view = Lazy(frame: rect(0, 0, 50, 50))
        view.layoutIfNeeded()
        #expect(view.updates == 1 && view.child.frame == rect(1, 2, 3, 4))
        #expect(!UIView.requiresConstraintBasedLayout && UIStackView.requiresConstraintBasedLayout)
    }

    @Test(.assumed("C10: who takes part in Auto Layout is asked once even if the class doesn't require it"))
    func `updateConstraints runs once for views that have constraints`() {
        let log = Journal()
        let root = stage()
        let view = Teller()
        view.name = "v"
        view.log = log
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(log.take().filter { $0 == "update v" } == ["update v"])
    }

    @Test(.documented("LAYOUT-C11: updateViewConstraints, viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews"))
    func `a controller is asked in this order`() {
        freshScreen()
        final class Controller: UIViewController {
            var log = Journal()
            let root = Teller()
            override func loadView() {
                root.name = "view"
                view = root
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                let child = free()
                view.addSubview(child)
                place(child, rect(0, 0, 5, 5), in: view)
                root.log = log
            }
            override func updateViewConstraints() {
                log.write("updateViewConstraints")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() { log.write("will") }
            override func viewDidLayoutSubviews() { log.write("did") }
        }
        let controller = Controller()
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        window.rootViewController = controller
        window.isHidden = false
        FrameLoop.commit()
        #expect(
            Array(controller.log.take().prefix(5)) == ["updateViewConstraints", "update view", "will", "layout view", "did"])
    }

    @Test(.documented("LAYOUT-C12"))
    func `leaving a superview takes all constraints that cross the border`() {
        let root = stage()
        let box = free()
        let inner = free()
        let other = free()
        root.addSubview(box)
        box.addSubview(inner)
        root.addSubview(other)
        let crossing = [
            relate(box, .left, .equal, root, .left), relate(inner, .top, .equal, other, .top),
            relate(other, .width, .equal, inner, .width),
        ]
        let kept = [relate(inner, .left, .equal, box, .left), relate(box, .width, plus: 9), relate(other, .height, plus: 3)]
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        let guided = guide.topAnchor.constraint(equalTo: root.topAnchor)
        guided.isActive = true
        root.layoutIfNeeded()
        box.removeFromSuperview()
        #expect((crossing + [guided]).allSatisfy { !$0.isActive })
        #expect(kept.allSatisfy { $0.isActive })
        #expect(root.constraints.isEmpty)
        root.addSubview(box)
        #expect((crossing + [guided]).allSatisfy { !$0.isActive })
    }

    @Test(.assumed("autolayout C13: addSubview(_:) of a view elsewhere removes it there first"))
    func `moving to another superview takes them as well`() {
        let root = stage()
        let other = UIView(frame: rect(0, 0, 50, 50))
        root.addSubview(other)
        let child = free()
        root.addSubview(child)
        let outer = relate(child, .left, .equal, root, .left)
        let own = relate(child, .width, plus: 5)
        other.addSubview(child)
        #expect(!outer.isActive && own.isActive)
    }

    @Test(.documented("LAYOUT-C14"))
    func `a constraint belongs to the nearest common ancestor`() {
        let root = stage()
        let a = free()
        let b = free()
        let inner = free()
        root.addSubview(a)
        root.addSubview(b)
        a.addSubview(inner)
        #expect(a.constraints.isEmpty)
        let size = relate(a, .width, plus: 1)
        let toSuper = relate(inner, .left, .equal, a, .left)
        let across = relate(inner, .top, .equal, b, .top)
        let ratio = relate(inner, .width, .equal, inner, .height)
        #expect(a.constraints == [size, toSuper] && root.constraints == [across] && inner.constraints == [ratio])
    }

    @Test(.documented("LAYOUT-C15: activate(_:) is isActive = true one by one, in order"))
    func `activation in order`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        let list = [
            child.leftAnchor.constraint(equalTo: root.leftAnchor), child.topAnchor.constraint(equalTo: root.topAnchor),
            child.rightAnchor.constraint(equalTo: root.rightAnchor),
        ]
        #expect(list.allSatisfy { !$0.isActive && !$0.shouldBeArchived })
        NSLayoutConstraint.activate(list)
        NSLayoutConstraint.activate(list)
        #expect(root.constraints == list)
        NSLayoutConstraint.deactivate(Array(list.dropFirst()))
        #expect(root.constraints == [list[0]])
        root.removeConstraint(list[0])
        #expect(!list[0].isActive)
        root.addConstraints(list)
        #expect(list.allSatisfy { $0.isActive })
        root.removeConstraints(list)
        #expect(root.constraints.isEmpty)
    }
}

@MainActor @Suite("Auto Layout / 2 Measuring")
struct MeasuringTests {
    private func box(_ content: UIView) -> UIView {
        let box = free()
        content.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(content)
        _ = relate(content, .left, .equal, box, .left, plus: 5)
        _ = relate(content, .top, .equal, box, .top, plus: 6)
        _ = relate(content, .right, .equal, box, .right, plus: -7)
        _ = relate(content, .bottom, .equal, box, .bottom, plus: -8)
        return box
    }

    @Test(.documented("LAYOUT-M1, LAYOUT-M2: no frame changes"))
    func `the plain call asks with the fitting priority`() {
        let content = ContentView(20, 10)
        let view = box(content)
        let target = CGSize(width: 100, height: 90)
        let plain = view.systemLayoutSizeFitting(target)
        let long = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        #expect(plain == long && plain == CGSize(width: 32, height: 24))
        #expect(content.frame == .zero && view.frame == .zero)
    }

    @Test(.documented("LAYOUT-M2, LAYOUT-M4: width == target @ priority"))
    func `a strong wish decides the size, a weak one yields to the content`() {
        let view = box(ContentView(20, 10))
        func size(_ h: Float, _ v: Float) -> CGSize {
            view.systemLayoutSizeFitting(
                CGSize(width: 100, height: 90), withHorizontalFittingPriority: UILayoutPriority(h),
                verticalFittingPriority: UILayoutPriority(v))
        }
        #expect(size(1000, 50) == CGSize(width: 100, height: 24))
        #expect(size(50, 1000) == CGSize(width: 32, height: 90))
        #expect(size(251, 249) == CGSize(width: 100, height: 24))
        #expect(size(1000, 1000) == CGSize(width: 100, height: 90))
    }

    @Test(.documented("LAYOUT-M3"))
    func `the two targets`() {
        #expect(UIView.layoutFittingCompressedSize == .zero)
        #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
        let view = box(ContentView(20, 10))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 32, height: 24))
        let empty = free()
        empty.addSubview(free())
        #expect(empty.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }

    @Test(.documented("LAYOUT-M4: how self-sizing cells find their height"))
    func `a required width gives the height of wrapped text`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A text that needs a few lines at a hundred points of width"
        let view = box(label)
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: 112, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(fitted.width == 112)
        #expect(fitted.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 14)
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 1000, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        )
        #expect(abs(wide.height - label.intrinsicContentSize.height - 14) < 0.01)
    }

    @Test(.documented("LAYOUT-M5"))
    func `content is at most that size by hugging and at least by compression resistance`() {
        let root = stage()
        let child = free(ContentView(30, 20))
        root.addSubview(child)
        place(child, rect(0, 0, -1, -1), in: root)
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            child.setContentHuggingPriority(UILayoutPriority(300), for: axis)
            child.setContentCompressionResistancePriority(UILayoutPriority(600), for: axis)
        }
        root.layoutIfNeeded()
        #expect(child.frame.size == CGSize(width: 30, height: 20))
        let grow = relate(child, .width, plus: 80, at: 299)
        let shrink = relate(child, .height, plus: 5, at: 599)
        root.layoutIfNeeded()
        #expect(child.frame.size == CGSize(width: 30, height: 20))
        grow.priority = UILayoutPriority(301)
        shrink.priority = UILayoutPriority(601)
        root.layoutIfNeeded()
        #expect(child.frame.size == CGSize(width: 80, height: 5))
    }

    @Test(.documented("LAYOUT-M5: noIntrinsicMetric adds nothing"))
    func `an axis without a content size is free`() {
        let root = stage()
        let child = free(ContentView(UIView.noIntrinsicMetric, 12))
        root.addSubview(child)
        place(child, rect(0, 0, -1, -1), in: root)
        _ = relate(child, .width, plus: 33, at: 1)
        root.layoutIfNeeded()
        #expect(child.frame.size == CGSize(width: 33, height: 12))
        #expect(UIView.noIntrinsicMetric == -1)
    }

    @Test(.documented("LAYOUT-M6"))
    func `an invalidated content size is asked for again before the next layout`() {
        let root = stage()
        let child = free(ContentView(30, 20))
        root.addSubview(child)
        place(child, rect(0, 0, -1, -1), in: root)
        root.layoutIfNeeded()
        child.size = CGSize(width: 44, height: 11)
        #expect(child.frame.width == 30)
        root.layoutIfNeeded()
        #expect(child.frame.size == CGSize(width: 44, height: 11))
    }

    @Test(.documented("LAYOUT-M7: the width first, then the height; preferredMaxLayoutWidth 0 is automatic"))
    func `text is as high as its lines in the width it gets`() {
        let root = stage(150, 600)
        let label = free(UILabel())
        label.numberOfLines = 0
        label.text = "Several words that will have to be broken into lines"
        #expect(label.preferredMaxLayoutWidth == 0)
        root.addSubview(label)
        _ = relate(label, .left, .equal, root, .left)
        _ = relate(label, .right, .equal, root, .right)
        _ = relate(label, .top, .equal, root, .top)
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
        label.preferredMaxLayoutWidth = 60
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 60, height: 0)).height)
    }

    @Test(.documented("LAYOUT-M7"))
    func `lines are limited by their number`() {
        let root = stage(80, 600)
        let label = free(UILabel())
        label.numberOfLines = 2
        label.text = "Several words that will have to be broken into many lines"
        root.addSubview(label)
        _ = relate(label, .left, .equal, root, .left)
        _ = relate(label, .right, .equal, root, .right)
        _ = relate(label, .top, .equal, root, .top)
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 80, height: 0)).height)
        #expect(label.frame.height < 45)
    }

    @Test(.assumed("measuring is repeatable and leaves nothing behind"))
    func `measuring in a laid out hierarchy changes nothing`() {
        let root = stage(200, 200)
        let view = box(ContentView(20, 10))
        root.addSubview(view)
        place(view, rect(0, 0, 80, -1), in: root)
        root.layoutIfNeeded()
        let before = (LayoutReport(root).constraintCount, LayoutReport(root).variableCount)
        for _ in 0..<3 {
            #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 24))
            let wide = view.systemLayoutSizeFitting(
                CGSize(width: 60, height: 0), withHorizontalFittingPriority: .defaultLow, verticalFittingPriority: .defaultLow)
            #expect(wide.width == 80)
        }
        let after = (LayoutReport(root).constraintCount, LayoutReport(root).variableCount)
        #expect(before == after)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 80, 24))
    }
}
