import AppleFoundation
import CoreGraphics

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partChanged() } }
    @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { partChanged() } }
    @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partChanged() } }
    open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward") ?? UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward") ?? UIImage()
    final private(set) var hasOwnBackIndicator = false

    override func linkParts() {
        for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { part.belong(to: self) }
    }

    private func partChanged() {
        if holder != nil { linkParts() }
        changed()
    }

    /// Both or neither: nil brings the chevron back.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        changed()
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
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        if other.hasOwnBackIndicator {
            setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
        }
    }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partChanged() } }
    @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { partChanged() } }

    override func linkParts() {
        for part in [buttonAppearance, doneButtonAppearance] { part.belong(to: self) }
    }

    private func partChanged() {
        if holder != nil { linkParts() }
        changed()
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}
