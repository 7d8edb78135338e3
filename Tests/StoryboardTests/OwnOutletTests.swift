import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Is the delegate of everything.
private final class Reeve: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate, UINavigationBarDelegate,
    UITabBarDelegate, UIToolbarDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
    UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UISplitViewControllerDelegate
{
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

/// What interface files connect to UIKit's own classes.
@MainActor @Suite("Storyboards / Outlets of UIKit's classes", .serialized)
struct OwnOutletTests {
    init() { NamedMembers.register(Reeve.self, "Kit.Reeve") { _ in } }

    private func reeve(_ content: String, extra: String = "", connections: String = "") throws -> Reeve {
        let scene = InterfaceFiles.scene(
            content, attributes: #"customClass="Reeve" customModule="Kit""#, extra: extra, connections: connections)
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene)])
        let reeve = try #require(files.storyboard().instantiateInitialViewController() as? Reeve)
        reeve.loadViewIfNeeded()
        return reeve
    }

    private func delegate(_ property: String = "delegate") -> String {
        #"<connections><outlet property="\#(property)" destination="vc" id="o-\#(property)"/></connections>"#
    }

    @Test(.documented("HEADERS: outlet delegate"))
    func `views and bars have delegates`() throws {
        var reeve: Reeve?
        let misuses = try Misuse.observed {
            reeve = try self.reeve(
                """
                <subviews><scrollView id="s">\(delegate())</scrollView><navigationBar id="n">\(delegate())</navigationBar>
                <tabBar id="t">\(delegate())</tabBar><toolbar id="b">\(delegate())</toolbar></subviews>
                """)
        }
        let views = try #require(reeve?.view.subviews)
        #expect((views[0] as? UIScrollView)?.delegate === reeve && (views[1] as? UINavigationBar)?.delegate === reeve)
        #expect((views[2] as? UITabBar)?.delegate === reeve && (views[3] as? UIToolbar)?.delegate === reeve)
        #expect(misuses.isEmpty)
    }

    @Test(.documented("UIGestureRecognizer.delegate, UIView.gestureRecognizers"))
    func `recognisers have delegates`() throws {
        let reeve = try reeve(
            #"<subviews><view id="v"><connections><outletCollection property="gestureRecognizers" destination="p" appends="YES" id="g"/></connections></view></subviews>"#,
            extra: #"<panGestureRecognizer minimumNumberOfTouches="1" id="p">\#(delegate())</panGestureRecognizer>"#)
        #expect(reeve.view.subviews[0].gestureRecognizers?.first?.delegate === reeve)
    }

    @Test(.documented("HEADERS: outlets delegate and dataSource of the standard containers"))
    func `containers have delegates and data sources`() throws {
        let reeve = Reeve()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        for key in ["delegate", "dataSource"] { pages.setValue(reeve, forKey: key) }
        #expect(pages.delegate === reeve && pages.dataSource === reeve && pages.value(forKey: "dataSource") as? Reeve === reeve)
        let containers = [UINavigationController(), UITabBarController(), UISplitViewController()]
        for container in containers { container.setValue(reeve, forKey: "delegate") }
        #expect((containers[0] as? UINavigationController)?.delegate === reeve)
        #expect((containers[1] as? UITabBarController)?.delegate === reeve)
        #expect((containers[2] as? UISplitViewController)?.delegate === reeve)
    }

    @Test(.assumed("key-value coding reaches every object property of Objective-C"))
    func `other objects can be connected too`() throws {
        let reeve = try reeve(
            #"<subviews><view id="v"><connections><outlet property="maskView" destination="m" id="o1"/></connections></view><scrollView id="s"><connections><outlet property="refreshControl" destination="rc" id="o2"/></connections></scrollView></subviews>"#,
            extra: #"<view id="m"/><refreshControl id="rc"/>"#,
            connections: #"<outlet property="transitioningDelegate" destination="vc" id="o3"/>"#)
        #expect(reeve.view.subviews[0].mask != nil && reeve.transitioningDelegate === reeve)
        #expect((reeve.view.subviews[1] as? UIScrollView)?.refreshControl != nil)
    }

    /// The object that a storyboard makes and each outlet that its class has.
    @Test(
        .documented("HEADERS: properties"),
        arguments: [
            ("scrollView", "delegate"), ("navigationBar", "delegate"), ("tabBar", "delegate"), ("toolbar", "delegate"),
            ("tabBar", "selectedItem"), ("view", "gestureRecognizers"), ("view", "maskView"), ("scrollView", "refreshControl"),
        ])
    func `a class knows its outlets by key`(_ element: String, _ key: String) throws {
        let reeve = try reeve(#"<subviews><\#(element) id="v"/></subviews>"#)
        let misuses = Misuse.observed { reeve.view.subviews[0].setValue(nil, forKey: key) }
        #expect(misuses.isEmpty)
    }

    @Test(.documented("IB-HELP: user defined runtime attributes"))
    func `controls have their settings by key`() throws {
        let reeve = try reeve(
            """
            <subviews><slider id="s"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="value"><real key="value" value="0.25"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></slider>
            <pageControl id="p"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="numberOfPages"><integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></pageControl>
            <stackView id="st"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="spacing"><real key="value" value="9"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></stackView></subviews>
            """)
        #expect((reeve.view.subviews[0] as? UISlider)?.value == 0.25)
        #expect((reeve.view.subviews[1] as? UIPageControl)?.numberOfPages == 4)
        #expect((reeve.view.subviews[2] as? UIStackView)?.spacing == 9)
    }

    @Test(.documented("UIViewController.toolbarItems"))
    func `the items of a scene show in the toolbar of its stack`() throws {
        let stack =
            #"<navigationController id="vc" toolbarHidden="NO"><toolbar key="toolbar" id="tb"/><connections><segue kind="relationship" relationship="rootViewController" destination="A" id="r"/></connections></navigationController>"#
        let root = InterfaceFiles.scene(id: "A").replacingOccurrences(
            of: "<connections></connections>",
            with:
                #"<toolbarItems><barButtonItem title="One" id="i1"/><barButtonItem title="Two" id="i2"/></toolbarItems><connections></connections>"#
        )
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(stack, root)])
        let controller = try #require(files.storyboard().instantiateInitialViewController() as? UINavigationController)
        let stage = Stage()
        stage.window.rootViewController = controller
        stage.settle()
        #expect(controller.toolbar.items?.map(\.title) == ["One", "Two"])
        #expect(controller.toolbar.superview != nil && !controller.toolbar.isHidden)
    }

    @Test(.documented("UINib: top-level objects"))
    func `a controller in a xib has the view that lies in it`() throws {
        let files = InterfaceFiles([
            "Panel.xib": InterfaceFiles.xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                <viewController id="vc"><view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
                <subviews><label text="Inside" id="l"><rect key="frame" x="10" y="20" width="100" height="30"/></label></subviews>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view></viewController>
                """)
        ])
        let objects = UINib(nibName: "Panel", bundle: files.bundle).instantiate(withOwner: nil)
        let controller = try #require(objects.first as? UIViewController)
        #expect((controller.view.subviews.first as? UILabel)?.text == "Inside")
        #expect(controller.view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
