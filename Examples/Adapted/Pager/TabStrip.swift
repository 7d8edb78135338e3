import UIKit

/// Titles in a row with a bar below the selected one. It knows no controllers: it tells which title was tapped.
public final class TabStrip: UIView {
    static let height: CGFloat = 44

    public var onSelect: ((Int) -> Void)?
    public private(set) var buttons: [UIButton] = []
    public let indicator = UIView()
    private let scroll = UIScrollView()
    private let hairline = UIView()

    /// Where the bar is, counted in titles: 0.5 is half-way from the first to the second.
    public var position: CGFloat = 0 {
        didSet {
            placeIndicator()
            updateTitles()
        }
    }

    init(titles: [String]) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        buttons = titles.enumerated().map { index, title in
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.setTitleColor(.secondaryLabel, for: .normal)
            button.setTitleColor(.tintColor, for: .selected)
            button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
            button.addAction(UIAction { [weak self] _ in self?.onSelect?(index) }, for: .touchUpInside)
            return button
        }
        scroll.showsHorizontalScrollIndicator = false
        indicator.backgroundColor = .tintColor
        indicator.layer.cornerRadius = 1.5
        hairline.backgroundColor = .separator
        addSubview(hairline)
        addSubview(scroll)
        buttons.forEach(scroll.addSubview)
        scroll.addSubview(indicator)
        updateTitles()
    }

    required init?(coder: NSCoder) { fatalError("A strip is made in code, with its titles.") }

    public override func layoutSubviews() {
        super.layoutSubviews()
        // The line goes from edge to edge, the titles stay clear of notches.
        let area = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        scroll.frame = area
        hairline.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
        let widths = buttons.map { $0.sizeThatFits(area.size).width + 2 * 12 }
        let total = widths.reduce(0, +) + 2 * 8
        // Few titles share the width, many scroll.
        let extra = max(0, (area.width - total) / CGFloat(max(1, buttons.count)))
        let width = max(area.width, total)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 8
        for (button, wish) in zip(buttons, widths) {
            let own = wish + min(extra, 60)
            button.frame = CGRect(x: isMirrored ? width - x - own : x, y: 0, width: own, height: bounds.height)
            x += own
        }
        scroll.contentSize = CGSize(width: max(area.width, x + 8), height: bounds.height)
        placeIndicator()
    }

    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private func placeIndicator() {
        guard !buttons.isEmpty, bounds.width > 0 else { return }
        let low = min(max(Int(position.rounded(.down)), 0), buttons.count - 1)
        let high = min(low + 1, buttons.count - 1)
        let share = min(max(position - CGFloat(low), 0), 1)
        let (first, second) = (buttons[low].frame.insetBy(dx: 12, dy: 0), buttons[high].frame.insetBy(dx: 12, dy: 0))
        indicator.frame = CGRect(
            x: first.minX + (second.minX - first.minX) * share, y: bounds.height - 3,
            width: first.width + (second.width - first.width) * share, height: 3)
    }

    private func updateTitles() {
        let selected = Int(position.rounded())
        for (index, button) in buttons.enumerated() { button.isSelected = index == selected }
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TabStrip.self }, "Pager.TabStrip") { r in _ = r } } } }
