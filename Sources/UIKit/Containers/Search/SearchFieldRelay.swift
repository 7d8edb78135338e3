import AppleFoundation

/// Hands what a search bar's field asks and tells on to the bar's delegate.
final class SearchFieldRelay: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        _ = Self.table
        self.bar = bar
        super.init()
    }

    /// By the place of a method in the table.
    func answer(_ index: Int, _ arguments: [Any?]) -> Any? {
        guard let bar else { return index == 1 || index == 3 ? nil : true }
        let delegate = bar.delegate
        switch index {
        case 0: return delegate?.`searchBarShouldBeginEditing(_:)`?(bar) ?? true
        case 1:
            bar.editingBegan()
            delegate?.`searchBarTextDidBeginEditing(_:)`?(bar)
        case 2: return delegate?.`searchBarShouldEndEditing(_:)`?(bar) ?? true
        case 3:
            bar.editingChanged()
            delegate?.`searchBarTextDidEndEditing(_:)`?(bar)
        case 4:
            guard let characters = arguments[1] as? NSRange, let text = arguments[2] as? String else { return true }
            return delegate?.`searchBar(_:shouldChangeTextIn:replacementText:)`?(bar, characters, text) ?? true
        default:
            delegate?.`searchBarSearchButtonClicked(_:)`?(bar)
            return false
        }
        return nil
    }
}
