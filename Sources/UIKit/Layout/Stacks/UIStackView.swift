import AppleFoundation
import CoreGraphics

/// Lines up views in a row or column and keeps the constraints for it.
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    struct Item {
        let view: UIView
        let state: LayoutState
        /// Nil is the stack's own.
        var spacingAfter: CGFloat?
    }

    // MARK: State
    final var items: [Item] = []
    final var made: [NSLayoutConstraint] = []
    final var spacers: [UILayoutGuide] = []
    /// While the stack is being rearranged: those of the arrangement before that nothing needs so far.
    final var idleSpacers: [UILayoutGuide] = []
    final var isArrangementStale = false
    private var ownSpacing: CGFloat = 0

    // MARK: Making one
    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        items.reserveCapacity(views.count)
        if type(of: self) == UIStackView.self {
            attach(all: views)
            views.forEachUnretained { arrange($0, at: items.count) }
        } else {
            for view in views { addArrangedSubview(view) }
        }
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        if let nib = InterfaceFileCoder.of(coder) {
            nib.fill(self)
            return
        }
        guard coder.allowsKeyedCoding else { return }
        axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: "UIStackViewAxis")) ?? .horizontal
        distribution = Distribution(rawValue: coder.decodeInteger(forKey: "UIStackViewDistribution")) ?? .fill
        alignment = Alignment(rawValue: coder.decodeInteger(forKey: "UIStackViewAlignment")) ?? .fill
        spacing = CGFloat(coder.decodeDouble(forKey: "UIStackViewSpacing"))
        isBaselineRelativeArrangement = coder.decodeBool(forKey: "UIStackViewBaselineRelative")
        isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: "UIStackViewLayoutMarginsRelative")
        let views = coder.keptObject(of: [NSArray.self, UIView.self], forKey: "UIStackViewArrangedSubviews") as? [UIView]
        for view in views ?? [] { addArrangedSubview(view) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        guard coder.allowsKeyedCoding else { return }
        coder.encode(axis.rawValue, forKey: "UIStackViewAxis")
        coder.encode(distribution.rawValue, forKey: "UIStackViewDistribution")
        coder.encode(alignment.rawValue, forKey: "UIStackViewAlignment")
        coder.encode(Double(spacing), forKey: "UIStackViewSpacing")
        coder.encode(isBaselineRelativeArrangement, forKey: "UIStackViewBaselineRelative")
        coder.encode(isLayoutMarginsRelativeArrangement, forKey: "UIStackViewLayoutMarginsRelative")
        coder.encode(arrangedSubviews as NSArray, forKey: "UIStackViewArrangedSubviews")
    }

    // MARK: Arranged views
    open var arrangedSubviews: [UIView] { items.map(\.view) }

    open func addArrangedSubview(_ view: UIView) { arrange(view, at: items.count) }

    /// An arranged view moves to the index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = items.firstIndex(where: { $0.view === view }) else { return }
        items.remove(at: index)
        view.layoutState?.marks.remove(.isArranged)
        arrangementChanged()
    }

    private func arrange(_ view: UIView, at index: Int) {
        guard index >= 0, index <= items.count else {
            let words = "\(index) is not between 0 and the number of arranged subviews, \(items.count)."
            Misuse.report(.raised(name: "NSRangeException", words: "insertArrangedSubview(_:at:): \(words)"))
            return
        }
        var spacing: CGFloat?
        if !view.isSubview(of: self) {
            addSubview(view)
            guard view.isSubview(of: self) else { return }
        } else if view.layoutState?.marks.contains(.isArranged) == true, let old = items.firstIndex(where: { $0.view === view })
        {
            spacing = items.remove(at: old).spacingAfter
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        let state = view.layoutItem
        state.marks.insert(.isArranged)
        let item = Item(view: view, state: state, spacingAfter: spacing)
        if index >= items.count { items.append(item) } else { items.insert(item, at: index) }
        arrangementChanged()
    }

    /// All subviews, in their order: what a file says of a stack.
    final func arrangeSubviews() {
        if !items.isEmpty {
            for view in subviews { addArrangedSubview(view) }
            return
        }
        items.reserveCapacity(subviewList.count)
        for view in subviews {
            if view.flags.contains(.translatesAutoresizingMask) { view.translatesAutoresizingMaskIntoConstraints = false }
            let state = view.layoutItem
            state.marks.insert(.isArranged)
            items.append(Item(view: view, state: state))
        }
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: How
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }

    open var spacing: CGFloat {
        get { ownSpacing }
        set {
            var value = newValue
            if newValue == UIStackView.spacingUseDefault { value = 0 }
            if newValue == UIStackView.spacingUseSystem { value = SystemSpacing.standard }
            guard value != ownSpacing else { return }
            ownSpacing = value
            arrangementChanged()
        }
    }

    /// Kept while the view is arranged here.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard let index = items.firstIndex(where: { $0.view === arrangedSubview }) else { return }
        var value: CGFloat? = spacing
        if spacing == UIStackView.spacingUseDefault { value = nil }
        if spacing == UIStackView.spacingUseSystem { value = SystemSpacing.standard }
        guard value != items[index].spacingAfter else { return }
        items[index].spacingAfter = value
        arrangementChanged()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        items.first { $0.view === arrangedSubview }?.spacingAfter ?? UIStackView.spacingUseDefault
    }

    /// Spaces go from the last baseline to the next first one, in columns.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    // MARK: Layout
    open override func updateConstraints() {
        if isArrangementStale { StackArrangement.renew(self) }
        super.updateConstraints()
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    final func arrangementChanged() {
        if isArrangementStale { return }
        isArrangementStale = true
        setNeedsUpdateConstraints()
        tellConstraintsChanged()
    }

    // MARK: Baselines
    private var visibleViews: [UIView] { items.map(\.view).filter { !$0.isHidden } }

    private var tallest: UIView? {
        visibleViews.max { $0.bounds.height < $1.bounds.height }
    }

    open override var forFirstBaselineLayout: UIView {
        let view = axis == .horizontal ? tallest : visibleViews.first
        return view?.forFirstBaselineLayout ?? self
    }
    open override var forLastBaselineLayout: UIView {
        let view = axis == .horizontal ? tallest : visibleViews.last
        return view?.forLastBaselineLayout ?? self
    }
}

extension UIView {
    /// An arranged view was hidden or shown, or its content has another size.
    final func tellStack(contentChanged: Bool) {
        guard let stack = superview as? UIStackView else { return }
        if contentChanged, stack.distribution != .fillProportionally { return }
        stack.arrangementChanged()
    }

    /// In an animation block an arranged view shrinks or grows without further ado, and is seen until it has shrunk.
    final func moveStackWithBlock(isHiding: Bool) {
        guard window != nil, let block = AnimationContext.current else { return }
        if isHiding {
            // A property animator leaves the last value in the layer; an ordinary block only shows its values.
            block.animate(viewLayer, key: "hidden", from: .other(false), to: .other(block.recorder != nil))
        }
        block.layOutAtEnd(hierarchyRoot)
    }
}
