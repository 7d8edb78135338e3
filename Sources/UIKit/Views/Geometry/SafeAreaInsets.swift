import AppleFoundation
import QuartzCore
import CoreGraphics

/// How far a superview's unsafe strips reach over a view.
package enum SafeAreaInsets {
    package static func overlap(of frame: CGRect, in bounds: CGRect, insets: UIEdgeInsets) -> UIEdgeInsets {
        if insets == .zero { return .zero }
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), max(limit, 0)) }
        return UIEdgeInsets(
            top: clamp(insets.top - (frame.minY - bounds.minY), insets.top),
            left: clamp(insets.left - (frame.minX - bounds.minX), insets.left),
            bottom: clamp(frame.maxY - (bounds.maxY - insets.bottom), insets.bottom),
            right: clamp(frame.maxX - (bounds.maxX - insets.right), insets.right))
    }
}

extension UIView {
    final func safeAreaMayHaveChanged(sizeChanged: Bool) {
        if rarities != nil || flags.contains(.preservesSuperviewLayoutMargins) { marginsMayHaveChanged() }
        if windowReference == nil { return }
        let isAbove = parentReference?._withUnsafeGuaranteedRef { $0.flags.contains(.hasSafeArea) } ?? false
        if isAbove || flags.contains(.hasSafeArea) || viewOwner != nil {
            updateSafeArea(childrenMoved: sizeChanged)
        }
    }

    /// Computes the insets of this view and of those below whose insets depend on it.
    final func updateSafeArea(childrenMoved: Bool = false) {
        let hasChanged = storeSafeArea(computeSafeArea())
        // Subviews that moved are asked only where there is something to hand down.
        guard hasChanged || (childrenMoved && flags.contains(.hasSafeArea)), !subviewList.isEmpty else { return }
        var pending: [UIView] = subviewList.views.reversed()
        while let view = pending.popLast() {
            guard view.storeSafeArea(view.computeSafeArea()), !view.subviewList.isEmpty else { continue }
            pending.append(contentsOf: view.subviewList.views.reversed())
        }
    }

    private func computeSafeArea() -> UIEdgeInsets {
        guard windowReference != nil else { return .zero }
        if flags.contains(.isWindow), let window = self as? UIWindow { return window.screenSafeArea }
        guard let superview else { return .zero }
        var insets = UIEdgeInsets.zero
        if superview.flags.contains(.hasSafeArea) {
            insets = SafeAreaInsets.overlap(of: frame, in: superview.bounds, insets: superview.safeAreaInsetsForSubviews)
        }
        if let own = rarities?.contentSafeArea {
            insets.top += own.top
            insets.left += own.left
            insets.bottom += own.bottom
            insets.right += own.right
        }
        if let extra = viewOwner?.ownerAdditionalSafeAreaInsets, extra != .zero {
            insets.top += extra.top
            insets.left += extra.left
            insets.bottom += extra.bottom
            insets.right += extra.right
        }
        return insets
    }

    /// True if they are different from before.
    private func storeSafeArea(_ insets: UIEdgeInsets) -> Bool {
        let previous = flags.contains(.hasSafeArea) ? rarities?.safeAreaInsets ?? .zero : .zero
        if insets == previous { return false }
        flags.set(.hasSafeArea, insets != .zero)
        rare.safeAreaInsets = insets
        layoutState?.refreshMargins()
        safeAreaInsetsDidChange()
        viewOwner?.viewOwnerSafeAreaInsetsDidChange()
        if flags.contains(.insetsLayoutMarginsFromSafeArea) { marginsChanged() }
        viewLayer.setNeedsLayout()
        return true
    }
}

/// A view whose own safe area is smaller than its place would make it: containers put their content into one and tell it how far
/// their bars reach over it.
@preconcurrency @MainActor
open class _ContentInsetView: UIView {
    public final var contentSafeAreaInsets: UIEdgeInsets {
        get { rarities?.contentSafeArea ?? .zero }
        set {
            guard newValue != contentSafeAreaInsets else { return }
            rare.contentSafeArea = newValue
            updateSafeArea()
        }
    }
}
