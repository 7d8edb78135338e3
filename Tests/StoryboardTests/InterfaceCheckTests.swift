import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What `allium ib-check` compares, and what it leaves out and why.
@MainActor @Suite("Storyboards / Checking frames", .serialized)
struct InterfaceCheckTests {
    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
    }

    private func view(_ id: String, _ frame: String, kind: String = "view", attributes: String = "", content: String = "")
        -> String
    {
        #"<\#(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)" \#(attributes)>\#(frame)\#(content)</\#(kind)>"#
    }

    private func equal(
        _ first: String, _ side: String, _ second: String, _ other: String, _ constant: Double = 0, extra: String = ""
    ) -> String {
        #"<constraint firstItem="\#(first)" firstAttribute="\#(side)" secondItem="\#(second)" secondAttribute="\#(other)" constant="\#(constant)" \#(extra) id="\#(UUID().uuidString)"/>"#
    }

    private func size(_ item: String, _ side: String, _ constant: Double, extra: String = "") -> String {
        #"<constraint firstItem="\#(item)" firstAttribute="\#(side)" constant="\#(constant)" \#(extra) id="\#(UUID().uuidString)"/>"#
    }

    private func constraints(_ list: String...) -> String { "<constraints>\(list.joined())</constraints>" }

    private func document(_ kind: String, _ content: String, device: String) throws -> IBDocument {
        let type = kind == "storyboard" ? "Storyboard.XIB" : "XIB"
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="21507" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait" appearance="light"/>
            \(content)</document>
            """
        return try IBDocument(bytes: [UInt8](text.utf8), file: "F.\(kind)")
    }

    private func scene(
        _ subviews: String, _ constraints: String, device: String = "retina6_1", width: Double = 414, height: Double = 896,
        before: String = "", extra: String = ""
    ) throws -> InterfaceCheck.Frames {
        let content = """
            <scenes>\(before)<scene sceneID="s"><objects><viewController id="vc">
            <view key="view" id="root">\(rect(0, 0, width, height))<subviews>\(subviews)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>\(constraints)</view>\(extra)</viewController></objects></scene></scenes>
            """
        return InterfaceCheck(try document("storyboard", content, device: device)).compareFrames()
    }

    // MARK: Safe areas
    @Test(.oracle("AREA-D1: an iPhone 11's canvas has 44 and 34"))
    func `a scene has the safe area of the document's device`() throws {
        let right = try scene(
            view("a", rect(0, 433, 50, 60)),
            constraints(
                equal("a", "centerY", "safe", "centerY", 10), equal("a", "leading", "safe", "leading"),
                size("a", "width", 50), size("a", "height", 60)))
        // Neither edge is told by a view that lies against it: (44 + 862) / 2 = 453, and 463 is the middle.
        #expect(right.stored == 2 && right.compared == 1 && right.agreed == 1)
    }

    @Test(.oracle("AREA-D1: 44 more under a navigation bar, 49 more above a tab bar"))
    func `bars are inferred from the segues`() throws {
        let bars = """
            <scene sceneID="t"><objects><tabBarController id="tc"><connections><segue destination="nc" kind="relationship" relationship="viewControllers" id="s1"/></connections></tabBarController></objects></scene>
            <scene sceneID="n"><objects><navigationController id="nc"><connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="s2"/></connections></navigationController></objects></scene>
            """
        // Between 88 and 813: a middle at 450.5.
        let frames = try scene(
            view("a", rect(0, 420.5, 50, 60)),
            constraints(
                equal("a", "centerY", "safe", "centerY"), equal("a", "leading", "safe", "leading"), size("a", "width", 50),
                size("a", "height", 60)), before: bars)
        #expect(frames.compared == 1 && frames.agreed == 1)
    }

    @Test(.oracle("XIB-6"))
    func `a xib drawn for a device with a notch has that device's safe area`() throws {
        let content = """
            <objects><view id="root">\(rect(0, 0, 414, 896))<subviews>\(view("a", rect(0, 44, 414, 818)))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>\(constraints(
                equal("a", "top", "safe", "top"), equal("a", "bottom", "safe", "bottom"),
                equal("a", "leading", "root", "leading"), equal("root", "trailing", "a", "trailing")))</view></objects>
            """
        let frames = InterfaceCheck(try document("xib", content, device: "retina6_1")).compareFrames()
        #expect(frames.compared == 1 && frames.agreed == 1)
    }

    @Test(.oracle("XIB-7"))
    func `a view that is wider than high is no phone on its side`() throws {
        let content = """
            <objects><view id="root">\(rect(0, 0, 468, 360))<subviews>\(view("a", rect(0, 0, 100, 50)))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>\(constraints(
                equal("a", "top", "root", "top"), equal("a", "leading", "safe", "leading"), size("a", "width", 100),
                size("a", "height", 50)))</view></objects>
            """
        let frames = InterfaceCheck(try document("xib", content, device: "retina6_0")).compareFrames()
        #expect(frames.compared == 1 && frames.agreed == 1 && frames.rootsElsewhere == 0)
    }

    // MARK: What counts
    @Test(.documented("TN2154: a scroll view's edges are its content's"))
    func `what a scroll view holds is compared, and its edges are its content's`() throws {
        let label = view("l", rect(16, 20, 300, 1500), kind: "label")
        let inside = view(
            "c", rect(0, 0, 414, 1540),
            content: "<subviews>\(label)</subviews>"
                + constraints(
                    equal("l", "top", "c", "top", 20), equal("c", "bottom", "l", "bottom", 20),
                    equal("l", "leading", "c", "leading", 16)))
        let scroll = view(
            "s", rect(0, 0, 414, 896), kind: "scrollView",
            content: "<subviews>\(inside)</subviews>"
                + constraints(
                    equal("c", "top", "s", "top"), equal("c", "leading", "s", "leading"), equal("s", "bottom", "c", "bottom"),
                    equal("s", "trailing", "c", "trailing"), equal("c", "width", "s", "width")))
        let frames = try scene(
            scroll,
            constraints(
                equal("s", "top", "root", "top"), equal("s", "leading", "root", "leading"),
                equal("root", "trailing", "s", "trailing"), equal("root", "bottom", "s", "bottom")))
        #expect(frames.stored == 4 && frames.compared == 3 && frames.agreed == 3, "\(frames.differences.map(\.text))")
    }

    @Test(
        .assumed("a stored frame that breaks its own file's constraints says nothing, and those that don't follow it still do"))
    func `a stale view leaves out only what moves with it`() throws {
        let frames = try scene(
            view("a", rect(10, 100, 50, 60)) + view("b", rect(10, 200, 50, 60)) + view("c", rect(100, 300, 50, 60)),
            constraints(
                // a is stored 3 points from where it should be, and b hangs on it; c stands alone.
                equal("a", "top", "root", "top", 103), equal("b", "top", "a", "bottom", 40),
                equal("c", "top", "root", "top", 300), equal("a", "leading", "root", "leading", 10),
                equal("b", "leading", "root", "leading", 10), equal("c", "leading", "root", "leading", 100),
                size("a", "width", 50), size("b", "width", 50), size("c", "width", 50), size("a", "height", 60),
                size("b", "height", 60), size("c", "height", 60)))
        #expect(frames.compared == 1 && frames.agreed == 1 && frames.placed == 1)
        #expect(frames.leftOut == ["stored before the file's last change": 2])
    }

    @Test(.oracle("XIB-8"))
    func `placeholder constraints and sizes hold where frames are compared`() throws {
        let frames = try scene(
            view("a", rect(10, 100, 77, 60))
                + view(
                    "b", rect(10, 200, 33, 44), attributes: #"placeholderIntrinsicWidth="33" placeholderIntrinsicHeight="44""#),
            constraints(
                equal("a", "top", "root", "top", 100), equal("a", "leading", "root", "leading", 10),
                size("a", "width", 77, extra: #"placeholder="YES""#), size("a", "height", 60, extra: #"placeholder="YES""#),
                equal("b", "top", "root", "top", 200), equal("b", "leading", "root", "leading", 10)))
        #expect(frames.compared == 2 && frames.agreed == 2, "\(frames.differences.map(\.text))")
    }

    @Test(.oracle("AREA-C1"))
    func `what a cell holds is compared, between the table's margins`() throws {
        let label = view("l", rect(16, 11, 343, 22), kind: "label")
        let cell = """
            <tableViewCell id="cell">\(rect(0, 28, 375, 44))<tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="cell" id="content">\(rect(0, 0, 375, 44))
            <subviews>\(label)</subviews>\(constraints(
                equal("l", "leading", "content", "leadingMargin"), equal("l", "top", "content", "topMargin"),
                equal("content", "trailingMargin", "l", "trailing"), equal("content", "bottomMargin", "l", "bottom")))
            </tableViewCellContentView></tableViewCell>
            """
        let table = """
            <tableView key="view" dataMode="prototypes" id="table">\(rect(0, 0, 375, 667))<prototypes>\(cell)</prototypes></tableView>
            """
        let content =
            #"<scenes><scene sceneID="s"><objects><tableViewController id="vc">\#(table)</tableViewController></objects></scene></scenes>"#
        let frames = InterfaceCheck(try document("storyboard", content, device: "retina4_7")).compareFrames()
        #expect(frames.stored == 4 && frames.compared == 2 && frames.agreed == 2, "\(frames.differences.map(\.text))")
    }

    @Test(.assumed("every frame that differs is told, with its place in the file"))
    func `all differences are told`() throws {
        let views = (0..<8).map { view("v\($0)", rect(10, Double($0) * 50, 20, 30)) }.joined()
        // Nothing says how high they are, and leaves have no wish of their own beside a stronger one.
        let list = (0..<8).map { index in
            equal("v\(index)", "top", "root", "top", Double(index) * 50) + equal("v\(index)", "leading", "root", "leading", 10)
                + size("v\(index)", "width", 20) + size("v\(index)", "height", 35, extra: #"priority="900""#)
        }.joined()
        let frames = try scene(views, "<constraints>\(list)</constraints>")
        #expect(frames.compared == 8 && frames.agreed == 0 && frames.differences.count == 8)
        let first = try #require(frames.differences.first)
        #expect(first.id == "v0" && first.frame.height == 35 && first.stored.height == 30)
        #expect(first.text.hasPrefix("F.storyboard:") && first.line > 1)
    }

    // MARK: Robustness
    @Test(.assumed("a small file takes little memory, however large the pictures that it names"))
    func `pictures that are missing take no memory`() throws {
        let images = (0..<60).map { #"<imageView image="p\#($0)" id="i\#($0)">\#(rect(0, 0, 10, 10))</imageView>"# }.joined()
        let sizes = (0..<60).map { #"<image name="p\#($0)" width="\#(1900 + $0)" height="1900"/>"# }.joined()
        let content = """
            <objects><view id="root">\(rect(0, 0, 414, 896))<subviews>\(images)</subviews></view></objects><resources>\(sizes)</resources>
            """
        let document = try document("xib", content, device: "retina6_1")
        NibReport.observer = { _ in }
        defer { NibReport.observer = nil }
        let before = try memory()
        #expect(InterfaceCheck(document).instantiate())
        _ = InterfaceCheck(document).compareFrames()
        #expect(try memory() - before < 64 << 20)
        #expect(!NibOptions.leavesBlankForMissingImages && !NibOptions.isWithoutClasses)
    }

    /// What this process ever held at once, in bytes.
    private func memory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(separator: " ").dropLast().last.flatMap { Int($0) }) * 1024
    }
}
