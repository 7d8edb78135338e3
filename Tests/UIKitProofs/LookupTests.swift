import AppleFoundation
import CoreGraphics
import CoreText
import QuartzCore
import TestEvidence
import Testing
import UIKit

extension Proofs {
    @MainActor @Suite("UIKit proofs / Members of any object", .documented("SWIFT-OBJC: AnyObject"))
    struct LookupTests {
        init() { _ = Journal.take() }

        @Test func `what every object has is asked of any`() {
            #expect(Lookup.equal(Gauge(), Gauge()))
            #expect(!Lookup.equal(Gauge(), nil))
            #expect(Lookup.equal("a", "a"))
            #expect(Lookup.equal(2, 2))
            #expect(!Lookup.equal(2, "a"))
            #expect(Lookup.responds(Gauge()))
            #expect(!Lookup.responds(NSObject()))
            #expect(Lookup.number("1.5") == 1.5)
            #expect(Lookup.number(4) == 4)
            #expect(Lookup.text("text") == "text")
        }

        @Test func `properties and methods are looked up in the object, nil where it has none`() {
            let gauge = Gauge()
            #expect(Lookup.title(of: gauge) == "gauge")
            #expect(Lookup.typedTitle(of: gauge) == "gauge")
            #expect(Lookup.title(of: NSObject()) == nil)
            #expect(Lookup.raise(gauge) == 5)
            #expect(Lookup.raise(NSObject()) == nil)
            Lookup.perform(gauge)
            #expect(gauge.level == 0)
        }

        @Test(.documented("UIButton.init(type:)"))
        func `aliases, generic parameters and metatypes make UIKit's objects`() {
            #expect(makeView(GradientView.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            let button = makeButton(MarkedButton.self)
            #expect(button.made)
            #expect(button.buttonType == .system)
            #expect(Screens<EarlierController>().make().isViewLoaded == false)
            #expect(makeLayer(CAGradientLayer.self) is CAGradientLayer)
        }

        @Test func `a class in an extension of a generic type is called by name`() {
            Shelf<Int>(items: [1]).target().perform(Selector("touch"))
            #expect(Journal.take() == ["shelf"])
        }

        @Test(.documented("UIViewController.willMove(toParent:), renamed"))
        func `earlier names are overridden as today's`() {
            let parent = EarlierController()
            let child: UIViewController = EarlierController()
            parent.addChild(child)
            child.didMove(toParent: parent)
            #expect(Journal.take() == ["will true", "adds", "did true"])
            #expect(child.prefersStatusBarHidden != UIViewController().prefersStatusBarHidden)
        }

        @Test(.documented("UIView.Invalidating"))
        func `an invalidating property asks for layout when it changes, and only then`() {
            let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.layoutIfNeeded()
            _ = Journal.take()
            view.inset = 1
            view.layoutIfNeeded()
            #expect(Journal.take() == [])
            view.inset = 5
            view.layoutIfNeeded()
            #expect(Journal.take() == ["lays out 5"])
        }

        @Test func `names of Apple's systems are there`() {
            #expect(DrawnView().responds(to: Selector("madeUp")))
            #expect(!UIView().responds(to: Selector("madeUp")))
            WatchedConstraint().perform(Selector("awakeFromNib"))
            #expect(Journal.take() == ["awake"])
            let object = NSObject()
            #expect(spoken(object) == "spoken")
            #expect(object.accessibilityCustomContent.map(\.label) == ["size"])
            #expect(emptyText().length == 0)
            #expect(mainIdentifier() != nil)
            #expect(NSEC_PER_SEC == 1_000_000_000)
            #expect((kNumberSpacingType, kMonospacedNumbersSelector) == (6, 0))
            #expect(CTFontCreateWithName("Helvetica" as CFString, 14, nil).pointSize == 14)
            let count = 3
            #expect(String(localized: "\(count) of \("all")") == "3 of all")
            let resource: LocalizedStringResource = "no translation"
            #expect(String(localized: resource) == "no translation")
        }

        @Test(.documented("UIImageAsset"))
        func `an asset gives the picture for the surroundings`() {
            let light = UIImage()
            let dark = UIImage()
            let asset = UIImageAsset()
            asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
            asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
            #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
            asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
            #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === light)
        }

        @Test(.documented("UIApplication.beginBackgroundTask(expirationHandler:)"))
        func `background tasks have numbers, and always time`() {
            let one = UIApplication.shared.beginBackgroundTask()
            let other = UIApplication.shared.beginBackgroundTask(withName: "other")
            #expect(one != other)
            #expect(one != .invalid)
            UIApplication.shared.endBackgroundTask(one)
            #expect(UIApplication.shared.backgroundTimeRemaining > 1e9)
        }
    }
}
