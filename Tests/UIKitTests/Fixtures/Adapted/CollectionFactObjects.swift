// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Measures of a flow, section by section.
@preconcurrency @MainActor final class FlowChoices: NSObject, UICollectionViewDelegateFlowLayout {
    let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        tell("size \(indexPath.section).\(indexPath.item)")
        return CGSize(width: 100, height: 40)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 4, left: CGFloat(10 * (section + 1)), bottom: 6, right: 10) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 3 : 20 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 5 : 30 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { section == 0 ? CGSize(width: 1, height: 30) : .zero }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { section == 0 ? .zero : CGSize(width: 1, height: 25) }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: FlowChoices.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), layout: _objcArg(a, 1, (UICollectionViewLayout).self), sizeForItemAt: _objcArg(a, 2, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), layout: _objcArg(a, 1, (UICollectionViewLayout).self), insetForSectionAt: _objcArg(a, 2, (Int).self))); case 2: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), layout: _objcArg(a, 1, (UICollectionViewLayout).self), minimumLineSpacingForSectionAt: _objcArg(a, 2, (Int).self))); case 3: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), layout: _objcArg(a, 1, (UICollectionViewLayout).self), minimumInteritemSpacingForSectionAt: _objcArg(a, 2, (Int).self))); case 4: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), layout: _objcArg(a, 1, (UICollectionViewLayout).self), referenceSizeForHeaderInSection: _objcArg(a, 2, (Int).self))); case 5: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), layout: _objcArg(a, 1, (UICollectionViewLayout).self), referenceSizeForFooterInSection: _objcArg(a, 2, (Int).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ FlowChoices.self }, "UIKitTests.FlowChoices") { r in r.c("-collectionView:layout:sizeForItemAtIndexPath: -collectionView:layout:insetForSectionAtIndex: -collectionView:layout:minimumLineSpacingForSectionAtIndex: -collectionView:layout:minimumInteritemSpacingForSectionAtIndex: -collectionView:layout:referenceSizeForHeaderInSection: -collectionView:layout:referenceSizeForFooterInSection:", call); r.t("collectionView:layout:sizeForItemAtIndexPath:", { unsafeDowncast($0, to: FlowChoices.self).collectionView($1, layout: $2, sizeForItemAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize, as: ((AnyObject, UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize).self); r.t("collectionView:layout:insetForSectionAtIndex:", { unsafeDowncast($0, to: FlowChoices.self).collectionView($1, layout: $2, insetForSectionAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets, as: ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets).self); r.t("collectionView:layout:minimumLineSpacingForSectionAtIndex:", { unsafeDowncast($0, to: FlowChoices.self).collectionView($1, layout: $2, minimumLineSpacingForSectionAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGFloat, as: ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGFloat).self); r.t("collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", { unsafeDowncast($0, to: FlowChoices.self).collectionView($1, layout: $2, minimumInteritemSpacingForSectionAt: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGFloat, as: ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGFloat).self); r.t("collectionView:layout:referenceSizeForHeaderInSection:", { unsafeDowncast($0, to: FlowChoices.self).collectionView($1, layout: $2, referenceSizeForHeaderInSection: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGSize, as: ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGSize).self); r.t("collectionView:layout:referenceSizeForFooterInSection:", { unsafeDowncast($0, to: FlowChoices.self).collectionView($1, layout: $2, referenceSizeForFooterInSection: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGSize, as: ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGSize).self) } } } }

/// Hears of primary actions.
@preconcurrency @MainActor final class ItemPrimaryWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var maySelect = true

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        lines.append("should select \(indexPath.item)")
        return maySelect
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("did select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        lines.append("primary \(indexPath.item)")
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ItemPrimaryWatch.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), shouldSelectItemAt: _objcArg(a, 1, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), didSelectItemAt: _objcArg(a, 1, (IndexPath).self))); case 2: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), performPrimaryActionForItemAt: _objcArg(a, 1, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ItemPrimaryWatch.self }, "UIKitTests.ItemPrimaryWatch") { r in r.c("-collectionView:shouldSelectItemAtIndexPath: -collectionView:didSelectItemAtIndexPath: -collectionView:performPrimaryActionForItemAtIndexPath:", call); r.t("collectionView:shouldSelectItemAtIndexPath:", { unsafeDowncast($0, to: ItemPrimaryWatch.self).collectionView($1, shouldSelectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool, as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self); r.t("collectionView:didSelectItemAtIndexPath:", { unsafeDowncast($0, to: ItemPrimaryWatch.self).collectionView($1, didSelectItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self); r.t("collectionView:performPrimaryActionForItemAtIndexPath:", { unsafeDowncast($0, to: ItemPrimaryWatch.self).collectionView($1, performPrimaryActionForItemAt: $2) } as @MainActor (AnyObject, UICollectionView, IndexPath) -> Void, as: ((AnyObject, UICollectionView, IndexPath) -> Void).self) } } } }

/// Says where items that are carried may go, as it was asked first.
@preconcurrency @MainActor final class OlderTargets: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        lines.append("\(originalIndexPath.item) to \(proposedIndexPath.item)")
        return IndexPath(item: min(proposedIndexPath.item, 4), section: 0)
    }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: OlderTargets.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), targetIndexPathForMoveFromItemAt: _objcArg(a, 1, (IndexPath).self), toProposedIndexPath: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OlderTargets.self }, "UIKitTests.OlderTargets") { r in r.c("-collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", call); r.t("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", { unsafeDowncast($0, to: OlderTargets.self).collectionView($1, targetIndexPathForMoveFromItemAt: $2, toProposedIndexPath: $3) } as @MainActor (AnyObject, UICollectionView, IndexPath, IndexPath) -> IndexPath, as: ((AnyObject, UICollectionView, IndexPath, IndexPath) -> IndexPath).self) } } } }

/// Says where items that are carried may go.
@preconcurrency @MainActor final class NewerTargets: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        lines.append("\(originalIndexPath.item) at \(currentIndexPath.item) to \(proposedIndexPath.item)")
        return IndexPath(item: min(proposedIndexPath.item, 4), section: 0)
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        lines.append("older")
        return proposedIndexPath
    }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: NewerTargets.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), targetIndexPathForMoveOfItemFromOriginalIndexPath: _objcArg(a, 1, (IndexPath).self), atCurrentIndexPath: _objcArg(a, 2, (IndexPath).self), toProposedIndexPath: _objcArg(a, 3, (IndexPath).self))); case 1: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), targetIndexPathForMoveFromItemAt: _objcArg(a, 1, (IndexPath).self), toProposedIndexPath: _objcArg(a, 2, (IndexPath).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ NewerTargets.self }, "UIKitTests.NewerTargets") { r in r.c("-collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath: -collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", call); r.t("collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:", { unsafeDowncast($0, to: NewerTargets.self).collectionView($1, targetIndexPathForMoveOfItemFromOriginalIndexPath: $2, atCurrentIndexPath: $3, toProposedIndexPath: $4) } as @MainActor (AnyObject, UICollectionView, IndexPath, IndexPath, IndexPath) -> IndexPath, as: ((AnyObject, UICollectionView, IndexPath, IndexPath, IndexPath) -> IndexPath).self); r.t("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", { unsafeDowncast($0, to: NewerTargets.self).collectionView($1, targetIndexPathForMoveFromItemAt: $2, toProposedIndexPath: $3) } as @MainActor (AnyObject, UICollectionView, IndexPath, IndexPath) -> IndexPath, as: ((AnyObject, UICollectionView, IndexPath, IndexPath) -> IndexPath).self) } } } }

/// Where the view scrolls to, and that it has.
@preconcurrency @MainActor final class OffsetWatch: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    var target: CGPoint?
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("did scroll") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("did end") }
private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: OffsetWatch.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), targetContentOffsetForProposedContentOffset: _objcArg(a, 1, (CGPoint).self))); case 1: return _objcRet(o.scrollViewDidScroll(_objcArg(a, 0, (UIScrollView).self))); case 2: return _objcRet(o.scrollViewDidEndScrollingAnimation(_objcArg(a, 0, (UIScrollView).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OffsetWatch.self }, "UIKitTests.OffsetWatch") { r in r.c("-collectionView:targetContentOffsetForProposedContentOffset: -scrollViewDidScroll: -scrollViewDidEndScrollingAnimation:", call); r.t("collectionView:targetContentOffsetForProposedContentOffset:", { unsafeDowncast($0, to: OffsetWatch.self).collectionView($1, targetContentOffsetForProposedContentOffset: $2) } as @MainActor (AnyObject, UICollectionView, CGPoint) -> CGPoint, as: ((AnyObject, UICollectionView, CGPoint) -> CGPoint).self); r.t("scrollViewDidScroll:", { unsafeDowncast($0, to: OffsetWatch.self).scrollViewDidScroll($1) } as @MainActor (AnyObject, UIScrollView) -> Void, as: ((AnyObject, UIScrollView) -> Void).self); r.t("scrollViewDidEndScrollingAnimation:", { unsafeDowncast($0, to: OffsetWatch.self).scrollViewDidEndScrollingAnimation($1) } as @MainActor (AnyObject, UIScrollView) -> Void, as: ((AnyObject, UIScrollView) -> Void).self) } } } }

/// Has a layout of its own between two others.
@preconcurrency @MainActor final class BetweenChoice: NSObject, UICollectionViewDelegate {
    private(set) var made: UICollectionViewTransitionLayout?
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        let layout = UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        made = layout
        return layout
    }
private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: BetweenChoice.self); switch i { case 0: return _objcRet(o.collectionView(_objcArg(a, 0, (UICollectionView).self), transitionLayoutForOldLayout: _objcArg(a, 1, (UICollectionViewLayout).self), newLayout: _objcArg(a, 2, (UICollectionViewLayout).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ BetweenChoice.self }, "UIKitTests.BetweenChoice") { r in r.c("-collectionView:transitionLayoutForOldLayout:newLayout:", call); r.t("collectionView:transitionLayoutForOldLayout:newLayout:", { unsafeDowncast($0, to: BetweenChoice.self).collectionView($1, transitionLayoutForOldLayout: $2, newLayout: $3) } as @MainActor (AnyObject, UICollectionView, UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout, as: ((AnyObject, UICollectionView, UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout).self) } } } }

/// Makes its layout itself, with an initialiser that overrides none.
@preconcurrency @MainActor class SelfMadeView: UICollectionView {
    private(set) var made = 0
    init(frame: CGRect) {
        super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        made += 1
    }
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame, collectionViewLayout: layout) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
convenience init() { self.init(frame: .zero) }; private enum __ObjC7 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SelfMadeView.self }, "UIKitTests.SelfMadeView") { r in _ = r } } } }
