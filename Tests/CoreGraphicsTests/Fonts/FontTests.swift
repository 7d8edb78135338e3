import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite(.documented("CGFont")) struct FontTests {
    private func inter() throws -> Data {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try Data(contentsOf: root.appendingPathComponent("Sources/CoreText/Resources/Fonts/Inter-roman.var.ttf"))
    }

    @Test func `a font file tells its names and measures`() throws {
        let font = try #require(CGFont(CGDataProvider(data: try inter() as CFData)!))
        #expect((font.postScriptName as String?)?.hasPrefix("Inter") == true)
        #expect(font.unitsPerEm == 2816 || font.unitsPerEm == 2048)
        #expect(font.numberOfGlyphs > 1_000)
        #expect(font.ascent > 0 && font.descent < 0 && font.fontBBox.width > 0)
        #expect(font.italicAngle == 0)
    }

    @Test(.assumed("nil instead of a crash")) func `garbage and half a file are no font`() throws {
        let whole = try inter()
        for count in [0, 1, 4, 11, 12, 100, 5_000, whole.count / 2] {
            #expect(CGFont(CGDataProvider(data: whole.prefix(count) as CFData)!) == nil)
        }
        #expect(CGFont(CGDataProvider(data: Data(repeating: 0xFF, count: 4_096) as CFData)!) == nil)
        var broken = whole
        for index in stride(from: 4, to: 400, by: 7) { broken[index] = 0xFF }
        _ = CGFont(CGDataProvider(data: broken as CFData)!)?.postScriptName
    }
}
