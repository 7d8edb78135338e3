import AppleFoundation
import CoreGraphics
import QuartzCore

/// What stands above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    private let identifier: String?
    private var content = UIView(frame: .zero)
    private var text: UILabel?
    private var detail: UILabel?
    private var behind: UIView?
    /// As what it is shown.
    final var role = HeaderRole()
    final weak var table: UITableView?

    // MARK: Creating
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(content)
    }

    public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        identifier = InterfaceFileCoder.of(coder)?.attribute("reuseIdentifier")
        super.init(coder: coder)
        // What the file holds belongs into the content.
        for view in subviews { content.addSubview(view) }
        addSubview(content)
        content.frame = bounds
    }

    open var reuseIdentifier: String? { identifier }
    /// Before the view is handed out again. Overrides call super.
    open func prepareForReuse() { role.needsConfiguration = true }

    // MARK: Content
    open var contentView: UIView { content }
    /// Nil while a configuration is the content, as the other label is.
    open var textLabel: UILabel? {
        if contentConfiguration != nil { return nil }
        if let text { return text }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        text = label
        styleLabels()
        content.addSubview(label)
        return label
    }
    /// Only headers of grouped tables have one.
    open var detailTextLabel: UILabel? {
        if contentConfiguration != nil || (table != nil && !(role.isGrouped && role.isHeader)) { return nil }
        if let detail { return detail }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        detail = label
        content.addSubview(label)
        return label
    }

    open var backgroundView: UIView? {
        get { backgroundConfiguration == nil ? behind : nil }
        set {
            guard newValue !== behind else { return }
            behind?.removeFromSuperview()
            behind = newValue
            if let newValue { insertSubview(newValue, at: 0) }
            setNeedsLayout()
        }
    }

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            if newValue != nil {
                Misuse.report(
                    .other(
                        "Changing the background color of UITableViewHeaderFooterView is not supported. Use the background view "
                            + "configuration instead.", isException: false))
            }
            super.backgroundColor = newValue
        }
    }

    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            // The older way to colour what lies behind the title.
            if newValue != nil { layer.backgroundColor = newValue.resolvedColor(with: traits).cgColor }
        }
    }

    // MARK: Configurations (CellConfigurations)
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void
    /// Overrides call super, and add what only they know.
    open var configurationState: UIViewConfigurationState { currentState }
    open func setNeedsUpdateConfiguration() {
        role.needsConfiguration = true
        setNeedsLayout()
    }
    open func updateConfiguration(using state: UIViewConfigurationState) { role.configurations?.update(for: state, self) }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Empty, and as headers or footers of the table's style look.
    open func defaultContentConfiguration() -> UIListContentConfiguration { ownContentConfiguration }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        role.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { role.configurations?.content }
        set { takeContent(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { role.configurations?.updatesContent ?? true }
        set { madeConfigurations.updatesContent = newValue }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { role.configurations?.background }
        set { takeBackground(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { role.configurations?.updatesBackground ?? true }
        set { madeConfigurations.updatesBackground = newValue }
    }
    final func replaceContentHolder(_ view: UIView?) {
        let new = view ?? UIView(frame: bounds)
        new.frame = bounds
        insertSubview(new, aboveSubview: content)
        content.removeFromSuperview()
        content = new
        text = nil
        detail = nil
        setNeedsLayout()
    }
    final func backgroundConfigured() {
        super.backgroundColor = nil
        setNeedsLayout()
    }

    // MARK: Title
    final func take(_ title: String?, _ role: HeaderRole) {
        self.role = role
        guard title != nil || text != nil else { return }
        textLabel?.text = role.isGrouped && role.isHeader ? title?.localizedUppercase : title
        styleLabels()
        setNeedsLayout()
    }

    private func styleLabels() {
        guard let text else { return }
        text.font = TableLook.titleFont(isGrouped: role.isGrouped, isHeader: role.isHeader)
        text.textColor = .secondaryLabel
    }

    // MARK: Layout
    /// A plain header lies over rows while it sticks to the edge.
    final func float(_ isFloating: Bool) {
        guard isFloating != role.isFloating else { return }
        role.isFloating = isFloating
        if role.configurations != nil { setNeedsUpdateConfiguration() }
        guard behind == nil, role.configurations?.background == nil, !role.isGrouped else { return }
        super.backgroundColor = isFloating ? table?.backgroundColor ?? .systemBackground : nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if role.needsConfiguration, window != nil { configureIfNeeded() }
        behind?.frame = bounds
        role.configurations?.backgroundView?.frame = bounds
        if content.frame != bounds { content.frame = bounds }
        let look = table?.look ?? TableLook(width: bounds.width, traits)
        let edge = look.titleEdge
        if let list = content as? UIListContentView {
            list.parts.outerMargins = (edge, edge)
            return
        }
        let margins = NSDirectionalEdgeInsets(top: 8, leading: edge, bottom: 8, trailing: edge)
        if content.directionalLayoutMargins != margins { content.directionalLayoutMargins = margins }
        guard let text else { return }
        let width = max(0, bounds.width - edge * 2)
        let height = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let top = look.titlePlace(height, height: bounds.height, isHeader: role.isHeader)
        text.frame = CGRect(x: edge, y: top, width: width, height: height)
        detail?.frame = CGRect(x: edge, y: text.frame.maxY, width: width, height: max(0, bounds.height - text.frame.maxY))
    }

    /// What the constraints in the content view ask for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let list = content as? UIListContentView {
            let edge = (table?.look ?? TableLook(width: targetSize.width, traits)).titleEdge
            list.parts.outerMargins = (edge, edge)
        } else if contentConfiguration == nil, content.constraints.isEmpty {
            return sizeThatFits(targetSize)
        }
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let title = text?.text, !title.isEmpty else { return CGSize(width: size.width, height: bounds.height) }
        let look = table?.look ?? TableLook(width: size.width, traits)
        return CGSize(
            width: size.width, height: look.titleHeight(title, isHeader: role.isHeader, width: size.width, traits))
    }
}

/// As what a view of a section is shown.
struct HeaderRole {
    var isHeader = true
    var isGrouped = false
    var isFloating = false
    /// Made by the table for a title.
    var isOfTable = false
    var needsConfiguration = true
    var isConfiguring = false
    var configurations: CellConfigurations?
}

/// The maker for `init(reuseIdentifier:)`; see AppleFoundation's `SlotConstruction`.
open class _UITableViewHeaderFooterViewMaker: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewHeaderFooterView {
    /// What adapted code calls for `type.init(reuseIdentifier:)` and `T(reuseIdentifier:)`.
    @inline(never)
    public static func _new(reuseIdentifier: String?) -> Self {
        _objcMade(_objcMaker(self, _UITableViewHeaderFooterViewMaker.self).init(reuseIdentifier: reuseIdentifier))
    }
}
