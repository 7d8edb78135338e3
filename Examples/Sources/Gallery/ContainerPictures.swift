import HeadlessHost
import UIKit

/// The standard containers with something in them, each in light, dark, large type, and from right to left.
@MainActor enum ContainerPictures {
    enum Look: String, CaseIterable {
        case light, dark, large, mirrored
    }

    private struct Picture {
        let name: String
        var device = SimulatedDevice.iPhone15
        var isSideways = false
        /// Seconds to wait after `act`.
        var moment: TimeInterval = 2
        let make: () -> UIViewController
        var act: (UIViewController, HeadlessHost) -> Void = { _, _ in }
    }

    static func draw(into folder: URL) throws {
        for look in Look.allCases {
            for picture in all { try draw(picture, look, into: folder) }
        }
    }

    private static func draw(_ picture: Picture, _ look: Look, into folder: URL) throws {
        let host = HeadlessHost(device: picture.device, style: look == .dark ? .dark : .light)
        host.showsSurroundings = true
        if picture.isSideways { host.rotate(to: .landscapeLeft) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        if look == .large { window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium }
        if look == .mirrored { window.traitOverrides.layoutDirection = .rightToLeft }
        let root = picture.make()
        window.rootViewController = root
        host.show(window)
        host.advance(by: 1)
        picture.act(root, host)
        host.advance(by: picture.moment)
        try host.writePNG(to: folder.appendingPathComponent("\(picture.name)-\(look.rawValue).png"))
    }

    private static let all: [Picture] = [
        Picture(name: "navigation-large") { Mail.stack(isLarge: true) },
        Picture(
            name: "navigation-scrolled", make: { Mail.stack(isLarge: true) },
            act: { _, host in host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 420), duration: 0.5) }),
        Picture(name: "navigation-pushed") { Mail.pushedStack() },
        Picture(
            name: "navigation-pushing", moment: 0.15, make: { Mail.stack(isLarge: false) },
            act: { root, _ in
                (root as? UINavigationController)?.pushViewController(Mail.Message(), animated: true)
            }),
        Picture(name: "tabs") { Mail.tabs(count: 5) },
        Picture(
            name: "tabs-more", make: { Mail.tabs(count: 7) },
            act: { root, _ in
                (root as? UITabBarController).map { $0.selectedViewController = $0.moreNavigationController }
            }),
        Picture(name: "tabs-sideways", isSideways: true) { Mail.tabs(count: 4) },
        Picture(name: "split-pad", device: .iPadPro11, isSideways: true) { Mail.split() },
        Picture(
            name: "split-over", device: .iPadPro11, make: { Mail.split() },
            act: { root, _ in (root as? UISplitViewController)?.show(.primary) }),
        Picture(name: "split-three", device: .iPadPro13, isSideways: true) { Mail.split(hasThree: true) },
        Picture(name: "pages") { Book.pages(.scroll) },
        Picture(
            name: "pages-turning", moment: 0.12, make: { Book.pages(.scroll) },
            act: { root, _ in Book.turn(root) }),
        Picture(
            name: "pages-curling", moment: 0.25, make: { Book.pages(.pageCurl) },
            act: { root, _ in Book.turn(root) }),
        Picture(
            name: "refresh-pulled", moment: 0, make: { RefreshScreen.stack() },
            act: { $1.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 430), duration: 0.8) }),
        Picture(
            name: "refresh-going", make: { RefreshScreen.stack() },
            act: { $1.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 640), duration: 0.8) }),
        Picture(name: "bars") { BarsScreen() },
        Picture(name: "menu-bar", moment: 1, make: { MenuScreen.stack() }, act: { press("More", in: $1) }),
        Picture(
            name: "menu-nested", moment: 1, make: { MenuScreen.stack() },
            act: { _, host in
                press("More", in: host)
                press("Move to", in: host)
            }),
        Picture(name: "menu-chooser", moment: 1, make: { MenuScreen.stack() }, act: { press("Kind", in: $1) }),
    ]

    /// A finger on what has this label, and time for what it opens.
    private static func press(_ label: String, in host: HeadlessHost) {
        var pending: [UIView] = UIApplication.shared.windows
        while let view = pending.popLast() {
            if view.accessibilityLabel == label {
                let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
                host.tap(at: middle)
                return host.advance(by: 0.5)
            }
            pending += view.subviews
        }
    }
}

/// A small mail program.
@MainActor enum Mail {
    final class List: UIViewController {
        private let rows: [(symbol: String, title: String, detail: String)]

        init(_ title: String, rows: [(String, String, String)]) {
            self.rows = rows
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemGroupedBackground
            let scroll = UIScrollView(frame: view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.alwaysBounceVertical = true
            view.addSubview(scroll)
            let column = UIStackView(arrangedSubviews: rows.map(MailRow.init))
            column.axis = .vertical
            column.backgroundColor = .secondarySystemGroupedBackground
            column.layer.cornerRadius = 10
            column.clipsToBounds = true
            column.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(column)
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
                column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
                column.leadingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.leadingAnchor, constant: 16),
                column.trailingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            ])
        }
    }

    final class Message: UIViewController {
        init() {
            super.init(nibName: nil, bundle: nil)
            title = "Harvest"
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .add),
                UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil),
            ]
            toolbarItems = [
                UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .organize), .flexibleSpace(),
                UIBarButtonItem(systemItem: .reply), .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
            ]
        }

        required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let head = UILabel()
            head.text = "The onions are in"
            head.font = .preferredFont(forTextStyle: .title2)
            head.adjustsFontForContentSizeCategory = true
            let body = UILabel()
            body.text = """
                Forty crates, most of them red. We kept the best strings for the market on Saturday and put the rest under \
                the roof, where they will dry until the first frost.
                """
            body.numberOfLines = 0
            body.font = .preferredFont(forTextStyle: .body)
            body.adjustsFontForContentSizeCategory = true
            let column = UIStackView(arrangedSubviews: [head, body])
            column.axis = .vertical
            column.spacing = 10
            column.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(column)
            let margins = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
                column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }
    }

    static func mailboxes() -> List {
        let boxes = List(
            "Mailboxes",
            rows: [
                ("tray", "All Inboxes", "12"), ("envelope", "Home", "4"), ("star", "Favourites", ""), ("flag", "Flagged", "2"),
                ("paperplane", "Sent", ""), ("folder", "Receipts", "31"), ("trash", "Bin", ""), ("archivebox", "Archive", ""),
                ("doc", "Drafts", "1"), ("bell", "Reminders", ""), ("person", "Family", "3"), ("calendar", "Dates", ""),
                ("cart", "Orders", "7"), ("book", "Reading", ""), ("map", "Journeys", ""), ("clock", "Later", ""),
            ])
        boxes.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        return boxes
    }

    static func inbox() -> List {
        let list = List(
            "Inbox", rows: (1...8).map { ("person.crop.circle", "Message \($0)", "\($0) Oct") })
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
        return list
    }

    static func stack(isLarge: Bool) -> UINavigationController {
        let stack = UINavigationController(rootViewController: mailboxes())
        stack.navigationBar.prefersLargeTitles = isLarge
        return stack
    }

    static func pushedStack() -> UINavigationController {
        let stack = stack(isLarge: false)
        stack.pushViewController(Message(), animated: false)
        stack.isToolbarHidden = false
        return stack
    }

    static func tabs(count: Int) -> UITabBarController {
        let names = ["Mail", "Calendar", "People", "Photos", "Settings", "Maps", "Notes"]
        let symbols = ["envelope", "calendar", "person.2", "photo", "gearshape", "map", "doc.text"]
        let tabs = UITabBarController()
        tabs.viewControllers = zip(names, symbols).prefix(count).enumerated().map { index, pair in
            let stack = UINavigationController(rootViewController: index == 0 ? mailboxes() : List(pair.0, rows: []))
            stack.tabBarItem = UITabBarItem(title: pair.0, image: UIImage(systemName: pair.1), tag: index)
            return stack
        }
        tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
        tabs.viewControllers?[2].tabBarItem.badgeValue = "New"
        return tabs
    }

    static func split(hasThree: Bool = false) -> UISplitViewController {
        let split = UISplitViewController(style: hasThree ? .tripleColumn : .doubleColumn)
        split.setViewController(mailboxes(), for: .primary)
        if hasThree {
            split.setViewController(inbox(), for: .supplementary)
            split.preferredDisplayMode = .twoBesideSecondary
        }
        split.setViewController(Message(), for: .secondary)
        return split
    }
}

/// A symbol, a title and a detail, with a line below.
final class MailRow: UIView {
    init(_ row: (symbol: String, title: String, detail: String)) {
        super.init(frame: .zero)
        let image = UIImageView(image: UIImage(systemName: row.symbol))
        image.contentMode = .center
        image.widthAnchor.constraint(equalToConstant: 32).isActive = true
        let title = UILabel()
        title.text = row.title
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        let detail = UILabel()
        detail.text = row.detail
        detail.font = .preferredFont(forTextStyle: .body)
        detail.adjustsFontForContentSizeCategory = true
        detail.textColor = .secondaryLabel
        detail.setContentHuggingPriority(.required, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [image, title, detail])
        line.spacing = 10
        line.alignment = .center
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        let hair = UIView()
        hair.backgroundColor = .separator
        hair.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hair)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: topAnchor, constant: 11),
            line.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
            line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            line.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            hair.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            hair.trailingAnchor.constraint(equalTo: trailingAnchor),
            hair.bottomAnchor.constraint(equalTo: bottomAnchor), hair.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This row is made in code.") }
}

/// Pages of a book, each of a colour.
@MainActor final class Book: NSObject, UIPageViewControllerDataSource {
    private static var kept: Book?
    let pages: [UIViewController]

    override init() {
        let colors: [UIColor] = [.systemOrange, .systemTeal, .systemIndigo]
        pages = colors.enumerated().map { index, color in
            let page = UIViewController()
            page.view.backgroundColor = color
            let label = UILabel(frame: page.view.bounds)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.text = "Page \(index + 1)"
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .largeTitle)
            label.textColor = .white
            page.view.addSubview(label)
            return page
        }
    }

    static func pages(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
        // This file does not go through the source adapter, which would say which optional methods there are: none.
        _objcRegister({ Book.self }, nil) { _ in }
        let book = Book()
        kept = book
        let made = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        made.view.backgroundColor = .systemBackground
        made.dataSource = book
        made.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        return made
    }

    static func turn(_ root: UIViewController) {
        guard let pages = root as? UIPageViewController, let book = kept else { return }
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }
}

/// Bars by themselves, in the looks that appearances give them.
final class BarsScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        let column = UIStackView(arrangedSubviews: bars())
        column.axis = .vertical
        column.spacing = 14
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func bars() -> [UIView] {
        let coloured = UINavigationBarAppearance()
        coloured.configureWithOpaqueBackground()
        coloured.backgroundColor = .systemIndigo
        coloured.titleTextAttributes = [.foregroundColor: UIColor.white]
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        let prompt = item("With a prompt")
        prompt.prompt = "What this is about"
        let segments = item(nil)
        let choice = UISegmentedControl(items: ["All", "Missed"])
        choice.selectedSegmentIndex = 0
        segments.titleView = choice
        segments.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        let done = item("Edit card")
        done.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        done.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        let off = item("A title that is much too long for so little room")
        off.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        off.rightBarButtonItem = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
        off.rightBarButtonItem?.isEnabled = false
        return [
            bar([item("Mailboxes"), item("Inbox")]), bar([done]), bar([segments]), bar([prompt], height: 74), bar([off]),
            bar([item("First"), item("Opaque and coloured")], coloured, tint: .white), bar([item("Clear")], clear), toolbar(),
            tabBar(["star", "clock", "person.2", "phone"], badge: "2"), tabBar(["house", "magnifyingglass"], badge: nil),
        ]
    }

    private func item(_ title: String?) -> UINavigationItem {
        let item = UINavigationItem(title: title ?? "")
        return item
    }

    private func bar(
        _ items: [UINavigationItem], _ look: UINavigationBarAppearance? = nil, tint: UIColor? = nil, height: CGFloat = 44
    ) -> UIView {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: height))
        bar.items = items
        if let look {
            bar.standardAppearance = look
            bar.scrollEdgeAppearance = look
        } else {
            let standard = UINavigationBarAppearance()
            standard.configureWithDefaultBackground()
            bar.scrollEdgeAppearance = standard
        }
        bar.tintColor = tint
        bar.heightAnchor.constraint(equalToConstant: height).isActive = true
        return bar
    }

    private func toolbar() -> UIView {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.items = [
            UIBarButtonItem(systemItem: .action), .flexibleSpace(),
            UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash),
        ]
        let look = UIToolbarAppearance()
        look.configureWithDefaultBackground()
        bar.scrollEdgeAppearance = look
        bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return bar
    }

    private func tabBar(_ symbols: [String], badge: String?) -> UIView {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        bar.items = symbols.enumerated().map { index, symbol in
            UITabBarItem(title: symbol.split(separator: ".")[0].capitalized, image: UIImage(systemName: symbol), tag: index)
        }
        bar.items?.last?.badgeValue = badge
        bar.selectedItem = bar.items?.first
        let look = UITabBarAppearance()
        look.configureWithDefaultBackground()
        bar.scrollEdgeAppearance = look
        bar.heightAnchor.constraint(equalToConstant: 49).isActive = true
        return bar
    }
}
