import AppleFoundation

extension UITableViewHeaderFooterView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITableViewHeaderFooterView.self, element: "tableViewHeaderFooterView") { card in
            card.property("backgroundView", \.backgroundView)
            card.property("contentConfiguration", \.contentConfiguration)
            card.property("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
            card.property("backgroundConfiguration", \.backgroundConfiguration)
            card.property("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
            card.property("configurationUpdateHandler", \.configurationUpdateHandler)
            card.reading("configurationState", \.configurationState)
            card.reading("reuseIdentifier", \.reuseIdentifier)
            card.reading("contentView", \.contentView)
            card.reading("textLabel", \.textLabel)
            card.reading("detailTextLabel", \.detailTextLabel)
            card.method("prepareForReuse") { $0.prepareForReuse() }
        }
    }
}
