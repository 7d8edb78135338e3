import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@Suite("Drawing / Symbols / Names")
struct SymbolNameTests {
    @Test(.documented("UIImage.init(systemName:)"))
    func `exist for the names that apps use most`() {
        let names = """
            chevron.left chevron.right chevron.up chevron.down xmark xmark.circle xmark.circle.fill plus plus.circle.fill minus
            checkmark checkmark.circle checkmark.circle.fill checkmark.square magnifyingglass gear gearshape gearshape.fill house
            house.fill person person.fill person.circle person.crop.circle.fill person.2.fill star star.fill heart heart.fill bell
            bell.fill bell.slash trash trash.fill pencil square.and.pencil square.and.arrow.up square.and.arrow.down ellipsis
            ellipsis.circle info.circle info.circle.fill questionmark.circle exclamationmark.triangle exclamationmark.triangle.fill
            exclamationmark.circle arrow.left arrow.right arrow.up arrow.down arrow.clockwise arrow.counterclockwise
            arrow.uturn.left arrow.triangle.2.circlepath play play.fill pause.fill stop.fill bookmark bookmark.fill photo camera
            camera.fill mic mic.fill mic.slash lock lock.fill eye eye.slash doc doc.text folder folder.fill tray paperplane
            paperplane.fill cart calendar clock globe wifi wifi.slash flag tag map mappin envelope phone message bubble.left moon
            sun.max cloud bolt list.bullet line.3.horizontal square circle circle.fill slider.horizontal.3 rectangle
            hand.thumbsup gift book link power creditcard doc.on.doc location.fill person.badge.plus folder.badge.plus
            """.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(names.filter { UIImage(systemName: $0) == nil } == [])
    }

    @Test(.documented("UIImage.init(systemName:)"))
    func `are nil and counted when they are unknown`() {
        let before = SymbolNames.unknown["no.such.symbol"] ?? 0
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(SymbolNames.unknown["no.such.symbol"] == before + 1)
    }

    @Test(.assumed("lines have no filled form in the catalogue of names"))
    func `have no filled form where there is nothing to fill`() {
        #expect(UIImage(systemName: "plus.fill") == nil)
        #expect(UIImage(systemName: "chevron.left.fill") == nil)
        #expect(UIImage(systemName: "heart.fill.fill") == nil)
    }
}

@Suite("Drawing / Symbols / Looks")
struct SymbolLookTests {
    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImage {
        UIImage(systemName: name, withConfiguration: configuration)!
    }

    @Test(.documented("UIImage.SymbolConfiguration.init(pointSize:)"))
    func `grow with the point size and the scale`() {
        let small = symbol("star", .init(pointSize: 17)).size
        let large = symbol("star", .init(pointSize: 34)).size
        #expect(abs(large.width - 2 * small.width) <= 1)
        let sizes = [UIImage.SymbolScale.small, .medium, .large].map {
            symbol("star", .init(pointSize: 17, weight: .regular, scale: $0)).size.width
        }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    }

    @Test(.documented("UIImage.SymbolWeight"))
    func `get thicker with the weight`() {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .semibold, .black]
        let inks = weights.map { symbol("square", .init(pointSize: 40, weight: $0)).coverage }
        #expect(inks == inks.sorted() && Set(inks).count == inks.count)
    }

    @Test(.documented("UIImage.SymbolConfiguration.init(paletteColors:)"))
    func `take the colours of a palette for their parts`() {
        let image = symbol(
            "plus.circle.fill", .init(paletteColors: [.white, .red]).applying(UIImage.SymbolConfiguration(pointSize: 40)))
        let pixels = image.cgImage!.pixels
        #expect(image.pixel(pixels.width / 2, pixels.height / 2) == "FFFFFFFF")
        #expect(image.pixel(pixels.width / 2, pixels.height / 8) == "FFFF0000")
    }

    @Test(.documented("UIImage.isSymbolImage"))
    func `know that they are symbols and where their baseline is`() {
        let image = symbol("heart", .init(pointSize: 20))
        #expect(image.isSymbolImage && image.hasBaseline && image.baselineOffsetFromBottom! > 0)
        #expect(image == symbol("heart", .init(pointSize: 20)) && image != symbol("heart", .init(pointSize: 21)))
    }

    @Test(.assumed("our own drawings, looked at by people"))
    func `look like what they are called`() {
        let names =
            SymbolNames.drawn + [
                "heart.fill", "star.fill", "person.fill", "bell.slash", "house.fill", "trash.fill", "camera.fill",
                "xmark.circle.fill",
                "checkmark.circle", "person.badge.plus", "bell.badge.fill", "mic.slash.fill", "chevron.left", "arrow.up",
            ]
        let columns = 16
        let rows = (names.count + columns - 1) / columns
        let sheet = picture(CGFloat(columns) * 36, CGFloat(rows) * 36, scale: 2) { context in
            UIColor.white.setFill()
            context.fill(context.format.bounds)
            for (index, name) in names.enumerated() {
                guard let symbol = UIImage(systemName: name, compatibleWith: UITraitCollection(displayScale: 2)) else {
                    continue
                }
                let x = CGFloat(index % columns) * 36 + 18 - symbol.size.width / 2
                let y = CGFloat(index / columns) * 36 + 18 - symbol.size.height / 2
                symbol.draw(at: CGPoint(x: x.rounded(), y: y.rounded()))
            }
        }
        assertSnapshot(of: sheet.cgImage!)
    }
}
