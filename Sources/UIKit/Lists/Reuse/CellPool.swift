import AppleFoundation
import CoreGraphics

/// What cells are made of, by their identifiers, and those that wait to be shown again.
@MainActor final class CellPool {
    private enum Source {
        case type(AnyClass)
        case nib(UINib)
        /// A cell of a storyboard's table.
        case prototype(any ReusableViewSource)
    }

    private var cellSources: [String: Source] = [:]
    private var headerSources: [String: Source] = [:]
    private var cells = WaitingRoom<String, UITableViewCell>()
    private var headers = WaitingRoom<String, UITableViewHeaderFooterView>()
    /// Headers and footers that show titles, made by the table.
    private var titleHeaders: ContiguousArray<UITableViewHeaderFooterView> = []

    // MARK: Registering
    func registerCell(_ type: AnyClass?, _ identifier: String) { cellSources[identifier] = type.map { .type($0) } }
    func registerCell(_ nib: UINib?, _ identifier: String) { cellSources[identifier] = nib.map { .nib($0) } }
    func registerCell(_ prototype: any ReusableViewSource, _ identifier: String) {
        cellSources[identifier] = .prototype(prototype)
    }
    func registerHeader(_ type: AnyClass?, _ identifier: String) { headerSources[identifier] = type.map { .type($0) } }
    func registerHeader(_ nib: UINib?, _ identifier: String) { headerSources[identifier] = nib.map { .nib($0) } }

    // MARK: Cells
    /// A waiting cell that has been prepared, or a new one; nil if nothing is known of the identifier.
    func cell(_ identifier: String) -> UITableViewCell? {
        if let waiting = cells.take(identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        switch cellSources[identifier] {
        case .type(let type)?:
            guard let type = type as? UITableViewCell.Type else { return nil }
            return type._new(style: .default, reuseIdentifier: identifier)
        case .nib(let nib)?:
            let made: UITableViewCell? = single(nib, identifier, "UITableViewCell")
            if let own = made?.reuseIdentifier, !own.isEmpty, own != identifier {
                reportMisuse(
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))",
                    exception: .internalInconsistencyException)
            }
            made?.setting.registeredIdentifier = identifier
            return made
        case .prototype(let prototype)?: return prototype.make() as? UITableViewCell
        case nil: return nil
        }
    }

    func isKnown(_ identifier: String) -> Bool { cellSources[identifier] != nil }

    /// The cell waits, if it can be asked for.
    func keep(_ cell: UITableViewCell) -> Bool {
        guard let identifier = cell.reuseIdentifier ?? cell.setting.registeredIdentifier else { return false }
        cells.keep(cell, identifier)
        return true
    }

    /// Those that wait and can still be seen in the table.
    func hideWaiting() {
        cells.forEach { cell in
            if cell.isHidden { return }
            cell.setting.isHiddenByTable = true
            cell.isHidden = true
        }
        headers.forEach { if !$0.isHidden { $0.isHidden = true } }
        for view in titleHeaders where !view.isHidden { view.isHidden = true }
    }

    // MARK: Headers and footers
    func header(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let waiting = headers.take(identifier) {
            waiting.isHidden = false
            waiting.prepareForReuse()
            return waiting
        }
        switch headerSources[identifier] {
        case .type(let type)?:
            guard let type = type as? UITableViewHeaderFooterView.Type else { return nil }
            return type._new(reuseIdentifier: identifier)
        case .nib(let nib)?: return single(nib, identifier, "UITableViewHeaderFooterView")
        case .prototype(let prototype)?: return prototype.make() as? UITableViewHeaderFooterView
        case nil: return nil
        }
    }

    func titleHeader() -> UITableViewHeaderFooterView {
        guard let waiting = titleHeaders.popLast() else {
            let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
            made.role.isOfTable = true
            return made
        }
        waiting.isHidden = false
        return waiting
    }

    func keep(_ header: UITableViewHeaderFooterView) -> Bool {
        if header.role.isOfTable {
            titleHeaders.append(header)
        } else if let identifier = header.reuseIdentifier {
            headers.keep(header, identifier)
        } else {
            return false
        }
        return true
    }

    // MARK: Nibs
    private func single<Wanted: UIView>(_ nib: UINib, _ identifier: String, _ name: String) -> Wanted? {
        let objects = nib.instantiate(withOwner: nil, options: nil).filter { !($0 is UIGestureRecognizer) }
        if objects.count == 1, let made = objects[0] as? Wanted { return made }
        reportMisuse(
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                + "\(name) instance", exception: .internalInconsistencyException)
        return nil
    }
}
