import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import ListEngine

/// The sections of a table whose rows stand in the storyboard.
@MainActor final class StaticTable {
    struct Section {
        var headerTitle: String?
        var footerTitle: String?
        var cells: [UITableViewCell]
    }

    private let sections: [Section]

    init(_ sections: [Section]) {
        self.sections = sections
        for section in sections { for cell in section.cells { cell.setting.isStatic = true } }
    }

    var counts: [Int] { sections.map(\.cells.count) }
    func cell(at path: IndexPath) -> UITableViewCell? {
        guard let row = path.listRow, sections.indices.contains(row.section),
            sections[row.section].cells.indices.contains(row.item)
        else { return nil }
        return sections[row.section].cells[row.item]
    }
    func title(_ section: Int, isHeader: Bool) -> String? {
        guard sections.indices.contains(section) else { return nil }
        return isHeader ? sections[section].headerTitle : sections[section].footerTitle
    }

    /// What the file says of the row; nil where the table's own height is meant.
    func height(of path: ListPath, _ table: UITableView) -> CGFloat? {
        cell(at: IndexPath(path))?.setting.storedHeight
    }
}

/// A cell of a storyboard, to be made as often as it is asked for.
@MainActor final class NibPrototype {
    private let source: NibSource
    private let element: IBElement
    private weak var scene: SceneInstance?

    init(_ element: IBElement, _ session: NibSession) {
        self.element = element
        source = session.source
        scene = session.scene
        scene?.noteSegues(of: element)
    }

    func make() -> NSObject? {
        var known: [Int32: AnyObject] = [:]
        if let scene, let owner = scene.owner { known[scene.element.index] = owner }
        let session = NibSession(source: source, objects: known, scene: scene)
        session.expect(element)
        guard let made = session.make(element) else {
            session.end()
            return nil
        }
        session.finish()
        return made
    }
}

extension SceneInstance {
    /// Segues of a prototype can be performed by name before any cell is made of it.
    func noteSegues(of element: IBElement) {
        for list in element.children where list.has("connections") {
            for child in list.children {
                guard case .segue(let segue)? = IBConnection(child), segue.kind != .relationship, segue.kind != .embed else {
                    continue
                }
                templates.append(SegueTemplate(segue, scene: self, origin: nil))
            }
        }
    }
}

extension UITableView {
    /// The segue of a row that was tapped; its own, with the cell as the sender.
    final func performSelectionSegue(_ cell: UITableViewCell) { cell.setting.selectionSegue?.trigger(sender: cell) }
    final func performAccessorySegue(_ cell: UITableViewCell) { cell.setting.accessorySegue?.trigger(sender: cell) }
}
