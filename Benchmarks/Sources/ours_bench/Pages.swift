import UIKit

/// Stacks its subviews from the top, each as wide as the page and as high as it wants to be.
final class Page: UIView {
    var spacing: CGFloat = 8

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for view in subviews {
            let size = view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
            view.frame = CGRect(x: 0, y: y, width: bounds.width, height: size.height)
            y += size.height + spacing
        }
    }

    static func ofLabels(_ count: Int, font: UIFont) -> Page {
        let page = Page()
        for index in 0..<count { page.addSubview(label(index, font: font)) }
        return page
    }

    static func label(_ index: Int, font: UIFont) -> UILabel {
        let label = UILabel()
        label.font = font
        label.text = "Label number \(index)"
        return label
    }
}

/// Rows of ten labels of equal width; a row is as high as its highest label.
final class Grid: UIView {
    private var rows: [[UILabel]] = []
    private let wraps: Bool
    private(set) var contentHeight: CGFloat = 0

    init(labels: Int, font: UIFont, wraps: Bool) {
        self.wraps = wraps
        super.init(frame: .zero)
        for row in 0..<labels / 10 {
            var line: [UILabel] = []
            for column in 0..<10 {
                let label = Page.label(row * 10 + column, font: font)
                if wraps {
                    label.text = "The quick brown fox jumps over the lazy dog and runs away"
                    label.numberOfLines = 0
                }
                addSubview(label)
                line.append(label)
            }
            rows.append(line)
        }
    }

    required init?(coder: NSCoder) { fatalError("Made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - 9 * 4) / 10
        var y: CGFloat = 0
        for row in rows {
            var height: CGFloat = 0
            for label in row {
                height = max(height, label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
            }
            for (column, label) in row.enumerated() {
                label.frame = CGRect(x: CGFloat(column) * (width + 4), y: y, width: width, height: height)
            }
            y += height + 4
        }
        contentHeight = y
    }
}
