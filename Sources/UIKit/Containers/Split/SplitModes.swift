import AppleFoundation
import CoreGraphics

/// Which columns are visible, how wide they are, and where.
extension UISplitViewController {
    // MARK: Widths
    private var fullWidth: CGFloat { viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width }

    private func width(
        _ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat, standard: CGFloat
    ) -> CGFloat {
        var width = standard
        if fraction >= 0 { width = fullWidth * fraction }
        if preferred >= 0 { width = preferred }
        let upper = most >= 0 ? most : max(standard, preferred >= 0 ? preferred : 0)
        width = min(width, upper)
        if least >= 0 { width = max(width, least) }
        return min(width, fullWidth).rounded()
    }

    final var resolvedPrimaryWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth, standard: min(320, fullWidth * 0.4))
    }

    final var resolvedSupplementaryWidth: CGFloat {
        guard split.hasSupplementary else { return 0 }
        return width(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
            maximumSupplementaryColumnWidth, standard: min(320, fullWidth * 0.4))
    }

    final func widthsChanged() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Modes
    private var isUpright: Bool {
        let bounds = viewIfLoaded?.bounds ?? UIScreen.main.bounds
        return bounds.height > bounds.width
    }

    private func behavior(of mode: DisplayMode) -> SplitBehavior? {
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        case .automatic, .secondaryOnly: return nil
        }
    }

    final var resolvedBehavior: SplitBehavior {
        if split.preferredBehavior != .automatic { return split.preferredBehavior }
        if let own = behavior(of: split.preferredMode) { return own }
        return isUpright ? .overlay : .tile
    }

    private func allows(_ mode: DisplayMode) -> Bool {
        if mode == .secondaryOnly { return true }
        if mode.needsTwo, !split.hasSupplementary { return false }
        switch resolvedBehavior {
        case .tile, .automatic: return mode == .oneBesideSecondary || mode == .twoBesideSecondary
        case .overlay: return mode == .oneOverSecondary || mode == .twoOverSecondary
        case .displace: return mode == .oneBesideSecondary || mode == .twoDisplaceSecondary
        }
    }

    /// What is preferred, as far as the behaviour allows it; else what fits the shape of the screen.
    final var resolvedMode: DisplayMode {
        if split.preferredMode != .automatic, allows(split.preferredMode) { return split.preferredMode }
        switch resolvedBehavior {
        case .tile, .displace, .automatic: return .oneBesideSecondary
        case .overlay: return .secondaryOnly
        }
    }

    final func preferencesChanged() {
        split.hasChosenMode = false
        guard viewIfLoaded?.window != nil, !split.isCollapsed else {
            split.mode = nil
            return
        }
        change(to: resolvedMode, animated: false)
    }

    // MARK: Columns of a mode
    final func columns(of mode: DisplayMode) -> [Column] {
        let one: Column = split.hasSupplementary ? .supplementary : .primary
        switch mode {
        case .secondaryOnly, .automatic: return [.secondary]
        case .oneBesideSecondary, .oneOverSecondary: return [.secondary, one]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return [.secondary, .supplementary, .primary]
        }
    }

    /// From the leading edge; mirrored by whoever places views.
    private func spans(_ mode: DisplayMode) -> [Column: CGRect] {
        let bounds = view.bounds
        let first = resolvedPrimaryWidth
        let second = resolvedSupplementaryWidth
        func span(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: width, height: bounds.height) }
        let one: Column = split.hasSupplementary ? .supplementary : .primary
        let oneWidth = split.hasSupplementary ? second : first
        switch mode {
        case .secondaryOnly, .automatic: return [.secondary: span(0, bounds.width)]
        case .oneBesideSecondary: return [one: span(0, oneWidth), .secondary: span(oneWidth, bounds.width - oneWidth)]
        case .oneOverSecondary: return [one: span(0, oneWidth), .secondary: span(0, bounds.width)]
        case .twoBesideSecondary:
            return [
                .primary: span(0, first), .supplementary: span(first, second),
                .secondary: span(first + second, bounds.width - first - second),
            ]
        case .twoOverSecondary:
            return [.primary: span(0, first), .supplementary: span(first, second), .secondary: span(0, bounds.width)]
        case .twoDisplaceSecondary:
            return [
                .primary: span(0, first), .supplementary: span(first, second),
                .secondary: span(first + second, bounds.width - second),
            ]
        }
    }

    final var isMirrored: Bool {
        (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(x: view.bounds.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
    }

    final func frames(of mode: DisplayMode) -> [Column: CGRect] { spans(mode).mapValues(mirrored) }

    /// Where a column waits out of sight.
    final func hiddenFrame(of column: Column, _ shown: CGRect) -> CGRect {
        guard column != .secondary else { return shown }
        return shown.offsetBy(dx: isMirrored ? view.bounds.width - shown.minX : -shown.maxX, dy: 0)
    }

    // MARK: Changing
    final func change(to mode: DisplayMode, animated: Bool, interaction: FingerInteraction? = nil) {
        guard mode != split.mode, mode != .automatic else { return }
        let old = split.mode
        delegate?.`splitViewController(_:willChangeTo:)`?(self, mode)
        let before = columns(of: displayMode)
        let after = columns(of: mode)
        if !split.isClassic {
            for column in after where !before.contains(column) {
                delegate?.`splitViewController(_:willShow:)`?(self, column)
            }
            for column in before where !after.contains(column) {
                delegate?.`splitViewController(_:willHide:)`?(self, column)
            }
        }
        split.mode = mode
        arrange(animated: animated, interaction: interaction) { [weak self] in
            self?.split.mode = old
            self?.arrange(animated: false)
        }
    }

    private var modeWithColumn: DisplayMode { resolvedBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }

    private var modeWithBoth: DisplayMode {
        switch resolvedBehavior {
        case .tile, .automatic: return .twoBesideSecondary
        case .overlay: return .twoOverSecondary
        case .displace: return .twoDisplaceSecondary
        }
    }

    /// What the button and a finger from the edge bring: one column more, until all are there.
    final var modeWithNextColumn: DisplayMode? {
        let mode = displayMode
        if mode == .secondaryOnly { return modeWithColumn }
        return split.hasSupplementary && !mode.needsTwo && split.columns[.primary] != nil ? modeWithBoth : nil
    }

    /// How wide that column is.
    final var widthOfNextColumn: CGFloat {
        split.hasSupplementary && displayMode == .secondaryOnly ? resolvedSupplementaryWidth : resolvedPrimaryWidth
    }

    final func showWithFinger(_ interaction: FingerInteraction) {
        guard let mode = modeWithNextColumn else { return }
        split.hasChosenMode = true
        change(to: mode, animated: true, interaction: interaction)
    }

    final func togglePrimary() {
        split.hasChosenMode = true
        if let own = delegate?.`targetDisplayModeForAction(in:)`?(self), own != .automatic {
            return change(to: own, animated: true)
        }
        if let next = modeWithNextColumn {
            change(to: next, animated: true)
        } else {
            // The first column goes; the one beside it stays.
            change(to: split.hasSupplementary ? modeWithColumn : .secondaryOnly, animated: true)
        }
    }

    /// For the secondary column of three: all its width, and back.
    final func toggleSecondaryOnly() {
        split.hasChosenMode = true
        change(to: displayMode == .secondaryOnly ? modeWithColumn : .secondaryOnly, animated: true)
    }
}

extension UISplitViewController.DisplayMode {
    var needsTwo: Bool { self == .twoBesideSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary }
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
