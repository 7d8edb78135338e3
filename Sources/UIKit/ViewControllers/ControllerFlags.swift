import AppleFoundation

/// The yes-or-no state of a controller in one word.
struct ControllerFlags: OptionSet {
    var rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }

    // MARK: Why it comes or goes
    static let isMovingToParent = ControllerFlags(rawValue: 1 << 0)
    static let isMovingFromParent = ControllerFlags(rawValue: 1 << 1)
    static let isBeingPresented = ControllerFlags(rawValue: 1 << 2)
    static let isBeingDismissed = ControllerFlags(rawValue: 1 << 3)
    /// An appearance callback runs.
    static let isTelling = ControllerFlags(rawValue: 1 << 4)

    // MARK: Loading
    static let isLoading = ControllerFlags(rawValue: 1 << 5)

    /// Leaves one parent for another.
    static let isChangingParent = ControllerFlags(rawValue: 1 << 6)

    // MARK: Settings
    static let respectsMinimumMargins = ControllerFlags(rawValue: 1 << 8)
    static let extendsBelowOpaqueBars = ControllerFlags(rawValue: 1 << 9)
    static let adjustsScrollViewInsets = ControllerFlags(rawValue: 1 << 10)
    static let isModalInPresentation = ControllerFlags(rawValue: 1 << 11)
    static let definesPresentationContext = ControllerFlags(rawValue: 1 << 12)
    static let providesTransitionStyle = ControllerFlags(rawValue: 1 << 13)
    static let restoresFocus = ControllerFlags(rawValue: 1 << 14)
    static let capturesStatusBar = ControllerFlags(rawValue: 1 << 15)
    static let isEditing = ControllerFlags(rawValue: 1 << 16)
    static let hidesBottomBar = ControllerFlags(rawValue: 1 << 18)

    // MARK: Owed to UIKit's own methods
    /// The callback runs, and UIKit's own implementation has not been reached.
    static let owesWillAppear = ControllerFlags(rawValue: 1 << 20)
    static let owesIsAppearing = ControllerFlags(rawValue: 1 << 21)
    static let owesDidAppear = ControllerFlags(rawValue: 1 << 22)
    static let owesWillDisappear = ControllerFlags(rawValue: 1 << 23)
    static let owesDidDisappear = ControllerFlags(rawValue: 1 << 24)
    static let owesWillMove = ControllerFlags(rawValue: 1 << 25)
    static let owesDidMove = ControllerFlags(rawValue: 1 << 26)
    static let owesConstraints = ControllerFlags(rawValue: 1 << 27)
    static let owesSafeArea = ControllerFlags(rawValue: 1 << 28)
    static let owesMargins = ControllerFlags(rawValue: 1 << 29)
    static let owesMemoryWarning = ControllerFlags(rawValue: 1 << 30)
    /// Has a parent that has not said `didMove(toParent:)`.
    static let awaitsDidMove = ControllerFlags(rawValue: 1 << 17)

    static let initial: ControllerFlags = [.respectsMinimumMargins, .adjustsScrollViewInsets, .restoresFocus]

    @inline(__always)
    mutating func set(_ flag: ControllerFlags, _ isOn: Bool) {
        if isOn { formUnion(flag) } else { subtract(flag) }
    }
}
