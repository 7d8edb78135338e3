import AppleFoundation

/// Controllers as text, the way UIKit's debugger commands print them.
extension HierarchyDescription {
    /// A controller and all that it contains or presents, one line each: a child after `|`, what is presented after `+`.
    static func controllers(_ root: UIViewController) -> String {
        var lines: [String] = []
        var pending: [(controller: UIViewController, depth: Int, isPresented: Bool)] = [(root, 0, false)]
        while let (controller, depth, isPresented) = pending.popLast() {
            let indent = depth == 0 ? "" : String(repeating: "   | ", count: depth - 1) + (isPresented ? "   + " : "   | ")
            lines.append(indent + line(controller, isPresented: isPresented))
            if let presented = controller.controllerRarities?.presented { pending.append((presented, depth + 1, true)) }
            for child in controller.children.reversed() { pending.append((child, depth + 1, false)) }
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ controller: UIViewController, isPresented: Bool) -> String {
        let name = "<\(Diagnostics.typeName(type(of: controller))) \(Diagnostics.address(controller))>"
        var text = "\(name), state: \(state(controller.appearance.state)), view: "
        if let view = controller.viewIfLoaded {
            text += Diagnostics.name(view)
            if view.window == nil { text += " not in the window" }
        } else {
            text += "(view not loaded)"
        }
        if isPresented, let presentation = controller.activePresentationController {
            text += ", presented with: \(Diagnostics.name(presentation))"
        }
        return text
    }

    private static func state(_ state: AppearanceStateMachine.State) -> String {
        switch state {
        case .appeared: return "appeared"
        case .appearing: return "appearing"
        case .disappearing: return "disappearing"
        case .disappeared: return "disappeared"
        }
    }
}
