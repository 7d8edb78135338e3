import AppleFoundation
import CoreGraphics

/// The room that a text is laid out in.
open class NSTextContainer: NSObject {
    open weak var layoutManager: NSLayoutManager?

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
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { if !exclusionPaths.isEmpty { Unsupported.kept("NSTextContainer.exclusionPaths") } }
    }
    open var isSimpleRectangularTextContainer: Bool { true }

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
