import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Drawing / Attributed text / Strings with UIKit's attributes")
struct AttributedStringsTests {
    @Test(.assumed("Foundation's core compares values when runs are changed"))
    func `may hold fonts and colours that replace each other`() {
        let text = NSMutableAttributedString(string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 4, length: 3))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 7))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 9))
        text.addAttribute(.paragraphStyle, value: NSParagraphStyle(), range: NSRange(location: 0, length: 13))
        text.addAttribute(.paragraphStyle, value: NSMutableParagraphStyle(), range: NSRange(location: 0, length: 13))
        text.addAttribute(.shadow, value: NSShadow(), range: NSRange(location: 0, length: 13))
        let other = NSShadow()
        other.shadowBlurRadius = 3
        text.addAttribute(.shadow, value: other, range: NSRange(location: 2, length: 3))
        var ranges: [NSRange] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { _, range, _ in
            ranges.append(range)
        }
        #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3), NSRange(location: 7, length: 6)])
        #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    }

    @Test(.documented("NSAttributedString.Key"))
    func `name their attributes as on iOS`() {
        let keys: [NSAttributedString.Key] = [
            .font, .foregroundColor, .paragraphStyle, .kern, .underlineStyle, .link, .attachment,
        ]
        #expect(
            keys.map(\.rawValue) == [
                "NSFont", "NSColor", "NSParagraphStyle", "NSKern", "NSUnderline", "NSLink", "NSAttachment",
            ])
    }

    @Test(.documented("NSParagraphStyle"))
    func `have paragraph styles that copy and compare by value`() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .right
        #expect(copy.alignment == .center && copy.lineSpacing == 4 && copy != style)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(NSParagraphStyle.default.tabStops.map(\.location).prefix(3) == [28, 56, 84])
        #expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 4)
    }

    @Test(.documented("AttributedString, AttributeScopes.UIKitAttributes"))
    func `go to and fro between both kinds of attributed string`() {
        var text = AttributedString("Hello ")
        text.font = .boldSystemFont(ofSize: 20)
        var link = AttributedString("world")
        link.foregroundColor = UIColor.systemRed
        link.underlineStyle = NSUnderlineStyle.single
        text += link
        let converted = NSAttributedString(text)
        #expect(converted.string == "Hello world")
        #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(converted.attribute(.underlineStyle, at: 7, effectiveRange: nil) as? Int == 1)
        #expect(AttributedString(converted) == text)
    }

    @Test(.documented("NSAttributedString.init(attachment:)"))
    func `stand for a picture with one character`() {
        let image = picture(10, 6) { _ in }
        let text = NSAttributedString(attachment: NSTextAttachment(image: image))
        #expect(text.string == "\u{FFFC}" && text.containsAttachments(in: NSRange(location: 0, length: 1)))
        #expect(abs(text.size().width - 10) < 0.01)
    }

    @Test(.documented("NSTextAttachment: image and contents, each of which takes the other's place"))
    func `an attachment shows the picture that its bytes hold`() throws {
        let bytes = try #require(picture(10, 6) { _ in }.pngData())
        let attachment = NSTextAttachment()
        attachment.contents = bytes
        attachment.fileType = "public.png"
        #expect(attachment.image == nil, "what the bytes show is asked for with its bounds")
        let shown = attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)
        #expect(shown?.size == CGSize(width: 10, height: 6))
        #expect(NSAttributedString(attachment: attachment).size().width == 10)
        attachment.image = picture(3, 3) { _ in }
        #expect(attachment.contents == nil && attachment.fileType == nil && attachment.image?.size.width == 3)
        attachment.contents = bytes
        #expect(attachment.image == nil)
    }
}
