import UIKit

/// A sheet of symbols, and buttons in every style.
final class SymbolsScreen: UIView {
    private let names = [
        "house", "house.fill", "person", "person.2.fill", "gear", "magnifyingglass", "star", "star.fill", "heart",
        "heart.fill", "bell", "bell.slash", "trash", "pencil", "square.and.arrow.up", "square.and.arrow.down", "plus",
        "plus.circle.fill", "xmark", "xmark.circle.fill", "checkmark", "checkmark.circle.fill", "chevron.left",
        "chevron.right", "arrow.up", "arrow.clockwise", "ellipsis.circle", "info.circle",
        "exclamationmark.triangle.fill", "play.fill", "pause.fill", "bookmark", "photo", "camera.fill", "mic.slash",
        "lock.fill", "eye", "eye.slash", "doc", "doc.on.doc", "folder.fill", "tray", "paperplane.fill", "cart",
        "calendar", "clock", "globe", "wifi", "flag.fill", "tag", "map", "mappin", "envelope", "phone.fill",
        "message.fill", "moon.fill", "sun.max.fill", "cloud.fill", "bolt.fill", "list.bullet", "line.3.horizontal",
        "slider.horizontal.3", "hand.thumbsup.fill", "gift", "book", "link", "power", "creditcard",
    ]
    private var symbols: [UIImageView] = []
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        for name in names {
            let view = UIImageView(image: UIImage(systemName: name))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24)
            view.contentMode = .center
            view.tintColor = .label
            symbols.append(view)
            addSubview(view)
        }
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        for (title, style) in styles {
            var configuration = style
            configuration.title = title
            configuration.image = UIImage(systemName: "star.fill")
            configuration.imagePadding = 6
            buttons.append(UIButton(configuration: configuration))
        }
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        buttons.append(system)
        let disabled = UIButton(configuration: .filled())
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        buttons.append(disabled)
        buttons.forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = (bounds.width - 2 * 16) / 8
        for (index, view) in symbols.enumerated() {
            let place = CGPoint(x: 16 + CGFloat(index % 8) * column, y: safeAreaInsets.top + 16 + CGFloat(index / 8) * 52)
            view.frame = CGRect(x: place.x, y: place.y, width: column, height: 44)
        }
        var y = safeAreaInsets.top + 16 + CGFloat((symbols.count + 7) / 8) * 52 + 16
        for (index, button) in buttons.enumerated() {
            button.sizeToFit()
            let isLeft = index.isMultiple(of: 2)
            button.frame.origin = CGPoint(x: isLeft ? 24 : bounds.midX + 8, y: y)
            if !isLeft { y += 56 }
        }
    }
}
