import AppleFoundation
import CoreGraphics
import QuartzCore

/// The two thin bars that say where in the content one is. Made when the content first moves.
@MainActor final class ScrollIndicators {
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let leastLength: CGFloat = 36
    /// How short a bar gets when the content is drawn beyond its end.
    private static let squeezedLength: CGFloat = 8
    private static let patience: TimeInterval = 0.5
    private static let fade: TimeInterval = 0.25

    private let vertical = ScrollIndicators.bar()
    private let horizontal = ScrollIndicators.bar()
    private let clock = GestureTimer()
    private var isShown = false

    private static func bar() -> CALayer {
        let layer = CALayer()
        layer.cornerRadius = thickness / 2
        layer.zPosition = 1_000
        layer.opacity = 0
        // Bars follow at once; only their fading is animated.
        layer.actions = ["position": NSNull(), "bounds": NSNull(), "hidden": NSNull(), "backgroundColor": NSNull()]
        return layer
    }

    init(_ view: UIScrollView) {
        view.viewLayer.addSublayer(vertical)
        view.viewLayer.addSublayer(horizontal)
        update(view)
    }

    // MARK: Showing

    func show(_ view: UIScrollView) {
        clock.stop()
        update(view)
        guard !isShown else { return }
        isShown = true
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        vertical.opacity = 1
        horizontal.opacity = 1
        CATransaction.commit()
    }

    func fadeSoon(_ view: UIScrollView) {
        guard isShown else { return }
        clock.start(at: CACurrentMediaTime() + Self.patience) { [weak self] in self?.hide() }
    }

    private func hide() {
        isShown = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(Self.fade)
        vertical.opacity = 0
        horizontal.opacity = 0
        CATransaction.commit()
    }

    // MARK: Placing

    func contentMoved(_ view: UIScrollView) { if isShown { place(view) } }

    func update(_ view: UIScrollView) {
        let color = Self.color(view)
        if vertical.backgroundColor != color {
            vertical.backgroundColor = color
            horizontal.backgroundColor = color
        }
        place(view)
    }

    private static func color(_ view: UIScrollView) -> CGColor {
        let isLight: Bool
        switch view.indicatorStyle {
        case .default: isLight = view.traits.userInterfaceStyle == .dark
        case .black: isLight = false
        case .white: isLight = true
        }
        return UIColor(white: isLight ? 1 : 0, alpha: isLight ? 0.5 : 0.35).cgColor
    }

    private func place(_ view: UIScrollView) {
        let bounds = view.viewLayer.bounds
        let showsVertical = view.showsVerticalScrollIndicator && view.contentExtent.height > bounds.height
        let showsHorizontal = view.showsHorizontalScrollIndicator && view.contentExtent.width > bounds.width
        vertical.isHidden = !showsVertical
        horizontal.isHidden = !showsHorizontal
        let base = view.automaticallyAdjustsScrollIndicatorInsets ? view.insets.system : .zero
        let scale = view.traits.drawingScale
        if showsVertical {
            let own = view.insets.verticalIndicator
            let bar = Self.bar(
                view.verticalRange, offset: bounds.minY, visible: bounds.height,
                from: base.top + own.top, to: base.bottom + own.bottom + (showsHorizontal ? Self.thickness : 0))
            let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x =
                isRightToLeft
                ? bounds.minX + Self.margin + own.left
                : bounds.maxX - Self.margin - Self.thickness - own.right - base.right
            vertical.frame = onPixels(
                CGRect(x: x, y: bounds.minY + bar.start, width: Self.thickness, height: bar.length), scale)
        }
        if showsHorizontal {
            let own = view.insets.horizontalIndicator
            let bar = Self.bar(
                view.horizontalRange, offset: bounds.minX, visible: bounds.width,
                from: base.left + own.left, to: base.right + own.right + (showsVertical ? Self.thickness : 0))
            let y = bounds.maxY - Self.margin - Self.thickness - own.bottom - base.bottom
            horizontal.frame = onPixels(
                CGRect(x: bounds.minX + bar.start, y: y, width: bar.length, height: Self.thickness), scale)
        }
    }

    private func onPixels(_ rect: CGRect, _ scale: CGFloat) -> CGRect {
        CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
            width: (rect.width * scale).rounded() / scale, height: (rect.height * scale).rounded() / scale)
    }

    /// Where a bar begins and how long it is, seen from the view's corner.
    static func bar(
        _ range: ClosedRange<CGFloat>, offset: CGFloat, visible: CGFloat, from: CGFloat, to: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let track = max(0, visible - from - to - 2 * margin)
        let whole = range.upperBound - range.lowerBound + visible
        let full = min(track, max(leastLength, track * visible / max(1, whole)))
        // Beyond the end the bar is squeezed against it.
        let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
        let length = max(min(full, squeezedLength), full - beyond)
        let way = range.upperBound - range.lowerBound
        let share = way > 0 ? min(max((offset - range.lowerBound) / way, 0), 1) : 0
        return (from + margin + (track - length) * share, length)
    }
}

extension UIScrollView {
    final func showIndicators() {
        guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
        let bars = indicators ?? ScrollIndicators(self)
        indicators = bars
        bars.show(self)
    }

    final func flashIndicators() {
        guard window != nil else { return }
        showIndicators()
        indicators?.fadeSoon(self)
    }
}
