import UIKit

final class GardenViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let layers = 5
        let color = UIColor.systemGreen
        view.backgroundColor = .systemBackground
        let onion = OnionView(layers: layers, color: color)
        let name = UILabel()
        name.text = "A green onion"
        name.font = .systemFont(ofSize: 28, weight: .bold)
        let column = UIStackView(arrangedSubviews: [onion, name])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 36
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
