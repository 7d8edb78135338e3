import TestEvidence
import Testing

@testable import InterfaceBuilder

@Suite("Values / Colors, fonts, texts, numbers", .oracle("XIB-11"))
struct IBValuesTests {
    private func element(_ text: String) throws -> IBElement {
        let document = try Reading.xib(#"<view id="v">\#(text)</view>"#)
        #expect(document.diagnostics == [])
        return try #require(document.object(id: "v"))
    }

    @Test(arguments: [
        (
            #"red="0.5" green="0.25" blue="1" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#,
            IBColor.rgb(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)
        ),
        (
            #"red="1" green="0" blue="0" colorSpace="custom" customColorSpace="displayP3""#,
            .displayP3(red: 1, green: 0, blue: 0, alpha: 1)
        ),
        (#"white="0.3" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#, .white(0.3, alpha: 1)),
        (#"systemColor="labelColor""#, .system("label")),
        (#"cocoaTouchSystemColor="darkTextColor" white="0""#, .system("darkText")),
        (
            #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
            .system("systemBackground")
        ),
        (#"name="Brand""#, .named("Brand")),
        (#"name="textColor" catalog="System" colorSpace="catalog""#, .system("text")),
    ]) func `colors come in many spellings`(text: String, color: IBColor) throws {
        #expect(try element("<color key=\"backgroundColor\" \(text)/>").color(key: "backgroundColor") == color)
    }

    @Test func `nil is not the same as absent`() throws {
        let element = try element(#"<nil key="textColor"/>"#)
        #expect(element.setsNil(key: "textColor") && !element.setsNil(key: "shadowColor"))
    }

    @Test(arguments: [
        (#"type="system" pointSize="15""#, IBFont.system(size: 15, weight: nil)),
        (#"type="system" weight="semibold" pointSize="20""#, .system(size: 20, weight: "semibold")),
        (#"type="boldSystem" pointSize="17""#, .boldSystem(size: 17)),
        (#"type="italicSystem" pointSize="17""#, .italicSystem(size: 17)),
        (#"type="system" size="button""#, .standard("button")),
        (#"style="UICTFontTextStyleTitle0""#, .style("largeTitle")),
        (#"name="Avenir-Book" family="Avenir" pointSize="13""#, .named("Avenir-Book", family: "Avenir", size: 13)),
    ]) func `fonts come in many spellings`(text: String, font: IBFont) throws {
        #expect(try element("<fontDescription key=\"fontDescription\" \(text)/>").font() == font)
    }

    @Test func `an inset that is zero on purpose is zero`() throws {
        let insets = try element(#"<inset key="contentEdgeInsets" minX="2.2250738585072014e-308" minY="3" maxX="4" maxY="5"/>"#)
            .insets(key: "contentEdgeInsets")
        #expect(insets.map { [$0.top, $0.left, $0.bottom, $0.right] } == [3, 0, 5, 4])
    }

    @Test func `texts may be wrapped in base 64`() throws {
        let element = try element("<string key=\"text\" base64-UTF8=\"YES\">\nw4lsYW4g4oCo\n</string>")
        #expect(element.text("text", key: "text") == "Élan \u{2028}")
    }

    @Test func `attributed strings come as runs`() throws {
        let element = try element(
            """
            <attributedString key="attributedText"><fragment content="Hi "><attributes><real key="NSKern" value="2"/></attributes></fragment>
            <fragment><string key="content">you</string></fragment></attributedString>
            """)
        let runs = try #require(element.child(key: "attributedText")).fragments
        #expect(runs.map(\.text) == ["Hi ", "you"])
        #expect(runs[0].attributes.first?.number("value") == 2)
    }

    @Test func `runtime attributes of every type`() throws {
        let element = try element(
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="s"/>
            <userDefinedRuntimeAttribute type="color" keyPath="c"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="point" keyPath="p"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="rect" keyPath="r"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="n"/>
            </userDefinedRuntimeAttributes>
            """)
        #expect(element.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius", "b", "s", "c", "p", "z", "r", "n"])
        #expect(
            element.runtimeAttributes.map(\.value) == [
                .number(8, isInteger: true), .bool(true), .string(""), .color(.white(1, alpha: 1)), .point(x: 1, y: 2),
                .size(IBSize(width: 1, height: 2)), .rect(IBRect(x: 1, y: 2, width: 3, height: 4)), .none,
            ])
    }

    @Test(arguments: ["0", "-0.5", "43.666666666666664", "1e3", "+7", "123456789012345678", ".5", "5.", "0.1", "1E-2"])
    func `numbers are read to the last bit`(text: String) {
        let value = Array(text.utf8).withUnsafeBufferPointer { NumberParsing.double($0) }
        #expect(value == Double(text.hasSuffix(".") ? text + "0" : text.hasPrefix(".") ? "0" + text : text))
    }

    @Test(arguments: ["", "-", ".", "nan", "inf", "infinite", "0x10", "1,5", "12a", "1e999", "--1"])
    func `what is no number is nil`(text: String) {
        #expect(Array(text.utf8).withUnsafeBufferPointer { NumberParsing.double($0) } == nil)
    }
}
