import AppleFoundation
import CoreGraphics

/// Lets one row be chosen on each of some wheels.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    // MARK: Parts
    private var columns: [WheelColumn] = []
    private let band = UIView(frame: .zero)
    private var needsLoading = true
    /// What fills the wheels: a data source and a delegate, or the house itself.
    private lazy var source: any WheelSource = DelegateWheels(self)

    private static let size = CGSize(width: 320, height: 216)
    private static let margin: CGFloat = 9
    private static let gap: CGFloat = 5
    static let rowHeight: CGFloat = 32
    static let font = UIFont.systemFont(ofSize: 21)

    // MARK: Creating
    /// Without a size it has that of a picker on a phone.
    override public init(frame: CGRect) {
        let natural = frame.size == .zero ? CGRect(origin: frame.origin, size: UIPickerView.size) : frame
        super.init(frame: natural)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UIPickerView.self)
    }

    /// For the house's own wheels.
    final func use(_ source: any WheelSource) {
        self.source = source
        needsLoading = true
        setNeedsLayout()
    }

    private func setUp() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.layer.cornerCurve = .continuous
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    // MARK: Whom it asks
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { sourceChanged() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { sourceChanged() } }
    /// The band is always there since iOS 7.
    open var showsSelectionIndicator = false

    private func sourceChanged() {
        needsLoading = true
        setNeedsLayout()
    }

    // MARK: Rows
    open var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }

    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.count ?? 0 }

    open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component) else { return .zero }
        placeColumns()
        return CGSize(width: column.bounds.width, height: column.geometry.rowHeight)
    }

    /// The delegate's own view; nil for titles, and for rows that can't be seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard source.hasOwnViews, let column = column(component) else { return nil }
        layoutIfNeeded()
        column.layoutIfNeeded()
        return column.view(forRow: row)
    }

    open func reloadAllComponents() {
        needsLoading = false
        let count = max(0, source.componentCount)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = WheelColumn(index: columns.count, owner: self)
            columns.append(column)
            addSubview(column)
        }
        for column in columns { reload(column) }
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) {
        if needsLoading { return reloadAllComponents() }
        guard let column = column(component) else { return }
        reload(column)
        setNeedsLayout()
    }

    private func reload(_ column: WheelColumn) {
        column.reload(
            count: source.rowCount(column.index), rowHeight: source.rowHeight(column.index) ?? UIPickerView.rowHeight)
    }

    // MARK: Choosing
    /// The delegate hears nothing of it.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        column(component)?.go(to: row, animated: animated)
    }

    /// −1 where there is no row.
    open func selectedRow(inComponent component: Int) -> Int {
        column(component).map { $0.count > 0 ? $0.row : -1 } ?? -1
    }

    private func loadIfNeeded() { if needsLoading { reloadAllComponents() } }

    private func column(_ component: Int) -> WheelColumn? {
        loadIfNeeded()
        return columns.indices.contains(component) ? columns[component] : nil
    }

    /// The wheels, for tests and for the house's own.
    package final var wheels: [UIView] {
        loadIfNeeded()
        return columns
    }

    /// Rows show something else, in the places where they are.
    final func refreshRows() { for column in columns { column.refresh() } }

    /// Where a finger finds a row; nil for one that can't be seen.
    package final func place(ofRow row: Int, inComponent component: Int) -> CGPoint? {
        layoutIfNeeded()
        guard let column = column(component), (0..<column.count).contains(row), let offset = column.offset(toRow: row) else {
            return nil
        }
        return CGPoint(x: column.frame.midX, y: column.frame.midY + offset)
    }

    /// What the rows of a wheel are called, as far as they have words.
    package final func titles(inComponent component: Int) -> [String?] {
        guard let column = column(component) else { return [] }
        return (0..<column.count).map { spokenTitle(ofRow: $0, in: column) }
    }

    // MARK: Sizes
    override open var intrinsicContentSize: CGSize { UIPickerView.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        placeColumns()
        let height = (columns.map(\.geometry.rowHeight).max() ?? UIPickerView.rowHeight) + 2
        band.frame = CGRect(
            x: Self.margin, y: ((bounds.height - height) / 2).rounded(), width: max(0, bounds.width - 2 * Self.margin),
            height: height)
    }

    private func placeColumns() {
        guard !columns.isEmpty else { return }
        let gaps = Self.gap * CGFloat(columns.count - 1)
        let room = max(0, bounds.width - 2 * Self.margin - gaps)
        let wishes = columns.map { source.width($0.index) }
        let rest = room - wishes.reduce(0) { $0 + ($1 ?? 0) }
        let open = wishes.count { $0 == nil }
        let share = open > 0 ? max(0, rest / CGFloat(open)) : 0
        let widths = wishes.map { $0 ?? share }
        var x = ((bounds.width - widths.reduce(0, +) - gaps) / 2).rounded(.down)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && !source.keepsOrder
        for index in isMirrored ? columns.indices.reversed() : Array(columns.indices) {
            let column = columns[index]
            column.frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
            column.sideways = column.frame.midX - bounds.midX
            x += widths[index] + Self.gap
        }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}

extension UIPickerView: WheelOwner {
    func content(ofRow row: Int, in column: WheelColumn, reusing old: UIView?) -> UIView {
        switch source.content(row, column.index, reusing: old) {
        case .view(let view): return view
        case .text(let text):
            let label = old as? WheelLabel ?? WheelLabel(frame: .zero)
            label.show(text)
            return label
        }
    }

    func userChose(_ row: Int, in column: WheelColumn) { source.userChose(row, column.index) }

    func spokenTitle(ofRow row: Int, in column: WheelColumn) -> String? {
        switch source.content(row, column.index, reusing: nil) {
        case .view(let view): return view.accessibilityLabel
        case .text(let text): return text.words
        }
    }

    func spokenLabel(of column: WheelColumn) -> String? { source.spoken(column.index).label }
    func spokenHint(of column: WheelColumn) -> String? { source.spoken(column.index).hint }
}
