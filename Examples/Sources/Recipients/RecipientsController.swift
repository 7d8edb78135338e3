import UIKit

/// To whom a message goes: names become tokens, and who is known is offered while one types.
public final class RecipientsController: UIViewController, TokenFieldDelegate, UITableViewDataSource, UITableViewDelegate {
    public let field = TokenField(prompt: "To:")
    public let table = UITableView()
    private let known = [
        "ann@example.org", "anton@example.org", "bea@example.org", "carl@example.net", "dora@example.com", "emil@example.org",
    ]
    private var offered: [String] = []

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "New Message"
    }

    required init?(coder: NSCoder) { fatalError("This controller is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
        field.delegate = self
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let line = UIView()
        line.backgroundColor = .separator
        for part in [field, line, table] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: guide.topAnchor), field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            line.topAnchor.constraint(equalTo: field.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.topAnchor.constraint(equalTo: line.bottomAnchor), table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        tokenField(field, didChange: [])
    }

    @objc private func send() {
        view.endEditing(true)
        title = "To \(field.tokens.count)"
    }

    // MARK: TokenFieldDelegate
    public func tokenField(_ field: TokenField, didChange tokens: [String]) {
        navigationItem.rightBarButtonItem?.isEnabled = !tokens.isEmpty
    }

    public func tokenField(_ field: TokenField, didType text: String) {
        offered = text.isEmpty ? [] : known.filter { $0.hasPrefix(text.lowercased()) && !field.tokens.contains($0) }
        table.reloadData()
    }

    // MARK: The table
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { offered.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = offered[indexPath.row]
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        field.add(offered[indexPath.row])
    }
}
