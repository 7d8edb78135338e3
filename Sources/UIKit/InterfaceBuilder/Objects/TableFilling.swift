import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension NibDecoder {
    /// The end of `UITableView.init(coder:)`: what takes more than setting a property.
    @MainActor func fill(_ table: UITableView) {
        // Rows of one height are not estimated.
        if element.number("estimatedRowHeight") == nil, table.rowHeight >= 0 { table.estimatedRowHeight = 0 }
        for child in element.children { belonging(child, of: table) }
    }

    @MainActor private func belonging(_ child: IBElement, of table: UITableView) {
        switch child.key {
        case "tableHeaderView": table.tableHeaderView = session.make(child) as? UIView
        case "tableFooterView": table.tableFooterView = session.make(child) as? UIView
        case "backgroundView": table.backgroundView = session.make(child) as? UIView
        default:
            // Prototypes are a storyboard's: a xib's table knows nothing of them.
            if child.has("prototypes") {
                if session.scene == nil { return }
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

    /// What `UITableViewCell.init(coder:)` does before its attributes are set: the views of the file.
    @MainActor func fill(_ cell: UITableViewCell) {
        let element = element
        if let content = element.children.first(where: { $0.key == "contentView" && IBView($0) != nil }) {
            let view = session.make(content) as? UIView
            func part<Part: UIView>(_ id: String?) -> Part? { id.flatMap { session.object(id: $0) as? Part } }
            cell.parts.adopt(
                content: view, text: part(element.string("textLabel")), detail: part(element.string("detailTextLabel")),
                image: part(element.string("imageView")), cell)
        }
        for child in element.children {
            switch child.key {
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
