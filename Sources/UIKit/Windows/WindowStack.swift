import AppleFoundation
import QuartzCore

/// The windows of a screen. None is kept alive here: a window that nobody holds goes away, as on iOS.
struct WindowStack {
    private var members: [Entry] = []
    /// In the order in which they were shown: of two windows on the same level the later one is in front.
    private var order: [Entry] = []
    private var keyEntry: Entry?

    /// A window takes itself away before it is gone: until then it is there.
    private struct Entry: Equatable {
        unowned(unsafe) let window: UIWindow
        private let id: ObjectIdentifier

        init(_ window: UIWindow) {
            self.window = window
            id = ObjectIdentifier(window)
        }

        static func == (left: Entry, right: Entry) -> Bool { left.id == right.id }
    }

    /// The one of these that is the session's key window.
    var key: UIWindow? {
        get { keyEntry?.window }
        set { keyEntry = newValue.map(Entry.init) }
    }

    mutating func add(_ window: UIWindow) { members.append(Entry(window)) }

    mutating func remove(_ window: UIWindow) {
        let entry = Entry(window)
        members.removeAll { $0 == entry }
        order.removeAll { $0 == entry }
        if keyEntry == entry { keyEntry = nil }
    }

    mutating func show(_ window: UIWindow) {
        hide(window)
        let entry = Entry(window)
        if !members.contains(entry) { members.append(entry) }
        order.append(entry)
    }

    mutating func hide(_ window: UIWindow) {
        let entry = Entry(window)
        order.removeAll { $0 == entry }
    }

    var showsAny: Bool { !order.isEmpty }

    func isShown(_ window: UIWindow) -> Bool {
        let entry = Entry(window)
        return order.contains(entry)
    }

    /// In the order of their making.
    var windows: [UIWindow] { members.map(\.window) }

    /// Those that show, from low to high.
    @MainActor var visible: [UIWindow] {
        var list: [UIWindow] = []
        addVisible(to: &list)
        return list
    }

    /// The same into a list that is empty, for whoever keeps its room.
    @MainActor func addVisible(to list: inout [UIWindow]) {
        for entry in order {
            let level = entry.window.windowLevel.rawValue
            var index = list.count
            while index > 0, list[index - 1].windowLevel.rawValue > level { index -= 1 }
            list.insert(entry.window, at: index)
        }
    }
}
