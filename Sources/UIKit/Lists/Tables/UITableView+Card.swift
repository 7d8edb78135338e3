import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension UITableView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(UITableView.self, element: "tableView") { card in
            card.property("delegate", \.delegate)
            card.property("dataSource", \.dataSource)
            card.property("prefetchDataSource", \.prefetchDataSource)
            card.property("dragDelegate", \.dragDelegate)
            card.property("dropDelegate", \.dropDelegate)
            heights(card)
            looks(card)
            selection(card)
            card.property("tableHeaderView", \.tableHeaderView)
            card.property("tableFooterView", \.tableFooterView)
            card.property("backgroundView", \.backgroundView)
            card.property("isEditing", \.isEditing, file: "editing")
            card.property("isPrefetchingEnabled", \.isPrefetchingEnabled, file: "prefetchingEnabled")
            card.property("dragInteractionEnabled", \.dragInteractionEnabled, file: .same)
            card.reading("style", \.style)
            card.reading("numberOfSections", \.numberOfSections)
            card.reading("visibleCells", \.visibleCells)
            card.reading("indexPathsForVisibleRows", \.indexPathsForVisibleRows)
            card.reading("indexPathForSelectedRow", \.indexPathForSelectedRow)
            card.reading("indexPathsForSelectedRows", \.indexPathsForSelectedRows)
            card.reading("hasUncommittedUpdates", \.hasUncommittedUpdates)
            card.reading("hasActiveDrag", \.hasActiveDrag)
            card.reading("hasActiveDrop", \.hasActiveDrop)
            card.method("reloadData") { $0.reloadData() }
            card.method("reloadSectionIndexTitles") { $0.reloadSectionIndexTitles() }
            card.method("beginUpdates") { $0.beginUpdates() }
            card.method("endUpdates") { $0.endUpdates() }
        }
    }

    private static func heights(_ card: CardPage<UITableView>) {
        card.property("rowHeight", \.rowHeight, file: .same)
        card.property("sectionHeaderHeight", \.sectionHeaderHeight, file: .same)
        card.property("sectionFooterHeight", \.sectionFooterHeight, file: .same)
        card.property("estimatedRowHeight", \.estimatedRowHeight, file: .same)
        card.property("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, file: .same)
        card.property("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, file: .same)
        card.property("sectionHeaderTopPadding", \.sectionHeaderTopPadding, file: .same)
        card.property("fillerRowHeight", \.fillerRowHeight)
        card.attribute("fillerRowHeight", CGFloat.self) { if $1 != 0 { $0.fillerRowHeight = $1 } }
        card.property("selfSizingInvalidation", \.selfSizingInvalidation)
        card.attribute("selfSizingInvalidation", SelfSizingInvalidation.self) {
            if $1 != .enabled { $0.selfSizingInvalidation = $1 }
        }
    }

    private static func looks(_ card: CardPage<UITableView>) {
        card.property("separatorStyle", \.separatorStyle, file: .same)
        card.property("separatorColor", \.separatorColor, file: .same)
        card.property("separatorInset", \.separatorInset, file: .same)
        card.property("separatorInsetReference", \.separatorInsetReference, file: .same)
        card.property("separatorEffect", \.separatorEffect)
        card.property("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
        card.attribute("cellLayoutMarginsFollowReadableWidth", Bool.self) {
            if $1 { $0.cellLayoutMarginsFollowReadableWidth = true }
        }
        card.property("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, file: .same)
        card.attribute("contentViewInsetsToSafeArea", Bool.self) { if !$1 { $0.insetsContentViewsToSafeArea = false } }
        card.property("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount, file: .same)
        card.property("sectionIndexColor", \.sectionIndexColor, file: .same)
        card.property("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, file: .same)
        card.property("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor, file: .same)
    }

    private static func selection(_ card: CardPage<UITableView>) {
        card.property("allowsSelection", \.allowsSelection, file: .same)
        card.property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, file: .same)
        card.property("allowsMultipleSelection", \.allowsMultipleSelection, file: .same)
        card.property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, file: .same)
        card.property("selectionFollowsFocus", \.selectionFollowsFocus, file: .same)
        card.property("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath, file: .same)
        card.property("allowsFocus", \.allowsFocus, file: .same)
        card.property("allowsFocusDuringEditing", \.allowsFocusDuringEditing)
    }
}

// MARK: The words of interface files
extension UITableView.Style: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "grouped": .grouped
            case "insetGrouped": .insetGrouped
            default: .plain
            }
    }
}

extension UITableView.SeparatorInsetReference: InterfaceWord {
    init(word: IBValue) { self = "fromAutomaticInsets" ~= word ? .fromAutomaticInsets : .fromCellEdges }
}

extension UITableView.SelfSizingInvalidation: InterfaceWord {
    init(word: IBValue) {
        self =
            switch word {
            case "disabled": .disabled
            case "enabledIncludingConstraints": .enabledIncludingConstraints
            default: .enabled
            }
    }
}
