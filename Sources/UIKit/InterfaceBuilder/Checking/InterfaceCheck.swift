import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Instantiates what a file describes without the app that it belongs to, and compares layouts with the frames that are stored in it.
@MainActor package struct InterfaceCheck {
    package struct Frames {
        package var compared = 0
        package var agreed = 0
        /// Scenes that say nothing about layout: stale, ambiguous, of another system's margins.
        package var scenesLeftOut = 0
        package var scenesCompared = 0
        package var differences: [String] = []

        package init() {}
    }

    private let document: IBDocument

    package init(_ document: IBDocument) { self.document = document }

    private var source: NibSource { NibSource(document: document, bundle: .main, name: document.file, strings: nil) }

    // MARK: Instantiation
    /// Makes every scene's controller with its view, or all objects of a xib. False when something could not be made.
    package func instantiate() -> Bool {
        NibOptions.isWithoutClasses = true
        NibOptions.leavesBlankForMissingImages = true
        NibOptions.usesStoredContentSizes = false
        guard document.kind == .storyboard else {
            return !NibInstantiation.run(source, owner: nil, external: [:]).isEmpty
                || document.topLevelObjects.allSatisfy { $0.has("placeholder") }
        }
        let source = source
        let storyboard = UIStoryboard(source: source)
        var isWhole = true
        for scene in document.scenes {
            guard let element = scene.objects.first(where: { IBController($0) != nil }) else { continue }
            guard let controller = SceneInstance.controller(of: element, in: storyboard, source) else {
                isWhole = false
                continue
            }
            controller.loadViewIfNeeded()
            if !controller.isViewLoaded { isWhole = false }
        }
        return isWhole
    }

    // MARK: Frames
    /// Lays out each scene at the size that it was drawn at. Contents have the size that they had on the canvas.
    package func compareFrames() -> Frames {
        var frames = Frames()
        // From Xcode 26 on the canvas has other margins.
        guard (document.toolsVersion ?? 0) < 24000 else { return frames }
        NibOptions.isWithoutClasses = true
        NibOptions.leavesBlankForMissingImages = true
        NibOptions.usesStoredContentSizes = true
        defer { NibOptions.usesStoredContentSizes = false }
        if document.kind == .xib {
            for element in document.topLevelObjects {
                guard let view = IBView(element), view.kind == "view", view.frame != nil else { continue }
                let session = NibSession(source: source)
                guard let made = session.make(element) as? UIView else {
                    session.end()
                    continue
                }
                session.finish()
                SceneComparison(session: session, root: made, element: element, controller: nil).run(&frames)
            }
            return frames
        }
        let source = source
        let storyboard = UIStoryboard(source: source)
        for scene in document.scenes {
            guard let element = scene.controller?.element, let view = element.child(key: "view"),
                let description = IBView(view), description.kind == "view", description.frame != nil,
                let controller = SceneInstance.controller(of: element, in: storyboard, source)
            else { continue }
            SceneInstance.lastViewSession = nil
            // Embedded scenes have sizes of their own on the canvas.
            controller.controllerRarities?.scene?.forgetEmbeds()
            controller.loadViewIfNeeded()
            guard let root = controller.viewIfLoaded, let session = SceneInstance.lastViewSession else { continue }
            SceneComparison(session: session, root: root, element: view, controller: controller).run(&frames)
        }
        SceneInstance.lastViewSession = nil
        return frames
    }
}

/// One root view at its stored size.
@MainActor private struct SceneComparison {
    let session: NibSession
    let root: UIView
    let element: IBElement
    let controller: UIViewController?

    func run(_ frames: inout InterfaceCheck.Frames) {
        guard let insets = safeArea(), !isStale(insets), !namesBaselines, !isUndecided else {
            frames.scenesLeftOut += 1
            return
        }
        let size = root.frame.size
        guard size.width >= 1, size.height >= 1, size.width < 5000, size.height < 5000 else { return }
        var device = Device.named(size.width >= 744 ? "iPad Pro 11" : "iPhone 15") ?? UIScreen.main.device
        device.orientation = .portrait
        device = device.resized(to: size, scale: canvasScale, safeArea: insets)
        let screen = UIScreen.main
        screen.take(device)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let controller { window.rootViewController = controller } else { window.addSubview(root) }
        window.isHidden = false
        // The canvas keeps the root as large as it was drawn, whatever its constraints say.
        root.translatesAutoresizingMaskIntoConstraints = true
        root.frame = CGRect(origin: .zero, size: size)
        if controller == nil { takeCanvasMargins() }
        let complaints = Misuse.observed { window.layoutIfNeeded() }
        window.isHidden = true
        window.rootViewController = nil
        if complaints.contains(where: { if case .unsatisfiableConstraints = $0 { true } else { false } }) {
            frames.scenesLeftOut += 1
            return
        }
        frames.scenesCompared += 1
        compare(element, isRoot: true, &frames)
    }

    private func compare(_ element: IBElement, isRoot: Bool, _ frames: inout InterfaceCheck.Frames) {
        guard let description = IBView(element), let view = session.objects[element.index] as? UIView, !view.isHidden else {
            return
        }
        if !isRoot {
            guard let stored = description.frame, view.superview != nil, !description.isMisplaced else { return }
            frames.compared += 1
            let frame = view.frame
            let distance = max(
                abs(frame.minX - stored.x), abs(frame.minY - stored.y), abs(frame.width - stored.width),
                abs(frame.height - stored.height))
            if distance <= 0.5 {
                frames.agreed += 1
            } else if frames.differences.count < 5 {
                frames.differences.append(
                    "\(session.document.file): \(description.kind) \(description.id ?? ""): "
                        + "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height), stored "
                        + "\(stored.x) \(stored.y) \(stored.width) \(stored.height)")
            }
        }
        // What lists and bars hold is placed by them.
        guard
            ![
                "tableView", "collectionView", "navigationBar", "toolbar", "tabBar", "visualEffectView", "scrollView",
                "textView",
            ].contains(description.kind)
        else { return }
        for child in element.first("subviews")?.children ?? element.children where child.has("subviews") == false {
            compare(child, isRoot: false, &frames)
        }
    }

    // MARK: What the file tells of its canvas
    private func equalities() -> [NSLayoutConstraint] {
        session.constraints.sorted { $0.key < $1.key }.map(\.value).filter {
            $0.relation == .equal && $0.priority == .required && $0.isActive
        }
    }

    /// From what lies against the guides' edges. Nil where they are asked for and can't be told.
    private func safeArea() -> UIEdgeInsets? {
        var top: CGFloat?
        var bottom: CGFloat?
        let height = root.bounds.height
        for constraint in equalities() where constraint.multiplier == 1 {
            for (item, side, other, otherSide, sign) in [
                (constraint.firstItem, constraint.firstAttribute, constraint.secondItem, constraint.secondAttribute, -1.0),
                (constraint.secondItem, constraint.secondAttribute, constraint.firstItem, constraint.firstAttribute, 1.0),
            ] {
                guard let view = item as? UIView, view.superview === root, let guide = other as? UILayoutGuide,
                    guide.owningView === root
                else { continue }
                let offset = constraint.constant * CGFloat(sign)
                let isBar = guide is UILayoutSupport
                let isTop = isBar ? guide === bars?.top && otherSide == .bottom : otherSide == .top
                let isBottom = isBar ? guide === bars?.bottom && otherSide == .top : otherSide == .bottom
                if isTop {
                    if side == .top { top = top ?? view.frame.minY + offset }
                    if side == .bottom { top = top ?? view.frame.maxY + offset }
                    if side == .centerY { top = top ?? view.frame.midY + offset }
                }
                if isBottom {
                    if side == .bottom { bottom = bottom ?? height - view.frame.maxY - offset }
                    if side == .top { bottom = bottom ?? height - view.frame.minY - offset }
                }
            }
        }
        let asks = session.constraints.values.contains {
            asksAtAll($0.firstItem, $0.firstAttribute) || asksAtAll($0.secondItem, $0.secondAttribute)
        }
        if asks, controller == nil { return nil }
        if asks, top == nil || bottom == nil, needsBoth { return nil }
        let (high, low) = (top ?? 0, bottom ?? 0)
        guard high >= 0, low >= 0, high < 200, low < 200 else { return nil }
        return UIEdgeInsets(top: high, left: 0, bottom: low, right: 0)
    }

    private var bars: (top: AnyObject, bottom: AnyObject)? {
        controller.map { ($0.topLayoutGuide as AnyObject, $0.bottomLayoutGuide as AnyObject) }
    }

    /// Whether an edge is asked for that could not be told.
    private var needsBoth: Bool {
        session.constraints.values.contains {
            asksForEdge($0.firstItem, $0.firstAttribute) || asksForEdge($0.secondItem, $0.secondAttribute)
        }
    }

    private func asksForEdge(_ item: AnyObject?, _ side: NSLayoutConstraint.Attribute) -> Bool {
        if item === root { return [.topMargin, .bottomMargin, .centerYWithinMargins].contains(side) }
        guard (item as? UILayoutGuide)?.owningView === root else { return false }
        return [.top, .bottom, .centerY, .height].contains(side)
    }

    private func asksAtAll(_ item: AnyObject?, _ side: NSLayoutConstraint.Attribute) -> Bool {
        if item === root { return [.topMargin, .bottomMargin, .centerYWithinMargins].contains(side) }
        return (item as? UILayoutGuide)?.owningView === root
    }

    private var namesBaselines: Bool {
        let sides: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        return session.constraints.values.contains { sides.contains($0.firstAttribute) || sides.contains($0.secondAttribute) }
    }

    /// Interface Builder itself says that the file's frames are not those of its constraints.
    private var isUndecided: Bool {
        var pending = [element]
        while let next = pending.popLast() {
            if IBView(next)?.isMisplaced == true { return true }
            if next.has("stackView"), ["firstBaseline", "lastBaseline"].contains(next.string("alignment") ?? "") {
                return true
            }
            for child in next.children { pending.append(child) }
        }
        return false
    }

    /// Frames that break a required equality of their own file by more than a point were stored before it was written.
    private func isStale(_ insets: UIEdgeInsets) -> Bool {
        for constraint in equalities() {
            guard let first = value(constraint.firstItem, constraint.firstAttribute, insets) else { continue }
            var wanted = constraint.constant
            if constraint.secondItem != nil {
                guard let second = value(constraint.secondItem, constraint.secondAttribute, insets) else { continue }
                wanted += constraint.multiplier * second
            }
            if abs(first - wanted) > 0.51 { return true }
        }
        return false
    }

    /// The points' pixels on the device that was drawn for.
    private var canvasScale: CGFloat {
        guard let name = session.document.device?.id else { return 2 }
        let three: Set<String> = [
            "retina5_5", "retina5_9", "retina5_4", "retina6_0", "retina6_3", "retina6_5", "retina6_7", "retina6_9",
            "retina6_12",
        ]
        return three.contains(name) ? 3 : 2
    }

    /// A xib does not say whose margins its root has on the canvas; what lies against them tells.
    private func takeCanvasMargins() {
        guard IBView(element)?.layoutMargins == nil, IBView(element)?.directionalLayoutMargins == nil else { return }
        let known: Set<CGFloat> = [8, 16, 20]
        for constraint in equalities() where constraint.multiplier == 1 && constraint.secondItem != nil {
            for (item, side, other, otherSide, sign) in [
                (constraint.firstItem, constraint.firstAttribute, constraint.secondItem, constraint.secondAttribute, -1.0),
                (constraint.secondItem, constraint.secondAttribute, constraint.firstItem, constraint.firstAttribute, 1.0),
            ] {
                guard let view = item as? UIView, view.superview === root, other === root,
                    let frame = description(of: view)?.frame
                else { continue }
                let offset = constraint.constant * CGFloat(sign)
                var margin: CGFloat?
                if otherSide == .leadingMargin, side == .leading { margin = CGFloat(frame.x) + offset }
                if otherSide == .trailingMargin, side == .trailing {
                    margin = root.bounds.width - CGFloat(frame.x + frame.width) - offset
                }
                if let margin, known.contains(margin) {
                    root.layoutMargins.left = margin
                    root.layoutMargins.right = margin
                    return
                }
            }
        }
    }

    private func description(of view: UIView) -> IBView? {
        session.objects.element(of: view).flatMap { IBView(session.document.element(at: $0)) }
    }

    private func value(_ item: AnyObject?, _ side: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets) -> CGFloat? {
        var frame: CGRect
        if let view = item as? UIView {
            frame = view === root ? root.bounds : view.superview.map { $0.convert(view.frame, to: root) } ?? view.frame
        } else if let guide = item as? UILayoutGuide, guide.owningView === root, !(guide is UILayoutSupport) {
            frame = root.bounds.inset(by: insets)
        } else {
            return nil
        }
        frame = frame.standardized
        switch side {
        case .leading, .left: return frame.minX
        case .trailing, .right: return frame.maxX
        case .top: return frame.minY
        case .bottom: return frame.maxY
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.midX
        case .centerY: return frame.midY
        default: return nil
        }
    }
}

/// A label, a button or the like that is as large as the file says it was.
final class StoredSizeView: UIControl {
    private let natural: CGSize
    private let insets: UIEdgeInsets

    required init?(coder: NSCoder) {
        let element = (coder as? NibDecoder)?.element
        let kind = element?.name ?? ""
        insets = Self.alignment[kind] ?? .zero
        let stored = element?.first("rect", key: "frame").map { CGSize($0) } ?? .zero
        natural = CGSize(
            width: stored.width - insets.left - insets.right, height: stored.height - insets.top - insets.bottom)
        super.init(coder: coder)
        // A size that nothing in the file speaks of: the canvas has one of its own for such views.
        guard !Self.kinds.contains(kind) else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(UILayoutPriority(1), for: axis)
            setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
        }
    }

    override var intrinsicContentSize: CGSize { natural }
    override var alignmentRectInsets: UIEdgeInsets { insets }

    /// As the real classes have them.
    private static let alignment: [String: UIEdgeInsets] = [
        "switch": UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
        "slider": UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
        "segmentedControl": UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
    ]

    static func stands(for element: IBElement) -> Bool {
        if kinds.contains(element.name) { return true }
        // Views without subviews may draw themselves, or are given a size by code.
        return element.has("view") && element.key == nil && element.parent?.has("subviews") == true
            && element.first("subviews") == nil
    }

    private static let kinds: Set<String> = [
        "label", "button", "imageView", "textField", "stepper", "progressView", "activityIndicatorView", "pageControl",
        "datePicker", "pickerView", "searchBar", "switch", "segmentedControl", "slider", "navigationBar", "toolbar", "tabBar",
    ]
}
