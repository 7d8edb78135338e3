import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Controllers that hold others, and the items that controllers hand to bars.
@MainActor @Suite("Storyboards / Containers and items", .serialized)
struct ContainerFillingTests {
    private func board(_ scenes: String...) -> UIStoryboard {
        let text = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
        let file = InterfaceFiles.storyboard(attributes: #"initialViewController="A""#)
            .replacingOccurrences(of: "<scenes>", with: "<scenes>" + text)
        return InterfaceFiles(["Main.storyboard": file]).storyboard()
    }

    private func scene(_ id: String, extra: String = "") -> String {
        InterfaceFiles.scene(id: id, attributes: #"title="\#(id)""#).replacingOccurrences(
            of: "<connections></connections>", with: extra + "<connections></connections>")
    }

    private func relation(_ name: String, _ destination: String) -> String {
        #"<segue kind="relationship" relationship="\#(name)" destination="\#(destination)" id="r\#(destination)"/>"#
    }

    @Test(.documented("UITabBarController in storyboards"))
    func `tabs come in the order of the file, with their items`() throws {
        let tabs =
            #"<tabBarController id="A"><tabBar key="tabBar" translucent="NO" id="bar"/><connections>\#(relation("viewControllers", "2"))\#(relation("viewControllers", "1"))</connections></tabBarController>"#
        let controller = try #require(
            board(
                tabs,
                scene("1", extra: #"<tabBarItem key="tabBarItem" title="First" badgeValue="7" tag="3" id="t1"/>"#),
                scene("2", extra: #"<tabBarItem key="tabBarItem" systemItem="favorites" id="t2"/>"#)
            ).instantiateInitialViewController() as? UITabBarController)
        #expect(controller.viewControllers?.map(\.title) == ["2", "1"] && !controller.tabBar.isTranslucent)
        let items = controller.viewControllers?.map(\.tabBarItem)
        #expect(items?[1]?.title == "First" && items?[1]?.badgeValue == "7" && items?[1]?.tag == 3)
    }

    @Test(.documented("UINavigationController in storyboards"))
    func `a stack has its bars as drawn`() throws {
        let stack = """
            <navigationController id="A" navigationBarHidden="YES" toolbarHidden="NO" hidesBarsOnSwipe="YES">
            <navigationBar key="navigationBar" barStyle="black" translucent="NO" largeTitles="YES" id="nb"><color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></navigationBar>
            <toolbar key="toolbar" id="tb"/><nil name="viewControllers"/>
            <connections>\(relation("rootViewController", "1"))</connections></navigationController>
            """
        let item = """
            <toolbarItems><barButtonItem systemItem="add" id="b1"/><barButtonItem systemItem="flexibleSpace" id="b2"/><barButtonItem title="Done" style="done" enabled="NO" width="50" tag="4" id="b3"/></toolbarItems>
            <navigationItem key="navigationItem" title="T" prompt="P" largeTitleDisplayMode="never" hidesSearchBarWhenScrolling="NO" preferredSearchBarPlacement="stacked" id="ni">
            <leftBarButtonItems><barButtonItem title="L1" id="l1"/><barButtonItem title="L2" id="l2"/></leftBarButtonItems>
            <barButtonItem key="rightBarButtonItem" title="R" id="r"><button key="customView" id="cv"><rect key="frame" x="0" y="0" width="44" height="30"/></button></barButtonItem>
            <barButtonItem key="backBarButtonItem" title="Back" id="bk"/>
            <view key="titleView" id="tv"><rect key="frame" x="0" y="0" width="90" height="30"/></view></navigationItem>
            """
        let controller = try #require(
            board(stack, scene("1", extra: item)).instantiateInitialViewController() as? UINavigationController)
        #expect(controller.isNavigationBarHidden && !controller.isToolbarHidden && controller.hidesBarsOnSwipe)
        let bar = controller.navigationBar
        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
        #expect(bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let root = try #require(controller.viewControllers.first)
        #expect(root.toolbarItems?.count == 3)
        let done = try #require(root.toolbarItems?.last)
        #expect(done.title == "Done" && done.style == .done && !done.isEnabled && done.width == 50 && done.tag == 4)
        let navigation = root.navigationItem
        #expect(navigation.title == "T" && navigation.prompt == "P" && navigation.largeTitleDisplayMode == .never)
        #expect(!navigation.hidesSearchBarWhenScrolling && navigation.preferredSearchBarPlacement == .stacked)
        #expect(navigation.leftBarButtonItems?.map(\.title) == ["L1", "L2"] && navigation.backBarButtonItem?.title == "Back")
        #expect(navigation.rightBarButtonItem?.customView is UIButton && navigation.titleView?.frame.width == 90)
    }

    @Test(.documented("UISplitViewController in storyboards"))
    func `a split view controller has its columns and widths`() throws {
        let relations = relation("masterViewController", "1") + relation("detailViewController", "2")
        let classic = try #require(
            board(
                #"<splitViewController id="A" minimumPrimaryColumnWidth="200" maximumPrimaryColumnWidth="300"><connections>\#(relations)</connections></splitViewController>"#,
                scene("1"), scene("2")
            ).instantiateInitialViewController() as? UISplitViewController)
        #expect(classic.style == .unspecified && classic.viewControllers.map(\.title) == ["1", "2"])
        #expect(classic.minimumPrimaryColumnWidth == 200 && classic.maximumPrimaryColumnWidth == 300)
        let columns = try #require(
            board(
                #"<splitViewController id="A" allowDoubleColumnStyle="YES" behavior="tile" preferredDisplayMode="beside" primaryBackgroundStyle="sidebar"><connections>\#(relations)</connections></splitViewController>"#,
                scene("1"), scene("2")
            ).instantiateInitialViewController() as? UISplitViewController)
        #expect(columns.style == .doubleColumn && columns.viewController(for: .primary)?.title == "1")
        #expect(columns.viewController(for: .secondary)?.title == "2" && columns.preferredSplitBehavior == .tile)
        #expect(columns.preferredDisplayMode == .oneBesideSecondary && columns.primaryBackgroundStyle == .sidebar)
        let triple = try #require(
            board(
                #"<splitViewController id="A"><connections>\#(relations)\#(relation("supplementaryViewController", "3"))</connections></splitViewController>"#,
                scene("1"), scene("2"), scene("3")
            ).instantiateInitialViewController() as? UISplitViewController)
        #expect(triple.style == .tripleColumn && triple.viewController(for: .supplementary)?.title == "3")
    }

    @Test(.documented("UIPageViewController in storyboards"))
    func `a page view controller has its style, direction and spine`() throws {
        let curl = try #require(
            board(
                #"<pageViewController id="A" transitionStyle="pageCurl" navigationOrientation="vertical" spineLocation="max" doubleSided="YES"/>"#
            ).instantiateInitialViewController() as? UIPageViewController)
        #expect(curl.transitionStyle == .pageCurl && curl.navigationOrientation == .vertical && curl.spineLocation == .max)
        #expect(curl.isDoubleSided)
        let scroll = try #require(
            board(
                #"<pageViewController id="A" transitionStyle="scroll" navigationOrientation="horizontal" spineLocation="none" pageSpacing="8"/>"#
            ).instantiateInitialViewController() as? UIPageViewController)
        #expect(scroll.transitionStyle == .scroll && scroll.spineLocation == .none)
    }

    @Test(.documented("UIViewController in storyboards"))
    func `a controller's own attributes are taken`() throws {
        let text = InterfaceFiles.scene(
            id: "A",
            attributes:
                #"title="T" restorationIdentifier="r" hidesBottomBarWhenPushed="YES" modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" definesPresentationContext="YES" providesPresentationContextTransitionStyle="YES" extendedLayoutIncludesOpaqueBars="YES" modalInPresentation="YES""#
        ).replacingOccurrences(
            of: "<connections>",
            with:
                #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/><value key="contentSizeForViewInPopover" type="size" width="320" height="480"/><connections>"#
        )
        let controller = try #require(board(text).instantiateInitialViewController())
        #expect(controller.title == "T" && controller.restorationIdentifier == "r" && controller.hidesBottomBarWhenPushed)
        #expect(controller.modalPresentationStyle == .overFullScreen && controller.modalTransitionStyle == .crossDissolve)
        #expect(controller.definesPresentationContext && controller.providesPresentationContextTransitionStyle)
        #expect(controller.extendedLayoutIncludesOpaqueBars && controller.isModalInPresentation)
        #expect(controller.edgesForExtendedLayout == .bottom)
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 480))
        let plain = try #require(board(scene("A")).instantiateInitialViewController())
        #expect(plain.edgesForExtendedLayout == .all)
        let identified = InterfaceFiles.scene(
            id: "A", attributes: #"storyboardIdentifier="me" useStoryboardIdentifierAsRestorationIdentifier="YES""#)
        #expect(board(identified).instantiateInitialViewController()?.restorationIdentifier == "me")
    }

    @Test(.documented("IB-HELP: gesture recognisers"))
    func `recognisers have their numbers, and are attached by an outlet collection`() throws {
        let xib = InterfaceFiles.xib(
            """
            <view id="v"><connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o1"/><outletCollection property="gestureRecognizers" destination="l" appends="YES" id="o2"/></connections></view>
            <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" id="t"/>
            <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="1.5" id="l"/>
            <swipeGestureRecognizer direction="up" id="s"/><panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="4" id="p"/>
            <pinchGestureRecognizer enabled="NO" id="z"/><rotationGestureRecognizer id="r"/>
            <screenEdgePanGestureRecognizer id="e"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
            """)
        let files = InterfaceFiles(["G.xib": xib])
        let objects = try #require(files.bundle.loadNibNamed("G", owner: nil))
        let view = try #require(objects[0] as? UIView)
        #expect(view.gestureRecognizers?.count == 2)
        let tap = try #require(objects[1] as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3 && tap.view === view)
        let press = try #require(objects[2] as? UILongPressGestureRecognizer)
        #expect(press.allowableMovement == 20 && press.minimumPressDuration == 1.5)
        #expect((objects[3] as? UISwipeGestureRecognizer)?.direction == .up)
        let pan = try #require(objects[4] as? UIPanGestureRecognizer)
        #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
        #expect((objects[5] as? UIPinchGestureRecognizer)?.isEnabled == false && objects[6] is UIRotationGestureRecognizer)
        #expect((objects[7] as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    }
}
