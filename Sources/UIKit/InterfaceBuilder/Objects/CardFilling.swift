import AppleFoundation
import InterfaceBuilder

extension NibDecoder: InterfaceFilling {
    @MainActor func attribute(_ name: String) -> String? { IBName(ofSchema: name).flatMap(element.string) }

    /// What the card of a class says about an element's attributes, in the card's order. Called at the end of `init(coder:)`.
    @MainActor func fillByCard<Owner: NSObject>(_ object: Owner, as type: Owner.Type) {
        guard let card = CardBook.card(of: type) else { return }
        for attribute in card.attributes { attribute.fill(object, element, session) }
    }
}

extension NibSession {
    /// For objects that are made without a coder: the cards of all their classes, or of those below one.
    func fillByCards(_ object: NSObject, below ancestor: AnyClass? = nil, _ element: IBElement) {
        for card in CardBook.cards(from: type(of: object)).prefix(while: { $0.type != ancestor }).reversed() {
            for attribute in card.attributes { attribute.fill(object, element, self) }
        }
    }
}

extension NibSession: InterfaceReader {
    func text(_ id: String?, _ key: String, _ text: String?) -> String? { source.text(id, key, text) }
}
