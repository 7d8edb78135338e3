import AppleFoundation
import CoreGraphics
import ListEngine

/// A list in which two fingers may select what they go over.
@MainActor protocol RangeSelectingList: UIScrollView {
    var ranges: RangeSelection { get }
    /// Whether the delegate has something to say about it.
    var offersRanges: Bool { get }
    var takesMany: Bool { get }
    var chosenPaths: [ListPath] { get }
    func rangePath(at point: CGPoint) -> ListPath?
    func rangeMayBegin(at path: IndexPath) -> Bool
    func rangeDidBegin(at path: IndexPath)
    func rangeDidEnd()
    /// As if a finger had tapped it, but for what a tap leads to.
    func setChosen(_ path: ListPath, _ isChosen: Bool)
    func rangeCount(in section: Int) -> Int
}

/// Two fingers that are dragged together. What was asked about them counts until they are gone.
final class RangeRecognizer: UIPanGestureRecognizer {
    fileprivate var answer: Bool?

    override func reset() {
        super.reset()
        answer = nil
    }
}

/// Two fingers that select: all between the row where they began and the one where they are becomes what the first one became, and what they
/// leave again is as it was.
@MainActor final class RangeSelection {
    private var recognizer: RangeRecognizer?
    private var scrolling: EdgeScroll?
    private var anchor: ListPath?
    private var end: ListPath?
    /// Whether rows are selected, or those that were selected let go.
    private var selects = true
    private var before: Set<ListPath> = []

    func listen(_ list: any RangeSelectingList) {
        guard recognizer == nil, list.offersRanges else { return }
        let made = RangeRecognizer(target: nil, action: nil)
        made.minimumNumberOfTouches = 2
        made.maximumNumberOfTouches = 2
        made.onChange = { [weak self, weak list] _ in if let self, let list { changed(list) } }
        list.addGestureRecognizer(made)
        recognizer = made
    }

    /// Whether two fingers select, and so don't scroll; nil where that is no question.
    func mayBegin(_ gesture: UIGestureRecognizer, _ list: any RangeSelectingList) -> Bool? {
        guard let recognizer else { return nil }
        if gesture === recognizer { return !list.isDragging && asks(recognizer, list) }
        guard gesture === list.panGestureRecognizer, recognizer.numberOfTouches == 2 else { return nil }
        return recognizer.state.isActive || asks(recognizer, list) ? false : nil
    }

    private func asks(_ recognizer: RangeRecognizer, _ list: any RangeSelectingList) -> Bool {
        if let answer = recognizer.answer { return answer }
        let answer = start(recognizer, list).map { list.rangeMayBegin(at: IndexPath($0)) } ?? false
        recognizer.answer = answer
        return answer
    }

    /// Where the fingers came down.
    private func start(_ recognizer: RangeRecognizer, _ list: any RangeSelectingList) -> ListPath? {
        let way = recognizer.translation(in: list)
        let place = recognizer.location(in: list)
        return list.rangePath(at: CGPoint(x: place.x - way.x, y: place.y - way.y))
    }

    private func changed(_ list: any RangeSelectingList) {
        guard let recognizer else { return }
        switch recognizer.state {
        case .began:
            guard let path = start(recognizer, list) else { return }
            anchor = path
            end = nil
            before = Set(list.chosenPaths)
            selects = !before.contains(path)
            list.rangeDidBegin(at: IndexPath(path))
            scrolling = EdgeScroll(list) { [weak recognizer, weak list] in
                recognizer?.location(in: list) ?? .zero
            } scrolled: { [weak self, weak list] in
                if let self, let list { follow(list) }
            }
            follow(list)
        case .changed: follow(list)
        case .ended, .cancelled:
            follow(list)
            scrolling?.stop()
            scrolling = nil
            forget()
            list.rangeDidEnd()
        default: break
        }
    }

    private func follow(_ list: any RangeSelectingList) {
        guard let recognizer, let anchor, list.takesMany else { return }
        // Between rows it stays where it was.
        let place = list.rangePath(at: recognizer.location(in: list)) ?? end ?? anchor
        if place == end { return }
        let old = end.map { paths(anchor, $0, list) } ?? []
        end = place
        let new = paths(anchor, place, list)
        let kept = Set(new)
        for path in old where !kept.contains(path) { set(path, before.contains(path), list) }
        for path in new { set(path, selects, list) }
    }

    private func set(_ path: ListPath, _ isChosen: Bool, _ list: any RangeSelectingList) {
        if list.chosenPaths.contains(path) != isChosen { list.setChosen(path, isChosen) }
    }

    /// From one to the other, the first one first.
    private func paths(_ start: ListPath, _ end: ListPath, _ list: any RangeSelectingList) -> [ListPath] {
        let (low, high) = start < end ? (start, end) : (end, start)
        var paths: [ListPath] = []
        for section in low.section...high.section {
            let first = section == low.section ? low.item : 0
            let last = section == high.section ? high.item : list.rangeCount(in: section) - 1
            if first <= last { for item in first...last { paths.append(ListPath(section, item)) } }
        }
        return start < end ? paths : paths.reversed()
    }

    /// Rows go where an update leads them. Fingers whose first row is gone select no more.
    func follow(_ update: ListUpdate) {
        guard let first = anchor else { return }
        anchor = update.path(after: first)
        end = end.flatMap { update.path(after: $0) }
        before = Set(before.compactMap { update.path(after: $0) })
    }

    func forget() {
        anchor = nil
        end = nil
        before = []
    }
}

// MARK: - Tables and collections

extension UITableView: RangeSelectingList {
    final var offersRanges: Bool { listDelegate?.`tableView(_:shouldBeginMultipleSelectionInteractionAt:)` != nil }
    final var takesMany: Bool { isMultiplySelecting }
    final var chosenPaths: [ListPath] { selection.rows }
    final func rangePath(at point: CGPoint) -> ListPath? { row(at: point)?.listRow }
    final func rangeMayBegin(at path: IndexPath) -> Bool {
        listDelegate?.`tableView(_:shouldBeginMultipleSelectionInteractionAt:)`?(self, path) ?? false
    }
    final func rangeDidBegin(at path: IndexPath) {
        listDelegate?.`tableView(_:didBeginMultipleSelectionInteractionAt:)`?(self, path)
    }
    final func rangeDidEnd() { listDelegate?.`tableViewDidEndMultipleSelectionInteraction(_:)`?(self) }
    final func setChosen(_ path: ListPath, _ isChosen: Bool) { selection.choose(path, isTap: false, self) }
    final func rangeCount(in section: Int) -> Int { content.extents.itemCount(in: section) }
}

extension UICollectionView: RangeSelectingList {
    final var offersRanges: Bool { listDelegate?.`collectionView(_:shouldBeginMultipleSelectionInteractionAt:)` != nil }
    final var takesMany: Bool { isMultiplySelecting }
    final var chosenPaths: [ListPath] { selection.items }
    final func rangePath(at point: CGPoint) -> ListPath? { item(at: point)?.listRow }
    final func rangeMayBegin(at path: IndexPath) -> Bool {
        listDelegate?.`collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`?(self, path) ?? false
    }
    /// From then on several can be selected, also by single fingers; the app goes back when it likes to.
    final func rangeDidBegin(at path: IndexPath) {
        if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        listDelegate?.`collectionView(_:didBeginMultipleSelectionInteractionAt:)`?(self, path)
    }
    final func rangeDidEnd() { listDelegate?.`collectionViewDidEndMultipleSelectionInteraction(_:)`?(self) }
    final func setChosen(_ path: ListPath, _ isChosen: Bool) { selection.choose(path, isTap: false, self) }
    final func rangeCount(in section: Int) -> Int { numberOfItems(inSection: section) }
}
