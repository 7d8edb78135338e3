import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Bars, those of controllers and those that stand alone.
extension NibSession {
    func fillBar(_ bar: UIView, _ element: IBElement) {
        let tint = element.first("color", key: "barTintColor").map(color)
        let own = element.first("color", key: "tintColor").map(color)
        let isTranslucent = element.bool("translucent") ?? true
        let style: UIBarStyle? = (element.string("barStyle") ?? "").hasPrefix("black") ? .black : nil
        if let own { bar.tintColor = own }
        let titles = element.first("textAttributes", key: "titleTextAttributes").map(textAttributes)
        switch bar {
        case let bar as UINavigationBar:
            if let tint { bar.barTintColor = tint }
            if !isTranslucent { bar.isTranslucent = false }
            if let style { bar.barStyle = style }
            if element.bool("largeTitles", default: false) { bar.prefersLargeTitles = true }
            if let titles { bar.titleTextAttributes = titles }
            if let picture = picture("backgroundImage", of: element) { bar.setBackgroundImage(picture, for: .default) }
            if let picture = picture("shadowImage", of: element) { bar.shadowImage = picture }
            if let picture = picture("backIndicatorImage", of: element) { bar.backIndicatorImage = picture }
            if let picture = picture("backIndicatorTransitionMask", of: element) {
                bar.backIndicatorTransitionMaskImage = picture
            }
            if let large = element.first("textAttributes", key: "largeTitleTextAttributes") {
                bar.largeTitleTextAttributes = textAttributes(large)
            }
            fillAppearances(bar, element)
            if let items = items(element, "navigationItem") as? [UINavigationItem], !items.isEmpty { bar.items = items }
        case let bar as UIToolbar:
            if let tint { bar.barTintColor = tint }
            if !isTranslucent { bar.isTranslucent = false }
            if let style { bar.barStyle = style }
            fillAppearances(bar, element)
            if let items = items(element, "barButtonItem") as? [UIBarButtonItem], !items.isEmpty { bar.items = items }
        case let bar as UITabBar:
            if let tint { bar.barTintColor = tint }
            if !isTranslucent { bar.isTranslucent = false }
            if let style { bar.barStyle = style }
            if let picture = picture("backgroundImage", of: element) { bar.backgroundImage = picture }
            if let picture = picture("shadowImage", of: element) { bar.shadowImage = picture }
            if let picture = picture("selectionIndicatorImage", of: element) { bar.selectionIndicatorImage = picture }
            bar.itemPositioning = positioning(element.string("itemPositioning"))
            if let width = element.number("itemWidth") { bar.itemWidth = CGFloat(width) }
            if let spacing = element.number("itemSpacing") { bar.itemSpacing = CGFloat(spacing) }
            fillAppearances(bar, element)
            if let items = items(element, "tabBarItem") as? [UITabBarItem], !items.isEmpty { bar.items = items }
        default: break
        }
    }

    private func items(_ bar: IBElement, _ name: IBName) -> [NSObject] {
        bar.first("items")?.children.filter { $0.has(name) }.compactMap { make($0) } ?? []
    }

    private func picture(_ name: IBName, of element: IBElement) -> UIImage? {
        element.string(name).flatMap { image(named: $0, of: element) }
    }

    private func positioning(_ word: String?) -> UITabBar.ItemPositioning {
        switch word {
        case "fill": return .fill
        case "centered": return .centered
        default: return .automatic
        }
    }

    // MARK: Looks
    private func fillAppearances(_ bar: UINavigationBar, _ element: IBElement) {
        for child in element.children where child.has("navigationBarAppearance") {
            let look = UINavigationBarAppearance()
            fill(look, child)
            if let titles = child.first("textAttributes", key: "titleTextAttributes") {
                look.titleTextAttributes = textAttributes(titles)
            }
            if let titles = child.first("textAttributes", key: "largeTitleTextAttributes") {
                look.largeTitleTextAttributes = textAttributes(titles)
            }
            switch child.key {
            case "standardAppearance": bar.standardAppearance = look
            case "compactAppearance": bar.compactAppearance = look
            case "scrollEdgeAppearance": bar.scrollEdgeAppearance = look
            case "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance = look
            default: break
            }
        }
    }

    private func fillAppearances(_ bar: UIToolbar, _ element: IBElement) {
        for child in element.children where child.has("toolbarAppearance") {
            let look = UIToolbarAppearance()
            fill(look, child)
            switch child.key {
            case "standardAppearance": bar.standardAppearance = look
            case "compactAppearance": bar.compactAppearance = look
            case "scrollEdgeAppearance": bar.scrollEdgeAppearance = look
            default: break
            }
        }
    }

    private func fillAppearances(_ bar: UITabBar, _ element: IBElement) {
        for child in element.children where child.has("tabBarAppearance") {
            let look = UITabBarAppearance()
            fill(look, child)
            if let name = child.string("selectionIndicatorImage") {
                look.selectionIndicatorImage = image(named: name, of: child)
            }
            look.stackedItemPositioning = positioning(child.string("stackedItemPositioning"))
            look.stackedItemWidth = CGFloat(child.number("stackedItemWidth", default: 0))
            look.stackedItemSpacing = CGFloat(child.number("stackedItemSpacing", default: 0))
            switch child.key {
            case "standardAppearance": bar.standardAppearance = look
            case "scrollEdgeAppearance": bar.scrollEdgeAppearance = look
            default: break
            }
        }
    }

    /// What the looks of all bars have. A look without a word of its own has the default background.
    private func fill(_ look: UIBarAppearance, _ element: IBElement) {
        if let name = element.string("backgroundImage") { look.backgroundImage = image(named: name, of: element) }
        if let name = element.string("shadowImage") { look.shadowImage = image(named: name, of: element) }
        for child in element.children {
            if child.has("blurEffect") {
                look.backgroundEffect = UIBlurEffect(style: IBWords.blur(child.string("style")))
                continue
            }
            switch child.key {
            case "backgroundColor": look.backgroundColor = child.has("color") ? color(child) : nil
            case "shadowColor": look.shadowColor = child.has("color") ? color(child) : nil
            case "backgroundEffect": if child.has("nil") { look.backgroundEffect = nil }
            default: break
            }
        }
    }

    private func textAttributes(_ element: IBElement) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            switch child.key {
            case "textColor": if child.has("color") { attributes[.foregroundColor] = color(child) }
            case "fontDescription": if child.has("fontDescription") { attributes[.font] = font(child) }
            default: break
            }
        }
        return attributes
    }
}

extension UIOffset {
    init(_ element: IBElement) {
        self.init(
            horizontal: CGFloat(element.number("horizontal", default: 0)),
            vertical: CGFloat(element.number("vertical", default: 0)))
    }
}
