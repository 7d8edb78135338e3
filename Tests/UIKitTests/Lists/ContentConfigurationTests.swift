import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Content configurations")
struct ContentConfigurationTests {
    /// A label with a height of its own, as apps write their configurations.
    private struct Banner: UIContentConfiguration {
        var title = ""
        var height: CGFloat = 70
        func makeContentView() -> any UIView & UIContentView { BannerView(self) }
        func updated(for state: any UIConfigurationState) -> Banner {
            var changed = self
            if (state as? UICellConfigurationState)?.isSelected == true { changed.title = "selected" }
            return changed
        }
    }

    private final class BannerView: UIView, UIContentView {
        let label = UILabel()
        lazy var tall = label.heightAnchor.constraint(equalToConstant: 0)
        var configuration: any UIContentConfiguration { didSet { take() } }

        init(_ banner: Banner) {
            configuration = banner
            super.init(frame: .zero)
            addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
                label.leadingAnchor.constraint(equalTo: leadingAnchor), tall,
            ])
            take()
        }

        required init?(coder: NSCoder) { fatalError("not from a file") }

        private func take() {
            guard let banner = configuration as? Banner else { return }
            label.text = banner.title
            tall.constant = banner.height
        }
    }

    private func scene(
        _ count: Int = 3, style: UITableView.Style = .plain, cellStyle: UITableViewCell.CellStyle = .default,
        _ set: (UITableView) -> Void = { _ in }, _ fill: @escaping (UITableViewCell, IndexPath) -> Void
    ) -> TableScene {
        let rows = TableRows(count: count)
        rows.style = cellStyle
        rows.fill = fill
        return TableScene(rows, style: style, set)
    }

    // MARK: - The view
    @Test(.documented("UITableViewCell.contentConfiguration"))
    func `a content view that supports the configuration stays, another one is replaced, and nil is a plain view`() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let plain = cell.contentView
        cell.textLabel?.text = "old"
        var list = UIListContentConfiguration.cell()
        list.text = "One"
        cell.contentConfiguration = list
        let made = cell.contentView
        #expect(made !== plain && made is UIListContentView && plain.superview == nil && made.superview === cell)
        #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        list.text = "Two"
        cell.contentConfiguration = list
        #expect(cell.contentView === made)
        let said = Misuse.observed { cell.contentConfiguration = Banner() }.map(\.message)
        #expect(
            said.first?.hasPrefix(
                "Warning: You are setting a new content configuration to a cell that has an existing content configuration, but the "
                    + "existing content view does not support the new configuration.") == true)
        #expect(cell.contentView is BannerView)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is BannerView) && cell.contentView.subviews.isEmpty && cell.textLabel != nil)
    }

    @Test(.documented("UITableViewCell.backgroundConfiguration"))
    func `a background configuration stands instead of the cell's colour and background views`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundColor = .red
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .green
        background.cornerRadius = 9
        cell.backgroundConfiguration = background
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && cell.backgroundColor == nil)
        #expect(cell.subviews.first?.subviews.first?.backgroundColor == .green)
        #expect(cell.subviews.first?.subviews.first?.layer.cornerRadius == 9)
        cell.backgroundConfiguration = nil
        #expect(cell.backgroundView != nil && cell.selectedBackgroundView != nil)
    }

    @Test(.documented("UIBackgroundConfiguration.backgroundColor"))
    func `without a colour a background has the tint's, a clear one none`() {
        var background = UIBackgroundConfiguration.listSidebarCell()
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .purple) == .purple)
        #expect(UIBackgroundConfiguration.clear().resolvedBackgroundColor(for: .purple) == .clear)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .brown }
        #expect(background.resolvedBackgroundColor(for: .purple) == .brown)
    }

    // MARK: - Values
    @Test(.oracle("LIST-35"))
    func `styles have their margins and paddings`() {
        let cell = UIListContentConfiguration.cell()
        #expect(cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.imageToTextPadding == 16 && cell.textToSecondaryTextVerticalPadding == 3)
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal && !cell.prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.subtitleCell().textToSecondaryTextVerticalPadding == 0)
        #expect(UIListContentConfiguration.valueCell().textToSecondaryTextHorizontalPadding == 8)
        let sidebar = UIListContentConfiguration.sidebarCell()
        #expect(sidebar.imageToTextPadding == 10 && sidebar.textProperties.numberOfLines == 1)
        #expect(sidebar.textProperties.adjustsFontSizeToFitWidth && sidebar.textProperties.minimumScaleFactor == 0.9)
        #expect(cell.textProperties.numberOfLines == 0 && !cell.textProperties.adjustsFontSizeToFitWidth)
    }

    @Test(.documented("UITableViewCell.defaultContentConfiguration()"))
    func `the default configuration is that of the cell's style, or of the header's table`() {
        func configuration(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
            UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        }
        #expect(configuration(.default) == .cell() && configuration(.subtitle) == .subtitleCell())
        #expect(configuration(.value1) == .valueCell() && configuration(.value2) == .valueCell())
        for (style, expected) in [
            (UITableView.Style.plain, UIListContentConfiguration.plainHeader()), (.grouped, .groupedHeader()),
        ] {
            let table = UITableView(frame: .zero, style: style)
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
            #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head")?.defaultContentConfiguration() == expected)
        }
    }

    @Test(.documented("UIListContentConfiguration.updated(for:)"))
    func `what is set stays in every state, the rest follows the style`() {
        var list = UIListContentConfiguration.cell()
        list.textProperties.font = .systemFont(ofSize: 30)
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isDisabled = true
        let disabled = list.updated(for: state)
        #expect(disabled.textProperties.color == .tertiaryLabel && disabled.textProperties.font == .systemFont(ofSize: 30))
        list.textProperties.color = .red
        #expect(list.updated(for: state).textProperties.color == .red)
        state.isDisabled = false
        state.isSelected = true
        #expect(UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor == .systemGray4)
        var own = UIBackgroundConfiguration.listPlainCell()
        own.backgroundColor = .yellow
        #expect(own.updated(for: state).backgroundColor == .yellow)
        state[UIConfigurationStateCustomKey("archived")] = true
        #expect(state[UIConfigurationStateCustomKey("archived")] == AnyHashable(true))
        list.textProperties.transform = .uppercase
        list.attributedText = NSAttributedString(string: "a")
        #expect(list.text == "a")
        list.text = "b"
        #expect(list.attributedText == nil)
    }

    // MARK: - Updating
    private final class Watched: UITableViewCell {
        var log: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            log.append("update selected \(state.isSelected) highlighted \(state.isHighlighted) editing \(state.isEditing)")
        }
    }

    @Test(.documented("UITableViewCell.configurationUpdateHandler"))
    func `a cell is updated once before it is shown, then once a layout for all changes, and its handler after it`() {
        let rows = TableRows(count: 1)
        let scene = TableScene(rows)
        let cell = Watched(style: .default, reuseIdentifier: "w")
        rows.fill = nil
        let source = OneCell(cell)
        scene.table.dataSource = source
        scene.table.reloadData()
        cell.configurationUpdateHandler = { cell, _ in (cell as? Watched)?.log.append("handler") }
        #expect(cell.log.isEmpty)
        scene.stage.layoutNow()
        #expect(cell.log == ["update selected false highlighted false editing false", "handler"])
        cell.log = []
        cell.isHighlighted = true
        cell.isSelected = true
        cell.setNeedsUpdateConfiguration()
        #expect(cell.log.isEmpty)
        scene.stage.layoutNow()
        #expect(cell.log == ["update selected true highlighted true editing false", "handler"])
    }

    @Test(.documented("UITableViewCell.automaticallyUpdatesContentConfiguration"))
    func `configurations follow the state by themselves unless that is switched off`() {
        for isAutomatic in [true, false] {
            let scene = scene { cell, _ in
                cell.automaticallyUpdatesContentConfiguration = isAutomatic
                cell.contentConfiguration = Banner(title: "plain")
                cell.backgroundConfiguration = .listPlainCell()
            }
            scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            scene.stage.layoutNow()
            let cell = scene.table.visibleCells[1]
            #expect((cell.contentView as? BannerView)?.label.text == (isAutomatic ? "selected" : "plain"))
            #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
            #expect((scene.table.visibleCells[0].contentView as? BannerView)?.label.text == "plain")
        }
    }

    // MARK: - Layout
    private func frames(
        _ width: CGFloat, _ list: UIListContentConfiguration, _ set: (UIListContentView) -> Void = { _ in }
    ) -> [CGRect] {
        let stage = Stage(device: .iPhone15)
        let view = UIListContentView(configuration: list)
        set(view)
        view.frame = CGRect(x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
        stage.window.addSubview(view)
        stage.layoutNow()
        return [view.bounds] + view.subviews.map(\.frame)
    }

    @Test(.oracle("LIST-35"))
    func `text and second text stand below one another, or at both ends while there is room`() {
        var list = UIListContentConfiguration.valueCell()
        list.text = "Name"
        list.secondaryText = "Value"
        var all = frames(300, list)
        #expect(all[0].height == 44 && abs(all[1].minX - 16) < 0.01 && abs(all[1].midY - all[2].midY) < 0.4, "\(all)")
        #expect(abs(all[2].maxX - 292) < 0.01, "\(all)")
        list.secondaryText = "A value that is by far too long for one line"
        all = frames(300, list)
        #expect(all[2].minX == 16 && abs(all[2].minY - (all[1].maxY + 3)) < 0.4)
        list = .subtitleCell()
        list.text = "Name"
        list.secondaryText = "Below"
        all = frames(300, list)
        #expect(
            abs(all[2].minY - all[1].maxY) < 0.4 && abs(all[0].height - (22 + all[1].height + all[2].height)) < 0.4, "\(all)")
    }

    @Test(.documented("UIListContentConfiguration.ImageProperties"))
    func `symbols stand in a column, pictures take their size, and both what is reserved for them`() throws {
        var list = UIListContentConfiguration.cell()
        list.text = "Text"
        list.image = UIImage(systemName: "star")
        var all = frames(300, list)
        #expect(all[1].minX == 16 + 24 + 16 && abs(all[2].midX - (16 + 12)) <= 0.5)
        list.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 90)).image { _ in }
        all = frames(300, list)
        #expect(all[2] == CGRect(x: 16, y: 11, width: 60, height: 90) && all[1].minX == 92 && all[0].height == 112)
        list.imageProperties.maximumSize = CGSize(width: 30, height: 0)
        all = frames(300, list)
        #expect(all[2].size == CGSize(width: 30, height: 45) && all[1].minX == 62)
        list.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        all = frames(300, list)
        #expect(all[2].minX == 26 && all[1].minX == 82)
        list.imageToTextPadding = 4
        #expect(frames(300, list)[1].minX == 70)
        let mirrored = frames(300, list) { $0.semanticContentAttribute = .forceRightToLeft }[1]
        #expect(abs(mirrored.maxX - (300 - 70)) < 0.01)
    }

    @Test(.documented("UIListContentView.textLayoutGuide"))
    func `there is a guide for each part that is shown`() throws {
        var list = UIListContentConfiguration.cell()
        list.text = "Text"
        let view = UIListContentView(configuration: list)
        #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
        let stage = Stage(device: .iPhone15)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        stage.window.addSubview(view)
        let guide = view.textLayoutGuide
        stage.layoutNow()
        let frame = try #require(guide?.layoutFrame)
        #expect(abs(frame.minY - view.subviews[0].frame.minY) < 0.01 && frame.size == view.subviews[0].frame.size)
    }

    @Test(.documented("UIContentView"))
    func `rows are as high as what their configurations make`() {
        let scene = scene { cell, path in
            if path.row == 0 {
                cell.contentConfiguration = Banner(title: "a", height: 90)
            } else {
                var list = cell.defaultContentConfiguration()
                list.text = String(repeating: "many words ", count: path.row == 1 ? 1 : 20)
                cell.contentConfiguration = list
            }
        }
        let heights = (0..<3).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights[0] == 90 && heights[1] == 44 && heights[2] > 100)
    }

    @Test(.documented("UITableViewHeaderFooterView.contentConfiguration"))
    func `headers can be configured, and know when they stick`() throws {
        let rows = TableRows([(0..<40).map { "\($0)" }])
        let headers = ConfiguredHeaders()
        let scene = TableScene(rows) {
            $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
            $0.delegate = headers
        }
        let header = try #require(scene.table.headerView(forSection: 0))
        #expect(header.contentView is UIListContentView && header.textLabel == nil)
        #expect(headers.pinned == [false])
        scene.table.contentOffset.y = 300
        scene.stage.layoutNow()
        #expect(headers.pinned == [false, true])
    }

    // MARK: - Pictures
    private func picture(
        _ style: UITableView.Style, _ appearance: UIUserInterfaceStyle = .light, _ size: UIContentSizeCategory = .large,
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, named name: String
    ) {
        let stage = Stage(device: .iPhone13, style: appearance, contentSize: size, layoutDirection: direction)
        let rows = TableRows([(0..<9).map { "\($0)" }])
        rows.fill = { cell, path in
            let lists: [UIListContentConfiguration] = [.cell(), .subtitleCell(), .valueCell(), .sidebarCell()]
            var list = lists[path.row % 4]
            list.text = ["Basic", "Subtitle", "Value", "Sidebar"][path.row % 4]
            if path.row % 4 > 0 { list.secondaryText = "Second text" }
            if path.row > 3 { list.image = UIImage(systemName: ["star.fill", "heart", "gear", "folder"][path.row % 4]) }
            if path.row == 8 { list.textProperties.color = .systemPurple }
            cell.contentConfiguration = list
            cell.accessoryType = path.row == 5 ? .disclosureIndicator : .none
            var background: UIBackgroundConfiguration = style == .plain ? .listPlainCell() : .listGroupedCell()
            if path.row == 6 {
                background.backgroundColor = .systemYellow
                background.cornerRadius = 12
                background.backgroundInsets = NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
                background.strokeColor = .systemOrange
                background.strokeWidth = 2
            }
            cell.backgroundConfiguration = background
        }
        let table = UITableView(frame: stage.window.bounds, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        stage.window.addSubview(table)
        stage.layoutNow()
        table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
        stage.layoutNow()
        withExtendedLifetime(rows) { assertSnapshot(of: stage, named: name) }
    }

    @Test(.assumed("looked at"))
    func `content in light and dark, with large letters, and mirrored`() {
        picture(.plain, named: "plain")
        picture(.insetGrouped, .dark, named: "dark")
        picture(.insetGrouped, .light, .accessibilityMedium, named: "large")
        picture(.insetGrouped, .light, .large, .rightToLeft, named: "mirrored")
    }

    @Test(.assumed("as consoles in public reports print them"))
    func `a background says in print which style it is of`() {
        #expect("\(UIBackgroundConfiguration.listGroupedCell())".hasPrefix("Base Style = List Grouped Cell;"))
        #expect("\(UIBackgroundConfiguration.listGroupedHeaderFooter())".hasPrefix("Base Style = List Grouped Header/Footer;"))
        #expect("\(UIBackgroundConfiguration.listPlainCell())".hasPrefix("Base Style = List Plain Cell;"))
    }
}
