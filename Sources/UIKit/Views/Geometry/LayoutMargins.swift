@_spi(House) import AppleFoundation
import CoreGraphics

extension UIView {
    final var isRightToLeft: Bool {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: return false
        case .forceRightToLeft: return true
        case .unspecified: return traitsReference.use { $0.layoutDirection } == .rightToLeft
        }
    }

    final func setSemantics(_ attribute: UISemanticContentAttribute) {
        guard attribute.rawValue != flags.semantics else { return }
        flags.semantics = attribute.rawValue
        layoutState?.readingDirectionChanged()
        setNeedsLayout()
        markForDisplay(nil)
    }

    /// The own margins, raised to the controller's least, with the safe area and the superview's margins as far as they reach in.
    final var effectiveLayoutMargins: UIEdgeInsets {
        var margins = rarities?.layoutMargins?.resolved(isRightToLeft: isRightToLeft)
        if isOwned, let minimum = viewOwner?.ownerMinimumLayoutMargins {
            // The default of a controller's view is the system's minimum itself.
            let own = margins ?? .zero
            margins = UIEdgeInsets(
                top: max(own.top, minimum.top), left: max(own.left, minimum.left), bottom: max(own.bottom, minimum.bottom),
                right: max(own.right, minimum.right))
        }
        var result = margins ?? (self is UIStackView ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        if flags.contains(.insetsLayoutMarginsFromSafeArea), flags.contains(.hasSafeArea) {
            let safe = safeAreaInsets
            result.top += safe.top
            result.left += safe.left
            result.bottom += safe.bottom
            result.right += safe.right
        }
        if rarities?.marginsFollowReadableWidth == true { result.widen(to: readableInsets(within: result)) }
        guard flags.contains(.preservesSuperviewLayoutMargins), let superview else { return result }
        let outer = superview.layoutMargins
        let space = superview.bounds
        let box = frame
        result.top = max(result.top, outer.top - (box.minY - space.minY))
        result.left = max(result.left, outer.left - (box.minX - space.minX))
        result.bottom = max(result.bottom, outer.bottom - (space.maxY - box.maxY))
        result.right = max(result.right, outer.right - (space.maxX - box.maxX))
        return result
    }

    /// Whether the margins grow so that text between them is no wider than reads well. Interface Builder's "follow readable width".
    package final var layoutMarginsFollowReadableWidth: Bool {
        get { rarities?.marginsFollowReadableWidth ?? false }
        set {
            guard newValue != layoutMarginsFollowReadableWidth else { return }
            rare.marginsFollowReadableWidth = newValue
            marginsChanged()
        }
    }

    /// The widest that reads well, in points at the standard text size.
    static let readableWidth: CGFloat = 672

    final func readableInsets(within margins: UIEdgeInsets) -> UIEdgeInsets {
        var insets = margins
        let spare = (bounds.width - UIView.readableWidth) / 2
        insets.left = max(insets.left, spare)
        insets.right = max(insets.right, spare)
        return insets
    }

    final var readableInsets: UIEdgeInsets { readableInsets(within: layoutMargins) }

    private var marginsDependOnPlace: Bool {
        if !flags.isDisjoint(with: [.preservesSuperviewLayoutMargins, .isOwned]) { return true }
        guard let rarities else { return false }
        return Uncounted(rarities).use { $0.marginsFollowReadableWidth }
    }

    /// After a move or a new size: margins that depend on where the view is may be other ones.
    final func marginsMayHaveChanged() {
        guard marginsDependOnPlace else { return }
        let margins = layoutMargins
        guard let known = rarities?.knownMargins else {
            rare.knownMargins = margins
            return
        }
        if known != margins { marginsChanged() }
    }

    final func setOwnMargins(_ margins: NSDirectionalEdgeInsets) {
        guard margins != rarities?.layoutMargins else { return }
        rare.layoutMargins = margins
        marginsChanged()
    }

    final func setMarginFlag(_ flag: ViewFlags, _ isOn: Bool) {
        guard flags.contains(flag) != isOn else { return }
        flags.set(flag, isOn)
        marginsChanged()
    }

    /// Tells this view and the subviews that keep its margins.
    final func marginsChanged() {
        // Asked for where a move may change them.
        if marginsDependOnPlace { rarities?.knownMargins = layoutMargins }
        if let layoutState { layoutState.refreshMargins() }
        layoutMarginsDidChange()
        if isOwned { viewOwner?.viewOwnerLayoutMarginsDidChange() }
        if viewLayer.hasLayout { setNeedsLayout() }
        if subviewList.isEmpty { return }
        var arePreserved = false
        subviewList.visitReversed { child in
            if child.use({ $0.flags.contains(.preservesSuperviewLayoutMargins) }) { arePreserved = true }
        }
        guard arePreserved else { return }
        for view in subviewList.views where view.flags.contains(.preservesSuperviewLayoutMargins) {
            DeepStack.call { view.marginsChanged() }
        }
    }
}

extension UIEdgeInsets {
    fileprivate mutating func widen(to other: UIEdgeInsets) {
        left = max(left, other.left)
        right = max(right, other.right)
    }
}
