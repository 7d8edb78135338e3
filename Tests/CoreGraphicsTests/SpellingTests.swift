import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

/// Calls as they stand in real apps: that they compile is the test.
@Suite(.assumed("source compatibility")) struct SpellingTests {
    @Test func `everyday calls compile`() {
        let colorSpace = CGColorSpaceCreateDeviceRGB()
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        let info2: UInt32 = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        guard
            let context = CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 4 * 4, space: colorSpace,
                bitmapInfo: info.rawValue),
            let other = CGContext(
                data: nil, width: Int(4), height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: info2 & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return }
        _ = other
        context.setFillColor(CGColor(colorSpace: colorSpace, components: [1, 0, 0, 1])!)
        context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setFillColor([0, 0, 1, 1])
        context.setLineDash(phase: 0, lengths: [2, 2])
        let colors = [CGColor.white, CGColor.black] as CFArray
        let locations: [CGFloat] = [0.0, 1.0]
        if let gradient = CGGradient(colorsSpace: colorSpace, colors: colors, locations: locations) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 4), options: [])
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 4, options: .drawsAfterEndLocation)
        }
        let components: [CGFloat] = [1, 1, 1, 0.5, 0, 0, 0, 0.5]
        _ = CGGradient(colorSpace: colorSpace, colorComponents: components, locations: locations, count: 2)
        var t = CGAffineTransform(translationX: 1, y: 1)
        t = t.scaledBy(x: 2, y: 2).rotated(by: .pi)
        let path = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerWidth: 1, cornerHeight: 1, transform: &t)
        context.addPath(path.copy(using: &t)!)
        context.clip()
        let mutable = CGMutablePath()
        mutable.move(to: CGPoint(x: 0, y: 0), transform: t)
        mutable.addRoundedRect(in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerWidth: 1, cornerHeight: 1)
        mutable.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
        mutable.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 2)
        mutable.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
        mutable.addEllipse(in: .zero)
        mutable.closeSubpath()
        _ = mutable.contains(.zero, using: .evenOdd)
        _ = CGPath(ellipseIn: .zero, transform: nil) == mutable
        mutable.apply(info: nil) { _, element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: _ = element.pointee.points[0]
            case .addQuadCurveToPoint: _ = element.pointee.points[1]
            case .addCurveToPoint: _ = element.pointee.points.pointee
            case .closeSubpath: break
            @unknown default: break
            }
        }
        context.interpolationQuality = .high
        context.setBlendMode(.normal)
        context.fill([CGRect(x: 0, y: 0, width: 1, height: 1)])
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: CGColor(gray: 0, alpha: 0.5))
        context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)])
        context.textMatrix = .identity
        context.concatenate(context.ctm.inverted())
        guard let image = context.makeImage() else { return }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: true)
        context.clip(to: context.boundingBoxOfClipPath, mask: image)
        _ = image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.masking(image)
        let mask = CGImage(
            maskWidth: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
            bitsPerPixel: image.bitsPerPixel,
            bytesPerRow: image.bytesPerRow, provider: image.dataProvider!, decode: nil, shouldInterpolate: false)
        _ = mask
        _ = image.alphaInfo == .none || image.bitmapInfo.contains(.byteOrder32Little)
        if let data = context.data {
            let buffer = data.bindMemory(to: UInt8.self, capacity: context.width * context.height * 4)
            _ = buffer[0]
        }
        let provider = CGDataProvider(data: NSData(bytes: [0, 0, 0, 0] as [UInt8], length: 4))!
        _ = CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: colorSpace, bitmapInfo: info,
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        let (slice, rest) = CGRect(x: 0, y: 0, width: 10, height: 10).divided(atDistance: 3, from: .minYEdge)
        #expect(slice.height == 3 && rest.height == 7)
        #expect(CGColor.black.components?.last == 1 && CGColor.white.alpha == 1)
        let vector = CGVector(dx: 1, dy: 2)
        #expect(hypot(vector.dx, vector.dy) > 2)
        #expect(CGAffineTransform.identity.isIdentity && CGAffineTransform(rotationAngle: 0) == .identity)
        #expect(CGPathFillRule.evenOdd != .winding && CGLineCap(rawValue: 1) == .round && CGLineJoin(rawValue: 2) == .bevel)
    }
}
