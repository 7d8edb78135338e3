import AppleFoundation
import CoreGraphics

extension UIButton: _MenuHolder {
    public var _opensMenuAfterPress: Bool { menu != nil && !showsMenuAsPrimaryAction && isEnabled }

    public func _openMenu() {
        guard let menu else { return }
        if changesSelectionAsPrimaryAction, menu.selectedElements.isEmpty { chosenElement?.menuState = .on }
        sendActions(for: .menuActionTriggered)
        menu._show(from: self, sender: self) { [weak self] _ in
            guard let self, self.changesSelectionAsPrimaryAction else { return }
            self.contentChanged()
        }
    }

    func menuChanged() {
        if menu != nil { _watchPress() }
        if changesSelectionAsPrimaryAction { contentChanged() }
    }

    /// What a button shows that stands for a choice: a menu's element that is on.
    var chosenElement: UIMenuElement? {
        guard changesSelectionAsPrimaryAction, let menu else { return nil }
        return MenuSelection.shown(in: menu)
    }

    /// The configuration with the choice, and the two chevrons that say that there is one.
    func showChoice(_ element: UIMenuElement, in configuration: inout Configuration) {
        configuration.title = element.title
        if let image = element.image { configuration.image = image }
        guard configuration.image == nil, configuration.indicator != .none else { return }
        configuration.image = UIImage(systemName: "chevron.up.chevron.down")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = max(configuration.imagePadding, 5)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .caption2)
    }
}
