import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UIView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIView.self, element: "view containerView customView tableViewCellContentView collectionViewCellContentView") {
            card in
            // Looks
            card.property("alpha", \.alpha, file: .same, .observable)
            card.property("isHidden", \.isHidden, file: "hidden", .observable)
            card.property("isOpaque", \.isOpaque, .observable)
            card.property("backgroundColor", \.backgroundColor, file: .same, .observable)
            card.property("tintColor", \.tintColor, .observable)
            card.property("tintAdjustmentMode", \.tintAdjustmentMode)
            card.property("clipsToBounds", \.clipsToBounds, .observable)
            card.property("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
            card.property("contentMode", \.contentMode, .observable)
            card.property("contentStretch", \.contentStretch)
            card.property("contentScaleFactor", \.contentScaleFactor)
            card.property("mask", \.mask, earlier: "maskView")
            // What the view was told, not what it inherits or gets from its place.
            card.look("tintColor", get: { $0.rarities?.tintColor }, set: { $0.tintColor = $1 as? UIColor })
            card.look("layoutMargins", get: { $0.rarities?.layoutMargins }) { view, margins in
                if let margins = margins as? NSDirectionalEdgeInsets { view.directionalLayoutMargins = margins }
            }
            // Kept in the same place.
            card.look("directionalLayoutMargins", get: { _ in nil }, set: { _, _ in })
            card.property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
            card.property("semanticContentAttribute", \.semanticContentAttribute)
            card.reading("effectiveUserInterfaceLayoutDirection", \.effectiveUserInterfaceLayoutDirection)
            card.property("minimumContentSizeCategory", \.minimumContentSizeCategory)
            card.property("maximumContentSizeCategory", \.maximumContentSizeCategory)
            card.reading("appliedContentSizeCategoryLimitsDescription", \.appliedContentSizeCategoryLimitsDescription)
            card.reading("traitCollection", \.traitCollection)
            card.property("traitOverrides", \.traitOverrides)
            card.property("motionEffects", \.motionEffects)

            // Place
            card.property("frame", \.frame, .observable)
            card.property("bounds", \.bounds, .observable)
            card.property("center", \.center, .observable)
            card.property("transform", \.transform, .observable)
            card.property("transform3D", \.transform3D)
            card.property("anchorPoint", \.anchorPoint)
            card.property("autoresizingMask", \.autoresizingMask)
            card.property("autoresizesSubviews", \.autoresizesSubviews)
            card.property("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
            card.property("layoutMargins", \.layoutMargins, .observable)
            card.property("directionalLayoutMargins", \.directionalLayoutMargins)
            card.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
            card.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
            card.reading("safeAreaInsets", \.safeAreaInsets, .observable)
            card.reading("intrinsicContentSize", \.intrinsicContentSize)
            card.reading("alignmentRectInsets", \.alignmentRectInsets)
            card.reading("constraints", \.constraints)
            card.reading("hasAmbiguousLayout", \.hasAmbiguousLayout)
            card.reading("forFirstBaselineLayout", \.forFirstBaselineLayout)
            card.reading("forLastBaselineLayout", \.forLastBaselineLayout)

            // Guides and anchors
            card.reading("layoutGuides", \.layoutGuides)
            card.reading("layoutMarginsGuide", \.layoutMarginsGuide)
            card.reading("readableContentGuide", \.readableContentGuide)
            card.reading("safeAreaLayoutGuide", \.safeAreaLayoutGuide)
            card.reading("keyboardLayoutGuide", \.keyboardLayoutGuide)
            card.reading("leadingAnchor", \.leadingAnchor)
            card.reading("trailingAnchor", \.trailingAnchor)
            card.reading("leftAnchor", \.leftAnchor)
            card.reading("rightAnchor", \.rightAnchor)
            card.reading("centerXAnchor", \.centerXAnchor)
            card.reading("topAnchor", \.topAnchor)
            card.reading("bottomAnchor", \.bottomAnchor)
            card.reading("centerYAnchor", \.centerYAnchor)
            card.reading("firstBaselineAnchor", \.firstBaselineAnchor)
            card.reading("lastBaselineAnchor", \.lastBaselineAnchor)
            card.reading("widthAnchor", \.widthAnchor)
            card.reading("heightAnchor", \.heightAnchor)

            // Hierarchy and touches
            card.property("tag", \.tag, .observable)
            card.reading("layer", \.layer)
            card.reading("superview", \.superview)
            card.reading("subviews", \.subviews)
            card.reading("window", \.window)
            card.property("restorationIdentifier", \.restorationIdentifier)
            card.property("isUserInteractionEnabled", \.isUserInteractionEnabled, .observable)
            card.property("isMultipleTouchEnabled", \.isMultipleTouchEnabled)
            card.property("isExclusiveTouch", \.isExclusiveTouch)
            card.property("gestureRecognizers", \.gestureRecognizers)
            card.property("interactions", \.interactions)

            // Accessibility
            card.property("isAccessibilityElement", \.isAccessibilityElement)
            card.property("accessibilityIdentifier", \.accessibilityIdentifier)
            card.property("accessibilityLabel", \.accessibilityLabel)
            card.property("accessibilityHint", \.accessibilityHint)
            card.property("accessibilityValue", \.accessibilityValue)
            card.property("accessibilityElements", \.accessibilityElements)
            card.property("accessibilityTraits", \.accessibilityTraits)
            card.property("accessibilityFrame", \.accessibilityFrame)
            card.property("accessibilityElementsHidden", \.accessibilityElementsHidden)
            card.property("accessibilityViewIsModal", \.accessibilityViewIsModal)
            card.property("accessibilityCustomActions", \.accessibilityCustomActions)
            card.property("accessibilityActivationPoint", \.accessibilityActivationPoint)
            card.property("accessibilityPath", \.accessibilityPath)
            card.property("accessibilityLanguage", \.accessibilityLanguage)
            card.property("accessibilityContainerType", \.accessibilityContainerType)
            card.property("accessibilityNavigationStyle", \.accessibilityNavigationStyle)
            card.property("accessibilityRespondsToUserInteraction", \.accessibilityRespondsToUserInteraction)
            card.property("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors)
            card.property("accessibilityUserInputLabels", \.accessibilityUserInputLabels)
            card.property("shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren)

            // Methods
            // An action hands its sender over: any object stands for true, as it does in Objective-C.
            card.method("endEditing:") { (view, force: Bool) in view.endEditing(force) }
            // What people type into a debugger, and some programs print.
            card.method("recursiveDescription") { NSString(string: $0.recursiveDescription()) }
            card.method("_autolayoutTrace") { NSString(string: $0.autolayoutTrace()) }
            card.method("removeFromSuperview") { $0.removeFromSuperview() }
            card.method("setNeedsLayout") { $0.setNeedsLayout() }
            card.method("layoutIfNeeded") { $0.layoutIfNeeded() }
            card.method("layoutSubviews") { $0.layoutSubviews() }
            card.method("setNeedsDisplay") { $0.setNeedsDisplay() }
            card.method("setNeedsUpdateConstraints") { $0.setNeedsUpdateConstraints() }
            card.method("updateConstraintsIfNeeded") { $0.updateConstraintsIfNeeded() }
            card.method("invalidateIntrinsicContentSize") { $0.invalidateIntrinsicContentSize() }
            card.method("sizeToFit") { $0.sizeToFit() }
            card.method("tintColorDidChange") { $0.tintColorDidChange() }
            card.method("addSubview:") { (view, child: UIView) in view.addSubview(child) }
            card.method("bringSubviewToFront:") { (view, child: UIView) in view.bringSubviewToFront(child) }
            card.method("sendSubviewToBack:") { (view, child: UIView) in view.sendSubviewToBack(child) }
        }
    }
}

// MARK: The words of interface files
extension UIView.ContentMode: InterfaceWord {
    init(word: IBValue) {
        self =
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
}

extension UISemanticContentAttribute: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "playback": .playback
            case "spatial": .spatial
            case "forceLeftToRight": .forceLeftToRight
            case "forceRightToLeft": .forceRightToLeft
            default: .unspecified
            }
    }
}

extension UIUserInterfaceStyle: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "dark": .dark
            case "light": .light
            default: .unspecified
            }
    }
}
