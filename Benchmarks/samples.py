"""Swift sources that measurements make their projects of."""

# A list with its model, as large as a screen of an app usually is. A measurement edits what stands after `Items of`, adds a property before `private var total`,
# or types at `// here`.
CONTROLLER = """import UIKit

struct ItemNUMBER: Codable, Equatable {
    var title: String
    var price: Double
    func described() -> String { "\\(title): \\(price)" }
}

final class ItemNUMBERViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView()
    private let header = UILabel()
    private(set) var items: [ItemNUMBER] = []
    private var total: Double { items.map(\\.price).reduce(0, +) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items of 0"
        view.backgroundColor = .systemBackground
        header.font = .preferredFont(forTextStyle: .headline)
        header.text = "Total \\(total)"
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let stack = UIStackView(arrangedSubviews: [header, table])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: self, action: #selector(add))
    }

    @objc private func add() {
        items.append(ItemNUMBER(title: "Item \\(items.count)", price: Double(items.count) * 1.5))
        table.reloadData()
    }

    private func typed() {
        let label = UILabel()
        label.text = "Total \\(total)"
        // here
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = items[indexPath.row].described()
        return cell
    }
}
"""


def controller(number):
    """`ItemNViewController` and its `ItemN`, of which a module may have any number."""
    return CONTROLLER.replace("NUMBER", str(number))
