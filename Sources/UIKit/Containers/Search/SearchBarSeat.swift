import AppleFoundation
import CoreGraphics

/// The place that a search bar leaves for the time of a search, so that it stays in sight at the top.
@MainActor final class SearchBarSeat {
    private let bar: UISearchBar
    private weak var home: UIView?
    private weak var table: UITableView?
    private let frameAtHome: CGRect
    private let maskAtHome: UIView.AutoresizingMask
    /// Keeps the room at home.
    private let standIn: UIView
    /// An animation has the bar.
    var isMoving = false

    /// A bar that constraints hold stays where it is, and so does one in a bar.
    static func isNeeded(for bar: UISearchBar) -> Bool {
        if !bar.translatesAutoresizingMaskIntoConstraints { return false }
        var step = bar.superview
        while let view = step {
            if view is UINavigationBar { return false }
            step = view.superview
        }
        return true
    }

    init(_ bar: UISearchBar) {
        self.bar = bar
        home = bar.superview
        frameAtHome = bar.frame
        maskAtHome = bar.autoresizingMask
        standIn = UIView(frame: bar.frame)
        standIn.autoresizingMask = bar.autoresizingMask
    }

    /// The bar belongs to another view from now on, and seems to be where it was.
    func take(into view: UIView) {
        let place = home.map { $0.convert(bar.frame, to: view) } ?? CGRect(x: 0, y: 0, width: view.bounds.width, height: 56)
        let header = home as? UITableView
        if let home, header?.tableHeaderView !== bar { home.insertSubview(standIn, aboveSubview: bar) }
        bar.autoresizingMask = .flexibleWidth
        bar.isPinned = true
        // From one place to the other at once: what is edited stays so.
        view.addSubview(bar)
        bar.frame = place
        if let header, header.tableHeaderView === bar {
            table = header
            header.tableHeaderView = standIn
        }
        bar.layoutIfNeeded()
    }

    func put(at frame: CGRect) {
        if bar.frame != frame { bar.frame = frame }
        fitHeader(frame.height)
    }

    /// What stands below a header goes with its height: a bar with scopes takes more of it.
    private func fitHeader(_ height: CGFloat) {
        guard let table, table.tableHeaderView === standIn, standIn.frame.height != height else { return }
        standIn.frame.size.height = height
        table.tableHeaderView = standIn
        table.layoutIfNeeded()
    }

    func moveTowardsHome() {
        guard let view = bar.superview, standIn.superview != nil else { return }
        fitHeader(frameAtHome.height)
        bar.frame = standIn.convert(standIn.bounds, to: view)
    }

    func giveBack() {
        bar.isPinned = false
        bar.autoresizingMask = maskAtHome
        if let table, table.tableHeaderView === standIn {
            bar.frame = standIn.frame
            table.tableHeaderView = bar
        } else if let home, standIn.superview === home {
            bar.frame = standIn.frame
            home.insertSubview(bar, aboveSubview: standIn)
        } else {
            bar.removeFromSuperview()
            bar.frame = frameAtHome
        }
        standIn.removeFromSuperview()
    }
}
