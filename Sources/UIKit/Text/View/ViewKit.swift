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
        if let container = given, let manager = container.layoutManager, let storage = manager.textStorage {
            (self.storage, self.manager, self.container) = (storage, manager, container)
            return
        }
        container = given ?? NSTextContainer(size: .zero)
        if given == nil { container.widthTracksTextView = true }
        manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        manager.allowsNonContiguousLayout = true
        storage = NSTextStorage()
        storage.addLayoutManager(manager)
    }

    var flow: TextFlow { manager.ready ?? manager.flow }

    func changed() { measured = nil }

    /// Where a caret stands, in the container.
    func caretRect(at offset: Int) -> CGRect { flow.caretRect(at: offset) }

    /// What the text takes up with so much room, padding included.
    func size(width: CGFloat) -> CGSize {
        let padding = container.lineFragmentPadding
        let room = width > 0 && width < 1_000_000 ? max(0, width - 2 * padding) : .infinity
        if let measured, measured.width == room { return measured.size }
        let flow = flow
        let other: TextFlow
        if flow.rules.width == room {
            other = flow
        } else {
            other = TextFlow(flow.translation)
            other.storage = storage
            other.emptyAttributes = flow.emptyAttributes
            other.rules = flow.rules
            other.rules.width = room
        }
        other.settle(through: other.count - 1)
        let used = other.usedRect(padding: padding)
        let size = CGSize(width: room.isFinite ? min(width, used.width) : used.width, height: used.height)
        measured = (room, size)
        return size
    }
}
