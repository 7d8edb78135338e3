import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Drawing / Attributed text / Measuring and drawing strings")
struct StringDrawingTests {
    private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test(.oracle("LAYOUT-T6: Label 41.33, 17 points"))
    func `are as wide as on iOS within two per cent`() {
        let width = "Label".size(withAttributes: body).width
        #expect(abs(width - 41.33) / 41.33 < 0.02)
    }

    @Test(.documented("NSString.boundingRect(with:options:attributes:context:)"))
    func `wrap in a width when asked for line fragments`() {
        let text = "The quick brown fox jumps over the lazy dog"
        let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: body, context: nil)
        let line = text.boundingRect(with: room, options: [], attributes: body, context: nil)
        let height = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(wrapped.width <= 120 && (wrapped.height / height).rounded() >= 3)
        #expect(line.width > 120 && line.minY < 0)
    }

    @Test(.documented("NSStringDrawingContext.minimumScaleFactor"))
    func `shrink no further than the context allows`() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(string: "Much too long for this", attributes: body)
        _ = text.boundingRect(with: CGSize(width: 110, height: 22), options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    }

    @Test(.documented("NSParagraphStyle.lineSpacing, minimumLineHeight"))
    func `follow the paragraph style`() {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 40
        let text = NSAttributedString(
            string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        #expect(abs(text.size().height - 80) < 0.01)
    }

    @Test(.documented("NSString.draw(at:withAttributes:)"))
    func `leave ink where they are drawn`() {
        let image = picture(60, 30) { _ in "Hi".draw(at: CGPoint(x: 30, y: 5), withAttributes: body) }
        #expect(image.coverage > 0.01)
        let left = picture(30, 30) { _ in image.draw(at: .zero) }
        #expect(left.coverage == 0)
    }

    @Test(.assumed("invalid text is drawn as replacement characters, never a crash"))
    func `survive half a surrogate pair`() {
        let broken = NSString(characters: [0xD83D, 0x0041, 0xDE00], length: 3)
        #expect(broken.size(withAttributes: body).width > 0)
        #expect(NSAttributedString(string: "", attributes: body).size().width == 0)
    }
}
