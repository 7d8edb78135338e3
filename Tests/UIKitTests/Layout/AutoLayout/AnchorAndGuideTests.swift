import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Auto Layout / 10 Anchors")
struct AnchorTests {
    @Test(.documented("LAYOUT-A1"))
    func `anchors make each relation, with and without a constant`() {
        let a = UIView()
        let b = UIView()
        let made: [(NSLayoutConstraint, NSLayoutConstraint.Relation, CGFloat)] = [
            (a.leftAnchor.constraint(equalTo: b.rightAnchor), .equal, 0),
            (a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor), .greaterThanOrEqual, 0),
            (a.leftAnchor.constraint(lessThanOrEqualTo: b.rightAnchor), .lessThanOrEqual, 0),
            (a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 1), .equal, 1),
            (a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 2), .greaterThanOrEqual, 2),
            (a.leftAnchor.constraint(lessThanOrEqualTo: b.rightAnchor, constant: -3), .lessThanOrEqual, -3),
        ]
        for (constraint, relation, constant) in made {
            #expect(constraint.relation == relation && constraint.constant == constant && constraint.multiplier == 1)
            #expect(constraint.firstItem === a && constraint.secondItem === b && !constraint.isActive)
            #expect(constraint.firstAttribute == .left && constraint.secondAttribute == .right)
        }
        let sizes: [(NSLayoutConstraint, CGFloat, CGFloat)] = [
            (a.widthAnchor.constraint(equalToConstant: 4), 1, 4),
            (a.widthAnchor.constraint(greaterThanOrEqualToConstant: 5), 1, 5),
            (a.widthAnchor.constraint(lessThanOrEqualToConstant: 6), 1, 6),
            (a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2), 2, 0),
            (a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 7), 2, 7),
            (a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 3, constant: 8), 3, 8),
            (a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 0.5), 0.5, 0),
        ]
        for (constraint, multiplier, constant) in sizes {
            #expect(constraint.multiplier == multiplier && constraint.constant == constant)
        }
    }

    @Test(.documented("LAYOUT-A1: every anchor of a view"))
    func `views have twelve anchors`() {
        let a = UIView()
        let attributes = [
            a.leadingAnchor.name, a.trailingAnchor.name, a.leftAnchor.name, a.rightAnchor.name, a.topAnchor.name,
            a.bottomAnchor.name, a.widthAnchor.name, a.heightAnchor.name, a.centerXAnchor.name, a.centerYAnchor.name,
            a.firstBaselineAnchor.name, a.lastBaselineAnchor.name,
        ]
        #expect(
            attributes == [
                "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
                "firstBaseline", "lastBaseline",
            ])
    }

    @Test(.assumed("an anchor that somebody keeps is nobody else's"))
    func `an anchor that is kept stays what it is while others come and go`() {
        let views = (0..<4).map { _ in UIView() }
        let kept = views.flatMap { [$0.leftAnchor, $0.rightAnchor] }
        for _ in 0..<10 { for view in views { #expect(view.centerXAnchor.item === view && view.topAnchor.name == "top") } }
        for (index, anchor) in kept.enumerated() {
            #expect(anchor.item === views[index / 2] && anchor.name == (index % 2 == 0 ? "left" : "right"))
        }
    }

    @Test(.assumed("anchors never run out"))
    func `a million anchors are handed out one after another`() {
        let views = [UIView(), UIView()]
        var wrong = 0
        for index in 0..<1_100_000 {
            let view = views[index & 1]
            if view.bottomAnchor.item !== view { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    @Test(.documented("LAYOUT-A1: anchorWithOffset(to:), a distance as a dimension"))
    func `distances between anchors are dimensions`() {
        let root = stage(300, 300)
        let a = free()
        let b = free()
        let c = free()
        for view in [a, b, c] { root.addSubview(view) }
        place(a, rect(0, 0, 20, 20), in: root)
        place(c, rect(200, 200, 20, 20), in: root)
        _ = relate(b, .width, plus: 30)
        _ = relate(b, .height, plus: 30)
        // b lies in the middle between the two: equal gaps.
        let left = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
        let right = b.rightAnchor.anchorWithOffset(to: c.leftAnchor)
        left.constraint(equalTo: right).isActive = true
        let above = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
        above.constraint(equalToConstant: 12).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame == rect(95, 32, 30, 30))
        let twice = b.rightAnchor.anchorWithOffset(to: c.leftAnchor)
        #expect(twice.constraint(equalTo: left, multiplier: 2, constant: 1).multiplier == 2)
        // A distance compared with a size.
        let d = free()
        root.addSubview(d)
        d.widthAnchor.constraint(equalTo: left, multiplier: 0.5).isActive = true
        root.layoutIfNeeded()
        #expect(d.frame.width == 37.5 || abs(d.frame.width - 37.5) <= 0.5)
    }

    @Test(.oracle("LAYOUT-N1: eight points times the multiplier"))
    func `system spacing is eight points`() {
        let root = stage(300, 300)
        let a = free()
        let b = free()
        root.addSubview(a)
        root.addSubview(b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
            a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
            a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
            b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1.5),
            b.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1.5),
            b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 0),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.origin == CGPoint(x: 8, y: 16))
        #expect(b.frame.origin == CGPoint(x: 30, y: 26))
    }

    @Test(.documented("LAYOUT-N1: between baselines it depends on both fonts"))
    func `system spacing between baselines grows with the fonts`() {
        func distance(_ size: CGFloat) -> CGFloat {
            let root = stage(300, 300)
            let a = free(UILabel())
            let b = free(UILabel())
            for label in [a, b] {
                label.text = "Text"
                label.font = .systemFont(ofSize: size)
                root.addSubview(label)
            }
            _ = relate(a, .top, .equal, root, .top)
            b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1).isActive = true
            root.layoutIfNeeded()
            return b.frame.minY - a.frame.minY
        }
        #expect(distance(17) > 17 && distance(34) > distance(17) * 1.5)
    }

    @Test(.documented("LAYOUT-N1: system spacing reads in the reading direction"))
    func `system spacing after is to the left when reading from the right`() {
        let root = stage(300, 300)
        root.semanticContentAttribute = .forceRightToLeft
        let a = free()
        a.semanticContentAttribute = .forceRightToLeft
        root.addSubview(a)
        a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1).isActive = true
        _ = relate(a, .width, plus: 10)
        root.layoutIfNeeded()
        #expect(a.frame.maxX == 292)
    }
}

@MainActor @Suite("Auto Layout / 10 Guides")
struct GuideTests {
    @Test(.documented("LAYOUT-A2"))
    func `guides are added, owned and removed with their constraints`() {
        let root = stage()
        let other = UIView()
        let guide = UILayoutGuide()
        #expect(guide.owningView == nil && guide.identifier.isEmpty && guide.layoutFrame == .zero)
        guide.identifier = "name"
        root.addLayoutGuide(guide)
        root.addLayoutGuide(guide)
        #expect(root.layoutGuides == [guide] && guide.owningView === root)
        let width = guide.widthAnchor.constraint(equalToConstant: 5)
        let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
        NSLayoutConstraint.activate([width, left])
        #expect(root.constraints == [width, left])
        root.layoutIfNeeded()
        other.addLayoutGuide(guide)
        #expect(root.layoutGuides.isEmpty && guide.owningView === other)
        #expect(!width.isActive && !left.isActive)
        other.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && guide.identifier == "name")
        guide.owningView = root
        #expect(root.layoutGuides == [guide])
        guide.owningView = nil
        #expect(root.layoutGuides.isEmpty)
    }

    @Test(.documented("LAYOUT-A2: guides have all anchors but baselines"))
    func `views can be laid out against a guide's every side`() {
        let root = stage(200, 200)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            guide.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            guide.widthAnchor.constraint(equalToConstant: 40),
            guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 2),
        ])
        let corner = free()
        root.addSubview(corner)
        NSLayoutConstraint.activate([
            corner.leftAnchor.constraint(equalTo: guide.rightAnchor), corner.topAnchor.constraint(equalTo: guide.bottomAnchor),
            corner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            corner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(80, 60, 40, 80))
        #expect(corner.frame == rect(120, 140, 80, 60))
        #expect(guide.constraintsAffectingLayout(for: .horizontal).count >= 2)
        #expect(guide.description.contains("layoutFrame = (80 60; 40 80)"))
    }

    @Test(.documented("UILayoutGuide: NSCoding"))
    func `guides can be archived`() throws {
        let guide = UILayoutGuide()
        guide.identifier = "kept"
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        guide.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UILayoutGuide(coder: unarchiver)?.identifier == "kept")
    }

    @Test(.documented("LAYOUT-A2: the view's own guides"))
    func `a view's guides are always the same`() {
        let view = UIView()
        #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.readableContentGuide === view.readableContentGuide)
        #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
        #expect(view.safeAreaLayoutGuide.owningView === view)
        #expect(view.layoutGuides.isEmpty)
        #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
        #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    }

    @Test(.oracle("LAYOUT-N2: 672 points wide at most, 176 on each side of 1024"))
    func `the readable guide is no wider than reads well`() {
        let root = stage(1024, 700)
        let text = free()
        root.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: root.readableContentGuide.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.minX == 176 && text.frame.width == 672 && text.frame.minY == 8)
        root.frame.size.width = 375
        root.layoutIfNeeded()
        #expect(text.frame.minX == 8 && text.frame.width == 359)
        #expect(root.readableContentGuide.layoutFrame.width == 359)
    }

    @Test(.documented("LAYOUT-N3: without a keyboard the guide's top is the bottom of the safe area"))
    func `the keyboard guide is the bottom safe area while there is no keyboard`() {
        freshScreen()
        let screen = UIScreen(device: .iPhone15)
        let window = UIWindow(screen: screen)
        window.isHidden = false
        let field = free()
        window.addSubview(field)
        let guide = window.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            field.bottomAnchor.constraint(equalTo: guide.topAnchor), field.heightAnchor.constraint(equalToConstant: 40),
            field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            field.widthAnchor.constraint(equalTo: guide.widthAnchor),
        ])
        window.layoutIfNeeded()
        #expect(field.frame.maxY == window.bounds.height - 34 && field.frame.width == 393)
        #expect(!guide.followsUndockedKeyboard && guide.usesBottomSafeArea && guide.keyboardDismissPadding == 0)
        screen.keyboardFrame = CGRect(x: 0, y: 852 - 336, width: 393, height: 336)
        window.layoutIfNeeded()
        #expect(abs(field.frame.maxY - 516) < 0.01)
        #expect(guide.layoutFrame == rect(0, 516, 393, 336))
        screen.keyboardFrame = nil
        window.layoutIfNeeded()
        #expect(field.frame.maxY == 818)
        guide.usesBottomSafeArea = false
        window.layoutIfNeeded()
        #expect(field.frame.maxY == 852)
    }

    @Test(.documented("LAYOUT-N3: UITrackingLayoutGuide"))
    func `tracked constraints are active while the keyboard is near their edge`() {
        freshScreen()
        let root = stage()
        let a = free()
        root.addSubview(a)
        let near = a.topAnchor.constraint(equalTo: root.topAnchor)
        let away = a.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        let top = a.leftAnchor.constraint(equalTo: root.leftAnchor)
        let guide = root.keyboardLayoutGuide
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .bottom)
        guide.setConstraints([top], activeWhenAwayFrom: .top)
        #expect(near.isActive && !away.isActive && top.isActive)
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
        #expect(guide.constraints(activeWhenAwayFrom: .top) == [top])
        guide.removeAllTrackedConstraints()
        #expect(!near.isActive && !top.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    }

    @Test(.documented("NSLayoutConstraint.firstAnchor, secondAnchor"))
    func `a constraint's anchors are those that it was made with, and of their kind`() {
        let (a, b) = (UIView(), UIView())
        let side = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
        let size = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)
        #expect((side.firstAnchor as NSObject) == a.leadingAnchor && (side.secondAnchor as NSObject?) == b.trailingAnchor)
        #expect(
            (side.firstAnchor as AnyObject) is NSLayoutXAxisAnchor && !((side.firstAnchor as AnyObject) is NSLayoutDimension))
        #expect((size.firstAnchor as AnyObject) is NSLayoutAnchor<NSLayoutDimension>)
        #expect((size.secondAnchor as AnyObject?) is NSLayoutDimension && (size.secondAnchor as NSObject?) == b.heightAnchor)
        #expect(size.firstAnchor.name == a.widthAnchor.name && size.firstAnchor.item === a)
    }

    @Test(.assumed("FloatingPanel's tests of its fractional anchors expect it"))
    func `of another size times nothing a constant is left`() {
        let (a, b) = (UIView(), UIView())
        let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0, constant: 30)
        #expect(constraint.secondAnchor == nil && constraint.secondItem == nil && constraint.multiplier == 1)
        #expect(constraint.constant == 30)
        let distance = a.topAnchor.anchorWithOffset(to: a.bottomAnchor)
        #expect(distance.constraint(equalTo: b.heightAnchor, multiplier: 0).secondAnchor == nil)
    }
}
