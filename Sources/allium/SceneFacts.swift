import AppleFoundation
import InterfaceBuilder

/// A document's scenes whose stored frames can be checked, as numbers: no ids, no names, no texts.
///
/// `S` width height, safe top and bottom, side margin or `-`: a scene. `V` parent kind frame, translates, hugging and compression: a view.
/// `K` view axis alignment distribution spacing: a stack. `M` view margins. `P` view: keeps its superview's margins.
/// `C` first attribute relation second attribute multiplier constant priority: `s0` is the safe area of view 0.
struct SceneFacts {
    /// Bars are no content, and what a control of fixed size has around it isn't known.
    private static let others: Set<String> = [
        "navigationBar", "toolbar", "tabBar", "switch", "slider", "segmentedControl", "colorWell",
    ]
    private static let plain: Set<String> = ["view", "containerView", "mapView", "wkWebView", "tableView", "collectionView"]
    /// Heights that status bars, navigation bars, home indicators and tab bars leave.
    private static let tops: Set<Double> = [0, 20, 24, 44, 47, 48, 50, 56, 59, 64, 70, 74, 88, 91, 92, 96, 103, 108, 140, 143]
    private static let bottoms: Set<Double> = [0, 20, 34, 44, 49, 78, 83]

    private let document: IBDocument

    init(_ document: IBDocument) { self.document = document }

    func lines() -> [String] {
        // Frames of these were drawn with other insets: Xcode 26 doubles them.
        guard document.usesAutoLayout, (document.toolsVersion ?? 0) < 24000 else { return [] }
        if document.kind == .xib {
            return document.topLevelObjects.compactMap(IBView.init).flatMap { scene($0, controller: nil) }
        }
        return document.scenes.flatMap { scene in
            guard let controller = scene.controller, let view = controller.view else { return [String]() }
            return self.scene(view, controller: controller)
        }
    }

    private struct Unfit: Error {}

    private func scene(_ root: IBView, controller: IBController?) -> [String] {
        guard root.kind == "view", let size = root.frame, size.x == 0, size.y == 0 else { return [] }
        var builder = Builder(root: root, controller: controller)
        do {
            try builder.add(root, parent: -1)
            guard builder.views.count > 1 else { return [] }
            try builder.addConstraints()
            guard builder.constraintCount > 1 else { return [] }
            return try builder.lines(size)
        } catch {
            return []
        }
    }

    private struct Builder {
        let root: IBView
        let controller: IBController?
        var views: [IBView] = []
        var indexes: [String: Int] = [:]
        var body: [String] = []
        var constraintCount = 0
        private var safeTop: Double?
        private var safeBottom: Double?

        init(root: IBView, controller: IBController?) {
            self.root = root
            self.controller = controller
        }

        mutating func add(_ view: IBView, parent: Int) throws {
            guard !view.isMisplaced, !view.isHidden, view.variations.isEmpty, let frame = view.frame, views.count < 60 else {
                throw Unfit()
            }
            let isStack = view.kind == "stackView"
            let isContent = view.isSizedByContent && !SceneFacts.others.contains(view.kind)
            guard isStack || isContent || SceneFacts.plain.contains(view.kind),
                parent < 0 || view.customClass == nil || !isContent
            else { throw Unfit() }
            let index = views.count
            views.append(view)
            if let id = view.id { indexes[id] = index }
            if let guide = view.guide("safeArea") { indexes["safe " + guide] = index }
            let translates = parent < 0 || view.translatesAutoresizingMask || view.hasFixedFrame
            let isArranged = parent >= 0 && views[parent].kind == "stackView"
            let base: Double = ["label", "imageView"].contains(view.kind) ? 251 : 250
            let priorities = [
                view.hugging(.horizontal) ?? base, view.hugging(.vertical) ?? base,
                view.compressionResistance(.horizontal) ?? 750, view.compressionResistance(.vertical) ?? 750,
            ]
            let kind = isStack ? "k" : isContent ? "i" : "v"
            body.append(
                "V \(parent) \(kind) \(text(frame.x)) \(text(frame.y)) \(text(frame.width)) \(text(frame.height)) "
                    + "\(translates && !isArranged ? 1 : 0) \(priorities.map(text).joined(separator: " "))")
            if isStack {
                let element = view.element
                if element.bool("baselineRelativeArrangement", default: false) { throw Unfit() }
                let spacing = element.string("spacingType") == "standard" ? 8 : element.number("spacing", default: 0)
                let words = [
                    element.string("axis") ?? "horizontal", element.string("alignment") ?? "fill",
                    element.string("distribution") ?? "fill",
                ]
                if words[1].hasSuffix("Baseline") || words[2] == "fillProportionally" { throw Unfit() }
                let usesMargins = view.layoutMargins != nil || view.directionalLayoutMargins != nil
                body.append("K \(index) \(words.joined(separator: " ")) \(text(spacing)) \(usesMargins ? 1 : 0)")
            }
            if let margins = view.layoutMargins ?? view.directionalLayoutMargins {
                body.append(
                    "M \(index) \([margins.top, margins.left, margins.bottom, margins.right].map(text).joined(separator: " "))")
            }
            if view.preservesSuperviewMargins { body.append("P \(index)") }
            if view.followsReadableWidth || !view.insetsMarginsFromSafeArea { throw Unfit() }
            guard !["tableView", "collectionView", "mapView"].contains(view.kind) else { return }
            for child in view.subviews { try add(child, parent: index) }
        }

        mutating func addConstraints() throws {
            for (owner, view) in views.enumerated() {
                for constraint in view.constraints where !constraint.isPlaceholder {
                    guard constraint.variations.isEmpty, let attribute = constraint.firstAttribute else { throw Unfit() }
                    let first = try item(constraint.firstItem, attribute, owner: owner)
                    var second = (name: "-", attribute: "-")
                    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
                        second = try self.item(item, attribute, owner: owner)
                    }
                    try learn(constraint, first, second)
                    let relation = ["equal": "=", "greaterThanOrEqual": ">", "lessThanOrEqual": "<"][
                        constraint.relation.rawValue]!
                    body.append(
                        "C \(first.name) \(first.attribute) \(relation) \(second.name) \(second.attribute) "
                            + "\(constraint.multiplier) \(text(constraint.constant)) \(text(constraint.priority))")
                    constraintCount += 1
                }
            }
        }

        private func item(_ id: String?, _ attribute: String, owner: Int) throws -> (name: String, attribute: String) {
            // Where a baseline is depends on the text's font.
            if attribute.lowercased().contains("baseline") { throw Unfit() }
            guard let id else { return ("\(owner)", attribute) }
            if let index = indexes[id] { return ("\(index)", attribute) }
            if let index = indexes["safe " + id] {
                if index != 0 { throw Unfit() }
                return ("s0", attribute)
            }
            // The guides of old stand where the safe area begins and ends.
            if controller?.layoutGuide("top")?.id == id, attribute == "bottom" { return ("s0", "top") }
            if controller?.layoutGuide("bottom")?.id == id, attribute == "top" { return ("s0", "bottom") }
            throw Unfit()
        }

        /// What lies against the safe area's edge tells where the edge is; all else is then a check.
        private mutating func learn(
            _ constraint: IBConstraint, _ first: (name: String, attribute: String), _ second: (name: String, attribute: String)
        ) throws {
            let (a, b) = (first.attribute, second.attribute)
            let pairs = [(first, second, -1.0), (second, first, 1.0)]
            for (view, other, sign) in pairs {
                guard other.name == "s0" || (other.name == "0" && other.attribute.hasSuffix("Margin")),
                    constraint.relation == .equal,
                    constraint.priority == 1000, constraint.multiplier == 1, let index = Int(view.name), index > 0,
                    views[index].element.parent?.parent?.id == root.id, let frame = views[index].frame, let size = root.frame
                else { continue }
                let offset = constraint.constant * sign
                if a.hasPrefix("top"), b.hasPrefix("top") { safeTop = safeTop ?? frame.y + offset }
                if a.hasPrefix("bottom"), b.hasPrefix("bottom") {
                    safeBottom = safeBottom ?? size.height - frame.y - frame.height - offset
                }
            }
        }

        /// Whether the file tells where those edges are that its constraints speak of. A xib does not say whose margins its root has.
        private var knowsEdges: Bool {
            for words in body.lazy.filter({ $0.hasPrefix("C") }).map({ $0.split(separator: " ") }) {
                for (item, attribute) in [(words[1], words[2]), (words[4], words[5])] {
                    let isMargin = item == "0" && (attribute.hasSuffix("Margin") || attribute.hasSuffix("Margins"))
                    guard item == "s0" || isMargin else { continue }
                    if isMargin && (controller == nil || root.layoutMargins != nil) { return false }
                    let isMiddle = attribute.hasPrefix("centerY") || attribute == "height"
                    if safeTop == nil && (isMiddle || attribute.hasPrefix("top")) { return false }
                    if safeBottom == nil && (isMiddle || attribute.hasPrefix("bottom")) { return false }
                }
            }
            return true
        }

        /// Stored frames that break a required equality of their own file by more than a point were stored before it was written.
        private func isStale(_ size: IBRect) -> Bool {
            for words in body.lazy.filter({ $0.hasPrefix("C") }).map({ $0.split(separator: " ") })
            where words[3] == "=" && words[8] == "1000" {
                guard let first = value(words[1], words[2], size) else { continue }
                let second = words[4] == "-" ? 0 : value(words[4], words[5], size)
                guard let second, let multiplier = Double(words[6]), let constant = Double(words[7]) else { continue }
                if abs(first - multiplier * second - constant) > 1.01 { return true }
            }
            return false
        }

        /// Where an attribute lies in the root; nil for margins.
        private func value(_ item: Substring, _ attribute: Substring, _ size: IBRect) -> Double? {
            var frame = size
            if item == "s0" {
                frame = IBRect(
                    x: 0, y: safeTop ?? 0, width: size.width, height: size.height - (safeTop ?? 0) - (safeBottom ?? 0))
            } else if let index = Int(item), let own = views[index].frame {
                frame = own
                var ancestor = views[index].element.parent
                while let element = ancestor {
                    if index > 0, let rect = element.rect(key: "frame") {
                        frame.x += rect.x
                        frame.y += rect.y
                    }
                    ancestor = element.parent
                }
            }
            switch attribute {
            case "leading", "left": return frame.x
            case "trailing", "right": return frame.x + frame.width
            case "top": return frame.y
            case "bottom": return frame.y + frame.height
            case "width": return frame.width
            case "height": return frame.height
            case "centerX": return frame.x + frame.width / 2
            case "centerY": return frame.y + frame.height / 2
            default: return nil
            }
        }

        func lines(_ size: IBRect) throws -> [String] {
            guard knowsEdges, !isStale(size) else { throw Unfit() }
            let top = safeTop ?? 0
            let bottom = safeBottom ?? 0
            if controller != nil {
                guard SceneFacts.tops.contains(top), SceneFacts.bottoms.contains(bottom) else { throw Unfit() }
            } else if body.contains(where: { $0.hasPrefix("C") && $0.contains("s0") }) {
                throw Unfit()
            }
            let margin = controller == nil ? "-" : size.width < 400 ? "16" : "20"
            let head = [size.width, size.height, controller == nil ? 0 : top, controller == nil ? 0 : bottom].map(text)
            return ["S \(head.joined(separator: " ")) \(margin)"] + body
        }

        private func text(_ value: Double) -> String {
            value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\((value * 1000).rounded() / 1000)"
        }
    }
}
