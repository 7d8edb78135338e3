@_spi(House) import AppleFoundation
import CoreGraphics

/// A button of a navigation bar or a toolbar, or a space between buttons.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// Whether a button's title is plain, bold, or bordered as it once was.
    public enum Style: Int, Sendable {
        case plain = 0
        case bordered = 1
        case done = 2
        case prominent = 3
    }

    /// Buttons that the system draws and names. Spaces are among them.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case pageCurl = 23
        case close = 24
        case writingTools = 25
    }

    final private(set) var systemItem: SystemItem?
    private var backgrounds: [String: UIImage] = [:]
    private var backBackgrounds: [String: UIImage] = [:]
    private var verticalOffsets: [Int: CGFloat] = [:]
    private var backOffsets: [Int: CGFloat] = [:]
    private var titleOffsets: [Int: UIOffset] = [:]

    // MARK: Creating
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.allowsKeyedCoding else { return }
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
        if coder.containsValue(forKey: "UISystemItem") {
            adopt(SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")))
        }
        customView = coder.keptObject(of: UIView.self, forKey: "UICustomView")
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        guard coder.allowsKeyedCoding else { return }
        Isolation.assumeMain(with: coder) { coder in
            coder.encode(style.rawValue, forKey: "UIStyle")
            coder.encode(Double(width), forKey: "UIWidth")
            if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
            if let customView { coder.encode(customView, forKey: "UICustomView") }
        }
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        adopt(systemItem)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        adopt(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(primaryAction: primaryAction, menu: menu)
        if let title { self.title = title }
        if let image { self.image = image }
    }

    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        // Observers of properties are silent in initialisers.
        takeContentOfAction()
    }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let made = _barItem(self)
        made.adopt(.fixedSpace)
        made.width = width
        return made
    }

    open class func flexibleSpace() -> Self {
        let made = _barItem(self)
        made.adopt(.flexibleSpace)
        return made
    }

    private static func _barItem<Made: UIBarButtonItem>(_ type: Made.Type) -> Made {
        let made: UIBarButtonItem = UIBarButtonItem()
        guard let item = made as? Made else { fatalError("Make spaces with UIBarButtonItem itself, not with \(type).") }
        return item
    }

    private func adopt(_ item: SystemItem?) {
        systemItem = item
        guard let item else { return }
        title = SystemBarItems.title(of: item)
        if item == .done || item == .save { style = .done }
        if let name = SystemBarItems.symbol(of: item) { image = UIImage(systemName: name) }
    }

    // MARK: What it does
    open var style = Style.plain { didSet { if style != oldValue { itemChanged() } } }
    open weak var target: AnyObject?
    open var action: Selector?
    /// Runs instead of target and action; gives its title and image to the item.
    open var primaryAction: UIAction? { didSet { takeContentOfAction() } }

    private func takeContentOfAction() {
        guard let primaryAction, systemItem == nil else { return }
        title = primaryAction.title.isEmpty ? nil : primaryAction.title
        image = primaryAction.image
    }

    /// Opened by a touch where the item has no action of its own, else by a finger that rests.
    open var menu: UIMenu? { didSet { itemChanged() } }
    open var changesSelectionAsPrimaryAction = false {
        didSet { Unsupported.kept("UIBarButtonItem.changesSelectionAsPrimaryAction") }
    }
    open var isSelected = false { didSet { if isSelected != oldValue { itemChanged() } } }
    open var isHidden = false { didSet { if isHidden != oldValue { itemChanged() } } }

    // MARK: How it looks
    /// Zero takes as much as title or image need.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemChanged() } } }
    open var possibleTitles: Set<String>? { didSet { itemChanged() } }
    open var customView: UIView? { didSet { if customView !== oldValue { itemChanged() } } }
    open var tintColor: UIColor? { didSet { itemChanged() } }

    private func key(_ state: UIControl.State, _ style: Style?, _ metrics: UIBarMetrics) -> String {
        "\(state.rawValue).\(style?.rawValue ?? -1).\(metrics.rawValue)"
    }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgrounds[key(state, nil, barMetrics)] = image
        itemChanged()
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[key(state, nil, barMetrics)]
    }
    open func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        backgrounds[key(state, style, barMetrics)] = image
        itemChanged()
    }
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds[key(state, style, barMetrics)]
    }
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        verticalOffsets[barMetrics.rawValue] = adjustment
        itemChanged()
    }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        verticalOffsets[barMetrics.rawValue] ?? 0
    }
    /// Of the item as the way back. Bars draw their own arrow.
    open func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backBackgrounds[key(state, nil, barMetrics)] = image
        if image != nil { Unsupported.kept("UIBarButtonItem.setBackButtonBackgroundImage(_:for:barMetrics:)") }
    }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backBackgrounds[key(state, nil, barMetrics)]
    }
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backOffsets[barMetrics.rawValue] = adjustment
        if adjustment != 0 { Unsupported.kept("UIBarButtonItem.setBackButtonBackgroundVerticalPositionAdjustment(_:for:)") }
    }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backOffsets[barMetrics.rawValue] ?? 0
    }
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics.rawValue] = adjustment
        itemChanged()
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets[barMetrics.rawValue] ?? .zero
    }

    /// Whether it takes room without showing anything.
    final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

/// The words and symbols of the items that every app shares.
@MainActor enum SystemBarItems {
    static func title(of item: UIBarButtonItem.SystemItem) -> String? {
        switch item {
        case .done: return "Done"
        case .cancel: return "Cancel"
        case .edit: return "Edit"
        case .save: return "Save"
        case .undo: return "Undo"
        case .redo: return "Redo"
        default: return nil
        }
    }

    static func symbol(of item: UIBarButtonItem.SystemItem) -> String? {
        switch item {
        case .add: return "plus"
        case .compose: return "square.and.pencil"
        case .reply: return "arrowshape.turn.up.left"
        case .action: return "square.and.arrow.up"
        case .organize: return "folder"
        case .bookmarks: return "book"
        case .search: return "magnifyingglass"
        case .refresh: return "arrow.clockwise"
        case .stop, .close: return "xmark"
        case .camera: return "camera"
        case .trash: return "trash"
        case .play: return "play.fill"
        case .pause: return "pause.fill"
        case .rewind: return "backward.fill"
        case .fastForward: return "forward.fill"
        default: return nil
        }
    }
}
