@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore

extension UIView: LayerOwner {
    package nonisolated final var topLayer: Uncounted<CALayer>? {
        windowReference.map { $0.use { Uncounted($0.viewLayer) } }
    }

    package nonisolated final func keeps(_ layer: CALayer) -> Bool { layer === viewLayer }

    /// Connects the fresh layer.
    final func adoptLayer() {
        _ = LayerReports.connection
        ViewCensus.viewCame()
        let type = Swift.type(of: self)
        let hooks = OverrideDetection.hooks(of: type)
        viewLayer.adopt(by: self, isStill: !hooks.contains(.acts), laysOutSublayersOnly: !hooks.contains(.laysOut))
        if MainThreadChecker.isOn { watchThread() }
        if hooks.contains(.hearsOfWindows) { flags.insert(.hearsOfWindows) }
        if type.requiresConstraintBasedLayout { flags.formUnion([.needsUpdateConstraints, .ownNeedsUpdateConstraints]) }
        guard hooks.contains(.draws) else { return takeScreenScaleForDrawing() }
        flags.insert(.drawsContent)
        if traits.displayScale > 0 { viewLayer.contentsScale = traits.displayScale }
        if Swift.type(of: viewLayer) == CALayer.self {
            viewLayer.startDrawing(isOpaque: true)
        } else {
            viewLayer.isOpaque = true
            viewLayer.setNeedsDisplay()
        }
    }

    /// A layer whose class draws does so in the screen's pixels.
    private func takeScreenScaleForDrawing() {
        if traits.displayScale > 0, viewLayer.drawsItself { viewLayer.contentsScale = traits.displayScale }
    }

    final func markForDisplay(_ rect: CGRect?) {
        if let rect { viewLayer.setNeedsDisplay(rect) } else { viewLayer.setNeedsDisplay() }
    }

    /// A view that doesn't draw leaves its layer's contents alone, unless the layer's class draws.
    final func displayContents(of layer: CALayer) {
        if layer !== viewLayer || flags.contains(.drawsContent) || layer.drawsItself { layer.delegateLeftDisplayToLayer() }
    }

    final func drawContents(of layer: CALayer, in context: CGContext) {
        guard layer === viewLayer else { return }
        let rect = context.boundingBoxOfClipPath.intersection(bounds)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traits.performAsCurrent {
            if flags.contains(.clearsContextBeforeDrawing), viewLayer.isOpaque, let ownFill {
                context.setFillColor(ownFill.cgColor)
                context.fill(rect)
                context.setFillColor(UIColor.black.cgColor)
            }
            draw(rect.isNull ? bounds : rect)
        }
    }

    // MARK: Layout
    final func layoutSubtree() {
        for _ in 0..<Self.layoutRounds {
            updateConstraintsOfSubtree()
            updateEngine()
            // Set here once for all views inside that have the same.
            withOwnTraits { viewLayer.layoutIfNeeded() }
            // Constraints that changed during layout take hold at once.
            guard let engine = layoutState?.engine, engine.hasWork, !LayoutNesting.isStopped else { return }
        }
        Misuse.report(.layoutFeedbackLoop(view: HierarchyDescription.line(self)))
    }

    private static let layoutRounds = 16

    /// One view's turn in the layout pass.
    final func performLayout() { withOwnTraits { layOutWithOwner() } }

    /// The view's traits are the current ones meanwhile; mostly they are already.
    @inline(__always)
    private func withOwnTraits(_ body: () -> Void) {
        if CurrentTraits.isCurrentOnMain(traitsReference) { return body() }
        var own: UITraitCollection? = traits
        CurrentTraits.exchange(&own)
        body()
        CurrentTraits.exchange(&own)
    }

    @inline(__always)
    private func layOutWithOwner() {
        guard isOwned, let owner = viewOwner else { return layoutSubviews() }
        owner.viewOwnerWillLayoutSubviews()
        layoutSubviews()
        owner.viewOwnerDidLayoutSubviews()
    }

    // MARK: Appearance
    final func setBackground(_ color: UIColor?) {
        if color === ownFill { return }
        ownFill = color
        applyBackground()
        if flags.contains(.drawsContent) {
            applyOpacityPromise()
            viewLayer.setNeedsDisplay()
        }
    }

    private func applyBackground() {
        let own = ownFill.map { $0.usesTint ? $0.replacingTint(with: effectiveTintColor) : $0 }
        let color = own?.resolvedColor(with: traits).cgColor
        if color?.pattern != nil, traits.displayScale > 0 { viewLayer.contentsScale = traits.displayScale }
        viewLayer.backgroundColor = color
    }

    final func setOpaque(_ isOpaque: Bool) {
        guard isOpaque != flags.contains(.isOpaque) else { return }
        flags.set(.isOpaque, isOpaque)
        if flags.contains(.drawsContent) {
            applyOpacityPromise()
            viewLayer.setNeedsDisplay()
        }
    }

    /// A translucent background breaks the promise, whatever `isOpaque` says.
    private func applyOpacityPromise() {
        let isTranslucent = ownFill.map { $0.resolvedColor(with: traits).cgColor.alpha < 1 } ?? false
        viewLayer.isOpaque = flags.contains(.isOpaque) && !isTranslucent
    }

    /// Dynamic colours may resolve to something else now.
    final func colorAppearanceChanged() {
        if ownFill != nil { applyBackground() }
    }

    final func displayScaleChanged(to scale: CGFloat) {
        if let layoutState, let engine = layoutState.engine {
            engine.contentBecameStale(layoutState)
            layoutState.marks.insert(.hasMoved)
            viewLayer.setNeedsLayout()
            superview?.viewLayer.setNeedsLayout()
        }
        guard scale > 0, flags.contains(.drawsContent) || viewLayer.drawsItself || viewLayer.backgroundColor?.pattern != nil
        else { return }
        viewLayer.contentsScale = scale
    }

    final func setMask(_ view: UIView?) {
        guard view !== rarities?.maskView else { return }
        view?.removeFromSuperview()
        rare.maskView = view
        viewLayer.mask = view?.viewLayer
    }
}
