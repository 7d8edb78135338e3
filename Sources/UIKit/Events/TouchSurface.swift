import AppleFoundation

/// All that fingers, pointers and wheels know of a screen. Screens adopt it.
@MainActor protocol TouchSurface: AnyObject {
    /// The windows that show, from low to high.
    var windows: [UIWindow] { get }
    var touchDelivery: TouchDelivery { get }
}

/// All that they know of a window. Windows adopt it.
@MainActor protocol TouchGoal {
    /// False while a transition between controllers goes on by itself: fingers that come down are overlooked.
    var takesTouches: Bool { get }
}

/// All that gestures know of a control. Controls adopt it.
@MainActor protocol TapKeeper {
    /// Whether a tap on the control is the control's alone, and no gesture around it gets it.
    var keepsTaps: Bool { get }
}

extension UIScreen {
    final var surface: any TouchSurface { self }
}

extension UIWindow {
    final var goal: any TouchGoal { self }
}
