import AppleFoundation
import CoreGraphics

/// Darkens what lies below a presentation, and takes touches beside the presented view.
final class DimmingView: UIView {
    enum Strength {
        case none, sheet, alert

        func color(isDark: Bool) -> UIColor? {
            switch self {
            case .none: return nil
            case .sheet, .alert: return UIColor(white: 0, alpha: isDark ? 0.48 : 0.2)
            }
        }
    }

    var strength = Strength.sheet { didSet { apply() } }
    /// A touch that began and ended here.
    var whenTapped: (() -> Void)?

    final func put(into container: UIView) {
        UIView.performWithoutAnimation {
            frame = container.bounds
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            apply()
            container.insertSubview(self, at: 0)
        }
    }

    final func fade(isShown: Bool, alongside coordinator: (any UIViewControllerTransitionCoordinator)?) {
        if isShown { UIView.performWithoutAnimation { alpha = 0 } }
        let target: CGFloat = isShown ? 1 : 0
        if coordinator?.animate(alongsideTransition: { [weak self] _ in self?.alpha = target }) != true { alpha = target }
    }

    private func apply() {
        backgroundColor = strength.color(isDark: traitCollection.userInterfaceStyle == .dark)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, !point(inside: touch.location(in: self), with: event) { return }
        whenTapped?()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
