import AppleFoundation
import TestEvidence
import Testing
import UIKit

@Suite("Diagnostics")
struct DiagnosticsTests {
    @Test(.assumed("every gap is in the support table, once"))
    func `the support table names every gap`() {
        let gaps = SupportPage.gaps
        let lines = SupportPage.gapTable.split(separator: "\n")
        #expect(lines.count == gaps.count + 2)
        #expect(Set(gaps).count == gaps.count)
        for gap in gaps {
            #expect(lines.contains { $0.contains(gap.name) && $0.contains(gap.status.rawValue) })
        }
    }

    @Test(.assumed("gaps are counted each time"))
    func `a gap that was met is counted`() {
        let before = Unsupported.reached[.symbolName, default: 0]
        Unsupported.symbolName.report()
        Unsupported.symbolName.report()
        #expect(Unsupported.reached[.symbolName] == before + 2)
    }

    @Test(.assumed("what an app sets without effect is said by the property's name"))
    @MainActor func `a property that is kept and changes nothing says its name`() {
        UIPanGestureRecognizer().allowedPressTypes = []
        UITapGestureRecognizer().buttonMaskRequired = .secondary
        let button = UIButton(type: .system)
        button.toolTip = "Opens the door"
        button.showsTouchWhenHighlighted = true
        button.reversesTitleShadowWhenHighlighted = true
        let guide = UIView().keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        guide.keyboardDismissPadding = 8
        UISplitViewController(style: .doubleColumn).primaryBackgroundStyle = .sidebar
        UIBarButtonItem().landscapeImagePhoneInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        UINavigationController().hidesBarsWhenKeyboardAppears = true
        UIViewPropertyAnimator(duration: 1, curve: .linear).isManualHitTestingEnabled = true
        UIApplication.shared.applicationIconBadgeNumber = 3
        UIApplication.shared.shortcutItems = []
        let names = Set(Unsupported.keptProperty.names.keys)
        let set = [
            "UIGestureRecognizer.allowedPressTypes",
            "UITapGestureRecognizer.buttonMaskRequired", "UIControl.toolTip", "UIButton.showsTouchWhenHighlighted",
            "UIButton.reversesTitleShadowWhenHighlighted", "UIKeyboardLayoutGuide.followsUndockedKeyboard",
            "UIKeyboardLayoutGuide.keyboardDismissPadding", "UISplitViewController.primaryBackgroundStyle",
            "UIBarItem.landscapeImagePhoneInsets", "UINavigationController.hidesBarsWhenKeyboardAppears",
            "UIViewPropertyAnimator.isManualHitTestingEnabled", "UIApplication.applicationIconBadgeNumber",
            "UIApplication.shortcutItems",
        ]
        #expect(names.isSuperset(of: set))
    }

    @Test(.assumed("exceptions end the process, warnings don't"))
    func `an exception that nobody hears ends the process`() async {
        await #expect(processExitsWith: .failure) {
            Misuse.report(.other("Something impossible was asked for.", isException: true))
        }
        await #expect(processExitsWith: .success) {
            Misuse.report(.other("Something odd was asked for.", isException: false))
        }
    }
}
