import AppleFoundation
import CoreGraphics

/// What a search bar is made of beside its field, and where it all lies.
@MainActor final class SearchBarParts {
    private unowned let bar: UISearchBar
    private var ground: BarBackgroundView?
    private var picture: UIImageView?
    private var cancel: UIButton?
    private var prompt: UILabel?
    private var scopes: UISegmentedControl?
    private var scopeGround: UIImageView?
    private var side: UIButton?
    private var glass: UIView?

    struct IconPlace: Hashable {
        let icon: UISearchBar.Icon
        let state: UInt
    }
    /// What programs have set.
    var icons: [IconPlace: UIImage] = [:]
    var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { scopesAreStale = true } }
    private var scopesAreStale = false
    var fieldGrounds: [UInt: UIImage] = [:] { didSet { fieldGroundsChanged(oldValue) } }
    private var fieldFade: CGFloat = 1

    /// Around the field.
    private struct Margins {
        let side: CGFloat
        let top: CGFloat
        let bottom: CGFloat
        /// Before the button that cancels.
        let gap: CGFloat
        static let alone = Margins(side: 8, top: 10, bottom: 10, gap: 8)
        static let inNavigationBar = Margins(side: 16, top: 1, bottom: 15, gap: 12)
    }
    private var margins: Margins { bar.isInNavigationBar ? .inNavigationBar : .alone }
    private static let leastFieldHeight: CGFloat = 36
    private static let promptHeight: CGFloat = 20
    private static let scopeHeight: CGFloat = 46

    init(_ bar: UISearchBar) { self.bar = bar }

    private var showsScopes: Bool { bar.showsScopeBar && bar.scopeButtonTitles?.count ?? 0 > 1 }

    /// With large type the field grows, and the bar around it.
    private var fieldHeight: CGFloat { max(Self.leastFieldHeight, bar.searchTextField.intrinsicContentSize.height) }

    var height: CGFloat { height(margins) }
    var heightInNavigationBar: CGFloat { height(.inNavigationBar) }

    private func height(_ margins: Margins) -> CGFloat {
        margins.top + fieldHeight + margins.bottom + (bar.prompt == nil ? 0 : Self.promptHeight)
            + (showsScopes ? Self.scopeHeight : 0)
    }

    /// In a navigation bar the field gets lower with the room, and what it says fades.
    private var shownFieldHeight: CGFloat {
        bar.isInNavigationBar ? min(fieldHeight, max(0, fieldHeight + bar.bounds.height - height)) : fieldHeight
    }

    /// At the ends of the bar, with what the screen's corners take.
    private var sides: (left: CGFloat, right: CGFloat) {
        let margin = margins.side
        guard bar.isInNavigationBar else { return (margin, margin) }
        return (margin + bar.safeAreaInsets.left, margin + bar.safeAreaInsets.right)
    }

    // MARK: Layout
    func layout() {
        let bounds = bar.bounds
        layoutGround()
        var y = layoutPrompt()
        let field = bar.searchTextField
        let shown = shownFieldHeight
        let sides = sides
        let cancelRoom = layoutCancel(y + margins.top, shown)
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        field.frame = CGRect(
            x: sides.left + (isMirrored ? cancelRoom : 0), y: y + margins.top,
            width: max(0, bounds.width - sides.left - sides.right - cancelRoom), height: shown)
        fadeField(bar.isInNavigationBar ? max(0, min(1, 2 * shown / fieldHeight - 1)) : 1)
        layoutGlass()
        layoutSide()
        y += margins.top + shown + margins.bottom
        layoutScopes(y)
    }

    /// The ground of a field that gets lower stays, and what it says goes.
    private func fadeField(_ alpha: CGFloat) {
        guard alpha != fieldFade else { return }
        fieldFade = alpha
        for view in bar.searchTextField.subviews { view.alpha = alpha }
    }

    private func layoutGround() {
        let reach = bar.isPinned ? max(0, bar.frame.minY) : 0
        let place = CGRect(x: 0, y: -reach, width: bar.bounds.width, height: bar.bounds.height + reach)
        let image = bar.pictures.ground(
            bar.barPosition, isLow: bar.traitCollection.verticalSizeClass == .compact, hasPrompt: bar.prompt != nil)
        if let image {
            let view = picture ?? UIImageView()
            if picture == nil { bar.insertSubview(view, at: 0) }
            picture = view
            view.image = image
            view.frame = place
        } else {
            picture?.removeFromSuperview()
            picture = nil
        }
        if bar.searchBarStyle == .minimal || image != nil || bar.isInNavigationBar {
            ground?.removeFromSuperview()
            return ground = nil
        }
        let view = ground ?? BarBackgroundView(frame: bar.bounds)
        if ground == nil { bar.insertSubview(view, at: 0) }
        ground = view
        let look = UIToolbarAppearance()
        if bar.isTranslucent, bar.barTintColor == nil {
            look.configureWithDefaultBackground()
        } else {
            look.configureWithOpaqueBackground()
        }
        if let color = bar.barTintColor { look.backgroundColor = color }
        view.show(look)
        view.frame = place
    }

    /// Where the row of the field begins.
    private func layoutPrompt() -> CGFloat {
        guard let text = bar.prompt else {
            prompt?.removeFromSuperview()
            prompt = nil
            return 0
        }
        let label = prompt ?? UILabel()
        if prompt == nil { bar.addSubview(label) }
        prompt = label
        label.text = text
        label.font = .systemFont(ofSize: 14)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.frame = CGRect(x: 8, y: 6, width: max(0, bar.bounds.width - 16), height: 18)
        return Self.promptHeight
    }

    /// How much of the row its button takes.
    private func layoutCancel(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
        guard bar.showsCancelButton else {
            cancel?.removeFromSuperview()
            cancel = nil
            return 0
        }
        let button = cancel ?? makeCancel()
        button.isEnabled = bar.canCancel
        let width = button.intrinsicContentSize.width.rounded(.up)
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        button.frame = CGRect(
            x: isMirrored ? sides.left : bar.bounds.width - sides.right - width, y: y, width: width, height: height)
        return width + margins.gap
    }

    private func makeCancel() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(
            UIAction { [weak bar] _ in bar?.cancelPressed() }, for: .touchUpInside)
        // It comes from the side.
        UIView.performWithoutAnimation {
            let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
            button.frame = CGRect(x: isMirrored ? -80 : bar.bounds.width, y: margins.top, width: 60, height: fieldHeight)
            bar.addSubview(button)
        }
        cancel = button
        return button
    }

    /// An icon of the program's own.
    private func own(_ icon: UISearchBar.Icon, _ state: UIControl.State = .normal) -> UIImage? {
        icons[IconPlace(icon: icon, state: state.rawValue)]
    }

    /// The program may have put something else in its place.
    private func layoutGlass() {
        glass = glass ?? bar.searchTextField.leftView
        guard let view = glass as? UIImageView, bar.searchTextField.leftView === view else { return }
        let image = bar.isEnabled ? own(.search) : own(.search, .disabled) ?? own(.search)
        let shown = image ?? UIImage(systemName: "magnifyingglass")
        if view.image != shown { view.image = shown }
    }

    /// Bookmarks or results, at the end of the field while there is nothing to clear.
    private func layoutSide() {
        let field = bar.searchTextField
        guard bar.showsBookmarkButton || bar.showsSearchResultsButton else {
            if side != nil { field.rightView = nil }
            return side = nil
        }
        let button = side ?? makeSide()
        let isList = bar.showsSearchResultsButton
        let symbol = isList ? (bar.isSearchResultsButtonSelected ? "chevron.down.circle.fill" : "chevron.down.circle") : "book"
        let icon: UISearchBar.Icon = isList ? .resultsList : .bookmark
        let state: UIControl.State = isList && bar.isSearchResultsButtonSelected ? .selected : .normal
        let image = own(icon, state) ?? own(icon) ?? UIImage(systemName: symbol)
        if button.image(for: .normal) != image { button.setImage(image, for: .normal) }
        if let pressed = own(icon, .highlighted), button.image(for: .highlighted) != pressed {
            button.setImage(pressed, for: .highlighted)
        }
        button.accessibilityLabel = isList ? "Results list" : "Bookmarks"
        let mode: UITextField.ViewMode = field.hasText && field.isEditing ? .never : .always
        // The field would ask for layout again.
        if field.rightView !== button { field.rightView = button }
        if field.rightViewMode != mode { field.rightViewMode = mode }
    }

    private func makeSide() -> UIButton {
        let button = UIButton(type: .custom)
        button.frame.size = CGSize(width: 30, height: 30)
        button.tintColor = .secondaryLabel
        button.addAction(
            UIAction { [weak bar] _ in
                guard let bar else { return }
                if bar.showsSearchResultsButton {
                    bar.delegate?.`searchBarResultsListButtonClicked(_:)`?(bar)
                } else {
                    bar.delegate?.`searchBarBookmarkButtonClicked(_:)`?(bar)
                }
            }, for: .touchUpInside)
        side = button
        return button
    }

    private func fieldGroundsChanged(_ old: [UInt: UIImage]) {
        let field = bar.searchTextField
        let normal = fieldGrounds[UIControl.State.normal.rawValue]
        field.background = normal
        field.disabledBackground = fieldGrounds[UIControl.State.disabled.rawValue]
        // The picture has a ground of its own.
        if (old[UIControl.State.normal.rawValue] == nil) != (normal == nil) {
            field.backgroundColor = normal == nil ? .tertiarySystemFill : .clear
        }
    }

    private func layoutScopes(_ y: CGFloat) {
        layoutScopeGround(y)
        guard showsScopes, let titles = bar.scopeButtonTitles else {
            scopes?.removeFromSuperview()
            return scopes = nil
        }
        let control = scopes ?? makeScopes()
        let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        if shown != titles {
            control.removeAllSegments()
            for (index, title) in titles.enumerated() { control.insertSegment(withTitle: title, at: index, animated: false) }
        }
        control.selectedSegmentIndex = bar.selectedScopeButtonIndex
        let sides = sides
        control.frame = CGRect(
            x: sides.left, y: y, width: max(0, bar.bounds.width - sides.left - sides.right), height: 32)
        dress(control)
    }

    /// From the field's margin to the bar's end.
    private func layoutScopeGround(_ y: CGFloat) {
        guard showsScopes, let image = bar.scopeBarBackgroundImage else {
            scopeGround?.removeFromSuperview()
            return scopeGround = nil
        }
        let view = scopeGround ?? UIImageView()
        if scopeGround == nil {
            if let below = picture ?? ground {
                bar.insertSubview(view, aboveSubview: below)
            } else {
                bar.insertSubview(view, at: 0)
            }
        }
        scopeGround = view
        view.image = image
        view.frame = CGRect(
            x: 0, y: y - margins.bottom, width: bar.bounds.width, height: max(0, bar.bounds.height - y + margins.bottom))
    }

    private func dress(_ control: UISegmentedControl) {
        guard scopesAreStale else { return }
        scopesAreStale = false
        for (state, attributes) in scopeAttributes {
            control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
        }
    }

    /// They are made anew, with their pictures.
    func scopesLookOtherwise() {
        scopes?.removeFromSuperview()
        scopes = nil
    }

    private func addPictures(to control: UISegmentedControl) {
        for (state, image) in bar.pictures.scopeGrounds {
            control.setBackgroundImage(image, for: UIControl.State(rawValue: state), barMetrics: .default)
        }
        for (place, image) in bar.pictures.scopeDividers {
            control.setDividerImage(
                image, forLeftSegmentState: UIControl.State(rawValue: place.left),
                rightSegmentState: UIControl.State(rawValue: place.right), barMetrics: .default)
        }
    }

    private func makeScopes() -> UISegmentedControl {
        let control = UISegmentedControl(items: [])
        scopesAreStale = !scopeAttributes.isEmpty
        addPictures(to: control)
        control.addAction(
            UIAction { [weak bar, weak control] _ in if let control { bar?.choseScope(control.selectedSegmentIndex) } },
            for: .valueChanged)
        bar.addSubview(control)
        scopes = control
        return control
    }
}
