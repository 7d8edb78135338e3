import AppleFoundation
import CoreGraphics

/// What UIKit's own classes let proxies set.
@MainActor final class AppearanceList {
    static let shared = AppearanceList()
    private(set) var properties: [ObjectIdentifier: [AppearanceProperty]] = [:]

    private init() {
        addViews()
        addControls()
        addBars()
        addItems()
    }

    // MARK: Entries
    private func add<Owner: NSObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
        add(name, of: Owner.self, read: { AppearanceValue.flat($0[keyPath: path]) }) { owner, value in
            if let value = value as? Value { owner[keyPath: path] = value }
        }
    }

    private func add<Owner: NSObject>(
        _ name: String, of type: Owner.Type, read: @escaping (Owner) -> Any?, write: @escaping (Owner, Any?) -> Void
    ) {
        let property = AppearanceProperty(
            name: name, read: { object in (object as? Owner).flatMap(read) },
            write: { object, value in if let owner = object as? Owner { write(owner, value) } })
        properties[ObjectIdentifier(type), default: []].append(property)
    }

    /// One for each of these states.
    private func addStates<Owner: NSObject>(
        _ name: String, of type: Owner.Type, read: @escaping (Owner, UIControl.State) -> Any?,
        write: @escaping (Owner, Any?, UIControl.State) -> Void
    ) {
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        for state in states {
            add("\(name) \(state.rawValue)", of: type, read: { read($0, state) }, write: { write($0, $1, state) })
        }
    }

    // MARK: Views
    private func addViews() {
        add("tintColor", of: UIView.self, read: { $0.rarities?.tintColor }, write: { $0.tintColor = $1 as? UIColor })
        add("backgroundColor", \UIView.backgroundColor)
        add("font", \UILabel.font)
        add("textColor", \UILabel.textColor)
        add("shadowColor", \UILabel.shadowColor)
        add("shadowOffset", \UILabel.shadowOffset)
        add("highlightedTextColor", \UILabel.highlightedTextColor)
        add("color", \UIActivityIndicatorView.color)
        add("progressTintColor", \UIProgressView.progressTintColor)
        add("trackTintColor", \UIProgressView.trackTintColor)
        add("indicatorStyle", \UIScrollView.indicatorStyle)
    }

    private func addControls() {
        addStates(
            "titleColor", of: UIButton.self, read: { $0.content[$1].titleColor },
            write: { $0.setTitleColor($1 as? UIColor, for: $2) })
        addStates(
            "backgroundImage", of: UIButton.self, read: { $0.content[$1].backgroundImage },
            write: { $0.setBackgroundImage($1 as? UIImage, for: $2) })
        add("onTintColor", \UISwitch.onTintColor)
        add("thumbTintColor", \UISwitch.thumbTintColor)
        add("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        add("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        add("thumbTintColor", \UISlider.thumbTintColor)
        add("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        add("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        add("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
        addStates(
            "titleTextAttributes", of: UISegmentedControl.self, read: { $0.titleTextAttributes(for: $1) },
            write: { $0.setTitleTextAttributes($1 as? [NSAttributedString.Key: Any], for: $2) })
    }

    // MARK: Bars
    private func addBars() {
        add("barStyle", \UINavigationBar.barStyle)
        add("isTranslucent", \UINavigationBar.isTranslucent)
        add("barTintColor", \UINavigationBar.barTintColor)
        add("titleTextAttributes", \UINavigationBar.titleTextAttributes)
        add("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
        add("shadowImage", \UINavigationBar.shadowImage)
        add("backIndicatorImage", \UINavigationBar.backIndicatorImage)
        add("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
        add("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
        for metrics in [UIBarMetrics.default, .compact] {
            add(
                "backgroundImage \(metrics.rawValue)", of: UINavigationBar.self,
                read: { $0.backgroundImage(for: metrics) },
                write: { $0.setBackgroundImage($1 as? UIImage, for: metrics) })
        }
        addStandard(\UINavigationBar.standardAppearance, where: \.hasOwnStandard)
        add("compactAppearance", \UINavigationBar.compactAppearance)
        add("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
        add("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)

        add("barStyle", \UIToolbar.barStyle)
        add("isTranslucent", \UIToolbar.isTranslucent)
        add("barTintColor", \UIToolbar.barTintColor)
        addStandard(\UIToolbar.standardAppearance, where: \.hasOwnStandard)
        add("compactAppearance", \UIToolbar.compactAppearance)
        add("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
        add("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)

        add("barStyle", \UITabBar.barStyle)
        add("isTranslucent", \UITabBar.isTranslucent)
        add("barTintColor", \UITabBar.barTintColor)
        add("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
        add("backgroundImage", \UITabBar.backgroundImage)
        add("shadowImage", \UITabBar.shadowImage)
        add("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
        add("itemPositioning", \UITabBar.itemPositioning)
        addStandard(\UITabBar.standardAppearance, where: \.hasOwnStandard)
        add("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
    }

    /// Set only where somebody has set it: otherwise reading it makes one of the older properties.
    private func addStandard<Bar: NSObject, Look: UIBarAppearance>(
        _ path: ReferenceWritableKeyPath<Bar, Look>, where isSet: KeyPath<Bar, Bool>
    ) {
        add(
            "standardAppearance", of: Bar.self, read: { $0[keyPath: isSet] ? $0[keyPath: path] : nil },
            write: { bar, value in (value as? Look).map { bar[keyPath: path] = $0 } })
    }

    private func addItems() {
        addStates(
            "titleTextAttributes", of: UIBarItem.self, read: { $0.titleTextAttributes(for: $1) },
            write: { $0.setTitleTextAttributes($1 as? [NSAttributedString.Key: Any], for: $2) })
        add("tintColor", \UIBarButtonItem.tintColor)
        add("badgeColor", \UITabBarItem.badgeColor)
        add("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
    }
}
