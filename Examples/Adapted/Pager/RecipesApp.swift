import UIKit

/// Puts the pieces together: pages in a pager in a navigation controller.
@MainActor public enum RecipesApp {
    public static func makePager() -> PagerController {
        let pages = [
            RecipesController(
                title: "Breakfast",
                [
                    .init("Porridge with Pears", "15 minutes", "sun.max", .systemOrange),
                    .init("Green Omelette", "10 minutes", "leaf", .systemGreen),
                    .init("Rye Bread", "2 hours", "flame", .systemBrown),
                ]),
            RecipesController(
                title: "Lunch",
                [
                    .init("Lentil Salad", "25 minutes", "leaf", .systemTeal),
                    .init("Cold Cucumber Soup", "10 minutes", "drop", .systemGreen),
                ]),
            RecipesController(
                title: "Dinner",
                [
                    .init("Mushroom Risotto", "40 minutes", "moon", .systemIndigo),
                    .init("Roast Pumpkin", "55 minutes", "flame", .systemOrange),
                ]),
            RecipesController(
                title: "Sweets",
                [.init("Plum Cake", "1 hour", "heart", .systemPink), .init("Lemon Ice", "4 hours", "snowflake", .systemCyan)]),
        ]
        let pager = PagerController(pages: pages)
        pager.title = "Recipes"
        return pager
    }

    public static func makeRoot(_ pager: PagerController? = nil) -> UIViewController {
        let navigation = UINavigationController(rootViewController: pager ?? makePager())
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = .systemBackground
        bar.shadowColor = .clear
        navigation.navigationBar.standardAppearance = bar
        navigation.navigationBar.scrollEdgeAppearance = bar
        navigation.view.tintColor = .systemOrange
        return navigation
    }
}
