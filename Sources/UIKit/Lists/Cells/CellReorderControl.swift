import AppleFoundation
import CoreGraphics
import QuartzCore

/// The three lines at the end of a row that can be moved: a finger takes the row by them.
@MainActor final class CellReorderControl {
    /// What it takes of the row, with what lies before it.
    static let width: CGFloat = 24
    static let gap: CGFloat = 12

    let view: UIView
    private let grip: Grip

    /// Begins as soon as a finger is down: rows are moved, not the list.
    private final class Grip: UILongPressGestureRecognizer {}

    init(in cell: UIView, _ changed: @escaping (UIGestureRecognizer) -> Void) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
        let view = UIImageView(image: UIImage(systemName: "line.3.horizontal", withConfiguration: configuration))
        view.tintColor = .tertiaryLabel
        view.contentMode = .center
        view.isUserInteractionEnabled = true
        self.view = view
        grip = Grip(target: nil, action: nil)
        grip.minimumPressDuration = 0
        grip.onChange = changed
        view.addGestureRecognizer(grip)
        view.accessibilityLabel = "Reorder"
        cell.addSubview(view)
    }

    /// A little more than what is seen can be taken.
    func place(endingAt end: CGFloat, height: CGFloat, mirroredIn total: CGFloat?) {
        var frame = CGRect(x: end - Self.width - Self.gap / 2, y: 0, width: Self.width + Self.gap, height: height)
        if let total { frame.origin.x = total - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }
}
