import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// What the stored frames say of their own file's constraints, before anything is laid out: which they fulfil, and which views hang
/// together along an axis, so that one that was stored before the file was last changed spoils only those that follow it.
@MainActor struct StoredLayout {
    enum Axis: Int, CaseIterable {
        case horizontal, vertical
    }

    let session: NibSession
    let root: UIView
    /// What frames were rounded to when they were stored, in points.
    let tolerance: CGFloat

    // MARK: Constraints
    struct Broken {
        let constraint: NSLayoutConstraint
        let distance: CGFloat
    }

    var constraints: [NSLayoutConstraint] {
        session.constraints.sorted { $0.key < $1.key }.map(\.value).filter(\.isActive)
    }

    /// Those that speak of safe areas or margins: only they can tell what the canvas drew around the root.
    func askingForSurroundings() -> [NSLayoutConstraint] {
        let margins: Set<NSLayoutConstraint.Attribute> = [
            .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
            .centerYWithinMargins,
        ]
        return constraints.filter {
            $0.firstItem is UILayoutGuide || $0.secondItem is UILayoutGuide || margins.contains($0.firstAttribute)
                || margins.contains($0.secondAttribute)
        }
    }

    /// What in a file contradicts the stored frame of a view, however little: the worst that it does to a constraint.
    func contradictions() -> [ObjectIdentifier: String] {
        var worst: [ObjectIdentifier: (distance: CGFloat, words: String)] = [:]
        for constraint in constraints {
            guard let distance = distance(constraint), distance > 0.2 else { continue }
            let words =
                constraint.priority == .required
                ? "the file's own constraint is off by \(distance)"
                : "a wish of the file, of priority \(constraint.priority.rawValue), is off by \(distance)"
            for item in [constraint.firstItem, constraint.secondItem] {
                guard let view = item as? UIView, distance > worst[ObjectIdentifier(view)]?.distance ?? 0 else { continue }
                worst[ObjectIdentifier(view)] = (distance, words)
            }
        }
        return worst.mapValues(\.words)
    }

    /// Required constraints that the stored frames don't fulfil, in the file's order.
    func broken() -> [Broken] {
        constraints.compactMap { constraint in
            guard constraint.priority == .required, let distance = distance(constraint), distance > tolerance else {
                return nil
            }
            return Broken(constraint: constraint, distance: distance)
        }
    }

    func isBroken(_ constraint: NSLayoutConstraint) -> Bool { distance(constraint).map { $0 > tolerance } ?? false }

    /// How far the stored frames are from fulfilling a constraint; nil where that can't be told.
    func distance(_ constraint: NSLayoutConstraint) -> CGFloat? {
        let first = constraint.firstItem
        let second = constraint.secondItem
        guard let own = value(first, constraint.firstAttribute, beside: second) else { return nil }
        var wanted = constraint.constant
        if let second {
            guard let other = value(second, constraint.secondAttribute, beside: first) else { return nil }
            wanted += constraint.multiplier * other
        }
        switch constraint.relation {
        case .equal: return abs(own - wanted)
        case .greaterThanOrEqual: return max(0, wanted - own)
        default: return max(0, own - wanted)
        }
    }

    /// Where an edge lies, in the root's coordinates.
    private func value(_ item: AnyObject?, _ side: NSLayoutConstraint.Attribute, beside other: AnyObject?) -> CGFloat? {
        guard let (frame, margins) = box(item) else { return nil }
        // Edges of a scroll view are those of its content for what is in it, and so is the content's guide.
        let scroll = item as? UIScrollView ?? contentOwner(item)
        let isContent = contentOwner(item) != nil || scroll.map { isInside(other, $0) } ?? false
        if isContent {
            switch side {
            case .leading, .left, .top: break
            case .width where contentOwner(item) == nil, .height where contentOwner(item) == nil: break
            case .centerX where contentOwner(item) == nil, .centerY where contentOwner(item) == nil: break
            default: return nil
            }
        }
        switch side {
        case .leading, .left: return frame.minX
        case .trailing, .right: return frame.maxX
        case .top: return frame.minY
        case .bottom: return frame.maxY
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.midX
        case .centerY: return frame.midY
        case .leadingMargin, .leftMargin: return frame.minX + margins.left
        case .trailingMargin, .rightMargin: return frame.maxX - margins.right
        case .topMargin: return frame.minY + margins.top
        case .bottomMargin: return frame.maxY - margins.bottom
        case .centerXWithinMargins: return (frame.minX + margins.left + frame.maxX - margins.right) / 2
        case .centerYWithinMargins: return (frame.minY + margins.top + frame.maxY - margins.bottom) / 2
        default: return nil
        }
    }

    private func box(_ item: AnyObject?) -> (frame: CGRect, margins: UIEdgeInsets)? {
        if let view = item as? UIView {
            if view === root { return (root.bounds, root.layoutMargins) }
            guard let superview = view.superview else { return nil }
            let frame = superview.convert(view.alignmentRect(forFrame: view.frame.standardized), to: root)
            return (frame, view.layoutMargins)
        }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
        let bounds = owner.convert(owner.bounds, to: root)
        switch guide.kind {
        case .safeArea: return (bounds.inset(by: owner.safeAreaInsets), .zero)
        case .margins: return (bounds.inset(by: owner.layoutMargins), .zero)
        case .topBars:
            return (CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: owner.safeAreaInsets.top), .zero)
        case .bottomBars, .keyboard:
            let height = owner.safeAreaInsets.bottom
            return (CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height), .zero)
        case .frame, .content: return (bounds, .zero)
        default: return nil
        }
    }

    private func contentOwner(_ item: AnyObject?) -> UIScrollView? {
        guard let guide = item as? UILayoutGuide, guide.kind == .content else { return nil }
        return guide.owningView as? UIScrollView
    }

    private func isInside(_ item: AnyObject?, _ scroll: UIScrollView) -> Bool {
        guard let view = item as? UIView, view !== scroll else { return false }
        return view.isDescendant(of: scroll)
    }

    // MARK: Stack views
    /// Stacks whose stored frames don't follow each other as they should.
    func brokenStacks() -> [(stack: UIStackView, axis: Axis)] {
        var broken: [(UIStackView, Axis)] = []
        for stack in stacks(root) {
            let views = stack.arrangedSubviews
            guard !views.isEmpty, !views.contains(where: \.isHidden) else { continue }
            let isRow = stack.axis == .horizontal
            let box = stack.isLayoutMarginsRelativeArrangement ? stack.bounds.inset(by: stack.layoutMargins) : stack.bounds
            let frames = views.map { $0.alignmentRect(forFrame: $0.frame.standardized) }
            var along: [CGFloat] = [
                isRow ? frames[0].minX - box.minX : frames[0].minY - box.minY,
                isRow ? frames[frames.count - 1].maxX - box.maxX : frames[frames.count - 1].maxY - box.maxY,
            ]
            if [.fill, .fillEqually, .fillProportionally].contains(stack.distribution) {
                for (one, next) in zip(frames, frames.dropFirst()) {
                    along.append((isRow ? next.minX - one.maxX : next.minY - one.maxY) - stack.spacing)
                }
            }
            if stack.distribution == .fillEqually {
                for frame in frames { along.append(isRow ? frame.width - frames[0].width : frame.height - frames[0].height) }
            }
            if along.contains(where: { abs($0) > tolerance }) { broken.append((stack, isRow ? .horizontal : .vertical)) }
            if stack.alignment == .fill {
                let across = frames.flatMap { frame in
                    isRow ? [frame.minY - box.minY, frame.maxY - box.maxY] : [frame.minX - box.minX, frame.maxX - box.maxX]
                }
                if across.contains(where: { abs($0) > tolerance }) { broken.append((stack, isRow ? .vertical : .horizontal)) }
            }
        }
        return broken
    }

    private func stacks(_ view: UIView) -> [UIStackView] {
        var found: [UIStackView] = []
        var pending = [view]
        while let next = pending.popLast() {
            if let stack = next as? UIStackView { found.append(stack) }
            pending += next.subviews
        }
        return found
    }

    // MARK: What hangs together
    /// Views that move when another one does, along each axis.
    struct Ties {
        fileprivate var numbers: [ObjectIdentifier: Int] = [:]
        fileprivate var parents: [Int] = []
        private var spoiled: [Int: String] = [:]

        fileprivate mutating func number(_ view: UIView, _ axis: Axis) -> Int {
            if let known = numbers[ObjectIdentifier(view)] { return known + axis.rawValue }
            let number = parents.count
            numbers[ObjectIdentifier(view)] = number
            parents += [number, number + 1]
            return number + axis.rawValue
        }

        private func top(_ number: Int) -> Int {
            var current = number
            while parents[current] != current { current = parents[current] }
            return current
        }

        fileprivate mutating func tie(_ one: Int, _ other: Int) {
            let (first, second) = (top(one), top(other))
            if first != second { parents[max(first, second)] = min(first, second) }
        }

        /// All that hangs together with a view along an axis says nothing.
        mutating func spoil(_ view: UIView, _ axis: Axis, _ reason: String) {
            let own = number(view, axis)
            let number = top(own)
            if spoiled[number] == nil { spoiled[number] = reason }
        }

        mutating func reason(_ view: UIView) -> String? {
            for axis in Axis.allCases {
                let own = number(view, axis)
                if let reason = spoiled[top(own)] { return reason }
            }
            return nil
        }
    }

    func ties() -> Ties {
        var ties = Ties()
        for constraint in constraints {
            guard let first = view(constraint.firstItem) else { continue }
            let axis = Self.axis(constraint.firstAttribute)
            let own = first === root ? nil : ties.number(first, axis)
            guard let item = constraint.secondItem, let second = view(item) else { continue }
            let other = second === root ? nil : ties.number(second, Self.axis(constraint.secondAttribute))
            if let own, let other { ties.tie(own, other) }
            // What is measured across the tree moves with all in between.
            if !Self.isSize(constraint.firstAttribute) {
                tieAncestors(of: first, upTo: second, axis, &ties)
                tieAncestors(of: second, upTo: first, axis, &ties)
            }
        }
        for stack in stacks(root) {
            for axis in Axis.allCases {
                // A root that is a stack stays as large as it is, and its views share what is there.
                let own = ties.number(stack, axis)
                for view in stack.arrangedSubviews {
                    let other = ties.number(view, axis)
                    ties.tie(own, other)
                }
            }
        }
        tieMasks(root, &ties)
        return ties
    }

    private func tieAncestors(of view: UIView, upTo other: UIView, _ axis: Axis, _ ties: inout Ties) {
        var current = view
        while current !== other, let parent = current.superview, parent !== root, current !== root,
            !other.isDescendant(of: parent) || parent === other
        {
            if parent === other { return }
            let (own, outer) = (ties.number(current, axis), ties.number(parent, axis))
            ties.tie(own, outer)
            current = parent
        }
    }

    /// Views with masks follow their superview's size.
    private func tieMasks(_ view: UIView, _ ties: inout Ties) {
        var pending = [view]
        while let next = pending.popLast() {
            for child in next.subviews {
                pending.append(child)
                guard next !== root, child.translatesAutoresizingMaskIntoConstraints, !(next is UIStackView) else { continue }
                for axis in Axis.allCases {
                    let (own, inner) = (ties.number(next, axis), ties.number(child, axis))
                    ties.tie(own, inner)
                }
            }
        }
    }

    private func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    static func isSize(_ side: NSLayoutConstraint.Attribute) -> Bool { side == .width || side == .height }

    static func axis(_ side: NSLayoutConstraint.Attribute) -> Axis {
        switch side {
        case .leading, .trailing, .left, .right, .width, .centerX, .leadingMargin, .trailingMargin, .leftMargin, .rightMargin,
            .centerXWithinMargins:
            return .horizontal
        default: return .vertical
        }
    }
}
