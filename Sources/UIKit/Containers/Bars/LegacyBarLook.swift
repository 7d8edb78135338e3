import AppleFoundation
import CoreGraphics

/// What could be said about a bar's looks before appearance objects.
@MainActor struct LegacyBarLook {
    struct Place: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    nonisolated init() {}

    var tint: UIColor?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    var shadowImage: UIImage?
    var backgrounds: [Place: UIImage] = [:]
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?
    var titleOffsets: [Int: CGFloat] = [:]

    var hasBackground: Bool { tint != nil || !backgrounds.isEmpty }

    private var anyBackground: UIImage? {
        backgrounds[Place(position: .any, metrics: .default)] ?? backgrounds[Place(position: .topAttached, metrics: .default)]
            ?? backgrounds[Place(position: .top, metrics: .default)]
    }

    /// The same as an appearance object of a bar's kind.
    func appearance<Appearance: UIBarAppearance>(isTranslucent: Bool, style: UIBarStyle) -> Appearance {
        let made = Appearance(idiom: .phone)
        apply(to: made, isTranslucent: isTranslucent, style: style)
        if let made = made as? UINavigationBarAppearance { applyTitles(to: made, style: style) }
        return made
    }

    private func applyTitles(to made: UINavigationBarAppearance, style: UIBarStyle) {
        if let titleAttributes { made.titleTextAttributes = titleAttributes }
        if let largeTitleAttributes { made.largeTitleTextAttributes = largeTitleAttributes }
        if style != .default {
            if made.titleTextAttributes[.foregroundColor] == nil { made.titleTextAttributes[.foregroundColor] = UIColor.white }
            if made.largeTitleTextAttributes[.foregroundColor] == nil {
                made.largeTitleTextAttributes[.foregroundColor] = UIColor.white
            }
        }
        made.titlePositionAdjustment.vertical = titleOffsets[UIBarMetrics.default.rawValue] ?? 0
        if backIndicator != nil {
            made.setBackIndicatorImage(backIndicator, transitionMaskImage: backIndicatorMask ?? backIndicator)
        }
    }

    private func apply(to made: UIBarAppearance, isTranslucent: Bool, style: UIBarStyle) {
        if let image = anyBackground {
            made.configureWithTransparentBackground()
            // An empty picture is how apps make a bar see-through.
            if image.size != .zero { made.backgroundImage = image }
            if shadowImage == nil { made.shadowColor = BarMetrics.edgeColor }
        } else if let tint {
            made.configureWithDefaultBackground()
            made.backgroundColor = isTranslucent ? tint.withAlphaComponent(0.85) : tint
            if !isTranslucent { made.backgroundEffect = nil }
        } else if style != .default {
            made.backgroundEffect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
            made.backgroundColor = isTranslucent ? nil : .black
        } else if !isTranslucent {
            made.configureWithOpaqueBackground()
        }
        if let shadowImage {
            made.shadowColor = nil
            if shadowImage.size != .zero { made.shadowImage = shadowImage }
        }
    }
}

/// A bar's standard appearance: the one that was set, or else what follows from the older properties.
@MainActor struct StandardLook<Appearance: UIBarAppearance> {
    var legacy = LegacyBarLook()
    private var known: Appearance?
    /// An app has set it; the older properties say nothing any more.
    private(set) var isOwn = false

    nonisolated init() {}

    mutating func take(_ appearance: Appearance) {
        known = appearance.clone()
        isOwn = true
    }

    mutating func legacyChanged() { if !isOwn { known = nil } }

    mutating func inUse(_ make: (LegacyBarLook) -> Appearance) -> Appearance {
        if let known { return known }
        let made = make(legacy)
        known = made
        return made
    }
}
