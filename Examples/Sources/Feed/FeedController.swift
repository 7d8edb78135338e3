import UIKit

/// Ten million posts, each as high as its text: what isn't on the screen costs nothing.
public final class FeedController: UITableViewController {
    public let count: Int

    public init(count: Int = 10_000_000) {
        self.count = count
        super.init(style: .plain)
        title = "Feed"
    }

    required init?(coder: NSCoder) { fatalError("This controller is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PostCell.self, forCellReuseIdentifier: "post")
        tableView.estimatedRowHeight = 110
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Middle", style: .plain, target: self, action: #selector(goToMiddle))
    }

    @objc public func goToMiddle() {
        tableView.scrollToRow(at: IndexPath(row: count / 2, section: 0), at: .top, animated: false)
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        (cell as? PostCell)?.show(Post(number: indexPath.row))
        return cell
    }
}
