import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("View controllers / Previewing")
struct PreviewingTests {
    private final class Peeker: NSObject, UIViewControllerPreviewingDelegate {
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? { nil }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) {}
    }

    @Test(.documented("UIViewController.registerForPreviewing(with:sourceView:)"))
    func `a view is registered for presses that no device here feels`() {
        let controller = UIViewController()
        let peeker = Peeker()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        let context = controller.registerForPreviewing(with: peeker, sourceView: view)
        #expect(context.delegate === peeker && context.sourceView === view)
        #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(controller.traitCollection.forceTouchCapability != .available)
        #expect(Unsupported.reached[.previewing, default: 0] > 0)
        controller.unregisterForPreviewing(withContext: context)
    }

    /// A controller that previews itself and remembers the registration.
    private final class Registrant: UIViewController, UIViewControllerPreviewingDelegate {
        var context: (any UIViewControllerPreviewing)?
        override func viewDidLoad() {
            super.viewDidLoad()
            context = registerForPreviewing(with: self, sourceView: view)
        }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? { nil }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) {}
    }

    @Test(.assumed("a registration keeps nobody alive")) func `a controller that registers itself is freed`() {
        weak var freed: Registrant?
        autoreleasepool {
            let registrant = Registrant()
            registrant.loadViewIfNeeded()
            #expect(registrant.context?.sourceView === registrant.view)
            freed = registrant
        }
        #expect(freed == nil)
    }
}
