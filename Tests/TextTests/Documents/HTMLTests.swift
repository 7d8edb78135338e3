import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Text / Documents of HTML and plain text", .assumed("what pages look like in browsers"))
struct HTMLTests {
    private func read(_ page: String, _ more: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws
        -> NSAttributedString
    {
        var options = more
        options[.documentType] = NSAttributedString.DocumentType.html
        options[.characterEncoding] = String.Encoding.utf8.rawValue
        return try NSAttributedString(data: Data(page.utf8), options: options, documentAttributes: nil)
    }

    private func looks(_ text: NSAttributedString, of words: String) -> [NSAttributedString.Key: Any] {
        let range = (text.string as NSString).range(of: words)
        return range.location == NSNotFound ? [:] : text.attributes(at: range.location, effectiveRange: nil)
    }

    private func font(_ text: NSAttributedString, of words: String) -> UIFont? { looks(text, of: words)[.font] as? UIFont }

    @Test(
        arguments: [
            ("Hello <b>world</b>", "Hello world"), ("<p>One</p><p>Two</p>", "One\nTwo\n"),
            ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"),
            ("  a \n\t b  <i> c </i>  d ", "a b c d"), ("<div><div>in</div>out</div>", "in\nout\n"), ("", ""), ("<p></p>", ""),
            (
                "<html><head><title>T</title><style>p { color: red }</style></head><body>B<script>x<b></script></body></html>",
                "B"
            ),
            ("<ul><li>One<li>Two</ul>", "\t•\tOne\n\t•\tTwo\n"),
            ("<ol start=3><li>A</li><li>B<ul><li>C</ul></li></ol>", "\t3.\tA\n\t4.\tB\n\t◦\tC\n"),
            ("a &lt;b&gt; &amp; &eacute;&hellip; &#x1F600;&#65; &nope; AT&T", "a <b> & é… 😀A &nope; AT&T"),
            ("<pre>a\n  b</pre>", "a\n  b\n"), ("1 < 2 and <3", "1 < 2 and <3"), ("<!-- no --><!DOCTYPE html>x", "x"),
            ("<p>open <b>and <i>never closed", "open and never closed"),
            ("<ul><li><p>in</p></li><li></li></ul>", "\t•\tin\n\t•\t\n"),
            ("<table><tr><td>a<td>b<tr><td>c</table>", "a\nb\nc\n"),
            ("no</p>tag", "no\ntag"), ("<", "<"), ("<a href='x", ""), ("a<p style='display:none'>b</p>c", "a\nc"),
        ] as [(String, String)])
    func `reads words, paragraphs, lists and signs, and anything else somehow`(_ page: String, _ expected: String) throws {
        #expect(try read(page).string == expected)
    }

    @Test func `letters look like their elements`() throws {
        let text = try read(
            "plain <b>bold</b> <em>slanted</em> <u>under</u> <s>struck</s> <h1>head</h1><a href='https://a.org/b'>link</a>")
        #expect(font(text, of: "plain")?.familyName.contains("Times") == true && font(text, of: "plain")?.pointSize == 12)
        #expect(font(text, of: "bold")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(text, of: "slanted")?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(looks(text, of: "under")[.underlineStyle] as? Int == 1)
        #expect(looks(text, of: "struck")[.strikethroughStyle] as? Int == 1)
        #expect(font(text, of: "head")?.pointSize == 24)
        #expect(looks(text, of: "link")[.link] as? URL == URL(string: "https://a.org/b"))
        #expect(looks(text, of: "plain")[.foregroundColor] as? UIColor == .black)
    }

    @Test func `style sheets and styles say what letters look like`() throws {
        let page = """
            <style>/* all */ body { font-family: -apple-system; font-size: 17px; color: #336699 } .big, #one { font-size: 2em }
            @media print { .big { color: red } } p.quiet { color: rgba(255, 0, 0, 0.5); text-align: center; margin-bottom: 8px }</style>
            <body>text <span class="big other">large</span> <span id=one style="color: Blue; font-weight: 700">one</span>
            <p class=quiet>quiet</p></body>
            """
        let text = try read(page)
        #expect(font(text, of: "text") == .systemFont(ofSize: 17))
        #expect(font(text, of: "large") == .systemFont(ofSize: 34))
        #expect(font(text, of: "one")?.pointSize == 34)
        #expect(font(text, of: "one") == .systemFont(ofSize: 34, weight: .bold))
        #expect(looks(text, of: "one")[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(looks(text, of: "text")[.foregroundColor] as? UIColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        #expect((looks(text, of: "quiet")[.foregroundColor] as? UIColor)?.cgColor.alpha == 0.5)
        let style = looks(text, of: "quiet")[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.alignment == .center && style?.paragraphSpacing == 8)
        let piece = try read("<style>body { font-family: -apple-system; font-size: 15px }</style>a <a href='x'>b</a>")
        #expect(font(piece, of: "a") == .systemFont(ofSize: 15) && looks(piece, of: " ")[.link] == nil)
    }

    @Test(.documented("NSAttributedString(data:options:documentAttributes:)"))
    func `the beginning decides where nobody says what it is, and plain texts stay as they are`() throws {
        var facts: NSDictionary?
        let page = try NSAttributedString(data: Data("<!DOCTYPE html><b>x</b>".utf8), options: [:], documentAttributes: &facts)
        #expect(page.string == "x" && facts?["DocumentType"] as? String == "NSHTML")
        let plain = try NSAttributedString(
            data: Data("a <b>".utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: 2]], documentAttributes: nil)
        #expect(plain.string == "a <b>" && plain.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        let latin = try NSMutableAttributedString(
            data: Data([0x63, 0xE9]), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        #expect(latin.string == "cé")
        #expect(
            try plain.data(
                from: NSRange(location: 0, length: 1),
                documentAttributes: [.documentType: NSAttributedString.DocumentType.plain]) == Data("a".utf8))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).html")
        try Data("<html><p>file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try NSAttributedString(url: file, options: [:], documentAttributes: nil).string == "file")
    }

    @Test(.ours) func `what can't be read or written says so`() {
        #expect(throws: (any Error).self) {
            try NSAttributedString(data: Data("{\\rtf1 x}".utf8), options: [:], documentAttributes: nil)
        }
        #expect(throws: (any Error).self) {
            try NSAttributedString(string: "x").data(
                from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        }
    }

    @Test(.ours) func `ten thousand open elements and a megabyte of words end soon`() throws {
        let deep = String(repeating: "<div><span>", count: 5_000) + "x"
        #expect(try read(deep).string == "x")
        #expect(try read(String(repeating: "word ", count: 200_000)).length == 999_999)
        #expect(try read(String(repeating: "<p>a <b>b</b></p>", count: 5_000)).length == 20_000)
    }

    @Test(.assumed("recognisable to who knows browsers"), arguments: ["light"])
    func `a page in a label`(_ look: String) throws {
        let stage = Stage(style: .light)
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 350, height: 560))
        label.numberOfLines = 0
        label.attributedText = try read(
            """
            <style>body { font-family: -apple-system; font-size: 17px }</style><h1>Onions</h1><p>An <b>onion</b> is a
            <i>vegetable</i> with <a href="x">layers</a>; H<sub>2</sub>O and x<sup>2</sup>.</p>
            <ul><li>red, which goes on to a second line of its own here<li>white<ol><li>large<li>small</ol></ul>
            <blockquote>Quoted words stand further in.</blockquote><p style="text-align:center;color:#a00">In the middle</p>
            <pre>let x = 1</pre>
            """)
        stage.window.backgroundColor = .systemBackground
        stage.window.addSubview(label)
        stage.settle()
        assertSnapshot(of: stage, named: look)
    }
}
