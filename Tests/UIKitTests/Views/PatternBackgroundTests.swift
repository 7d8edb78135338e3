import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Pattern backgrounds", .serialized)
struct PatternBackgroundTests {
    /// Red above green, each one point high.
    private let stripes = UIColor(
        patternImage: picture(1, 2) { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        })

    private func colors(_ host: HeadlessHost, x: Int, rows: Range<Int>) -> [String] {
        host.drawFrame(whole: true)
        let pixels = host.image.pixels
        return withExtendedLifetime(pixels) { rows.map { String(pixels.row($0)[x] & 0xffffff, radix: 16) } }
    }

    private func shown(_ view: UIView) -> HeadlessHost {
        let host = HeadlessHost(device: .screen(CGSize(width: 20, height: 20), scale: 1))
        let root = UIView()
        root.backgroundColor = .white
        root.addSubview(view)
        host.show(root)
        return host
    }

    @Test(.documented("UIColor.init(patternImage:)"))
    func `a picture tiles the background from the view's top left corner`() {
        let view = UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 4))
        view.backgroundColor = stripes
        let host = shown(view)
        #expect(colors(host, x: 5, rows: 2..<8) == ["ffffff", "ff0000", "ff00", "ff0000", "ff00", "ffffff"])
        view.frame.size.height = 6
        #expect(colors(host, x: 5, rows: 6..<10) == ["ff00", "ff0000", "ff00", "ffffff"])
    }

    @Test(.assumed("a background is behind what a view draws"))
    func `a view that draws has its pattern behind the drawing`() {
        final class Dot: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.black.setFill()
                UIGraphicsGetCurrentContext()!.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            }
        }
        let view = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
        view.isOpaque = false
        view.backgroundColor = stripes
        let host = shown(view)
        #expect(colors(host, x: 1, rows: 0..<3) == ["0", "ff00", "ff0000"])
        #expect(colors(host, x: 4, rows: 0..<3) == ["ff0000", "ff00", "ff0000"])
    }

    @Test(.assumed("backgrounds replace each other"))
    func `a plain colour takes the pattern's place`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
        view.backgroundColor = stripes
        let host = shown(view)
        #expect(colors(host, x: 1, rows: 0..<2) == ["ff0000", "ff00"])
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(colors(host, x: 1, rows: 0..<2) == ["ff", "ff"])
        view.backgroundColor = nil
        #expect(colors(host, x: 1, rows: 0..<2) == ["ffffff", "ffffff"])
    }
}
