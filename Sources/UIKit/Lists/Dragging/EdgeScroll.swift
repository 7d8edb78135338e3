import AppleFoundation
import CoreGraphics
import QuartzCore

/// Scrolls a list while a finger that carries something is near an edge of it.
@MainActor final class EdgeScroll {
    private weak var list: UIScrollView?
    private let finger: () -> CGPoint
    private let scrolled: () -> Void
    private var ticker: CADisplayLink?

    private static let edge: CGFloat = 44
    private static let fastest: CGFloat = 12

    /// `finger` is in the list's own coordinates.
    init(_ list: UIScrollView, finger: @escaping () -> CGPoint, scrolled: @escaping () -> Void) {
        self.list = list
        self.finger = finger
        self.scrolled = scrolled
        let ticker = CADisplayLink { [weak self] _ in self?.step() }
        ticker.add(to: .main, forMode: .common)
        self.ticker = ticker
    }

    func stop() {
        ticker?.invalidate()
        ticker = nil
    }

    private func step() {
        guard let list else { return stop() }
        let insets = list.adjustedContentInset
        let size = list.bounds.size
        let place = finger()
        var offset = list.contentOffset
        if list.contentSize.height + insets.top + insets.bottom > size.height {
            offset.y += Self.step(place.y - offset.y, from: insets.top, to: size.height - insets.bottom)
        }
        if list.contentSize.width + insets.left + insets.right > size.width {
            offset.x += Self.step(place.x - offset.x, from: insets.left, to: size.width - insets.right)
        }
        offset.y = min(max(offset.y, list.verticalRange.lowerBound), list.verticalRange.upperBound)
        offset.x = min(max(offset.x, list.horizontalRange.lowerBound), list.horizontalRange.upperBound)
        guard offset != list.contentOffset else { return }
        list.contentOffset = offset
        list.layoutIfNeeded()
        scrolled()
    }

    /// The nearer to the edge the faster.
    private static func step(_ place: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
        if place < low + edge { return max(-fastest, (place - low - edge) / 4) }
        if place > high - edge { return min(fastest, (place - high + edge) / 4) }
        return 0
    }
}
