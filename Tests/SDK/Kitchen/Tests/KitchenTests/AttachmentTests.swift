import XCTest

final class Dish: NSObject {
    @objc dynamic var portions = 0
}

final class AttachmentTests: XCTestCase {
    func testWhatIsAttachedCarriesAName() {
        let attachment = XCTAttachment(string: "soup")
        attachment.name = "menu"
        attachment.lifetime = .keepAlways
        let length: Int = XCTContext.runActivity(named: "Today's menu") { activity in
            activity.add(attachment)
            return activity.name.count
        }
        XCTAssertEqual(length, 12)
        add(XCTAttachment(image: UIImage()))
        // Test cases are objects; public suites find their files by this.
        XCTAssertEqual(Bundle(for: classForCoder).bundlePath, Bundle(for: Dish.self).bundlePath)
    }

    func testAPropertyIsWaitedFor() {
        let dish = Dish()
        keyValueObservingExpectation(for: dish, keyPath: "portions", expectedValue: 4)
        let changed = XCTKVOExpectation(keyPath: "portions", object: dish)
        DispatchQueue.main.async { dish.portions = 3 }
        DispatchQueue.main.async { dish.portions = 4 }
        wait(for: [changed], timeout: 5)
        waitForExpectations(timeout: 5)
    }
}
