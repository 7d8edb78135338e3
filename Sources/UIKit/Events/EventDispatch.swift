import AppleFoundation

/// Leads events from the application to the windows they belong to.
@MainActor enum EventDispatch {
    static func send(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        // A set has no order of its own.
        let order = UIScreen.main.surface.windows
        windows.sort { a, b in
            (order.lastIndex { $0 === a } ?? -1) > (order.lastIndex { $0 === b } ?? -1)
        }
        for window in windows { window.sendEvent(event) }
    }

    static func deliver(_ event: UIEvent, in window: UIWindow) {
        if event.type == .touches { TouchDelivery.shared.deliver(event, in: window) }
    }
}
