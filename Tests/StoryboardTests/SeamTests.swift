import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Elements whose classes aren't there yet: parsed whole, made as their nearest base, counted.
@MainActor @Suite("Storyboards / Seams", .serialized)
struct SeamTests {
    private func controller(_ content: String) throws -> UIViewController {
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(content)])
        return try #require(files.storyboard().instantiateInitialViewController())
    }

    private func said(_ body: () throws -> Void) rethrows -> [String] {
        var words: [String] = []
        NibReport.observer = { words.append($0.message) }
        defer { NibReport.observer = nil }
        try body()
        return words
    }

    @Test(.assumed("nothing silently does nothing"))
    func `attributes of which nothing is made are named, of views, controllers and items alike`() throws {
        let content = """
            <scene sceneID="s"><objects><viewController id="vc" focusGroupIdentifier="left" sceneMemberID="viewController">
            <view key="view" id="view"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            <button pointerInteraction="YES" largeContentTitle="Go" id="b"/></subviews></view>
            <navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" title="Go" hidesSharedBackground="YES" id="i"/></navigationItem>
            <keyCommands><keyCommand input="n"/></keyCommands>
            </viewController></objects></scene>
            """
        try controller(content).loadViewIfNeeded()
        let names = Set(Unsupported.interfaceAttribute.names.keys)
        #expect(
            names.isSuperset(of: [
                "The attribute focusGroupIdentifier of a viewController", "The attribute pointerInteraction of a button",
                "The attribute largeContentTitle of a button",
                "The attribute hidesSharedBackground of a barButtonItem",
            ]))
    }

    @Test(.assumed("what isn't there yet keeps a seam"))
    func `prototypes wait until they are asked for`() throws {
        let table = """
            <subviews><tableView dataMode="prototypes" id="t"><prototypes><tableViewCell reuseIdentifier="x" id="c"><tableViewCellContentView key="contentView" id="v"><subviews><label text="L" id="l"/></subviews>
            <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/></constraints></tableViewCellContentView>
            <connections><outlet property="label" destination="l" id="o"/><segue destination="vc" kind="show" id="g"/></connections></tableViewCell></prototypes></tableView>
            <collectionView dataMode="prototypes" id="q"><collectionViewFlowLayout key="collectionViewLayout" id="fl"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="y" id="d"/></cells></collectionView></subviews>
            """
        let words = try said {
            let made = try controller(InterfaceFiles.scene(table))
            #expect(made.view.subviews.map { $0 is UIScrollView } == [true, true])
            #expect(made.view.subviews.allSatisfy { $0.subviews.isEmpty })
        }
        #expect(words.isEmpty)
    }

    @Test(
        .assumed("what isn't there yet keeps a seam"),
        arguments: [
            ("wkWebView", "wkWebView"), ("webView", "webView"),
            ("neverHeardOf", "neverHeardOf"),
        ])
    func `views that are missing keep place, attributes, children and connections`(kind: String, name: String) throws {
        let before = StandIns.counts[name] ?? 0
        let content =
            #"<subviews><\#(kind) tag="5" alpha="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="x"><rect key="frame" x="1" y="2" width="30" height="40"/><subviews><label text="in" id="l"/></subviews><color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></\#(kind)></subviews><constraints><constraint firstItem="x" firstAttribute="leading" secondItem="vc-view" secondAttribute="leading" constant="33" id="c"/></constraints>"#
        let made = try controller(InterfaceFiles.scene(content))
        made.view.layoutIfNeeded()
        let view = try #require(made.view.subviews.first)
        #expect(view.tag == 5 && view.alpha == 0.5 && view.frame.minX == 33)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["in"])
        #expect(StandIns.counts[name] == before + 1)
    }

    @Test(.assumed("what isn't there yet keeps a seam"))
    func `a table's controller is a controller with its view and items`() throws {
        let scene =
            #"<tableViewController id="vc" title="Rows"><tableView key="view" dataMode="static" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/></tableView><navigationItem key="navigationItem" title="N" id="n"/></tableViewController>"#
        let made = try controller(scene)
        #expect(made.title == "Rows" && made.navigationItem.title == "N" && made.view is UIScrollView)
    }

    // MARK: Launch screens
    @Test(.documented("IB-HELP: a launch storyboard has no custom classes, and nothing of it runs"))
    func `a launch screen has no classes and no connections of the app`() throws {
        let content = InterfaceFiles.scene(
            #"<subviews><view id="v" customClass="Gone" customModule="Kit"><connections><outlet property="nothing" destination="v" id="o"/></connections></view></subviews>"#,
            attributes: #"customClass="AlsoGone" customModule="Kit""#,
            connections: #"<outlet property="absent" destination="v" id="o2"/>"#)
        let file = InterfaceFiles.storyboard(content, attributes: #"launchScreen="YES" initialViewController="vc""#)
        let words = try said {
            let made = try #require(InterfaceFiles(["L.storyboard": file]).storyboard("L").instantiateInitialViewController())
            made.loadViewIfNeeded()
            #expect(type(of: made) == UIViewController.self && made.view.subviews.count == 1)
        }
        #expect(words.isEmpty)
    }
}
