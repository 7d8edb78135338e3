import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UICollectionViewLayout {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UICollectionViewLayout.self, element: "collectionViewLayout") { card in
            card.reading("collectionView", \.collectionView)
            card.reading("collectionViewContentSize", \.collectionViewContentSize)
            card.reading("developmentLayoutDirection", \.developmentLayoutDirection)
            card.reading("flipsHorizontallyInOppositeLayoutDirection", \.flipsHorizontallyInOppositeLayoutDirection)
            card.method("invalidateLayout") { $0.invalidateLayout() }
        }
    }
}

extension UICollectionViewTransitionLayout {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UICollectionViewTransitionLayout.self) { card in
            card.property("transitionProgress", \.transitionProgress)
            card.reading("currentLayout", \.currentLayout)
            card.reading("nextLayout", \.nextLayout)
        }
    }
}
