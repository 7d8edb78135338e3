import AppleFoundation
import CoreGraphics

/// The room that a text is laid out in.
open class NSTextContainer: NSObject {
    open weak var layoutManager: NSLayoutManager?
    final weak var newLayoutManager: NSTextLayoutManager?
    open var textLayoutManager: NSTextLayoutManager? { newLayoutManager }

    /// A side of zero or less has no limit.
    open var size: CGSize { didSet { if size != oldValue { changed() } } }
    /// Kept free at both ends of each line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    /// Zero for any number.
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    /// Of the last line.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
    open var widthTracksTextView = false { didSet { changed() } }
    open var heightTracksTextView = false {
        didSet { if heightTracksTextView { Unsupported.kept("NSTextContainer.heightTracksTextView") } }
    }
    /// In the container's coordinates: lines keep clear of them.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// What of a line has room, and what is left to its right.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let rooms = FlowObstacles([self])
        let gaps = rooms.free(from: proposedRect.minY, to: proposedRect.maxY, width: FlowObstacles.limit(size.width))
        let padding = 2 * lineFragmentPadding
        let found = gaps.map {
            CGRect(
                x: $0.lowerBound, y: proposedRect.minY, width: $0.upperBound - $0.lowerBound + padding,
                height: proposedRect.height)
        }
        .filter { $0.maxX > proposedRect.minX && $0.minX < proposedRect.maxX }
        .map { $0.intersection(proposedRect) }
        if found.count > 1, let last = found.last { remainingRect?.pointee = found[1].union(last) }
        return found.first ?? .zero
    }

    /// The containers of the old manager go to the new one, and its text with them.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        let containers = old.textContainers
        for _ in containers { old.removeTextContainer(at: 0) }
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
    }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() { self.init(size: .zero) }

    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }

    private func changed() { layoutManager?.textContainerChangedGeometry(self) }
}
