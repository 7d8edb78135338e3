import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// What controllers and bars hand to the bars around them.
extension NibSession {
    /// After a controller was made.
    func fillItems(of controller: UIViewController, _ element: IBElement) {
        if element.bool("hidesBottomBarWhenPushed", default: false) { controller.hidesBottomBarWhenPushed = true }
        for child in element.children {
            if child.has("navigationItem") {
                objects[child.index] = controller.navigationItem
                noteBelongings(of: controller.navigationItem, child)
                fill(controller.navigationItem, child)
            } else if child.has("tabBarItem") {
                if let item = make(child) as? UITabBarItem { controller.tabBarItem = item }
            } else if child.has("toolbarItems") {
                controller.toolbarItems = barButtons(child)
            } else if child.has("navigationBar"), let navigation = controller as? UINavigationController {
                adopt(navigation.navigationBar, child)
            } else if child.has("toolbar"), let navigation = controller as? UINavigationController {
                adopt(navigation.toolbar, child)
            } else if child.has("tabBar"), let tabs = controller as? UITabBarController {
                adopt(tabs.tabBar, child)
            }
        }
        fillContainer(controller, element)
    }

    /// A bar that its controller has made.
    private func adopt(_ bar: UIView?, _ element: IBElement) {
        guard let bar else { return }
        objects[element.index] = bar
        noteBelongings(of: bar, element)
        fillBar(bar, element)
    }

    private func barButtons(_ list: IBElement) -> [UIBarButtonItem] {
        list.children.filter { $0.has("barButtonItem") }.compactMap { make($0) as? UIBarButtonItem }
    }

    // MARK: Items
    func fill(_ item: UINavigationItem, _ element: IBElement) {
        UnreadAttribute.note(element)
        if let title = source.text(element.id, "title", element.string("title")) { item.title = title }
        if let prompt = source.text(element.id, "prompt", element.string("prompt")) { item.prompt = prompt }
        switch element.string("largeTitleDisplayMode") {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        if let title = source.text(element.id, "backButtonTitle", element.string("backButtonTitle")) {
            item.backButtonTitle = title
        }
        switch element.string("backButtonDisplayMode") {
        case "generic": item.backButtonDisplayMode = .generic
        case "minimal": item.backButtonDisplayMode = .minimal
        default: break
        }
        if element.bool("hidesBackButton", default: false) { item.hidesBackButton = true }
        if element.bool("leftItemsSupplementBackButton", default: false) { item.leftItemsSupplementBackButton = true }
        for child in element.children {
            switch child.key {
            case "leftBarButtonItem": item.leftBarButtonItem = make(child) as? UIBarButtonItem
            case "rightBarButtonItem": item.rightBarButtonItem = make(child) as? UIBarButtonItem
            case "backBarButtonItem": item.backBarButtonItem = make(child) as? UIBarButtonItem
            case "titleView": item.titleView = make(child) as? UIView
            default:
                if child.has("leftBarButtonItems") { item.leftBarButtonItems = barButtons(child) }
                if child.has("rightBarButtonItems") { item.rightBarButtonItems = barButtons(child) }
            }
        }
    }

    func fill(_ item: UIBarItem, _ element: IBElement) {
        UnreadAttribute.note(element)
        if let title = source.text(element.id, "title", element.string("title")) { item.title = title }
        if let image = image(of: element) { item.image = image }
        if let name = element.string("largeContentSizeImage") {
            item.largeContentSizeImage = image(named: name, of: element)
        }
        if let name = element.string("landscapeImage") ?? element.string("landscapeImagePhone")
            ?? element.string("imageLandscape")
        {
            item.landscapeImagePhone = image(named: name, of: element)
        }
        if element.bool("enabled") == false { item.isEnabled = false }
        if let tag = element.number("tag") { item.tag = Int(clamping: tag) }
        if let insets = element.insets(key: "imageInsets") { item.imageInsets = UIEdgeInsets(insets) }
        if let button = item as? UIBarButtonItem {
            if element.string("style") == "done" { button.style = .done }
            if let width = element.number("width") { button.width = CGFloat(width) }
            if let color = element.first("color", key: "tintColor") { button.tintColor = self.color(color) }
            if let view = element.child(key: "customView"), IBView(view) != nil { button.customView = make(view) as? UIView }
        } else if let tab = item as? UITabBarItem {
            if let name = element.string("selectedImage") { tab.selectedImage = image(named: name, of: element) }
            if let badge = element.string("badgeValue") { tab.badgeValue = badge }
            if let offset = element.first("offsetWrapper", key: "titlePositionAdjustment") {
                tab.titlePositionAdjustment = UIOffset(offset)
            }
        }
    }

    static let systemButtons: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
        "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "pageCurl": .pageCurl, "close": .close,
    ]

    static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
        "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
