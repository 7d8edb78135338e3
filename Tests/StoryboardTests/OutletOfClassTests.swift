import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Listens to everything that UIKit has a delegate or a data source for.
private final class Ear: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UISplitViewControllerDelegate, UIToolbarDelegate, UINavigationBarDelegate, UITabBarDelegate,
    UIPageViewControllerDelegate, UIPageViewControllerDataSource
{
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

private enum Ears {
    @MainActor static let registered: Void = {
        NamedMembers.register(Ear.self, "Kit.Ear") { _ in }
    }()
}

/// UIKit's own outlets: delegates, data sources, items of bars, views of controllers.
@MainActor @Suite("Storyboards / Outlets of every class", .serialized)
struct OutletOfClassTests {
    init() { _ = Ears.registered }

    private let ear = #"<customObject id="ear" customClass="Ear" customModule="Kit"/>"#

    private func outlet(_ property: String) -> String {
        #"<outlet property="\#(property)" destination="ear" id="o-\#(property)"/>"#
    }

    private func controller(_ scenes: String...) throws -> UIViewController {
        let text = InterfaceFiles.storyboard(scenes.joined(separator: "</objects></scene><scene><objects>"))
        let files = InterfaceFiles(["Main.storyboard": text])
        var made: UIViewController?
        let words = Misuse.observed { made = files.storyboard().instantiateInitialViewController() }
        #expect(words.isEmpty)
        return try #require(made)
    }

    @Test(
        .documented("UIScrollView.delegate, UIToolbar.delegate, UINavigationBar.delegate, UITabBar.delegate"),
        arguments: ["scrollView", "toolbar", "navigationBar", "tabBar"])
    func `the delegate of a view is an outlet`(_ kind: String) throws {
        let made = try controller(
            InterfaceFiles.scene(
                #"<subviews><\#(kind) id="v"><connections>\#(outlet("delegate"))</connections></\#(kind)></subviews>"#,
                extra: ear))
        let view = made.view.subviews[0]
        let delegate: AnyObject? =
            switch view {
            case let view as UIScrollView: view.delegate
            case let view as UIToolbar: view.delegate
            case let view as UINavigationBar: view.delegate
            case let view as UITabBar: view.delegate
            default: nil
            }
        #expect(delegate is Ear)
    }

    @Test(
        .documented("UIGestureRecognizer.delegate"),
        arguments: [
            "tapGestureRecognizer", "swipeGestureRecognizer", "panGestureRecognizer", "pongPressGestureRecognizer",
            "pinchGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
        ])
    func `the delegate of a recogniser is an outlet`(_ kind: String) throws {
        let made = try controller(
            InterfaceFiles.scene(
                #"<subviews><view id="v"><connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="c"/></connections></view></subviews>"#,
                extra: ear + #"<\#(kind) id="g"><connections>\#(outlet("delegate"))</connections></\#(kind)>"#))
        #expect(made.view.subviews[0].gestureRecognizers?.first?.delegate is Ear)
    }

    @Test(.documented("HEADERS: the delegates of UIKit's containers, and the pages' data source"))
    func `the delegates and data sources of containers are outlets`() throws {
        func made(_ kind: String, _ outlets: String) throws -> UIViewController {
            try controller(#"<\#(kind) id="vc"><connections>\#(outlets)</connections></\#(kind)>"# + ear)
        }
        let delegate = outlet("delegate")
        #expect((try made("navigationController", delegate) as? UINavigationController)?.delegate is Ear)
        #expect((try made("tabBarController", delegate) as? UITabBarController)?.delegate is Ear)
        #expect((try made("splitViewController", delegate) as? UISplitViewController)?.delegate is Ear)
        let pages = try made("pageViewController", delegate + outlet("dataSource")) as? UIPageViewController
        #expect(pages?.delegate is Ear && pages?.dataSource is Ear)
    }

    // MARK: Tool bars
    @Test(.documented("UIViewController.toolbarItems"))
    func `a scene's tool bar items are shown in its navigation controller's tool bar`() throws {
        let navigation = """
            <navigationController id="vc" toolbarHidden="NO"><navigationBar key="navigationBar" id="nb"/>
            <toolbar key="toolbar" id="tb"><rect key="frame" x="0" y="800" width="390" height="44"/></toolbar>
            <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
            """
        let scene = InterfaceFiles.scene(id: "root").replacingOccurrences(
            of: "<connections>",
            with:
                #"<toolbarItems><barButtonItem title="One" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/><barButtonItem title="Two" id="i3"/></toolbarItems><connections>"#
        )
        let made = try #require(try controller(navigation, scene) as? UINavigationController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = made
        window.isHidden = false
        defer {
            window.isHidden = true
            window.rootViewController = nil
        }
        window.layoutIfNeeded()
        #expect(made.topViewController?.toolbarItems?.map(\.title) == ["One", nil, "Two"])
        #expect(made.toolbar.items?.map(\.title) == ["One", nil, "Two"])
        #expect(!made.toolbar.isHidden && made.toolbar.frame.maxY > 0)
        #expect(made.toolbar.isDescendant(of: made.view))
    }

    // MARK: Controllers in xibs
    @Test(.documented("UINib: a controller among a file's objects has the view that is described in it"))
    func `a controller of a xib has its own view`() throws {
        let text = InterfaceFiles.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <viewController id="c" title="T"><view key="view" id="w"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <subviews><label id="l" text="Inside"><rect key="frame" x="10" y="20" width="100" height="30"/></label></subviews>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view></viewController>
            """)
        let files = InterfaceFiles(["Panel.xib": text])
        let objects = UINib(nibName: "Panel", bundle: files.bundle).instantiate(withOwner: nil, options: nil)
        let made = try #require(objects.first as? UIViewController)
        #expect(made.title == "T")
        #expect(made.view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((made.view.subviews.first as? UILabel)?.text == "Inside")
    }
}
