import AppleFoundation
import CoreGraphics
import CoreText

/// The text storage, the layout manager and the container behind a text view, and the sizes that come of them.
@MainActor final class ViewKit {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer
    private var measured: (width: CGFloat, size: CGSize)?

    init(_ given: NSTextContainer?) {
        if let container = given, let manager = container.layoutManager, let storage = manager.text?.handOut() {
            (self.storage, self.manager, self.container) = (storage, manager, container)
            return
        }
        container = given ?? NSTextContainer(size: .zero)
        if given == nil { container.widthTracksTextView = true }
        manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        manager.allowsNonContiguousLayout = true
        storage = NSTextStorage()
        // A class of its own may show the text to others.
        if type(of: manager) == NSLayoutManager.self { storage.keepInPieces() }
        storage.addLayoutManager(manager)
    }

    var flow: TextFlow { manager.ready ?? manager.flow }

    func changed() { measured = nil }

    /// Layouts of the same text at other widths, for the sizes that are asked for again with each key.
    private var others: [TextFlow] = []

    func looksChanged() { others = [] }

    func edited(_ range: NSRange, _ delta: Int) {
        for other in others { other.changed(range.location..<NSMaxRange(range), by: delta) }
    }

    private func flow(width: CGFloat) -> TextFlow {
        let flow = flow
        if flow.rules.width == width { return flow }
        var rules = flow.rules
        rules.width = width
        if let known = others.first(where: { $0.rules == rules }) { return known }
        let made = TextFlow(flow.translation)
        made.storage = storage
        made.emptyAttributes = flow.emptyAttributes
        made.rules = rules
        others = [made] + others.prefix(1)
        return made
    }

    /// Where a caret stands, in the container.
    func caretRect(at offset: Int) -> CGRect { flow.caretRect(at: offset) }

    /// What the text takes up with so much room, padding included.
    func size(width: CGFloat) -> CGSize {
        let padding = container.lineFragmentPadding
        let room = width > 0 && width < 1_000_000 ? max(0, width - 2 * padding) : .infinity
        if let measured, measured.width == room { return measured.size }
        let other = flow(width: room)
        other.settle(through: other.count - 1)
        let used = other.usedRect(padding: padding)
        let size = CGSize(width: room.isFinite ? min(width, used.width) : used.width, height: used.height)
        measured = (room, size)
        return size
    }
}
