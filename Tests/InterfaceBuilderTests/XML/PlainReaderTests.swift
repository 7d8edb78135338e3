import TestEvidence
import Testing

@testable import InterfaceBuilder

/// The quick reader and expat agree on everything that the quick one takes.
@Suite("XML / The quick reader")
struct PlainReaderTests {
    private func dump(_ tree: XMLTree) -> [String] {
        tree.elements.map { element in
            let first = Int(element.firstAttribute)
            let attributes = tree.attributes[first..<(first + Int(element.attributeCount))].map {
                tree.names.text($0.name) + "=" + tree.string($0.value)
            }
            return "\(tree.names.text(element.name)) \(element.parent) \(element.firstChild) \(element.nextSibling) "
                + "\(element.offset) \(attributes) \(tree.string(element.text))"
        }
    }

    private func agree(_ bytes: [UInt8]) -> Bool? {
        guard let quick = PlainReader.read(bytes, limits: XMLLimits()) else { return nil }
        guard let slow = try? XMLReader.readWithExpat(bytes, file: "x", limits: XMLLimits()) else { return false }
        return dump(XMLTree(quick)) == dump(slow)
    }

    @Test(
        .documented("XML"),
        arguments: [
            "<a/>", "<a b='1'\tc=\"2 &amp; 3\"/>", "<a>\n<!-- x - y -->\n<b/>\n</a>\n", "<a b=\"ä€😀\"/>",
            "<string>one &lt; two\n three</string>", "<a b=\"x&#10;y&#x41;z\nw\tv\"/>", "<a><b><c/></b><d/></a>",
            "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<a/>", "<a b=\"]]\"/>", "<a  ></a  >",
        ])
    func `what the quick reader takes is what expat reads`(text: String) {
        #expect(agree(Array(text.utf8)) == true)
    }

    @Test(
        .documented("XML"),
        arguments: [
            "", "<a>", "<a></b>", "<a/><b/>", "<a b=1/>", "<a b='1' b='2'/>", "<a>&x;</a>", "<!DOCTYPE a><a/>",
            "<a><![CDATA[x]]></a>",
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>", "<a b='<'/>", "x<a/>", "<a/>x", "<x:a/>", "<a b=\"\u{0}\"/>",
            "<a b=\"1\"c=\"2\"/>", "<a><!-- -- --></a>", "<string>]]></string>", "<a b=\"&#0;\"/>", "<string>x<a/>y</string>",
        ])
    func `all else is left to expat`(text: String) {
        #expect(PlainReader.read(Array(text.utf8), limits: XMLLimits()) == nil)
    }

    @Test(.assumed("property: mutated files are read alike or left to expat"))
    func `mutations are read alike`() {
        let seed = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="x" version="3.0"><!-- Ä comment -->
                <scenes><scene sceneID="s&amp;1"><objects>
                    <label text="A &lt; B" id="l-1"><string key="text">two
            lines &quot;here&quot; ü</string><rect key="frame" x="0.0" y="1e3"/></label>
                </objects></scene></scenes>
            </document>
            """.utf8)
        var state: UInt64 = 5
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var taken = 0
        for _ in 0..<4000 {
            var bytes = seed
            for _ in 0...random(3) {
                let place = random(bytes.count)
                switch random(3) {
                case 0: bytes[place] = Array("<>&;\"'/= -]!?aä\n\t".utf8)[random(18)]
                case 1: bytes.remove(at: place)
                default: bytes.insert(bytes[random(bytes.count)], at: place)
                }
            }
            guard let same = agree(bytes) else { continue }
            taken += 1
            if !same { Issue.record("read differently: \(String(decoding: bytes, as: UTF8.self))") }
        }
        #expect(taken > 200)
    }
}
