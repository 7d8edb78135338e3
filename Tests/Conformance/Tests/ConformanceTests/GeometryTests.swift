import UIKit
import XCTest

/// CGGeometry.h, CGAffineTransform.h, UIView.h, UIGeometry.h.
final class GeometryTests: XCTestCase {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)

    // MARK: Rectangles
    func testRectanglesThatTouchDoNotIntersect() { XCTAssertFalse(box.intersects(CGRect(x: 10, y: 0, width: 10, height: 10))) }
    /// As the tests of github.com/wayfair-archive/brickkit-ios want it, of bricks without a height.
    func testARectangleWithoutHeightOnTheNearEdgeIntersects() {
        XCTAssertTrue(box.intersects(CGRect(x: 0, y: 0, width: 10, height: 0)))
        XCTAssertTrue(CGRect(x: 0, y: 0, width: 10, height: 0).intersects(box))
        XCTAssertTrue(box.intersects(CGRect(x: 0, y: 5, width: 10, height: 0)))
        XCTAssertFalse(box.intersects(CGRect(x: 20, y: 0, width: 10, height: 0)))
    }
    func testRectanglesThatOverlapIntersect() { XCTAssertTrue(box.intersects(CGRect(x: 9, y: 9, width: 10, height: 10))) }
    func testTheIntersectionOfRectanglesApartIsNull() {
        XCTAssertTrue(box.intersection(CGRect(x: 20, y: 0, width: 10, height: 10)).isNull)
    }
    func testTheUnionWithNullIsTheOther() { XCTAssertEqual(box.union(.null), box) }
    func testNullIsEmptyAndInfiniteIsNot() {
        XCTAssertTrue(CGRect.null.isEmpty)
        XCTAssertFalse(CGRect.infinite.isEmpty)
    }
    func testARectangleContainsItsOriginButNotItsFarCorner() {
        XCTAssertTrue(box.contains(CGPoint(x: 0, y: 0)))
        XCTAssertFalse(box.contains(CGPoint(x: 10, y: 10)))
        XCTAssertFalse(box.contains(CGPoint(x: 10, y: 5)))
    }
    func testARectangleContainsItself() { XCTAssertTrue(box.contains(box)) }
    func testAnEmptyRectangleContainsNoPoint() { XCTAssertFalse(CGRect.zero.contains(CGPoint.zero)) }
    func testNegativeSizesAreStandardised() {
        XCTAssertEqual(CGRect(x: 10, y: 10, width: -4, height: -6).standardized, CGRect(x: 6, y: 4, width: 4, height: 6))
    }
    func testTheWidthOfANegativeRectangleIsPositiveAndItsSizeIsNot() {
        let rect = CGRect(x: 0, y: 0, width: -10, height: 5)
        XCTAssertEqual(rect.width, 10)
        XCTAssertEqual(rect.size.width, -10)
        XCTAssertEqual(rect.minX, -10)
        XCTAssertEqual(rect.maxX, 0)
    }
    func testAnInsetThatIsTooLargeIsNull() { XCTAssertTrue(box.insetBy(dx: 6, dy: 0).isNull) }
    func testANegativeInsetGrows() { XCTAssertEqual(box.insetBy(dx: -1, dy: -2), CGRect(x: -1, y: -2, width: 12, height: 14)) }
    func testIntegralCoversTheRectangle() {
        XCTAssertEqual(CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral, CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    func testDividingCutsASliceFromAnEdge() {
        let parts = box.divided(atDistance: 3, from: .maxXEdge)
        XCTAssertEqual(parts.slice, CGRect(x: 7, y: 0, width: 3, height: 10))
        XCTAssertEqual(parts.remainder, CGRect(x: 0, y: 0, width: 7, height: 10))
    }
    func testInsetsTakeFromEachSide() {
        XCTAssertEqual(
            box.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), CGRect(x: 2, y: 1, width: 4, height: 6))
    }

    // MARK: Transforms
    func testConcatenatingAppliesTheFirstOneFirst() {
        let both = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(CGPoint.zero.applying(both), CGPoint(x: 20, y: 0))
    }
    func testTranslatedByMovesBeforeWhatWasThere() {
        XCTAssertEqual(
            CGPoint.zero.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)), CGPoint(x: 20, y: 0))
    }
    func testSizesTakeNoTranslation() {
        XCTAssertEqual(
            CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 10, y: 10)), CGSize(width: 1, height: 2))
    }
    func testATransformThatCannotBeInvertedIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(flat.inverted(), flat)
    }
    func testARectangleUnderATransformIsTheSmallestAroundIt() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(turned.width, 20, accuracy: 1e-9)
        XCTAssertEqual(turned.minX, -20, accuracy: 1e-9)
    }

    // MARK: Views
    func testATransformLeavesBoundsAndCentre() {
        let view = UIView(frame: box)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(view.bounds, box)
        XCTAssertEqual(view.center, CGPoint(x: 5, y: 5))
        XCTAssertEqual(view.frame, CGRect(x: -5, y: -5, width: 20, height: 20))
    }
    func testAFrameSetUnderAScaleReadsTheSame() {
        let view = UIView(frame: box)
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        view.frame = CGRect(x: 7, y: 9, width: 100, height: 50)
        XCTAssertEqual(view.frame, CGRect(x: 7, y: 9, width: 100, height: 50))
    }
    func testAQuarterTurnIsExact() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertEqual(view.frame, CGRect(x: 125, y: 75, width: 50, height: 100))
    }
    func testNewBoundsKeepTheCentre() {
        let view = UIView(frame: box)
        view.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        XCTAssertEqual(view.frame, CGRect(x: -5, y: -5, width: 20, height: 20))
    }
    func testTheOriginOfTheBoundsDoesNotMoveTheFrame() {
        let view = UIView(frame: box)
        view.bounds.origin = CGPoint(x: 3, y: 4)
        XCTAssertEqual(view.frame, box)
    }
    func testTheAnchorPointMovesTheFrame() {
        let view = UIView(frame: box)
        view.layer.anchorPoint = .zero
        XCTAssertEqual(view.frame.origin, CGPoint(x: 5, y: 5))
    }
    func testPointsAreConvertedThroughBoundsOrigins() {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        outer.addSubview(inner)
        outer.contentOffset = CGPoint(x: 0, y: 5)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(outer)
        XCTAssertEqual(inner.convert(CGPoint.zero, to: root), CGPoint(x: 10, y: 5))
    }
    func testASubviewOutsideItsSuperviewIsNotHit() {
        let outer = UIView(frame: box)
        let inner = UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
        outer.addSubview(inner)
        XCTAssertNil(outer.hitTest(CGPoint(x: 25, y: 5), with: nil))
    }
    func testAViewThatIsNearlyTransparentIsNotHit() {
        let view = UIView(frame: box)
        view.alpha = 0.009
        XCTAssertNil(view.hitTest(CGPoint(x: 5, y: 5), with: nil))
    }
    func testAHiddenViewLetsTheOneBehindBeHit() {
        let outer = UIView(frame: box)
        let back = UIView(frame: box)
        let front = UIView(frame: box)
        outer.addSubview(back)
        outer.addSubview(front)
        front.isHidden = true
        XCTAssertTrue(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
    }
    func testAFlexibleWidthTakesAllThatTheSuperviewGrows() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        outer.frame.size.width = 140
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 10, width: 90, height: 20))
    }
    func testFlexibleMarginsShareInProportion() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 25, y: 0, width: 50, height: 20))
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        outer.addSubview(inner)
        outer.frame.size.width = 140
        XCTAssertEqual(inner.frame, CGRect(x: 45, y: 0, width: 50, height: 20))
    }
    func testSizeToFitKeepsTheOrigin() {
        let label = UILabel(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
        label.text = "x"
        label.sizeToFit()
        XCTAssertEqual(label.frame.origin, CGPoint(x: 3, y: 4))
        XCTAssertLessThan(label.frame.width, 20)
    }
    func testACentredViewOfAWholeWidthReadsThatWidth() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 10),
            inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor), inner.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        XCTAssertEqual(inner.frame.width, 100)
    }
    func testAViewPinnedOnlyAtItsRightHasNoWidth() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -33).isActive = true
        outer.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minX, 367)
        XCTAssertEqual(inner.frame.width, 0)
    }
    func testRectanglesHaveAText() {
        XCTAssertEqual(NSCoder.string(for: CGRect(x: 0, y: 0.5, width: 1, height: 2)), "{{0, 0.5}, {1, 2}}")
        XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
