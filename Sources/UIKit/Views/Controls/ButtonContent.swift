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

    /// What most buttons have, and most have nothing more.
    private var plainTitle: String?
    /// The normal state's title is not in here.
    private var entries: [(state: UInt, entry: Entry)] = []

    private func index(of state: UIControl.State) -> Int? { entries.firstIndex { $0.state == state.rawValue } }

    /// What was set for exactly this state.
    subscript(state: UIControl.State) -> Entry {
        get {
            var entry = index(of: state).map { entries[$0].entry } ?? Entry()
            if state == .normal { entry.title = plainTitle }
            return entry
        }
        set {
            var entry = newValue
            if state == .normal {
                plainTitle = entry.title
                entry.title = nil
            }
            if let index = index(of: state) { entries[index].entry = entry } else { entries.append((state.rawValue, entry)) }
        }
    }

    mutating func setTitle(_ title: String?, for state: UIControl.State) {
        if state == .normal { plainTitle = title } else { self[state].title = title }
    }

    /// The value for a state, else for the state without its highlight, else for the normal state.
    func value<Value>(_ part: (Entry) -> Value?, for state: UIControl.State) -> Value? {
        if entries.isEmpty, plainTitle == nil { return nil }
        if let exact = part(self[state]) { return exact }
        if state.contains(.highlighted), state.contains(.selected), let selected = part(self[.selected]) { return selected }
        return state == .normal ? nil : part(self[.normal])
    }

    /// True when the state has a value of its own.
    func hasOwn<Value>(_ part: (Entry) -> Value?, for state: UIControl.State) -> Bool {
        state != .normal && part(self[state]) != nil
    }
}
