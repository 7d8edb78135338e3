import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UICollectionViewFlowLayout {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UICollectionViewFlowLayout.self, element: "collectionViewFlowLayout") { card in
            card.property("minimumLineSpacing", \.minimumLineSpacing, file: .same)
            card.property("minimumInteritemSpacing", \.minimumInteritemSpacing, file: .same)
            card.property("itemSize", \.itemSize, file: .same)
            card.property("estimatedItemSize", \.estimatedItemSize, file: .same)
            card.attribute("automaticEstimatedItemSize", Bool.self) {
                if $1 { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
            }
            card.property("scrollDirection", \.scrollDirection, file: .same)
            card.property("headerReferenceSize", \.headerReferenceSize, file: .same)
            card.property("footerReferenceSize", \.footerReferenceSize, file: .same)
            card.property("sectionInset", \.sectionInset, file: .same)
            card.property("sectionInsetReference", \.sectionInsetReference, file: .same)
            card.property("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, file: .same)
            card.property("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, file: .same)
        }
    }
}

// MARK: The words of interface files
extension UICollectionViewFlowLayout.SectionInsetReference: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "safeArea": .fromSafeArea
            case "layoutMargins": .fromLayoutMargins
            default: .fromContentInset
            }
    }
}
