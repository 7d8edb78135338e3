import AppleFoundation
import CoreGraphics

extension UIRefreshControl {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UIRefreshControl.self, element: "refreshControl") { card in
            card.property("attributedTitle", \.attributedTitle, file: .same)
            card.reading("isRefreshing", \.isRefreshing)
            card.method("beginRefreshing") { $0.beginRefreshing() }
            card.method("endRefreshing") { $0.endRefreshing() }
        }
    }
}
