import AppleFoundation
import CoreGraphics

/// What is left free around the content: what the app asks for, and what bars cover.
struct ContentInsets {
    var own = UIEdgeInsets.zero
    var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    var verticalIndicator = UIEdgeInsets.zero
    var horizontalIndicator = UIEdgeInsets.zero
    /// The part that comes from the safe area.
    private(set) var system = UIEdgeInsets.zero
    /// Where content is outside of a window that goes to its beginning with the window.
    var waitingX: CGFloat?
    var waitingY: CGFloat?

    var adjusted: UIEdgeInsets {
        UIEdgeInsets(
            top: own.top + system.top, left: own.left + system.left, bottom: own.bottom + system.bottom,
            right: own.right + system.right)
    }

    /// Which axes take their edges of the safe area.
    struct Axes { var horizontal, vertical: Bool }

    mutating func take(_ safeArea: UIEdgeInsets, along axes: Axes) {
        system = UIEdgeInsets(
            top: axes.vertical ? safeArea.top : 0, left: axes.horizontal ? safeArea.left : 0,
            bottom: axes.vertical ? safeArea.bottom : 0, right: axes.horizontal ? safeArea.right : 0)
    }

    func remainder(of safeArea: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, safeArea.top - system.top), left: max(0, safeArea.left - system.left),
            bottom: max(0, safeArea.bottom - system.bottom), right: max(0, safeArea.right - system.right))
    }
}

extension UIScrollView {
    final func changeInsets(movingContent: Bool = true, _ change: (inout ContentInsets) -> Void) {
        let old = insets.adjusted
        change(&insets)
        refreshSystemInsets()
        insetsChanged(from: old, movingContent: movingContent)
    }

    /// Insets that were set before there was a window left the content where it was.
    final func goToBeginningInWindow() {
        var offset = contentOffset
        if let y = insets.waitingY, y == offset.y { offset.y = -insets.adjusted.top }
        if let x = insets.waitingX, x == offset.x { offset.x = -insets.adjusted.left }
        insets.waitingY = nil
        insets.waitingX = nil
        if offset != contentOffset { contentOffset = offset }
    }

    /// The safe area, the content or the size changed.
    final func updateInsets() {
        let old = insets.adjusted
        refreshSystemInsets()
        if insets.adjusted != old { insetsChanged(from: old) }
    }

    private func refreshSystemInsets() { insets.take(safeAreaInsets, along: adjustedAxes) }

    private var adjustedAxes: ContentInsets.Axes {
        switch insets.behavior {
        case .never: return .init(horizontal: false, vertical: false)
        case .always: return .init(horizontal: true, vertical: true)
        case .scrollableAxes: return scrollableAxes
        case .automatic:
            var axes = scrollableAxes
            if !axes.vertical, liesUnderBars { axes.vertical = true }
            return axes
        }
    }

    private var scrollableAxes: ContentInsets.Axes {
        let size = viewLayer.bounds.size
        return .init(
            horizontal: contentExtent.width > size.width || alwaysBounceHorizontal,
            vertical: contentExtent.height > size.height || alwaysBounceVertical)
    }

    /// Whether it is the content of a controller that a navigation controller shows under its bars.
    private var liesUnderBars: Bool {
        var step: UIView? = self
        for _ in 0..<2 {
            guard let view = step else { return false }
            if let controller = view.owner?.ownerResponder as? UIViewController {
                return controller.automaticallyAdjustsScrollViewInsets && controller.navigationController != nil
            }
            step = view.superview
        }
        return false
    }

    /// Whether the content has more than one place within such insets.
    private func hasRoom(_ insets: UIEdgeInsets, alongX: Bool) -> Bool {
        let size = viewLayer.bounds.size
        return alongX
            ? insets.left + contentExtent.width + insets.right > size.width
            : insets.top + contentExtent.height + insets.bottom > size.height
    }

    private func insetsChanged(from old: UIEdgeInsets, movingContent: Bool = true) {
        let new = insets.adjusted
        guard new != old else { return }
        // Content that was at its beginning stays there.
        var offset = contentOffset
        if movingContent, window == nil {
            // Content that had room to move waits for the window; other content had one place only.
            if offset.y <= -old.top || offset.y == insets.waitingY {
                if hasRoom(old, alongX: false) { insets.waitingY = offset.y } else { offset.y = -new.top }
            }
            if offset.x <= -old.left || offset.x == insets.waitingX {
                if hasRoom(old, alongX: true) { insets.waitingX = offset.x } else { offset.x = -new.left }
            }
        } else if movingContent, !isTracking, !isDragging, !isDecelerating, !isScrollAnimating {
            if offset.y <= -old.top, new.top != old.top { offset.y = -new.top }
            if offset.x <= -old.left, new.left != old.left { offset.x = -new.left }
        }
        contentInsetsMoved()
        adjustedContentInsetDidChange()
        delegate?.`scrollViewDidChangeAdjustedContentInset(_:)`?(self)
        if offset != contentOffset { contentOffset = offset }
        // Room that is made before the content is no reason to show it, not even where the content has no other place.
        if movingContent { keepInRange() }
        indicators?.update(self)
        refresher?.follow(self)
        setNeedsLayout()
    }
}
