import AppleFoundation
import CoreGraphics

/// Makes constraints of visual formats.
@MainActor enum VisualFormat {
    static func constraints(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, metrics: metrics) { name in
            views[name] is UIView || views[name] is UILayoutGuide
        }
        do {
            let document = try parser.parse()
            return try Builder(document: document, options: options, views: views).build()
        } catch let failure as VisualFormatParser.Failure {
            let caret = String(repeating: " ", count: failure.position) + "^"
            let reason = "Unable to parse constraint format: \n\(failure.reason) \n\(format) \n\(caret)"
            Misuse.report(.illegalLayout(exception: "NSInvalidArgumentException", reason: reason))
        } catch {}
        return []
    }

    @MainActor private struct Builder {
        let document: VisualFormatDocument
        let options: NSLayoutConstraint.FormatOptions
        let views: [String: Any]

        private typealias Attribute = NSLayoutConstraint.Attribute

        private var start: Attribute {
            if document.isVertical { return .top }
            if options.contains(.directionRightToLeft) { return .right }
            return options.contains(.directionLeftToRight) ? .left : .leading
        }
        private var end: Attribute {
            if document.isVertical { return .bottom }
            if options.contains(.directionRightToLeft) { return .left }
            return options.contains(.directionLeftToRight) ? .right : .trailing
        }
        /// Read from the right, places grow to the left.
        private var isReversed: Bool { !document.isVertical && options.contains(.directionRightToLeft) }

        private func state(_ name: String) -> LayoutState {
            if let view = views[name] as? UIView { return view.layoutItem }
            return (views[name] as! UILayoutGuide).layoutItem
        }

        private func superview(of name: String?) -> UIView? {
            guard let name else { return nil }
            return (views[name] as? UIView)?.superview ?? (views[name] as? UILayoutGuide)?.owningView
        }

        func build() throws -> [NSLayoutConstraint] {
            var made: [NSLayoutConstraint] = []
            for (index, part) in document.parts.enumerated() {
                if let name = part.name {
                    for predicate in part.predicates { made.append(size(of: name, predicate)) }
                }
                guard let gap = part.gap, index > 0 else { continue }
                made += try connect(document.parts[index - 1], part, gap)
            }
            return made + alignments()
        }

        private func size(of name: String, _ predicate: VisualFormatDocument.Predicate) -> NSLayoutConstraint {
            let attribute: Attribute = document.isVertical ? .height : .width
            let first = LayoutTarget(state(name), attribute)
            let made: NSLayoutConstraint
            switch predicate.length {
            case .item(let other):
                made = .make(first, predicate.relation, LayoutTarget(state(other), attribute), constant: 0)
            case .number(let number): made = .make(first, predicate.relation, nil, constant: number)
            case .standard: made = .make(first, predicate.relation, nil, constant: SystemSpacing.standard)
            }
            made.storedPriority = predicate.priority
            return made
        }

        private func connect(
            _ before: VisualFormatDocument.Part, _ after: VisualFormatDocument.Part, _ gap: [VisualFormatDocument.Predicate]
        ) throws -> [NSLayoutConstraint] {
            let bar = before.name == nil ? before : after
            var container: LayoutState?
            if before.name == nil || after.name == nil {
                guard let above = superview(of: before.name ?? after.name) else {
                    throw VisualFormatParser.Failure(
                        reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
                        position: bar.position)
                }
                container = above.layoutItem
            }
            let predicates = gap.isEmpty ? [VisualFormatDocument.Predicate(length: .number(0))] : gap
            return predicates.map { constraint(before, after, container, $0) }
        }

        private func constraint(
            _ before: VisualFormatDocument.Part, _ after: VisualFormatDocument.Part, _ container: LayoutState?,
            _ predicate: VisualFormatDocument.Predicate
        ) -> NSLayoutConstraint {
            var constant: CGFloat = 0
            let isStandard = predicate.length == .standard
            if case .number(let number) = predicate.length { constant = number }
            if isStandard, container == nil { constant = SystemSpacing.standard }
            var later: LayoutTarget
            var earlier: LayoutTarget
            if let name = after.name {
                later = LayoutTarget(state(name), start)
                if let previous = before.name {
                    earlier = LayoutTarget(state(previous), end)
                } else {
                    earlier = LayoutTarget(container!, isStandard ? margin(start) : start)
                }
            } else {
                later = LayoutTarget(container!, isStandard ? margin(end) : end)
                earlier = LayoutTarget(state(before.name!), end)
            }
            let isBetween = before.name != nil && after.name != nil
            if isBetween, document.isVertical, options.contains(.spacingBaselineToBaseline) {
                later = LayoutTarget(later.state, .firstBaseline)
                earlier = LayoutTarget(earlier.state, .lastBaseline)
            }
            if isReversed { swap(&later, &earlier) }
            let made = NSLayoutConstraint.make(later, predicate.relation, earlier, constant: constant)
            made.storedPriority = predicate.priority
            if isStandard { made.marks.insert(.isStandardSpace) }
            return made
        }

        private func margin(_ attribute: Attribute) -> Attribute {
            switch attribute {
            case .top: return .topMargin
            case .bottom: return .bottomMargin
            case .left: return .leftMargin
            case .right: return .rightMargin
            case .leading: return .leadingMargin
            default: return .trailingMargin
            }
        }

        /// Each view with the one before, across the axis.
        private func alignments() -> [NSLayoutConstraint] {
            let flags = options.rawValue & NSLayoutConstraint.FormatOptions.alignmentMask.rawValue
            let names = document.parts.compactMap(\.name)
            // A view alone is aligned with nothing, whatever the options say.
            guard flags != 0, names.count > 1 else { return [] }
            var made: [NSLayoutConstraint] = []
            for raw in 1..<16 where flags & (1 << UInt(raw)) != 0 {
                guard let attribute = Attribute(rawValue: raw), attribute.kind != .size else { continue }
                guard attribute.isHorizontal == document.isVertical else {
                    let axis = document.isVertical ? "vertical" : "horizontal"
                    Misuse.report(
                        .illegalLayout(
                            exception: "NSInvalidArgumentException",
                            reason: "Unable to parse constraint format: \nOptions mask required views to be aligned on a "
                                + "\(attribute.isHorizontal ? "vertical" : "horizontal") edge, which is not allowed for layout that "
                                + "is also \(axis). "))
                    return made
                }
                for (previous, next) in zip(names, names.dropFirst()) {
                    made.append(
                        .make(
                            LayoutTarget(state(previous), attribute), .equal, LayoutTarget(state(next), attribute), constant: 0)
                    )
                }
            }
            return made
        }
    }
}
