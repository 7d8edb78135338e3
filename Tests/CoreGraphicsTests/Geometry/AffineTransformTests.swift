import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

@Suite(.documented("CGAffineTransform")) struct AffineTransformTests {
    @Test func `an empty initialiser gives zeros and not the identity`() {
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform().a == 0)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test func `a rotation turns the x axis towards the y axis`() {
        let turned = point(1, 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned.isClose(to: point(0, 1)))
    }

    @Test func `concatenating applies the receiver first`() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        let move = CGAffineTransform(translationX: 10, y: 20)
        #expect(point(1, 1).applying(scale.concatenating(move)) == point(12, 23))
        #expect(point(1, 1).applying(move.concatenating(scale)) == point(22, 63))
    }

    @Test func `translatedBy, scaledBy and rotated put the new step first`() {
        let base = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
        #expect(base.translatedBy(x: 4, y: 5) == CGAffineTransform(translationX: 4, y: 5).concatenating(base))
        #expect(base.scaledBy(x: 4, y: 5) == CGAffineTransform(scaleX: 4, y: 5).concatenating(base))
        #expect(base.rotated(by: 0.3) == CGAffineTransform(rotationAngle: 0.3).concatenating(base))
    }

    @Test func `a transform and its inverse cancel`() {
        let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -4)
        #expect(point(3, 9).applying(t).applying(t.inverted()).isClose(to: point(3, 9)))
    }

    @Test func `a transform without inverse is its own`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `a rectangle becomes the box of its turned corners`() {
        let turned = rect(0, 0, 10, 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned.isClose(to: rect(-20, 0, 20, 10)))
    }

    @Test func `a size is not moved`() {
        let t = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
        #expect(CGSize(width: 5, height: 7).applying(t) == CGSize(width: 10, height: 21))
    }

    @Test(arguments: [
        CGAffineTransform(translationX: 3, y: 4), CGAffineTransform(scaleX: 2, y: -3), CGAffineTransform(rotationAngle: 2),
        CGAffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 1, ty: 2),
    ])
    func `the parts of a transform make it again`(t: CGAffineTransform) {
        let again = CGAffineTransform(t.decomposed())
        for p in [point(0, 0), point(1, 0), point(0, 1)] {
            #expect(p.applying(again).isClose(to: p.applying(t), within: 1e-12))
        }
    }

    @Test func `a transform is coded as six numbers`() throws {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode([t])
        #expect(String(decoding: data, as: UTF8.self) == "[[1,2,3,4,5,6]]")
        #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [t])
    }

    @Test(.documented("CGRect.dictionaryRepresentation")) func `geometry goes through dictionaries`() {
        #expect(CGRect(dictionaryRepresentation: rect(1, 2.5, 3, 4).dictionaryRepresentation) == rect(1, 2.5, 3, 4))
        #expect(CGPoint(dictionaryRepresentation: ["Y": 1] as CFDictionary) == nil)
    }

    @Test(.assumed("print(CGRect) as developers see it")) func `geometry describes itself in brackets`() {
        #expect("\(rect(1, 2, 3, 4))" == "(1.0, 2.0, 3.0, 4.0)")
        #expect("\(point(1, 2))" == "(1.0, 2.0)")
        #expect("\(CGVector(dx: 1, dy: 2))" == "(1.0, 2.0)")
    }
}
