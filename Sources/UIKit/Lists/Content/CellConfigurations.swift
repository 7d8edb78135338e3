import AppleFoundation
import CoreGraphics

/// A cell, header or footer whose content and background can be described.
@MainActor protocol ConfiguredView: UIView {
    var contentHolder: UIView { get }
    /// Nil: a plain view, as there was at the beginning.
    func replaceContentHolder(_ view: UIView?)
    /// Something else lies behind the content.
    func backgroundConfigured()
}

/// The configurations of a cell, header or footer, and the views that they made.
@MainActor final class CellConfigurations {
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: ConfiguredBackground?
    var updatesContent = true
    var updatesBackground = true

    // MARK: Content
    func setContent(_ new: (any UIContentConfiguration)?, _ cell: any ConfiguredView) {
        let old = content
        content = new
        guard let new else {
            if old != nil { cell.replaceContentHolder(nil) }
            return
        }
        if old != nil, let view = cell.contentHolder as? any UIContentView {
            if view.supports(new) {
                view.configuration = new
                cell.setNeedsLayout()
                return
            }
            Misuse.report(.other(Self.warning(cell, old!, new), isException: false))
        }
        cell.replaceContentHolder(new.makeContentView())
    }

    private static func warning(
        _ cell: UIView, _ old: any UIContentConfiguration, _ new: any UIContentConfiguration
    ) -> String {
        "Warning: You are setting a new content configuration to a cell that has an existing content configuration, but the existing "
            + "content view does not support the new configuration. This means the existing content view must be replaced with a new "
            + "content view created from the new configuration, instead of updating the existing content view directly, which is "
            + "expensive. Use separate registrations or reuse identifiers for different types of cells to avoid this. Make a symbolic "
            + "breakpoint at UIContentConfigurationAlertForReplacedContentView to catch this in the debugger. Cell: \(cell.description); "
            + "Existing content configuration: \(old); New content configuration: \(new)"
    }

    // MARK: Background
    func setBackground(_ new: UIBackgroundConfiguration?, _ cell: any ConfiguredView) {
        let hadOne = background != nil
        background = new
        guard let new else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            if hadOne { cell.backgroundConfigured() }
            return
        }
        if let backgroundView {
            backgroundView.configuration = new
        } else {
            let view = ConfiguredBackground(new)
            view.frame = cell.bounds
            cell.insertSubview(view, at: 0)
            backgroundView = view
        }
        if !hadOne { cell.backgroundConfigured() }
    }

    // MARK: Updating
    func update(for state: any UIConfigurationState, _ cell: any ConfiguredView) {
        if updatesContent, let content { setContent(content.updated(for: state), cell) }
        if updatesBackground, let background { setBackground(background.updated(for: state), cell) }
    }
}

// MARK: - Cells

extension UITableViewCell: ConfiguredView {
    final var contentHolder: UIView { parts.content }

    final func replaceContentHolder(_ view: UIView?) { parts.replaceContent(view, self) }

    final func backgroundConfigured() {
        setting.hasOwnColor = false
        setPlainColor(nil)
        if let table, parts.configurations?.background == nil, let row { table.display.dress(self, row, table) }
        showSelection(animated: false)
        setNeedsLayout()
    }

    final var configurations: CellConfigurations {
        if let made = parts.configurations { return made }
        let made = CellConfigurations()
        parts.configurations = made
        return made
    }

    final var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = setting.isHighlighted
        state.isSelected = setting.isSelected
        state.isEditing = setting.isEditing
        state.isSwiped = setting.isConfirming && !setting.isEditing
        state.isReordering = setting.isReordering
        state.cellDragState = setting.dragState
        state.cellDropState = setting.dropState
        return state
    }

    /// Before the cell is measured, and in its layout.
    final func configureIfNeeded() {
        guard setting.needsConfiguration, !setting.isConfiguring else { return }
        setting.needsConfiguration = false
        setting.isConfiguring = true
        defer { setting.isConfiguring = false }
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func takeContent(_ new: (any UIContentConfiguration)?) {
        if new == nil, parts.configurations == nil { return }
        configurations.setContent(new, self)
        askForConfiguration()
    }

    final func takeBackground(_ new: UIBackgroundConfiguration?) {
        if new == nil, parts.configurations == nil { return }
        configurations.setBackground(new, self)
        askForConfiguration()
    }

    /// What is set during an update is part of it.
    final func askForConfiguration() { if !setting.isConfiguring { setNeedsUpdateConfiguration() } }
}

// MARK: - Headers and footers

extension UITableViewHeaderFooterView: ConfiguredView {
    final var contentHolder: UIView { contentView }

    final var currentState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = role.isFloating
        return state
    }

    final func configureIfNeeded() {
        guard role.needsConfiguration, !role.isConfiguring else { return }
        role.needsConfiguration = false
        role.isConfiguring = true
        defer { role.isConfiguring = false }
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final var madeConfigurations: CellConfigurations {
        if let made = role.configurations { return made }
        let made = CellConfigurations()
        role.configurations = made
        return made
    }

    final func takeContent(_ new: (any UIContentConfiguration)?) {
        if new == nil, role.configurations == nil { return }
        madeConfigurations.setContent(new, self)
        askForConfiguration()
    }

    final func takeBackground(_ new: UIBackgroundConfiguration?) {
        if new == nil, role.configurations == nil { return }
        madeConfigurations.setBackground(new, self)
        askForConfiguration()
    }

    final func askForConfiguration() { if !role.isConfiguring { setNeedsUpdateConfiguration() } }

    final var ownContentConfiguration: UIListContentConfiguration {
        switch (role.isHeader, role.isGrouped) {
        case (true, false): .plainHeader()
        case (false, false): .plainFooter()
        case (true, true): .groupedHeader()
        case (false, true): .groupedFooter()
        }
    }
}

// MARK: - Cells of collection views

/// What a cell keeps of its configurations.
struct ConfiguredState {
    var made: CellConfigurations?
    /// They are to be brought up to date; so they are before the cell is shown for the first time.
    var isStale = true
    var isUpdating = false
}

extension UICollectionViewCell: ConfiguredView {
    final var contentHolder: UIView { contentView }

    final func replaceContentHolder(_ view: UIView?) {
        parts.adopt(view ?? CellContentView(frame: bounds), self)
        setNeedsLayout()
    }

    final func backgroundConfigured() {
        backgroundColor = nil
        for view in [parts.background, parts.selectedBackground] { view?.isHidden = backgroundConfiguration != nil }
        if backgroundConfiguration == nil { parts.showSelection(self) }
        setNeedsLayout()
    }

    final var configurations: CellConfigurations {
        if let made = configured.made { return made }
        let made = CellConfigurations()
        configured.made = made
        return made
    }

    final var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = parts.isHighlighted
        state.isSelected = parts.isSelected
        state.isEditing = parts.isEdited
        state.isSwiped = parts.isSwiped
        state.isReordering = parts.isReordering
        state.cellDragState = parts.dragState
        state.cellDropState = parts.dropState
        state.isExpanded = parts.isExpanded
        return state
    }

    final func stateChanged() {
        guard !configured.isUpdating else { return }
        configured.isStale = true
        setNeedsLayout()
    }

    /// Before the cell is measured, and in its layout.
    final func configureIfNeeded() {
        guard configured.isStale, !configured.isUpdating else { return }
        configured.isStale = false
        configured.isUpdating = true
        defer { configured.isUpdating = false }
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func takeContent(_ new: (any UIContentConfiguration)?) {
        if new == nil, configured.made == nil { return }
        configurations.setContent(new, self)
        stateChanged()
    }

    final func takeBackground(_ new: UIBackgroundConfiguration?) {
        if new == nil, configured.made == nil { return }
        configurations.setBackground(new, self)
        stateChanged()
    }
}
