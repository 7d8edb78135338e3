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

    @Test func `rows turn with the reading direction`() {
        let stack = stack()
        stack.layoutIfNeeded()
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame.maxX == 200)
        #expect(stack.arrangedSubviews[3].frame.minX == 0)
    }
}
