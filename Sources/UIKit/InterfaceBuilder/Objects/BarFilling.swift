import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Bars, those of controllers and those that stand alone.
extension NibSession {
    func fillBar(_ bar: UIView, _ element: IBElement) {
        if let own = element.first("color", key: "tintColor") { bar.tintColor = color(own) }
        fillByCards(bar, below: UIView.self, element)
        switch bar {
        case let bar as UINavigationBar:
            if let titles = element.first("textAttributes", key: "titleTextAttributes") {
                bar.titleTextAttributes = textAttributes(titles)
            }
            if let large = element.first("textAttributes", key: "largeTitleTextAttributes") {
                bar.largeTitleTextAttributes = textAttributes(large)
            }
            fillAppearances(bar, element)
            if let items = items(element, "navigationItem") as? [UINavigationItem], !items.isEmpty { bar.items = items }
        case let bar as UIToolbar:
            fillAppearances(bar, element)
            if let items = items(element, "barButtonItem") as? [UIBarButtonItem], !items.isEmpty { bar.items = items }
        case let bar as UITabBar:
            fillAppearances(bar, element)
            if let items = items(element, "tabBarItem") as? [UITabBarItem], !items.isEmpty { bar.items = items }
        default: break
        }
    }

    private func items(_ bar: IBElement, _ name: IBName) -> [NSObject] {
        bar.first("items")?.children.filter { $0.has(name) }.compactMap { make($0) } ?? []
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
            look.stackedItemPositioning = UITabBar.ItemPositioning(word: child.string("stackedItemPositioning") ?? "")
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
                look.backgroundEffect = UIBlurEffect(style: UIBlurEffect.Style(word: child.string("style") ?? ""))
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
