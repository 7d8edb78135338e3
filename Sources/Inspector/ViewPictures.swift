import AppleFoundation
import CoreGraphics
import ImageIO
import QuartzCore
import UIKit

/// Each view's own picture, without the views inside it: what the screen is made of, sheet by sheet.
@MainActor enum ViewPictures {
    /// More than that and nobody could tell them apart.
    private static let most = 500

    /// PNGs by the views' numbers. Views that draw nothing have none.
    static func all(of inspection: Inspection, _ subjects: InspectedViews) -> [Int: Data] {
        var pictures: [Int: Data] = [:]
        let scale = min(2, UIScreen.main.scale)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        for view in inspection.all.prefix(most) {
            guard let subject = subjects.views[view.number], let box = view.visible, drawsSomething(view) else { continue }
            let rect = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
            if let data = picture(of: subject, in: rect, scale: scale) { pictures[view.number] = data }
        }
        return pictures
    }

    private static func drawsSomething(_ view: Inspection.View) -> Bool {
        let layer = view.layer
        return layer.background != nil || layer.hasContents || layer.border != nil || layer.shadow != nil
            || !layer.others.isEmpty
            || view.name != "UIView"
    }

    /// What of a view is in a part of the screen.
    private static func picture(of view: UIView, in rect: CGRect, scale: CGFloat) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let origin = view.convert(CGPoint.zero, to: nil)
        let right = view.convert(CGPoint(x: 1, y: 0), to: nil), down = view.convert(CGPoint(x: 0, y: 1), to: nil)
        let turn = CGAffineTransform(
            a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x - rect.minX,
            ty: origin.y - rect.minY)
        let inner = view.subviews.map(\.layer).filter { !$0.isHidden }
        for layer in inner { layer.isHidden = true }
        defer { for layer in inner { layer.isHidden = false } }
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.concatenate(turn)
            view.layer.render(in: context.cgContext)
        }
        guard let pixels = image.cgImage?.pixels, !isEmpty(pixels) else { return nil }
        return try? ImageCodecs.encodePNG(pixels)
    }

    private static func isEmpty(_ pixels: PixelBuffer) -> Bool {
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width where row[x] != 0 { return false }
        }
        return true
    }
}
