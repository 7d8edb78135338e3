import CoreGraphics

/// When pulling the content down begins a refresh, and when the next one may begin.
struct RefreshPull {
    /// So far the content has to be pulled.
    static let threshold: CGFloat = 104

    private(set) var isRefreshing = false
    /// A refresh has begun with this pull; another one needs a new pull.
    private var isSpent = false

    /// Whether a refresh begins with the content this far down.
    mutating func pulled(to distance: CGFloat, byFinger isByFinger: Bool) -> Bool {
        if distance <= 0 { isSpent = false }
        guard isByFinger, !isSpent, !isRefreshing, distance >= Self.threshold else { return false }
        begin()
        return true
    }

    mutating func begin() {
        isRefreshing = true
        isSpent = true
    }

    mutating func end() { isRefreshing = false }

    /// How much of the way to a refresh the content has come.
    static func share(of distance: CGFloat) -> CGFloat { min(max(distance / threshold, 0), 1) }
}
