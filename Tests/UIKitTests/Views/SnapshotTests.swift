import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Snapshots and descriptions")
struct SnapshotTests {
    @Test(.documented("UIView.snapshotView(afterScreenUpdates:)"))
    func `a snapshot is a view of the same size that shows a picture`() throws {
        freshScreen()
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
        view.backgroundColor = .red
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        let image = try #require(snapshot.layer.contents as! CGImage?)
        #expect(CGFloat(image.width) == 20 * UIScreen.main.scale)
        #expect(CGFloat(image.height) == 10 * UIScreen.main.scale)
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)))
        #expect(part.layer.contentsCenter == CGRect(x: 0.2, y: 0.1, width: 0.6, height: 0.8))
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test(.documented("UIView.drawHierarchy(in:afterScreenUpdates:)"))
    func `draws into the current context`() {
        freshScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let child = UIView(frame: CGRect(x: 2, y: 0, width: 2, height: 4))
        child.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(child)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 4, height: 4), afterScreenUpdates: true))
        }
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.draw(image.cgImage!, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        #expect(bytes[0] > 250 && bytes[2] < 5)
        #expect(bytes[12] < 5 && bytes[14] > 250)
        #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
    }

    @Test(.oracle("VIEW-P1"))
    func `describes itself as UIKit does`() {
        freshScreen()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10.5))
        #expect(
            view.description
                == "<UIView: \(Diagnostics.address(view)); frame = (0 0; 10 10.5); layer = <CALayer: \(Diagnostics.address(view.layer))>>"
        )
        view.isHidden = true
        view.tag = 3
        view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        #expect(view.description.contains("hidden = YES; autoresize = W+BM; tag = 3; layer"))
        let child = UIView()
        view.addSubview(child)
        let lines = view.recursiveDescription().split(separator: "\n")
        #expect(lines.count == 2 && lines[1].hasPrefix("   | <UIView: 0x"))
    }

    @Test(.assumed("the values of init(frame:) come back"))
    func `survives an archive`() throws {
        freshScreen()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.tag = 9
        view.alpha = 0.5
        view.clipsToBounds = true
        view.autoresizingMask = .flexibleWidth
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        view.encode(with: archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(UIView(coder: unarchiver))
        #expect(copy.frame == view.frame && copy.tag == 9 && copy.alpha == 0.5 && copy.clipsToBounds)
        #expect(copy.autoresizingMask == .flexibleWidth)
    }
}
