import AppleFoundation
import CoreGraphics
import UIKit

/// Looks at the screen of the session in charge. It changes nothing.
@MainActor package struct Inspector {
    private var views: [ObjectIdentifier: Int] = [:]
    private var controllers: [ObjectIdentifier: Int] = [:]
    private var others: [ObjectIdentifier: Int] = [:]
    private var owners: [ObjectIdentifier: Int] = [:]
    /// Views and controllers by how UIKit's messages name them.
    private var addresses: [String: Inspection.Responder] = [:]
    private var inspection = Inspection(device: "", size: Inspection.Box(x: 0, y: 0, width: 0, height: 0), scale: 1)
    private(set) var subjects = InspectedViews()

    package static func inspect() -> Inspection { look().inspection }

    /// With the views themselves, by their numbers.
    package static func look() -> (inspection: Inspection, subjects: InspectedViews) {
        var inspector = Inspector()
        inspector.make()
        return (inspector.inspection, inspector.subjects)
    }

    private init() {}

    private mutating func make() {
        let screen = UIScreen.main
        inspection.device = screen.device.name
        inspection.size = Self.box(screen.bounds)
        inspection.scale = Double(screen.scale)
        inspection.isDark = screen.traitCollection.userInterfaceStyle == .dark
        let windows = screen.windows
        // Numbers first: constraints and responders name views anywhere.
        for window in windows { number(window) }
        for window in windows { window.rootViewController.map { number($0) } }
        inspection.controllers = windows.compactMap { $0.rootViewController.map { tree(of: $0) } }
        let views = views
        let reader = ConstraintReader(windows: windows) { views[ObjectIdentifier($0)] ?? 0 }
        inspection.windows = windows.map { tree(of: $0, reader) }
        inspection.firstResponder = ResponderChain.firstResponder.flatMap { link(to: $0) }
        tellWhatHappened()
    }

    private mutating func number(_ root: UIView) {
        var pending = [root]
        while let view = pending.popLast() {
            let number = views.count + 1
            views[ObjectIdentifier(view)] = number
            subjects.views[number] = view
            addresses[Diagnostics.address(view)] = Inspection.Responder(kind: .view, number: number)
            pending += view.subviews.reversed()
        }
    }

    // MARK: Controllers

    /// Those that a controller presents or holds, in the order in which they are told.
    private func children(of controller: UIViewController) -> [(UIViewController, Inspection.Role)] {
        var found: [(UIViewController, Inspection.Role)] = controller.children.map { ($0, .child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            found.append((presented, .presented))
        }
        return found
    }

    private mutating func number(_ root: UIViewController) {
        var pending = [root]
        while let controller = pending.popLast() {
            if controllers[ObjectIdentifier(controller)] != nil { continue }
            let number = controllers.count + 1
            controllers[ObjectIdentifier(controller)] = number
            addresses[Diagnostics.address(controller)] = Inspection.Responder(kind: .controller, number: number)
            if let view = controller.viewIfLoaded { owners[ObjectIdentifier(view)] = number }
            pending += children(of: controller).map(\.0).reversed()
        }
    }

    private mutating func tree(of root: UIViewController) -> Inspection.Controller {
        var nodes: [Inspection.Controller] = []
        var parents: [Int?] = []
        var pending: [(controller: UIViewController, role: Inspection.Role, parent: Int?)] = [(root, .root, nil)]
        while let (controller, role, parent) = pending.popLast() {
            let place = nodes.count
            let view = controller.viewIfLoaded
            let state: Inspection.State = view == nil ? .notLoaded : view?.window == nil ? .loaded : .onScreen
            var node = Inspection.Controller(
                number: controllers[ObjectIdentifier(controller)] ?? 0, name: "\(type(of: controller))",
                title: controller.title ?? controller.navigationItem.title, role: role, state: state,
                view: view.flatMap { views[ObjectIdentifier($0)] })
            node.next = controller.next.flatMap { link(to: $0) }
            nodes.append(node)
            parents.append(parent)
            pending += children(of: controller).reversed().map { ($0.0, $0.1, place) }
        }
        return Self.join(nodes, parents, \.children)
    }

    /// Children come after their parents, so that the last ones are whole when they are put in.
    private static func join<Node>(_ nodes: [Node], _ parents: [Int?], _ children: WritableKeyPath<Node, [Node]>) -> Node {
        var nodes = nodes
        for place in nodes.indices.reversed() {
            if let parent = parents[place] { nodes[parent][keyPath: children].insert(nodes[place], at: 0) }
        }
        return nodes[0]
    }

    // MARK: Responders

    /// Scenes, the application and its delegate get their numbers when they are met.
    private mutating func link(to responder: UIResponder) -> Inspection.Responder? {
        if let number = views[ObjectIdentifier(responder)] { return Inspection.Responder(kind: .view, number: number) }
        if let number = controllers[ObjectIdentifier(responder)] {
            return Inspection.Responder(kind: .controller, number: number)
        }
        if let number = others[ObjectIdentifier(responder)] { return Inspection.Responder(kind: .other, number: number) }
        guard others.count < 100 else { return nil }
        let number = others.count + 1
        others[ObjectIdentifier(responder)] = number
        inspection.others.append(Inspection.Other(number: number, name: "\(type(of: responder))"))
        let next = responder.next.flatMap { link(to: $0) }
        inspection.others[number - 1].next = next
        return Inspection.Responder(kind: .other, number: number)
    }

    // MARK: Views

    private mutating func tree(of root: UIView, _ reader: ConstraintReader) -> Inspection.View {
        var nodes: [Inspection.View] = []
        var parents: [Int?] = []
        var pending: [(view: UIView, parent: Int?, owner: Int?, seen: CGRect)] = [(root, nil, nil, UIScreen.main.bounds)]
        while let (view, parent, owner, seen) = pending.popLast() {
            let place = nodes.count
            var node = node(of: view, reader)
            node.owner = node.controller ?? owner
            let frame = view.convert(view.bounds, to: nil)
            let visible = frame.intersection(seen)
            if !visible.isNull, visible.width > 0, visible.height > 0, !view.isHidden, view.alpha > 0 {
                node.visible = Self.box(visible)
            }
            nodes.append(node)
            parents.append(parent)
            let inner = view.isHidden || view.alpha == 0 ? CGRect.null : view.clipsToBounds ? visible : seen
            pending += view.subviews.reversed().map { ($0, place, node.owner, inner) }
        }
        return Self.join(nodes, parents, \.children)
    }

    private mutating func node(of view: UIView, _ reader: ConstraintReader) -> Inspection.View {
        var node = Inspection.View(
            number: views[ObjectIdentifier(view)] ?? 0, name: "\(type(of: view))", words: Self.words(of: view),
            identifier: view.accessibilityIdentifier, frame: Self.box(view.frame),
            place: Self.box(view.convert(view.bounds, to: nil)))
        node.isHidden = view.isHidden
        node.alpha = Double(view.alpha)
        node.takesTouches = view.isUserInteractionEnabled
        node.clips = view.clipsToBounds
        node.controller = owners[ObjectIdentifier(view)]
        node.layer = LayerReader.read(view)
        node.gestures = TouchReader.gestures(of: view)
        node.actions = TouchReader.actions(of: view)
        node.next = view.next.flatMap { link(to: $0) }
        let size = view.intrinsicContentSize
        if size.width >= 0 || size.height >= 0 { node.contentSize = [Double(size.width), Double(size.height)] }
        guard !(view is UIWindow), view.window != nil else { return node }
        node.isAmbiguous = view.hasAmbiguousLayout
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for constraint in reader.constraints(of: view, axis) {
                let number = subjects.constraints.count + 1
                subjects.constraints[number] = constraint
                node.constraints.append(
                    Inspection.Constraint(
                        number: number, words: reader.describe(constraint, from: view), state: reader.state(of: constraint),
                        constant: Double(constraint.constant)))
            }
        }
        node.reasons = SizeReasons.of(view, reader)
        return node
    }

    private static func words(of view: UIView) -> String? {
        let words = [
            (view as? UILabel)?.text, (view as? UIButton)?.currentTitle, (view as? UITextField)?.text, view.accessibilityLabel,
        ]
        return words.compactMap { $0 }.first { !$0.isEmpty }
    }

    static func box(_ rect: CGRect) -> Inspection.Box {
        func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        return Inspection.Box(
            x: finite(rect.minX), y: finite(rect.minY), width: finite(rect.width), height: finite(rect.height))
    }

    // MARK: What has happened

    private mutating func tellWhatHappened() {
        let record = RunRecord.shared
        inspection.calls = record.entries.map { entry in
            Inspection.Call(
                time: entry.time, name: entry.name, controller: entry.controller.flatMap { controllers[ObjectIdentifier($0)] },
                call: entry.call, times: entry.times, isInWindow: entry.isInWindow)
        }
        inspection.reports = record.mistakes.map { mistake in
            var report = Inspection.Report(time: mistake.time, words: mistake.words)
            for subject in Self.addresses(in: mistake.words).compactMap({ addresses[$0] }) {
                if subject.kind == .view, !report.views.contains(subject.number) { report.views.append(subject.number) }
                if subject.kind == .controller, !report.controllers.contains(subject.number) {
                    report.controllers.append(subject.number)
                }
            }
            return report
        }
    }

    /// All `0x…` in UIKit's words.
    private static func addresses(in words: String) -> [String] {
        words.components(separatedBy: "0x").dropFirst().map { "0x" + $0.prefix { $0.isHexDigit } }
    }
}

/// The views and constraints of an inspection, as long as they are there.
@MainActor package struct InspectedViews {
    var views: [Int: UIView] = [:]
    var constraints: [Int: NSLayoutConstraint] = [:]

    package init() {}
}
