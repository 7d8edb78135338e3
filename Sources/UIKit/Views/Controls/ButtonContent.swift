import AppleFoundation
import CoreGraphics

/// What a button shows in each of its states.
struct ButtonContent {
    struct Entry {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    private var entries: [UInt: Entry] = [:]

    /// What was set for exactly this state.
    subscript(state: UIControl.State) -> Entry {
        get { entries[state.rawValue] ?? Entry() }
        set { entries[state.rawValue] = newValue }
    }

    /// The value for a state, else for the state without its highlight, else for the normal state.
    func value<Value>(_ path: KeyPath<Entry, Value?>, for state: UIControl.State) -> Value? {
        if let exact = entries[state.rawValue]?[keyPath: path] { return exact }
        if state.contains(.highlighted), state.contains(.selected),
            let selected = entries[UIControl.State.selected.rawValue]?[keyPath: path]
        {
            return selected
        }
        return entries[UIControl.State.normal.rawValue]?[keyPath: path]
    }

    /// True when the state has a value of its own.
    func hasOwn<Value>(_ path: KeyPath<Entry, Value?>, for state: UIControl.State) -> Bool {
        state != .normal && entries[state.rawValue]?[keyPath: path] != nil
    }
}
