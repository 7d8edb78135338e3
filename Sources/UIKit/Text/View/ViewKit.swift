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
            let new = container.newLayoutManager
            let content = new?.textContentManager as? NSTextContentStorage
            isOldKit = content == nil
            if let new, let content { newKit = (new, content) }
            return
        }
        // A container of a program's own is TextKit 1, unless it comes without a layout manager.
        isOldKit = given?.layoutManager != nil
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

    // MARK: TextKit 2
    private var newKit: (manager: NSTextLayoutManager, content: NSTextContentStorage)?
    private var isOldKit: Bool

    var newLayoutManager: NSTextLayoutManager? {
        if isOldKit { return nil }
        if let newKit { return newKit.manager }
        let made = (manager: NSTextLayoutManager(showing: manager), content: NSTextContentStorage(showing: storage))
        made.content.addTextLayoutManager(made.manager)
        newKit = made
        return made.manager
    }

    func leaveNewKit() {
        isOldKit = true
        newKit = nil
    }

    var flow: TextFlow { manager.ready ?? manager.flow }

    // MARK: Several containers
    /// Of several text views of one layout manager each shows its container.
    var isPart: Bool { manager.textContainers.count > 1 }

    /// From where to where in the flow the view's own container reaches.
    var place: Range<CGFloat> { isPart ? manager.place(of: container) : 0..<CGFloat.infinity }

    /// Lines count from where the first container's padding ends.
    var padding: CGFloat { manager.padding }

    /// The characters of those lines between two heights of the flow that stand in the view's container.
    func lines(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let flow = flow
        let found = flow.lines(from: top, to: bottom)
        return isPart ? found.clamped(to: manager.characters(flow, place)) : found
    }

    /// Whether a line stands in the view's container.
    func shows(_ line: FlowLine) -> Bool { !isPart || place.contains(line.top + 0.01) }

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
        made.manager = manager
        made.emptyAttributes = flow.emptyAttributes
        made.detector = flow.detector
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
        if isPart {
            let used = manager.usedRect(for: container)
            return CGSize(width: used.maxX, height: used.maxY)
        }
        if let measured, measured.width == room { return measured.size }
        let other = flow(width: room)
        other.settle(through: other.count - 1)
        let used = other.usedRect(padding: padding)
        let size = CGSize(width: room.isFinite ? min(width, used.width) : used.width, height: used.height)
        measured = (room, size)
        return size
    }
}
