import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// What controllers and bars hand to the bars around them.
extension NibSession {
    /// After a controller was made.
    func fillItems(of controller: UIViewController, _ element: IBElement) {
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
        fillByCards(controller, below: UIViewController.self, element)
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
        fillByCards(item, element)
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
        fillByCards(item, element)
        if let name = element.string("landscapeImage") ?? element.string("landscapeImagePhone")
            ?? element.string("imageLandscape")
        {
            item.landscapeImagePhone = image(named: name, of: element)
        }
        if let button = item as? UIBarButtonItem, let view = element.child(key: "customView"), IBView(view) != nil {
            button.customView = make(view) as? UIView
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
