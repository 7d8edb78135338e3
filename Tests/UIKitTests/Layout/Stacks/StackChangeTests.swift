import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// A stack keeps the constraints that a change leaves as they are.
@MainActor @Suite("Stack views / 7 Changes")
struct StackChangeTests {
    private func contents(_ count: Int, _ width: CGFloat, _ wider: CGFloat, _ height: CGFloat, _ higher: CGFloat)
        -> [ContentView]
    {
        var views: [ContentView] = []
        for index in 0..<count {
            let step = CGFloat(index)
            views.append(ContentView(width + wider * step, height + higher * step))
        }
        return views
    }

    private func column(_ count: Int) -> (UIStackView, [UIView]) {
        let views = contents(count, 10, 1, 5, 1)
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 4
        stack.frame = rect(0, 0, 100, 400)
        stack.layoutIfNeeded()
        return (stack, views)
    }

    private func made(_ stack: UIStackView) -> [NSLayoutConstraint] {
        stack.constraints.filter { $0.identifier?.hasPrefix("UISV-") == true }
    }

    private func kept(_ before: [NSLayoutConstraint], _ after: [NSLayoutConstraint]) -> Int {
        after.filter { constraint in before.contains { $0 === constraint } }.count
    }

    @Test(.assumed("a change makes only the constraints that say something new"))
    func `a view more leaves the others' constraints alone`() {
        let (stack, _) = column(20)
        let before = made(stack)
        let added = ContentView(10, 10)
        stack.addArrangedSubview(added)
        stack.layoutIfNeeded()
        let after = made(stack)
        // Its space, its two edges across, and the end of the canvas.
        #expect(after.count == before.count + 3)
        #expect(kept(before, after) == before.count - 1)
        stack.removeArrangedSubview(added)
        stack.layoutIfNeeded()
        #expect(kept(before, made(stack)) == before.count - 1 && made(stack).count == before.count)
    }

    @Test(.assumed("a change makes only the constraints that say something new"))
    func `spaces change in place`() {
        let (stack, views) = column(20)
        let before = made(stack)
        stack.spacing = 7
        stack.setCustomSpacing(30, after: views[3])
        stack.layoutIfNeeded()
        #expect(kept(before, made(stack)) == before.count && made(stack).count == before.count)
        #expect(views[4].frame.minY - views[3].frame.maxY == 30 && views[6].frame.minY - views[5].frame.maxY == 7)
        views[10].isHidden = true
        stack.layoutIfNeeded()
        #expect(kept(before, made(stack)) == before.count && made(stack).count == before.count + 1)
        #expect(views[11].frame.minY - views[9].frame.maxY == 7)
    }

    @Test(.assumed("a stack shows what it is, whatever it was before"), arguments: 0..<40)
    func `a changed stack lays out like one made anew`(seed: Int) {
        var state = UInt64(seed &* 2_654_435_761 &+ 12345)
        func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let pool = contents(7, 20, 3, 10, 2)
        for (number, view) in pool.enumerated() {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(UILayoutPriority(Float(200 + number)), for: axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(700 + number)), for: axis)
            }
        }
        let stack = UIStackView(arrangedSubviews: Array(pool.prefix(4)))
        stack.frame = rect(0, 0, 300, 200)
        for _ in 0..<25 {
            change(stack, pool, roll)
            stack.layoutIfNeeded()
            let now = frames(stack, pool)
            let lines = Set(stackLines(stack, naming(pool)))
            let copy = UIStackView()
            let twins = copyViews(of: stack, pool, into: copy)
            copy.layoutIfNeeded()
            #expect(lines == Set(stackLines(copy, naming(twins))))
            #expect(frames(copy, twins) == now)
        }
    }

    private func change(_ stack: UIStackView, _ pool: [ContentView], _ roll: (Int) -> Int) {
        let view = pool[roll(pool.count)]
        switch roll(8) {
        case 0: stack.insertArrangedSubview(view, at: roll(stack.arrangedSubviews.count))
        case 1: if stack.arrangedSubviews.count > 2 { view.removeFromSuperview() }
        case 2: view.isHidden.toggle()
        case 3: stack.spacing = CGFloat(roll(4) * 3)
        case 4: stack.setCustomSpacing(CGFloat(roll(20)), after: view)
        case 5: stack.axis = roll(2) == 0 ? .horizontal : .vertical
        case 6: stack.distribution = UIStackView.Distribution(rawValue: roll(5))!
        default:
            let alignment = UIStackView.Alignment(rawValue: roll(6))!
            let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
            stack.alignment = isBaseline ? .center : alignment
        }
        if !stack.arrangedSubviews.contains(where: { !$0.isHidden }) { stack.arrangedSubviews.first?.isHidden = false }
    }

    /// Views like those in the pool, arranged in another stack as they are in the first.
    private func copyViews(of stack: UIStackView, _ pool: [ContentView], into copy: UIStackView) -> [ContentView] {
        let twins = pool.map { view -> ContentView in
            let twin = ContentView(view.size.width, view.size.height)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                twin.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
                twin.setContentCompressionResistancePriority(view.contentCompressionResistancePriority(for: axis), for: axis)
            }
            twin.isHidden = view.isHidden
            return twin
        }
        copy.axis = stack.axis
        copy.distribution = stack.distribution
        copy.alignment = stack.alignment
        copy.spacing = stack.spacing
        copy.frame = stack.frame
        for view in stack.arrangedSubviews {
            guard let index = pool.firstIndex(where: { $0 === view }) else { continue }
            copy.addArrangedSubview(twins[index])
            let spacing = stack.customSpacing(after: view)
            if spacing != UIStackView.spacingUseDefault { copy.setCustomSpacing(spacing, after: twins[index]) }
        }
        return twins
    }

    private func naming(_ views: [ContentView]) -> [(AnyObject, String)] {
        views.enumerated().map { ($0.element, "v\($0.offset)") }
    }

    /// Where the arranged views are; hidden ones have no place across the axis of their own.
    private func frames(_ stack: UIStackView, _ views: [ContentView]) -> [String] {
        views.enumerated().compactMap { index, view in
            guard view.superview === stack, !view.isHidden else { return nil }
            return "v\(index) \(view.frame)"
        }
    }
}
