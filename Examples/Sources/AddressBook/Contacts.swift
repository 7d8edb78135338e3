import UIKit

/// Somebody in the address book.
public struct Contact: Hashable {
    public let name: String
    public let city: String
    public var isFavorite = false

    /// Under which letter.
    public var letter: String { name.first.map { String($0).uppercased() } ?? "#" }

    public static let samples: [Contact] = [
        ("Ada Lovelace", "London"), ("Alan Turing", "Manchester"), ("Barbara Liskov", "Los Angeles"),
        ("Claude Shannon", "Gaylord"), ("Donald Knuth", "Milwaukee"), ("Edsger Dijkstra", "Rotterdam"),
        ("Emmy Noether", "Erlangen"), ("Frances Allen", "Peru, New York"), ("Grace Hopper", "New York"),
        ("Hedy Lamarr", "Vienna"), ("Ida Rhodes", "Kamianets-Podilskyi"), ("John Backus", "Philadelphia"),
        ("Katherine Johnson", "White Sulphur Springs"), ("Konrad Zuse", "Berlin"), ("Margaret Hamilton", "Paoli"),
        ("Mary Somerville", "Jedburgh"), ("Niklaus Wirth", "Winterthur"), ("Ole-Johan Dahl", "Mandal"),
        ("Radia Perlman", "Portsmouth"), ("Sophie Wilson", "Leeds"), ("Tony Hoare", "Colombo"), ("Vint Cerf", "New Haven"),
    ].map { Contact(name: $0.0, city: $0.1) }
}

/// What the address book holds, by letters.
public struct Contacts {
    public private(set) var all: [Contact]

    public init(_ all: [Contact] = Contact.samples) { self.all = all.sorted { $0.name < $1.name } }

    public var letters: [String] { Array(Set(all.map(\.letter))).sorted() }
    public func contacts(under letter: String) -> [Contact] { all.filter { $0.letter == letter } }
    /// Those whose name or city has the text; all for none.
    public func matching(_ text: String) -> Contacts {
        if text.isEmpty { return self }
        return Contacts(
            all.filter { $0.name.localizedStandardContains(text) || $0.city.localizedStandardContains(text) })
    }
    public mutating func remove(_ contact: Contact) { all.removeAll { $0.name == contact.name } }
    public mutating func toggleFavorite(_ contact: Contact) {
        guard let index = all.firstIndex(where: { $0.name == contact.name }) else { return }
        all[index].isFavorite.toggle()
    }
}
