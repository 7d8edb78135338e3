import AppleFoundation
import CoreGraphics

/// The text fields of an alert, one below the other in a thin border.
final class AlertFields: UIView {
    private var fields: [UITextField] = []
    private var lines: [AlertHairline] = []
    private static let rowHeight: CGFloat = 30

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 5
        layer.cornerCurve = .continuous
        clipsToBounds = true
        layer.borderWidth = 0.5
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { fatalError("Made by an alert only.") }

    var isEmpty: Bool { fields.isEmpty }
    var height: CGFloat { CGFloat(fields.count) * Self.rowHeight }

    func show(_ new: [UITextField]) {
        isHidden = new.isEmpty
        guard new != fields else { return }
        for field in fields where !new.contains(field) { field.removeFromSuperview() }
        fields = new
        for field in new where field.superview !== self { addSubview(field) }
        for line in lines { line.removeFromSuperview() }
        lines = new.dropFirst().map { _ in AlertHairline() }
        lines.forEach(addSubview)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.separator.cgColor(in: traitCollection)
        for (index, field) in fields.enumerated() {
            let row = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
            field.frame = row.insetBy(dx: 7, dy: 0)
            if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: row.minY, width: row.width, height: 0.5) }
        }
    }
}

/// A field as alerts have them.
final class AlertField: UITextField {
    init() {
        super.init(frame: .zero)
        font = .systemFont(ofSize: 13)
        clearButtonMode = .whileEditing
    }

    required init?(coder: NSCoder) { fatalError("Made by an alert only.") }
}
