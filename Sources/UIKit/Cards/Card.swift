@_spi(House) import AppleFoundation
import InterfaceBuilder

/// What lies in the linker's section `uikit_cards`: a function that adds one class's card. Nothing runs, and nothing is made, before
/// somebody looks for a card.
package typealias CardEntry = @convention(c) @Sendable () -> Void

/// What is known of a class by name: which element of interface files stands for it, which attributes those have, what key-value
/// coding, selectors, appearance proxies and observers find. It stands beside the class, in `Class+Card.swift`.
///
/// Everybody who needs such a list reads the cards: see `Documentation/Concepts/cards.md`.
package final class Card: @unchecked Sendable {
    package let type: NSObject.Type
    /// The elements that stand for objects of the class, with spaces between them.
    let elements: StaticString
    /// What assistive programs hear of each object; nil where that is its superclass's affair.
    let accessibility: UIAccessibilityTraits?
    private let describe: (Card, _ObjCTable) -> Void
    /// Written once, under the registry's lock.
    fileprivate(set) var attributes: [CardAttribute] = []
    fileprivate(set) var looks: [AppearanceProperty] = []

    private init(
        _ type: NSObject.Type, _ elements: StaticString, _ accessibility: UIAccessibilityTraits?,
        _ describe: @escaping (Card, _ObjCTable) -> Void
    ) {
        self.type = type
        self.elements = elements
        self.accessibility = accessibility
        self.describe = describe
    }

    /// Adds the card of a class. `describe` runs when the first member of the class is looked up.
    ///
    /// - Parameters:
    ///   - element: the elements of interface files that stand for the class.
    ///   - accessibility: says that objects are elements for assistive programs, of this kind.
    package static func add<Owner: NSObject>(
        _ type: Owner.Type, element: StaticString = "", accessibility: UIAccessibilityTraits? = nil,
        _ describe: @escaping @MainActor (CardPage<Owner>) -> Void
    ) {
        let card = Card(type, element, accessibility) { card, table in
            Isolation.assumeMain(with: (describe, CardPage<Owner>(card: card, table: table))) { $0($1) }
        }
        CardBook.add(card)
    }

    func fill(_ table: _ObjCTable) { describe(self, table) }

    func add(_ attribute: CardAttribute) { attributes.append(attribute) }
    func add(_ look: AppearanceProperty) { looks.append(look) }
}
