import AppleFoundation
import CoreGraphics
import QuartzCore

/// Shows a background configuration.
final class ConfiguredBackground: UIView {
    private let fill = UIView(frame: .zero)
    private var picture: UIImageView?
    private var effect: UIVisualEffectView?
    private var stroke: UIView?
    private weak var custom: UIView?

    var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { take() } }
    }

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(fill)
        take()
    }

    required init?(coder: NSCoder) { fatalError("A configured background is made by its cell.") }

    private func take() {
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.clipsToBounds = configuration.cornerRadius > 0
        takeColors()
        takePicture()
        takeEffect()
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { addSubview(custom) }
        }
        takeStroke()
        setNeedsLayout()
    }

    private func takeColors() {
        let color = configuration.resolvedBackgroundColor(for: tintColor)
        fill.backgroundColor = color.usesTint ? color.replacingTint(with: tintColor) : color
    }

    private func takePicture() {
        guard let image = configuration.image else {
            picture?.removeFromSuperview()
            picture = nil
            return
        }
        let view = picture ?? UIImageView(frame: .zero)
        if picture == nil { fill.addSubview(view) }
        picture = view
        view.image = image
        view.contentMode = configuration.imageContentMode
    }

    private func takeEffect() {
        guard let wanted = configuration.visualEffect else {
            effect?.removeFromSuperview()
            effect = nil
            return
        }
        if effect?.effect === wanted { return }
        effect?.removeFromSuperview()
        let view = UIVisualEffectView(effect: wanted)
        fill.insertSubview(view, at: 0)
        effect = view
    }

    private func takeStroke() {
        guard configuration.strokeWidth > 0 else {
            stroke?.removeFromSuperview()
            stroke = nil
            return
        }
        let view = stroke ?? UIView(frame: .zero)
        if stroke == nil { insertSubview(view, aboveSubview: fill) }
        stroke = view
        view.layer.borderWidth = configuration.strokeWidth
        let color = configuration.resolvedStrokeColor(for: tintColor)
        view.layer.borderColor = (color.usesTint ? color.replacingTint(with: tintColor) : color).cgColor(in: traits)
        view.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let frame = bounds.inset(by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
        fill.frame = frame
        picture?.frame = fill.bounds
        effect?.frame = fill.bounds
        custom?.frame = frame
        let outset = configuration.strokeOutset
        stroke?.frame = frame.insetBy(dx: -outset, dy: -outset)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        takeColors()
        takeStroke()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration.strokeWidth > 0 { takeStroke() }
    }
}
