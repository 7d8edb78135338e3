import UIKit

/// A post that is made up from its number.
public struct Post {
    public let number: Int

    public init(number: Int) { self.number = number }

    private static let authors = ["Noor", "Pilar", "Takeshi", "Wanja", "Idris", "Solveig", "Mateo", "Lin"]
    private static let phrases = [
        "The first train over the new bridge left on time.", "Somebody painted the fence in the wrong green.",
        "Rain again, and the river is higher than last year.", "We counted forty storks on the way home.",
        "The bakery at the corner sells out before eight now.", "A long walk, a short night, and good coffee.",
    ]

    public var author: String { Self.authors[number * 5 % Self.authors.count] }
    public var initial: String { String(author.prefix(1)) }
    public var hue: CGFloat { CGFloat(number * 5 % Self.authors.count) / CGFloat(Self.authors.count) }
    public var detail: String { "Post \(number.formatted(.number.locale(Locale(identifier: "en_US"))))" }
    public var text: String {
        (0..<1 + number * 7 % 4).map { Self.phrases[(number + $0 * 5) % Self.phrases.count] }.joined(separator: " ")
    }
}

/// A picture of the author, the name, and as much text as there is.
public final class PostCell: UITableViewCell {
    public let author = UILabel()
    public let detail = UILabel()
    public let message = UILabel()
    private let portrait = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        portrait.textAlignment = .center
        portrait.textColor = .white
        portrait.font = .systemFont(ofSize: 18, weight: .semibold)
        portrait.layer.cornerRadius = 20
        portrait.clipsToBounds = true
        author.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        message.font = .preferredFont(forTextStyle: .body)
        message.numberOfLines = 0
        let names = UIStackView(arrangedSubviews: [author, detail])
        names.axis = .vertical
        let top = UIStackView(arrangedSubviews: [portrait, names])
        top.spacing = 10
        top.alignment = .center
        let all = UIStackView(arrangedSubviews: [top, message])
        all.axis = .vertical
        all.spacing = 8
        all.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(all)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            portrait.widthAnchor.constraint(equalToConstant: 40), portrait.heightAnchor.constraint(equalToConstant: 40),
            all.topAnchor.constraint(equalTo: guide.topAnchor), all.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            all.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            all.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

    public func show(_ post: Post) {
        portrait.text = post.initial
        portrait.backgroundColor = UIColor(hue: post.hue, saturation: 0.6, brightness: 0.75, alpha: 1)
        author.text = post.author
        detail.text = post.detail
        message.text = post.text
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PostCell.self }, "Feed.PostCell") { r in _ = r } } } }
