import TestEvidence
import Testing

@testable import InterfaceBuilder

@Suite("Documents / IBDocument", .oracle("XIB-10"))
struct IBDocumentTests {
    @Test func `other systems and other formats are named and refused`() {
        let mac = Reading.failure(#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#)
        #expect(mac?.message == "is a document for another system: com.apple.InterfaceBuilder3.Cocoa.XIB")
        #expect(mac?.reason == .otherSystem)
        #expect(Reading.failure("<archive/>")?.message.contains("archive of Xcode 4") == true)
        #expect(Reading.failure("<html/>")?.message == "is no Interface Builder document: its root is <html>")
        #expect(Reading.failure("<document/>")?.message.contains("type is missing") == true)
    }

    @Test(.oracle("XIB-1")) func `old files for the iPad are read`() throws {
        let document = try Reading.read(#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"/>"#)
        #expect(document.kind == .xib)
    }

    @Test func `the header tells how the file is meant`() throws {
        let document = try Reading.storyboard(
            #"<viewController id="vc" storyboardIdentifier="Main"/>"#,
            attributes:
                #"useSafeAreas="YES" useTraitCollections="YES" initialViewController="vc" toolsVersion="21507.2" launchScreen="YES""#
        )
        #expect(document.usesAutoLayout && document.usesSafeAreas && document.usesTraitCollections && document.isLaunchScreen)
        #expect(document.toolsVersion == 21507.2)
        #expect(document.initialViewController?.storyboardIdentifier == "Main")
        #expect(document.diagnostics == [])
    }

    @Test func `a scene has its controller, its other objects and its exit`() throws {
        let document = try Reading.storyboard(
            """
            <viewController id="vc"><view key="view" id="root"/></viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
            <exit id="ex"/>
            <button id="loose"/>
            """)
        let scene = try #require(document.scenes.first)
        #expect(scene.controller?.view?.id == "root")
        #expect(scene.exit?.id == "ex")
        #expect(scene.firstResponder?.id == "fr")
        #expect(scene.looseViews.map(\.id) == ["loose"])
    }

    @Test func `a reference to another storyboard says where it leads`() throws {
        let document = try Reading.storyboard(
            #"<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Detail" id="p"/>"#)
        #expect(document.scenes[0].reference?.storyboardName == "Other")
        #expect(document.scenes[0].reference?.identifier == "Detail")
        #expect(document.scenes[0].controller == nil)
    }

    @Test func `a xib's objects keep their order`() throws {
        let document = try Reading.xib(
            #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="2"/><label id="1"/>"#)
        #expect(document.topLevelObjects.map(\.id) == ["-1", "2", "1"])
    }

    @Test func `resources give sizes and colors for missing assets`() throws {
        let document = try Reading.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><resources>
            <image name="star" width="20" height="18.5"/>
            <namedColor name="Brand"><color red="1" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            </resources></document>
            """)
        #expect(document.resources.imageSize("star") == IBSize(width: 20, height: 18.5))
        #expect(document.resources.imageSize("moon") == nil)
        #expect(document.resources.namedColor("Brand") == .rgb(red: 1, green: 0, blue: 0.5, alpha: 1))
    }
}
