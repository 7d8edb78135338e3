import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// An activity that writes down what is asked of it.
private final class NotingActivity: UIActivity {
    var notes: [String] = []
    var works = true
    var shown: UIViewController?
    var given: [Any] = []
    var endsByItself = true
    override var activityType: ActivityType? { ActivityType("test.note") }
    override var activityTitle: String? { "Take a Note" }
    override var activityImage: UIImage? { UIImage(systemName: "pencil") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        notes.append("can \(activityItems.count)")
        return works
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        notes.append("prepare")
        given = activityItems
    }

    override var activityViewController: UIViewController? { shown }

    override func perform() {
        notes.append("perform")
        if endsByItself { activityDidFinish(true) }
    }
}

private final class Letters: UIActivity {
    override class var activityCategory: Category { .share }
    override var activityTitle: String? { "Letters" }
    override var activityImage: UIImage? { UIImage(systemName: "envelope.fill") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

/// A screen from which something is shared.
@MainActor private final class SharingScene {
    let stage: Stage
    let root = UIViewController()
    let sheet: UIActivityViewController
    var answers: [String] = []

    init(
        _ items: [Any], _ activities: [UIActivity] = [], excluding types: [UIActivity.ActivityType]? = nil,
        device: SimulatedDevice = .iPhone13, style: UIUserInterfaceStyle = .light, size: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        stage = Stage(device: device, style: style, contentSize: size, layoutDirection: direction)
        stage.window.rootViewController = root
        root.view.backgroundColor = .systemBackground
        stage.layoutNow()
        sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.excludedActivityTypes = types
        sheet.completionWithItemsHandler = { [unowned self] in
            answers.append("\($0?.rawValue ?? "nil") \($1) \($2 == nil) \($3 == nil)")
        }
    }

    func present() {
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 300, width: 1, height: 1)
        root.present(sheet, animated: true)
        stage.settle()
    }

    func tap(_ text: String) {
        stage.tap(text)
        stage.settle()
    }

    /// Whether it stands on the sheet.
    func offers(_ title: String) -> Bool {
        present()
        var pending: [UIView] = [sheet.view]
        while let view = pending.popLast() {
            if (view as? UILabel)?.text == title { return true }
            pending += view.subviews
        }
        return false
    }
}

@MainActor @Suite("Sharing / Activity sheet")
struct ActivitySheetTests {
    @Test(.documented("UIActivity")) func `an activity that overrides nothing can do nothing and ends without having done it`()
    {
        let activity = UIActivity()
        #expect(UIActivity.activityCategory == .action && activity.activityType == nil && activity.activityTitle == nil)
        #expect(activity.activityImage == nil && activity.activityViewController == nil)
        #expect(!activity.canPerform(withActivityItems: ["text"]))
    }

    @Test(.documented("UIActivity")) func `of the one that is chosen the sheet calls prepare, then perform`() {
        let activity = NotingActivity()
        let scene = SharingScene(["Text"], [activity])
        scene.present()
        #expect(scene.root.presentedViewController === scene.sheet && activity.notes == ["can 1"])
        scene.tap("Take a Note")
        #expect(activity.notes == ["can 1", "prepare", "perform"])
        #expect(scene.answers == ["test.note true true true"])
        #expect(scene.root.presentedViewController == nil && scene.sheet.completionWithItemsHandler == nil)
    }

    @Test(.documented("UIActivity.activityDidFinish(_:)")) func `until an activity says that it has finished the sheet stays`()
    {
        let activity = NotingActivity()
        activity.endsByItself = false
        let scene = SharingScene(["Text"], [activity])
        scene.present()
        scene.tap("Take a Note")
        #expect(scene.root.presentedViewController === scene.sheet && scene.answers.isEmpty)
        activity.activityDidFinish(false)
        activity.activityDidFinish(true)
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil && scene.answers == ["test.note false true true"])
    }

    @Test(.documented("UIActivity.activityViewController"))
    func `an activity's own controller comes above the sheet, and goes with it`() {
        let activity = NotingActivity()
        let own = UIViewController()
        activity.shown = own
        let scene = SharingScene(["Text"], [activity])
        scene.present()
        scene.tap("Take a Note")
        #expect(scene.sheet.presentedViewController === own && activity.notes == ["can 1", "prepare"])
        activity.activityDidFinish(true)
        scene.stage.settle()
        #expect(scene.root.presentedViewController == nil && scene.answers == ["test.note true true true"])
    }

    @Test(.documented("UIActivityViewController.completionWithItemsHandler"))
    func `a sheet that is closed answers with no activity, once`() {
        let scene = SharingScene(["Text"])
        scene.present()
        scene.tap("Close")
        #expect(scene.root.presentedViewController == nil && scene.answers == ["nil false true true"])
        #expect(scene.sheet.completionWithItemsHandler == nil)
    }

    @Test(.assumed("whoever takes the sheet away has chosen nothing")) func `a sheet that the app dismisses answers so too`() {
        let scene = SharingScene(["Text"])
        scene.present()
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(scene.answers == ["nil false true true"])
    }

    @Test(.documented("UIActivityViewController.completionHandler"))
    func `the older handler is called where the other isn't set`() {
        let scene = SharingScene(["Text"])
        var answers: [String] = []
        scene.sheet.completionWithItemsHandler = nil
        scene.sheet.completionHandler = { answers.append("\($0?.rawValue ?? "nil") \($1)") }
        scene.present()
        scene.tap("Copy")
        #expect(answers == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    }

    @Test(.documented("UIActivityViewController.excludedActivityTypes"))
    func `what is excluded or can't be done isn't offered`() {
        let activity = NotingActivity()
        #expect(SharingScene(["Text"], [activity]).offers("Take a Note"))
        activity.works = false
        #expect(!SharingScene(["Text"], [activity]).offers("Take a Note"))
        #expect(SharingScene(["Text"]).offers("Copy"))
        #expect(!SharingScene(["Text"], excluding: [.copyToPasteboard]).offers("Copy"))
        #expect(!SharingScene([NSObject()]).offers("Copy"))
    }

    @Test(.assumed("what the Copy action of iOS leaves"))
    func `copying leaves texts, addresses and pictures on the pasteboard`() throws {
        let address = try #require(URL(string: "https://example.org/page"))
        let scene = SharingScene(["Text", address])
        scene.present()
        scene.tap("Copy")
        #expect(
            UIPasteboard.general.strings == ["Text", "https://example.org/page"] || UIPasteboard.general.strings == ["Text"])
        #expect(UIPasteboard.general.urls == [address])
    }

    @Test(.documented("UIActivityItemSource")) func `a source shows one thing and hands out another for what was chosen`() {
        final class Source: NSObject, UIActivityItemSource {
            var asked: [String?] = []
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
                "placeholder"
            }
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? {
                asked.append(activityType?.rawValue)
                return "real"
            }
        }
        let (source, activity) = (Source(), NotingActivity())
        let scene = SharingScene([source], [activity])
        scene.present()
        #expect(source.asked.isEmpty)
        scene.tap("Take a Note")
        #expect(source.asked == ["test.note"] && activity.given as? [String] == ["real"])
    }

    @Test(.documented("UIActivityItemProvider")) func `a provider is asked for its item when it is known what for`() {
        final class Provider: UIActivityItemProvider, @unchecked Sendable {
            override var item: Any { "made for \(activityType?.rawValue ?? "nil")" }
        }
        let (provider, activity) = (Provider(placeholderItem: "soon"), NotingActivity())
        #expect(provider.placeholderItem as? String == "soon" && provider.activityType == nil)
        let scene = SharingScene([provider], [activity])
        scene.present()
        scene.tap("Take a Note")
        #expect(activity.given as? [String] == ["made for test.note"])
    }

    @Test(.oracle("PRES-H12")) func `on a pad it is a popover`() {
        let scene = SharingScene(["Text"], device: .iPadPro11)
        scene.present()
        #expect(scene.sheet.view.bounds.width < 500)
        scene.tap("Copy")
        #expect(scene.answers.count == 1)
    }

    private func picture(_ scene: SharingScene, named name: String) {
        scene.present()
        assertSnapshot(of: scene.stage, named: name)
    }

    @Test(.assumed("looked at")) func `an iOS user recognises it`() throws {
        let address = try #require(URL(string: "https://example.org/page"))
        let activities = [NotingActivity(), Letters()]
        picture(SharingScene(["An article about onions", address], activities), named: "light")
        picture(SharingScene([address], activities, style: .dark), named: "dark")
        picture(SharingScene(["An article about onions"], activities, size: .accessibilityLarge), named: "large")
        picture(SharingScene(["An article about onions", address], activities, direction: .rightToLeft), named: "mirrored")
        picture(SharingScene(["An article about onions", address], activities, device: .iPadPro11), named: "pad")
    }
}

@MainActor @Suite("Text / Spelling")
struct TextCheckerTests {
    @Test(.assumed("no dictionary is shipped, and nothing is invented")) func `no word is wrong, and what is taught is kept`() {
        let checker = UITextChecker()
        let range = checker.rangeOfMisspelledWord(
            in: "strng", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "en")
        #expect(range.location == NSNotFound)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 5), in: "strng", language: "en") == nil)
        checker.ignoreWord("strng")
        #expect(checker.ignoredWords == ["strng"])
        UITextChecker.learnWord("strng")
        #expect(UITextChecker.hasLearnedWord("strng"))
        UITextChecker.unlearnWord("strng")
        #expect(!UITextChecker.hasLearnedWord("strng"))
    }
}
