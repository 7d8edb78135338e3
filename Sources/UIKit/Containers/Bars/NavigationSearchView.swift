import AppleFoundation
import CoreGraphics

/// The place of a search bar below a navigation bar's row. It gets lower as content is scrolled up, and the bar with it.
final class NavigationSearchView: UIView {
    let bar: UISearchBar

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init(frame: .zero)
        clipsToBounds = true
        bar.removeFromSuperview()
        bar.isInNavigationBar = true
        bar.frame = bounds
        addSubview(bar)
    }

    required init?(coder: NSCoder) { fatalError("Made by navigation bars.") }

    var holdsItsBar: Bool { bar.superview === self }

    /// The bar is free again, unless somebody else has it already.
    func letGo() {
        removeFromSuperview()
        guard holdsItsBar else { return }
        bar.removeFromSuperview()
        bar.isInNavigationBar = false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard holdsItsBar else { return }
        if bar.frame != bounds { bar.frame = bounds }
        // A search over the whole window leaves the bar free.
        bar.controller?.viewIfLoaded?.setNeedsLayout()
    }
}
