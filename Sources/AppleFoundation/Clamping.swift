extension Int {
    /// A number that a file, a script or a program gives, as a whole one within bounds; 0 where there is none. `Int(_:)` ends the
    /// process at 1e30 and at NaN, so whatever comes from outside goes through here. InterfaceBuilder, below this, has the same.
    package init(clamping value: Double?) {
        guard let value, value.isFinite else {
            self = 0
            return
        }
        self = Int(Swift.max(-1e15, Swift.min(1e15, value)))
    }

    package init(clamping value: CGFloat) { self.init(clamping: Double(value)) }
}
