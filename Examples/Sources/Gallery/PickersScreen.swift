import UIKit

/// A date in each style: a field, wheels and a month.
final class PickersScreen: UIView {
    /// 15 March 2024, 13:47 in London.
    private static let date = Date(timeIntervalSinceReferenceDate: 732_203_220)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        let field = UIStackView(arrangedSubviews: [picker(.dateAndTime, .compact), UIView()])
        let column = UIStackView(arrangedSubviews: [field, picker(.date, .wheels), picker(.dateAndTime, .inline)])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = .gmt
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = Self.date
        return picker
    }
}
