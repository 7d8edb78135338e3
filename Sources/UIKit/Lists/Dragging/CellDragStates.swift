import AppleFoundation

extension UITableViewCell {
    final func setDragState(_ state: UICellConfigurationState.DragState) {
        guard setting.dragState != state else { return }
        setting.dragState = state
        setNeedsUpdateConfiguration()
        if let known = DragState(rawValue: state.rawValue) { dragStateDidChange(known) }
    }

    final func setDropState(_ state: UICellConfigurationState.DropState) {
        guard setting.dropState != state else { return }
        setting.dropState = state
        setNeedsUpdateConfiguration()
    }
}

extension UICollectionViewCell {
    final func setDragState(_ state: UICellConfigurationState.DragState) {
        guard parts.dragState != state else { return }
        parts.dragState = state
        stateChanged()
        if let known = DragState(rawValue: state.rawValue) { dragStateDidChange(known) }
    }

    final func setDropState(_ state: UICellConfigurationState.DropState) {
        guard parts.dropState != state else { return }
        parts.dropState = state
        stateChanged()
    }
}
