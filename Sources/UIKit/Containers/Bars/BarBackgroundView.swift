import AppleFoundation
import CoreGraphics

/// What lies behind a bar's buttons: blur, colour, picture, and the line at the edge.
final class BarBackgroundView: UIView {
    private var effectView: UIVisualEffectView?
    private var colorView: UIView?
    private var imageView: UIImageView?
    private var edge: UIView?
    private var edgeImage: UIImageView?
    /// The line is at the bottom of bars at the top, and at the top of bars at the bottom.
    var edgeIsAtBottom = true { didSet { if edgeIsAtBottom != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var appearance: UIBarAppearance?
    private var changesSeen = -1

    func show(_ appearance: UIBarAppearance) {
        if appearance === self.appearance, changesSeen == AppearanceChanges.count { return }
        self.appearance = appearance
        changesSeen = AppearanceChanges.count
        showEffect(appearance.backgroundEffect)
        showColor(appearance.backgroundColor)
        showImage(appearance.backgroundImage, appearance.backgroundImageContentMode)
        showEdge(appearance.shadowColor, appearance.shadowImage)
        setNeedsLayout()
    }

    private func showEffect(_ effect: UIBlurEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        if let effectView {
            effectView.effect = effect
            return
        }
        let made = UIVisualEffectView(effect: effect)
        made.frame = bounds
        insertSubview(made, at: 0)
        effectView = made
    }

    private func showColor(_ color: UIColor?) {
        guard let color else {
            colorView?.removeFromSuperview()
            colorView = nil
            return
        }
        let view = colorView ?? UIView(frame: bounds)
        view.backgroundColor = color
        if colorView == nil { insertSubview(view, at: effectView == nil ? 0 : 1) }
        colorView = view
    }

    private func showImage(_ image: UIImage?, _ mode: ContentMode) {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView(frame: bounds)
        view.image = image
        view.contentMode = mode
        view.clipsToBounds = true
        if imageView == nil { addSubview(view) }
        imageView = view
    }

    private func showEdge(_ color: UIColor?, _ image: UIImage?) {
        edgeImage?.removeFromSuperview()
        edgeImage = nil
        if let image {
            let view = UIImageView(image: image)
            addSubview(view)
            edgeImage = view
        }
        let color = image == nil ? color : nil
        guard let color else {
            edge?.removeFromSuperview()
            edge = nil
            return
        }
        let view = edge ?? UIView(frame: .zero)
        view.backgroundColor = color
        if edge == nil { addSubview(view) }
        edge = view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
        colorView?.frame = bounds
        imageView?.frame = bounds
        let line = 1 / max(traitCollection.displayScale, 1)
        edge?.frame = CGRect(x: 0, y: edgeIsAtBottom ? bounds.height : -line, width: bounds.width, height: line)
        if let edgeImage {
            let height = edgeImage.image?.size.height ?? 0
            edgeImage.frame = CGRect(x: 0, y: edgeIsAtBottom ? bounds.height : -height, width: bounds.width, height: height)
        }
    }
}
