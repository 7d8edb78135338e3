import UIKit

/// Every simple control in the states that it can be in, one row each, in a page that scrolls.
final class ControlsScreen: UIScrollView {
    private let column = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 12),
            column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -12),
            column.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -32),
        ])
        addRows()
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    private func addRows() {
        row("Switches", [onSwitch(true), onSwitch(false), onSwitch(true, tint: .systemOrange), disabled(onSwitch(true))])
        row("Slider", [slider(0.4)], fills: true)
        row("Slider with pictures", [pictureSlider()], fills: true)
        row("Steppers", [UIStepper(), full(UIStepper()), disabled(UIStepper())])
        row("Segments", [segments(["Day", "Week", "Month", "Year"])], fills: true)
        row("Symbols", [symbolSegments(), segments(["A", "B"])])
        row("Pages", [pages(5, on: 1), pages(3, on: 2)])
        row("Progress", [progress(0.35), progress(0.8, tint: .systemPink)], fills: true)
        row("Activity", [spinner(.medium), spinner(.large), spinner(.medium, color: .systemBlue)])
        row(
            "System buttons",
            [
                system("Button"), system("Info", .infoLight), system("", .contactAdd), system("", .close),
                disabled(system("Off")),
            ])
        row(
            "Styles",
            [styled("Plain", .plain()), styled("Gray", .gray()), styled("Tinted", .tinted()), styled("Filled", .filled())])
        row("With pictures", [picture(.leading), picture(.top), busy()])
        row("Large", [large()], fills: true)
    }

    // MARK: Rows

    private func row(_ title: String, _ views: [UIView], fills: Bool = false) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        let line = UIStackView(arrangedSubviews: views)
        line.spacing = 12
        line.alignment = .center
        line.distribution = fills ? .fillEqually : .fill
        if !fills { line.addArrangedSubview(UIView()) }
        let group = UIStackView(arrangedSubviews: [label, line])
        group.axis = .vertical
        group.spacing = 6
        group.isLayoutMarginsRelativeArrangement = true
        group.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 10, trailing: 12)
        group.backgroundColor = .secondarySystemGroupedBackground
        group.layer.cornerRadius = 10
        column.addArrangedSubview(group)
    }

    private func disabled<Control: UIControl>(_ control: Control) -> Control {
        control.isEnabled = false
        return control
    }

    // MARK: Controls

    private func onSwitch(_ isOn: Bool, tint: UIColor? = nil) -> UISwitch {
        let view = UISwitch()
        view.isOn = isOn
        view.onTintColor = tint
        return view
    }

    private func slider(_ value: Float) -> UISlider {
        let view = UISlider()
        view.value = value
        return view
    }

    private func pictureSlider() -> UISlider {
        let view = slider(0.7)
        view.minimumValueImage = UIImage(systemName: "speaker.fill")
        view.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        view.minimumTrackTintColor = .systemGreen
        return view
    }

    private func full(_ stepper: UIStepper) -> UIStepper {
        stepper.value = stepper.maximumValue
        return stepper
    }

    private func segments(_ titles: [String]) -> UISegmentedControl {
        let view = UISegmentedControl(items: titles)
        view.selectedSegmentIndex = 1
        return view
    }

    private func symbolSegments() -> UISegmentedControl {
        let view = UISegmentedControl(
            items: ["list.bullet", "map", "star"].compactMap { UIImage(systemName: $0) })
        view.selectedSegmentIndex = 0
        return view
    }

    private func pages(_ count: Int, on page: Int) -> UIPageControl {
        let view = UIPageControl()
        view.numberOfPages = count
        view.currentPage = page
        view.pageIndicatorTintColor = .tertiaryLabel
        view.currentPageIndicatorTintColor = .label
        return view
    }

    private func progress(_ value: Float, tint: UIColor? = nil) -> UIProgressView {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = value
        view.progressTintColor = tint
        return view
    }

    private func spinner(_ style: UIActivityIndicatorView.Style, color: UIColor? = nil) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: style)
        if let color { view.color = color }
        view.startAnimating()
        return view
    }

    private func system(_ title: String, _ type: UIButton.ButtonType = .system) -> UIButton {
        let view = UIButton(type: type)
        if !title.isEmpty, type == .system { view.setTitle(title, for: .normal) }
        return view
    }

    private func styled(_ title: String, _ style: UIButton.Configuration) -> UIButton {
        var style = style
        style.title = title
        return UIButton(configuration: style)
    }

    private func picture(_ edge: NSDirectionalRectEdge) -> UIButton {
        var style = UIButton.Configuration.tinted()
        style.title = edge == .top ? "Above" : "Beside"
        style.subtitle = "with a subtitle"
        style.image = UIImage(systemName: "square.and.arrow.up")
        style.imagePlacement = edge
        style.imagePadding = 6
        return UIButton(configuration: style)
    }

    private func busy() -> UIButton {
        var style = UIButton.Configuration.gray()
        style.title = "Busy"
        style.imagePadding = 6
        style.showsActivityIndicator = true
        return UIButton(configuration: style)
    }

    private func large() -> UIButton {
        var style = UIButton.Configuration.filled()
        style.title = "Continue"
        style.buttonSize = .large
        style.cornerStyle = .large
        return UIButton(configuration: style)
    }
}
