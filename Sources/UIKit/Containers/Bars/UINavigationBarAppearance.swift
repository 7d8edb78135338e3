import AppleFoundation
import CoreGraphics

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { AppearanceChanges.note() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { AppearanceChanges.note() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { AppearanceChanges.note() } }
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { AppearanceChanges.note() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { AppearanceChanges.note() } }
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { AppearanceChanges.note() } }
    open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward") ?? UIImage()
    final private(set) var hasOwnBackIndicator = false

    /// Both or neither: nil brings the chevron back.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        AppearanceChanges.note()
        let chevron = UIImage(systemName: "chevron.backward") ?? UIImage()
        hasOwnBackIndicator = image != nil && transitionMaskImage != nil
        backIndicatorImage = hasOwnBackIndicator ? image ?? chevron : chevron
        backIndicatorTransitionMaskImage = hasOwnBackIndicator ? transitionMaskImage ?? chevron : chevron
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.clone()
        doneButtonAppearance = other.doneButtonAppearance.clone()
        backButtonAppearance = other.backButtonAppearance.clone()
        if other.hasOwnBackIndicator {
            setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
        }
    }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { AppearanceChanges.note() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { AppearanceChanges.note() } }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.clone()
        doneButtonAppearance = other.doneButtonAppearance.clone()
    }
}
