@_spi(House) import AppleFoundation

// MARK: - Who shows the text
extension NSLayoutManager {
    final var hasViewers: Bool { viewers.contains { $0.viewer != nil } }

    final func add(_ viewer: any LayoutViewer) {
        viewers.removeAll { $0.viewer == nil || $0.viewer === viewer }
        viewers.append(Viewer(viewer: viewer))
    }

    final func tellViewers(_ body: @MainActor (any LayoutViewer) -> Void) {
        for one in viewers { if let viewer = one.viewer { Isolation.assumeMain(with: viewer, body) } }
    }

    struct Viewer { weak var viewer: (any LayoutViewer)? }
}

/// Shows what a layout manager lays out.
@MainActor protocol LayoutViewer: AnyObject {
    /// Text was laid out for somebody else, and isn't as high as it was thought to be.
    func heightsFound()
    func textEdited(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int)
    func layoutChanged()
    func displayChanged()
}
