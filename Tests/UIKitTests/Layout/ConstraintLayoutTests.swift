import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor func free() -> UIView { free(UIView()) }

@MainActor func free<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
}

@MainActor func stage(_ width: CGFloat = 100, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@MainActor @Suite("Layout / Constraints give frames")
struct ConstraintLayoutTests {
    @Test(.documented("LAYOUT-E1"))
    func `edges with insets`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            child.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            child.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 1),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == rect(10, 30, 70, 101))
        root.frame.size = CGSize(width: 200, height: 100)
        root.layoutIfNeeded()
        #expect(child.frame == rect(10, 30, 170, 51))
    }

    @Test(.documented("LAYOUT-E3: constraints may cross levels"))
    func `across levels`() {
        let root = stage()
        let box = UIView(frame: rect(10, 20, 50, 50))
        let inner = free()
        let other = free()
        root.addSubview(box)
        box.addSubview(inner)
        root.addSubview(other)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 7),
            inner.heightAnchor.constraint(equalToConstant: 8),
            other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
            other.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
            other.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
            other.heightAnchor.constraint(equalTo: other.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == rect(5, 6, 7, 8))
        #expect(other.frame == rect(23, 36, 14, 14))
        box.frame.origin.x = 30
        root.layoutIfNeeded()
        #expect(other.frame == rect(43, 36, 14, 14))
        #expect(other.constraints.count == 1)
        #expect(root.constraints.count == 3)
        #expect(inner.constraints.count == 2)
        #expect(box.constraints.count == 2)
    }

    @Test(.documented("LAYOUT-E10"))
    func `constants, priorities and activation in place`() {
        let root = stage()
        let child = free()
        root.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 40)
        let weak = child.widthAnchor.constraint(equalToConstant: 60)
        weak.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
            child.leftAnchor.constraint(equalTo: root.leftAnchor), child.topAnchor.constraint(equalTo: root.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 10), width, weak,
        ])
        root.layoutIfNeeded()
        #expect(child.frame.width == 40)
        width.constant = 45
        root.layoutIfNeeded()
        #expect(child.frame.width == 45)
        width.isActive = false
        root.layoutIfNeeded()
        #expect(child.frame.width == 60)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(child.frame.width == 45)
        #expect(child.constraints.contains(width))
    }

    @Test(.oracle("LAYOUT-P1, LAYOUT-P2"))
    func `edges are snapped to pixels`() {
        let root = stage(375, 813)
        root.traitOverrides.displayScale = 2
        let child = free()
        root.addSubview(child)
        NSLayoutConstraint.activate([
            child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            child.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
            child.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.65),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == rect(169, 142.5, 37.5, 528))
    }

    @Test(.documented("LAYOUT-M5: <= at hugging, >= at compression resistance"))
    func `content sizes`() {
        final class Content: UIView {
            var size = CGSize(width: 30, height: 20)
            override var intrinsicContentSize: CGSize { size }
        }
        let root = stage()
        let one = free(Content())
        let two = free(Content())
        for view in [one, two] {
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor), two.leftAnchor.constraint(equalTo: one.rightAnchor),
            two.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(one.frame == rect(0, 0, 30, 20))
        #expect(two.frame == rect(30, 0, 70, 20))
        one.size.width = 45
        one.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(two.frame == rect(45, 0, 55, 20))
        two.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        root.layoutIfNeeded()
        #expect(two.frame == rect(70, 0, 30, 20))
    }

    @Test(.documented("LAYOUT-E4"))
    func `right to left`() {
        let root = stage()
        let child = free()
        let next = free()
        for view in [root, child, next] { view.semanticContentAttribute = .forceRightToLeft }
        root.addSubview(child)
        root.addSubview(next)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            child.widthAnchor.constraint(equalToConstant: 20),
            next.leadingAnchor.constraint(equalTo: child.trailingAnchor, constant: 5),
            next.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -15),
            child.topAnchor.constraint(equalTo: root.topAnchor), child.heightAnchor.constraint(equalToConstant: 10),
            next.topAnchor.constraint(equalTo: root.topAnchor), next.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == rect(70, 0, 20, 10))
        #expect(next.frame == rect(15, 0, 50, 10))
        for view in [root, child, next] { view.semanticContentAttribute = .forceLeftToRight }
        root.layoutIfNeeded()
        #expect(child.frame == rect(10, 0, 20, 10))
        #expect(next.frame == rect(35, 0, 50, 10))
    }

    @Test(.documented("UILabel: several lines need the width first"))
    func `a text of several lines`() {
        let root = stage(120, 400)
        let label = free(UILabel())
        label.numberOfLines = 0
        label.text = "A sentence that is much too long for a line of a hundred points"
        let below = free()
        root.addSubview(label)
        root.addSubview(below)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            below.leadingAnchor.constraint(equalTo: label.leadingAnchor), below.widthAnchor.constraint(equalToConstant: 5),
            below.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        let expected = label.sizeThatFits(CGSize(width: 100, height: 0)).height
        #expect(expected > 60)
        #expect(label.frame == rect(10, 0, 100, expected))
        #expect(below.frame.minY == expected + 8)
        root.frame.size.width = 220
        root.layoutIfNeeded()
        let wider = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(wider < expected)
        #expect(label.frame.height == wider)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }

    @Test(.documented("UIView.removeFromSuperview(): constraints that refer to the view go; those inside stay"))
    func `removing and adding again`() {
        let root = stage()
        let box = free()
        let inner = free()
        root.addSubview(box)
        box.addSubview(inner)
        let outer = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
        let deep = inner.topAnchor.constraint(equalTo: root.topAnchor)
        let inside = inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 4)
        let size = box.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([outer, deep, inside, size])
        root.layoutIfNeeded()
        box.removeFromSuperview()
        #expect(!outer.isActive && !deep.isActive)
        #expect(inside.isActive && size.isActive)
        #expect(root.constraints.isEmpty)
        root.addSubview(box)
        outer.isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.minX == 3 && box.frame.width == 50)
        #expect(inner.frame.minX == 4)
    }

    @Test(.documented("UIView.systemLayoutSizeFitting(_:)"))
    func `measuring`() {
        let box = free()
        let label = free(UILabel())
        label.text = "Hello"
        label.numberOfLines = 0
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
        ])
        let one = label.intrinsicContentSize
        let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: one.width + 20, height: one.height + 10))
        label.text = "Hello there, this takes a few lines when there is little room"
        let narrow = box.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 100)
        #expect(narrow.height == label.sizeThatFits(CGSize(width: 80, height: 0)).height + 10)
        // Held in place by others, it still measures alone.
        let root = stage(300, 300)
        root.addSubview(box)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 200),
        ])
        root.layoutIfNeeded()
        let frame = box.frame
        let inPlace = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(inPlace.width == 200)
        #expect(inPlace.height == frame.height)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(box.frame == frame)
    }

    @Test(.documented("UILayoutGuide: takes part like a view"))
    func `guides`() {
        let root = stage()
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let child = free()
        root.addSubview(child)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            guide.widthAnchor.constraint(equalTo: root.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
            guide.heightAnchor.constraint(equalToConstant: 10),
            child.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            child.topAnchor.constraint(equalTo: guide.bottomAnchor),
            child.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
            child.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(2, 1, 47, 10))
        #expect(child.frame == rect(49, 11, 51, 186))
        root.layoutMargins.left = 12
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(12, 1, 42, 10))
        root.removeLayoutGuide(guide)
        #expect(root.constraints.count == 2)
    }

    @Test(.documented("LAYOUT-F1"))
    func `visual formats`() {
        let root = stage(200, 100)
        let a = free()
        let b = free()
        root.addSubview(a)
        root.addSubview(b)
        let views: [String: Any] = ["a": a, "b": b]
        var all = NSLayoutConstraint.constraints(
            withVisualFormat: "|-[a(40)]-gap-[b(>=a@600)]-(20)-|", options: [.alignAllTop, .alignAllBottom],
            metrics: ["gap": 12],
            views: views)
        all += NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[a]-|", metrics: nil, views: views)
        NSLayoutConstraint.activate(all)
        root.layoutIfNeeded()
        #expect(a.frame == rect(8, 10, 40, 82))
        #expect(b.frame == rect(60, 10, 120, 82))
    }

    @Test(.documented("LAYOUT-C9"))
    func `animation`() {
        freshScreen()
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        window.isHidden = false
        let child = free()
        window.addSubview(child)
        let left = child.leftAnchor.constraint(equalTo: window.leftAnchor)
        NSLayoutConstraint.activate([
            left, child.topAnchor.constraint(equalTo: window.topAnchor), child.widthAnchor.constraint(equalToConstant: 10),
            child.heightAnchor.constraint(equalToConstant: 10),
        ])
        FrameLoop.commit()
        #expect(child.frame == rect(0, 0, 10, 10))
        left.constant = 50
        UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
        #expect(child.frame == rect(50, 0, 10, 10))
        #expect(child.layer.animation(forKey: "position") != nil)
        left.constant = 20
        FrameLoop.commit()
        #expect(child.frame.minX == 20)
    }
}

@MainActor @Suite("Layout / Large hierarchies")
struct LargeLayoutTests {
    @Test(.assumed("groups of views don't know each other, and all go without a trace"))
    func `cells come and go`() {
        let root = stage(300, 10_000)
        var cells: [UIView] = []
        for index in 0..<200 {
            let cell = UIView(frame: rect(0, CGFloat(index) * 20, 300, 20))
            let icon = free()
            let label = free()
            cell.addSubview(icon)
            cell.addSubview(label)
            root.addSubview(cell)
            NSLayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8),
                icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor), icon.widthAnchor.constraint(equalToConstant: 10),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: cell.topAnchor), label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            ])
            cells.append(cell)
        }
        root.layoutIfNeeded()
        #expect(cells.allSatisfy { $0.subviews[1].frame == rect(26, 0, 266, 20) })
        let report = LayoutReport(root)
        #expect(report.constraintCount == 1_600 && report.conflicts.isEmpty && report.ambiguousViews.isEmpty)
        for cell in cells { cell.frame.size.width = 200 }
        root.layoutIfNeeded()
        #expect(cells.allSatisfy { $0.subviews[1].frame.width == 166 })
        for cell in cells { cell.removeFromSuperview() }
        root.layoutIfNeeded()
        #expect(LayoutReport(root).constraintCount == 0)
        #expect(LayoutReport(root).variableCount <= 4)
        root.addSubview(cells[7])
        cells[7].frame.size.width = 100
        root.layoutIfNeeded()
        #expect(cells[7].subviews[1].frame == rect(26, 0, 66, 20))
    }

    @Test(.documented("LAYOUT-E5, LAYOUT-E6"))
    func `margins, safe areas and baselines move what names them`() {
        let root = stage()
        let label = free(UILabel())
        let line = free()
        label.text = "Text"
        root.addSubview(label)
        root.addSubview(line)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            line.topAnchor.constraint(equalTo: label.lastBaselineAnchor), line.heightAnchor.constraint(equalToConstant: 1),
            NSLayoutConstraint(
                item: line, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin, multiplier: 1,
                constant: 0),
            NSLayoutConstraint(
                item: line, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin, multiplier: 1,
                constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(line.frame.minX == 8 && line.frame.width == 84)
        #expect(abs(line.frame.minY - (label.frame.maxY - 4)) <= 0.5)
        root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        root.layoutIfNeeded()
        #expect(line.frame.minX == 20 && line.frame.width == 50)
        label.font = .systemFont(ofSize: 34)
        root.layoutIfNeeded()
        #expect(abs(line.frame.minY - (label.frame.maxY - 8)) <= 0.5)
    }
}
