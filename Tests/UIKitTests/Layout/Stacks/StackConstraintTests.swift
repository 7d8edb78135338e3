import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

/// The constraints of a stack as `id: a.leading == b.trailing * 2 + 10 @750`, without those that only give guides a place.
@MainActor func stackLines(_ stack: UIStackView, _ names: [(AnyObject, String)]) -> [String] {
    stack.setNeedsUpdateConstraints()
    stack.layoutIfNeeded()
    var guides = 0
    var guideNames: [ObjectIdentifier: String] = [:]
    func name(_ item: AnyObject?) -> String {
        guard let item else { return "?" }
        if item === stack { return "|" }
        if let known = names.first(where: { $0.0 === item }) { return known.1 }
        if let known = guideNames[ObjectIdentifier(item)] { return known }
        guides += 1
        var made = "gap\(guides)"
        if let guide = item as? UILayoutGuide {
            if guide.identifier == "UISV-alignment-spanner" { made = "spanner" }
            if guide.identifier == "UIViewLayoutMarginsGuide" { made = "margins" }
        }
        if made.hasPrefix("gap") { made = "gap" }
        guideNames[ObjectIdentifier(item)] = made
        return made
    }
    let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    return all.compactMap { constraint in
        guard let id = constraint.identifier, id.hasPrefix("UISV-") else { return nil }
        var line = "\(id.dropFirst(5)): \(name(constraint.firstItem)).\(constraint.firstAttribute) "
        line += ["<=", "==", ">="][constraint.relation.rawValue + 1]
        if constraint.secondItem != nil {
            line += " \(name(constraint.secondItem)).\(constraint.secondAttribute)"
            if constraint.multiplier != 1 { line += " * \((constraint.multiplier * 1000).rounded() / 1000)" }
            if constraint.constant != 0 { line += " + \(constraint.constant)" }
        } else {
            line += " \(constraint.constant)"
        }
        if constraint.priority != .required { line += " @\(constraint.priority.rawValue)" }
        return line
    }
}

@MainActor @Suite("Stack views / 3 Constraints along the axis")
struct StackDistributionConstraintTests {
    typealias Distribution = UIStackView.Distribution

    private func row(
        _ distribution: Distribution, spacing: CGFloat = 0, count: Int = 3, hidden: [Int] = [], vertical: Bool = false,
        alignment: UIStackView.Alignment = .fill
    ) -> (UIStackView, [String]) {
        let views = (0..<count).map { ContentView(CGFloat(10 * ($0 + 1)), 10) }
        for index in hidden { views[index].isHidden = true }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = vertical ? .vertical : .horizontal
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        stack.frame = rect(0, 0, 200, 50)
        let names = zip(views, ["a", "b", "c", "d"]).map { ($0 as AnyObject, $1) }
        return (stack, stackLines(stack, names))
    }

    private func only(_ id: String, _ lines: [String]) -> [String] { lines.filter { $0.hasPrefix(id + ":") } }

    @Test(.oracle("STACK-L2"), arguments: 0..<5)
    func `the first and last visible views are at the canvas' edges`(raw: Int) {
        let (_, lines) = row(Distribution(rawValue: raw)!)
        #expect(lines.contains("canvas-connection: |.leading == a.leading"))
        #expect(lines.contains("canvas-connection: |.trailing == c.trailing"))
        let (_, hidden) = row(Distribution(rawValue: raw)!, hidden: [0, 2])
        #expect(hidden.contains("canvas-connection: |.leading == b.leading"))
        #expect(hidden.contains("canvas-connection: |.trailing == b.trailing"))
        let (_, column) = row(Distribution(rawValue: raw)!, vertical: true)
        #expect(column.contains("canvas-connection: |.top == a.top"))
        #expect(column.contains("canvas-connection: |.bottom == c.bottom"))
    }

    @Test(.oracle("STACK-L3"), arguments: 0..<5)
    func `spaces lie between consecutive views`(raw: Int) {
        let relation = raw >= 3 ? ">=" : "=="
        let (_, lines) = row(Distribution(rawValue: raw)!, spacing: 20)
        #expect(
            only("spacing", lines) == [
                "spacing: b.leading \(relation) a.trailing + 20.0", "spacing: c.leading \(relation) b.trailing + 20.0",
            ])
    }

    @Test(.oracle("STACK-L4"))
    func `hidden views share the space of their neighbours`() {
        let (_, middle) = row(.fill, spacing: 20, hidden: [1])
        #expect(
            only("spacing", middle) == ["spacing: b.leading == a.trailing + 10.0", "spacing: c.leading == b.trailing + 10.0"])
        #expect(only("hiding", middle) == ["hiding: b.width == 0.0"])
        let (_, first) = row(.fill, spacing: 20, hidden: [0])
        #expect(only("spacing", first) == ["spacing: b.leading == a.trailing", "spacing: c.leading == b.trailing + 20.0"])
        let (_, last) = row(.fill, spacing: 20, hidden: [2])
        #expect(only("spacing", last) == ["spacing: b.leading == a.trailing + 20.0", "spacing: c.leading == b.trailing"])
        let (_, four) = row(.fill, spacing: 20, count: 4, hidden: [1, 2])
        #expect(
            only("spacing", four) == [
                "spacing: b.leading == a.trailing + 10.0", "spacing: c.leading == b.trailing",
                "spacing: d.leading == c.trailing + 10.0",
            ])
        let (_, down) = row(.fill, spacing: 20, hidden: [1], vertical: true)
        #expect(only("hiding", down) == ["hiding: b.height == 0.0"])
    }

    @Test(.oracle("STACK-L5"))
    func `equal views have the first visible one's width`() {
        let (_, lines) = row(.fillEqually, hidden: [1])
        #expect(only("fill-equally", lines) == ["fill-equally: c.width == a.width"])
        let (_, second) = row(.fillEqually, hidden: [0])
        #expect(only("fill-equally", second) == ["fill-equally: c.width == b.width"])
        #expect(only("fill-equally", row(.fill).1).isEmpty)
    }

    @Test(.oracle("STACK-L6"))
    func `gaps are guides of equal width`() {
        let (_, spaces) = row(.equalSpacing)
        let edges = only("distributing-edge", spaces)
        for line in [
            "gap.leading == a.trailing", "gap.trailing == b.leading", "gap.leading == b.trailing", "gap.trailing == c.leading",
        ] { #expect(edges.contains("distributing-edge: \(line)")) }
        #expect(only("fill-equally", spaces) == ["fill-equally: gap.width == gap.width"])
        #expect(only("canvas-fit", spaces).contains("canvas-fit: |.width == 0.0 @49.0"))
        let (_, centers) = row(.equalCentering)
        let middles = only("distributing-edge", centers)
        for line in [
            "gap.leading == a.centerX", "gap.trailing == b.centerX", "gap.leading == b.centerX", "gap.trailing == c.centerX",
        ] { #expect(middles.contains("distributing-edge: \(line)")) }
        #expect(only("fill-equally", centers) == ["fill-equally: gap.width == gap.width @149.0"])
        let (_, down) = row(.equalCentering, vertical: true)
        #expect(only("distributing-edge", down).contains("distributing-edge: gap.top == a.centerY"))
    }

    @Test(.oracle("STACK-P1"))
    func `proportional views have their share of the canvas`() {
        let (_, lines) = row(.fillProportionally)
        #expect(
            only("fill-proportionally", lines) == [
                "fill-proportionally: a.width == |.width * 0.167 @999.0",
                "fill-proportionally: b.width == |.width * 0.333 @998.0",
                "fill-proportionally: c.width == |.width * 0.5 @997.0",
            ])
        let (_, spaced) = row(.fillProportionally, spacing: 20)
        #expect(only("fill-proportionally", spaced)[0] == "fill-proportionally: a.width == |.width * 0.1 @999.0")
        let (_, hidden) = row(.fillProportionally, spacing: 20, hidden: [1])
        #expect(
            only("fill-proportionally", hidden) == [
                "fill-proportionally: a.width == |.width * 0.167 @999.0",
                "fill-proportionally: c.width == |.width * 0.5 @998.0",
            ])
    }

    @Test(.oracle("STACK-P2"))
    func `proportional views without content`() {
        func lines(_ views: [UIView], spacing: CGFloat = 0) -> [String] {
            let stack = UIStackView(arrangedSubviews: views)
            stack.distribution = .fillProportionally
            stack.spacing = spacing
            stack.frame = rect(0, 0, 100, 10)
            return only("fill-proportionally", stackLines(stack, zip(views, ["a", "b"]).map { ($0 as AnyObject, $1) }))
                + only("fill-equally", stackLines(stack, zip(views, ["a", "b"]).map { ($0 as AnyObject, $1) }))
        }
        #expect(
            lines([ContentView(10, 10), UIView()]) == [
                "fill-proportionally: a.width == |.width", "fill-proportionally: b.width == 0.0",
            ])
        #expect(
            lines([ContentView(10, 10), UIView()], spacing: 10)[0] == "fill-proportionally: a.width == |.width * 0.5 @999.0")
        #expect(lines([ContentView(10, 10)], spacing: 10) == ["fill-proportionally: a.width == |.width"])
        #expect(lines([UIView(), UIView()]) == ["fill-equally: b.width == a.width"])
    }

    @Test(.oracle("STACK-P4"))
    func `proportions follow the content`() {
        let a = ContentView(10, 10)
        let b = ContentView(30, 10)
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.distribution = .fillProportionally
        stack.frame = rect(0, 0, 80, 10)
        stack.layoutIfNeeded()
        #expect(a.frame.width == 20 && b.frame.width == 60)
        a.size.width = 30
        stack.layoutIfNeeded()
        #expect(a.frame.width == 40 && b.frame.width == 40)
    }

    @Test(.oracle("STACK-P3"))
    func `proportions with spacing are off as on iOS`() {
        let a = ContentView(50, 10)
        let b = ContentView(50, 10)
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.distribution = .fillProportionally
        stack.spacing = 20
        stack.frame = rect(0, 0, 240, 10)
        stack.layoutIfNeeded()
        #expect(a.frame.width == 100 && b.frame.width == 120)
    }

    @Test(.oracle("STACK-P5"))
    func `stack views inside keep their natural lengths where proportions have nothing to go by`() {
        let inner = [(40, 70), (50, 45.5)].map { first, second in
            let stack = UIStackView(arrangedSubviews: [ContentView(CGFloat(first), 10), ContentView(CGFloat(second), 10)])
            stack.spacing = 10
            stack.distribution = .fillProportionally
            return stack
        }
        let stack = free(UIStackView(arrangedSubviews: inner))
        stack.distribution = .fillProportionally
        stack.spacing = 20
        let root = stage(375, 100)
        root.traitOverrides.displayScale = 2
        root.addSubview(stack)
        _ = relate(stack, .centerX, .equal, root, .centerX)
        _ = relate(stack, .top, .equal, root, .top)
        #expect(Misuse.observed { root.layoutIfNeeded() }.isEmpty)
        #expect(inner.map(\.frame.width) == [120, 105.5])
        #expect(stack.frame.width == 245.5)
    }

    @Test(.oracle("STACK-B1"))
    func `spaces may lie between baselines`() {
        for isColumn in [true, false] {
            let views = [UILabel(), UILabel()]
            for view in views { view.text = "Text" }
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = isColumn ? .vertical : .horizontal
            stack.spacing = 30
            stack.isBaselineRelativeArrangement = true
            stack.frame = rect(0, 0, 100, 200)
            let lines = only("spacing", stackLines(stack, zip(views, ["a", "b"]).map { ($0 as AnyObject, $1) }))
            let expected = isColumn ? "b.firstBaseline == a.lastBaseline + 30.0" : "b.leading == a.trailing + 30.0"
            #expect(lines == ["spacing: \(expected)"])
        }
    }
}

@MainActor @Suite("Stack views / 5 Constraints across the axis")
struct StackAlignmentConstraintTests {
    typealias Alignment = UIStackView.Alignment

    private func lines(
        _ alignment: Alignment, count: Int = 2, hidden: [Int] = [], vertical: Bool = false, margins: Bool = false
    )
        -> Set<String>
    {
        let views = (0..<count).map { ContentView(10, CGFloat(10 + 10 * $0)) }
        for index in hidden { views[index].isHidden = true }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = vertical ? .vertical : .horizontal
        stack.alignment = alignment
        stack.isLayoutMarginsRelativeArrangement = margins
        stack.frame = rect(0, 0, 200, 50)
        return Set(stackLines(stack, zip(views, ["a", "b", "c"]).map { ($0 as AnyObject, $1) }))
    }

    @Test(.oracle("STACK-A1"))
    func `filling views have both edges of the first one`() {
        let found = lines(.fill, count: 3, hidden: [2])
        #expect(
            found.isSuperset(of: [
                "canvas-connection: |.top == a.top", "canvas-connection: |.bottom == a.bottom", "alignment: a.top == b.top",
                "alignment: a.bottom == b.bottom", "alignment: a.top == c.top", "alignment: a.bottom == c.bottom",
            ]))
        #expect(!found.contains { $0.contains("spanner") || $0.hasPrefix("ambiguity") })
    }

    @Test(.oracle("STACK-A2"))
    func `views at the top or the bottom`() {
        #expect(
            lines(.top).isSuperset(of: [
                "canvas-connection: |.top == a.top", "canvas-connection: |.bottom == spanner.bottom",
                "alignment: a.top == b.top",
                "spanning-boundary: spanner.top == a.top @999.5", "spanning-boundary: spanner.top == b.top @999.5",
                "spanning-boundary: spanner.bottom >= a.bottom", "spanning-boundary: spanner.bottom >= b.bottom",
                "spanning-fit: spanner.height == 0.0 @51.0", "ambiguity-suppression: a.height == 0.0 @25.0",
                "ambiguity-suppression: b.height == 0.0 @25.0",
            ]))
        #expect(
            lines(.bottom).isSuperset(of: [
                "canvas-connection: |.top == spanner.top", "canvas-connection: |.bottom == a.bottom",
                "alignment: a.bottom == b.bottom", "spanning-boundary: spanner.bottom == b.bottom @999.5",
                "spanning-boundary: spanner.top <= b.top", "spanning-fit: spanner.height == 0.0 @51.0",
            ]))
        #expect(
            lines(.trailing, vertical: true).isSuperset(of: [
                "canvas-connection: |.leading == spanner.leading", "canvas-connection: |.trailing == a.trailing",
                "alignment: a.trailing == b.trailing", "spanning-fit: spanner.width == 0.0 @51.0",
            ]))
    }

    @Test(.oracle("STACK-A3"))
    func `views in the middle`() {
        #expect(
            lines(.center).isSuperset(of: [
                "canvas-connection: |.top == spanner.top", "canvas-connection: |.bottom == spanner.bottom",
                "canvas-connection: |.centerY == a.centerY", "alignment: a.centerY == b.centerY",
                "spanning-boundary: spanner.top <= a.top", "spanning-boundary: spanner.bottom >= a.bottom",
                "spanning-fit: spanner.height == 0.0 @51.0", "ambiguity-suppression: b.height == 0.0 @25.0",
            ]))
    }

    @Test(.oracle("STACK-A4"))
    func `views on a baseline`() {
        for (alignment, name) in [(Alignment.firstBaseline, "firstBaseline"), (.lastBaseline, "lastBaseline")] {
            #expect(
                lines(alignment).isSuperset(of: [
                    "alignment: a.\(name) == b.\(name)", "spanning-boundary: spanner.top <= b.top",
                    "spanning-boundary: spanner.bottom >= b.bottom", "spanning-fit: spanner.height == 0.0 @51.0",
                    "ambiguity-suppression: a.height == 0.0 @25.0", "canvas-fit: |.height == 0.0 @49.0",
                ]))
        }
        #expect(
            lines(.firstBaseline).isSuperset(of: [
                "canvas-connection: |.top == spanner.top", "canvas-connection: |.bottom >= spanner.bottom",
            ]))
        #expect(
            lines(.lastBaseline).isSuperset(of: [
                "canvas-connection: |.top <= spanner.top", "canvas-connection: |.bottom == spanner.bottom",
            ]))
    }

    @Test(.oracle("STACK-A5"))
    func `a view alone lies between the edges`() {
        let found = lines(.center, count: 2, hidden: [1])
        #expect(
            found.isSuperset(of: [
                "canvas-connection: |.top <= a.top", "canvas-connection: a.bottom <= |.bottom",
                "canvas-connection: |.centerY == a.centerY", "canvas-fit: |.height == 0.0 @49.0",
                "ambiguity-suppression: a.height == 0.0 @25.0",
            ]))
        #expect(!found.contains { $0.contains("spanner") })
        #expect(lines(.top, count: 1).contains("canvas-connection: |.top == a.top"))
        #expect(lines(.bottom, count: 1).contains("canvas-connection: a.bottom == |.bottom"))
    }

    @Test(.oracle("STACK-A6"))
    func `text on a baseline gets its share of the width`() {
        let views = [UILabel(), UILabel()]
        for view in views {
            view.text = "Text"
            view.numberOfLines = 0
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .firstBaseline
        stack.frame = rect(0, 0, 100, 50)
        let found = stackLines(stack, zip(views, ["a", "b"]).map { ($0 as AnyObject, $1) })
        #expect(found.contains("text-width-disambiguation: a.width == |.width * 0.5 @760.0"))
    }

    @Test(.oracle("STACK-A7"))
    func `baselines in a column are reported and taken for leading`() {
        let views = [UILabel(), UILabel()]
        for view in views { view.text = "Text" }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = .firstBaseline
        stack.frame = rect(0, 0, 100, 100)
        let heard = Misuse.observed { stack.layoutIfNeeded() }
        #expect(heard.contains { $0.message.contains("vertical axis. Use Leading or Trailing instead.") })
        #expect(views.allSatisfy { $0.frame.minX == 0 })
    }

    @Test(.oracle("STACK-L1"))
    func `with margins the canvas is their guide`() {
        let found = lines(.fill, margins: true)
        #expect(found.contains("canvas-connection: margins.leading == a.leading"))
        #expect(found.contains("canvas-connection: margins.bottom == a.bottom"))
    }
}
