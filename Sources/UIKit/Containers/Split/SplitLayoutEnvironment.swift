extension UISplitViewController {
    /// How a controller is shown by the split view controller around it.
    public enum LayoutEnvironment: Int, Sendable {
        case none = 0
        case expanded = 1
        case collapsed = 2
    }
}
