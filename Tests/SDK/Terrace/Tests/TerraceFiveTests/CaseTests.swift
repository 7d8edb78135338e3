import UIKitTesting
import XCTest

final class CaseTests: XCTestCase {
    @MainActor func testAStageServesXCTestToo() {
        let stage = Stage(device: .iPhone15)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.show(view)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        stage.settle()
        XCTAssertEqual(view.alpha, 0)
    }
}
