import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Auto Layout / Bad input")
struct LayoutBadInputTests {
    private func reasons(_ body: () -> Void) -> [String] { Misuse.observed(during: body).map(\.message) }

    @Test(.assumed("numbers that are none are refused"), arguments: [CGFloat.nan, .infinity, -.infinity])
    func `constants and multipliers that are no numbers are refused`(bad: CGFloat) {
        let root = stage()
        let child = free()
        root.addSubview(child)
        #expect(
            reasons { _ = relate(child, .width, plus: bad) }.contains { $0.contains("Constant is not finite! That's illegal.") }
        )
        #expect(
            reasons { _ = relate(child, .width, .equal, root, .width, times: bad) }.contains {
                $0.contains("Multiplier is not finite!")
            })
        #expect(reasons { child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: bad).isActive = true }.count == 1)
        let width = relate(child, .width, plus: 5)
        #expect(reasons { width.constant = bad }.count == 1 && width.constant == 5)
        root.layoutIfNeeded()
        #expect(child.frame.width == 5)
    }

    @Test(.assumed("the largest numbers mean no limit"))
    func `very large constants are no trouble`() {
        let root = stage(300, 300)
        let child = free(ContentView(20, 10))
        root.addSubview(child)
        place(child, rect(0, 0, -1, -1), in: root)
        let huge = CGFloat.greatestFiniteMagnitude
        let limit = relate(child, .width, .lessThanOrEqual, plus: huge)
        _ = relate(child, .height, .greaterThanOrEqual, plus: -huge)
        root.layoutIfNeeded()
        #expect(child.frame == rect(0, 0, 20, 10))
        limit.constant = 15
        root.layoutIfNeeded()
        #expect(child.frame.width == 15)
        let wish = relate(child, .height, plus: 1e12, at: 100)
        root.layoutIfNeeded()
        #expect(child.frame.height == 10)
        wish.isActive = false
        #expect(child.frame.width == 15)
    }

    @Test(.assumed("sizes to fit in may be anything"))
    func `measuring with odd targets ends`() {
        let view = free()
        let content = free(ContentView(20, 10))
        view.addSubview(content)
        for edge: NSLayoutConstraint.Attribute in [.left, .right, .top, .bottom] {
            _ = relate(content, edge, .equal, view, edge)
        }
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -5, 0]
        for value in odd {
            let size = view.systemLayoutSizeFitting(CGSize(width: value, height: value))
            #expect(size == CGSize(width: 20, height: 10), "\(value): \(size)")
            let wide = view.systemLayoutSizeFitting(
                CGSize(width: 50, height: value), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(wide == CGSize(width: 50, height: 10), "\(value): \(wide)")
        }
        _ = view.systemLayoutSizeFitting(
            CGSize(width: CGFloat.nan, height: 3), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
        #expect(UIView().systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 3)).height == 3)
    }

    @Test(.assumed("content sizes may be anything"), arguments: [CGFloat.nan, .infinity, -.infinity, -20, 1e300])
    func `content sizes that are none count for nothing`(bad: CGFloat) {
        let root = stage()
        let child = free(ContentView(bad, bad))
        root.addSubview(child)
        place(child, rect(1, 2, -1, -1), in: root)
        _ = relate(child, .width, plus: 7, at: 800)
        _ = relate(child, .height, plus: 8, at: 800)
        root.layoutIfNeeded()
        #expect(child.frame == rect(1, 2, 7, 8))
    }

    @Test(
        .assumed("priorities out of range are refused or held in it"), arguments: [Float.nan, -1, 1001, .infinity, -.infinity])
    func `priorities out of range`(bad: Float) {
        let view = free(ContentView(5, 5))
        let width = view.widthAnchor.constraint(equalToConstant: 4)
        #expect(reasons { width.priority = UILayoutPriority(bad) }.count == 1)
        #expect(width.priority == .required)
        let root = stage()
        root.addSubview(view)
        view.setContentHuggingPriority(UILayoutPriority(bad), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(bad), for: .vertical)
        place(view, rect(0, 0, -1, -1), in: root)
        root.layoutIfNeeded()
        #expect(view.frame.width.isFinite && view.frame.height.isFinite)
        width.priority = UILayoutPriority(0)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width.isFinite)
    }

    @Test(.oracle("LAYOUT-X5"))
    func `items that are none`() {
        let nobody: UIView? = nil
        let somebody = UIView()
        #expect(
            reasons { _ = relate(nobody as Any, .width, plus: 5) }.contains {
                $0.hasSuffix("Constraint must contain a first layout item")
            })
        #expect(
            reasons { _ = relate(NSObject(), .width, plus: 5) }.contains {
                $0.hasSuffix("Constraint items must each be a view or layout guide.")
            })
        #expect(
            reasons { _ = relate(somebody, .left, .equal, NSObject(), .left) }.contains {
                $0.hasSuffix("must each be a view or layout guide.")
            })
        #expect(!reasons { _ = relate(somebody, .left, .equal, nobody as Any, .left) }.isEmpty)
        let empty = NSLayoutConstraint()
        #expect(empty.firstItem == nil && empty.firstAttribute == .notAnAttribute)
        #expect(!reasons { empty.isActive = true }.isEmpty && !empty.isActive)
    }

    @Test(.assumed("items may go while constraints live, and constraints while items live"))
    func `deallocated items`() {
        let root = stage()
        var kept: [NSLayoutConstraint] = []
        for _ in 0..<5 {
            let child = free()
            let guide = UILayoutGuide()
            root.addSubview(child)
            child.addLayoutGuide(guide)
            let inner = free()
            child.addSubview(inner)
            kept += [
                relate(child, .width, .equal, root, .width), relate(inner, .left, .equal, guide, .left),
                relate(guide, .top, .equal, root, .top), relate(inner, .height, plus: 3),
            ]
            root.layoutIfNeeded()
            child.removeFromSuperview()
        }
        for constraint in kept {
            _ = constraint.description
            constraint.constant = 4
            constraint.isActive = false
            if constraint.firstItem == nil || constraint.secondAttribute != .notAnAttribute && constraint.secondItem == nil {
                #expect(!reasons { constraint.isActive = true }.isEmpty)
            }
        }
        root.layoutIfNeeded()
        #expect(LayoutReport(root).constraintCount == 0)
        var orphan: NSLayoutConstraint?
        do {
            let gone = UIView()
            orphan = gone.widthAnchor.constraint(equalTo: root.widthAnchor)
        }
        if let orphan {
            let heard = reasons { orphan.isActive = true }
            #expect(!heard.isEmpty && !orphan.description.isEmpty)
        }
    }

    @Test(.assumed("changes inside the passes take hold, endless ones are reported"))
    func `constraints changed in layoutSubviews`() {
        final class Adaptive: UIView {
            let child = free()
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant = bounds.width / 2
            }
        }
        let view = Adaptive(frame: rect(0, 0, 100, 20))
        view.addSubview(view.child)
        view.width = relate(view.child, .width, plus: 1)
        #expect(reasons { view.layoutIfNeeded() }.isEmpty)
        #expect(view.child.frame.width == 50)
        view.frame.size.width = 60
        #expect(reasons { view.layoutIfNeeded() }.isEmpty)
        #expect(view.child.frame.width == 30)
    }

    @Test(.assumed("a content size that depends on the frame is reported, not endless"))
    func `a content size that never rests`() {
        final class Restless: UIView {
            var calls = 0
            override var intrinsicContentSize: CGSize {
                calls += 1
                invalidateIntrinsicContentSize()
                return CGSize(width: calls % 2 == 0 ? 10 : 20, height: 5)
            }
        }
        let root = stage()
        let child = free(Restless())
        root.addSubview(child)
        place(child, rect(0, 0, -1, -1), in: root)
        let heard = reasons { root.layoutIfNeeded() }
        #expect(child.calls < 10_000)
        #expect(!heard.isEmpty || child.calls < 100)
    }

    @Test(.assumed("activation of what is active, removal of what isn't"))
    func `doing things twice`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        let width = relate(child, .width, plus: 5)
        width.isActive = true
        width.isActive = false
        width.isActive = false
        root.removeConstraint(width)
        child.addConstraint(width)
        child.addConstraint(width)
        #expect(child.constraints == [width])
        root.layoutIfNeeded()
        root.removeLayoutGuide(UILayoutGuide())
        child.removeConstraints([width, width])
        #expect(child.constraints.isEmpty)
    }
}

@MainActor @Suite("Auto Layout / No trace")
struct NoTraceTests {
    private final class Watch<Object: AnyObject> {
        weak var object: Object?
        init(_ object: Object) { self.object = object }
    }

    private func build(in root: UIView, _ count: Int) -> [Watch<AnyObject>] {
        var watches: [Watch<AnyObject>] = []
        for index in 0..<count {
            let cell = free()
            let label = free(ContentView(30, 10))
            let stack = UIStackView(arrangedSubviews: [ContentView(5, 5), ContentView(6, 6)])
            stack.translatesAutoresizingMaskIntoConstraints = false
            let guide = UILayoutGuide()
            root.addSubview(cell)
            cell.addSubview(label)
            cell.addSubview(stack)
            cell.addLayoutGuide(guide)
            place(cell, rect(0, CGFloat(index) * 10, -1, 10), in: root)
            let made = [
                relate(cell, .right, .equal, root, .rightMargin), relate(label, .left, .equal, guide, .right),
                relate(guide, .left, .equal, cell, .left), relate(guide, .width, .greaterThanOrEqual, plus: 3),
                relate(stack, .left, .equal, label, .right), relate(stack, .right, .lessThanOrEqual, cell, .right),
                relate(stack, .centerY, .equal, cell, .centerY), relate(label, .width, plus: 1, at: 600),
            ]
            watches += ([cell, label, stack, guide] as [AnyObject] + made).map { Watch($0) }
        }
        root.layoutIfNeeded()
        return watches
    }

    @inline(never)
    private func comeAndGo(in root: UIView, _ count: Int) -> [Watch<AnyObject>] {
        let watches = build(in: root, count)
        for view in root.subviews { view.removeFromSuperview() }
        root.layoutIfNeeded()
        return watches
    }

    @Test(.assumed("removal of everything returns memory and leaves no trace"))
    func `views, guides and constraints end, and the solver is empty`() {
        let root = stage(300, 300)
        let watches = comeAndGo(in: root, 50)
        #expect(watches.allSatisfy { $0.object == nil })
        let report = LayoutReport(root)
        #expect(report.constraintCount == 0 && report.conflicts.isEmpty && report.ambiguousViews.isEmpty)
        #expect(report.variableCount <= 8)
        #expect(root.constraints.isEmpty)
        let first = report.solverMemory
        for _ in 0..<5 { _ = comeAndGo(in: root, 50) }
        #expect(LayoutReport(root).solverMemory <= first * 2)
        #expect(LayoutReport(root).constraintCount == 0)
        // And a root that goes takes its engine along.
        let watch = goWithRoot()
        #expect(watch.allSatisfy { $0.object == nil })
    }

    @inline(never)
    private func goWithRoot() -> [Watch<AnyObject>] {
        let root = stage(300, 300)
        return build(in: root, 5) + [Watch(root as AnyObject)]
    }
}
