import UIKit
import XCTest

/// On Apple's systems a test case is an object: many are the data source, the delegate and the target of what they test.
final class DelegateTests: XCTestCase {
    private var touches = 0

    @objc private func touched() { touches += 1 }

    @MainActor func testATestCaseIsSourceDelegateAndTarget() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds)
        table.dataSource = self
        table.delegate = self
        window.addSubview(table)
        window.isHidden = false
        table.layoutIfNeeded()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 60)
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(touched), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(touches, 1)
        XCTAssertEqual(button.allTargets.first as? DelegateTests, self)
        XCTAssertTrue(isEqual(self) && !isEqual(table))
    }
}

extension DelegateTests: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
}
