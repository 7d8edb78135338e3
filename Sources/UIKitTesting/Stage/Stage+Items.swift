import AppleFoundation
import CoreGraphics
import UIKit

/// What a person does with the items of a collection.
extension Stage {
    // MARK: Scrolling

    /// Brings an item into sight, also in a section that scrolls by itself. Fails when there is no such item.
    @discardableResult
    public func scroll(
        _ collection: UICollectionView, toItem item: IndexPath, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UICollectionViewCell? {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        return ListSearch(collection, self).shown(item, place) as? UICollectionViewCell
    }

    /// Brings the item that shows this text into sight, wherever in the collection it is.
    @discardableResult
    public func scroll(
        _ collection: UICollectionView, toItem text: String, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UICollectionViewCell? {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let item = ListSearch(collection, self).path(showing: text, place) else { return nil }
        return ListSearch(collection, self).shown(item, place) as? UICollectionViewCell
    }

    // MARK: Tapping

    public func tapItem(
        _ item: IndexPath, in collection: UICollectionView, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let cell = ListSearch(collection, self).shown(item, place), let target = reach(cell, nil, place) else { return }
        tap(at: target)
        settle()
    }

    public func tapItem(
        _ text: String, in collection: UICollectionView, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let item = ListSearch(collection, self).path(showing: text, place) else { return }
        tapItem(item, in: collection, fileID: fileID, file: file, line: line, column: column)
    }

    // MARK: Moving

    /// Holds an item until it comes along, by its handle if it has one, and drops it where another one is. Both have to be visible
    /// at once.
    public func dragItem(
        _ item: IndexPath, in collection: UICollectionView, to target: IndexPath, fileID: String = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        let search = ListSearch(collection, self)
        guard search.shown(item, place) != nil, let end = search.shown(target, place) else { return }
        guard let cell = collection.cellForItem(at: item) else {
            return fail("\(search.name(item)) and \(search.name(target)) can't be seen at once.", place)
        }
        let handle = cell.subviews.first { $0.accessibilityLabel == "Reorder" }
        guard let start = reach(handle ?? cell, nil, place) else { return }
        let goal = end.convert(CGPoint(x: end.bounds.midX, y: end.bounds.midY), to: nil)
        let finger = touchDown(at: start)
        advance(by: 0.6)
        finger.move(to: goal, duration: 0.4)
        advance(by: 0.3)
        finger.lift()
        settle()
    }
}
