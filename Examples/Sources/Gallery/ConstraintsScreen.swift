import UIKit

/// Constraints on a device with a notch: safe area and margins, visual formats, guides, baselines, ratios, both reading directions.
final class ConstraintsScreen: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layoutMargins = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
        let safe = box(.systemTeal.withAlphaComponent(0.15), border: .systemTeal)
        let margins = box(.clear, border: .systemPink)
        fill(safeAreaLayoutGuide, with: safe)
        fill(layoutMarginsGuide, with: margins)

        let form = makeForm(isReversed: false)
        let reversed = makeForm(isReversed: true)
        let badge = makeBadge()
        let buttons = makeButtons()
        let text = makeText()
        let guide = layoutMarginsGuide
        var previous: UIView?
        for view in [form, reversed, badge, buttons, text] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
                previous.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 16) }
                    ?? view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            ])
            previous = view
        }
        text.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: -8).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    // MARK: Parts
    private func free<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? self).addSubview(view)
        return view
    }

    private func box(_ color: UIColor, border: UIColor? = nil, in superview: UIView? = nil) -> UIView {
        let view = free(UIView(), in: superview)
        view.backgroundColor = color
        view.layer.borderColor = border?.cgColor
        view.layer.borderWidth = border == nil ? 0 : 1
        return view
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, in superview: UIView) -> UILabel {
        let label = free(UILabel(), in: superview)
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        return label
    }

    private func fill(_ guide: UILayoutGuide, with view: UIView) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    // MARK: Sections
    /// Names and values on a common baseline, in visual formats.
    private func makeForm(isReversed: Bool) -> UIView {
        let form = box(.secondarySystemBackground)
        let names = [label("Name", .footnote, in: form), label("Street", .footnote, in: form)]
        let values = [
            label("Layla", .title3, in: form), label("A street with a name of more than one line", .body, in: form),
        ]
        values[1].numberOfLines = 0
        let views: [String: Any] = ["n1": names[0], "n2": names[1], "v1": values[0], "v2": values[1]]
        if isReversed {
            for view in [form] + names + values { view.semanticContentAttribute = .forceRightToLeft }
        }
        for name in names { name.textColor = .secondaryLabel }
        for format in ["|-[n1(60)]-gap-[v1]-|", "|-[n2(n1)]-gap-[v2]-|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .alignAllFirstBaseline, metrics: ["gap": 12], views: views))
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-[v1]-[v2]-|", metrics: nil, views: views))
        return form
    }

    /// A square on a circle's edge: multiples of the superview's size, and an aspect ratio.
    private func makeBadge() -> UIView {
        let area = box(.secondarySystemBackground)
        let disc = box(.systemIndigo, in: area)
        disc.layer.cornerRadius = 40
        let badge = box(.systemRed, in: area)
        badge.layer.cornerRadius = 12
        let bar = box(.systemOrange, in: area)
        NSLayoutConstraint.activate([
            area.heightAnchor.constraint(equalToConstant: 104), disc.widthAnchor.constraint(equalToConstant: 80),
            disc.heightAnchor.constraint(equalTo: disc.widthAnchor), disc.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            NSLayoutConstraint(
                item: disc, attribute: .centerX, relatedBy: .equal, toItem: area, attribute: .centerX, multiplier: 0.5,
                constant: 0), badge.centerXAnchor.constraint(equalTo: disc.trailingAnchor, constant: -12),
            badge.centerYAnchor.constraint(equalTo: disc.topAnchor, constant: 12),
            badge.widthAnchor.constraint(equalToConstant: 24),
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
            bar.widthAnchor.constraint(equalTo: area.widthAnchor, multiplier: 0.4),
            bar.heightAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 9.0 / 16),
            bar.trailingAnchor.constraint(equalTo: area.layoutMarginsGuide.trailingAnchor),
            bar.centerYAnchor.constraint(equalTo: area.centerYAnchor),
        ])
        return area
    }

    /// Three buttons with equal guides around them.
    private func makeButtons() -> UIView {
        let area = box(.secondarySystemBackground)
        var previous = area.leadingAnchor
        var first: UILayoutGuide?
        for title in ["One", "Number two", "3", ""] {
            let gap = UILayoutGuide()
            area.addLayoutGuide(gap)
            gap.leadingAnchor.constraint(equalTo: previous).isActive = true
            if let first { gap.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
            first = first ?? gap
            guard !title.isEmpty else {
                gap.trailingAnchor.constraint(equalTo: area.trailingAnchor).isActive = true
                break
            }
            let button = free(UIButton(configuration: .filled()), in: area)
            button.setTitle(title, for: .normal)
            NSLayoutConstraint.activate([
                button.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
                button.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
                button.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8),
            ])
            previous = button.trailingAnchor
        }
        return area
    }

    private func makeText() -> UIView {
        let area = box(.secondarySystemBackground)
        let title = label("Safe area, margins, content", .headline, in: area)
        let body = label(
            "The tinted area is safe. The frame inside it is the margins, with the safe area added. What is inside hangs on the "
                + "margins' guide and is as high as its text.", .body, in: area)
        body.numberOfLines = 0
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalToSystemSpacingBelow: area.topAnchor, multiplier: 1),
            title.leadingAnchor.constraint(equalTo: area.layoutMarginsGuide.leadingAnchor),
            body.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 0.5),
            body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: area.layoutMarginsGuide.trailingAnchor),
            area.bottomAnchor.constraint(equalToSystemSpacingBelow: body.bottomAnchor, multiplier: 1),
        ])
        return area
    }
}
