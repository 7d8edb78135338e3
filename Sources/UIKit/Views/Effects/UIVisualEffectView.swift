import AppleFoundation
import CoreGraphics
import QuartzCore

/// Shows its content on blurred surroundings. Subviews belong into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let content = UIView(frame: .zero)
    private var backdrop: UIView?

    // MARK: Creating
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        setUp()
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = InterfaceFileCoder.of(coder) {
            setUp()
            nib.fill(self)
            return
        }
        effect =
            coder.keptObject(of: [UIBlurEffect.self, UIVibrancyEffect.self], forKey: "UIVisualEffectViewEffect")
            as? UIVisualEffect
        setUp()
    }

    private func setUp() {
        isOpaque = false
        content.isOpaque = false
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(content)
        effectChanged()
    }

    // MARK: The effect
    open var contentView: UIView { content }

    /// Nil shows the content alone. Changing it inside an animation lets the blur grow or fade.
    @NSCopying open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { effectChanged() } }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyRecipe()
    }

    private func effectChanged() {
        content.alpha = (effect as? UIVibrancyEffect)?.style.opacity ?? 1
        if effect is UIVibrancyEffect { Unsupported.vibrancy.report() }
        guard effect is UIBlurEffect else {
            guard let layer = backdrop?.layer as? BackdropLayer else { return }
            layer.blurRadius = 0
            layer.saturation = 1
            layer.tint = layer.tint?.copy(alpha: 0)
            return
        }
        if backdrop == nil {
            let view = BackdropView(frame: bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isUserInteractionEnabled = false
            super.insertSubview(view, at: 0)
            backdrop = view
        }
        applyRecipe()
    }

    private func applyRecipe() {
        guard let blur = effect as? UIBlurEffect, let layer = backdrop?.layer as? BackdropLayer else { return }
        let recipe = BlurRecipe(blur.style, traits: traits)
        layer.blurRadius = recipe.radius
        layer.saturation = recipe.saturation
        layer.tint = UIColor(components: recipe.tint).cgColor
    }
}

/// Holds the layer that copies and blurs what lies behind.
private final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
}
