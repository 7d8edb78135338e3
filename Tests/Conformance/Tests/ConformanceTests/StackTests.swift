import Conformance
import UIKit
import XCTest

/// UIStackView.h: what is arranged, and where it comes to lie.
final class StackTests: XCTestCase {
    private final class Block: UIView {
        let natural: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            natural = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError() }
        override var intrinsicContentSize: CGSize { natural }
    }

    private func stack(_ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        if let width = width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height = height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return stack
    }
    private func show(_ stack: UIStackView) -> Surroundings {
        let surroundings = Surroundings()
        let root = surroundings.root.view!
        root.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        return surroundings
    }

    // MARK: What is arranged
    func testANewStackIsARowThatFills() {
        let stack = UIStackView()
        XCTAssertEqual(stack.axis, .horizontal)
        XCTAssertEqual(stack.distribution, .fill)
        XCTAssertEqual(stack.alignment, .fill)
        XCTAssertEqual(stack.spacing, 0)
        XCTAssertFalse(stack.isBaselineRelativeArrangement)
        XCTAssertFalse(stack.isLayoutMarginsRelativeArrangement)
    }
    func testArrangedViewsAreSubviewsWithoutMasks() {
        let view = UIView()
        let stack = UIStackView()
        stack.addArrangedSubview(view)
        XCTAssertTrue(view.superview === stack)
        XCTAssertFalse(view.translatesAutoresizingMaskIntoConstraints)
    }
    func testAViewThatIsNoLongerArrangedStaysASubview() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        stack.removeArrangedSubview(view)
        XCTAssertEqual(stack.arrangedSubviews, [])
        XCTAssertTrue(view.superview === stack)
    }
    func testAViewThatLeavesIsNoLongerArranged() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        view.removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [])
    }
    func testArrangingAgainMoves() {
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(b, at: 0)
        XCTAssertEqual(stack.arrangedSubviews, [b, a])
        stack.addArrangedSubview(b)
        XCTAssertEqual(stack.arrangedSubviews, [a, b])
    }
    func testTheOrderOfDrawingIsAnother() {
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.bringSubviewToFront(a)
        XCTAssertEqual(stack.arrangedSubviews, [a, b])
        XCTAssertEqual(stack.subviews, [b, a])
    }
    func testOtherSubviewsAreNotArranged() {
        let stack = UIStackView()
        stack.addSubview(UIView())
        XCTAssertEqual(stack.arrangedSubviews, [])
    }
    func testACustomSpaceStaysWithItsView() {
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.setCustomSpacing(30, after: a)
        XCTAssertEqual(stack.customSpacing(after: a), 30)
        XCTAssertEqual(stack.customSpacing(after: b), UIStackView.spacingUseDefault)
        stack.removeArrangedSubview(a)
        stack.addArrangedSubview(a)
        XCTAssertEqual(stack.customSpacing(after: a), UIStackView.spacingUseDefault)
    }

    // MARK: Where it lies
    func testARowGoesFromLeftToRightWithItsSpaces() {
        let views = [Block(20, 10), Block(30, 10), Block(40, 10)]
        let row = stack(views)
        row.spacing = 5
        let surroundings = show(row)
        XCTAssertEqual(views.map(\.frame.minX), [0, 25, 60])
        XCTAssertEqual(row.frame.size, CGSize(width: 100, height: 10))
        _ = surroundings
    }
    func testAColumnGoesDown() {
        let views = [Block(20, 10), Block(30, 12)]
        let column = stack(views)
        column.axis = .vertical
        column.spacing = 4
        let surroundings = show(column)
        XCTAssertEqual(views.map(\.frame.minY), [0, 14])
        XCTAssertEqual(column.frame.size, CGSize(width: 30, height: 26))
        _ = surroundings
    }
    func testFillingStretchesWhatHugsLeast() {
        let views = [Block(20, 10), Block(20, 10)]
        views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        let surroundings = show(stack(views, width: 100))
        XCTAssertEqual(views.map(\.frame.width), [20, 80])
        _ = surroundings
    }
    func testFillingShrinksWhatResistsLeast() {
        let views = [Block(60, 10), Block(60, 10)]
        views[0].setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        let surroundings = show(stack(views, width: 100))
        XCTAssertEqual(views.map(\.frame.width), [40, 60])
        _ = surroundings
    }
    func testEqualViewsShareTheRoom() {
        let views = [Block(10, 10), Block(50, 10), Block(20, 10)]
        let row = stack(views, width: 110)
        row.distribution = .fillEqually
        row.spacing = 10
        let surroundings = show(row)
        XCTAssertEqual(views.map(\.frame.width), [30, 30, 30])
        _ = surroundings
    }
    func testSharesFollowTheNaturalSizes() {
        let views = [Block(10, 10), Block(30, 10)]
        let row = stack(views, width: 200)
        row.distribution = .fillProportionally
        let surroundings = show(row)
        XCTAssertEqual(views.map(\.frame.width), [50, 150])
        _ = surroundings
    }
    func testEqualSpaces() {
        let views = [Block(10, 10), Block(30, 10), Block(20, 10)]
        let row = stack(views, width: 100)
        row.distribution = .equalSpacing
        let surroundings = show(row)
        XCTAssertEqual(views.map(\.frame.minX), [0, 30, 80])
        _ = surroundings
    }
    func testEqualDistancesOfCentres() {
        let views = [Block(10, 10), Block(20, 10), Block(10, 10)]
        let row = stack(views, width: 110)
        row.distribution = .equalCentering
        let surroundings = show(row)
        XCTAssertEqual(views.map(\.center.x), [5, 55, 105])
        _ = surroundings
    }
    func testAlignments() {
        for (alignment, places) in [
            (UIStackView.Alignment.top, [0, 0]), (.center, [10, 0]), (.bottom, [20, 0]),
        ] as [(UIStackView.Alignment, [CGFloat])] {
            let views = [Block(10, 10), Block(10, 30)]
            let row = stack(views)
            row.alignment = alignment
            let surroundings = show(row)
            XCTAssertEqual(views.map(\.frame.minY), places)
            XCTAssertEqual(views.map(\.frame.height), [10, 30])
            _ = surroundings
        }
    }
    func testFillingAcross() {
        let views = [Block(10, 10), Block(10, 30)]
        let surroundings = show(stack(views))
        XCTAssertEqual(views.map(\.frame.height), [30, 30])
        _ = surroundings
    }
    func testAPlainViewInACentredStackHasNoHeight() {
        let (plain, block) = (UIView(), Block(10, 30))
        let row = stack([plain, block], width: 50)
        row.alignment = .center
        let surroundings = show(row)
        XCTAssertEqual(plain.frame.height, 0)
        _ = surroundings
    }
    func testHiddenViewsTakeNeitherRoomNorSpace() {
        let views = [Block(20, 10), Block(30, 10), Block(40, 10)]
        let row = stack(views)
        row.spacing = 10
        views[1].isHidden = true
        let surroundings = show(row)
        XCTAssertEqual(views[2].frame.minX, 30)
        XCTAssertEqual(row.frame.width, 70)
        views[1].isHidden = false
        surroundings.root.view.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.minX), [0, 30, 70])
        XCTAssertEqual(row.frame.width, 110)
    }
    func testCustomSpaces() {
        let views = [Block(20, 10), Block(20, 10), Block(20, 10)]
        let row = stack(views)
        row.spacing = 10
        row.setCustomSpacing(1, after: views[0])
        let surroundings = show(row)
        XCTAssertEqual(views.map(\.frame.minX), [0, 21, 51])
        _ = surroundings
    }
    func testMarginsCountWhenTheyAreWanted() {
        let view = Block(20, 10)
        let row = stack([view])
        row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        // It lies under the status bar.
        row.insetsLayoutMarginsFromSafeArea = false
        let surroundings = show(row)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
        row.isLayoutMarginsRelativeArrangement = true
        surroundings.root.view.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 20, height: 10))
        XCTAssertEqual(row.frame.size, CGSize(width: 26, height: 14))
    }
    func testStacksInStacks() {
        let inner = UIStackView(arrangedSubviews: [Block(10, 10), Block(10, 20)])
        inner.axis = .vertical
        let outer = stack([inner, Block(30, 5)])
        outer.spacing = 2
        let surroundings = show(outer)
        XCTAssertEqual(outer.frame.size, CGSize(width: 42, height: 30))
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 10, height: 30))
        _ = surroundings
    }
    func testRowsReadFromTheRight() {
        let views = [Block(20, 10), Block(30, 10)]
        let row = stack(views)
        row.semanticContentAttribute = .forceRightToLeft
        let surroundings = show(row)
        XCTAssertEqual(views.map(\.frame.minX), [30, 0])
        _ = surroundings
    }
    func testAStackIsMeasuredByItsViews() {
        let row = UIStackView(arrangedSubviews: [Block(20, 10), Block(30, 40)])
        XCTAssertEqual(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 50, height: 40))
        XCTAssertEqual(row.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    }
}
