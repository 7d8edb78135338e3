import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What a cell is made of, and where that is.
@MainActor @Suite("Lists / Table / Cells")
struct TableCellTests {
    private func scene(
        _ count: Int = 2, style: UITableView.Style = .plain, _ set: (UITableView) -> Void = { _ in },
        fill: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }
    ) -> TableScene {
        let rows = TableRows(count: count)
        rows.fill = fill
        return TableScene(rows, style: style, device: .iPhoneSE) {
            $0.rowHeight = 60
            set($0)
        }
    }

    /// The lines of a cell, as they can be seen.
    private func lines(_ cell: UITableViewCell) -> [CGRect] {
        cell.subviews.filter { type(of: $0) == UIView.self && $0.frame.height == 0.5 && !$0.isHidden }.map(\.frame).sorted {
            $0.minY < $1.minY
        }
    }

    private func accessories(_ cell: UITableViewCell) -> [UIView] {
        cell.subviews.filter { $0 is UIImageView || $0 is UIButton || $0 is UISwitch }
    }

    // MARK: Accessories
    @Test(.documented("UITableViewCell.accessoryView, UITableViewCell.editingAccessoryView"))
    func `a view stands instead of a type, what is for editing instead of both, and nothing for editing is nothing`() {
        let own = UISwitch()
        let editing = UISwitch()
        let scene = scene(fill: { cell, _ in cell.accessoryType = .disclosureIndicator })
        let cell = scene.table.visibleCells[0]
        #expect(accessories(cell).count == 1 && accessories(cell)[0] is UIImageView)
        cell.accessoryView = own
        cell.layoutIfNeeded()
        #expect(accessories(cell) == [own])
        #expect(own.frame.maxX == 359 && own.frame.midY == 30 && cell.contentView.frame.maxX == own.frame.minX)
        scene.table.setEditing(true, animated: false)
        #expect(accessories(cell).filter { !($0 is UIButton) } == [])
        cell.editingAccessoryType = .checkmark
        #expect(accessories(cell).filter { !($0 is UIButton) }.count == 1 && own.superview == nil)
        cell.editingAccessoryView = editing
        #expect(accessories(cell).filter { !($0 is UIButton) } == [editing])
        scene.table.setEditing(false, animated: false)
        #expect(accessories(cell) == [own] && editing.superview == nil)
        cell.accessoryView = nil
        #expect(accessories(cell).count == 1 && accessories(cell)[0] is UIImageView)
    }

    @Test(.documented("UITableViewCell.accessoryType"))
    func `a touch on an arrow is one on its row, and one on a control of the app's isn't`() {
        let watch = DeselectionWatch()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let scene = scene {
            $0.delegate = watch
        } fill: { cell, path in
            if path.row == 0 { cell.accessoryType = .disclosureIndicator } else { cell.accessoryView = button }
        }
        scene.stage.tap(at: CGPoint(x: 355, y: scene.point(0).y))
        #expect(watch.lines == ["did select 0"])
        watch.lines = []
        scene.stage.tap(at: CGPoint(x: 340, y: scene.point(1).y))
        #expect(watch.lines == [] && taps == 1)
        button.isEnabled = false
        scene.stage.tap(at: CGPoint(x: 340, y: scene.point(1).y))
        #expect(taps == 1)
    }

    @Test(.documented("UITableViewCell.indentationLevel, UITableViewCell.indentationWidth"))
    func `content moves in by its level`() {
        let scene = scene(fill: { cell, path in
            cell.indentationLevel = path.row * 2
            if path.row == 1 { cell.indentationWidth = 7 }
        })
        #expect(scene.table.visibleCells.map { $0.textLabel?.frame.minX } == [16, 30])
        scene.table.visibleCells[0].indentationLevel = 1
        scene.stage.layoutNow()
        #expect(scene.table.visibleCells[0].textLabel?.frame.minX == 26)
    }

    // MARK: Lines
    @Test(.oracle("LIST-57"))
    func `a line of a pixel lies at the end of each row, and begins where its text does`() {
        let scene = scene(fill: { cell, path in if path.row == 1 { cell.imageView?.image = UIImage(systemName: "star") } })
        #expect(lines(scene.table.visibleCells[0]) == [CGRect(x: 16, y: 59.5, width: 359, height: 0.5)])
        #expect(scene.table.visibleCells[1].textLabel?.frame.minX == 55)
        #expect(lines(scene.table.visibleCells[1]) == [CGRect(x: 55, y: 59.5, width: 320, height: 0.5)])
        scene.table.separatorStyle = .none
        scene.stage.layoutNow()
        #expect(lines(scene.table.visibleCells[0]) == [])
    }

    @Test(.oracle("LIST-57"))
    func `a grouped section has lines from edge to edge at both ends, and a card has none`() {
        let whole = CGRect(x: 0, y: 0, width: 375, height: 0.5)
        let single = scene(1, style: .grouped)
        #expect(lines(single.table.visibleCells[0]) == [whole, whole.offsetBy(dx: 0, dy: 59.5)])
        let pair = scene(2, style: .grouped)
        #expect(lines(pair.table.visibleCells[0]) == [whole, CGRect(x: 16, y: 59.5, width: 359, height: 0.5)])
        #expect(lines(pair.table.visibleCells[1]) == [whole.offsetBy(dx: 0, dy: 59.5)])
        let card = scene(2, style: .insetGrouped)
        #expect(lines(card.table.visibleCells[0]) == [CGRect(x: 16, y: 59.5, width: 327, height: 0.5)])
        #expect(lines(card.table.visibleCells[1]) == [])
        #expect(
            card.table.visibleCells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
                && card.table.visibleCells[1].layer.cornerRadius == 10)
    }

    // MARK: Colours and fonts
    @Test(.oracle("LIST-58"))
    func `tables and their cells have the system's backgrounds`() {
        for (style, table, cell) in [
            (UITableView.Style.plain, UIColor.systemBackground, UIColor.systemBackground),
            (.grouped, .systemGroupedBackground, .secondarySystemGroupedBackground),
            (.insetGrouped, .systemGroupedBackground, .secondarySystemGroupedBackground),
        ] {
            let scene = scene(style: style)
            #expect(scene.table.backgroundColor == table && scene.table.visibleCells[0].backgroundColor == cell)
        }
    }

    @Test(.oracle("LIST-19"))
    func `each style has its fonts`() {
        func fonts(_ style: UITableViewCell.CellStyle) -> [CGFloat?] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            return [cell.textLabel?.font.pointSize, cell.detailTextLabel?.font.pointSize]
        }
        #expect(fonts(.default) == [17, nil] && fonts(.subtitle) == [17, 12])
        #expect(fonts(.value1) == [17, 17] && fonts(.value2) == [14, 14])
        let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
        #expect(value.detailTextLabel?.textColor == .secondaryLabel && value.detailTextLabel?.textAlignment == .right)
    }

    @Test(.documented("UILabel.adjustsFontForContentSizeCategory"))
    func `the texts of cells grow with the reader's size`() {
        for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
            let rows = TableRows(count: 1)
            rows.style = style
            rows.fill = { cell, _ in cell.detailTextLabel?.text = "Detail" }
            func heights(_ size: UIContentSizeCategory) -> [CGFloat] {
                let stage = Stage(contentSize: size)
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
                table.dataSource = rows
                stage.window.addSubview(table)
                stage.layoutNow()
                let cell = table.visibleCells[0]
                return [cell.textLabel, cell.detailTextLabel].compactMap { $0?.sizeThatFits(.zero).height }
            }
            #expect(zip(heights(.large), heights(.accessibilityLarge)).allSatisfy { $0 + 5 < $1 })
        }
    }

    // MARK: Backgrounds and selection
    @Test(.documented("UITableViewCell.backgroundView, UITableViewCell.selectedBackgroundView"))
    func `what lies behind a selected cell is there while it is selected, between background and content`() throws {
        let behind = UIView()
        let selected = UIView()
        let scene = scene(fill: { cell, path in
            guard path.row == 0 else { return }
            cell.backgroundView = behind
            cell.selectedBackgroundView = selected
        })
        let cell = scene.table.visibleCells[0]
        #expect(cell.subviews.first === behind && selected.superview == nil)
        cell.setSelected(true, animated: false)
        let order = cell.subviews
        #expect(order.first === behind && selected.frame == cell.bounds && selected.alpha == 1)
        #expect(try #require(order.firstIndex(of: selected)) < #require(order.firstIndex(of: cell.contentView)))
        cell.setSelected(false, animated: true)
        #expect(selected.superview === cell && selected.alpha == 0 && selected.layer.presentation()?.opacity == 1)
        scene.stage.settle()
        #expect(selected.superview == nil && selected.alpha == 1)
        cell.setSelected(true, animated: false)
        cell.setSelected(false, animated: false)
        #expect(selected.superview == nil)
    }

    @Test(.oracle("LIST-59"))
    func `labels, pictures and controls of a selected cell are highlighted`() {
        let button = UIButton(type: .system)
        let label = UILabel()
        let picture = UIImageView()
        let scene = scene(fill: { cell, path in
            guard path.row == 0 else { return }
            let inner = UIView()
            inner.addSubview(label)
            for view in [inner, button, picture] { cell.contentView.addSubview(view) }
        })
        let cell = scene.table.visibleCells[0]
        func shown() -> [Bool] { [label.isHighlighted, picture.isHighlighted, button.isHighlighted] }
        cell.setHighlighted(true, animated: false)
        #expect(shown() == [true, true, true])
        cell.setHighlighted(false, animated: false)
        #expect(shown() == [false, false, false])
        cell.setSelected(true, animated: false)
        #expect(shown() == [true, true, true])
        cell.setSelected(false, animated: false)
        #expect(shown() == [false, false, false])
    }

    // MARK: Safe area
    @Test(.documented("UITableView.insetsContentViewsToSafeArea"))
    func `content stays in the safe area, and what lies behind it doesn't`() {
        let behind = UIView()
        let selected = UIView()
        let rows = TableRows(count: 1)
        rows.fill = { cell, _ in
            cell.backgroundView = behind
            cell.selectedBackgroundView = selected
            cell.setSelected(true, animated: false)
        }
        let scene = TableScene(rows, device: .iPhone15.landscape, size: CGSize(width: 852, height: 393)) { $0.rowHeight = 60 }
        let cell = scene.table.visibleCells[0]
        cell.setSelected(true, animated: false)
        scene.stage.layoutNow()
        let safe = scene.table.safeAreaInsets
        #expect(safe.left == 59 && safe.right == 59 && cell.frame.width == 852)
        #expect(cell.contentView.frame == CGRect(x: 59, y: 0, width: 734, height: 60))
        #expect(behind.frame == cell.bounds && selected.frame == cell.bounds)
        scene.table.insetsContentViewsToSafeArea = false
        scene.stage.layoutNow()
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test(.oracle("LIST-44"))
    func `a cell begins at the origin, whatever place it is given`() {
        let cell = UITableViewCell(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(cell.frame.origin == .zero && cell.reuseIdentifier == nil)
    }
}
