import AppleFoundation

/// What the application object was told of the status bar.
struct AskedStatusBar {
    var style: UIStatusBarStyle?
    var isHidden: Bool?
    var animation = UIStatusBarAnimation.fade
    var isAnimated = false
}

/// Belongs to the program, like its application object.
@MainActor final class StatusBarOfProgram: SessionPart {
    static var shared = StatusBarOfProgram()
    var asked = AskedStatusBar()
}
