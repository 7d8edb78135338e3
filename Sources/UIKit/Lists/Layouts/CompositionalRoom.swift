import AppleFoundation
import CoreGraphics
import ListEngine

/// What the places depend on.
@MainActor struct CompositionalRoom: Equatable {
    private(set) var scale: CGFloat = 1
    private var size = CGSize.zero
    private var inset = UIEdgeInsets.zero
    private var safe = UIEdgeInsets.zero
    private var margins = UIEdgeInsets.zero
    private var readable = UIEdgeInsets.zero
    private var isMirrored = false
    private var traits: UITraitCollection?

    nonisolated init() {}

    init(_ view: UICollectionView) {
        scale = max(1, view.traits.drawingScale)
        size = view.bounds.size
        inset = view.adjustedContentInset
        safe = view.safeAreaInsets
        margins = view.layoutMargins
        isMirrored = view.collectionViewLayout.direction(in: view) == .rightToLeft
        traits = view.traitCollection
        let spare = max(0, size.width - margins.left - margins.right - 672) / 2
        readable = UIEdgeInsets(
            top: margins.top, left: margins.left + spare, bottom: margins.bottom, right: margins.right + spare)
    }

    var container: LayoutSize {
        LayoutSize(size.width - inset.left - inset.right, size.height - inset.top - inset.bottom)
    }

    /// What a reference keeps free, without what the view's insets do already.
    func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        let wanted: UIEdgeInsets =
            switch reference {
            case .none: .zero
            case .automatic, .safeArea: safe
            case .layoutMargins: margins
            case .readableContent: readable
            }
        let left = max(0, wanted.left - inset.left)
        let right = max(0, wanted.right - inset.right)
        return NSDirectionalEdgeInsets(
            top: max(0, wanted.top - inset.top), leading: isMirrored ? right : left,
            bottom: max(0, wanted.bottom - inset.bottom),
            trailing: isMirrored ? left : right)
    }

    func environment(_ reference: UIContentInsetsReference, _ traits: UITraitCollection) -> LayoutEnvironment {
        let container = container
        return LayoutEnvironment(
            LayoutRoom(CGSize(width: container.width, height: container.height), insets(reference)), traits)
    }
}
