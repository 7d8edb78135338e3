import AppleFoundation
import InterfaceBuilder

extension UICollectionView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UICollectionView.self, element: "collectionView") { card in
            card.property("delegate", \.delegate)
            card.property("dataSource", \.dataSource)
            card.property("prefetchDataSource", \.prefetchDataSource)
            card.property("dragDelegate", \.dragDelegate)
            card.property("dropDelegate", \.dropDelegate)
            card.property("collectionViewLayout", \.collectionViewLayout)
            card.property("backgroundView", \.backgroundView)
            card.property("isPrefetchingEnabled", \.isPrefetchingEnabled, file: "prefetchingEnabled")
            card.property("dragInteractionEnabled", \.dragInteractionEnabled)
            card.attribute("dragInteractionEnabled", Bool.self) { if !$1 { $0.dragInteractionEnabled = false } }
            card.property("reorderingCadence", \.reorderingCadence)
            card.property("selfSizingInvalidation", \.selfSizingInvalidation, file: .same)
            selection(card)
            card.property("isEditing", \.isEditing, file: "editing")
            card.reading("numberOfSections", \.numberOfSections)
            card.reading("visibleCells", \.visibleCells)
            card.reading("indexPathsForVisibleItems", \.indexPathsForVisibleItems)
            card.reading("indexPathsForSelectedItems", \.indexPathsForSelectedItems)
            card.reading("hasUncommittedUpdates", \.hasUncommittedUpdates)
            card.reading("hasActiveDrag", \.hasActiveDrag)
            card.reading("hasActiveDrop", \.hasActiveDrop)
            card.method("reloadData") { $0.reloadData() }
        }
    }

    private static func selection(_ card: CardPage<UICollectionView>) {
        card.property("allowsSelection", \.allowsSelection, file: .same)
        card.property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, file: .same)
        card.property("allowsMultipleSelection", \.allowsMultipleSelection, file: .same)
        card.property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, file: .same)
        card.property("selectionFollowsFocus", \.selectionFollowsFocus)
        card.attribute("selectionFollowsFocus", Bool.self) { if $1 { $0.selectionFollowsFocus = true } }
        card.property("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath)
        card.attribute("remembersLastFocusedIndexPath", Bool.self) { if $1 { $0.remembersLastFocusedIndexPath = true } }
        card.property("allowsFocus", \.allowsFocus)
        card.property("allowsFocusDuringEditing", \.allowsFocusDuringEditing)
    }
}

// MARK: The words of interface files
extension UICollectionView.SelfSizingInvalidation: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "disabled": .disabled
            case "enabledIncludingConstraints": .enabledIncludingConstraints
            default: .enabled
            }
    }
}

extension UICollectionView.ScrollDirection: InterfaceWord {
    init(word: IBValue) { self = "horizontal" ~= word ? .horizontal : .vertical }
}
