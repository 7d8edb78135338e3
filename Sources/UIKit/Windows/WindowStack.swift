import AppleFoundation
import QuartzCore

/// The windows of a screen. None is kept alive here: a window that nobody holds goes away, as on iOS.
struct WindowStack {
    private var members: [Entry] = []
    /// Rises with each window that is shown; of two windows on the same level the later one is in front.
    private var order: [(entry: Entry, serial: Int)] = []
    private var serial = 0
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
        order.removeAll { $0.entry == entry }
        if keyEntry == entry { keyEntry = nil }
    }

    mutating func show(_ window: UIWindow) {
        hide(window)
        let entry = Entry(window)
        if !members.contains(entry) { members.append(entry) }
        serial += 1
        order.append((entry, serial))
    }

    mutating func hide(_ window: UIWindow) {
        let entry = Entry(window)
        order.removeAll { $0.entry == entry }
    }

    var showsAny: Bool { !order.isEmpty }

    func isShown(_ window: UIWindow) -> Bool {
        let entry = Entry(window)
        return order.contains { $0.entry == entry }
    }

    /// In the order of their making.
    var windows: [UIWindow] { members.map(\.window) }

    /// Those that show, from low to high.
    @MainActor var visible: [UIWindow] {
        if order.count == 1 { return [order[0].entry.window] }
        let shown = order.map { (window: $0.entry.window, serial: $0.serial) }
        let sorted = shown.sorted {
            ($0.window.windowLevel.rawValue, $0.serial) < ($1.window.windowLevel.rawValue, $1.serial)
        }
        return sorted.map(\.window)
    }
}
