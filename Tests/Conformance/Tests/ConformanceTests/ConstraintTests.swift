import Conformance
import UIKit
import XCTest

/// NSLayoutConstraint.h, NSLayoutAnchor.h, UIView.h: equations, measuring, what too few and too many of them give.
final class ConstraintTests: XCTestCase {
    /// A superview of 400 by 700 in a window, and views in it that constraints place.
    private final class Scene {
        let surroundings = Surroundings()
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        init() { surroundings.root.view.addSubview(host) }
        func view() -> UIView {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
            return view
        }
        func layOut(_ constraints: NSLayoutConstraint...) {
            NSLayoutConstraint.activate(constraints)
            host.layoutIfNeeded()
        }
    }

    private final class Block: UIView {
        var natural = CGSize(width: 60, height: 20) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { natural }
    }

    // MARK: The equation
    func testFourEdges() {
        let scene = Scene()
        let view = scene.view()
        scene.layOut(
            view.leftAnchor.constraint(equalTo: scene.host.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: scene.host.topAnchor, constant: 20),
            view.rightAnchor.constraint(equalTo: scene.host.rightAnchor, constant: -30),
            view.bottomAnchor.constraint(equalTo: scene.host.bottomAnchor, constant: -40))
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 360, height: 640))
    }
    func testACentreAndASize() {
        let scene = Scene()
        let view = scene.view()
        scene.layOut(
            view.centerXAnchor.constraint(equalTo: scene.host.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: scene.host.centerYAnchor, constant: 50),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 60))
        XCTAssertEqual(view.frame, CGRect(x: 150, y: 370, width: 100, height: 60))
    }
    func testAMultiplier() {
        let scene = Scene()
        let view = scene.view()
        scene.layOut(
            view.widthAnchor.constraint(equalTo: scene.host.widthAnchor, multiplier: 0.25, constant: 5),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
            view.leftAnchor.constraint(equalTo: scene.host.leftAnchor),
            view.topAnchor.constraint(equalTo: scene.host.topAnchor))
        XCTAssertEqual(view.frame.size, CGSize(width: 105, height: 210))
    }
    func testLeadingAndTrailingTurnWithTheDirection() {
        let scene = Scene()
        scene.host.semanticContentAttribute = .forceRightToLeft
        let view = scene.view()
        scene.layOut(
            view.leadingAnchor.constraint(equalTo: scene.host.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: scene.host.topAnchor))
        XCTAssertEqual(view.frame.minX, 340)
    }
    func testAnInequalityHoldsAndCostsNothing() {
        let scene = Scene()
        let view = scene.view()
        let wish = view.widthAnchor.constraint(equalToConstant: 300)
        wish.priority = .defaultHigh
        scene.layOut(
            view.leftAnchor.constraint(equalTo: scene.host.leftAnchor),
            view.topAnchor.constraint(equalTo: scene.host.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), wish, view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
        )
        XCTAssertEqual(view.frame.width, 200)
    }
    func testAHigherPriorityOutweighsManyLowerOnes() {
        let scene = Scene()
        let view = scene.view()
        let high = view.widthAnchor.constraint(equalToConstant: 50)
        high.priority = UILayoutPriority(500)
        let low = (0..<5).map { _ in view.widthAnchor.constraint(equalToConstant: 90) }
        low.forEach { $0.priority = UILayoutPriority(499) }
        NSLayoutConstraint.activate(low)
        scene.layOut(
            high, view.leftAnchor.constraint(equalTo: scene.host.leftAnchor),
            view.topAnchor.constraint(equalTo: scene.host.topAnchor), view.heightAnchor.constraint(equalToConstant: 10))
        XCTAssertEqual(view.frame.width, 50)
    }
    func testAConstantCanChange() {
        let scene = Scene()
        let view = scene.view()
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        scene.layOut(
            width, view.leftAnchor.constraint(equalTo: scene.host.leftAnchor),
            view.topAnchor.constraint(equalTo: scene.host.topAnchor), view.heightAnchor.constraint(equalToConstant: 10))
        width.constant = 70
        XCTAssertEqual(view.frame.width, 50)
        scene.host.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 70)
    }
    func testAGuideTakesPartLikeAView() {
        let scene = Scene()
        let guide = UILayoutGuide()
        scene.host.addLayoutGuide(guide)
        scene.layOut(
            guide.leftAnchor.constraint(equalTo: scene.host.leftAnchor, constant: 8),
            guide.topAnchor.constraint(equalTo: scene.host.topAnchor, constant: 9),
            guide.widthAnchor.constraint(equalToConstant: 70), guide.heightAnchor.constraint(equalToConstant: 60))
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 8, y: 9, width: 70, height: 60))
        XCTAssertTrue(guide.owningView === scene.host)
    }

    // MARK: Where they are kept
    func testASizeIsKeptAtItsViewAndATieAtTheCommonAncestor() {
        let scene = Scene()
        let view = scene.view()
        let size = view.widthAnchor.constraint(equalToConstant: 10)
        let tie = view.leftAnchor.constraint(equalTo: scene.host.leftAnchor)
        NSLayoutConstraint.activate([size, tie])
        XCTAssertTrue(view.constraints.contains(size))
        XCTAssertTrue(scene.host.constraints.contains(tie))
    }
    func testAConstraintMadeInCodeIsInactive() {
        let scene = Scene()
        XCTAssertFalse(scene.view().widthAnchor.constraint(equalToConstant: 10).isActive)
    }
    func testAViewThatLeavesTakesItsTiesAndKeepsItsOwn() {
        let scene = Scene()
        let view = scene.view()
        let size = view.widthAnchor.constraint(equalToConstant: 10)
        let tie = view.leftAnchor.constraint(equalTo: scene.host.leftAnchor)
        NSLayoutConstraint.activate([size, tie])
        view.removeFromSuperview()
        XCTAssertFalse(tie.isActive)
        XCTAssertTrue(size.isActive)
        scene.host.addSubview(view)
        XCTAssertFalse(tie.isActive)
    }
    func testARemovedGuideTakesItsConstraints() {
        let scene = Scene()
        let guide = UILayoutGuide()
        scene.host.addLayoutGuide(guide)
        let tie = guide.leftAnchor.constraint(equalTo: scene.host.leftAnchor)
        tie.isActive = true
        scene.host.removeLayoutGuide(guide)
        XCTAssertFalse(tie.isActive)
        XCTAssertNil(guide.owningView)
    }

    // MARK: Natural sizes
    func testANaturalSizeIsAWish() {
        let scene = Scene()
        let block = Block()
        block.translatesAutoresizingMaskIntoConstraints = false
        scene.host.addSubview(block)
        scene.layOut(
            block.leftAnchor.constraint(equalTo: scene.host.leftAnchor),
            block.topAnchor.constraint(equalTo: scene.host.topAnchor))
        XCTAssertEqual(block.frame.size, CGSize(width: 60, height: 20))
        block.natural = CGSize(width: 30, height: 40)
        scene.host.layoutIfNeeded()
        XCTAssertEqual(block.frame.size, CGSize(width: 30, height: 40))
    }
    func testHuggingDecidesWhoGrows() {
        let scene = Scene()
        let (a, b) = (Block(), Block())
        for block in [a, b] {
            block.translatesAutoresizingMaskIntoConstraints = false
            scene.host.addSubview(block)
            block.topAnchor.constraint(equalTo: scene.host.topAnchor).isActive = true
        }
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        scene.layOut(
            a.leftAnchor.constraint(equalTo: scene.host.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
            b.rightAnchor.constraint(equalTo: scene.host.rightAnchor))
        XCTAssertEqual([a.frame.width, b.frame.width], [60, 340])
    }
    func testPrioritiesOfContent() {
        let view = UIView()
        XCTAssertEqual(view.contentHuggingPriority(for: .horizontal), .defaultLow)
        XCTAssertEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
        XCTAssertEqual(UISwitch().contentHuggingPriority(for: .horizontal), .defaultHigh)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }
    func testAFittingSize() {
        let host = UIView()
        let block = Block()
        block.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(block)
        NSLayoutConstraint.activate([
            block.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 5),
            block.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -5),
            block.topAnchor.constraint(equalTo: host.topAnchor, constant: 7),
            block.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -7),
        ])
        XCTAssertEqual(host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 70, height: 34))
        XCTAssertEqual(
            host.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 200, height: 34))
        XCTAssertEqual(host.frame, .zero)
    }

    // MARK: Masks
    func testAMaskFollowsItsSuperview() {
        let scene = Scene()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        scene.host.addSubview(view)
        let other = scene.view()
        scene.layOut(
            other.leftAnchor.constraint(equalTo: view.leftAnchor), other.topAnchor.constraint(equalTo: view.bottomAnchor),
            other.widthAnchor.constraint(equalTo: view.widthAnchor), other.heightAnchor.constraint(equalToConstant: 5))
        XCTAssertEqual(other.frame, CGRect(x: 10, y: 60, width: 100, height: 5))
        scene.host.frame.size = CGSize(width: 500, height: 800)
        scene.host.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 110, width: 200, height: 50))
        XCTAssertEqual(other.frame, CGRect(x: 10, y: 160, width: 200, height: 5))
    }

    // MARK: Too few
    func testAFarEdgeAloneGivesThePlaceAndNoLength() {
        let scene = Scene()
        let view = scene.view()
        scene.layOut(
            view.rightAnchor.constraint(equalTo: scene.host.rightAnchor, constant: -21),
            view.bottomAnchor.constraint(equalTo: scene.host.bottomAnchor, constant: -31))
        XCTAssertEqual(view.frame, CGRect(x: 379, y: 669, width: 0, height: 0))
    }
    func testAnInequalityThatReachesAFreePlaceHoldsExactly() {
        let scene = Scene()
        let (atMost, atLeast) = (scene.view(), scene.view())
        scene.layOut(
            atMost.leftAnchor.constraint(lessThanOrEqualTo: scene.host.leftAnchor, constant: 17),
            atLeast.leftAnchor.constraint(greaterThanOrEqualTo: scene.host.leftAnchor, constant: 17))
        XCTAssertEqual([atMost.frame.minX, atLeast.frame.minX], [17, 17])
    }
    func testALengthStaysZeroWhateverItMayBeAtMost() {
        let scene = Scene()
        let view = scene.view()
        scene.layOut(
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 61),
            view.heightAnchor.constraint(lessThanOrEqualToConstant: 61))
        XCTAssertEqual(view.frame.size, .zero)
    }

    // MARK: Pixels
    func testEdgesGoToTheNearestPixel() {
        let scene = Scene()
        let view = scene.view()
        let scale = UIScreen.main.scale
        scene.layOut(
            view.leftAnchor.constraint(equalTo: scene.host.leftAnchor, constant: 10.4 / scale),
            view.widthAnchor.constraint(equalToConstant: 20.3 / scale),
            view.topAnchor.constraint(equalTo: scene.host.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10))
        XCTAssertEqual(view.frame.minX * scale, 10, accuracy: 0.001)
        XCTAssertEqual(view.frame.maxX * scale, 31, accuracy: 0.001)
    }

    // MARK: The cycle
    func testConstraintsAreUpdatedFromTheLeavesUpAndLaidOutFromTheRootDown() {
        final class Telling: UIView {
            var name = ""
            var journal: Journal?
            override func updateConstraints() {
                journal?.note("update \(name)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                journal?.note("layout \(name)")
                super.layoutSubviews()
            }
        }
        let scene = Scene()
        let (outer, inner) = (Telling(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Telling())
        outer.name = "outer"
        inner.name = "inner"
        outer.addSubview(inner)
        scene.host.addSubview(outer)
        scene.host.layoutIfNeeded()
        let journal = Journal()
        (outer.journal, inner.journal) = (journal, journal)
        for view in [outer, inner] {
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
        }
        outer.layoutIfNeeded()
        XCTAssertEqual(journal.lines, ["update inner", "update outer", "layout outer", "layout inner"])
    }
    func testActivatingAsksTheSuperviewForLayout() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let scene = Scene()
        let outer = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        scene.host.addSubview(outer)
        scene.host.layoutIfNeeded()
        let before = outer.count
        inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
        scene.host.layoutIfNeeded()
        XCTAssertGreaterThan(outer.count, before)
        XCTAssertEqual(inner.frame.width, 10)
    }
}
