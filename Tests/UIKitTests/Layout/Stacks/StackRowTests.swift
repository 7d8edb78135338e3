import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// A stack has rows in the engine, and constraints when somebody asks for them.
@MainActor @Suite("Stack views / 8 Constraints on demand", .assumed("asking for constraints changes nothing"))
struct StackRowTests {
    private func stack(_ alignment: UIStackView.Alignment = .fill, _ distribution: UIStackView.Distribution = .fill)
        -> UIStackView
    {
        let views: [UIView] = (0..<4).map { ContentView(20 + 5 * CGFloat($0), 10 + CGFloat($0)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 4
        stack.alignment = alignment
        stack.distribution = distribution
        stack.frame = rect(0, 0, 200, 50)
        return stack
    }

    private func words(_ stack: UIStackView) -> [String] {
        stack.constraints.map { constraint in
            @MainActor func name(_ item: AnyObject?) -> String {
                guard let item else { return "-" }
                if item === stack { return "stack" }
                if let view = item as? UIView { return "\(stack.arrangedSubviews.firstIndex(of: view) ?? -1)" }
                return (item as? UILayoutGuide)?.identifier ?? "?"
            }
            let sides =
                "\(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue) \(constraint.relation.rawValue) "
                + "\(name(constraint.secondItem)).\(constraint.secondAttribute.rawValue)"
            return
                "\(constraint.identifier ?? "") \(sides) \(constraint.multiplier) \(constraint.constant) \(constraint.priority.rawValue)"
        }
    }

    private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

    @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing])
    func `they are the same whether asked for early, late or in between`(alignment: UIStackView.Alignment) {
        for distribution in [UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering, .fillProportionally] {
            let (early, late) = (stack(alignment, distribution), stack(alignment, distribution))
            early.updateConstraintsIfNeeded()
            let first = words(early)
            #expect(!first.isEmpty)
            early.layoutIfNeeded()
            late.layoutIfNeeded()
            #expect(frames(early) == frames(late))
            for index in [1, 2] {
                for stack in [early, late] {
                    stack.arrangedSubviews[index].isHidden.toggle()
                    stack.spacing += 3
                    stack.layoutIfNeeded()
                }
                #expect(frames(early) == frames(late))
            }
            #expect(words(early).sorted() == words(late).sorted())
            for stack in [early, late] {
                stack.arrangedSubviews[0].isHidden = true
                stack.layoutIfNeeded()
            }
            #expect(frames(early) == frames(late))
            #expect(words(early).sorted() == words(late).sorted())
        }
    }

    @Test func `views that fill across may be asked for, turned, hidden and lined up otherwise in any order`() {
        for seed in 0..<200 {
            var dice = Dice(seed: UInt64(seed))
            // One is asked for its constraints all the time, so that there is an object for each; the other never.
            let (open, silent) = (stack(), stack())
            for stack in [open, silent] { stack.axis = seed % 2 == 0 ? .horizontal : .vertical }
            for step in 0..<8 {
                let (choice, index, flag) = (dice.roll(7), dice.roll(4), dice.roll(2) == 0)
                let length = CGFloat(60 + 20 * dice.roll(10))
                for stack in [open, silent] {
                    switch choice {
                    case 0: stack.arrangedSubviews[index].isHidden = flag
                    case 1: stack.alignment = [.fill, .fill, .leading, .trailing][index]
                    case 2: stack.semanticContentAttribute = flag ? .forceRightToLeft : .unspecified
                    case 3: stack.axis = flag ? .horizontal : .vertical
                    case 4: stack.frame.size = CGSize(width: length, height: length / 2)
                    case 5: stack.insertArrangedSubview(stack.arrangedSubviews[index], at: flag ? 0 : 3)
                    default: stack.distribution = flag ? .fill : .equalSpacing
                    }
                }
                _ = open.constraints
                for stack in [open, silent] { stack.layoutIfNeeded() }
                #expect(frames(open) == frames(silent), "seed \(seed), step \(step)")
            }
            #expect(words(open).sorted() == words(silent).sorted(), "seed \(seed)")
        }
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func `what contradicts views that fill across is told with both of their edges`(axis: NSLayoutConstraint.Axis) throws {
        let stack = stack()
        stack.axis = axis
        let (a, b) = (stack.arrangedSubviews[1], stack.arrangedSubviews[2])
        let lengths =
            axis == .horizontal
            ? [a.heightAnchor.constraint(equalToConstant: 20), b.heightAnchor.constraint(equalToConstant: 30)]
            : [a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 30)]
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: rect(0, 0, 300, 300))
        root.addSubview(stack)
        root.layoutIfNeeded()
        lengths[0].isActive = true
        lengths[1].isActive = true
        let heard = Misuse.observed { root.layoutIfNeeded() }
        #expect(heard.count == 1)
        let names = heard.first?.message.components(separatedBy: "'UISV-alignment'").count ?? 0
        #expect(names - 1 == 4)
        let found = try #require(LayoutReport(root).conflicts.first)
        #expect(found.broken == lengths[1])
        let edges = found.constraints.filter { $0.identifier == "UISV-alignment" }
        #expect(edges.count == 4, "the leading and trailing edges of two views")
        #expect(
            Set(edges.map(\.secondItem).compactMap { ($0 as? UIView).map(ObjectIdentifier.init) })
                == Set([a, b].map(ObjectIdentifier.init)))
        #expect(found.constraints.count == 6)
        lengths[1].isActive = false
        root.layoutIfNeeded()
        #expect(LayoutReport(root).conflicts.isEmpty)
        #expect(axis == .horizontal ? b.frame.height == 20 : b.frame.width == 20)
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func `a requirement that the stack leaves no room for is set aside, asked for or not`(axis: NSLayoutConstraint.Axis) {
        var found: [[CGRect]] = []
        for isAsked in [false, true] {
            let stack = stack()
            stack.axis = axis
            let first = stack.arrangedSubviews[0]
            let inset =
                axis == .horizontal
                ? first.topAnchor.constraint(equalTo: stack.topAnchor, constant: 10)
                : first.leftAnchor.constraint(equalTo: stack.leftAnchor, constant: 10)
            inset.isActive = true
            if isAsked {
                stack.updateConstraintsIfNeeded()
                #expect(!stack.constraints.isEmpty)
            }
            #expect(Misuse.observed { stack.layoutIfNeeded() }.count == 1)
            found.append(frames(stack))
        }
        #expect(found[0] == found[1])
        #expect(found[0].allSatisfy { axis == .horizontal ? $0.minY == 0 && $0.maxY == 50 : $0.minX == 0 && $0.maxX == 200 })
    }

    @Test func `a view that leaves takes its rows along`() {
        let stack = stack()
        let root = UIView(frame: rect(0, 0, 300, 300))
        root.addSubview(stack)
        root.layoutIfNeeded()
        let leaving = stack.arrangedSubviews[1]
        stack.removeArrangedSubview(leaving)
        leaving.removeFromSuperview()
        let other = UIView(frame: rect(0, 100, 50, 50))
        root.addSubview(other)
        other.addSubview(leaving)
        stack.arrangedSubviews[2].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.count == 2)
        #expect(frames(stack).last?.maxX == 200)
    }

    @Test func `a stack can go to another hierarchy and back`() {
        let stack = stack(.leading)
        let roots = [UIView(frame: rect(0, 0, 300, 300)), UIView(frame: rect(0, 0, 300, 300))]
        roots[0].addSubview(stack)
        roots[0].layoutIfNeeded()
        let before = frames(stack)
        roots[1].addSubview(stack)
        roots[1].layoutIfNeeded()
        #expect(frames(stack) == before)
        stack.frame.size.width = 260
        roots[0].addSubview(stack)
        roots[0].layoutIfNeeded()
        #expect(frames(stack).last?.maxX == 260)
        stack.removeFromSuperview()
        stack.frame.size.width = 200
        stack.layoutIfNeeded()
        #expect(frames(stack) == before)
    }

    @Test func `measuring one that others hold leaves it as it was`() {
        let stack = stack(.center, .equalSpacing)
        let root = UIView(frame: rect(0, 0, 300, 300))
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 220),
            stack.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 60),
        ])
        root.layoutIfNeeded()
        let before = frames(stack)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 122, height: 13))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(frames(stack) == before)
        stack.spacing = 6
        root.layoutIfNeeded()
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 128)
    }

    @Test func `who asks what holds a view gets the stack's constraints`() {
        let stack = stack()
        let root = UIView(frame: rect(0, 0, 300, 300))
        root.addSubview(stack)
        root.layoutIfNeeded()
        let view = stack.arrangedSubviews[1]
        let names = view.constraintsAffectingLayout(for: .horizontal).compactMap(\.identifier)
        #expect(names.filter { $0 == "UISV-spacing" }.count == 3)
        let before = frames(stack)
        stack.constraints.first { $0.identifier == "UISV-spacing" }?.constant = 10
        root.layoutIfNeeded()
        #expect(frames(stack)[1] != before[1])
    }

    /// A view whose content's size depends on who holds it.
    private final class AskingView: UIView {
        override var intrinsicContentSize: CGSize {
            _ = superview?.constraints
            return CGSize(width: 30, height: 10)
        }
    }

    @Test func `constraints that are asked for while they are made are there once`() {
        let stacks = [AskingView(), ContentView(30, 10)].map { view in
            let stack = UIStackView(arrangedSubviews: [view, ContentView(60, 12)])
            stack.distribution = .fillProportionally
            stack.frame = rect(0, 0, 180, 50)
            return stack
        }
        for spacing in [0, 6, 0, 12] {
            for stack in stacks {
                stack.spacing = CGFloat(spacing)
                stack.layoutIfNeeded()
            }
            #expect(frames(stacks[0]) == frames(stacks[1]))
            #expect(LayoutReport(stacks[0]).conflicts.isEmpty)
        }
        #expect(words(stacks[0]).sorted() == words(stacks[1]).sorted())
    }

    @Test func `what somebody took out of a stack is put back when the stack is rearranged`() {
        let stack = stack()
        stack.layoutIfNeeded()
        let (all, places) = (words(stack), frames(stack))
        weak var taken: NSLayoutConstraint?
        taken = stack.constraints.first { $0.identifier == "UISV-spacing" }
        #expect(taken != nil)
        taken?.isActive = false
        for spacing in [9, 4] {
            stack.spacing = CGFloat(spacing)
            stack.layoutIfNeeded()
        }
        #expect(taken == nil && words(stack).sorted() == all.sorted() && frames(stack) == places)
    }

    @Test func `rows turn with the reading direction`() {
        let stack = stack()
        stack.layoutIfNeeded()
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame.maxX == 200)
        #expect(stack.arrangedSubviews[3].frame.minX == 0)
    }
}
