@_spi(House) import AppleFoundation
import CoreGraphics

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: _MainActorObject, @preconcurrency NSCoding {
    enum Kind {
        /// Placed by constraints.
        case free
        case margins, safeArea, readable, keyboard
        /// What a scroll view scrolls over.
        case content
        /// What of a scroll view can be seen.
        case frame
        /// What bars cover of a controller's view.
        case topBars, bottomBars

        /// Whether the engine knows its rectangle by itself, not as a view's with insets.
        var hasOwnBox: Bool { self == .free || self == .content || self == .frame }

        var identifier: String {
            switch self {
            case .free, .topBars, .bottomBars: return ""
            case .margins: return "UIViewLayoutMarginsGuide"
            case .safeArea: return "UIViewSafeAreaLayoutGuide"
            case .readable: return "UIViewReadableContentGuide"
            case .keyboard: return "UIViewKeyboardLayoutGuide"
            case .content: return "UIScrollViewContentLayoutGuide"
            case .frame: return "UIScrollViewFrameLayoutGuide"
            }
        }
    }

    unowned(unsafe) final var storedOwner: UIView? {
        didSet { state?.host = storedOwner.map { Uncounted($0) } }
    }
    final var kind = Kind.free
    private var state: LayoutState?
    private var ownIdentifier = ""

    public override init() {
        super.init()
        EndsOnMainThread.note(type(of: self))
    }

    public required init?(coder: NSCoder) {
        super.init()
        EndsOnMainThread.note(type(of: self))
        ownIdentifier = coder.keptObject(of: NSString.self, forKey: "UILayoutGuideIdentifier") as String? ?? ""
    }

    nonisolated open func encode(with coder: NSCoder) {
        coder.encode(Isolation.assumeMain { ownIdentifier } as NSString, forKey: "UILayoutGuideIdentifier")
    }

    deinit { Isolation.assumeMain { state?.end() } }

    final var layoutItem: LayoutState {
        if let state { return state }
        let made = LayoutState(guide: self)
        state = made
        return made
    }
    final var layoutState: LayoutState? { state }

    open var identifier: String {
        get { ownIdentifier }
        set { ownIdentifier = newValue }
    }

    open var owningView: UIView? {
        get { storedOwner }
        set {
            guard newValue !== storedOwner, kind == .free else { return }
            if let newValue { newValue.addLayoutGuide(self) } else { storedOwner?.removeLayoutGuide(self) }
        }
    }

    /// In the owning view's coordinates.
    open var layoutFrame: CGRect { frameInOwner }

    public final var leadingAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .right) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .centerX) }
    public final var topAnchor: NSLayoutYAxisAnchor { AnchorRing.y(layoutItem, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { AnchorRing.y(layoutItem, .bottom) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { AnchorRing.y(layoutItem, .centerY) }
    public final var widthAnchor: NSLayoutDimension { AnchorRing.dimension(layoutItem, .width) }
    public final var heightAnchor: NSLayoutDimension { AnchorRing.dimension(layoutItem, .height) }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.constraintsAffecting(layoutItem, horizontally: axis == .horizontal) ?? []
    }

    open var hasAmbiguousLayout: Bool {
        guard let owner = owningView else { return false }
        return owner.isAmbiguous(layoutItem, horizontally: true) || owner.isAmbiguous(layoutItem, horizontally: false)
    }

    open override var description: String {
        Isolation.assumeMain {
            "<\(Diagnostics.typeName(type(of: self))): \(Diagnostics.address(self)) - \"\(identifier)\", "
                + "layoutFrame = \(HierarchyDescription.rectangle(layoutFrame)), "
                + "owningView = \(owningView.map { HierarchyDescription.line($0) } ?? "(null)")>"
        }
    }
}

/// A guide that constraints follow while it is near an edge.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var away: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// The edges that the guide lies at.
    var nearEdges: NSDirectionalRectEdge { [] }

    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        near.append((edge, trackedConstraints))
        updateTracked()
    }

    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near.filter { $0.edge == edge }.flatMap(\.constraints)
    }

    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        away.append((edge, trackedConstraints))
        updateTracked()
    }

    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away.filter { $0.edge == edge }.flatMap(\.constraints)
    }

    open func removeAllTrackedConstraints() {
        for tracked in near + away { NSLayoutConstraint.deactivate(tracked.constraints) }
        near = []
        away = []
    }

    private func updateTracked() {
        let edges = nearEdges
        for tracked in near {
            for constraint in tracked.constraints { constraint.isActive = edges.isSuperset(of: tracked.edge) }
        }
        for tracked in away {
            for constraint in tracked.constraints { constraint.isActive = edges.isDisjoint(with: tracked.edge) }
        }
    }
}

/// What the keyboard covers of a view.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false { didSet { Unsupported.kept("UIKeyboardLayoutGuide.followsUndockedKeyboard") } }
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.layoutState?.refreshMargins() } }
    }
    open var keyboardDismissPadding: CGFloat = 0 { didSet { Unsupported.kept("UIKeyboardLayoutGuide.keyboardDismissPadding") } }

    override var nearEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }
}
