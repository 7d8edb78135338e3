import AppleFoundation

extension UIView {
    public final var leadingAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .right) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { AnchorRing.x(layoutItem, .centerX) }
    public final var topAnchor: NSLayoutYAxisAnchor { AnchorRing.y(layoutItem, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { AnchorRing.y(layoutItem, .bottom) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { AnchorRing.y(layoutItem, .centerY) }
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { AnchorRing.y(layoutItem, .firstBaseline) }
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { AnchorRing.y(layoutItem, .lastBaseline) }
    public final var widthAnchor: NSLayoutDimension { AnchorRing.dimension(layoutItem, .width) }
    public final var heightAnchor: NSLayoutDimension { AnchorRing.dimension(layoutItem, .height) }

    // MARK: Guides
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutItem.guides.append(layoutGuide)
        layoutGuide.storedOwner = self
    }

    /// Takes the guide's constraints away as well.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, let layoutState else { return }
        layoutGuide.leaveLayout()
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.storedOwner = nil
    }

    public final var layoutGuides: [UILayoutGuide] {
        layoutState?.arrangeNow()
        return layoutState?.guides ?? []
    }

    /// Inside the margins.
    public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// Inside the margins, and never wider than reads well.
    public final var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    /// What no bar, notch or rounded corner covers.
    public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// What the keyboard covers; without one, a line at the bottom of the safe area.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState?.systemGuides.first(where: { $0.kind == .keyboard }) as? UIKeyboardLayoutGuide {
            return guide
        }
        let guide = UIKeyboardLayoutGuide()
        guide.kind = .keyboard
        guide.storedOwner = self
        layoutItem.systemGuides.append(guide)
        return guide
    }

    /// What bars cover at the top or the bottom of a controller's view.
    final func barGuide(_ kind: UILayoutGuide.Kind) -> _UILayoutGuide {
        if let guide = layoutState?.systemGuides.first(where: { $0.kind == kind }) as? _UILayoutGuide { return guide }
        let guide = _UILayoutGuide()
        guide.kind = kind
        guide.storedOwner = self
        layoutItem.systemGuides.append(guide)
        // The view holds two constraints for each, as on iOS. Both always hold: the engine knows where the guide lies.
        let edge: NSLayoutConstraint.Attribute = kind == .topBars ? .top : .bottom
        let state = guide.layoutItem
        for (attribute, item) in [(edge, layoutItem), (.height, state)] {
            let constraint = NSLayoutConstraint.make(
                LayoutTarget(state, attribute), .equal, LayoutTarget(item, attribute), constant: 0)
            constraint.isActive = true
        }
        return guide
    }

    /// For scroll views: the rectangle whose size constraints inside decide.
    final var scrollContentGuide: UILayoutGuide { systemGuide(.content) }

    /// For scroll views: the rectangle that can be seen.
    final var scrollFrameGuide: UILayoutGuide { systemGuide(.frame) }

    /// What of a scroll view can be seen is somewhere else in its content, or has another size.
    final func frameGuideMoved() {
        guard let guide = layoutState?.systemGuides.first(where: { $0.kind == .frame }), let state = guide.layoutState else {
            return
        }
        state.engine?.fix(state, to: viewLayer.bounds)
    }

    private func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = layoutState?.systemGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = UILayoutGuide()
        guide.kind = kind
        guide.identifier = kind.identifier
        guide.storedOwner = self
        layoutItem.systemGuides.append(guide)
        return guide
    }
}
