import AppleFoundation
import CoreGraphics

/// What `show` and `hide` do, folded and not.
extension UISplitViewController {
    private func refuses(_ column: Column) -> Bool {
        guard column == .compact || split.isClassic else { return false }
        reportMisuse(
            split.isClassic
                ? "\(self) was not created with a column style, so it has no columns to show or hide."
                : "The compact column cannot be shown or hidden: it is there while \(self) is collapsed.",
            exception: .invalidArgumentException)
        return true
    }

    private var stack: UINavigationController? { split.columns[.primary] as? UINavigationController }

    // MARK: Columns
    final func showColumn(_ column: Column) {
        if refuses(column) { return }
        if split.isCollapsed { return showFolded(column) }
        guard column != .secondary, !columns(of: displayMode).contains(column), split.columns[column] != nil else { return }
        split.hasChosenMode = true
        change(to: nearestMode(with: column), animated: UIView.areAnimationsEnabled)
    }

    final func hideColumn(_ column: Column) {
        if refuses(column) { return }
        if split.isCollapsed { return hideFolded(column) }
        guard column != .secondary, columns(of: displayMode).contains(column) else { return }
        split.hasChosenMode = true
        change(to: nearestMode(without: column), animated: UIView.areAnimationsEnabled)
    }

    private func nearestMode(with column: Column) -> DisplayMode {
        let two = split.hasSupplementary && column == .primary
        switch resolvedBehavior {
        case .tile, .automatic: return two ? .twoBesideSecondary : .oneBesideSecondary
        case .overlay: return two ? .twoOverSecondary : .oneOverSecondary
        case .displace: return two ? .twoDisplaceSecondary : .oneBesideSecondary
        }
    }

    private func nearestMode(without column: Column) -> DisplayMode {
        guard split.hasSupplementary, column == .primary else { return .secondaryOnly }
        return resolvedBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    }

    /// Folded: not there, it is pushed with those between; further down, what covers it goes.
    private func showFolded(_ column: Column) {
        guard split.columns[.compact] == nil, let stack, let target = split.columns[column] else { return }
        if column == .primary {
            stack.popToRootViewController(animated: UIView.areAnimationsEnabled)
            split.folded = []
            return
        }
        if target === stack.topViewController { return }
        if stack.viewControllers.contains(where: { $0 === target }) {
            stack.popToViewController(target, animated: UIView.areAnimationsEnabled)
            return
        }
        var missing: [UIViewController] = []
        for between in [Column.supplementary, .secondary] where between.rawValue <= column.rawValue {
            if let controller = split.columns[between], !stack.viewControllers.contains(where: { $0 === controller }) {
                missing.append(controller)
            }
        }
        split.folded.append(contentsOf: missing)
        stack.changeStack(to: stack.viewControllers + missing, animated: UIView.areAnimationsEnabled)
    }

    private func hideFolded(_ column: Column) {
        guard column != .primary, let stack, let target = split.columns[column], target === stack.topViewController else {
            return
        }
        stack.popViewController(animated: UIView.areAnimationsEnabled)
    }

    // MARK: Controllers
    final func showController(_ controller: UIViewController, sender: Any?) {
        guard split.isClassic else { return super.show(controller, sender: sender) }
        if delegate?.`splitViewController(_:show:sender:)`?(self, controller, sender) == true { return }
        if split.isCollapsed { return present(controller, animated: UIView.areAnimationsEnabled) }
        // Whoever asked decides: the secondary column shows in its place, everybody else in the primary one.
        let asks = sender as? UIViewController
        if let asks, let secondary = split.columns[.secondary], isInside(asks, secondary) {
            setSecondary(controller)
        } else {
            var controllers = shownControllers
            if controllers.isEmpty { controllers = [controller] } else { controllers[0] = controller }
            viewControllers = controllers
        }
    }

    final func showDetail(_ controller: UIViewController, sender: Any?) {
        if split.isClassic, delegate?.`splitViewController(_:showDetail:sender:)`?(self, controller, sender) == true { return }
        guard split.isCollapsed else { return setSecondary(controller) }
        if split.isClassic {
            guard let primary = split.columns[.primary] else { return present(controller, animated: true) }
            split.columns[.secondary] = controller
            split.given[.secondary] = controller
            // A stack may come as a whole, as in a fold.
            if let stack = primary as? UINavigationController, controller is UINavigationController {
                return stack.changeStack(
                    to: stack.viewControllers + [controller], animated: UIView.areAnimationsEnabled)
            }
            return primary.show(controller, sender: sender)
        }
        setViewController(controller, for: .secondary)
        show(.secondary)
    }

    private func setSecondary(_ controller: UIViewController) {
        guard split.isClassic else { return setViewController(controller, for: .secondary) }
        viewControllers = [split.columns[.primary], controller].compactMap { $0 }
    }

    private func isInside(_ controller: UIViewController, _ ancestor: UIViewController) -> Bool {
        var step: UIViewController? = controller
        while let current = step {
            if current === ancestor { return true }
            step = current.parent
        }
        return false
    }
}

/// The gestures of a split view controller: in from the edge, and away by a tap beside.
@preconcurrency @MainActor
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UISplitViewController
    let edge: UIScreenEdgePanGestureRecognizer
    let dimView = UIView(frame: .zero)
    private var interaction: FingerInteraction?
    /// Of the column that the finger brings.
    private var width: CGFloat = 0

    init(_ owner: UISplitViewController) {
        self.owner = owner
        edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        super.init()
        edge.addTarget(self, action: Selector("edgeMoved:"))
        edge.delegate = self
        edge.edges = .left
        edge.isEnabled = owner.presentsWithGesture
        owner.view.addGestureRecognizer(edge)
        dimView.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimView.alpha = 0
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addTarget(self, action: Selector("dimTapped:"))
        dimView.addGestureRecognizer(tap)
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !owner.isCollapsed && owner.modeWithNextColumn != nil
    }

    /// On the side where the column waits.
    func place(_ isMirrored: Bool) {
        let edges: UIRectEdge = isMirrored ? .right : .left
        if edge.edges != edges { edge.edges = edges }
    }

    func edgeMoved(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        let direction: CGFloat = edge.edges == .right ? -1 : 1
        if interaction == nil { width = owner.widthOfNextColumn }
        let share = direction * recognizer.translation(in: owner.view).x / max(1, width)
        switch recognizer.state {
        case .began:
            guard shouldBegin(recognizer) else { return }
            owner.delegate?.`splitViewControllerInteractivePresentationGestureWillBegin(_:)`?(owner)
            let made = FingerInteraction()
            interaction = made
            owner.showWithFinger(made)
            made.update(share)
        case .changed:
            interaction?.update(share)
        case .ended:
            let velocity = direction * recognizer.velocity(in: owner.view).x
            end(goes: velocity > 300 || (velocity > -300 && share > 0.5))
        case .cancelled, .failed:
            end(goes: false)
        default: break
        }
    }

    /// The finger holds nothing any more.
    func letGo() {
        let held = interaction
        interaction = nil
        held?.abandon()
    }

    private func end(goes: Bool) {
        guard let ending = interaction else { return }
        interaction = nil
        if goes { ending.finish() } else { ending.cancel() }
        owner.delegate?.`splitViewControllerInteractivePresentationGestureDidEnd(_:)`?(owner)
    }

    func dimTapped(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        owner.split.hasChosenMode = true
        owner.change(to: .secondaryOnly, animated: true)
    }

    func showDim(in content: UIView, below view: UIView?) {
        dimView.frame = content.bounds
        if let view { content.insertSubview(dimView, belowSubview: view) } else { content.addSubview(dimView) }
    }

    func hideDim() { dimView.removeFromSuperview() }
}
