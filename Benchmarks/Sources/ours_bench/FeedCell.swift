import UIKit

/// A cell of a feed, as the published comparisons of layout frameworks use it: eleven labels with texts of their own, one of
/// them wrapping, and three pictures; placed by hand, by constraints, or by stack views, at the same places.
final class FeedCell: UIView {
    enum Way: String, CaseIterable { case manual, auto, stack }

    private let way: Way
    private let action = UILabel()
    private let options = UILabel()
    private let avatar = UIView()
    private let name = UILabel()
    private let headline = UILabel()
    private let time = UILabel()
    private let comment = UILabel()
    private let picture = UIView()
    private let title = UILabel()
    private let domain = UILabel()
    private let buttons = [UILabel(), UILabel(), UILabel()]
    private let face = UIView()
    private let reply = UILabel()

    private var parts: [UIView] {
        [action, options, avatar, name, headline, time, comment, picture, title, domain] + buttons + [face, reply]
    }

    /// Where all parts are, in the cell.
    var checksum: CGFloat {
        parts.reduce(0) { sum, part in
            let place = convert(part.bounds, from: part)
            return sum + place.minX + place.minY * 3 + place.width * 5 + place.height * 7
        }
    }

    init(_ way: Way, index: Int, font: UIFont) {
        self.way = way
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
        action.text = "Action text \(index)"
        options.text = "..."
        name.text = "Poster name \(index)"
        headline.text = "Poster title \(index) with more"
        time.text = "Poster timestamp \(index)"
        comment.text = "Poster comment \(index), which goes on for a while so that it takes more than a line in each width"
        title.text = "Content title \(index)"
        domain.text = "Content domain \(index)"
        for (button, text) in zip(buttons, ["Like", "Comment", "Share"]) { button.text = text }
        reply.text = "Actor comment \(index)"
        for part in parts { (part as? UILabel)?.font = font }
        comment.numberOfLines = 0
        switch way {
        case .manual: for part in parts { addSubview(part) }
        case .auto: constrain()
        case .stack: stackUp()
        }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    // MARK: By hand

    override func layoutSubviews() {
        super.layoutSubviews()
        if way != .manual { return }
        let width = bounds.width
        let inner = width - 16
        let unlimited = CGSize(width: inner, height: .greatestFiniteMagnitude)
        let optionsSize = options.sizeThatFits(unlimited)
        options.frame = CGRect(x: width - 8 - optionsSize.width, y: 8, width: optionsSize.width, height: optionsSize.height)
        let actionHeight = action.sizeThatFits(unlimited).height
        action.frame = CGRect(x: 8, y: 8, width: options.frame.minX - 12, height: actionHeight)
        var y = action.frame.maxY + 4
        avatar.frame = CGRect(x: 8, y: y, width: 50, height: 50)
        for (index, label) in [name, headline, time].enumerated() {
            if index > 0 { y += 2 }
            let height = label.sizeThatFits(unlimited).height
            label.frame = CGRect(x: 62, y: y, width: width - 70, height: height)
            y += height
        }
        y += 4
        let commentHeight = comment.sizeThatFits(unlimited).height
        comment.frame = CGRect(x: 8, y: y, width: inner, height: commentHeight)
        y += commentHeight + 4
        picture.frame = CGRect(x: 8, y: y, width: inner, height: 100)
        y += 104
        for label in [title, domain] {
            let height = label.sizeThatFits(unlimited).height
            label.frame = CGRect(x: 8, y: y, width: inner, height: height)
            y += height + 4
        }
        let third = (inner - 8) / 3
        let buttonHeight = buttons[0].sizeThatFits(unlimited).height
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 8 + CGFloat(index) * (third + 4), y: y, width: third, height: buttonHeight)
        }
        y += buttonHeight + 4
        face.frame = CGRect(x: 8, y: y, width: 24, height: 24)
        let replyHeight = reply.sizeThatFits(unlimited).height
        reply.frame = CGRect(x: 36, y: y, width: width - 44, height: replyHeight)
    }

    // MARK: By constraints

    private func constrain() {
        for part in parts {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        options.setContentHuggingPriority(.required, for: .horizontal)
        options.setContentCompressionResistancePriority(.required, for: .horizontal)
        var rules: [NSLayoutConstraint] = [
            action.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            action.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            options.leadingAnchor.constraint(equalTo: action.trailingAnchor, constant: 4),
            options.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            options.topAnchor.constraint(equalTo: action.topAnchor),
            avatar.topAnchor.constraint(equalTo: action.bottomAnchor, constant: 4),
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            avatar.widthAnchor.constraint(equalToConstant: 50), avatar.heightAnchor.constraint(equalToConstant: 50),
            name.topAnchor.constraint(equalTo: avatar.topAnchor),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 4),
            name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ]
        func below(_ view: UIView, _ other: UIView, _ gap: CGFloat, like edges: UIView) {
            rules.append(view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: gap))
            rules.append(view.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: edges === self ? 8 : 0))
            rules.append(view.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: edges === self ? -8 : 0))
        }
        below(headline, name, 2, like: name)
        below(time, headline, 2, like: name)
        below(comment, time, 4, like: self)
        below(picture, comment, 4, like: self)
        rules.append(picture.heightAnchor.constraint(equalToConstant: 100))
        below(title, picture, 4, like: self)
        below(domain, title, 4, like: self)
        for (index, button) in buttons.enumerated() {
            rules.append(button.topAnchor.constraint(equalTo: domain.bottomAnchor, constant: 4))
            let edge = index == 0 ? leadingAnchor : buttons[index - 1].trailingAnchor
            rules.append(button.leadingAnchor.constraint(equalTo: edge, constant: index == 0 ? 8 : 4))
            if index > 0 { rules.append(button.widthAnchor.constraint(equalTo: buttons[0].widthAnchor)) }
        }
        rules.append(buttons[2].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8))
        rules += [
            face.topAnchor.constraint(equalTo: buttons[0].bottomAnchor, constant: 4),
            face.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            face.widthAnchor.constraint(equalToConstant: 24),
            face.heightAnchor.constraint(equalToConstant: 24), reply.topAnchor.constraint(equalTo: face.topAnchor),
            reply.leadingAnchor.constraint(equalTo: face.trailingAnchor, constant: 4),
            reply.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ]
        NSLayoutConstraint.activate(rules)
    }

    // MARK: By stack views

    private func row(_ views: [UIView], spacing: CGFloat, alignment: UIStackView.Alignment = .fill) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = spacing
        row.alignment = alignment
        return row
    }

    private func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
        let column = row(views, spacing: spacing)
        column.axis = .vertical
        return column
    }

    private func stackUp() {
        options.setContentHuggingPriority(.required, for: .horizontal)
        options.setContentCompressionResistancePriority(.required, for: .horizontal)
        let bar = row(buttons, spacing: 4)
        bar.distribution = .fillEqually
        let column = column(
            [
                row([action, options], spacing: 4),
                row([avatar, self.column([name, headline, time], spacing: 2)], spacing: 4, alignment: .top), comment, picture,
                title,
                domain, bar, row([face, reply], spacing: 4, alignment: .top),
            ], spacing: 4)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            avatar.widthAnchor.constraint(equalToConstant: 50), avatar.heightAnchor.constraint(equalToConstant: 50),
            picture.heightAnchor.constraint(equalToConstant: 100), face.widthAnchor.constraint(equalToConstant: 24),
            face.heightAnchor.constraint(equalToConstant: 24),
        ])
    }
}
