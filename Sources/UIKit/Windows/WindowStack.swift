import AppleFoundation
import QuartzCore

/// The windows of a screen. None is kept alive here: a window that nobody holds goes away, as on iOS.
struct WindowStack {
    private var members: [Unmanaged<UIWindow>] = []
    /// Rises with each window that is shown; of two windows on the same level the later one is in front.
    private var order: [(window: UnsafeMutableRawPointer, serial: Int)] = []
    private var serial = 0
    private var keyReference: Unmanaged<UIWindow>?

    /// The one of these that is the session's key window.
    var key: UIWindow? {
        get { keyReference?.takeUnretainedValue() }
        set { keyReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    mutating func add(_ window: UIWindow) { members.append(Unmanaged.passUnretained(window)) }

    mutating func remove(_ window: Unmanaged<UIWindow>) {
        members.removeAll { $0.toOpaque() == window.toOpaque() }
        order.removeAll { $0.window == window.toOpaque() }
        if keyReference?.toOpaque() == window.toOpaque() { keyReference = nil }
    }

    mutating func show(_ window: UIWindow) {
        hide(window)
        if !members.contains(where: { $0.toOpaque() == Unmanaged.passUnretained(window).toOpaque() }) { add(window) }
        serial += 1
        order.append((Unmanaged.passUnretained(window).toOpaque(), serial))
    }

    mutating func hide(_ window: UIWindow) {
        let pointer = Unmanaged.passUnretained(window).toOpaque()
        order.removeAll { $0.window == pointer }
    }

    var showsAny: Bool { !order.isEmpty }

    func isShown(_ window: UIWindow) -> Bool {
        let pointer = Unmanaged.passUnretained(window).toOpaque()
        return order.contains { $0.window == pointer }
    }

    /// In the order of their making.
    var windows: [UIWindow] { members.map { $0.takeUnretainedValue() } }

    /// Those that show, from low to high.
    @MainActor var visible: [UIWindow] {
        let shown: [(window: UIWindow, serial: Int)] = order.map {
            (Unmanaged<UIWindow>.fromOpaque($0.window).takeUnretainedValue(), $0.serial)
        }
        let sorted = shown.sorted {
            ($0.window.windowLevel.rawValue, $0.serial) < ($1.window.windowLevel.rawValue, $1.serial)
        }
        return sorted.map(\.window)
    }
}
