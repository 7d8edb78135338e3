import AppleFoundation

extension UITableViewController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITableViewController.self, element: "tableViewController") { card in
            card.property("tableView", \.tableView)
            card.property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, file: .same)
            card.property("refreshControl", \.refreshControl)
        }
    }
}
