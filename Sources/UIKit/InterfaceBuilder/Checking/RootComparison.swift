import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// One root view at its stored size: finds out what the canvas drew around it, lays it out, and compares.
@MainActor struct RootComparison {
    enum Rank {
        /// The view of the controller with this element.
        case scene(IBElement)
        case loose
        case cell
    }

    let session: NibSession
    let root: UIView
    let element: IBElement
    let controller: UIViewController?
    let rank: Rank
    let bars: CanvasBars

    private var stored: StoredLayout { StoredLayout(session: session, root: root, tolerance: tolerance) }

    /// What may lie between stored frames and constraints: a pixel. Old Xcodes stored whole points, and half a point between those may
    /// be as much as a wrong one.
    private var tolerance: CGFloat {
        var pending = [element]
        while let next = pending.popLast() {
            for child in next.children { pending.append(child) }
            guard let frame = IBView(next)?.frame else { continue }
            if [frame.x, frame.y, frame.width, frame.height].contains(where: { $0 != $0.rounded() }) {
                return 1 / bars.scale + 0.01
            }
        }
        return 0.49
    }

    func run(_ frames: inout InterfaceCheck.Frames) {
        guard let size = IBView(element)?.frame.map({ CGRect($0).size }), size.width >= 1, size.height >= 1,
            size.width < 5000, size.height < 5000
        else { return }
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        let frame = CanvasFrame()
        frame.frame = window.bounds
        window.addSubview(frame)
        // The canvas keeps the root as large as it was drawn, whatever its constraints say.
        root.translatesAutoresizingMaskIntoConstraints = true
        root.autoresizingMask = []
        root.frame = CGRect(origin: .zero, size: size)
        keepContentView()
        frame.addSubview(root)
        takeDesignTime()
        defer {
            root.removeFromSuperview()
            window.isHidden = true
        }
        if !chooseCanvas(frame) { frames.rootsElsewhere += 1 }
        var ties = spoiled()
        let contradictions = stored.contradictions()
        window.layoutIfNeeded()
        frames.rootsCompared += 1
        compare(element, isRoot: true, &ties, contradictions, &frames)
    }

    // MARK: The canvas
    /// Takes the first surroundings in which the stored frames fulfil the file's constraints, or break the fewest.
    /// Whether they are what the document tells.
    private func chooseCanvas(_ frame: CanvasFrame) -> Bool {
        let stored = stored
        let asking = stored.askingForSurroundings()
        guard !asking.isEmpty, asking.count < 2000 else { return true }
        func count() -> Fit {
            var fit = Fit(required: 0, wishes: 0)
            for constraint in asking where stored.isBroken(constraint) {
                if constraint.priority == .required { fit.required += 1 } else { fit.wishes += 1 }
            }
            return fit
        }
        let size = root.bounds.size
        switch rank {
        case .scene(let controller):
            return choose(bars.safeAreas(of: controller, size: size), { frame.contentSafeAreaInsets = $0 }, count)
        case .loose:
            // A loose view has the device's safe area too, whatever its size.
            let device = bars.safeAreas(of: nil, size: size)
            let isTold = choose(device, { frame.contentSafeAreaInsets = $0 }, count)
            if hasOwnMargins(element) { return isTold }
            return choose(looseMargins(size), { root.layoutMargins = $0 }, count) && isTold
        case .cell:
            let content = contentView ?? root
            let described = element.child(key: "contentView") ?? element
            return hasOwnMargins(described) || choose(cellMargins(size), { content.layoutMargins = $0 }, count)
        }
    }

    /// How badly the stored frames fit their surroundings.
    private struct Fit: Comparable {
        var required: Int
        /// Constraints that may break, which tell where the others do not.
        var wishes: Int

        static func < (one: Fit, other: Fit) -> Bool { (one.required, one.wishes) < (other.required, other.wishes) }
    }

    /// Whether it is the first choice.
    private func choose<Choice>(_ choices: [Choice], _ take: (Choice) -> Void, _ count: () -> Fit) -> Bool {
        var best: (place: Int, fit: Fit)?
        for (place, choice) in choices.enumerated() {
            take(choice)
            let fit = count()
            if fit.required == 0, fit.wishes == 0 { return place == 0 }
            if best.map({ fit < $0.fit }) ?? true { best = (place, fit) }
        }
        if let best { take(choices[best.place]) }
        return best?.place == 0
    }

    private func hasOwnMargins(_ element: IBElement) -> Bool {
        IBView(element)?.layoutMargins != nil || IBView(element)?.directionalLayoutMargins != nil
    }

    /// Like a controller's view, or like any other.
    private func looseMargins(_ size: CGSize) -> [UIEdgeInsets] {
        let system: CGFloat = size.width < 400 ? 16 : 20
        return [8, system, 36 - system, 0].flatMap { side in
            [8, 0].map { UIEdgeInsets(top: $0, left: side, bottom: $0, right: side) }
        }
    }

    /// Interface Builder's rows: what the table keeps at the sides, and what the writer's Xcode had above and below.
    private func cellMargins(_ size: CGSize) -> [UIEdgeInsets] {
        let isPlain = !element.has("tableViewCell")
        let system: CGFloat = size.width < 400 ? 16 : 20
        let sides: [(CGFloat, CGFloat)] =
            isPlain
            ? [(8, 8), (system, system), (0, 0)]
            : [(system, system), (system, 8), (36 - system, 36 - system), (36 - system, 8), (15, 15), (15, 8), (8, 8)]
        let heights: [(CGFloat, CGFloat)] = isPlain ? [(8, 8), (0, 0), (11, 11)] : [(11, 11), (8, 8), (11, 10.5), (0, 0)]
        return sides.flatMap { side in
            heights.map { UIEdgeInsets(top: $0.0, left: side.0, bottom: $0.1, right: side.1) }
        }
    }

    private var contentView: UIView? {
        element.child(key: "contentView").flatMap { session.objects[$0.index] as? UIView }
    }

    /// A cell's content is placed by the cell, where the file says.
    private func keepContentView() {
        guard case .cell = rank, let content = contentView else { return }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = []
        content.preservesSuperviewLayoutMargins = false
    }

    /// What only the canvas has: sizes that stand for those of classes which it doesn't know, and indicators that have stopped.
    private func takeDesignTime() {
        var pending = [element]
        while let next = pending.popLast() {
            for child in next.children { pending.append(child) }
            guard let view = session.objects[next.index] as? UIView, view !== root else { continue }
            if next.has("activityIndicatorView"), next.bool("hidesWhenStopped", default: false) { view.isHidden = false }
            if view is StoredSizeView { continue }
            let size = StoredSizeView.placeholder(next)
            for (length, dimension, axis) in [
                (size.width, view.widthAnchor, NSLayoutConstraint.Axis.horizontal), (size.height, view.heightAnchor, .vertical),
            ] {
                guard let length, length >= 0 else { continue }
                let most = dimension.constraint(lessThanOrEqualToConstant: length)
                most.priority = view.contentHuggingPriority(for: axis)
                let least = dimension.constraint(greaterThanOrEqualToConstant: length)
                least.priority = view.contentCompressionResistancePriority(for: axis)
                NSLayoutConstraint.activate([most, least])
            }
        }
    }

    // MARK: What says nothing
    /// Everything that moves with a view whose stored frame is not one of its file's constraints.
    private func spoiled() -> StoredLayout.Ties {
        let stored = stored
        var ties = stored.ties()
        func spoil(_ item: AnyObject?, _ side: NSLayoutConstraint.Attribute, _ reason: String) {
            if let view = item as? UIView, view !== root { ties.spoil(view, StoredLayout.axis(side), reason) }
        }
        for broken in stored.broken() {
            let constraint = broken.constraint
            spoil(constraint.firstItem, constraint.firstAttribute, "stored before the file's last change")
            spoil(constraint.secondItem, constraint.secondAttribute, "stored before the file's last change")
        }
        for (stack, axis) in stored.brokenStacks() {
            for view in [stack] + stack.arrangedSubviews { ties.spoil(view, axis, "stored before the file's last change") }
        }
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        for constraint in stored.constraints
        where baselines.contains(constraint.firstAttribute) || baselines.contains(constraint.secondAttribute) {
            spoil(constraint.firstItem, .top, "a baseline, which is the font's")
            spoil(constraint.secondItem, .top, "a baseline, which is the font's")
        }
        var pending = [element]
        while let next = pending.popLast() {
            for child in next.children { pending.append(child) }
            guard let view = session.objects[next.index] as? UIView, view !== root else { continue }
            if IBView(next)?.isMisplaced == true {
                for axis in StoredLayout.Axis.allCases { ties.spoil(view, axis, "Interface Builder says so itself") }
            }
            if let stack = view as? UIStackView, [.firstBaseline, .lastBaseline].contains(stack.alignment) {
                for part in [stack] + stack.arrangedSubviews { ties.spoil(part, .vertical, "a baseline, which is the font's") }
            }
        }
        return ties
    }

    // MARK: Comparing
    private func compare(
        _ element: IBElement, isRoot: Bool, _ ties: inout StoredLayout.Ties, _ contradictions: [ObjectIdentifier: String],
        _ frames: inout InterfaceCheck.Frames
    ) {
        guard let description = IBView(element), let view = session.objects[element.index] as? UIView else { return }
        // What is hidden in a stack view has no place.
        if view.isHidden, view.superview is UIStackView { return }
        if !isRoot {
            guard description.frame != nil, view.superview != nil else { return }
            if let reason = ties.reason(view) {
                frames.leftOut[reason, default: 0] += 1
            } else {
                judge(view, description, contradictions[ObjectIdentifier(view)], &frames)
            }
        }
        // What lists and bars hold is placed by them.
        guard
            !["tableView", "collectionView", "navigationBar", "toolbar", "tabBar", "textView"].contains(description.kind)
        else { return }
        let content = element.child(key: "contentView")
        for child in element.first("subviews")?.children ?? element.children where child.has("subviews") == false {
            if isRoot || child.index != content?.index { compare(child, isRoot: false, &ties, contradictions, &frames) }
        }
        if !isRoot, let content { compare(content, isRoot: true, &ties, contradictions, &frames) }
    }

    private func judge(
        _ view: UIView, _ description: IBView, _ contradiction: String?, _ frames: inout InterfaceCheck.Frames
    ) {
        guard let rect = description.frame else { return }
        let stored = CGRect(rect)
        let frame = view.frame
        frames.compared += 1
        if !view.translatesAutoresizingMaskIntoConstraints || view.superview is UIStackView { frames.placed += 1 }
        let distance = max(
            abs(frame.minX - stored.minX), abs(frame.minY - stored.minY), abs(frame.width - stored.width),
            abs(frame.height - stored.height))
        if distance <= 0.5 {
            frames.agreed += 1
        } else {
            frames.differences.append(
                InterfaceCheck.Difference(
                    file: session.document.file, line: description.element.line, kind: description.kind,
                    id: description.id ?? "", frame: frame, stored: stored,
                    remark: contradiction))
        }
    }
}

/// Stands around a root, and covers of it what the canvas' bars and housing do.
private final class CanvasFrame: ContentInsetView {}
