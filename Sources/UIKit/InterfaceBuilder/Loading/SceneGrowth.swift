import AppleFoundation
import InterfaceBuilder

/// Scenes that bring others with them, embedded or as their children: ends what a file would never end.
@MainActor enum SceneGrowth {
    /// For what one scene brings with it in all.
    private static let limit = 2000
    private static var count = 0
    /// Scenes whose views are being filled, from the first to the innermost.
    private static var chain: [IBElement] = []

    static func inside(_ scene: IBElement, _ body: () -> Void) {
        if chain.isEmpty { count = 0 }
        chain.append(scene)
        defer { chain.removeLast() }
        body()
    }

    /// Whether a segue's destination may come along.
    static func allows(_ segue: IBSegue) -> Bool {
        count += 1
        guard count <= limit else {
            return refuse(segue, "brings too many scenes with it; those beyond \(limit) are left out", says: count == limit + 1)
        }
        let destination = segue.element.object("destination")
        let isInside = chain.contains { $0.document === destination?.document && $0.index == destination?.index }
        return !isInside || refuse(segue, "the scene contains itself; the inner one is left out", says: true)
    }

    private static func refuse(_ segue: IBSegue, _ words: String, says: Bool) -> Bool {
        if says { NibReport.say(segue.element.document.diagnostic(.warning, at: segue.element, words)) }
        return false
    }
}
