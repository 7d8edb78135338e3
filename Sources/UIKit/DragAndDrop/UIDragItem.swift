@_spi(House) import AppleFoundation
import CoreGraphics

/// One thing that a finger carries.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// What it is within the app that it comes from. Other apps don't see it.
    open var localObject: Any?
    /// What is shown instead of the preview that was lifted, once the item is on its way.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    @available(*, unavailable, message: "An item has an item provider.")
    public override init() { fatalError("An item has an item provider.") }
}

/// How the preview of a dragged item is cut out.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a dragged item comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// How an item looks on its way.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
    public let view: UIView
    private let cut: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        cut = parameters
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// A link, with its title.
    public convenience init(for url: URL, title: String?) { self.init(view: DragCard(url, title: title)) }
    public convenience init(for url: URL) { self.init(for: url, title: nil) }

    open var parameters: UIDragPreviewParameters { cut }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        Isolation.assumeMain { UIDragPreview(view: view, parameters: cut) }
    }
}

/// How an item looks where it is lifted, goes back to, or is dropped.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// A link, with its title.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: DragCard(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }

    public convenience init(for url: URL, target: UIDragPreviewTarget) { self.init(for: url, title: nil, target: target) }

    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// A link as a card.
final class DragCard: UIView {
    init(_ url: URL, title: String?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.text = title ?? url.host ?? url.absoluteString
        let address = UILabel()
        address.font = .preferredFont(forTextStyle: .footnote)
        address.textColor = .secondaryLabel
        address.text = url.host ?? url.absoluteString
        let lines = title == nil ? [label] : [label, address]
        var y: CGFloat = 12
        var width: CGFloat = 0
        for line in lines {
            let size = line.intrinsicContentSize
            line.frame = CGRect(x: 14, y: y, width: min(size.width, 260), height: size.height)
            addSubview(line)
            y += size.height + 2
            width = max(width, line.frame.width)
        }
        bounds = CGRect(x: 0, y: 0, width: width + 28, height: y + 10)
    }

    required init?(coder: NSCoder) { fatalError("Made for a link only.") }
}
