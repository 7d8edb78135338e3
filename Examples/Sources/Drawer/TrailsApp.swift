import UIKit

/// Puts the pieces together: only here do menu, screens and drawer meet.
@MainActor public enum TrailsApp {
    public static func makeDrawer() -> DrawerController {
        let places: [TrailsMenuController.Place] = [
            .init("Today", "sun.max"), .init("Trails", "map"), .init("Saved", "bookmark"), .init("Friends", "person.2"),
            .init("Settings", "gearshape"),
        ]
        let menu = TrailsMenuController(places)
        let screens = places.map { screen($0.title) }
        let drawer = DrawerController(menu: menu, content: screens[0])
        menu.onChoose = { [weak drawer] index in
            drawer?.setContent(screens[index])
            drawer?.close()
        }
        return drawer
    }

    private static func screen(_ title: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: TrailsListController(title: title, trails(title)))
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.tintColor = .systemTeal
        return navigation
    }

    private static func trails(_ title: String) -> [TrailsListController.Trail] {
        let all: [TrailsListController.Trail] = [
            .init("Lake Round", "8.4 km · 180 m up", "drop", .systemTeal),
            .init("Old Mill Path", "5.1 km · 90 m up", "leaf", .systemGreen),
            .init("Windy Ridge", "14.9 km · 920 m up", "flag", .systemOrange),
            .init("Night Walk", "3.2 km · level", "moon", .systemIndigo),
            .init("Bakery Loop", "6.0 km · 120 m up", "house", .systemBrown),
        ]
        return title == "Today" ? Array(all.prefix(3)) : title == "Trails" ? all : Array(all.suffix(2))
    }
}
