import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// The file's words as UIKit's values. An unknown word means the default; the reader has already complained.
enum IBWords {
    static func contentMode(_ word: IBValue) -> UIView.ContentMode {
        switch word {
        case "scaleAspectFit": .scaleAspectFit
        case "scaleAspectFill": .scaleAspectFill
        case "redraw": .redraw
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "left": .left
        case "right": .right
        case "topLeft", "TopLeft": .topLeft
        case "topRight", "TopRight": .topRight
        case "bottomLeft", "BottomLeft": .bottomLeft
        case "bottomRight", "BottomRight": .bottomRight
        default: .scaleToFill
        }
    }

    static func semantics(_ word: String) -> UISemanticContentAttribute {
        switch word {
        case "playback": .playback
        case "spatial": .spatial
        case "forceLeftToRight": .forceLeftToRight
        case "forceRightToLeft": .forceRightToLeft
        default: .unspecified
        }
    }

    static func style(_ word: String) -> UIUserInterfaceStyle {
        switch word {
        case "dark": .dark
        case "light": .light
        default: .unspecified
        }
    }

    // MARK: Text
    static func alignment(_ word: IBValue) -> NSTextAlignment {
        switch word {
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: .left
        }
    }

    static func lineBreak(_ word: IBValue) -> NSLineBreakMode {
        switch word {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap", "characterWrapping": .byCharWrapping
        case "clip", "clipping": .byClipping
        case "headTruncation", "truncatingHead": .byTruncatingHead
        case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
        default: .byTruncatingTail
        }
    }

    static func baseline(_ word: String) -> UIBaselineAdjustment {
        switch word {
        case "alignCenters": .alignCenters
        case "none": .none
        default: .alignBaselines
        }
    }

    // MARK: Controls
    static func horizontal(_ word: IBValue) -> UIControl.ContentHorizontalAlignment {
        switch word {
        case "left": .left
        case "right": .right
        case "leading": .leading
        case "trailing": .trailing
        case "fill": .fill
        default: .center
        }
    }

    static func vertical(_ word: IBValue) -> UIControl.ContentVerticalAlignment {
        switch word {
        case "top": .top
        case "bottom": .bottom
        case "fill": .fill
        default: .center
        }
    }

    static func state(_ word: String) -> UIControl.State {
        switch word {
        case "highlighted": .highlighted
        case "disabled": .disabled
        case "selected": .selected
        case "focused": .focused
        default: .normal
        }
    }

    static func event(_ word: String) -> UIControl.Event? {
        switch word {
        case "touchDown": .touchDown
        case "touchDownRepeat": .touchDownRepeat
        case "touchDragInside": .touchDragInside
        case "touchDragOutside": .touchDragOutside
        case "touchDragEnter": .touchDragEnter
        case "touchDragExit": .touchDragExit
        case "touchUpInside": .touchUpInside
        case "touchUpOutside": .touchUpOutside
        case "touchCancel": .touchCancel
        case "valueChanged": .valueChanged
        case "primaryActionTriggered": .primaryActionTriggered
        case "editingDidBegin": .editingDidBegin
        case "editingChanged": .editingChanged
        case "editingDidEnd": .editingDidEnd
        case "editingDidEndOnExit": .editingDidEndOnExit
        default: nil
        }
    }

    static func role(_ word: String?) -> UIButton.Role {
        switch word {
        case "primary": .primary
        case "cancel": .cancel
        case "destructive": .destructive
        default: .normal
        }
    }

    static func buttonType(_ word: IBValue) -> UIButton.ButtonType {
        switch word {
        case "system", "roundedRect": .system
        case "contactAdd": .contactAdd
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "detailDisclosure": .detailDisclosure
        case "close": .close
        case "plain": .plain
        default: .custom
        }
    }

    // MARK: Button configurations
    static func configuration(_ word: String?) -> UIButton.Configuration {
        switch word {
        case "filled": .filled()
        case "gray": .gray()
        case "tinted": .tinted()
        case "borderless": .borderless()
        case "bordered": .bordered()
        case "borderedTinted": .borderedTinted()
        case "borderedProminent": .borderedProminent()
        default: .plain()
        }
    }

    static func placement(_ word: String) -> NSDirectionalRectEdge {
        switch word {
        case "trailing": .trailing
        case "top": .top
        case "bottom": .bottom
        default: .leading
        }
    }

    static func corners(_ word: String) -> UIButton.Configuration.CornerStyle {
        switch word {
        case "fixed": .fixed
        case "small": .small
        case "medium": .medium
        case "large": .large
        case "capsule": .capsule
        default: .dynamic
        }
    }

    static func size(_ word: String) -> UIButton.Configuration.Size {
        switch word {
        case "small": .small
        case "mini": .mini
        case "large": .large
        default: .medium
        }
    }

    static func titleAlignment(_ word: String) -> UIButton.Configuration.TitleAlignment {
        switch word {
        case "leading": .leading
        case "center": .center
        case "trailing": .trailing
        default: .automatic
        }
    }

    // MARK: Stacks
    static func distribution(_ word: String) -> UIStackView.Distribution {
        switch word {
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: .fill
        }
    }

    static func stackAlignment(_ word: String) -> UIStackView.Alignment {
        switch word {
        case "leading", "top": .leading
        case "trailing", "bottom": .trailing
        case "center": .center
        case "firstBaseline": .firstBaseline
        case "lastBaseline": .lastBaseline
        default: .fill
        }
    }

    // MARK: Effects
    static func blur(_ word: String?) -> UIBlurEffect.Style {
        switch word {
        case "dark": .dark
        case "light": .light
        case "extraLight": .extraLight
        case "prominent": .prominent
        case "systemUltraThinMaterial": .systemUltraThinMaterial
        case "systemThinMaterial": .systemThinMaterial
        case "systemMaterial": .systemMaterial
        case "systemThickMaterial": .systemThickMaterial
        case "systemChromeMaterial": .systemChromeMaterial
        default: .regular
        }
    }

    // MARK: Controllers
    static func presentation(_ word: String) -> UIModalPresentationStyle {
        switch word {
        case "fullScreen": .fullScreen
        case "pageSheet": .pageSheet
        case "formSheet": .formSheet
        case "currentContext": .currentContext
        case "custom": .custom
        case "overFullScreen": .overFullScreen
        case "overCurrentContext": .overCurrentContext
        case "popover": .popover
        case "none": .none
        default: .automatic
        }
    }

    static func transition(_ word: String) -> UIModalTransitionStyle {
        switch word {
        case "flipHorizontal": .flipHorizontal
        case "crossDissolve": .crossDissolve
        case "partialCurl": .partialCurl
        default: .coverVertical
        }
    }
}
