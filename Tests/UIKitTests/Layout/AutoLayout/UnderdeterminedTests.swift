import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// What constraints leave open follows the published rules of Cassowary, for widths and heights that can't be negative and free places.
@MainActor @Suite("Auto Layout / Underdetermined layouts")
struct UnderdeterminedTests {
    private typealias Attribute = NSLayoutConstraint.Attribute
    private typealias Relation = NSLayoutConstraint.Relation

    private static let bounds = CGRect(x: 0, y: 0, width: 400, height: 700)

    /// A plain view in a superview of 400 × 700, after `constraints` and a layout pass.
    private func laidOut(_ constraints: (_ view: UIView, _ root: UIView) -> Void) -> UIView {
        let root = stage(400, 700)
        let view = free()
        root.addSubview(view)
        constraints(view, root)
        root.layoutIfNeeded()
        return view
    }

    @Test(.assumed("an engine lays it out, and nothing says where"))
    func `a view that constraints only cross is empty, at the origin`() {
        let child = free()
        let view = laidOut { view, root in
            view.frame = rect(10, 20, 30, 40)
            view.addSubview(child)
            place(child, rect(1, 2, 3, 4), in: view)
        }
        #expect(view.frame == .zero)
        #expect(child.frame == rect(1, 2, 3, 4))
    }

    @Test(.oracle("LAYOUT-U2, LAYOUT-U3"))
    func `a far edge alone gives the place, and no length`() {
        for attribute in [Attribute.right, .trailing] {
            let view = laidOut { view, root in
                _ = relate(view, attribute, .equal, root, attribute, plus: -21)
                _ = relate(view, .bottom, .equal, root, .bottom, plus: -31)
            }
            #expect(view.frame == rect(379, 669, 0, 0))
            let other = laidOut { view, root in
                _ = relate(root, attribute, .equal, view, attribute, plus: 21)
                _ = relate(root, .bottom, .equal, view, .bottom, plus: 31)
            }
            #expect(other.frame == rect(379, 669, 0, 0))
        }
    }

    @Test(
        .oracle("LAYOUT-U4, LAYOUT-U5, LAYOUT-U6"),
        arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual])
    func `an inequality that reaches a free place holds exactly`(relation: NSLayoutConstraint.Relation) {
        let near = laidOut { view, root in
            _ = relate(view, .left, relation, root, .left, plus: 17)
            _ = relate(view, .top, relation, root, .top, plus: 9)
        }
        #expect(near.frame == rect(17, 9, 0, 0))
        let far = laidOut { view, root in
            _ = relate(view, .right, relation, root, .right, plus: -21)
            _ = relate(view, .bottom, relation, root, .bottom, plus: -9)
        }
        #expect(far.frame == rect(379, 691, 0, 0))
        let wished = laidOut { view, root in _ = relate(view, .left, relation, root, .left, plus: 17, at: 750) }
        #expect(wished.frame == rect(17, 0, 0, 0))
    }

    @Test(.oracle("LAYOUT-U7"))
    func `a length stays zero, whatever it may be at most`() {
        #expect(laidOut { view, _ in _ = relate(view, .width, .lessThanOrEqual, plus: 61) }.frame == .zero)
        #expect(laidOut { view, _ in _ = relate(view, .height, .lessThanOrEqual, plus: 61) }.frame == .zero)
        let centred = laidOut { view, root in
            _ = relate(view, .width, .lessThanOrEqual, plus: 61)
            _ = relate(view, .height, .lessThanOrEqual, plus: 61)
            _ = relate(view, .centerX, .equal, root, .centerX)
            _ = relate(view, .centerY, .equal, root, .centerY)
        }
        #expect(centred.frame == rect(200, 350, 0, 0))
        #expect(laidOut { view, _ in _ = relate(view, .width, .greaterThanOrEqual, plus: 61) }.frame == rect(0, 0, 61, 0))
    }

    @Test(.oracle("LAYOUT-U8"))
    func `with a length given, the inequality places the view`() {
        let near = laidOut { view, root in
            _ = relate(view, .width, plus: 80)
            _ = relate(view, .left, .lessThanOrEqual, root, .left, plus: 17)
        }
        #expect(near.frame == rect(17, 0, 80, 0))
        let far = laidOut { view, root in
            _ = relate(view, .right, .greaterThanOrEqual, root, .right, plus: -40)
            _ = relate(view, .width, plus: 80)
        }
        #expect(far.frame == rect(280, 0, 80, 0))
    }

    @Test(.oracle("LAYOUT-U9, LAYOUT-U11"))
    func `views follow one another, with no lengths of their own`() {
        let root = stage(400, 700)
        let (first, second) = (free(), free())
        root.addSubview(first)
        root.addSubview(second)
        _ = relate(first, .left, .equal, root, .left, plus: 12)
        _ = relate(first, .width, plus: 50)
        _ = relate(second, .left, .lessThanOrEqual, first, .right, plus: 15)
        root.layoutIfNeeded()
        #expect(second.frame == rect(77, 0, 0, 0))

        let other = stage(400, 700)
        let (before, after) = (free(), free())
        other.addSubview(before)
        other.addSubview(after)
        _ = relate(before, .right, .equal, after, .left, plus: -33)
        _ = relate(after, .right, .equal, other, .right)
        _ = relate(after, .width, plus: 20)
        other.layoutIfNeeded()
        #expect(before.frame == rect(347, 0, 0, 0) && after.frame == rect(380, 0, 20, 0))
    }

    @Test(.oracle("LAYOUT-U10"))
    func `from right to left the leading edge gives the place on the right`() {
        let view = laidOut { view, root in
            root.semanticContentAttribute = .forceRightToLeft
            view.semanticContentAttribute = .forceRightToLeft
            _ = relate(view, .leading, .equal, root, .leading, plus: 6)
        }
        #expect(view.frame == rect(394, 0, 0, 0))
    }

    @Test(.assumed("from the rules"))
    func `an inequality gives way to an equation, and the older inequality comes first`() {
        for isEquationFirst in [true, false] {
            let view = laidOut { view, root in
                if isEquationFirst { _ = relate(view, .right, .equal, root, .right, plus: -21) }
                _ = relate(view, .left, .greaterThanOrEqual, root, .left, plus: 17)
                if !isEquationFirst { _ = relate(view, .right, .equal, root, .right, plus: -21) }
            }
            #expect(view.frame == rect(379, 0, 0, 0))
        }
        let low = laidOut { view, root in
            _ = relate(view, .left, .greaterThanOrEqual, root, .left, plus: 17)
            _ = relate(view, .left, .lessThanOrEqual, root, .left, plus: 90)
        }
        #expect(low.frame.minX == 17)
        let high = laidOut { view, root in
            _ = relate(view, .left, .lessThanOrEqual, root, .left, plus: 90)
            _ = relate(view, .left, .greaterThanOrEqual, root, .left, plus: 17)
        }
        #expect(high.frame.minX == 90)
    }

    @Test(.assumed("a later equation loosens an earlier inequality"))
    func `what comes later moves a view that an inequality placed, and leaves it there when it goes`() {
        let root = stage(400, 700)
        let view = free()
        root.addSubview(view)
        _ = relate(view, .left, .lessThanOrEqual, root, .left, plus: 90)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 90)
        let equation = relate(view, .left, .equal, root, .left, plus: 40)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 40)
        equation.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.minX == 90)
    }

    @Test(.assumed("the same constraints give the same frames"))
    func `the last frame plays no part, nor does the superview's earlier size`() {
        let root = stage(300, 300)
        let view = free()
        view.frame = rect(5, 6, 70, 80)
        root.addSubview(view)
        _ = relate(view, .right, .equal, root, .right, plus: -21)
        _ = relate(view, .top, .lessThanOrEqual, root, .top, plus: 9)
        for size in [CGSize(width: 300, height: 300), Self.bounds.size, CGSize(width: 100, height: 50), Self.bounds.size] {
            root.bounds.size = size
            view.frame = rect(1, 2, 3, 4)
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(view.frame == rect(size.width - 21, 9, 0, 0))
        }
    }

    @Test(.assumed("guides have places and lengths as views have"))
    func `guides and views inside views follow the same rules`() {
        let root = stage(400, 700)
        let outer = free()
        let inner = free()
        let guide = UILayoutGuide()
        root.addSubview(outer)
        outer.addSubview(inner)
        root.addLayoutGuide(guide)
        _ = relate(guide, .right, .equal, root, .right, plus: -10)
        _ = relate(outer, .right, .equal, guide, .left, plus: -8)
        _ = relate(inner, .right, .equal, root, .right, plus: -50)
        _ = relate(inner, .width, .greaterThanOrEqual, plus: 20)
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(390, 0, 0, 0))
        #expect(outer.frame == rect(382, 0, 0, 0))
        #expect(outer.convert(inner.frame, to: root) == rect(330, 0, 20, 0))
    }

    @Test(.assumed("what has to take up a length is the last that can"))
    func `where lengths have to fill a room the last one does`() {
        let root = stage(400, 700)
        let parts = (0..<4).map { _ in free() }
        for (index, part) in parts.enumerated() {
            root.addSubview(part)
            _ = relate(part, .left, .equal, index == 0 ? root : parts[index - 1], index == 0 ? .left : .right, plus: 5)
        }
        _ = relate(parts[3], .right, .equal, root, .right, plus: -5)
        root.layoutIfNeeded()
        #expect(parts.map(\.frame.width) == [0, 0, 0, 375])
        _ = relate(parts[3], .width, .lessThanOrEqual, plus: 100)
        root.layoutIfNeeded()
        #expect(parts.map(\.frame.width) == [0, 0, 275, 100])
    }

    @Test(.oracle("LAYOUT-U14"))
    func `a root that no mask holds is as large as what is inside asks for, whatever it was`() {
        let root = free(UIView(frame: rect(10, 20, 393, 852)))
        let view = free()
        root.addSubview(view)
        for edge in [Attribute.left, .top, .right, .bottom] { _ = relate(view, edge, .equal, root.safeAreaLayoutGuide, edge) }
        root.layoutIfNeeded()
        #expect(root.bounds.size == .zero && view.frame == .zero)
        #expect(root.safeAreaLayoutGuide.layoutFrame == .zero)
        _ = relate(view, .width, .equal, plus: 120)
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 120, height: 0))
        root.translatesAutoresizingMaskIntoConstraints = true
        root.frame = rect(0, 0, 120, 300)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 120, 300))
    }
}
