import AppleFoundation
import CoreGraphics

/// A search bar beside the buttons of a navigation bar, on pads.
final class InlineSearchView: UIView {
    let bar: UISearchBar
    private static let width: CGFloat = 280

    /// As a button of the bar it stands in.
    static func item(_ bar: UISearchBar) -> UIBarButtonItem { UIBarButtonItem(customView: InlineSearchView(bar)) }

    private init(_ bar: UISearchBar) {
        self.bar = bar
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 36))
    }

    required init?(coder: NSCoder) { fatalError("Made by navigation items.") }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { take() }
    }

    private func take() {
        guard bar.superview !== self else { return }
        bar.removeFromSuperview()
        bar.isInNavigationBar = true
        addSubview(bar)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The bar's own margins lie outside.
        let place = CGRect(x: -16, y: -1, width: bounds.width + 32, height: 52)
        guard bar.superview === self else { return }
        if bar.frame != place { bar.frame = place }
        bar.controller?.viewIfLoaded?.setNeedsLayout()
    }
}
