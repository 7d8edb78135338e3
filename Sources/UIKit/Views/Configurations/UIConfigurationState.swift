import AppleFoundation

/// What a view is like at the moment: configurations make themselves fit.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    /// What an app knows beyond that.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that only an app knows.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer, or any view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// It sticks to an edge.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    /// Where in a drag the cell is.
    public enum DragState: Int, Hashable, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// Whether something may be dropped on the cell.
    public enum DropState: Int, Hashable, Sendable {
        case none = 0
        case notTargeted = 1
        case targeted = 2
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    /// What is below it in an outline can be seen.
    public var isExpanded = false
    /// It stands aside, with its actions.
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What all states have in common, as configurations read it.
struct ConfigurationLook: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isFocused = false
    var isPinned = false
    var isEditing = false
    var isSwiped = false
    var isReordering = false
    var isDropTarget = false

    init() {}

    init(_ state: any UIConfigurationState) {
        switch state {
        case let state as UICellConfigurationState:
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
            isFocused = state.isFocused
            isPinned = state.isPinned
            isEditing = state.isEditing
            isSwiped = state.isSwiped
            isReordering = state.isReordering || state.cellDragState == .lifting
            isDropTarget = state.cellDropState == .targeted
        case let state as UIViewConfigurationState:
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
            isFocused = state.isFocused
            isPinned = state.isPinned
        default: break
        }
    }
}
