import SafariServices
import TestEvidence
import Testing
import UIKitTesting
import _Testing_UIKit

@MainActor @Suite("Safari Services / Pages")
struct SafariTests {
    private let address = URL(string: "https://www.example.com/onions?kind=red")!

    private func shown(
        _ watch: (any SFSafariViewControllerDelegate)? = nil, on stage: Stage,
        _ set: (SFSafariViewController) -> Void = { _ in }
    ) -> SFSafariViewController {
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.layoutNow()
        let controller = SFSafariViewController(url: address)
        controller.delegate = watch
        set(controller)
        stage.perform { root.present(controller, animated: true) }
        stage.settle()
        return controller
    }

    @Test(.documented("SFSafariViewController: covers the app with a page and its bars"))
    func `the address stands in the bar, and the page's place says that pages aren't loaded`() {
        let stage = Stage()
        let controller = shown(on: stage)
        #expect(controller.presentingViewController != nil && controller.view.window != nil)
        #expect(stage.view(showing: "example.com") != nil && stage.view(showing: "Done") != nil)
        #expect(stage.view(showing: "Pages are not loaded here") != nil && stage.view(showing: address.absoluteString) != nil)
        stage.window.rootViewController = nil
    }

    @Test(.documented("SFSafariViewControllerDelegate.safariViewController(_:didCompleteInitialLoad:)"))
    func `the delegate hears once that the first load failed`() {
        let stage = Stage()
        let watch = PageWatch()
        let controller = shown(watch, on: stage)
        stage.advance(by: 0)
        #expect(watch.take() == ["loaded: false"])
        controller.view.setNeedsLayout()
        stage.advance(by: 1)
        #expect(watch.take() == [])
        stage.window.rootViewController = nil
    }

    @Test(.documented("SFSafariViewControllerDelegate.safariViewControllerDidFinish(_:)"))
    func `done dismisses it and then tells the delegate`() {
        let stage = Stage()
        let watch = PageWatch()
        let controller = shown(watch, on: stage)
        stage.advance(by: 0)
        _ = watch.take()
        stage.tap("Done")
        stage.settle()
        #expect(watch.take() == ["done, shown: false"] && stage.window.rootViewController?.presentedViewController == nil)
        withExtendedLifetime(controller) {}
        stage.window.rootViewController = nil
    }

    @Test(.assumed("apps that dismiss it themselves in the callback work"))
    func `who dismisses it once more does no harm`() {
        let stage = Stage()
        let watch = BusyPageWatch()
        let controller = shown(watch, on: stage)
        stage.tap("Done")
        stage.settle()
        #expect(watch.count == 1 && controller.presentingViewController == nil)
        stage.window.rootViewController = nil
    }

    @Test(.documented("SFSafariViewController.dismissButtonStyle"))
    func `the way out is called done, close or cancel`() {
        for (style, name) in [(SFSafariViewController.DismissButtonStyle.close, "Close"), (.cancel, "Cancel")] {
            let stage = Stage()
            let controller = shown(on: stage) { $0.dismissButtonStyle = style }
            #expect(stage.view(showing: name) != nil && stage.view(showing: "Done") == nil)
            stage.perform { controller.dismissButtonStyle = .done }
            #expect(stage.view(showing: "Done") != nil && stage.view(showing: name) == nil)
            stage.window.rootViewController = nil
        }
    }

    @Test(.documented("SFSafariViewController.configuration: a copy"))
    func `the configuration is kept as it was`() {
        let configuration = SFSafariViewController.Configuration()
        configuration.barCollapsingEnabled = false
        let controller = SFSafariViewController(url: address, configuration: configuration)
        configuration.barCollapsingEnabled = true
        configuration.entersReaderIfAvailable = true
        #expect(!controller.configuration.barCollapsingEnabled && !controller.configuration.entersReaderIfAvailable)
        controller.configuration.barCollapsingEnabled = true
        #expect(!controller.configuration.barCollapsingEnabled)
    }

    @Test(.documented("SFSafariViewController.init(url:): http and https only"))
    func `other schemes raise in Apple's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = SFSafariViewController(url: URL(string: "mailto:a@example.com")!) }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("Only HTTP and HTTPS URLs are supported."))
    }

    @Test(.documented("SFContentBlockerManager, SSReadingList.supportsURL(_:), SFSafariViewController.DataStore"))
    func `what isn't there says so, once and later`() {
        let stage = Stage()
        var lines: [String] = []
        SFContentBlockerManager.reloadContentBlocker(withIdentifier: "a") { error in
            lines.append("\((error as? SFError)?.code.rawValue ?? 0)")
        }
        SFContentBlockerManager.getStateOfContentBlocker(withIdentifier: "a") { state, _ in lines.append("\(state == nil)") }
        SFSafariViewController.DataStore.default.clearWebsiteData { lines.append("clear") }
        #expect(lines == [])
        stage.advance(by: 0)
        #expect(lines == ["1", "true", "clear"])
        #expect(SSReadingList.supportsURL(address) && !SSReadingList.supportsURL(URL(string: "ftp://a")!))
    }

    @Test(.assumed("looked at"))
    func `a page in pictures`() {
        for (style, size, direction, name) in [
            (UIUserInterfaceStyle.light, UIContentSizeCategory.large, UITraitEnvironmentLayoutDirection.leftToRight, "page"),
            (.dark, .accessibilityLarge, .rightToLeft, "page dark large mirrored"),
        ] {
            let stage = Stage(device: .iPhone15, style: style, contentSize: size, layoutDirection: direction)
            let controller = shown(on: stage)
            withExtendedLifetime(controller) { assertSnapshot(of: stage, named: name) }
            stage.window.rootViewController = nil
        }
        let stage = Stage()
        let controller = shown(on: stage) { ($0.preferredBarTintColor, $0.preferredControlTintColor) = (.systemTeal, .white) }
        withExtendedLifetime(controller) { assertSnapshot(of: stage, named: "page tinted") }
        stage.window.rootViewController = nil
    }
}
