import TestEvidence
import Testing

@testable import InterfaceBuilder

@Suite("Diagnostics / What a file is told", .ours)
struct IBDiagnosticTests {
    @Test func `an unknown element is kept, and reported with line and object`() throws {
        let document = try Reading.xib(
            """
            <view id="v">
            <subviews><holoView id="h"><rect key="frame" x="1" y="2" width="3" height="4"/></holoView></subviews>
            </view>
            """)
        #expect(
            document.diagnostics.map(\.description) == [
                "Test.storyboard:4: warning: the element <holoView> is unknown and stays unused (object h)"
            ])
        let view = try #require(document.object(id: "v").flatMap(IBView.init))
        #expect(view.subviews.map(\.kind) == ["holoView"])
        #expect(view.subviews[0].isUnknown)
    }

    @Test func `an unknown attribute is kept, and reported`() throws {
        let document = try Reading.xib(#"<label id="l" glow="7"/>"#)
        #expect(document.diagnostics.map(\.reason) == [.unknownAttribute(element: "label", attribute: "glow")])
        #expect(document.object(id: "l")?.attributes.contains { $0.name == "glow" && $0.value == "7" } == true)
    }

    @Test(arguments: [
        #"<label id="l" numberOfLines="many"/>"#, #"<view id="l" hidden="true"/>"#, #"<view id="l" alpha="nan"/>"#,
        #"<label id="l" textAlignment="diagonal"/>"#,
    ]) func `a value of the wrong kind falls back to the default`(text: String) throws {
        let document = try Reading.xib(text)
        #expect(document.diagnostics.map(\.reason) == [.badValue])
        let element = try #require(document.object(id: "l"))
        #expect(element.number("alpha", default: 1) == 1)
        #expect(!element.bool("hidden", default: false))
    }

    @Test func `an id that nothing has, or that two have, is reported`() throws {
        let document = try Reading.xib(
            """
            <view id="a"><constraints><constraint firstItem="nobody" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/></constraints></view>
            <label id="a"/>
            """)
        #expect(document.diagnostics.map(\.reason) == [.brokenReference, .brokenReference])
        #expect(document.object(id: "a")?.name == "view")
        #expect(document.diagnostics.contains { $0.objectID == "c" && $0.message.contains(#"firstItem="nobody""#) })
    }

    @Test func `what only the canvas reads is dropped in silence`() throws {
        let document = try Reading.xib(
            #"<view id="v" userLabel="Box"><point key="canvasLocation" x="1" y="2"/><designables><x id="v"/></designables></view>"#
        )
        #expect(document.diagnostics == [])
    }

    @Test func `a thousand problems are listed, the rest is counted`() throws {
        let document = try Reading.xib(String(repeating: "<mystery/>", count: 1500))
        #expect(document.diagnostics.count == 1000)
        #expect(document.diagnosticCount == 1500)
    }
}
