import Testing
import UIKit

@testable import Terrace

@MainActor @Test func `views start at zero`() {
    #expect(UIView().frame == .zero)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).insetBy(dx: 1, dy: 1).size == CGSize(width: 1, height: 2))
}

@MainActor @Suite struct OwnInitialisers {
    @Test func `they are on the main actor, and are called`() throws {
        let controller = AwningController()
        #expect(controller.title == "Awning" && controller.awning.layer.cornerRadius == 8)
        #expect(CrankTransition().completionSpeed == 0.5)
        #expect(Crank().turns == 1)
        #expect(CrankButton().title == "Crank")
        #expect(CrankGuide().identifier == "crank")
    }
}

@Test func `constants of UIKit's classes may be named outside of the main actor`() {
    #expect(UITableView.automaticDimension == -1 && UIView.noIntrinsicMetric == -1)
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
}
