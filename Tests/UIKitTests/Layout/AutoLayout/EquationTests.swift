import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// `item.attribute relation other.attribute * multiplier + constant`
@MainActor func relate(
    _ item: Any, _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal, _ other: Any? = nil,
    _ second: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    at priority: Float = 1000
) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
        item: item, attribute: first, relatedBy: relation, toItem: other, attribute: second, multiplier: multiplier,
        constant: constant)
    made.priority = UILayoutPriority(priority)
    made.isActive = true
    return made
}

/// A view with a content size.
class ContentView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    override var intrinsicContentSize: CGSize { size }
}

@MainActor func place(_ view: UIView, _ box: CGRect, in root: UIView) {
    _ = relate(view, .left, .equal, root, .left, plus: box.origin.x)
    _ = relate(view, .top, .equal, root, .top, plus: box.origin.y)
    // A size below 0 is left to others.
    if box.size.width >= 0 { _ = relate(view, .width, plus: box.size.width) }
    if box.size.height >= 0 { _ = relate(view, .height, plus: box.size.height) }
}

@MainActor @Suite("Auto Layout / 1 The equation")
struct EquationTests {
    @Test(.documented("LAYOUT-E1, LAYOUT-E3: first relation multiplier * second + constant, y grows down"))
    func `each attribute of a view stands for its edge, centre or size`() {
        let root = stage(100, 200)
        let child = free()
        root.addSubview(child)
        place(child, rect(10, 20, 30, 40), in: root)
        let expected: [(NSLayoutConstraint.Attribute, CGFloat)] = [
            (.left, 10), (.right, 40), (.leading, 10), (.trailing, 40), (.centerX, 25), (.top, 20), (.bottom, 60),
            (.centerY, 40),
            (.width, 30), (.height, 40),
        ]
        for (attribute, value) in expected {
            let probe = free()
            root.addSubview(probe)
            let isAcross = [.left, .right, .leading, .trailing, .centerX, .width].contains(attribute)
            let isSize = attribute == .width || attribute == .height
            let own: NSLayoutConstraint.Attribute
            if isSize {
                own = isAcross ? .width : .height
            } else {
                own = isAcross ? (attribute == .leading || attribute == .trailing ? .leading : .left) : .top
            }
            _ = relate(probe, own, .equal, child, attribute)
            root.layoutIfNeeded()
            let found =
                isSize ? (isAcross ? probe.frame.width : probe.frame.height) : (isAcross ? probe.frame.minX : probe.frame.minY)
            #expect(found == value, "\(attribute)")
        }
    }

    @Test(.documented("LAYOUT-E1"), arguments: [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
    func `relations bound what a wish asks for`(relation: NSLayoutConstraint.Relation) {
        let root = stage()
        let child = free()
        root.addSubview(child)
        _ = relate(child, .width, relation, plus: 50)
        let wish = relate(child, .width, plus: 80, at: 500)
        root.layoutIfNeeded()
        #expect(child.frame.width == (relation == .greaterThanOrEqual ? 80 : 50))
        wish.constant = 20
        root.layoutIfNeeded()
        #expect(child.frame.width == (relation == .lessThanOrEqual ? 20 : 50))
    }

    @Test(.documented("LAYOUT-E2: constraints relate alignment rectangles"))
    func `alignment insets lie outside of what is aligned`() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
        }
        let root = stage()
        let child = free(Shadowed())
        let next = free()
        root.addSubview(child)
        root.addSubview(next)
        _ = relate(child, .left, .equal, root, .left, plus: 10)
        _ = relate(child, .top, .equal, root, .top, plus: 10)
        _ = relate(next, .left, .equal, child, .right)
        _ = relate(next, .top, .equal, child, .bottom)
        _ = relate(next, .width, .equal, child, .width)
        root.layoutIfNeeded()
        #expect(child.frame == rect(8, 9, 26, 14))
        #expect(next.frame.origin == CGPoint(x: 30, y: 20))
        #expect(next.frame.width == 20)
        let frame = rect(5, 6, 70, 80)
        #expect(child.frame(forAlignmentRect: child.alignmentRect(forFrame: frame)) == frame)
        #expect(child.alignmentRect(forFrame: frame) == rect(7, 7, 64, 76))
        #expect(UIView().alignmentRectInsets == .zero)
    }

    @Test(.documented("LAYOUT-E4: effectiveUserInterfaceLayoutDirection is about a view's immediate content"))
    func `leading is on the side where the view that holds the constraint begins to read`() {
        let root = stage()
        root.semanticContentAttribute = .forceRightToLeft
        let child = free()
        root.addSubview(child)
        _ = relate(child, .leading, .equal, root, .leading, plus: 10)
        _ = relate(child, .width, plus: 30)
        let next = free()
        root.addSubview(next)
        _ = relate(next, .leading, .equal, child, .trailing, plus: 5)
        _ = relate(next, .trailing, .equal, root, .trailing, plus: -7)
        root.layoutIfNeeded()
        #expect(child.frame.minX == 60 && next.frame.minX == 7 && next.frame.maxX == 55)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(child.frame.minX == 10 && next.frame.minX == 45 && next.frame.maxX == 93)
        // How the child's own content reads is its own affair.
        child.semanticContentAttribute = .forceRightToLeft
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(child.frame.minX == 10)
        root.semanticContentAttribute = .unspecified
        root.traitOverrides.layoutDirection = .rightToLeft
        root.layoutIfNeeded()
        #expect(child.frame.minX == 60)
    }

    @Test(.documented("LAYOUT-E4: left and right stay where they are"))
    func `left and right are the same in every reading direction`() {
        let root = stage()
        root.semanticContentAttribute = .forceRightToLeft
        let child = free()
        child.semanticContentAttribute = .forceRightToLeft
        root.addSubview(child)
        _ = relate(child, .left, .equal, root, .left, plus: 10)
        _ = relate(child, .right, .equal, root, .right, plus: -20)
        root.layoutIfNeeded()
        #expect(child.frame.minX == 10 && child.frame.maxX == 80)
    }

    @Test(.documented("LAYOUT-E5: margin attributes are the edges moved inward"))
    func `margin attributes lie inside the layout margins`() {
        let root = stage(100, 200)
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 4)
        let child = free()
        root.addSubview(child)
        _ = relate(child, .left, .equal, root, .leftMargin)
        _ = relate(child, .right, .equal, root, .rightMargin)
        _ = relate(child, .top, .equal, root, .topMargin)
        _ = relate(child, .bottom, .equal, root, .bottomMargin)
        let middle = free()
        root.addSubview(middle)
        _ = relate(middle, .centerX, .equal, root, .centerXWithinMargins)
        _ = relate(middle, .centerY, .equal, root, .centerYWithinMargins)
        _ = relate(middle, .width, plus: 10)
        _ = relate(middle, .height, plus: 10)
        root.layoutIfNeeded()
        #expect(child.frame == rect(20, 10, 76, 160))
        #expect(middle.frame == rect(53, 85, 10, 10))
        root.semanticContentAttribute = .forceRightToLeft
        child.semanticContentAttribute = .forceRightToLeft
        let lead = free()
        lead.semanticContentAttribute = .forceRightToLeft
        root.addSubview(lead)
        _ = relate(lead, .leading, .equal, root, .leadingMargin)
        _ = relate(lead, .width, plus: 10)
        root.layoutIfNeeded()
        #expect(lead.frame.maxX == 100 - root.directionalLayoutMargins.leading)
    }

    @Test(.documented("LAYOUT-E5: a view's own margins as the first item"))
    func `margin attributes of the first item count as well`() {
        let root = stage()
        let child = free()
        child.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        root.addSubview(child)
        _ = relate(child, .leftMargin, .equal, root, .left, plus: 20)
        _ = relate(child, .topMargin, .equal, root, .top, plus: 20)
        _ = relate(child, .rightMargin, .equal, root, .right, plus: -20)
        _ = relate(child, .bottomMargin, .equal, root, .bottom, plus: -20)
        root.layoutIfNeeded()
        #expect(child.frame == rect(14, 15, 74, 172))
    }

    @Test(.documented("LAYOUT-E6: a plain view's baseline is its bottom edge, the first one its top"))
    func `views without text have their edges for baselines`() {
        let root = stage()
        let box = free()
        root.addSubview(box)
        place(box, rect(0, 20, 10, 30), in: root)
        let last = free()
        let first = free()
        root.addSubview(last)
        root.addSubview(first)
        _ = relate(last, .top, .equal, box, .lastBaseline)
        _ = relate(first, .top, .equal, box, .firstBaseline)
        root.layoutIfNeeded()
        #expect(last.frame.minY == 50)
        #expect(first.frame.minY == 20)
        #expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
    }

    @Test(.documented("LAYOUT-E6: forFirstBaselineLayout and forLastBaselineLayout delegate"))
    func `a view hands its baselines on to the view it names`() {
        final class Card: UIView {
            let title = UILabel()
            let body = UILabel()
            override var forFirstBaselineLayout: UIView { title }
            override var forLastBaselineLayout: UIView { body }
        }
        let root = stage(300, 300)
        root.traitOverrides.displayScale = 2
        let card = free(Card())
        root.addSubview(card)
        for (label, y) in [(card.title, 10), (card.body, 60)] {
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(label)
            _ = relate(label, .left, .equal, card, .left)
            _ = relate(label, .top, .equal, card, .top, plus: CGFloat(y))
        }
        place(card, rect(0, 100, 100, 100), in: root)
        let first = free()
        let last = free()
        root.addSubview(first)
        root.addSubview(last)
        _ = relate(first, .top, .equal, card, .firstBaseline)
        _ = relate(last, .top, .equal, card, .lastBaseline)
        root.layoutIfNeeded()
        #expect(card.forFirstBaselineLayout === card.title)
        #expect(first.frame.minY == 100 + card.title.frame.maxY - 4)
        #expect(last.frame.minY == 100 + card.body.frame.maxY - 4)
        let plain = UIView()
        #expect(plain.forFirstBaselineLayout === plain && plain.forLastBaselineLayout === plain)
    }

    @Test(.assumed("a storyboard ties a button's last baseline to its neighbour's first one, and both to their tops"))
    func `buttons have their baselines before anybody has asked for their labels`() {
        let root = stage(300, 300)
        let lap = free(UIButton(type: .system))
        let start = free(UIButton(type: .system))
        for button in [lap, start] { root.addSubview(button) }
        lap.setTitle("Lap", for: .normal)
        start.setTitle("Start", for: .normal)
        _ = relate(lap, .height, plus: 60)
        _ = relate(start, .width, .equal, lap, .height)
        _ = relate(lap, .top, .equal, root, .top, plus: 20)
        _ = relate(lap, .top, .equal, start, .top)
        _ = relate(start, .lastBaseline, .equal, lap, .firstBaseline)
        _ = relate(lap, .lastBaseline, .equal, start, .firstBaseline)
        root.layoutIfNeeded()
        #expect(lap.frame.minY == 20 && lap.frame.height == 60)
        #expect(start.frame.minY == 20 && start.frame.size == CGSize(width: 60, height: 60))
    }

    @Test(
        .oracle("LAYOUT-E6b: last baselines of two sizes at 2x"),
        arguments: [(14, 11, 3.5), (16, 13, 2.5)] as [(CGFloat, CGFloat, CGFloat)])
    func `labels of two sizes share a last baseline`(large: CGFloat, small: CGFloat, difference: CGFloat) {
        let root = stage(300, 100)
        root.traitOverrides.displayScale = 2
        let a = free(UILabel())
        let b = free(UILabel())
        for (label, size) in [(a, large), (b, small)] {
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            root.addSubview(label)
        }
        _ = relate(a, .top, .equal, root, .top, plus: 20)
        _ = relate(b, .lastBaseline, .equal, a, .lastBaseline)
        root.layoutIfNeeded()
        #expect(abs(b.frame.minY - a.frame.minY - difference) <= 0.5)
    }

    @Test(.oracle("LAYOUT-E6b: 17 points, first baseline 40.5 below the last one: 40.5 apart"))
    func `the first baseline of a line below the last baseline of another`() {
        let root = stage(300, 300)
        root.traitOverrides.displayScale = 2
        let a = free(UILabel())
        let b = free(UILabel())
        for label in [a, b] {
            label.text = "Text"
            root.addSubview(label)
        }
        _ = relate(a, .top, .equal, root, .top, plus: 20)
        _ = relate(b, .firstBaseline, .equal, a, .lastBaseline, plus: 40.5)
        root.layoutIfNeeded()
        #expect(abs(b.frame.minY - a.frame.minY - 40.5) <= 0.5)
    }

    @Test(.oracle("LAYOUT-E6b: 15 points, 4 lines 78 high with the style's leading, then 50: 110 apart"))
    func `the first baseline of several lines is that of the first one`() {
        let root = stage(120, 400)
        root.traitOverrides.displayScale = 3
        let a = free(UILabel())
        let b = free(UILabel())
        a.numberOfLines = 0
        a.font = .preferredFont(forTextStyle: .subheadline)
        a.text = "One\nTwo\nThree\nFour"
        b.text = "Text"
        b.font = a.font
        for label in [a, b] { root.addSubview(label) }
        _ = relate(a, .top, .equal, root, .top)
        _ = relate(b, .firstBaseline, .equal, a, .lastBaseline, plus: 50)
        let probe = free()
        root.addSubview(probe)
        _ = relate(probe, .top, .equal, a, .firstBaseline)
        root.layoutIfNeeded()
        #expect(abs(a.frame.height - 78) <= 0.5)
        #expect(abs(b.frame.minY - 110) <= 0.75)
        #expect(abs(probe.frame.minY - 14) <= 1)
    }

    @Test(.oracle("LAYOUT-E7: a multiplier on a place counts in the coordinates of the common ancestor"))
    func `places are multiplied in the common ancestor's coordinates`() {
        let root = stage(400, 400)
        let box = UIView(frame: rect(50, 60, 200, 200))
        root.addSubview(box)
        let a = free()
        let b = free()
        box.addSubview(a)
        box.addSubview(b)
        place(b, rect(10, 10, 20, 20), in: box)
        _ = relate(a, .centerX, .equal, b, .centerX, times: 4)
        _ = relate(a, .top, .equal, b, .bottom, times: 2, plus: 1)
        _ = relate(a, .width, plus: 10)
        _ = relate(a, .height, plus: 10)
        let deep = free()
        root.addSubview(deep)
        _ = relate(deep, .left, .equal, b, .left, times: 2)
        _ = relate(deep, .centerX, .equal, root, .centerX, times: 0.5, at: 10)
        root.layoutIfNeeded()
        #expect(a.frame == rect(75, 61, 10, 10))
        #expect(deep.frame.minX == 120)
        #expect(deep.frame.midX == 120)
    }

    @Test(.oracle("LAYOUT-E7: the owner's left is 0, its centre half its width"))
    func `a fraction of the superview's edges and centre`() {
        let root = stage(200, 100)
        root.bounds.origin = CGPoint(x: 7, y: 9)
        let child = free()
        root.addSubview(child)
        _ = relate(child, .left, .equal, root, .right, times: 0.25)
        _ = relate(child, .centerY, .equal, root, .centerY, times: 1.5)
        _ = relate(child, .width, .equal, root, .width, times: 0.1)
        _ = relate(child, .height, .equal, child, .width, times: 0.5)
        root.layoutIfNeeded()
        #expect(child.frame == rect(50, 70, 20, 10))
    }

    @Test(.documented("LAYOUT-E8: a size and a constant; the multiplier doesn't matter"))
    func `sizes may be constants`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        let constraint = relate(child, .width, .equal, nil, .notAnAttribute, times: 3, plus: 42)
        #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.secondAnchor == nil)
        _ = relate(child, .height, .greaterThanOrEqual, nil, .notAnAttribute, times: 0, plus: 12)
        root.layoutIfNeeded()
        #expect(child.frame.width == 42)
        #expect(child.frame.height >= 12)
    }

    @Test(.documented("LAYOUT-E9: the nearest solution, in strict layers"))
    func `optional equalities come as near as they may, whatever the numbers below them`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        _ = relate(child, .width, .lessThanOrEqual, plus: 60)
        _ = relate(child, .width, plus: 90, at: 750)
        for _ in 0..<20 { _ = relate(child, .width, plus: 10, at: 749) }
        root.layoutIfNeeded()
        #expect(child.frame.width == 60)
        // A satisfied optional inequality costs nothing.
        let other = free()
        root.addSubview(other)
        _ = relate(other, .width, .greaterThanOrEqual, plus: 20, at: 999)
        _ = relate(other, .width, plus: 35, at: 1)
        root.layoutIfNeeded()
        #expect(other.frame.width == 35)
    }

    @Test(.documented("LAYOUT-E10"))
    func `a constraint tells what it was made of`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        let constraint = NSLayoutConstraint(
            item: child, attribute: .leading, relatedBy: .lessThanOrEqual, toItem: root, attribute: .trailingMargin,
            multiplier: 0.5, constant: 3)
        #expect(constraint.firstItem === child && constraint.secondItem === root)
        #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailingMargin)
        #expect(constraint.relation == .lessThanOrEqual && constraint.multiplier == 0.5 && constraint.constant == 3)
        #expect(constraint.priority == .required && !constraint.isActive && !constraint.shouldBeArchived)
        #expect(constraint.identifier == nil)
        constraint.shouldBeArchived = true
        #expect(constraint.shouldBeArchived)
    }

    @Test(.documented("LAYOUT-I2"))
    func `raw values are those of iOS`() {
        typealias Attribute = NSLayoutConstraint.Attribute
        let attributes: [Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        #expect(attributes.map(\.rawValue) == Array(0...20))
        let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        #expect(relations.map(\.rawValue) == [-1, 0, 1])
        #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0 && NSLayoutConstraint.Axis.vertical.rawValue == 1)
        typealias Options = NSLayoutConstraint.FormatOptions
        #expect(Options.alignAllLeft.rawValue == 2 && Options.alignAllFirstBaseline.rawValue == 1 << 12)
        #expect(Options.alignmentMask.rawValue == 0xFFFF && Options.directionMask.rawValue == 3 << 16)
        #expect(Options.directionRightToLeft.rawValue == 2 << 16 && Options.spacingBaselineToBaseline.rawValue == 1 << 19)
        let levels: [UILayoutPriority] = [
            .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
            .fittingSizeLevel,
        ]
        #expect(levels.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    }
}
