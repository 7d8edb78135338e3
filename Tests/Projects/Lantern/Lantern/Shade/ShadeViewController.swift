import UIKit

protocol OwnStoryboard {}

extension OwnStoryboard where Self: UIViewController {
    static func fromOwnStoryboard() -> Self {
        UIStoryboard(name: String(describing: self), bundle: nil).instantiateInitialViewController() as! Self
    }
}

@IBDesignable class ShadeView: UIView {
    @IBOutlet weak var holder: UIView!
    @IBOutlet weak var actions: UIStackView!
    @IBInspectable var corner: CGFloat = 0 {
        didSet { layer.cornerRadius = corner }
    }
}

class ShadeViewController: UIViewController, OwnStoryboard {
    private var shade: ShadeView { view as! ShadeView }

    func enclose(_ flame: FlameViewController) {
        addChild(flame)
        let inner: UIView = flame.view
        inner.translatesAutoresizingMaskIntoConstraints = false
        shade.holder.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: shade.holder.topAnchor),
            inner.bottomAnchor.constraint(equalTo: shade.holder.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: shade.holder.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: shade.holder.trailingAnchor),
        ])
        flame.didMove(toParent: self)
        shade.actions.addArrangedSubview(flame.snuffButton)
        print("shade: corner \(shade.corner), actions \(shade.actions.arrangedSubviews.count)")
    }

    override var prefersStatusBarHidden: Bool { true }

    @IBAction private func closePressed(_ sender: Any) {
        dismiss(animated: true)
    }
}
