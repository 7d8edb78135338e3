import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Layout / Stack views")
struct StackViewTests {
    final class Content: UIView {
        var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError("not archived") }
        override var intrinsicContentSize: CGSize { size }
    }

    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
        _ views: [UIView], spacing: CGFloat = 0, size: CGSize? = CGSize(width: 100, height: 60)
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        if let size { stack.frame = CGRect(origin: .zero, size: size) }
        stack.layoutIfNeeded()
        return stack
    }

    @Test(.documented("UIStackView.Distribution"))
    func `distributions in a row`() {
        let a = Content(10, 20)
        let b = Content(30, 10)
        let c = Content(20, 5)
        a.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
        c.setContentHuggingPriority(UILayoutPriority(270), for: .horizontal)
        let row = stack(.horizontal, .fill, .fill, [a, b, c], spacing: 5)
        #expect([a, b, c].map(\.frame) == [rect(0, 0, 10, 60), rect(15, 0, 60, 60), rect(80, 0, 20, 60)])
        row.distribution = .fillEqually
        row.layoutIfNeeded()
        #expect([a, b, c].map(\.frame) == [rect(0, 0, 30, 60), rect(35, 0, 30, 60), rect(70, 0, 30, 60)])
        row.distribution = .equalSpacing
        row.layoutIfNeeded()
        #expect([a, b, c].map(\.frame) == [rect(0, 0, 10, 60), rect(30, 0, 30, 60), rect(80, 0, 20, 60)])
        row.distribution = .equalCentering
        row.layoutIfNeeded()
        #expect(abs(b.frame.midX - (a.frame.midX + c.frame.midX) / 2) <= 0.5)
        row.spacing = 0
        row.distribution = .fillProportionally
        row.frame.size.width = 120
        row.layoutIfNeeded()
        #expect([a, b, c].map(\.frame.width) == [20, 60, 40])
    }

    @Test(.documented("UIStackView.Alignment"), arguments: [0, 1])
    func `alignments`(raw: Int) {
        let axis = NSLayoutConstraint.Axis(rawValue: raw)!
        let isRow = axis == .horizontal
        let a = isRow ? Content(10, 20) : Content(20, 10)
        let b = isRow ? Content(10, 40) : Content(40, 10)
        let list = stack(
            axis, .fillEqually, .leading, [a, b], size: isRow ? CGSize(width: 80, height: 60) : CGSize(width: 60, height: 80))
        func across(_ view: UIView) -> [CGFloat] {
            isRow ? [view.frame.minY, view.frame.height] : [view.frame.minX, view.frame.width]
        }
        #expect(across(a) == [0, 20] && across(b) == [0, 40])
        list.alignment = .trailing
        list.layoutIfNeeded()
        #expect(across(a) == [40, 20] && across(b) == [20, 40])
        list.alignment = .center
        list.layoutIfNeeded()
        #expect(across(a) == [20, 20] && across(b) == [10, 40])
        list.alignment = .fill
        list.layoutIfNeeded()
        #expect(across(a) == [0, 60] && across(b) == [0, 60])
    }

    @Test(.oracle("STACK-A8"))
    func `views without content collapse across the axis`() {
        let plain = UIView()
        let other = Content(10, 30)
        plain.widthAnchor.constraint(equalToConstant: 20).isActive = true
        _ = stack(.horizontal, .fill, .center, [plain, other])
        #expect(plain.frame == rect(0, 30, 20, 0))
    }

    @Test(.oracle("STACK-L4: a hidden view takes no space and no spacing"))
    func `hiding`() {
        let a = Content(10, 10)
        let b = Content(10, 10)
        let c = Content(10, 10)
        let row = stack(.horizontal, .fillEqually, .fill, [a, b, c], spacing: 20)
        #expect(a.frame.width == 20)
        b.isHidden = true
        row.layoutIfNeeded()
        #expect(a.frame == rect(0, 0, 40, 60))
        #expect(c.frame == rect(60, 0, 40, 60))
        #expect(b.frame.width == 0)
        a.isHidden = true
        row.layoutIfNeeded()
        #expect(c.frame == rect(0, 0, 100, 60))
        b.isHidden = false
        a.isHidden = false
        row.layoutIfNeeded()
        #expect([a, b, c].map(\.frame.minX) == [0, 40, 80])
        c.removeFromSuperview()
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews == [a, b])
        #expect(b.frame == rect(60, 0, 40, 60))
        row.removeArrangedSubview(a)
        #expect(a.superview === row && row.arrangedSubviews == [b])
    }

    @Test(.documented("UIStackView.setCustomSpacing(_:after:)"))
    func `custom spacing and measuring`() {
        let a = Content(10, 10)
        let b = Content(20, 15)
        let c = Content(30, 20)
        let column = stack(.vertical, .fill, .leading, [a, b, c], spacing: 4, size: nil)
        let compressed = UIView.layoutFittingCompressedSize
        #expect(column.systemLayoutSizeFitting(compressed) == CGSize(width: 30, height: 53))
        column.setCustomSpacing(10, after: a)
        #expect(column.systemLayoutSizeFitting(compressed) == CGSize(width: 30, height: 59))
        #expect(column.customSpacing(after: a) == 10)
        column.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        column.isLayoutMarginsRelativeArrangement = true
        #expect(column.systemLayoutSizeFitting(compressed) == CGSize(width: 30, height: 53))
        column.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(column.systemLayoutSizeFitting(compressed) == CGSize(width: 36, height: 57))
        c.size.height = 40
        #expect(column.systemLayoutSizeFitting(compressed).height == 77)
    }

    @Test(.documented("UIStackView: stacks may be nested"))
    func `nesting in a hierarchy of constraints`() {
        let root = stage(200, 200)
        let inner = UIStackView(arrangedSubviews: [Content(10, 10), Content(20, 20)])
        let outer = UIStackView(arrangedSubviews: [Content(50, 30), inner])
        outer.axis = .vertical
        outer.spacing = 6
        outer.alignment = .center
        outer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            outer.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == rect(8, 72, 50, 56))
        #expect(inner.frame == rect(10, 36, 30, 20))
        #expect(inner.arrangedSubviews[1].frame == rect(10, 0, 20, 20))
    }

    @Test(.oracle("STACK-D1"))
    func `views arranged at run time`() {
        let root = stage(300, 300)
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            column.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            column.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        for height: CGFloat in [48, 112] {
            let button = UIView()
            button.heightAnchor.constraint(equalToConstant: 48).isActive = true
            column.addArrangedSubview(button)
            root.layoutIfNeeded()
            #expect(column.frame == rect(10, 0, 280, height))
        }
    }

    @Test(.documented("UIStackView.Alignment.firstBaseline: labels share a baseline"))
    func `baselines`() {
        let small = UILabel()
        small.font = .systemFont(ofSize: 11)
        small.text = "a"
        let large = UILabel()
        large.font = .systemFont(ofSize: 14)
        large.text = "b"
        let row = stack(.horizontal, .fill, .lastBaseline, [large, small])
        row.traitOverrides.displayScale = 2
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(abs(small.frame.maxY - large.frame.maxY) <= 0.5)
        #expect(small.frame.minY - large.frame.minY == 3.5)
    }
}
