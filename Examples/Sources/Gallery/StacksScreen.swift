import UIKit

/// Stack views: every distribution and alignment in rows and columns, and what else they can do.
final class StacksScreen: UIView {
    private let colors: [UIColor] = [.systemYellow, .systemGreen, .systemTeal, .systemPink]

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        let page = UIStackView(arrangedSubviews: [
            heading("Distribution in rows"), distributionRows(), heading("Alignment in rows"), alignmentRows(),
            heading("Columns"), columns(), heading("Hidden, custom, margins, reversed, nested"), specialities(),
        ])
        page.axis = .vertical
        page.spacing = 10
        page.translatesAutoresizingMaskIntoConstraints = false
        addSubview(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 4),
            page.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    // MARK: Parts
    private func heading(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        return label
    }

    private func caption(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 11)
        label.textColor = .secondaryLabel
        return label
    }

    private func tile(_ text: String, _ index: Int, size: CGFloat = 14) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.textColor = .black
        label.textAlignment = .center
        label.backgroundColor = colors[index % colors.count]
        // The first to give way is the first in line.
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            label.setContentHuggingPriority(UILayoutPriority(Float(250 + index)), for: axis)
            label.setContentCompressionResistancePriority(UILayoutPriority(Float(750 + index)), for: axis)
        }
        return label
    }

    private func demo(_ sizes: [CGFloat] = [14, 14, 14], texts: [String] = ["Ab", "One two", "gy"]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: zip(texts, sizes).enumerated().map { tile($1.0, $0, size: $1.1) })
        stack.spacing = 6
        stack.backgroundColor = .secondarySystemBackground
        return stack
    }

    private func line(_ views: [UIView], spacing: CGFloat = 8) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = spacing
        stack.distribution = .fillEqually
        return stack
    }

    private func captioned(_ view: UIView, _ text: String, height: CGFloat) -> UIView {
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        let stack = UIStackView(arrangedSubviews: [view, caption(text)])
        stack.axis = .vertical
        stack.spacing = 1
        return stack
    }

    // MARK: Sections
    private let distributions: [(String, UIStackView.Distribution)] = [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]

    private func distributionRows() -> UIView {
        let rows = distributions.map { name, distribution -> UIView in
            let label = caption(name)
            label.widthAnchor.constraint(equalToConstant: 100).isActive = true
            let stack = demo()
            stack.distribution = distribution
            let row = UIStackView(arrangedSubviews: [label, stack])
            row.heightAnchor.constraint(equalToConstant: 24).isActive = true
            return row
        }
        let list = UIStackView(arrangedSubviews: rows)
        list.axis = .vertical
        list.spacing = 4
        return list
    }

    private func alignmentRows() -> UIView {
        let alignments: [(String, UIStackView.Alignment)] = [
            ("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom), ("firstBaseline", .firstBaseline),
            ("lastBaseline", .lastBaseline),
        ]
        let cells = alignments.map { name, alignment -> UIView in
            let stack = demo([10, 24, 14], texts: ["Ab", "gy", "Mm"])
            stack.alignment = alignment
            return captioned(stack, name, height: 40)
        }
        let grid = UIStackView(arrangedSubviews: [line(Array(cells[0..<3])), line(Array(cells[3..<6]))])
        grid.axis = .vertical
        grid.spacing = 6
        return grid
    }

    private func columns() -> UIView {
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing, .center]
        let cells = zip(distributions, alignments).map { item, alignment -> UIView in
            let stack = demo([11, 18, 11], texts: ["Ab", "gy", "Mm"])
            stack.axis = .vertical
            stack.spacing = 4
            stack.distribution = item.1
            stack.alignment = alignment
            return captioned(stack, item.0, height: 92)
        }
        return line(cells)
    }

    private func specialities() -> UIView {
        let short = ["Ab", "One", "gy"]
        let hidden = demo()
        hidden.arrangedSubviews[1].isHidden = true
        let custom = demo(texts: short)
        custom.distribution = .fillEqually
        custom.setCustomSpacing(24, after: custom.arrangedSubviews[0])
        let margins = demo(texts: short)
        margins.isLayoutMarginsRelativeArrangement = true
        margins.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 24, bottom: 4, trailing: 8)
        let reversed = demo(texts: short)
        reversed.semanticContentAttribute = .forceRightToLeft
        let inner = demo([10, 10], texts: ["in", "side"])
        inner.axis = .vertical
        inner.spacing = 2
        let nested = demo([14, 14], texts: ["Out", "side"])
        nested.distribution = .fillEqually
        nested.insertArrangedSubview(inner, at: 1)
        let cells = [
            captioned(hidden, "second hidden", height: 34), captioned(custom, "24 after the first", height: 34),
            captioned(margins, "margins 24 and 8", height: 34), captioned(reversed, "right to left", height: 34),
            captioned(nested, "a column in a row", height: 34),
        ]
        let grid = UIStackView(arrangedSubviews: [line(Array(cells[0..<2])), line(Array(cells[2..<5]))])
        grid.axis = .vertical
        grid.spacing = 6
        return grid
    }
}
