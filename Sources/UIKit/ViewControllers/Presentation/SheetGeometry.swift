import AppleFoundation
import CoreGraphics

/// Where a sheet lies in its container.
@MainActor struct SheetGeometry {
    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        init(_ traits: UITraitCollection, _ value: CGFloat) {
            containerTraitCollection = traits
            maximumDetentValue = value
        }
    }

    private let sheet: UISheetPresentationController
    private let container: UIView
    private let safe: UIEdgeInsets

    init(_ sheet: UISheetPresentationController, _ container: UIView) {
        self.sheet = sheet
        self.container = container
        safe = container.safeAreaInsets
    }

    private var traits: UITraitCollection { container.traitCollection }
    private var size: CGSize { container.bounds.size }

    /// Free on all sides, as on an iPad.
    var isFloating: Bool { traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular }

    var fillsScreen: Bool { traits.verticalSizeClass == .compact && !sheet.prefersEdgeAttachedInCompactHeight }

    /// A page sheet is 712 wide, a form sheet 540 by 620, unless the content prefers something else.
    private var floatingSize: CGSize {
        let preferred = sheet.presentedViewController.preferredContentSize
        if preferred.width > 0, preferred.height > 0 {
            return CGSize(width: min(preferred.width, size.width), height: min(preferred.height, size.height))
        }
        if sheet.styleInUse == .formSheet { return CGSize(width: min(540, size.width), height: min(620, size.height)) }
        return CGSize(
            width: min(712, size.width),
            height: min(size.height, size.height - 360 > 600 ? size.height - 360 : size.height - 44))
    }

    private var topGap: CGFloat { safe.top > 20 ? safe.top + 10 : safe.top + 20 }

    /// Of the largest detent, without what lies below the safe area.
    private var largest: CGFloat { isFloating ? floatingSize.height : size.height - topGap - safe.bottom }

    /// The active detents with their heights, as they were given.
    var heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
        let context = Context(traits, largest)
        return sheet.detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min(max(0, $0), largest)) }
        }
    }

    var selected: (identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat) {
        let all = heights
        if let chosen = all.first(where: { $0.identifier == sheet.selectedDetentIdentifier }) { return chosen }
        return all.min { $0.height < $1.height } ?? (.large, largest)
    }

    // MARK: For the hand
    var bottom: CGFloat { size.height }

    /// The active detents by their upper edges, the largest first.
    private var rests: [(identifier: UISheetPresentationController.Detent.Identifier, top: CGFloat)] {
        if fillsScreen { return [(selected.identifier, 0)] }
        return heights.map { ($0.identifier, frame(height: $0.height).minY) }.sorted { $0.1 < $1.1 }
    }
    var tops: [CGFloat] { rests.map(\.top) }
    var topsIdentifiers: [UISheetPresentationController.Detent.Identifier] { rests.map(\.identifier) }

    /// With its upper edge elsewhere than at a detent. Free on all sides it keeps its size.
    func frame(top: CGFloat) -> CGRect {
        var moved = frame
        if fillsScreen || isFloating {
            moved.origin.y = top
        } else {
            let lowest = tops.last ?? moved.minY
            moved.origin.y = top
            // Below the smallest detent it goes as it is.
            moved.size.height = size.height - min(top, lowest)
        }
        return moved
    }

    // MARK: For the presenter behind
    var presenterTop: CGFloat { topGap - 10 }

    /// How far the presenter is drawn back: not at all behind a sheet of half the height, or beside a floating one.
    func presenterShare(top: CGFloat?) -> CGFloat {
        if fillsScreen || isFloating { return 0 }
        let highest = topGap
        let start = size.height / 2
        let now = top ?? frame.minY
        return start > highest ? min(max((start - now) / (start - highest), 0), 1) : 0
    }

    var frame: CGRect { frame(height: selected.height) }

    private func frame(height selectedHeight: CGFloat) -> CGRect {
        if fillsScreen { return container.bounds }
        if isFloating {
            let box = floatingSize
            let height = min(selectedHeight, box.height)
            return CGRect(
                x: ((size.width - box.width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: box.width,
                height: height)
        }
        let height = selectedHeight + safe.bottom
        var width = size.width
        let preferred = sheet.presentedViewController.preferredContentSize.width
        if sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 { width = min(preferred, width) }
        return CGRect(x: ((size.width - width) / 2).rounded(), y: size.height - height, width: width, height: height)
    }
}
