import AppleFoundation
import TestEvidence
import Testing
import UIKit

@Suite("View controllers / Presentation controllers' methods that are exchanged")
@MainActor struct ExchangedPresentationTests {
    @Test(
        .assumed("test suites put a body of their own in place of super's, to learn that it was called"),
        arguments: [
            "containerViewWillLayoutSubviews", "presentationTransitionWillBegin", "dismissalTransitionDidEnd:",
            "preferredContentSizeDidChangeForChildContentContainer:", "viewWillTransitionToSize:withTransitionCoordinator:",
            "willTransitionToTraitCollection:withTransitionCoordinator:",
        ])
    func `they have bodies that can be exchanged`(_ name: String) {
        let type: AnyClass = UIPresentationController.self
        #expect(class_getInstanceMethod(type, Selector(name)) != nil)
    }
}
