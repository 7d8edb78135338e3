import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Auto Layout / 7 Conflicts and ambiguity")
struct ConflictTests {
    @Test(.oracle("LAYOUT-L1"))
    func `the message is UIKit's, word for word`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        let one = relate(child, .width, plus: 40)
        let two = relate(child, .width, plus: 60)
        let text = Misuse.observed { root.layoutIfNeeded() }.first?.message ?? ""
        let broken = text.contains("breaking constraint \n\(two.description)") ? two : one
        let expected = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            (
                "\(one.description)",
                "\(two.description)"
            )

            Will attempt to recover by breaking constraint\u{20}
            \(broken.description)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """
        #expect(text == expected)
    }

    @Test(.documented("LAYOUT-K1: all but one of a conflicting set hold"), arguments: 0..<12)
    func `one of each conflicting set is broken, the rest holds`(seed: Int) {
        let root = stage(300, 300)
        let child = free()
        root.addSubview(child)
        let all = [
            relate(child, .left, .equal, root, .left, plus: CGFloat(seed)),
            relate(child, .right, .equal, root, .right, plus: -CGFloat(seed)), relate(child, .width, plus: 50),
        ]
        let heard = Misuse.observed { root.layoutIfNeeded() }
        #expect(heard.count == 1)
        let holds = [
            child.frame.minX == CGFloat(seed), child.frame.maxX == 300 - CGFloat(seed), child.frame.width == 50,
        ]
        #expect(holds.count { $0 } == 2)
        let report = LayoutReport(root)
        #expect(report.conflicts.count == 1 && report.conflicts[0].constraints.count == 3)
        #expect(all.allSatisfy { $0.isActive })
    }

    @Test(.oracle("LAYOUT-K2: what is broken is the user's, and the mask stays"))
    func `a mask is never broken, and is in the list with its position and size`() {
        let root = stage()
        let child = UIView(frame: rect(3, 4, 10, 20))
        root.addSubview(child)
        _ = relate(child, .right, .equal, root, .right)
        let text = Misuse.observed { root.layoutIfNeeded() }.first?.message ?? ""
        #expect(child.frame == rect(3, 4, 10, 20))
        #expect(text.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
        #expect(text.contains(" h=--& v=--& UIView:"))
        #expect(text.contains(".minX == 3   (active, names: '|':UIView:"))
        #expect(text.contains(".width == 10   (active)>"))
        #expect(
            text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the")
        )
    }

    @Test(.oracle("LAYOUT-R1: the prefix tells what is fixed and what gives way"))
    func `masks are printed with a dash for what is fixed and an ampersand for what is not`() {
        let names: [(UIView.AutoresizingMask, String)] = [
            ([], "h=--& v=--&"), ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
            ([.flexibleLeftMargin, .flexibleTopMargin], "h=&-- v=&--"),
            ([.flexibleLeftMargin, .flexibleRightMargin], "h=&-& v=--&"),
        ]
        for (mask, name) in names {
            let root = stage()
            let child = UIView(frame: rect(0, 0, 10, 10))
            child.autoresizingMask = mask
            root.addSubview(child)
            _ = relate(child, .width, plus: 60)
            let text = Misuse.observed { root.layoutIfNeeded() }.first?.message ?? ""
            #expect(text.contains(" \(name) "), "\(text)")
        }
    }

    @Test(.assumed("autolayout K3: a broken constraint stays active and is tried again when the set changes"))
    func `a broken constraint comes back`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        let one = relate(child, .width, plus: 40)
        let two = relate(child, .width, plus: 60)
        _ = Misuse.observed { root.layoutIfNeeded() }
        #expect(one.isActive && two.isActive)
        one.constant = 60
        #expect(Misuse.observed { root.layoutIfNeeded() }.isEmpty)
        #expect(LayoutReport(root).conflicts.isEmpty && child.frame.width == 60)
        one.constant = 41
        #expect(Misuse.observed { root.layoutIfNeeded() }.count == 1)
        two.isActive = false
        root.layoutIfNeeded()
        #expect(child.frame.width == 41)
    }

    @Test(.documented("LAYOUT-K4: no message; hasAmbiguousLayout needs a window"))
    func `ambiguity is silent and can be asked for`() {
        freshScreen()
        let root = stage()
        let child = free()
        root.addSubview(child)
        place(child, rect(0, 0, -1, 10), in: root)
        #expect(Misuse.observed { root.layoutIfNeeded() }.isEmpty)
        #expect(!child.hasAmbiguousLayout)
        let window = UIWindow(frame: root.bounds)
        window.addSubview(root)
        #expect(child.hasAmbiguousLayout && !root.hasAmbiguousLayout)
        #expect(child.widthAnchor.hasAmbiguousLayout && !child.heightAnchor.hasAmbiguousLayout)
        #expect(LayoutReport(root).ambiguousViews == [child])
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        #expect(guide.hasAmbiguousLayout)
    }

    @Test(.documented("LAYOUT-K4: exerciseAmbiguityInLayout() changes between solutions"), arguments: [0, 1, 2, 3])
    func `exercising moves what is free and nothing else`(part: Int) {
        freshScreen()
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        window.isHidden = false
        let child = free()
        window.addSubview(child)
        place(child, rect(5, 6, 7, 8), in: window)
        FrameLoop.commit()
        child.exerciseAmbiguityInLayout()
        FrameLoop.commit()
        #expect(child.frame == rect(5, 6, 7, 8))
        let attribute: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
        (window.constraints + child.constraints).first { $0.firstAttribute == attribute[part] }?.isActive = false
        FrameLoop.commit()
        let before = child.frame
        child.exerciseAmbiguityInLayout()
        FrameLoop.commit()
        let after = child.frame
        let isOther = [
            before.minX != after.minX, before.minY != after.minY, before.width != after.width, before.height != after.height,
        ]
        #expect(isOther[part] && isOther.count { $0 } == 1)
        child.exerciseAmbiguityInLayout()
        FrameLoop.commit()
        #expect(child.frame == before)
    }

    @Test(.documented("LAYOUT-K5"))
    func `of two wishes the weaker one loses silently`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        _ = relate(child, .width, plus: 40, at: 500)
        _ = relate(child, .width, plus: 60, at: 501)
        #expect(Misuse.observed { root.layoutIfNeeded() }.isEmpty)
        #expect(child.frame.width == 60)
    }

    @Test(.documented("UIView.constraintsAffectingLayout(for:)"))
    func `constraints that affect a view are those that lead to it, by axis`() {
        let root = stage()
        let a = free()
        let b = free()
        let other = free()
        for view in [a, b, other] { root.addSubview(view) }
        place(a, rect(0, 0, 10, 10), in: root)
        place(other, rect(0, 0, 10, 10), in: root)
        let follows = relate(b, .left, .equal, a, .right)
        root.layoutIfNeeded()
        let across = b.constraintsAffectingLayout(for: .horizontal)
        #expect(across.contains(follows))
        #expect(across.contains { $0.firstItem === a && $0.firstAttribute == .width })
        #expect(!across.contains { $0.firstItem === other || $0.firstAttribute == .height })
        #expect(b.leftAnchor.constraintsAffectingLayout.contains(follows))
        #expect(UIView().constraintsAffectingLayout(for: .vertical).isEmpty)
    }

    @Test(.oracle("LAYOUT-L2"))
    func `the trace is a tree`() {
        let root = stage()
        let child = free()
        let masked = UIView(frame: rect(0, 0, 5, 5))
        let plain = UIView()
        root.addSubview(child)
        root.addSubview(masked)
        masked.addSubview(plain)
        place(child, rect(0, 0, -1, 5), in: root)
        _ = relate(child, .width, .equal, masked, .width, at: 1)
        let lines = root.autolayoutTrace().split(separator: "\n").map(String.init)
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("•UIView:0x"))
        #expect(lines[1].hasPrefix("|   *UIView:0x"))
        #expect(lines[2].hasPrefix("|   +UIView:0x"))
        #expect(lines[3].hasPrefix("|   |   UIView:0x"))
        (child.constraints + root.constraints).first { $0.firstAttribute == .height }?.isActive = false
        #expect(root.autolayoutTrace().contains("- AMBIGUOUS LAYOUT for UIView:0x"))
    }

    @Test(.assumed("a report says why a view has its size"))
    func `reasons for a view's place`() {
        let root = stage()
        let child = free(ContentView(30, 20))
        root.addSubview(child)
        let width = relate(child, .width, plus: 40)
        let broken = relate(child, .width, plus: 50)
        _ = Misuse.observed { root.layoutIfNeeded() }
        let reasons = LayoutReport.reasons(for: child)
        #expect(reasons.contains(width.description))
        #expect(reasons.contains(broken.description + " BROKEN"))
        #expect(reasons.contains("content width 30") && reasons.contains("content height 20"))
        let masked = UIView(frame: rect(0, 0, 5, 5))
        root.addSubview(masked)
        _ = relate(child, .left, .equal, masked, .left)
        root.layoutIfNeeded()
        #expect(LayoutReport.reasons(for: masked).contains("autoresizing mask"))
        #expect(LayoutReport.reasons(for: UIView()).isEmpty)
    }
}
