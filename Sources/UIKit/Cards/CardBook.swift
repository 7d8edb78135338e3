import AppleFoundation
import CCards
import InterfaceBuilder
import Synchronization

/// All cards, found when one is asked for.
package enum CardBook {
    /// Filled while `all` is made, and never again.
    private static let added = Mutex<[Card]>([])

    /// In the order in which the linker found them.
    package static let all: [Card] = {
        let entries = UnsafeBufferPointer(start: allium_cards_begin(), count: allium_cards_count())
        for entry in entries { entry?() }
        return added.withLock { $0 }
    }()

    private static let byType = Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0.type), $0) })

    private static let byElement: [String: Card] = {
        var cards: [String: Card] = [:]
        for card in all where card.elements.utf8CodeUnitCount > 0 {
            for element in card.elements.description.split(separator: " ") { cards[String(element)] = card }
        }
        return cards
    }()

    static func add(_ card: Card) { added.withLock { $0.append(card) } }

    /// The card of an element's class; nil for what has no class here.
    package static func card(ofElement name: String) -> Card? { byElement[name] }

    /// The class's own card, with its attributes and looks.
    package static func card(of type: AnyClass) -> Card? {
        guard let card = byType[ObjectIdentifier(type)] else { return nil }
        ClassRegistry.shared.fill(type)
        return card
    }

    /// The cards of a class and of those above it, the nearest first.
    static func cards(from type: AnyClass) -> [Card] {
        sequence(first: type) { _getSuperclass($0) }.compactMap { card(of: $0) }
    }

    /// What assistive programs hear of objects of a class that nobody has told anything about; nil for nothing.
    static func accessibility(of type: AnyClass) -> UIAccessibilityTraits? {
        var next: AnyClass? = type
        while let candidate = next {
            if let traits = byType[ObjectIdentifier(candidate)]?.accessibility { return traits }
            next = _getSuperclass(candidate)
        }
        return nil
    }
}

/// Tells the registry of names that there are cards.
private enum CardRegistration {
    @section(".init_array") @used
    static let register: @convention(c) @Sendable () -> Void = {
        RuntimeMistake.report = { name, words in Misuse.report(.raised(name: name, words: words)) }
        ObservedKeys.reportSilent = { object, key in
            Unsupported.report(observing: "\(Diagnostics.typeName(type(of: object))).\(key)")
        }
        ClassRegistry.addLater {
            for card in CardBook.all { _objcRegister({ card.type }, nil) { card.fill($0) } }
        }
    }
}
