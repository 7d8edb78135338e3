import UIKit

/// Something that the shop sells.
public struct Product: Hashable {
    public let name: String
    public let symbol: String
    public let price: Int
    public var isOnSale = false
    let hue: CGFloat

    var color: UIColor {
        UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(hue: hue, saturation: isDark ? 0.5 : 0.22, brightness: isDark ? 0.4 : 0.96, alpha: 1)
        }
    }

    public static let samples: [Product] = [
        ("Desk lamp", "lightbulb", 49, false), ("Headphones", "headphones", 129, true), ("Camera", "camera", 399, false),
        ("Gift box", "gift", 19, false), ("Travel bag", "bag", 89, true), ("Alarm clock", "alarm", 25, false),
        ("Toolbox", "wrench", 22, false), ("Notebook", "book", 9, true), ("Bell", "bell", 15, false),
        ("Paint brush", "paintbrush", 6, false), ("Key ring", "key", 5, false), ("Globe", "globe", 64, true),
    ].enumerated().map { index, item in
        Product(name: item.0, symbol: item.1, price: item.2, isOnSale: item.3, hue: CGFloat(index * 5 % 12) / 12)
    }
}

/// What stands in the window, in the aisles and on the shelves.
public enum ShopSection: Int, CaseIterable {
    case featured, departments, products

    var title: String? {
        switch self {
        case .featured: "Today"
        case .departments: nil
        case .products: "All products"
        }
    }
}

/// One place of the shop: the same product may stand in the window and on a shelf.
public enum ShopItem: Hashable {
    case featured(Product)
    case department(String)
    case product(Product)
}
