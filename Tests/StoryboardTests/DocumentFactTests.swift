import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

private final class OwnView: UIViewController {
    override func loadView() { view = UIImageView(frame: .zero) }
}

/// What documents, scenes and resources say, line by line.
@MainActor @Suite("Storyboards / Documents", .serialized)
struct DocumentFactTests {
    private func controller(_ scenes: String..., attributes: String = #"initialViewController="vc""#) throws -> UIViewController
    {
        let text = InterfaceFiles.storyboard(
            scenes.joined(separator: "</objects></scene><scene sceneID=\"x\"><objects>"), attributes: attributes)
        return try #require(InterfaceFiles(["Main.storyboard": text]).storyboard().instantiateInitialViewController())
    }

    @Test(.documented("UIStoryboard.instantiateInitialViewController()"))
    func `without an initial controller there is none`() {
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene(), attributes: "")])
        #expect(files.storyboard().instantiateInitialViewController() == nil)
    }

    @Test(.assumed("ib-format 1: without useAutolayout all is frames and masks"))
    func `a document without Auto Layout has no constraints`() throws {
        let scene = InterfaceFiles.scene(
            """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="2" width="30" height="40"/><autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/></view></subviews>
            <constraints><constraint firstItem="a" firstAttribute="width" constant="99" id="c"/></constraints>
            """)
        let text = InterfaceFiles.storyboard(scene).replacingOccurrences(of: #"useAutolayout="YES" "#, with: "")
        let made = try #require(InterfaceFiles(["Main.storyboard": text]).storyboard().instantiateInitialViewController())
        let view = made.view.subviews[0]
        #expect(view.translatesAutoresizingMaskIntoConstraints && view.constraints.isEmpty && made.view.constraints.isEmpty)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
    }

    @Test(.documented("UIViewController.loadView()"))
    func `a class that makes its own view keeps it`() throws {
        NamedMembers.register(OwnView.self, "Kit.OwnView") { _ in }
        let made = try controller(
            InterfaceFiles.scene(
                #"<subviews><label id="l"/></subviews>"#, attributes: #"customClass="OwnView" customModule="Kit""#))
        #expect(made.view is UIImageView && made.view.subviews.isEmpty)
    }

    @Test(.assumed("ib-format 3: a scene without a view has a plain one"))
    func `a scene without a view gets a plain one`() throws {
        let made = try controller(#"<viewController id="vc"/>"#)
        #expect(type(of: made.view!) == UIView.self && made.view.backgroundColor == nil)
    }

    @Test(.assumed("ib-format 3: nibName, a view in a file of its own"))
    func `a scene names the file of its view`() throws {
        let files = InterfaceFiles([
            "Main.storyboard": InterfaceFiles.storyboard(#"<viewController id="vc" nibName="Inner"/>"#),
            "Inner.xib": InterfaceFiles.xib(
                #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="v" id="o"/></connections></placeholder><view id="v" tag="8"/>"#
            ),
        ])
        #expect(files.storyboard().instantiateInitialViewController()?.view.tag == 8)
    }

    @Test(.assumed("ib-format 3: contentSizeForViewInPopover, edges, restoration, status of bars"))
    func `controllers take what their scenes say`() throws {
        let made = try controller(
            #"""
            <viewController id="vc" storyboardIdentifier="board" useStoryboardIdentifierAsRestorationIdentifier="YES" hidesBottomBarWhenPushed="YES" definesPresentationContext="YES" modalPresentationStyle="pageSheet" modalTransitionStyle="flipHorizontal" title="T">
            <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
            <value key="contentSizeForViewInPopover" type="size" width="320" height="200"/></viewController>
            """#)
        #expect(made.preferredContentSize == CGSize(width: 320, height: 200))
        #expect(made.edgesForExtendedLayout == .bottom && made.restorationIdentifier == "board")
        #expect(made.hidesBottomBarWhenPushed && made.definesPresentationContext && made.title == "T")
        #expect(made.modalPresentationStyle == .pageSheet && made.modalTransitionStyle == .flipHorizontal)
        #expect(try controller(#"<viewController id="vc"/>"#).edgesForExtendedLayout == .all)
        let none = try controller(#"<viewController id="vc"><extendedEdge key="edgesForExtendedLayout"/></viewController>"#)
        #expect(none.edgesForExtendedLayout == [])
    }

    @Test(.assumed("ib-format 4: what every view may hold"))
    func `margins, tint, accessibility and reading direction are taken`() throws {
        let made = try controller(
            InterfaceFiles.scene(
                """
                <subviews><view id="a" semanticContentAttribute="forceRightToLeft" insetsLayoutMarginsFromSafeArea="NO">
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                <color key="tintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <accessibility key="accessibilityConfiguration" identifier="it" label="Says" hint="So"><accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/></accessibility></view>
                <view id="b" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO"><directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/></view></subviews>
                """))
        let view = made.view.subviews[0]
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.semanticContentAttribute == .forceRightToLeft && !view.preservesSuperviewLayoutMargins)
        #expect(!view.insetsLayoutMarginsFromSafeArea && view.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(view.accessibilityIdentifier == "it" && view.accessibilityLabel == "Says" && view.accessibilityHint == "So")
        #expect(view.isAccessibilityElement && view.accessibilityTraits == [.button, .header])
        // The superview's margins count where they are larger and the edges meet.
        let second = made.view.subviews[1]
        #expect(second.preservesSuperviewLayoutMargins)
        #expect(second.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 7, trailing: 8))
    }

    @Test(.assumed("ib-format 1: the main storyboard's tint is its window's"))
    func `the main storyboard's tint reaches all views of its window`() throws {
        let scene = InterfaceFiles.scene(#"<subviews><view id="a"/></subviews>"#)
        let text = InterfaceFiles.storyboard(scene).replacingOccurrences(
            of: "</scenes>",
            with:
                #"</scenes><color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        )
        let stage = Stage()
        stage.window.fill(from: InterfaceFiles(["Main.storyboard": text]).storyboard())
        stage.advance(by: 0)
        let made = try #require(stage.window.rootViewController)
        #expect(made.view.subviews[0].tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
