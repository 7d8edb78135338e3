import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Auto Layout / 8 Descriptions")
struct ConstraintDescriptionTests {
    /// The description with addresses replaced by names.
    private func text(_ constraint: NSLayoutConstraint, _ names: [(AnyObject, String)]) -> String {
        var text = constraint.description
        for (object, name) in names + [(constraint as AnyObject, "C")] {
            let address = Diagnostics.address(object)
            text = text.replacingOccurrences(of: address, with: name)
        }
        return text
    }

    @Test(.oracle("LAYOUT-D1"))
    func `equations and gaps in reading order`() {
        let root = stage()
        let a = free()
        let b = free()
        root.addSubview(a)
        root.addSubview(b)
        let names: [(AnyObject, String)] = [(root, "R"), (a, "A"), (b, "B")]
        func expect(_ constraint: NSLayoutConstraint, _ body: String, names list: String? = nil) {
            let tail = list.map { "(active, names: \($0) )" } ?? "(active)"
            #expect(text(constraint, names) == "<NSLayoutConstraint:C \(body)   \(tail)>")
            constraint.isActive = false
        }
        let bar = "'|':UIView:R"
        expect(relate(a, .width, plus: 100), "UIView:A.width == 100")
        expect(relate(a, .height, .lessThanOrEqual, plus: 10.5), "UIView:A.height <= 10.5")
        expect(relate(a, .height, .greaterThanOrEqual, plus: 0), "UIView:A.height >= 0")
        expect(relate(a, .centerX, .equal, b, .centerX), "UIView:A.centerX == UIView:B.centerX")
        expect(relate(a, .width, .equal, b, .height, times: 1.5, plus: 2), "UIView:A.width == 1.5*UIView:B.height + 2")
        expect(relate(a, .trailing, .equal, root, .trailing, plus: -10), "UIView:A.trailing == UIView:R.trailing - 10")
        expect(relate(a, .leading, .equal, root, .leading, plus: 8), "H:|-(8)-[UIView:A]", names: bar)
        expect(relate(root, .bottom, .equal, a, .bottom), "V:[UIView:A]-(0)-|", names: bar)
        expect(relate(b, .leading, .equal, a, .trailing, plus: 8), "H:[UIView:A]-(8)-[UIView:B]")
        expect(relate(b, .top, .greaterThanOrEqual, a, .bottom, plus: 8), "V:[UIView:A]-(>=8)-[UIView:B]")
        expect(relate(b, .left, .equal, a, .right, plus: 8), "H:[UIView:A]-(8)-[UIView:B](LTR)")
    }

    @Test(.oracle("LAYOUT-D2"))
    func `views are called by class, text or identifier`() {
        let label = UILabel()
        label.text = "A text that is longer than twenty-four characters"
        let width = label.widthAnchor.constraint(equalToConstant: 1)
        #expect(text(width, [(label, "L")]).contains(" UILabel:L'A text that is longer th...'.width == 1 "))
        label.accessibilityIdentifier = "title"
        #expect(text(width, [(label, "L")]) == "<NSLayoutConstraint:C title.width == 1   (inactive, names: title:UILabel:L )>")
        let content = ContentView(1, 1)
        let own = content.widthAnchor.constraint(equalToConstant: 1)
        own.identifier = "own"
        #expect(text(own, [(content, "V")]) == "<NSLayoutConstraint:C 'own' UIKitTests.ContentView:V.width == 1   (inactive)>")
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        #expect(text(button.widthAnchor.constraint(equalToConstant: 1), [(button, "B")]).contains(" UIButton:B'Send'.width"))
    }

    @Test(.oracle("LAYOUT-D3, AREA-A5, AREA-M7"))
    func `guides are called by their identifier`() {
        let root = stage()
        let safe = root.safeAreaLayoutGuide
        let margins = root.layoutMarginsGuide
        let names: [(AnyObject, String)] = [(root, "R"), (safe, "S"), (margins, "M")]
        #expect(
            text(safe.topAnchor.constraint(equalTo: margins.topAnchor), names).contains(
                "UILayoutGuide:S'UIViewSafeAreaLayoutGuide'.top == UILayoutGuide:M'UIViewLayoutMarginsGuide'.top"))
        let own = UILayoutGuide()
        own.identifier = "gap"
        root.addLayoutGuide(own)
        #expect(text(own.widthAnchor.constraint(equalToConstant: 2), [(own, "G")]).contains("UILayoutGuide:G'gap'.width == 2"))
    }

    @Test(.oracle("LAYOUT-D4"))
    func `standard spaces are named`() {
        let root = stage()
        let a = free()
        let b = free()
        root.addSubview(a)
        root.addSubview(b)
        let format = NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": a, "b": b])
        #expect(format[0].description.contains("-(NSSpace(8))-"))
        let anchor = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
        #expect(anchor.description.contains("-(NSLayoutAnchorConstraintSpace(8))-"))
        // Once the constant is set, it is an ordinary one.
        anchor.constant = 9
        #expect(anchor.description.contains("-(9)-"))
    }

    @Test(.assumed("anchors describe themselves as in the exception's text"))
    func `anchors tell what they are`() {
        let view = UIView()
        let address = Diagnostics.address(view)
        #expect(view.leadingAnchor.description.hasPrefix("<NSLayoutXAxisAnchor:0x"))
        #expect(view.leadingAnchor.description.hasSuffix(" \"UIView:\(address).leading\">"))
        #expect(view.heightAnchor.description.hasSuffix("UIView:\(address).height\">"))
        #expect(view.leadingAnchor.name == "leading" && view.leadingAnchor.item === view)
        #expect(view.leadingAnchor == view.leadingAnchor && view.leadingAnchor != view.leftAnchor)
        #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
    }
}

@MainActor @Suite("Auto Layout / 8 Exceptions")
struct LayoutExceptionTests {
    private func reasons(_ body: () -> Void) -> [String] { Misuse.observed(during: body).map(\.message) }

    @Test(.oracle("LAYOUT-X1"))
    func `no common ancestor: the anchors are named`() {
        let a = UIImageView()
        let b = UIView()
        let text = reasons { a.heightAnchor.constraint(equalTo: b.widthAnchor).isActive = true }
        let address = Diagnostics.address
        #expect(text.count == 1)
        #expect(text[0].contains("\"UIImageView:\(address(a)).height\"> and <NSLayoutDimension:0x"))
        #expect(text[0].contains("\"UIView:\(address(b)).width\"> because they have no common ancestor.  Does the constraint"))
        let outside = UILayoutGuide()
        #expect(reasons { outside.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true }.count == 1)
    }

    @Test(.oracle("LAYOUT-X2, LAYOUT-X3, LAYOUT-X4, LAYOUT-X5"))
    func `illegal constraints name the item`() {
        let a = UIView()
        let text = reasons {
            _ = NSLayoutConstraint(
                item: a, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 0)
        }
        #expect(text.count == 1)
        #expect(text[0].hasPrefix("NSLayoutConstraint for <UIView: 0x"))
        #expect(
            text[0].hasSuffix(
                ": A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                    + "constraint of a location equal to a constant. Location attributes must be specified in pairs."))
    }

    @Test(.documented("LAYOUT-I1"))
    func `what may be paired with what`() {
        typealias Attribute = NSLayoutConstraint.Attribute
        let groups: [[Attribute]] = [
            [.width, .height], [.top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .centerYWithinMargins],
            [.left, .right, .leftMargin, .rightMargin], [.leading, .trailing, .leadingMargin, .trailingMargin],
        ]
        let centers: [Attribute] = [.centerX, .centerXWithinMargins]
        let a = UIView()
        let b = UIView()
        func isLegal(_ first: Attribute, _ second: Attribute) -> Bool {
            reasons {
                _ = NSLayoutConstraint(
                    item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second, multiplier: 1, constant: 0)
            }.isEmpty
        }
        // Places on different axes can be paired, as long as no engine is asked to do it.
        for (index, group) in groups.enumerated() {
            for (otherIndex, other) in groups.enumerated() {
                let areCrossed = min(index, otherIndex) == 1 && index != otherIndex
                let expected = index == otherIndex || areCrossed
                for first in group { for second in other { #expect(isLegal(first, second) == expected) } }
            }
            for first in group { for center in centers { #expect(isLegal(first, center) == (index >= 1)) } }
        }
        #expect(isLegal(.centerX, .centerXWithinMargins))
    }

    @Test(.documented("NSLayoutConstraint.priority: required and not, only while inactive"))
    func `a priority crosses 1000 only while inactive`() {
        let a = UIView()
        let constraint = a.widthAnchor.constraint(equalToConstant: 5)
        constraint.priority = .defaultLow
        constraint.isActive = true
        constraint.priority = UILayoutPriority(999)
        #expect(constraint.priority.rawValue == 999)
        let text = reasons { constraint.priority = .required }
        #expect(
            text == [
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed "
                    + "priority 1000 and the existing priority was 999."
            ])
        constraint.isActive = false
        constraint.priority = .required
        #expect(constraint.priority == .required)
    }

    @Test(.oracle("LAYOUT-X7"))
    func `a constraint added to the wrong view`() {
        let root = stage()
        let a = free()
        let b = free()
        root.addSubview(a)
        root.addSubview(b)
        let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        let text = reasons { a.addConstraint(constraint) }
        #expect(text.count == 1)
        #expect(text[0].hasPrefix("The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x"))
        #expect(
            text[0].contains(
                "When added to a view, the constraint's items must be descendants of that view (or the view itself)."))
        #expect(text[0].hasSuffix("Impossible to set up layout with view hierarchy unprepared for constraint."))
        #expect(!constraint.isActive && a.constraints.isEmpty)
        // Higher up than needed is fine.
        let top = UIView(frame: root.bounds)
        top.addSubview(root)
        #expect(reasons { top.addConstraint(constraint) }.isEmpty)
        #expect(top.constraints == [constraint])
    }
}
