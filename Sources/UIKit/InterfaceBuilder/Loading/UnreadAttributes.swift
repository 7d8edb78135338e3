import AppleFoundation
import InterfaceBuilder

/// Attributes that Interface Builder writes on elements whose classes are here, and of which nothing is made yet. A test keeps the list
/// complete: an attribute that the reader knows is used, or stands here.
enum UnreadAttribute: UInt8, CaseIterable {
    case none
    // Views of all kinds
    case focusGroupIdentifier, maximumContentSizeCategory, minimumContentSizeCategory, preservesSuperviewMargins
    case largeContentTitle, showsLargeContentViewer, scalesLargeContentImage, largeContentImage, nextFocusedView, appearanceType
    case accessibilityLanguage
    // Controls and their kin
    case springLoaded, bouncesHorizontally, bouncesVertically, transfersHorizontalScrollingToParent
    case transfersVerticalScrollingToParent, adjustsImageSizeForAccessibilityContentSizeCategory, symbolAnimationEnabled
    case pointerInteraction, indicator, fillMode, preferredBehavioralStyle
    // Controllers and items
    case displayModeButtonVisibility, mode, backButtonBackgroundImage
    case preferredMenuElementOrder, sharesBackground, hidesSharedBackground, allowedScrollTypesMask, preferredActionType
    case installsStandardGestureForInteractiveMovement

    static let map = IBNameMap(UnreadAttribute.self) { "\($0)" }

    /// Looks at all attributes of a controller or an item; views come to theirs one by one.
    static func note(_ element: IBElement) {
        element.eachAttribute { name, _ in note(name, on: element.name) }
    }

    /// Says so, once for each name.
    static func note(_ name: IBName, on element: @autoclosure () -> String) {
        let code = map.code(name)
        guard code != 0 else { return }
        let name = "\(UnreadAttribute(rawValue: code)!)"
        Unsupported.interfaceAttribute.report(
            "The attribute \(name) of a \(element())", words: "is passed over", instead: "the default")
    }
}
