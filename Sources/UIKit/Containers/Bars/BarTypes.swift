import AppleFoundation

/// A bar's look in the days before appearances; a black one has light text on the status bar.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case blackTranslucent = 2
}

/// Where a bar is, which decides over its edges and its background.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// At the top of the screen, with its background behind the status bar.
    case topAttached = 3
}

/// How high a bar is, and whether it has a prompt.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// What a bar's delegate is asked about.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}
