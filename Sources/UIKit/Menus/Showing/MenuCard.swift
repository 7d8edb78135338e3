import AppleFoundation
import CoreGraphics
import QuartzCore

/// What stands in a menu, from top to bottom.
@MainActor enum MenuEntry {
    case header(String)
    case element(UIMenuElement)
    case gap

    /// Menus that show inline stand between gaps; elements that are hidden are left out.
    static func list(of menu: UIMenu) -> [MenuEntry] {
        var entries: [MenuEntry] = []
        var needsGap = false
        func add(_ entry: MenuEntry) {
            if needsGap, !entries.isEmpty { entries.append(.gap) }
            needsGap = false
            entries.append(entry)
        }
        for child in menu.children where !child.menuAttributes.contains(.hidden) {
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
                needsGap = true
                if !inner.title.isEmpty { add(.header(inner.title)) }
                for entry in list(of: inner) { add(entry) }
                needsGap = true
            } else {
                add(.element(child))
            }
        }
        return entries
    }
}

/// The box with a menu's rows.
final class MenuCard: UIView {
    private static let gap: CGFloat = 8

    /// Wider at the accessibility sizes, so that words keep together.
    static func width(_ traits: UITraitCollection, within room: CGFloat) -> CGFloat {
        min(min(250 * growth(traits), 430), room)
    }

    /// How much larger than usual text is; menus follow only the accessibility sizes.
    static func growth(_ traits: UITraitCollection) -> CGFloat {
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        return UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits) / 17
    }

    let menu: UIMenu
    var choose: ((UIMenuElement) -> Void)?
    var back: (() -> Void)?
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let scroll = UIScrollView(frame: .zero)
    private var rows: [UIView] = []

    init(_ menu: UIMenu, isNested: Bool) {
        self.menu = menu
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 8)
        material.layer.cornerRadius = 13
        material.clipsToBounds = true
        scroll.layer.cornerRadius = 13
        scroll.clipsToBounds = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = false
        addSubview(material)
        addSubview(scroll)
        makeRows(isNested: isNested)
    }

    required init?(coder: NSCoder) { fatalError("Made for a menu only.") }

    private func makeRows(isNested: Bool) {
        let entries = MenuEntry.list(of: menu)
        let hasMarks = entries.contains {
            if case .element(let element) = $0 { return element.menuState != .off }
            return false
        }
        if isNested {
            add(MenuRow(title: menu.title, isBack: true) { [weak self] in self?.back?() })
        } else if !menu.title.isEmpty {
            add(MenuHeader(menu.title))
        }
        for entry in entries {
            switch entry {
            case .header(let title): add(MenuHeader(title))
            case .gap: add(MenuGap(frame: .zero))
            case .element(let element):
                add(MenuRow(element, leavesRoomForMark: hasMarks) { [weak self] in self?.choose?(element) })
            }
        }
        // A line between two rows, none beside a gap or at the end.
        for (index, row) in rows.enumerated() {
            let next = rows.indices.contains(index + 1) ? rows[index + 1] : nil
            (row as? MenuRow)?.hasLine = next is MenuRow
            (row as? MenuHeader)?.hasLine = next is MenuRow
        }
    }

    private func add(_ row: UIView) {
        rows.append(row)
        scroll.addSubview(row)
    }

    private func height(of row: UIView, _ width: CGFloat) -> CGFloat {
        row is MenuGap ? Self.gap : row.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    func wantedSize(width: CGFloat) -> CGSize {
        CGSize(width: width, height: rows.reduce(0) { $0 + height(of: $1, width) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        scroll.frame = bounds
        var y: CGFloat = 0
        for row in rows {
            let height = height(of: row, bounds.width)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y)
        scroll.isScrollEnabled = y > bounds.height
        layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: 13, cornerHeight: 13, transform: nil)
    }
}

/// The thick line between groups.
final class MenuGap: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.25) : UIColor(white: 0, alpha: 0.08)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A title over rows.
final class MenuHeader: UIView {
    private let label = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)
    var hasLine = false { didSet { line.isHidden = !hasLine } }

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        line.backgroundColor = .separator
        addSubview(label)
        addSubview(line)
    }

    required init?(coder: NSCoder) { fatalError("Made for a menu only.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: size.width - 32, height: 0))
        return CGSize(width: size.width, height: (text.height + 16).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 8)
        let hair = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
    }
}
