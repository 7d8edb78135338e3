import AppleFoundation

extension UICollectionViewController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UICollectionViewController.self, element: "collectionViewController") { card in
            card.property("collectionView", \.collectionView)
            card.property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, file: .same)
            card.property("installsStandardGestureForInteractiveMovement", \.installsStandardGestureForInteractiveMovement)
            card.attribute("installsStandardGestureForInteractiveMovement", Bool.self) {
                if !$1 { $0.installsStandardGestureForInteractiveMovement = false }
            }
            card.property("useLayoutToLayoutNavigationTransitions", \.useLayoutToLayoutNavigationTransitions)
            card.reading("collectionViewLayout", \.collectionViewLayout)
        }
    }
}
