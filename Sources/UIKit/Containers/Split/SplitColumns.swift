import AppleFoundation
import CoreGraphics

/// What a split view controller remembers.
@MainActor struct SplitState {
    typealias Column = UISplitViewController.Column

    let style: UISplitViewController.Style
    /// As they were set.
    var given: [Column: UIViewController] = [:]
    /// As they are shown: in navigation controllers.
    var columns: [Column: UIViewController] = [:]
    var isCollapsed = false { didSet { if isClassic { modeButton?.isHidden = isCollapsed } } }
    /// What the app puts into a bar by itself. In one column there is no other to show or hide, and bars leave it out.
    var modeButton: UIBarButtonItem?
    /// The mode in force while unfolded.
    var mode: UISplitViewController.DisplayMode?
    var preferredMode = UISplitViewController.DisplayMode.automatic
    var preferredBehavior = UISplitViewController.SplitBehavior.automatic
    /// Columns whose views are in the tree, from back to front.
    var visible: [Column] = []
    /// The user or the app has chosen a mode that stays until the next turn or fold.
    var hasChosenMode = false
    /// What the last fold has put away, to be brought back.
    var folded: [UIViewController] = []
    /// Columns are on their way.
    var running: ContainerTransition?
    weak var mover: SplitMove?
    /// The split view controller disappears or has disappeared.
    var isGoing = false

    init(style: UISplitViewController.Style) { self.style = style }

    var isClassic: Bool { style == .unspecified }
    var hasSupplementary: Bool { style == .tripleColumn && columns[.supplementary] != nil }
}

extension UISplitViewController {
    // MARK: Children
    final var shownControllers: [UIViewController] {
        if split.isCollapsed { return collapsedController.map { [$0] } ?? [] }
        return [Column.primary, .supplementary, .secondary].compactMap { split.columns[$0] }
    }

    final func takeControllers(_ controllers: [UIViewController]) {
        guard split.isClassic else {
            let order: [Column] =
                split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for (controller, column) in zip(controllers, order) { put(controller, in: column) }
            return
        }
        if split.isCollapsed, let only = controllers.first, controllers.count == 1 {
            replace(.primary, with: only)
            return
        }
        replace(.primary, with: controllers.first)
        replace(.secondary, with: controllers.count > 1 ? controllers[1] : nil)
    }

    final func adoptDecoded(_ controllers: [UIViewController]) {
        let order: [Column] =
            split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (controller, column) in zip(controllers, order) {
            split.given[column] = controller
            split.columns[column] = controller
        }
    }

    final func put(_ controller: UIViewController?, in column: Column) {
        guard !split.isClassic else {
            return reportMisuse(
                "\(self) was not created with a column style, so it has no columns to set. Use viewControllers.",
                exception: .invalidArgumentException)
        }
        split.given[column] = controller
        guard let controller else { return replace(column, with: nil) }
        if column == .compact || controller is UINavigationController { return replace(column, with: controller) }
        if let present = controller.navigationController, present.parent === self || present.parent == nil {
            return replace(column, with: present)
        }
        replace(column, with: UINavigationController(rootViewController: controller))
    }

    private func replace(_ column: Column, with new: UIViewController?) {
        let old = split.columns[column]
        guard old !== new else { return }
        let wasVisible = split.visible.contains(column)
        let wasInFold = old.map(split.folded.contains) ?? false
        if let old { takeOut(old, of: column) }
        split.columns[column] = new
        if split.isClassic { split.given[column] = new }
        guard let new else {
            viewIfLoaded?.setNeedsLayout()
            return
        }
        if split.isCollapsed {
            putInFold(new, column, animated: !wasInFold)
        } else if column != .compact {
            adopt(new, column)
            if wasVisible || isViewLoaded { showAgain() }
        }
    }

    private func takeOut(_ controller: UIViewController, of column: Column) {
        split.visible.removeAll { $0 == column }
        split.folded.removeAll { $0 === controller }
        if controller.parent === self {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.superview?.removeFromSuperview()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        } else if let stack = split.columns[.primary] as? UINavigationController, controller.parent === stack {
            // Folded into the stack of the first column; elsewhere it has found a place of its own.
            stack.changeStack(to: stack.viewControllers.filter { $0 !== controller }, animated: false)
        }
    }

    final func adopt(_ controller: UIViewController, _ column: Column) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
        setWidthClass(of: controller, column)
    }

    /// Narrow columns are compact, whatever the screen is.
    final func setWidthClass(of controller: UIViewController, _ column: Column) {
        guard controller.parent === self else { return }
        let narrow = column == .primary || column == .supplementary
        let override: UITraitCollection? =
            split.isCollapsed || column == .compact
            ? nil : UITraitCollection(horizontalSizeClass: narrow ? .compact : .regular)
        setOverrideTraitCollection(override, forChild: controller)
    }

    // MARK: Folding
    /// While folded: the one whose view is there.
    final var collapsedController: UIViewController? {
        if !split.isClassic, let compact = split.columns[.compact] { return compact }
        return split.columns[.primary] ?? split.columns[.secondary]
    }

    /// What comes on top slides in; what takes another's place does not.
    private func putInFold(_ controller: UIViewController, _ column: Column, animated: Bool) {
        if column == .compact || controller === collapsedController {
            adopt(controller, column)
            return showAgain()
        }
        if column == .secondary, let stack = split.columns[.primary] as? UINavigationController,
            split.columns[.compact] == nil
        {
            split.folded.append(controller)
            let moves = animated && stack.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
            stack.changeStack(to: stack.viewControllers + [controller], animated: moves)
        }
    }

    final func fold() {
        guard !split.isCollapsed else { return }
        endRunning()
        split.isCollapsed = true
        split.hasChosenMode = false
        if split.isClassic { foldClassic() } else { foldColumns() }
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    private func foldClassic() {
        let primary = split.columns[.primary]
        if let chosen = delegate?.`primaryViewController(forCollapsing:)`?(self) ?? nil, chosen !== primary {
            primary.map { takeOut($0, of: .primary) }
            split.columns[.primary] = chosen
            split.given[.primary] = chosen
            adopt(chosen, .primary)
        }
        guard let secondary = split.columns[.secondary], let primary = split.columns[.primary] else { return showAgain() }
        setWidthClass(of: primary, .primary)
        remove(secondary, .secondary)
        let handled = delegate?.`splitViewController(_:collapseSecondary:onto:)`?(self, secondary, primary) ?? false
        if !handled { primary.collapseSecondaryViewController(secondary, for: self) }
        // It comes back with the width, whoever has it meanwhile.
        split.folded = [secondary]
        showAgain()
    }

    private func foldColumns() {
        let proposed: Column =
            split.columns[.compact] != nil ? .compact : split.columns[.secondary] != nil ? .secondary : .primary
        let top = delegate?.`splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`?(self, proposed) ?? proposed
        if split.columns[.compact] != nil {
            for column in split.visible { split.columns[column].map { remove($0, column) } }
            if let compact = split.columns[.compact] { adopt(compact, .compact) }
        } else if let primary = split.columns[.primary] as? UINavigationController {
            var stacked: [UIViewController] = []
            for column in [Column.supplementary, .secondary] {
                guard let controller = split.columns[column] else { continue }
                remove(controller, column)
                if column.rawValue <= top.rawValue { stacked.append(controller) }
            }
            setWidthClass(of: primary, .primary)
            split.folded = stacked
            if !stacked.isEmpty { primary.changeStack(to: primary.viewControllers + stacked, animated: false) }
        }
        showAgain()
        delegate?.`splitViewControllerDidCollapse(_:)`?(self)
    }

    final func unfold() {
        guard split.isCollapsed else { return }
        endRunning()
        if split.isClassic { unfoldClassic() } else { unfoldColumns() }
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    private func unfoldClassic() {
        let primary = split.columns[.primary]
        if let chosen = delegate?.`primaryViewController(forExpanding:)`?(self) ?? nil, chosen !== primary {
            primary.map { takeOut($0, of: .primary) }
            split.columns[.primary] = chosen
            adopt(chosen, .primary)
        }
        let own = delegate?.`splitViewController(_:separateSecondaryFrom:)`?(self, split.columns[.primary] ?? self) ?? nil
        let given = own ?? split.columns[.primary]?.separateSecondaryViewController(for: self)
        let secondary = given ?? split.columns[.secondary]
        split.isCollapsed = false
        split.mode = nil
        split.folded = []
        split.columns[.secondary] = secondary
        split.given[.secondary] = secondary
        if let secondary, secondary.parent !== self {
            (secondary.parent as? UINavigationController)?.hand(over: secondary)
            adopt(secondary, .secondary)
        }
        split.columns[.primary].map { setWidthClass(of: $0, .primary) }
        showAgain()
    }

    private func unfoldColumns() {
        let mode = resolvedMode
        let chosen = delegate?.`splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`?(self, mode) ?? mode
        split.isCollapsed = false
        split.mode = nil
        if let compact = split.columns[.compact], compact.parent === self { remove(compact, .compact) }
        if let primary = split.columns[.primary] as? UINavigationController {
            let others = [Column.supplementary, .secondary].compactMap { split.columns[$0] }
            let own = primary.viewControllers.filter { one in !others.contains { $0 === one } }
            if own.count != primary.viewControllers.count {
                primary.changeStack(to: own, animated: false)
                primary.viewIfLoaded?.layoutIfNeeded()
            }
            for other in others where other.parent === primary { primary.hand(over: other) }
        }
        split.folded = []
        for column in [Column.primary, .supplementary, .secondary] {
            guard let controller = split.columns[column] else { continue }
            adopt(controller, column)
            setWidthClass(of: controller, column)
        }
        if chosen != mode, chosen != .automatic {
            split.mode = chosen
            split.hasChosenMode = true
        }
        showAgain()
        delegate?.`splitViewControllerDidExpand(_:)`?(self)
    }

    /// Takes a child out of view and tree, with its callbacks.
    private func remove(_ controller: UIViewController, _ column: Column) {
        split.visible.removeAll { $0 == column }
        guard controller.parent === self else { return }
        setOverrideTraitCollection(nil, forChild: controller)
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.superview?.removeFromSuperview()
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}
