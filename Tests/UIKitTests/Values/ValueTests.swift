import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Values / Boxes and archives", .documented("NSValue and NSCoder additions of UIKit"))
struct ValueTests {
    @Test func `values come out of their boxes as they went in`() {
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)) == NSValue(cgVector: CGVector(dx: 1, dy: 2)))
    }

    @Test func `values come out of archives as they went in`() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5.5, ty: -6)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(transform, forKey: "transform")
        archiver.encode(insets, forKey: "insets")
        archiver.encode(CGVector(dx: 1e-9, dy: 2), forKey: "vector")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder.decodeCGRect(forKey: "rect").width == 3)
        #expect(coder.decodeCGAffineTransform(forKey: "transform") == transform)
        #expect(coder.decodeDirectionalEdgeInsets(forKey: "insets") == insets)
        #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 1e-9, dy: 2))
        #expect(coder.decodeUIEdgeInsets(forKey: "none") == .zero)
    }

    @Test func `index paths name rows and items of sections`() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.item == 3 && path.section == 1 && path == IndexPath(indexes: [1, 3]))
        path.row = 5
        #expect(path == IndexPath(item: 5, section: 1))
        #expect((path as NSIndexPath).row == 5)
    }
}
