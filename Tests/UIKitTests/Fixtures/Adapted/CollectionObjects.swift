// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Items that write down what they are asked.
@preconcurrency @MainActor class CollectionItems: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var lines: [String] = [] { didSet { if !keepsLines { lines = [] } } }
    /// What is asked is written down.
    var keepsLines = true
    var tellsCounts = true
    var fill: ((UICollectionViewCell, IndexPath) -> Void)?
    /// In place of a cell that was dequeued.
    var made: (() -> UICollectionViewCell)?

    init(_ sections: [[String]]) { self.sections = sections }

    /// So many items in one section.
    convenience init(count: Int) { self.init([(0..<count).map { "Item \($0)" }]) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        if tellsCounts { lines.append("sections") }
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if tellsCounts { lines.append("items \(section)") }
        return sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        lines.append("cell \(indexPath.section).\(indexPath.item)")
        if let made { return made() }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? CollectionCell)?.text = sections[indexPath.section][indexPath.item]
        fill?(cell, indexPath)
        return cell
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CollectionItems.self); switch i { case 0: return _objcRet(o.numberOfSections(in: _objcArg(a, 0, (UICollectionView).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CollectionItems.self }, "UIKitTests.CollectionItems") { r in r.c("-numberOfSectionsInCollectionView:", call); r.t("numberOfSectionsInCollectionView:", { unsafeDowncast($0, to: CollectionItems.self).numberOfSections(in: $1) } as @MainActor (AnyObject, UICollectionView) -> Int, as: ((AnyObject, UICollectionView) -> Int).self) } } } }

/// Has headers and footers too.
@preconcurrency @MainActor final class CollectionItemsWithEdges: CollectionItems {
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        lines.append("\(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer") \(indexPath.section)")
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CollectionItemsWithEdges.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), viewForSupplementaryElementOfKind: _objcArg(a, 1, (String).self), at: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CollectionItemsWithEdges.self }, "UIKitTests.CollectionItemsWithEdges") { r in r.c("-collectionView:viewForSupplementaryElementOfKind:atIndexPath:", call); r.t("collectionView:viewForSupplementaryElementOfKind:atIndexPath:", { unsafeDowncast($0, to: CollectionItemsWithEdges.self).collectionView($1, viewForSupplementaryElementOfKind: $2, at: $3) } as @MainActor (AnyObject, UICollectionView, String, IndexPath) -> UICollectionReusableView, as: ((AnyObject, UICollectionView, String, IndexPath) -> UICollectionReusableView).self) } } } }

/// Lets its items be carried.
@preconcurrency @MainActor final class CollectionItemsThatMove: CollectionItems {
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        lines.append("can move \(indexPath.item)")
        return indexPath.item != 3
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        lines.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CollectionItemsThatMove.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), canMoveItemAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), moveItemAt: _objcArg(a, 1, (IndexPath).self), to: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CollectionItemsThatMove.self }, "UIKitTests.CollectionItemsThatMove") { r in r.c("-collectionView:canMoveItemAtIndexPath: -collectionView:moveItemAtIndexPath:toIndexPath:", call); r.t("collectionView:canMoveItemAtIndexPath:", { unsafeDowncast($0, to: CollectionItemsThatMove.self).collectionView($1, canMoveItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:moveItemAtIndexPath:toIndexPath:", { unsafeDowncast($0, to: CollectionItemsThatMove.self).collectionView($1, moveItemAt: $2, to: $3) } as @MainActor (AnyObject, UICollectionView, IndexPath, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath, IndexPath) -> Void).self) } } } }

@preconcurrency @MainActor final class CollectionCell: UICollectionViewCell {
    var text = ""
    var log: ((String) -> Void)?
    var preferred: CGSize?

    override func prepareForReuse() {
        super.prepareForReuse()
        log?("reuse \(text)")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        log?("apply")
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferred else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        layoutAttributes.size = preferred
        return layoutAttributes
    }
private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CollectionCell.self }, "UIKitTests.CollectionCell") { r in _ = r } } } }

/// Writes down what happens to items.
@preconcurrency @MainActor final class CollectionWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var refused: Set<String> = []
    var tellsDisplay = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func ask(_ words: String) -> Bool {
        lines.append(words)
        return !refused.contains(words)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        ask("should highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        lines.append("did highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        lines.append("did unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ask("should select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        ask("should deselect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("did select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        lines.append("did deselect \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if tellsDisplay { lines.append("will display \(indexPath.section).\(indexPath.item)") }
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if tellsDisplay { lines.append("did end \(indexPath.section).\(indexPath.item)") }
    }
private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CollectionWatch.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), shouldHighlightItemAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didHighlightItemAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didUnhighlightItemAt: _objcArg(a, 1, (IndexPath).self))); case 3: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), shouldSelectItemAt: _objcArg(a, 1, (IndexPath).self))); case 4: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), shouldDeselectItemAt: _objcArg(a, 1, (IndexPath).self))); case 5: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didSelectItemAt: _objcArg(a, 1, (IndexPath).self))); case 6: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didDeselectItemAt: _objcArg(a, 1, (IndexPath).self))); case 7: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), willDisplay: _objcArg(a, 1, (UICollectionViewCell).self), forItemAt: _objcArg(a, 2, (IndexPath).self))); case 8: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didEndDisplaying: _objcArg(a, 1, (UICollectionViewCell).self), forItemAt: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CollectionWatch.self }, "UIKitTests.CollectionWatch") { r in r.c("-collectionView:shouldHighlightItemAtIndexPath: -collectionView:didHighlightItemAtIndexPath: -collectionView:didUnhighlightItemAtIndexPath: -collectionView:shouldSelectItemAtIndexPath: -collectionView:shouldDeselectItemAtIndexPath: -collectionView:didSelectItemAtIndexPath: -collectionView:didDeselectItemAtIndexPath: -collectionView:willDisplayCell:forItemAtIndexPath: -collectionView:didEndDisplayingCell:forItemAtIndexPath:", call); r.t("collectionView:shouldHighlightItemAtIndexPath:", { unsafeDowncast($0, to: CollectionWatch.self).collectionView($1, shouldHighlightItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:didHighlightItemAtIndexPath:", { unsafeDowncast($0, to: CollectionWatch.self).collectionView($1, didHighlightItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self); r.t("collectionView:didUnhighlightItemAtIndexPath:", { unsafeDowncast($0, to: CollectionWatch.self).collectionView($1, didUnhighlightItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self); r.t("collectionView:shouldSelectItemAtIndexPath:", { unsafeDowncast($0, to: CollectionWatch.self).collectionView($1, shouldSelectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:shouldDeselectItemAtIndexPath:", { unsafeDowncast($0, to: CollectionWatch.self).collectionView($1, shouldDeselectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:didSelectItemAtIndexPath:", { unsafeDowncast($0, to: CollectionWatch.self).collectionView($1, didSelectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self); r.t("collectionView:didDeselectItemAtIndexPath:", { unsafeDowncast($0, to: CollectionWatch.self).collectionView($1, didDeselectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self); r.t("collectionView:willDisplayCell:forItemAtIndexPath:", { unsafeDowncast($0, to: CollectionWatch.self).collectionView($1, willDisplay: $2, forItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self); r.t("collectionView:didEndDisplayingCell:forItemAtIndexPath:", { unsafeDowncast($0, to: CollectionWatch.self).collectionView($1, didEndDisplaying: $2, forItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self) } } } }

/// Gives a flow its measures, item by item.
@preconcurrency @MainActor final class FlowMeasurer: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]] = []
    var asked = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked += 1
        return sizes[indexPath.section][indexPath.item]
    }
private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: FlowMeasurer.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), layout: _objcArg(a, 1, (UICollectionViewLayout).self), sizeForItemAt: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ FlowMeasurer.self }, "UIKitTests.FlowMeasurer") { r in r.c("-collectionView:layout:sizeForItemAtIndexPath:", call); r.t("collectionView:layout:sizeForItemAtIndexPath:", { unsafeDowncast($0, to: FlowMeasurer.self).collectionView($1, layout: $2, sizeForItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize, as: ((AnyObject, UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize).self) } } } }

/// Hears which items will be wanted.
@preconcurrency @MainActor final class CollectionPrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var lines: [String] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        lines.append("prefetch " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        lines.append("cancel " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
    }
private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CollectionPrefetcher.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), cancelPrefetchingForItemsAt: _objcArg(a, 1, ([IndexPath]).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CollectionPrefetcher.self }, "UIKitTests.CollectionPrefetcher") { r in r.c("-collectionView:cancelPrefetchingForItemsAtIndexPaths:", call); r.t("collectionView:cancelPrefetchingForItemsAtIndexPaths:", { unsafeDowncast($0, to: CollectionPrefetcher.self).collectionView($1, cancelPrefetchingForItemsAt: $2) } as @MainActor (AnyObject, UICollectionView, [IndexPath]) -> Void, as: ((AnyObject, UICollectionView, [IndexPath]) -> Void).self) } } } }

/// Writes down that something was scrolled.
@preconcurrency @MainActor final class ScrollLines: NSObject, UICollectionViewDelegate {
    private let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { tell("did scroll") }
private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ScrollLines.self); switch i { case 0: return _objcRet(o.scrollViewDidScroll(_objcArg(a, 0, (UIScrollView).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ScrollLines.self }, "UIKitTests.ScrollLines") { r in r.c("-scrollViewDidScroll:", call); r.t("scrollViewDidScroll:", { unsafeDowncast($0, to: ScrollLines.self).scrollViewDidScroll($1) } as @MainActor (AnyObject, UIScrollView) -> Void, as: ((AnyObject, UIScrollView) -> Void).self) } } } }

/// Counts displays: each cell that is said to be displayed is said to be no more.
@preconcurrency @MainActor final class DisplayWatch: NSObject, UICollectionViewDelegate {
    private var shown: [ObjectIdentifier: Int] = [:]
    private var kept: [ObjectIdentifier: UICollectionViewCell] = [:]
    var inside: (() -> Void)?
    private var early: String?

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        kept[ObjectIdentifier(cell)] = cell
        shown[ObjectIdentifier(cell), default: 0] += 1
        if let inside {
            self.inside = nil
            inside()
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        shown[ObjectIdentifier(cell), default: 0] -= 1
        if shown[ObjectIdentifier(cell)] != 0 { early = "a did without its will at \(indexPath)" }
    }

    func problem(_ cells: [UICollectionViewCell]) -> String? {
        if let early { return early }
        for cell in cells where shown[ObjectIdentifier(cell)] != 1 {
            return "a visible cell was displayed \(shown[ObjectIdentifier(cell)] ?? 0) times"
        }
        return nil
    }
private enum __ObjC9 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: DisplayWatch.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), willDisplay: _objcArg(a, 1, (UICollectionViewCell).self), forItemAt: _objcArg(a, 2, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didEndDisplaying: _objcArg(a, 1, (UICollectionViewCell).self), forItemAt: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ DisplayWatch.self }, "UIKitTests.DisplayWatch") { r in r.c("-collectionView:willDisplayCell:forItemAtIndexPath: -collectionView:didEndDisplayingCell:forItemAtIndexPath:", call); r.t("collectionView:willDisplayCell:forItemAtIndexPath:", { unsafeDowncast($0, to: DisplayWatch.self).collectionView($1, willDisplay: $2, forItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self); r.t("collectionView:didEndDisplayingCell:forItemAtIndexPath:", { unsafeDowncast($0, to: DisplayWatch.self).collectionView($1, didEndDisplaying: $2, forItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self) } } } }

/// Tells of what comes and goes: cells, and what lies beside them.
@preconcurrency @MainActor final class LineWatch: NSObject, UICollectionViewDelegate {
    private let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { tell("come \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { tell("gone \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { tell("header come \(indexPath.section)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { tell("header gone \(indexPath.section)") }
private enum __ObjC10 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: LineWatch.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), willDisplay: _objcArg(a, 1, (UICollectionViewCell).self), forItemAt: _objcArg(a, 2, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didEndDisplaying: _objcArg(a, 1, (UICollectionViewCell).self), forItemAt: _objcArg(a, 2, (IndexPath).self))); case 2: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), willDisplaySupplementaryView: _objcArg(a, 1, (UICollectionReusableView).self), forElementKind: _objcArg(a, 2, (String).self), at: _objcArg(a, 3, (IndexPath).self))); case 3: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didEndDisplayingSupplementaryView: _objcArg(a, 1, (UICollectionReusableView).self), forElementOfKind: _objcArg(a, 2, (String).self), at: _objcArg(a, 3, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ LineWatch.self }, "UIKitTests.LineWatch") { r in r.c("-collectionView:willDisplayCell:forItemAtIndexPath: -collectionView:didEndDisplayingCell:forItemAtIndexPath: -collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath: -collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", call); r.t("collectionView:willDisplayCell:forItemAtIndexPath:", { unsafeDowncast($0, to: LineWatch.self).collectionView($1, willDisplay: $2, forItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self); r.t("collectionView:didEndDisplayingCell:forItemAtIndexPath:", { unsafeDowncast($0, to: LineWatch.self).collectionView($1, didEndDisplaying: $2, forItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self); r.t("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", { unsafeDowncast($0, to: LineWatch.self).collectionView($1, willDisplaySupplementaryView: $2, forElementKind: $3, at: $4) } as @MainActor (AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void).self); r.t("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", { unsafeDowncast($0, to: LineWatch.self).collectionView($1, didEndDisplayingSupplementaryView: $2, forElementOfKind: $3, at: $4) } as @MainActor (AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void, as: ((AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void).self) } } } }
