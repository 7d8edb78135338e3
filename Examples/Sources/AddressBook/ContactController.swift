import UIKit

/// One contact.
public final class ContactController: UIViewController {
    public let contact: Contact

    init(_ contact: Contact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
        title = contact.name
    }

    required init?(coder: NSCoder) { fatalError("This controller is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        var content = UIListContentConfiguration.valueCell()
        content.text = "City"
        content.secondaryText = contact.city
        // Content of lists stands anywhere.
        let card = UIListContentView(configuration: content)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            card.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
        ])
    }
}
