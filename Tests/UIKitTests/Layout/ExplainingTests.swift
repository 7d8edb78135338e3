import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Layout / Explaining itself")
struct ExplainingTests {
    @Test(.documented("LAYOUT-K1: one of them is broken, the rest holds"))
    func `a conflict is told in UIKit's words`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        let narrow = child.widthAnchor.constraint(equalToConstant: 40)
        let wide = child.widthAnchor.constraint(equalToConstant: 60)
        wide.identifier = "wide"
        NSLayoutConstraint.activate([child.leftAnchor.constraint(equalTo: root.leftAnchor), narrow, wide])
        let heard = Misuse.observed { root.layoutIfNeeded() }
        #expect(child.frame.width == 40)
        #expect(wide.isActive)
        let text = heard.first?.message ?? ""
        #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints"))
        #expect(text.contains("Will attempt to recover by breaking constraint \n\(wide.description)\n"))
        #expect(text.contains("    \"\(narrow.description)\",\n"))
        #expect(!text.contains("NSAutoresizingMask"))
        let report = LayoutReport(root)
        #expect(report.conflicts.count == 1)
        #expect(report.conflicts.first?.broken === wide)
        // Told once; gone when the reason is gone.
        root.setNeedsLayout()
        #expect(Misuse.observed { root.layoutIfNeeded() }.isEmpty)
        narrow.isActive = false
        root.layoutIfNeeded()
        #expect(child.frame.width == 60)
        #expect(LayoutReport(root).conflicts.isEmpty)
    }

    @Test(.oracle("LAYOUT-L1: masks are in it when they take part"))
    func `a forgotten mask`() {
        let root = stage()
        let child = UIView(frame: rect(0, 0, 10, 10))
        root.addSubview(child)
        child.widthAnchor.constraint(equalToConstant: 60).isActive = true
        let text = Misuse.observed { root.layoutIfNeeded() }.first?.message ?? ""
        #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
        #expect(text.contains("h=--& v=--& UIView:"))
        #expect(child.frame.width == 10)
    }

    @Test(.oracle("LAYOUT-D1"))
    func `constraints describe themselves`() {
        let root = stage()
        let a = free()
        let b = free(UILabel())
        b.text = "Hello"
        root.addSubview(a)
        root.addSubview(b)
        let address = Diagnostics.address
        func text(_ constraint: NSLayoutConstraint) -> String {
            let whole = constraint.description
            let start = "<NSLayoutConstraint:\(address(constraint)) "
            return whole.hasPrefix(start) ? String(whole.dropFirst(start.count).dropLast()) : whole
        }
        let nameA = "UIView:\(address(a))"
        let nameB = "UILabel:\(address(b))'Hello'"
        let bar = "names: '|':UIView:\(address(root)) )"
        #expect(text(a.widthAnchor.constraint(equalToConstant: 100)) == "\(nameA).width == 100   (inactive)")
        #expect(
            text(a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
                == "H:|-(8)-[\(nameA)]   (inactive, \(bar)")
        #expect(text(root.bottomAnchor.constraint(equalTo: a.bottomAnchor)) == "V:[\(nameA)]-(0)-|   (inactive, \(bar)")
        #expect(
            text(b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8))
                == "H:[\(nameA)]-(>=8)-[\(nameB)]   (inactive)")
        #expect(
            text(a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10))
                == "\(nameA).trailing == UIView:\(address(root)).trailing - 10   (inactive)")
        let ratio = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1.5, constant: 2)
        ratio.isActive = true
        #expect(text(ratio) == "\(nameA).width == 1.5*\(nameB).height + 2   (active)")
        ratio.identifier = "ratio"
        #expect(ratio.description.contains(" 'ratio' "))
    }

    @Test(.documented("LAYOUT-K4: hasAmbiguousLayout needs a window"))
    func `ambiguity`() {
        freshScreen()
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        window.isHidden = false
        let child = free()
        window.addSubview(child)
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: window.leftAnchor), child.topAnchor.constraint(equalTo: window.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 5),
        ])
        FrameLoop.commit()
        #expect(child.hasAmbiguousLayout)
        let before = child.frame
        child.exerciseAmbiguityInLayout()
        FrameLoop.commit()
        #expect(child.frame != before)
        child.exerciseAmbiguityInLayout()
        FrameLoop.commit()
        #expect(child.frame == before)
        #expect(window.autolayoutTrace().contains("AMBIGUOUS LAYOUT for UIView"))
        let width = child.widthAnchor.constraint(equalToConstant: 9)
        width.isActive = true
        #expect(!child.hasAmbiguousLayout)
        #expect(child.constraintsAffectingLayout(for: .horizontal).contains(width))
        #expect(child.constraintsAffectingLayout(for: .vertical).count == 2)
    }
}

@MainActor @Suite("Layout / Mistakes")
struct LayoutMistakeTests {
    private func reason(_ body: () -> Void) -> String { Misuse.observed(during: body).first?.message ?? "" }

    @Test(.oracle("LAYOUT-X1"))
    func `no common ancestor`() {
        let a = UIView()
        let b = UIView()
        let constraint = a.heightAnchor.constraint(equalTo: b.widthAnchor)
        let text = reason { constraint.isActive = true }
        #expect(text.hasPrefix("Unable to activate constraint with anchors <NSLayoutDimension:0x"))
        #expect(
            text.hasSuffix(
                "because they have no common ancestor.  Does the constraint or its anchors reference items in different view "
                    + "hierarchies?  That's illegal."))
        #expect(!constraint.isActive)
    }

    @Test(.oracle("LAYOUT-X2, LAYOUT-X3, LAYOUT-X4, LAYOUT-X5"))
    func `illegal pairs`() {
        let a = UIView()
        let b = UIView()
        func make(
            _ item: Any, _ first: NSLayoutConstraint.Attribute, _ other: Any?, _ second: NSLayoutConstraint.Attribute,
            _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
        ) -> String {
            reason {
                let constraint = NSLayoutConstraint(
                    item: item, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: multiplier,
                    constant: constant)
                constraint.isActive = true
                #expect(!constraint.isActive)
            }
        }
        #expect(make(a, .left, nil, .notAnAttribute).hasSuffix("Location attributes must be specified in pairs."))
        #expect(make(a, .left, b, .left, 0).hasSuffix("Location attributes must be specified in pairs."))
        #expect(make(a, .width, b, .left).hasSuffix("Invalid pairing of layout attributes."))
        #expect(make(a, .leading, b, .left).hasSuffix("Use leading/trailing for both or neither."))
        #expect(make("text", .left, b, .left).hasSuffix("Constraint items must each be a view or layout guide."))
        #expect(make(Optional<UIView>.none as Any, .left, b, .left).hasSuffix("Constraint must contain a first layout item"))
        #expect(make(a, .width, nil, .notAnAttribute, 1, .nan).contains("Constant is not finite! That's illegal. constant:nan"))
        #expect(make(a, .width, b, .width, .infinity).contains("Multiplier is not finite!"))
    }

    @Test(
        .oracle(
            "LAYOUT-X9"))
    func `a place on one axis tied to one on the other is refused by the engine only`() {
        let a = UIView()
        let b = UIView()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.addSubview(a)
        parent.addSubview(b)
        func make() -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 50)
        }
        let constraint = make()
        #expect(reason { constraint.isActive = true } == "")
        #expect(constraint.isActive && parent.constraints == [constraint])
        let text = reason { parent.layoutIfNeeded() }
        #expect(text.hasPrefix("Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint"))
        #expect(reason { constraint.isActive = false } == "")
        #expect(parent.constraints.isEmpty)
        // In a window the engine takes it up at once.
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(parent)
        let another = make()
        #expect(reason { another.isActive = true }.hasPrefix("Constraint improperly relates anchors of incompatible types"))
        another.isActive = false
    }

    @Test(.documented("NSLayoutConstraint.priority: required and not, only while inactive"))
    func `priorities`() {
        let a = UIView()
        let constraint = a.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        let text = reason { constraint.priority = UILayoutPriority(250) }
        #expect(
            text == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority 250 and the existing priority was 1000.")
        #expect(constraint.priority == .required)
        #expect(reason { constraint.priority = UILayoutPriority(1001) }.contains("illegal to set priority:1001"))
        #expect(reason { constraint.constant = -.infinity }.contains("Constant is not finite!"))
        #expect(constraint.constant == 5)
    }

    @Test(.oracle("LAYOUT-X8: the caret stands where reading stopped"))
    func `visual formats that say nothing`() {
        let a = UIView()
        func read(_ format: String) -> String {
            reason { _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a]) }
        }
        #expect(
            read("|-[a]") == "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view "
                + "doesn't have a superview \n|-[a] \n^")
        #expect(read("[b]") == "Unable to parse constraint format: \nb is not a key in the views dictionary. \n[b] \n  ^")
        #expect(read("V[a]").contains("Expected ':' after 'V' to specify vertical arrangement"))
        #expect(read("[a(>50)]").contains("Unknown relation. Must be ==, >=, or <="))
        #expect(read("[a(50]").contains("must end with ')' and the view must end with ']'"))
        #expect(read("[a(x)]").contains("Encountered metric with name \"x\""))
    }

    private final class Watch {
        weak var view: UIView?
    }

    @inline(never)
    private func comeAndGo(in root: UIView) -> ([NSLayoutConstraint], Watch) {
        let watch = Watch()
        let child = free()
        watch.view = child
        root.addSubview(child)
        let kept = [child.widthAnchor.constraint(equalToConstant: 5), child.leftAnchor.constraint(equalTo: root.leftAnchor)]
        NSLayoutConstraint.activate(kept)
        root.layoutIfNeeded()
        child.removeFromSuperview()
        return (kept, watch)
    }

    @Test(.assumed("an item that is gone leaves nothing behind"))
    func `items that went`() {
        let root = stage()
        let (kept, watch) = comeAndGo(in: root)
        let width = kept[0]
        let left = kept[1]
        #expect(watch.view == nil)
        #expect(width.firstItem == nil && !width.isActive && !left.isActive)
        #expect(reason { left.isActive = true }.contains("no common ancestor"))
        root.layoutIfNeeded()
        #expect(LayoutReport(root).constraintCount == 0)
    }

    @Test(.assumed("a feedback loop is reported, not endless"))
    func `constraints changed in every layout`() {
        final class Restless: UIView {
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant += 1
                setNeedsLayout()
            }
        }
        let view = Restless(frame: rect(0, 0, 10, 10))
        let child = free()
        view.addSubview(child)
        view.width = child.widthAnchor.constraint(equalToConstant: 1)
        view.width?.isActive = true
        #expect(!Misuse.observed { view.layoutIfNeeded() }.isEmpty)
    }
}
