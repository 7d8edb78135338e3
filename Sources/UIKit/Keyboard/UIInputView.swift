import AppleFoundation
import CoreGraphics

/// An input view whose keys may click: `UIDevice.playInputClick()`.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

/// What stands in the place of a keyboard, or on top of it, and looks as if it were part of it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case keyboard = 1
    }

    public let inputViewStyle: Style
    /// Whether its constraints say how high it is.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    override public convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        coder.fill(self, as: UIInputView.self)
    }
}
