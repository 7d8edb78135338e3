import CoreGraphics
import TextEngine

/// What a text view or a field gives out as its state, and takes back: to programs it is a value that says nothing.
struct InteractionState {
    let selection: Range<Int>
    var offset: CGPoint?

    /// As far as the text reaches.
    @MainActor func restore(in editing: TextEditing, _ count: Int) {
        editing.select(TextSelection(selection.clamped(to: 0..<count)))
    }
}
