import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Stack views / 1 Behaviour", .serialized)
struct StackBehaviourTests {
    @Test(.documented("STACK-1"))
    func `raw values and defaults`() {
        typealias Distribution = UIStackView.Distribution
        let distributions: [Distribution] = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
        #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
        typealias Alignment = UIStackView.Alignment
        let alignments: [Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
        #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(Alignment.top == .leading && Alignment.bottom == .trailing)
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill && stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    }

    @Test(.documented("STACK-S1, STACK-S2, STACK-S6: order of arranged views and of subviews"))
    func `arranging adds, moves and keeps what is above what`() {
        let a = UIView()
        let b = UIView()
        let c = UIView()
        let stack = UIStackView(arrangedSubviews: [a, b])
        #expect(stack.arrangedSubviews == [a, b] && stack.subviews == [a, b])
        stack.addSubview(c)
        #expect(stack.arrangedSubviews == [a, b] && c.translatesAutoresizingMaskIntoConstraints)
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b] && stack.subviews == [a, b, c])
        #expect(!c.translatesAutoresizingMaskIntoConstraints)
        stack.addArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a, b, c] && stack.subviews == [a, b, c])
        stack.insertArrangedSubview(c, at: 1)
        #expect(stack.arrangedSubviews == [a, c, b] && stack.subviews == [a, b, c])
        stack.sendSubviewToBack(c)
        #expect(stack.arrangedSubviews == [a, c, b] && stack.subviews == [c, a, b])
    }

    @Test(.assumed("an index out of range is an exception; the words are our own"))
    func `an index beyond the arranged views is refused with a sentence`() {
        let stack = UIStackView(arrangedSubviews: [UIView()])
        let misuses = Misuse.observed {
            stack.insertArrangedSubview(UIView(), at: 9)
            stack.exchangeSubview(at: 0, withSubviewAt: 4)
        }
        #expect(misuses.map(\.exceptionName) == ["NSRangeException", "NSRangeException"])
        #expect(misuses[0].message.contains("9 is not between 0 and the number of arranged subviews, 1"))
        #expect(misuses[1].message.contains("0 and 4 must be indices of the 1 subviews"))
        #expect(stack.subviews.count == 1)
    }

    @Test(.documented("STACK-S3"))
    func `no longer arranged, a view stays a subview with its own constraints`() {
        let a = UIView()
        let b = UIView()
        let width = a.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.frame = rect(0, 0, 100, 20)
        stack.layoutIfNeeded()
        #expect(b.frame == rect(30, 0, 70, 20))
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b] && a.superview === stack && width.isActive)
        stack.layoutIfNeeded()
        #expect(b.frame == rect(0, 0, 100, 20))
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        let other = UIView()
        stack.addArrangedSubview(b)
        other.addSubview(b)
        #expect(stack.arrangedSubviews.isEmpty)
        // An unarranged subview is nothing to the stack.
        stack.removeArrangedSubview(UIView())
        #expect(stack.subviews == [a])
    }

    @Test(.documented("STACK-S4"))
    func `custom spacing stays with its view while it is arranged`() {
        let views = (0..<3).map { _ in ContentView(10, 10) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.setCustomSpacing(20, after: views[0])
        func gaps() -> [CGFloat] {
            stack.bounds.size = stack.systemLayoutSizeFitting(.zero)
            stack.layoutIfNeeded()
            let list = stack.arrangedSubviews
            return zip(list, list.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
        }
        #expect(gaps() == [20, 5])
        stack.insertArrangedSubview(views[0], at: 1)
        #expect(stack.customSpacing(after: views[0]) == 20)
        #expect(gaps() == [5, 20])
        stack.removeArrangedSubview(views[0])
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        #expect(gaps() == [5, 5])
        let stranger = UIView()
        stack.setCustomSpacing(9, after: stranger)
        stack.addArrangedSubview(stranger)
        #expect(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        #expect(gaps()[1] == 8)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        #expect(gaps()[1] == 5)
    }

    @Test(.documented("STACK-S5"))
    func `default spacing is nothing, the system's is eight`() {
        let stack = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(10, 10)])
        stack.spacing = UIStackView.spacingUseSystem
        #expect(stack.systemLayoutSizeFitting(.zero).width == 28)
        stack.spacing = UIStackView.spacingUseDefault
        #expect(stack.spacing == 0 && stack.systemLayoutSizeFitting(.zero).width == 20)
    }

    @Test(.documented("STACK-S7: a plain hidden subview is irrelevant"))
    func `only arranged views count when they are hidden`() {
        let a = ContentView(10, 10)
        let plain = UIView(frame: rect(0, 0, 50, 50))
        let stack = UIStackView(arrangedSubviews: [a, ContentView(10, 10)])
        stack.addSubview(plain)
        stack.spacing = 4
        #expect(stack.systemLayoutSizeFitting(.zero).width == 24)
        plain.isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 24)
        a.isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
    }

    @Test(
        .documented("STACK-S7"), arguments: [UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering])
    func `with everything hidden a stack has no size`(distribution: UIStackView.Distribution) {
        let views = [ContentView(10, 10), ContentView(10, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = distribution
        stack.spacing = 10
        for view in views { view.isHidden = true }
        #expect(stack.systemLayoutSizeFitting(.zero).width == 0)
        #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test(.documented("STACK-S7: isHidden in an animation block moves the views"))
    func `hiding in a block moves the others and keeps the view in sight until the end`() throws {
        let stage = Stage(device: .iPhone15)
        let views = (0..<3).map { _ in UIView() }
        for (view, color) in zip(views, [UIColor.red, .green, .blue]) { view.backgroundColor = color }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.frame = rect(0, 100, 300, 50)
        stage.show(stack)
        stage.layoutNow()
        #expect(views.map(\.frame.width) == [100, 100, 100])
        UIView.animate(withDuration: 1) { views[1].isHidden = true }
        // The model is at the end already, and the presentation is not.
        #expect(views[1].isHidden)
        #expect(views.map(\.frame.width) == [150, 0, 150])
        stage.advance(by: 0.5)
        let half = try #require(views[0].layer.presentation()?.frame)
        #expect(half.width > 110 && half.width < 140)
        let middle = try #require(views[1].layer.presentation())
        #expect(!middle.isHidden && middle.frame.width > 10 && middle.frame.width < 90)
        stage.settle()
        #expect(views[1].layer.presentation()?.isHidden ?? true)
        UIView.animate(withDuration: 1) { views[1].isHidden = false }
        #expect(views[1].frame == rect(100, 0, 100, 50))
        stage.advance(by: 0.5)
        let growing = try #require(views[1].layer.presentation()?.frame)
        #expect(growing.width > 10 && growing.width < 90)
        stage.settle()
        stage.expectNothingPending()
    }

    @Test(.documented("STACK-S7"))
    func `hiding several views in a block lays out once`() {
        let stage = Stage(device: .iPhone15)
        let views = (0..<4).map { _ in ContentView(20, 20) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: rect(0, 0, 200, 400))
        root.addSubview(stack)
        let below = free(ContentView(5, 5))
        root.addSubview(below)
        _ = relate(stack, .top, .equal, root, .top)
        _ = relate(stack, .left, .equal, root, .left)
        _ = relate(below, .top, .equal, stack, .bottom)
        stage.show(root)
        stage.layoutNow()
        #expect(below.frame.minY == 80)
        UIView.animate(withDuration: 0.3) {
            views[1].isHidden = true
            views[2].isHidden = true
        }
        #expect(below.frame.minY == 40)
        #expect(below.layer.animationKeys() == ["position"])
        stage.settle()
        // Without a block it is at the next layout.
        views[1].isHidden = false
        #expect(below.frame.minY == 40)
        stage.layoutNow()
        #expect(below.frame.minY == 60 && below.layer.animationKeys() == nil)
    }

    @Test(.documented("STACK-S7: property animators as well"))
    func `a property animator hides views of a stack`() {
        let stage = Stage(device: .iPhone15)
        let views = (0..<2).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.frame = rect(0, 0, 100, 50)
        stage.show(stack)
        stage.layoutNow()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { views[1].isHidden = true }
        animator.startAnimation()
        #expect(views[0].frame.width == 100)
        stage.advance(by: 0.5)
        #expect(abs((views[0].layer.presentation()?.bounds.width ?? 0) - 75) < 1)
        stage.settle()
        #expect(views[1].isHidden && views[0].frame.width == 100)
    }

    @Test(.documented("STACK-S8"))
    func `baselines are the tallest view's in a row, the ends' in a column`() {
        let small = UILabel()
        let large = UILabel()
        small.text = "Text"
        large.text = "Text"
        large.font = .systemFont(ofSize: 40)
        let stack = UIStackView(arrangedSubviews: [small, large])
        stack.alignment = .top
        stack.frame = rect(0, 0, 300, 100)
        stack.layoutIfNeeded()
        #expect(stack.forFirstBaselineLayout === large && stack.forLastBaselineLayout === large)
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === small && stack.forLastBaselineLayout === large)
        #expect(UIStackView().forLastBaselineLayout is UIStackView)
    }

    @Test(.oracle("STACK-S9: since iOS 14 an ordinary layer"))
    func `stacks have a background`() {
        let stack = UIStackView()
        stack.backgroundColor = .red
        #expect(type(of: stack.layer) == CALayer.self && stack.layer.backgroundColor != nil)
    }

    @Test(.oracle("STACK-S10: no margins of its own"))
    func `a stack's own margins are nothing`() {
        let stack = UIStackView(arrangedSubviews: [ContentView(10, 10)])
        #expect(stack.layoutMargins == .zero)
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 16, height: 14))
    }

    @Test(.documented("STACK-S12"))
    func `a stack has no content size of its own`() {
        let stack = UIStackView(arrangedSubviews: [ContentView(10, 10)])
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test(.oracle("STACK-L7"))
    func `filling changes the weakest`() {
        let views = (0..<3).map { _ in ContentView(50, 10) }
        views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        views[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = rect(0, 0, 200, 10)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [50, 100, 50])
        stack.frame.size.width = 120
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [50, 50, 20])
    }

    @Test(
        .oracle("STACK-L8"),
        arguments: [1000, 999] as [Float])
    func `a hidden view with a required size is in the log`(priority: Float) {
        let a = UIView()
        let b = ContentView(10, 10)
        let width = a.widthAnchor.constraint(equalToConstant: 30)
        width.priority = UILayoutPriority(priority)
        width.isActive = true
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.frame = rect(0, 0, 100, 10)
        stack.layoutIfNeeded()
        a.isHidden = true
        let heard = Misuse.observed { stack.layoutIfNeeded() }
        #expect(heard.count == (priority == 1000 ? 1 : 0))
        if priority == 1000 { #expect(heard[0].message.contains("'UISV-hiding'")) }
        #expect(a.frame.width == 0 && b.frame == rect(0, 0, 100, 10))
    }

    @Test(
        .oracle("LAYOUT-K2: apps' sizes are broken, not 'UISV-hiding'"),
        arguments: [UIStackView.Alignment.fill, .center], [false, true])
    func `the stack's own constraints are broken last`(alignment: UIStackView.Alignment, isHiddenFirst: Bool) {
        let (a, b) = (UIView(), ContentView(10, 10))
        let width = a.widthAnchor.constraint(equalToConstant: 30)
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.alignment = alignment
        stack.frame = rect(0, 0, 100, 10)
        width.isActive = true
        if !isHiddenFirst { stack.layoutIfNeeded() }
        a.isHidden = true
        let heard = Misuse.observed { stack.layoutIfNeeded() }
        #expect(heard.count == 1)
        #expect(heard.first?.message.contains("breaking constraint \n\(width.description)") == true)
        #expect(a.frame.width == 0 && b.frame.minX == 0 && b.frame.width == 100)
        a.isHidden = false
        #expect(Misuse.observed { stack.layoutIfNeeded() }.isEmpty)
        #expect(a.frame.width == 30 && b.frame.minX == 30)
    }

    @Test(.oracle("STACK-L9"))
    func `thirds of 343 points at two pixels a point`() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.spacing = 8
        stack.traitOverrides.displayScale = 2
        stack.frame = rect(0, 0, 343, 10)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 117, 234])
        #expect(views.map(\.frame.width) == [109, 109, 109])
        stack.spacing = 0
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 114.5, 228.5])
        #expect(views.map(\.frame.maxX) == [114.5, 228.5, 343])
    }

    @Test(.documented("STACK-B1"))
    func `columns may space their baselines`() {
        let views = [UILabel(), UILabel()]
        for view in views { view.text = "Text" }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 30
        stack.isBaselineRelativeArrangement = true
        stack.traitOverrides.displayScale = 2
        stack.frame = rect(0, 0, 100, 0)
        stack.frame.size.height = stack.systemLayoutSizeFitting(.zero).height
        stack.layoutIfNeeded()
        #expect(abs(views[1].frame.minY - views[0].frame.minY - 30) <= 0.5)
    }

    @Test(.oracle("STACK-A4: the edge opposite to the baseline is weak"), arguments: [false, true])
    func `first baselines hang from the top, last ones stand at the bottom`(isLast: Bool) {
        let views = [UILabel(), UILabel()]
        for (view, size) in zip(views, [12, 30]) {
            view.text = "Text"
            view.font = .systemFont(ofSize: CGFloat(size))
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = isLast ? .lastBaseline : .firstBaseline
        stack.frame = rect(0, 0, 300, 100)
        stack.layoutIfNeeded()
        let large = views[1].intrinsicContentSize.height
        #expect(abs(views[1].frame.height - large) < 0.4)
        #expect(abs((isLast ? views[1].frame.maxY - 100 : views[1].frame.minY)) < 0.5)
        #expect(abs(stack.systemLayoutSizeFitting(.zero).height - large) < 0.4)
    }

    @Test(.documented("UIView.semanticContentAttribute: rows read from the right"))
    func `rows are reversed where people read from the right`() {
        let views = [ContentView(10, 10), ContentView(20, 10), ContentView(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.semanticContentAttribute = .forceRightToLeft
        stack.spacing = 5
        stack.distribution = .equalSpacing
        stack.frame = rect(0, 0, 70, 10)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [60, 35, 0])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame = rect(0, 0, 70, 60)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.maxX) == [70, 70, 70])
    }

    @Test(.assumed("coder keys as open implementations that read nibs have them"))
    func `stacks can be archived`() throws {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.axis = .vertical
        stack.distribution = .equalCentering
        stack.alignment = .trailing
        stack.spacing = 7
        stack.isLayoutMarginsRelativeArrangement = true
        stack.isBaselineRelativeArrangement = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: stack, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIStackView)
        #expect(copy.axis == .vertical && copy.distribution == .equalCentering && copy.alignment == .trailing)
        #expect(copy.spacing == 7 && copy.isLayoutMarginsRelativeArrangement && copy.isBaselineRelativeArrangement)
        #expect(copy.arrangedSubviews.count == 2)
    }

    @Test(
        .assumed("every distribution, alignment and axis gives frames inside the stack, without a message"), arguments: 0..<60)
    func `all combinations lay out without conflict`(index: Int) {
        let axis = NSLayoutConstraint.Axis(rawValue: index % 2)!
        let distribution = UIStackView.Distribution(rawValue: index / 2 % 5)!
        let alignment = UIStackView.Alignment(rawValue: index / 10)!
        if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline { return }
        var views: [UIView] = []
        for (number, text) in ["Ab", "One two", "gy"].enumerated() {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: [11, 24, 16][number])
            label.setContentHuggingPriority(UILayoutPriority(Float(250 + number)), for: axis)
            label.setContentCompressionResistancePriority(UILayoutPriority(Float(750 + number)), for: axis)
            views.append(label)
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = 6
        for size in [CGSize(width: 300, height: 200), CGSize(width: 200, height: 120)] {
            for hidden in [nil, 0, 1, 2] {
                for (number, view) in views.enumerated() { view.isHidden = number == hidden }
                stack.frame = CGRect(origin: .zero, size: size)
                let heard = Misuse.observed { stack.layoutIfNeeded() }
                #expect(heard.isEmpty)
                var end: CGFloat = 0
                for view in views where !view.isHidden {
                    let start = axis == .horizontal ? view.frame.minX : view.frame.minY
                    #expect(start >= end - 0.01)
                    end = axis == .horizontal ? view.frame.maxX : view.frame.maxY
                    #expect(stack.bounds.insetBy(dx: -0.5, dy: -0.5).contains(view.frame), "\(view.frame)")
                }
                #expect(abs(end - (axis == .horizontal ? size.width : size.height)) < 0.5)
            }
        }
    }
}
