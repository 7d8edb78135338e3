import UIKit

/// The screen below: it shows the onboarding and takes what came of it.
public final class GardenController: UIViewController {
    public let setUpButton = UIButton(configuration: .filled())
    public let statusLabel = UILabel()

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Garden"
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.tintColor = .systemGreen
        let titleLabel = UILabel()
        titleLabel.text = "My Garden"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        statusLabel.text = "Nothing grows here yet."
        statusLabel.font = .preferredFont(forTextStyle: .body)
        statusLabel.textColor = .secondaryLabel
        statusLabel.textAlignment = .center
        statusLabel.numberOfLines = 0
        setUpButton.configuration?.title = "Set Up My Garden"
        setUpButton.configuration?.buttonSize = .large
        setUpButton.addAction(UIAction { [weak self] _ in self?.setUp() }, for: .touchUpInside)
        let middle = UIStackView(arrangedSubviews: [statusLabel, setUpButton])
        middle.axis = .vertical
        middle.alignment = .center
        middle.spacing = 20
        for part in [titleLabel, middle] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            titleLabel.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            middle.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            middle.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
            middle.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        ])
    }

    /// Wraps the flow and shows it. Only here do the layers meet.
    public func setUp() {
        let flow = OnboardingFlowController()
        flow.onFinish = { [weak self] interests in self?.finish(interests) }
        present(ModalWrapperController(wrapping: flow), animated: true)
    }

    private func finish(_ interests: [String]) {
        statusLabel.text = interests.isEmpty ? "Ready for the first seed." : "Growing: \(interests.joined(separator: ", "))"
        setUpButton.configuration?.title = "Set Up Again"
        dismiss(animated: true)
    }
}
