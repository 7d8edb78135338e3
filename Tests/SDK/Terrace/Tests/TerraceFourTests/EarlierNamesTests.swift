import MapKit
import UIKit
import XCTest

/// A cell, a list and a form as they were written for Swift 4: the types and constants that belong to a class stand beside it.
final class PlainCell: UITableViewCell {
    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = UITableViewCellSelectionStyle.none
        accessoryType = UITableViewCellAccessoryType.disclosureIndicator
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PlainCell.self, forCellReuseIdentifier: "plain")
        tableView.rowHeight = UITableViewAutomaticDimension
        tableView.separatorStyle = UITableViewCellSeparatorStyle.none
        tableView.decelerationRate = UIScrollViewDecelerationRateFast
        tableView.keyboardDismissMode = UIScrollViewKeyboardDismissMode.onDrag
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == UITableViewCellEditingStyle.delete else { return }
        tableView.deleteRows(at: [indexPath], with: UITableViewRowAnimation.fade)
    }
}

final class EarlierNamesTests: XCTestCase {
    @MainActor func testAList() {
        let list = ListController(style: UITableViewStyle.grouped)
        list.loadViewIfNeeded()
        XCTAssertEqual(list.tableView.rowHeight, UITableView.automaticDimension)
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = UICollectionViewScrollDirection.horizontal
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        grid.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
            withReuseIdentifier: "head")
    }

    @MainActor func testAForm() {
        let field = UITextField()
        field.borderStyle = UITextBorderStyle.roundedRect
        field.clearButtonMode = UITextFieldViewMode.whileEditing
        field.accessibilityTraits = UIAccessibilityTraitSearchField
        var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: NSNotification.Name.UITextFieldTextDidChange, object: field, queue: nil
        ) { _ in changes += 1 }
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
        NotificationCenter.default.removeObserver(observer)
        XCTAssertEqual(changes, 1)
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: UIAlertControllerStyle.alert)
        alert.addAction(UIAlertAction(title: "b", style: UIAlertActionStyle.cancel))
        let item = UIBarButtonItem(barButtonSystemItem: UIBarButtonSystemItem.add, target: nil, action: nil)
        item.style = UIBarButtonItemStyle.done
        let pages = UIPageViewController(
            transitionStyle: UIPageViewControllerTransitionStyle.scroll, navigationOrientation: .horizontal,
            options: [UIPageViewControllerOptionInterPageSpacingKey: 20])
        XCTAssertEqual(pages.transitionStyle, .scroll)
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, "said")
        XCTAssertFalse(UIAccessibilityIsVoiceOverRunning())
    }

    func testAMap() {
        let center = CLLocationCoordinate2D(latitude: 52, longitude: 13)
        let region = MKCoordinateRegionMake(center, MKCoordinateSpanMake(1, 2))
        XCTAssertEqual(region.span.longitudeDelta, 2)
        let rect = MKMapRectMake(0, 0, 10, 10)
        XCTAssertTrue(MKMapRectContainsPoint(rect, MKMapPointMake(5, 5)))
        XCTAssertEqual(MKMetersBetweenMapPoints(MKMapPointForCoordinate(center), MKMapPointForCoordinate(center)), 0)
    }
}
