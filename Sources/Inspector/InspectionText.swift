import AppleFoundation

/// An inspection as lines for a terminal.
extension Inspection {
    /// Controllers and views, a line each, indented; what the app did wrong; then all about the views that are called so.
    package func text(constraintsOf name: String? = nil) -> String {
        var lines = ["\(device), \(Self.number(size.width)) by \(Self.number(size.height)) points", "", "controllers"]
        for controller in controllers { add(controller, depth: 1, &lines) }
        lines += ["", "views"]
        for window in windows { add(window, depth: 1, &lines) }
        if !reports.isEmpty { lines += ["", "reports"] }
        for report in reports {
            let subjects =
                report.views.map { "#\($0)" } + allControllers.filter { report.controllers.contains($0.number) }.map(\.name)
            lines.append("  " + (subjects.isEmpty ? "" : subjects.joined(separator: " ") + ": ") + Self.line(report.words))
        }
        guard let name else { return lines.joined(separator: "\n") }
        let found = all.filter { [$0.words, $0.identifier, $0.name, "#\($0.number)"].contains(name) }
        if found.isEmpty { lines += ["", "no view is called '\(name)'"] }
        for view in found { lines += [""] + about(view) }
        return lines.joined(separator: "\n")
    }

    /// What controllers were told, a line each.
    package var timeline: String {
        calls.map { call in
            String(format: "%8.3f  ", call.time) + "\(call.name).\(call.call)" + (call.times > 1 ? " ×\(call.times)" : "")
        }.joined(separator: "\n")
    }

    /// Why it is as it is.
    private func about(_ view: View) -> [String] {
        var lines = ["#\(view.number) \(view.name)" + (view.isAmbiguous ? ", ambiguous" : "")]
        if let size = view.contentSize {
            func side(_ value: Double) -> String { value < 0 ? "any" : Self.number(value) }
            lines.append("  its content takes \(side(size[0])) by \(side(size[1]))")
        }
        lines += view.constraints.isEmpty ? ["  no constraints"] : view.constraints.map { "  " + $0.line }
        for reason in view.reasons {
            lines.append(String(repeating: "  ", count: reason.depth + 1) + (reason.depth == 0 ? "why " : "") + reason.words)
        }
        lines.append("  layer: " + view.layer.lines.joined(separator: ", "))
        for gesture in view.gestures { lines.append("  gesture: " + gesture) }
        for action in view.actions { lines.append("  action: " + action) }
        lines.append("  responders: " + chain(from: view).joined(separator: " → "))
        return lines
    }

    private func add(_ root: Controller, depth: Int, _ lines: inout [String]) {
        var pending = [(root, depth)]
        while let (controller, depth) = pending.popLast() {
            let title = controller.title.map { " \"\($0)\"" } ?? ""
            let role = controller.role == .presented ? ", presented" : ""
            let view = controller.view.map { ", view #\($0)" } ?? ""
            lines.append(
                String(repeating: "  ", count: depth) + controller.name + title + role + view
                    + (controller.state == .onScreen ? "" : ", \(controller.state.rawValue)"))
            pending += controller.children.reversed().map { ($0, depth + 1) }
        }
    }

    private func add(_ root: View, depth: Int, _ lines: inout [String]) {
        let names = Dictionary(uniqueKeysWithValues: allControllers.map { ($0.number, $0.name) })
        var pending = [(root, depth)]
        while let (view, depth) = pending.popLast() {
            let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(Self.number).joined(
                separator: " ")
            var line = String(repeating: "  ", count: depth) + "#\(view.number) \(view.name) (\(frame))"
            if let words = view.words { line += " \"\(Self.line(words))\"" }
            if let identifier = view.identifier { line += " id \(identifier)" }
            if let controller = view.controller, let name = names[controller] { line += " of \(name)" }
            if view.isHidden { line += " hidden" }
            if view.alpha != 1 { line += " alpha \(Self.number(view.alpha))" }
            if view.isAmbiguous { line += " ambiguous" }
            if firstResponder == Responder(kind: .view, number: view.number) { line += " first responder" }
            lines.append(line)
            pending += view.children.reversed().map { ($0, depth + 1) }
        }
    }

    private static func line(_ words: String) -> String { words.replacingOccurrences(of: "\n", with: "\\n") }
}
