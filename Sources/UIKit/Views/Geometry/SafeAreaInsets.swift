@_spi(House) import AppleFoundation
import QuartzCore
import CoreGraphics

/// How far a superview's unsafe strips reach over a view.
package enum SafeAreaInsets {
    /// Whether any view or controller ever added to what its superview hands down.
    @MainActor static var areAddedTo = false

    package static func overlap(of frame: CGRect, in bounds: CGRect, insets: UIEdgeInsets) -> UIEdgeInsets {
        if insets == .zero { return .zero }
        @inline(__always) func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
            value <= 0 || limit <= 0 ? 0 : value < limit ? value : limit
        }
        let frame = frame.upright
        let bounds = bounds.upright
        return UIEdgeInsets(
            top: clamp(insets.top - (frame.origin.y - bounds.origin.y), insets.top),
            left: clamp(insets.left - (frame.origin.x - bounds.origin.x), insets.left),
            bottom: clamp(
                frame.origin.y + frame.size.height - (bounds.origin.y + bounds.size.height - insets.bottom), insets.bottom),
            right: clamp(
                frame.origin.x + frame.size.width - (bounds.origin.x + bounds.size.width - insets.right), insets.right))
    }
}

/// What lies outside of the safe area.
struct UnsafeStrips {
    private var left = -CGFloat.infinity
    private var top = -CGFloat.infinity
    private var right = CGFloat.infinity
    private var bottom = CGFloat.infinity

    init(_ insets: UIEdgeInsets, in bounds: CGRect) {
        let bounds = bounds.upright
        if insets.left > 0 { left = bounds.origin.x + insets.left }
        if insets.top > 0 { top = bounds.origin.y + insets.top }
        if insets.right > 0 { right = bounds.origin.x + bounds.size.width - insets.right }
        if insets.bottom > 0 { bottom = bounds.origin.y + bounds.size.height - insets.bottom }
    }

    /// Whether anything of the frame lies in one of them.
    @inline(__always)
    func meet(_ frame: CGRect) -> Bool {
        let frame = frame.upright
        return frame.origin.y < top || frame.origin.x < left || frame.origin.y + frame.size.height > bottom
            || frame.origin.x + frame.size.width > right
    }
}

extension CGRect {
    /// `standardized`; nearly all rectangles are that already.
    @inline(__always) fileprivate var upright: CGRect { size.width < 0 || size.height < 0 ? standardized : self }
}

extension UIView {
    final func safeAreaMayHaveChanged(childrenMoved: Bool) {
        if rarities != nil || flags.contains(.preservesSuperviewLayoutMargins) { marginsMayHaveChanged() }
        if windowReference == nil { return }
        let isAbove = parentReference?.use { $0.flags.contains(.hasSafeArea) } ?? false
        if isAbove || flags.contains(.hasSafeArea) || isOwned {
            updateSafeArea(childrenMoved: childrenMoved)
        }
    }

    /// Computes the insets of this view and of those below whose insets depend on it.
    final func updateSafeArea(childrenMoved: Bool = false) {
        let hasChanged = storeSafeArea(computeSafeArea())
        // Subviews that moved are asked only where there is something to hand down.
        guard hasChanged || (childrenMoved && flags.contains(.hasSafeArea)), !subviewList.isEmpty else { return }
        handDownSafeArea()
    }

    /// To the subviews in order, each with all that is in it. What lies apart from the unsafe strips, and did before, is left out.
    private func handDownSafeArea() {
        let strips = flags.contains(.hasSafeArea) ? UnsafeStrips(safeAreaInsetsForSubviews, in: bounds) : nil
        let special: ViewFlags = [.hasSafeArea, .isOwned, .hearsOfWindows]
        subviewList.views.forEachUnretained { view in
            if view.flags.isDisjoint(with: special) {
                guard let strips, strips.meet(view.viewLayer.presentFrame) else { return }
            }
            view.takeSafeArea()
        }
    }

    @inline(never)
    private func takeSafeArea() {
        guard storeSafeArea(computeSafeArea()), !subviewList.isEmpty else { return }
        DeepStack.call { handDownSafeArea() }
    }

    private func computeSafeArea() -> UIEdgeInsets {
        guard windowReference != nil else { return .zero }
        if flags.contains(.isWindow), let window = self as? UIWindow { return (window as any ViewWindow).screenSafeArea }
        guard let parentReference else { return .zero }
        var insets = parentReference.use { superview in
            guard superview.flags.contains(.hasSafeArea) else { return UIEdgeInsets.zero }
            return SafeAreaInsets.overlap(of: frame, in: superview.bounds, insets: superview.safeAreaInsetsForSubviews)
        }
        // Only those who hear of windows have more than that.
        if !flags.contains(.hearsOfWindows) { return insets }
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

    /// Whether it has a safe area of its own, whatever its superview's is.
    final var addsToSafeArea: Bool {
        if !flags.contains(.hearsOfWindows) { return false }
        if let own = rarities?.contentSafeArea, own != .zero { return true }
        if let extra = viewOwner?.ownerAdditionalSafeAreaInsets, extra != .zero { return true }
        return false
    }

    /// True if they are different from before.
    private func storeSafeArea(_ insets: UIEdgeInsets) -> Bool {
        let isZero = insets == .zero
        if flags.contains(.hasSafeArea) {
            if let rarities, rarities.safeAreaInsets == insets { return false }
        } else if isZero {
            return false
        }
        changed("safeAreaInsets") {
            flags.set(.hasSafeArea, !isZero)
            rare.safeAreaInsets = insets
        }
        if let layoutState { layoutState.refreshMargins() }
        safeAreaInsetsDidChange()
        if isOwned { viewOwner?.viewOwnerSafeAreaInsetsDidChange() }
        if flags.contains(.insetsLayoutMarginsFromSafeArea) { marginsChanged() }
        viewLayer.setNeedsLayoutIfNoticed()
        return true
    }
}
