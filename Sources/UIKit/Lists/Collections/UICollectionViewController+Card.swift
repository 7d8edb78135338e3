import AppleFoundation

extension UICollectionViewController {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UICollectionViewController.self, element: "collectionViewController") { card in
            card.property("collectionView", \.collectionView)
            card.property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, file: .same)
            card.property(
                "installsStandardGestureForInteractiveMovement", \.installsStandardGestureForInteractiveMovement, file: .same)
            card.property("useLayoutToLayoutNavigationTransitions", \.useLayoutToLayoutNavigationTransitions)
            card.reading("collectionViewLayout", \.collectionViewLayout)
        }
    }
}
