import AppleFoundation
import CoreGraphics

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Presents a controller beside what it belongs to, with an arrow.
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    /// In the source view; null stands for all of it.
    open var sourceRect = CGRect.null
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    open var canOverlapSourceViewRect = false
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor?
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    final var hasAnchor: Bool { sourceView != nil }
    static let arrowLength: CGFloat = 13

    /// The anchor in the container.
    private func anchor(in container: UIView) -> CGRect {
        guard let sourceView else { return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    open override var shouldPresentInFullscreen: Bool { false }
    open override var shouldRemovePresentersView: Bool { styleInUse == .fullScreen }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, styleInUse == .popover else { return super.frameOfPresentedViewInContainerView }
        let preferred = presentedViewController.preferredContentSize
        let wished = CGSize(
            width: preferred.width > 0 ? preferred.width : 320, height: preferred.height > 0 ? preferred.height : 480)
        let geometry = PopoverGeometry(
            room: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins),
            anchor: anchor(in: container), content: wished, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
        arrowDirection = geometry.direction
        return geometry.frame
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard styleInUse == .popover, let view = presentedView else { return }
        view.layer.cornerRadius = 13
        view.clipsToBounds = true
        if let backgroundColor { view.backgroundColor = backgroundColor }
    }
}

/// Finds the side of the anchor with the most room.
struct PopoverGeometry {
    private(set) var direction = UIPopoverArrowDirection.unknown
    private(set) var frame = CGRect.zero

    init(room: CGRect, anchor: CGRect, content: CGSize, permitted: UIPopoverArrowDirection, mayOverlap: Bool) {
        let arrow = UIPopoverPresentationController.arrowLength
        let sides: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
            (.up, room.maxY - anchor.maxY, content.height), (.down, anchor.minY - room.minY, content.height),
            (.left, room.maxX - anchor.maxX, content.width), (.right, anchor.minX - room.minX, content.width),
        ]
        let allowed = sides.filter { permitted.contains($0.0) }
        let candidates = allowed.isEmpty ? sides : allowed
        // The first side with room enough, else the one with the most.
        let chosen = candidates.first { $0.1 >= $0.2 + arrow } ?? candidates.max { $0.1 < $1.1 } ?? sides[0]
        direction = chosen.0
        var size = CGSize(width: min(content.width, room.width), height: min(content.height, room.height))
        let isVertical = direction == .up || direction == .down
        if isVertical { size.height += arrow } else { size.width += arrow }
        if !mayOverlap {
            if isVertical {
                size.height = min(size.height, max(chosen.1, 0))
            } else {
                size.width = min(size.width, max(chosen.1, 0))
            }
        }
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch direction {
        case .up: origin.y = anchor.maxY
        case .down: origin.y = anchor.minY - size.height
        case .left: origin.x = anchor.maxX
        default: origin.x = anchor.minX - size.width
        }
        origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
        origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
        frame = CGRect(origin: origin, size: size)
    }
}
