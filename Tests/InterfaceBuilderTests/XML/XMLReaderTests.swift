import TestEvidence
import Testing

@testable import InterfaceBuilder

@Suite("XML / Reading", .ours)
struct XMLReaderTests {
    @Test(.documented("XML: 2.11 and 4.1")) func `references and line ends in attributes arrive as characters`() throws {
        let document = try Reading.xib(#"<label id="a" text="A &amp; B&#10;&#x1F600;"/>"#)
        #expect(document.object(id: "a")?.string("text") == "A & B\n😀")
    }

    @Test func `text between tags is kept where it counts, with its spaces`() throws {
        let document = try Reading.xib("<label id=\"a\"><string key=\"text\"> one\n two </string></label>")
        #expect(document.object(id: "a")?.text("text", key: "text") == " one\n two ")
    }

    @Test func `reads other encodings by their declaration`() throws {
        let text =
            #"<?xml version="1.0" encoding="UTF-16"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><label id="a" text="é"/></objects></document>"#
        var bytes: [UInt8] = [0xFE, 0xFF]
        for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        let document = try IBDocument(bytes: bytes, file: "a.xib")
        #expect(document.object(id: "a")?.string("text") == "é")
    }

    @Test func `entities are refused before they grow`() {
        let bomb = """
            <!DOCTYPE document [
            <!ENTITY a "aaaaaaaaaaaaaaaaaaaa">
            <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
            ]>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="&b;"/>
            """
        let failure = Reading.failure(bomb)
        #expect(failure?.message == "declares the entity 'a'; entities are not expanded")
        #expect(failure?.line == 2)
    }

    @Test func `entities of other files are refused, not fetched`() {
        let text = """
            <!DOCTYPE document [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&secret;</document>
            """
        #expect(Reading.failure(text)?.message.contains("entity 'secret'") == true)
    }

    @Test func `an outside document type is not fetched either`() throws {
        let text = """
            <!DOCTYPE document SYSTEM "http://127.0.0.1:1/never.dtd">
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>
            """
        #expect(try Reading.read(text).elementCount == 2)
    }

    @Test func `nesting, size and number of elements have limits`() {
        let deep = String(repeating: "<view>", count: 600)
        #expect(Reading.failure("<document>" + deep)?.message == "nests elements deeper than 512")
        var limits = XMLLimits()
        limits.elements = 10
        #expect(
            Reading.failure("<document>" + String(repeating: "<a/>", count: 20), limits: limits)?.message
                == "has more than 10 elements")
        limits.fileBytes = 100
        #expect(Reading.failure(String(repeating: " ", count: 101), limits: limits)?.message.contains("101 bytes") == true)
    }

    @Test func `a file of thousands of names is refused`() {
        let names = (0..<5000).map { "<n\($0)/>" }.joined()
        #expect(Reading.failure("<document>\(names)</document>")?.message == "has too many different names")
    }

    @Test func `a torn file says where, and in which object`() {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
            <objects>
            <view id="v-1">
            <label id="l-2" text="x
            """
        let failure = Reading.failure(text)
        #expect(failure?.line == 4)
        #expect(failure?.objectID == "v-1")
        #expect(failure?.description.hasPrefix("Test.storyboard:4: error: is not well-formed XML: ") == true)
    }

    @Test(arguments: ["", "garbage", "<", "\u{0}\u{1}", "<document>"]) func `garbage is refused with a sentence`(text: String) {
        #expect(Reading.failure(text) != nil)
    }
}
