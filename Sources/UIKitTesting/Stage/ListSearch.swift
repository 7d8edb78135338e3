import AppleFoundation
import UIKit

/// A table or a collection, as far as one looks for something in it.
@MainActor struct ListSearch {
    let stage: Stage
    let noun: String
    let whole: String
    let sections: () -> Int
    let count: (Int) -> Int
    let scroll: (IndexPath, _ toTop: Bool) -> Void
    let cell: (IndexPath) -> UIView?
    let visible: () -> [IndexPath]
    let offset: () -> CGPoint
    let setOffset: (CGPoint) -> Void

    init(_ table: UITableView, _ stage: Stage) {
        self.stage = stage
        noun = "row"
        whole = "table"
        sections = { table.numberOfSections }
        count = { table.numberOfRows(inSection: $0) }
        scroll = { table.scrollToRow(at: $0, at: $1 ? .top : .none, animated: false) }
        cell = { table.cellForRow(at: $0) }
        visible = { table.indexPathsForVisibleRows ?? [] }
        offset = { table.contentOffset }
        setOffset = { table.contentOffset = $0 }
    }

    init(_ view: UICollectionView, _ stage: Stage) {
        self.stage = stage
        noun = "item"
        whole = "collection"
        sections = { view.numberOfSections }
        count = { view.numberOfItems(inSection: $0) }
        scroll = { path, _ in
            // What can be seen already stays where it is.
            let isSeen = view.cellForItem(at: path).map { view.bounds.contains($0.convert($0.bounds, to: view)) } ?? false
            if !isSeen { view.scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false) }
        }
        cell = { view.cellForItem(at: $0) }
        visible = { view.indexPathsForVisibleItems.sorted() }
        offset = { view.contentOffset }
        setOffset = { view.contentOffset = $0 }
    }

    func name(_ path: IndexPath) -> String {
        "\(noun.prefix(1).uppercased() + noun.dropFirst()) \(path.count > 1 ? path[1] : -1) of section \(path.first ?? -1)"
    }

    /// Brings it into sight. Fails when there is no such one.
    func shown(_ path: IndexPath, _ place: TestPlace) -> UIView? {
        stage.layoutNow()
        guard path.count == 2, path[0] >= 0, path[0] < sections() else {
            stage.fail("\(name(path)) isn't there: the \(whole) has \(counted(sections(), "section")).", place)
            return nil
        }
        guard path[1] >= 0, path[1] < count(path[0]) else {
            stage.fail("\(name(path)) isn't there: the section has \(counted(count(path[0]), noun)).", place)
            return nil
        }
        scroll(path, false)
        stage.layoutNow()
        if let cell = cell(path) { return cell }
        stage.fail("\(name(path)) can't be brought into sight.", place)
        return nil
    }

    private func counted(_ count: Int, _ thing: String) -> String {
        count == 0 ? "no \(thing)s" : "\(count) \(thing)\(count == 1 ? "" : "s")"
    }

    /// What can be seen first, then page by page from the top.
    func path(showing text: String, _ place: TestPlace) -> IndexPath? {
        stage.layoutNow()
        if let path = visiblePath(showing: text) { return path }
        let start = offset()
        var next = IndexPath(indexes: [0, 0])
        while let page = after(next) {
            scroll(page, true)
            stage.layoutNow()
            if let path = visiblePath(showing: text) { return path }
            let last = max(visible().max() ?? page, page)
            next = IndexPath(indexes: [last[0], last[1] + 1])
        }
        setOffset(start)
        stage.layoutNow()
        let shown = visible().compactMap { cell($0).flatMap { StageSearch.texts(in: $0).first } }
        stage.fail(
            "No \(noun) of the \(whole) shows \"\(text)\". Those that can be seen show: \(shown.joined(separator: ", ")).",
            place)
        return nil
    }

    private func visiblePath(showing text: String) -> IndexPath? {
        visible().first { path in cell(path).map { StageSearch.texts(in: $0).contains(text) } ?? false }
    }

    /// The one at the path itself, or the first one behind it.
    private func after(_ path: IndexPath) -> IndexPath? {
        var (section, number) = (path[0], path[1])
        while section < sections() {
            if number < count(section) { return IndexPath(indexes: [section, number]) }
            section += 1
            number = 0
        }
        return nil
    }
}
