import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension NibDecoder {
    /// The end of `UITableViewController.init(coder:)`.
    @MainActor func fill(_ controller: UITableViewController) {
        controller.clearsSelectionOnViewWillAppear = element.bool("clearsSelectionOnViewWillAppear", default: true)
    }

    /// The end of `UITableView.init(coder:)`.
    @MainActor func fill(_ table: UITableView) {
        let element = element
        // A file says it where it is so.
        table.alwaysBounceVertical = element.bool("alwaysBounceVertical", default: false)
        if let height = element.number("rowHeight") { table.rowHeight = CGFloat(height) }
        if let height = element.number("estimatedRowHeight") {
            table.estimatedRowHeight = CGFloat(height)
        } else if table.rowHeight >= 0 {
            table.estimatedRowHeight = 0
        }
        if let height = element.number("sectionHeaderHeight") { table.sectionHeaderHeight = CGFloat(height) }
        if let height = element.number("sectionFooterHeight") { table.sectionFooterHeight = CGFloat(height) }
        if let height = element.number("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = CGFloat(height) }
        if let height = element.number("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = CGFloat(height) }
        if let padding = element.number("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = CGFloat(padding) }
        if let word = element.string("separatorStyle") { table.separatorStyle = IBWords.separatorStyle(word) }
        if element.string("separatorInsetReference") == "fromAutomaticInsets" {
            table.separatorInsetReference = .fromAutomaticInsets
        }
        table.allowsSelection = element.bool("allowsSelection", default: true)
        table.allowsMultipleSelection = element.bool("allowsMultipleSelection", default: false)
        table.allowsSelectionDuringEditing = element.bool("allowsSelectionDuringEditing", default: false)
        table.allowsMultipleSelectionDuringEditing = element.bool("allowsMultipleSelectionDuringEditing", default: false)
        if element.bool("contentViewInsetsToSafeArea") == false || element.bool("insetsContentViewsToSafeArea") == false {
            table.insetsContentViewsToSafeArea = false
        }
        if element.bool("editing", default: false) { table.isEditing = true }
        rare(element, of: table)
        for child in element.children { belonging(child, of: table) }
    }

    /// What is kept, and says so where it is set.
    @MainActor private func rare(_ element: IBElement, of table: UITableView) {
        if let height = element.number("fillerRowHeight"), height != 0 { table.fillerRowHeight = CGFloat(height) }
        if let count = element.number("sectionIndexMinimumDisplayRowCount"), count > 0 {
            table.sectionIndexMinimumDisplayRowCount = Int(clamping: count)
        }
        if element.bool("cellLayoutMarginsFollowReadableWidth", default: false) {
            table.cellLayoutMarginsFollowReadableWidth = true
        }
        switch element.string("selfSizingInvalidation") {
        case "disabled": table.selfSizingInvalidation = .disabled
        case "enabledIncludingConstraints": table.selfSizingInvalidation = .enabledIncludingConstraints
        default: break
        }
        if element.bool("remembersLastFocusedIndexPath", default: false) { table.remembersLastFocusedIndexPath = true }
        if element.bool("selectionFollowsFocus", default: false) { table.selectionFollowsFocus = true }
        if element.bool("dragInteractionEnabled") == false { table.dragInteractionEnabled = false }
        if element.bool("prefetchingEnabled") == false { table.isPrefetchingEnabled = false }
        if element.bool("allowsFocus") == false { table.allowsFocus = false }
    }

    @MainActor private func belonging(_ child: IBElement, of table: UITableView) {
        switch child.key {
        case "separatorInset": table.separatorInset = UIEdgeInsets(IBInsets(child))
        case "separatorColor": table.separatorColor = session.color(child)
        case "sectionIndexColor": table.sectionIndexColor = session.color(child)
        case "sectionIndexBackgroundColor": table.sectionIndexBackgroundColor = session.color(child)
        case "sectionIndexTrackingBackgroundColor": table.sectionIndexTrackingBackgroundColor = session.color(child)
        case "tableHeaderView": table.tableHeaderView = session.make(child) as? UIView
        case "tableFooterView": table.tableFooterView = session.make(child) as? UIView
        case "backgroundView": table.backgroundView = session.make(child) as? UIView
        default:
            if child.has("prototypes") {
                for cell in child.children {
                    guard let identifier = cell.string("reuseIdentifier"), !identifier.isEmpty else { continue }
                    table.pool.registerCell(NibPrototype(cell, session), identifier)
                }
            } else if child.has("sections") {
                table.staticContent = StaticTable(
                    child.children.filter { $0.has("tableViewSection") }.map { section($0, table) })
            }
        }
    }

    @MainActor private func section(_ element: IBElement, _ table: UITableView) -> StaticTable.Section {
        var cells: [UITableViewCell] = []
        if let list = element.first("cells") {
            for child in list.children {
                guard let cell = session.make(child) as? UITableViewCell else { continue }
                if let height = child.number("rowHeight") { cell.setting.storedHeight = CGFloat(height) }
                cells.append(cell)
            }
        }
        let source = session.source
        return .init(
            headerTitle: source.text(element.id, "headerTitle", element.text("headerTitle", key: "headerTitle")),
            footerTitle: source.text(element.id, "footerTitle", element.text("footerTitle", key: "footerTitle")), cells: cells)
    }

    /// The end of `UITableViewCell.init(coder:)`.
    @MainActor func fill(_ cell: UITableViewCell) {
        let element = element
        if let content = element.children.first(where: { $0.key == "contentView" && IBView($0) != nil }) {
            let view = session.make(content) as? UIView
            func part<Part: UIView>(_ id: String?) -> Part? { id.flatMap { session.object(id: $0) as? Part } }
            cell.parts.adopt(
                content: view, text: part(element.string("textLabel")), detail: part(element.string("detailTextLabel")),
                image: part(element.string("imageView")), cell)
        }
        if let word = element.string("selectionStyle") { cell.selectionStyle = IBWords.selectionStyle(word) }
        if let word = element.string("accessoryType") { cell.accessoryType = IBWords.accessory(word) }
        if let word = element.string("editingAccessoryType") { cell.editingAccessoryType = IBWords.accessory(word) }
        if element.bool("hidesAccessoryWhenEditing") == false { cell.editingAccessoryType = cell.accessoryType }
        if let level = element.number("indentationLevel") { cell.indentationLevel = Int(clamping: level) }
        if let width = element.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
        if element.bool("shouldIndentWhileEditing") == false { cell.shouldIndentWhileEditing = false }
        if element.bool("showsReorderControl", default: false) { cell.showsReorderControl = true }
        if element.string("focusStyle") == "custom" { cell.focusStyle = .custom }
        if element.bool("selected", default: false) { cell.isSelected = true }
        if element.bool("highlighted", default: false) { cell.isHighlighted = true }
        for child in element.children {
            switch child.key {
            case "separatorInset": cell.separatorInset = UIEdgeInsets(IBInsets(child))
            case "accessoryView": cell.accessoryView = session.make(child) as? UIView
            case "editingAccessoryView": cell.editingAccessoryView = session.make(child) as? UIView
            case "backgroundView": cell.backgroundView = session.make(child) as? UIView
            case "selectedBackgroundView": cell.selectedBackgroundView = session.make(child) as? UIView
            case "multipleSelectionBackgroundView": cell.multipleSelectionBackgroundView = session.make(child) as? UIView
            default: break
            }
        }
    }
}

extension IBWords {
    static func tableStyle(_ element: IBElement) -> UITableView.Style {
        switch element.string("style") {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    static func cellStyle(_ element: IBElement) -> UITableViewCell.CellStyle {
        switch element.string("style") {
        case "IBUITableViewCellStyleSubtitle": .subtitle
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        default: .default
        }
    }

    static func separatorStyle(_ word: String) -> UITableViewCell.SeparatorStyle {
        switch word {
        case "none": .none
        case "singleLineEtched": .singleLineEtched
        default: .singleLine
        }
    }

    static func selectionStyle(_ word: String) -> UITableViewCell.SelectionStyle {
        switch word {
        case "none": .none
        case "blue": .blue
        case "gray": .gray
        default: .default
        }
    }

    static func accessory(_ word: String) -> UITableViewCell.AccessoryType {
        switch word {
        case "disclosureIndicator": .disclosureIndicator
        case "detailDisclosureButton": .detailDisclosureButton
        case "checkmark": .checkmark
        case "detailButton": .detailButton
        default: .none
        }
    }
}
