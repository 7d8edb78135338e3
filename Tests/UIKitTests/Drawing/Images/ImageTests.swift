import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@testable import UIKit

@Suite("Drawing / Images / Pictures")
struct ImageTests {
    /// Two by one pixels: red, then blue.
    private var pair: UIImage {
        picture(2, 1) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
    }

    private func upright(_ orientation: UIImage.Orientation) -> UIImage {
        let turned = UIImage(cgImage: pair.cgImage!, scale: 1, orientation: orientation)
        return picture(turned.size.width, turned.size.height) { _ in turned.draw(at: .zero) }
    }

    @Test(.documented("UIImage.imageOrientation"))
    func `are drawn upright whatever way they are stored`() {
        let red = "FFFF0000"
        let blue = "FF0000FF"
        func line(_ orientation: UIImage.Orientation) -> [String] {
            let image = upright(orientation)
            return image.size.width == 2 ? [image.pixel(0, 0), image.pixel(1, 0)] : [image.pixel(0, 0), image.pixel(0, 1)]
        }
        #expect(line(.up) == [red, blue] && line(.down) == [blue, red] && line(.upMirrored) == [blue, red])
        #expect(line(.right) == [red, blue] && line(.left) == [blue, red])
        #expect(line(.leftMirrored) == [red, blue] && line(.rightMirrored) == [blue, red])
        #expect(upright(.right).size == CGSize(width: 1, height: 2))
    }

    @Test(.documented("UIImage.pngData()"))
    func `come back from PNG data unchanged`() throws {
        let image = picture(3, 2, scale: 2) { context in
            UIColor.orange.withAlphaComponent(0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let data = try #require(image.pngData())
        let copy = try #require(UIImage(data: data, scale: 2))
        #expect(copy.size == image.size)
        #expect(copy.pixel(1, 1) == image.pixel(1, 1) && copy.pixel(5, 3) == "00000000")
    }

    @Test(.documented("UIImage.init(data:)"), arguments: ["", "not an image", "\u{89}PNG\r\n\u{1A}\n"])
    func `are nil for data that is no picture`(text: String) {
        #expect(UIImage(data: Data(text.utf8)) == nil)
        #expect(UIImage(data: Data(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })) == nil)
    }

    @Test(.assumed("a truncated file gives nil or what there is, never a crash"))
    func `survive every truncation`() throws {
        let image = picture(20, 20) { _ in UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
        let data = try #require(image.pngData())
        for length in stride(from: 0, to: data.count, by: 7) {
            _ = UIImage(data: data.prefix(length))
        }
    }

    @Test(.documented("UIImage.init(contentsOfFile:)"))
    func `take their scale from the file's name`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = picture(6, 6) { _ in }
        let data = try #require(image.pngData())
        let files: [(String, CGFloat)] = [("plain.png", 6), ("icon@2x.png", 3), ("icon@3x~iphone.png", 2)]
        for (name, side) in files {
            let path = folder.appendingPathComponent(name).path
            try data.write(to: URL(fileURLWithPath: path))
            #expect(UIImage(contentsOfFile: path)?.size.width == side)
        }
        #expect(UIImage(contentsOfFile: folder.path + "/missing.png") == nil)
    }

    @Test(.documented("UIImage.resizableImage(withCapInsets:resizingMode:)"))
    func `keep their caps when stretched`() {
        let caps = picture(3, 1) { context in
            for (x, color) in [UIColor.red, .green, .blue].enumerated() {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
        let wide = picture(9, 1) { _ in caps.draw(in: CGRect(x: 0, y: 0, width: 9, height: 1)) }
        let found = (0..<9).map { wide.pixel($0, 0) }
        let expected: [String] = ["FFFF0000"] + Array(repeating: "FF00FF00", count: 7) + ["FF0000FF"]
        #expect(found == expected)
    }

    @Test(.documented("UIImage.ResizingMode.tile"))
    func `repeat their middle when tiled`() {
        let tiles = pair.resizableImage(withCapInsets: .zero)
        let wide = picture(5, 1) { _ in tiles.draw(in: CGRect(x: 0, y: 0, width: 5, height: 1)) }
        #expect((0..<5).map { wide.pixel($0, 0) } == ["FFFF0000", "FF0000FF", "FFFF0000", "FF0000FF", "FFFF0000"])
    }

    @Test(.documented("UIImage.withTintColor(_:)"))
    func `take one colour and keep their shape`() {
        let tinted = pair.withTintColor(.green)
        let drawn = picture(3, 1) { _ in tinted.draw(at: .zero) }
        #expect([drawn.pixel(0, 0), drawn.pixel(1, 0), drawn.pixel(2, 0)] == ["FF00FF00", "FF00FF00", "00000000"])
    }

    @Test(.documented("UIImage.draw(in:blendMode:alpha:)"))
    func `are drawn with the alpha asked for`() {
        let drawn = picture(2, 1) { _ in pair.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1), blendMode: .normal, alpha: 0.5)
        }
        #expect(drawn.pixel(0, 0).hasPrefix("80") || drawn.pixel(0, 0).hasPrefix("7F"))
    }

    @Test(.documented("UIImage.drawAsPattern(in:)"))
    func `tile as a pattern from the upper left corner`() {
        let drawn = picture(4, 2) { _ in pair.drawAsPattern(in: CGRect(x: 0, y: 0, width: 4, height: 2)) }
        #expect((0..<4).map { drawn.pixel($0, 1) } == ["FFFF0000", "FF0000FF", "FFFF0000", "FF0000FF"])
    }

    @Test(.documented("UIImage.preparingThumbnail(of:)"))
    func `shrink to fit and keep their proportions`() {
        #expect(
            picture(40, 20) { _ in }.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 5)
        )
    }

    @Test(.documented("UIImage.animatedImage(with:duration:)"))
    func `can be a sequence`() {
        let image = UIImage.animatedImage(with: [pair, pair, pair], duration: 2)
        #expect(image?.images?.count == 3 && image?.duration == 2 && image?.size == pair.size)
    }

    @Test(.documented("UIImage equality"))
    func `are equal when they show the same pixels the same way`() {
        let image = pair
        #expect(image.withRenderingMode(.alwaysTemplate) == image.withRenderingMode(.alwaysTemplate))
        #expect(image.withRenderingMode(.alwaysTemplate) != image)
    }
}

@Suite("Drawing / Images / Slices of resizable pictures")
struct SliceAxisTests {
    @Test(.assumed("caps shrink together when there is no room for both"))
    func `share the room when the caps don't fit`() {
        let slices = SliceAxis.slices(leading: 10, trailing: 30, source: 50, from: 0, length: 20, tiles: false)
        #expect(
            slices == [
                SliceAxis(source: 0, sourceLength: 10, target: 0, targetLength: 5),
                SliceAxis(source: 20, sourceLength: 30, target: 5, targetLength: 15),
            ])
    }
}
