import AppleFoundation
import CoreGraphics

/// What fills wheels and hears of them.
@MainActor protocol WheelOwner: AnyObject {
    func content(ofRow row: Int, in column: WheelColumn, reusing old: UIView?) -> UIView
    /// By the user alone.
    func userChose(_ row: Int, in column: WheelColumn)
    /// What assistive programs say of a row.
    func spokenTitle(ofRow row: Int, in column: WheelColumn) -> String?
    func spokenLabel(of column: WheelColumn) -> String?
    func spokenHint(of column: WheelColumn) -> String?
}

/// A wheel: content that scrolls as everywhere, comes to rest at a row, and is bent over a drum as it is laid out. Only what can be seen has
/// views.
final class WheelColumn: UIScrollView {
    weak var holder: (any WheelOwner)?
    let index: Int
    private(set) var geometry = WheelGeometry(height: 0, rowHeight: 32)
    private(set) var count = 0
    /// Where it is going, or is.
    private(set) var row = 0
    /// How far its middle is from that of the whole picker: things further back come nearer to it.
    var sideways: CGFloat = 0 { didSet { if sideways != oldValue { setNeedsLayout() } } }

    private var shown: [Int: WheelRow] = [:]
    private var spare: [WheelRow] = []
    private var isMovedByUser = false
    private let tap = UITapGestureRecognizer(target: nil, action: nil)

    init(index: Int, owner: any WheelOwner) {
        self.index = index
        holder = owner
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        scrollsToTop = false
        delaysContentTouches = false
        tap.onChange = { [weak self] in if $0.state == .ended { self?.tapped($0) } }
        addGestureRecognizer(tap)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { fatalError("Made by pickers only.") }

    // MARK: Rows

    /// Takes another number of rows; what they show is asked for anew.
    func reload(count newCount: Int, rowHeight: CGFloat) {
        count = max(0, newCount)
        geometry.rowHeight = max(1, rowHeight)
        row = max(0, min(count - 1, row))
        retireRows { _ in true }
        placeContent()
        setNeedsLayout()
    }

    /// Rows keep their places and are asked for what they show.
    func refresh() {
        retireRows { _ in true }
        setNeedsLayout()
    }

    func go(to newRow: Int, animated: Bool) {
        isMovedByUser = false
        row = max(0, min(count - 1, newRow))
        setContentOffset(offset(ofRow: row), animated: animated && bounds.height > 0)
    }

    /// The row that is in the middle now.
    var rowInMiddle: Int { geometry.row(at: travel, of: count) }

    /// How far a row is seen from the middle.
    func offset(toRow row: Int) -> CGFloat? { geometry.look(at: geometry.travel(toRow: row) - travel)?.offset }

    func view(forRow row: Int) -> UIView? { shown[row]?.content }

    // MARK: Geometry

    private var margin: CGFloat { (bounds.height - geometry.rowHeight) / 2 }
    private var travel: CGFloat { contentOffset.y + margin }

    private func offset(ofRow row: Int) -> CGPoint { CGPoint(x: 0, y: geometry.travel(toRow: row) - margin) }

    private func placeContent() {
        geometry.height = bounds.height
        contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * geometry.rowHeight)
        guard !isTracking, !isDecelerating else { return }
        setContentOffset(offset(ofRow: row), animated: false)
    }

    override func layoutSubviews() {
        if geometry.height != bounds.height || contentSize.width != bounds.width { placeContent() }
        super.layoutSubviews()
        layOutRows()
    }

    private func layOutRows() {
        let visible = bounds.height > 0 ? geometry.rows(at: travel, of: count) : 0..<0
        retireRows { !visible.contains($0) }
        let size = CGSize(width: bounds.width, height: geometry.rowHeight)
        for row in visible {
            guard let look = geometry.look(at: geometry.travel(toRow: row) - travel) else { continue }
            let view = shown[row] ?? make(row)
            view.bounds = CGRect(origin: .zero, size: size)
            view.center = CGPoint(
                x: bounds.width / 2 + sideways * (look.shrink - 1), y: bounds.minY + bounds.height / 2 + look.offset)
            let isFlat = look.squeeze > 0.9999
            view.transform = isFlat ? .identity : CGAffineTransform(scaleX: look.shrink, y: look.shrink * look.squeeze)
            view.alpha = look.alpha
        }
    }

    private func make(_ row: Int) -> WheelRow {
        let view = spare.popLast() ?? WheelRow(frame: .zero)
        let old = view.content
        let content = holder?.content(ofRow: row, in: self, reusing: old) ?? UIView(frame: .zero)
        if content !== old {
            old?.removeFromSuperview()
            view.content = content
        }
        if content.superview !== view {
            content.removeFromSuperview()
            view.addSubview(content)
        }
        if view.superview !== self { addSubview(view) }
        view.isHidden = false
        shown[row] = view
        return view
    }

    /// In the order of the rows: an app is given its views back in the same order in each run.
    private func retireRows(where isGone: (Int) -> Bool) {
        for row in shown.keys.sorted() where isGone(row) {
            guard let view = shown.removeValue(forKey: row) else { continue }
            view.isHidden = true
            spare.append(view)
        }
    }

    // MARK: Coming to rest

    override func restingPlace(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard count > 0 else { return proposed }
        isMovedByUser = true
        return offset(ofRow: geometry.row(at: proposed.y + margin, of: count))
    }

    override func contentRested() {
        guard count > 0, bounds.height > 0, !isTracking, !isDragging, !isDecelerating, !isScrollAnimating else { return }
        let middle = rowInMiddle
        if abs(contentOffset.y - offset(ofRow: middle).y) > 1, window != nil {
            // Held half-way by a finger that went again.
            return choose(middle)
        }
        guard isMovedByUser else { return }
        isMovedByUser = false
        row = middle
        holder?.userChose(middle, in: self)
    }

    private func tapped(_ tap: UIGestureRecognizer) {
        guard count > 0 else { return }
        let place = tap.location(in: self).y - bounds.midY
        choose(geometry.row(at: travel + geometry.distance(at: place), of: count))
    }

    /// As a finger does that taps the row.
    func choose(_ newRow: Int) {
        row = max(0, min(count - 1, newRow))
        isMovedByUser = false
        setContentOffset(offset(ofRow: row), animated: true)
        isMovedByUser = true
        if !isScrollAnimating { contentRested() }
    }

    // MARK: Assistive programs

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (count > 0 ? holder?.spokenTitle(ofRow: row, in: self) : nil) }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? holder?.spokenLabel(of: self) }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? holder?.spokenHint(of: self) }
        set { super.accessibilityHint = newValue }
    }
    override func accessibilityIncrement() { if row + 1 < count { choose(row + 1) } }
    override func accessibilityDecrement() { if row > 0 { choose(row - 1) } }
}

/// What turns with the drum: an app's own view in it may have a transform of its own.
private final class WheelRow: UIView {
    var content: UIView?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        content.bounds.size = bounds.size
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
