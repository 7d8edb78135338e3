import Foundation
import TestEvidence
import Testing

/// What stands on no card is known to no one who asks by name.
@Suite("Architecture / Cards", .assumed("a promise of our own: see Documentation/Concepts/cards.md"))
struct CardsTests {
    /// What can't be set by key or by proxies, and why.
    private static let exceptions: [String: String] = [
        "UIWindow.screen": "windows get their screen from their scene",
        "UIViewController.restorationClass": "a type is no object",
        "UIViewController.traitOverrides": "a value of Swift's own that is changed in place",
        "UIActivityIndicatorView.activityIndicatorViewStyle": "the earlier name of style, for code alone",
    ]

    @Test func `each class of views, items, controllers and recognisers has a card`() throws {
        let carded = Set(Cards.all.map(\.type))
        #expect(carded.count == Cards.all.count && carded.count > 45)
        for file in Repository().files(under: "Sources/UIKit", extensions: ["swift"]) {
            for match in file.text.matches(of: #/\nopen class (UI\w+): (UI\w+)/#) where carded.contains(String(match.2)) {
                let name = String(match.1)
                guard name.hasSuffix("GestureRecognizer") || name.hasSuffix("Item") || Self.isControl(name) else { continue }
                #expect(carded.contains(name), "\(file.path) has no card: write \(name)+Card.swift beside it")
            }
        }
    }

    private static func isControl(_ name: String) -> Bool {
        ["View", "Control", "Button", "Label", "Slider", "Switch", "Stepper", "Bar", "Well", "Field"].contains(
            where: name.hasSuffix)
    }

    @Test func `each public property of a class stands on its card`() throws {
        let index = try SourceIndex.shared()
        let cards = Dictionary(uniqueKeysWithValues: Cards.all.map { ($0.type, $0) })
        let root = Repository().root.path + "/"
        let files = Dictionary(
            uniqueKeysWithValues: Repository().files(under: "Sources/UIKit", extensions: ["swift"]).map {
                (root + $0.path, $0.lines)
            })
        var seen = 0
        for (symbol, definition) in index.definitions where index.texts[symbol].hasSuffix("vp") {
            let parts = index.fullName(of: symbol).split(separator: ".").map(String.init)
            guard parts.count == 2, let card = cards[parts[0]], let lines = files[index.texts[definition.file]],
                definition.line <= lines.count, !index.texts[definition.file].contains("/LegacyNames/")
            else { continue }
            let line = lines[definition.line - 1]
            guard line.contains(#/^\s+(?:@[\w(), ".:]+ )*[\w() ]*\b(?:open|public)\b/#), !line.contains(" override "),
                !line.contains(" static "), !line.contains(" class var "), !parts[1].hasPrefix("_")
            else { continue }
            seen += 1
            let name = parts.joined(separator: ".")
            if card.properties.contains(parts[1]) || Self.exceptions[name] != nil { continue }
            Issue.record("\(name) stands on no line of \(card.path)")
        }
        #expect(seen > 300)
    }
}
