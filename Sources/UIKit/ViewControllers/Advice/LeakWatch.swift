import AppleFoundation

/// Remembers controllers that were dismissed, removed or replaced, and tells which of them are still alive when somebody asks.
///
/// An app may keep a controller on purpose, so nothing is reported unless a test or an inspector asks.
@MainActor package enum LeakWatch {
    private struct Gone: @unchecked Sendable {
        weak var controller: UIViewController?
        let way: String
    }

    package static var isOn = false { didSet { if !isOn { gone = [] } } }
    private static var gone: [Gone] = []

    static func watch(_ controller: UIViewController, _ way: String) {
        gone.removeAll { $0.controller == nil || $0.controller === controller }
        gone.append(Gone(controller: controller, way: way))
    }

    /// Reports each controller that is alive and nowhere in use, once.
    package static func report() {
        let found = gone
        gone = []
        for entry in found {
            guard let controller = entry.controller, !isInUse(controller) else { continue }
            Misuse.report(.controllerLeaked(controller: Diagnostics.name(controller), way: entry.way))
        }
    }

    private static func isInUse(_ controller: UIViewController) -> Bool {
        if controller.containment.parent != nil || controller.controllerRarities?.presenting != nil { return true }
        return controller.rootView?.window != nil || controller.appearance.isOpen
    }
}
