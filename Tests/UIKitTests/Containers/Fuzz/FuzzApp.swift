import AppleFoundation
import CoreGraphics
import UIKit
import UIKitTesting

/// An app with every container and every control, made to be played with at random.
@MainActor final class FuzzApp {
    let tabs = UITabBarController()
    let books: [PageBook]
    let splits: [UISplitViewController]

    init() {
        let stack = UINavigationController(rootViewController: FuzzScreen("Start"))
        stack.navigationBar.prefersLargeTitles = true
        stack.hidesBarsOnTap = false
        let classic = UISplitViewController()
        classic.viewControllers = [
            UINavigationController(rootViewController: FuzzScreen("Primary")), FuzzScreen("Secondary"),
        ]
        let columns = UISplitViewController(style: .tripleColumn)
        columns.setViewController(FuzzScreen("First"), for: .primary)
        columns.setViewController(FuzzScreen("Second"), for: .supplementary)
        columns.setViewController(FuzzScreen("Third"), for: .secondary)
        let scrolled = PageBook((1...4).map { FuzzScreen("Page \($0)") })
        let curled = PageBook((1...6).map { FuzzScreen("Sheet \($0)") })
        let bars = UINavigationController(rootViewController: FuzzScreen("Bars"))
        bars.isToolbarHidden = false
        bars.hidesBarsOnSwipe = true
        splits = [classic, columns]
        books = [scrolled, curled]
        let children: [UIViewController] = [
            stack, classic, Self.pages(.scroll, scrolled), columns, bars, Self.pages(.pageCurl, curled), FuzzScreen("Controls"),
        ]
        for (index, child) in children.enumerated() {
            child.tabBarItem = UITabBarItem(title: "T\(index)", image: nil, tag: index)
        }
        tabs.viewControllers = children
    }

    private static func pages(_ style: UIPageViewController.TransitionStyle, _ book: PageBook) -> UIPageViewController {
        let made = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        made.dataSource = book
        made.delegate = book
        made.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        return made
    }

    /// Every controller that somebody has a reason to keep.
    func reachable(from root: UIViewController) -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        var pending = [root, tabs, tabs.moreNavigationController] as [UIViewController]
        pending += books.flatMap(\.pages) + (tabs.viewControllers ?? [])
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
        for split in splits { pending += columns.compactMap { split.viewController(for: $0) } }
        while let next = pending.popLast() {
            guard found.insert(ObjectIdentifier(next)).inserted else { continue }
            pending += next.children
            if let presented = next.presentedViewController { pending.append(presented) }
            if let parent = next.parent { pending.append(parent) }
        }
        return found
    }
}

/// A page that scrolls, with all controls, and buttons for all ways to somewhere else.
@MainActor final class FuzzScreen: UIViewController {
    private static var number = 0

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        Self.number += 1
        self.title = "\(title) \(Self.number)"
    }

    private func button(_ title: String, _ body: @escaping (FuzzScreen) -> Void) -> UIButton {
        UIButton(
            configuration: .tinted(), primaryAction: UIAction(title: title) { [weak self] _ in if let self { body(self) } })
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        let column = UIStackView(arrangedSubviews: controls() + ways())
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 6
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 8),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -8),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -16),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Next") { [weak self] _ in self?.push() })
        toolbarItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Tool") { [weak self] _ in self?.push() }), .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash),
        ]
    }

    private func controls() -> [UIView] {
        let slider = UISlider()
        slider.widthAnchor.constraint(equalToConstant: 150).isActive = true
        let pages = UIPageControl()
        pages.numberOfPages = 5
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.4
        progress.widthAnchor.constraint(equalToConstant: 120).isActive = true
        let spinner = UIActivityIndicatorView(style: .medium)
        let toggle = UISwitch()
        toggle.addAction(
            UIAction { [weak spinner] action in
                (action.sender as? UISwitch)?.isOn == true ? spinner?.startAnimating() : spinner?.stopAnimating()
            }, for: .valueChanged)
        slider.addAction(
            UIAction { [weak progress] action in
                progress?.setProgress((action.sender as? UISlider)?.value ?? 0, animated: true)
            }, for: .valueChanged)
        let zoomed = FuzzZoomView(frame: .zero)
        zoomed.widthAnchor.constraint(equalToConstant: 140).isActive = true
        zoomed.heightAnchor.constraint(equalToConstant: 60).isActive = true
        return [
            toggle, slider, UIStepper(), UISegmentedControl(items: ["One", "Two", "Three"]), pages, progress, spinner, zoomed,
        ]
    }

    private func ways() -> [UIView] {
        [
            button("Push") { $0.push() },
            button("Push without bar") { $0.push { $0.hidesBottomBarWhenPushed = true } },
            button("Back") { $0.navigationController?.popViewController(animated: true) },
            button("Root") { $0.navigationController?.popToRootViewController(animated: true) },
            button("Replace") { screen in
                guard let stack = screen.navigationController, let root = stack.viewControllers.first else { return }
                stack.setViewControllers([root, FuzzScreen("Replaced")], animated: true)
            },
            button("Bars") { screen in
                guard let stack = screen.navigationController else { return }
                stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: true)
            },
            button("Sheet") { $0.show(FuzzScreen("Sheet"), as: .pageSheet) },
            button("Stack in a sheet") {
                $0.show(UINavigationController(rootViewController: FuzzScreen("Inside")), as: .formSheet)
            },
            button("Full") { $0.show(FuzzScreen("Full"), as: .fullScreen) },
            button("Over") { $0.show(FuzzScreen("Over"), as: .overFullScreen) },
            button("Popover") { $0.show(FuzzScreen("Popover"), as: .popover) },
            button("Alert") { $0.ask(.alert) },
            button("Actions") { $0.ask(.actionSheet) },
            button("Close") { $0.dismiss(animated: true) },
            button("Detail") { $0.showDetailViewController(FuzzScreen("Detail"), sender: nil) },
            button("Column") { $0.splitViewController?.style != .unspecified ? $0.splitViewController?.show(.primary) : nil },
        ]
    }

    private func push(_ prepare: (UIViewController) -> Void = { _ in }) {
        guard let stack = navigationController, stack.viewControllers.count < 6 else { return }
        let next = FuzzScreen("Pushed")
        prepare(next)
        stack.pushViewController(next, animated: true)
    }

    private var depth: Int {
        var count = 0
        var step = presentingViewController
        while let next = step {
            count += 1
            step = next.presentingViewController
        }
        return count
    }

    private func show(_ controller: UIViewController, as style: UIModalPresentationStyle) {
        guard depth < 4 else { return }
        controller.modalPresentationStyle = style
        if style == .pageSheet { controller.sheetPresentationController?.detents = [.medium(), .large()] }
        if style == .popover {
            controller.popoverPresentationController?.sourceView = view
            controller.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 120, width: 40, height: 30)
        }
        present(controller, animated: true)
    }

    private func ask(_ style: UIAlertController.Style) {
        let alert = UIAlertController(title: "Sure?", message: "It can't be undone.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Do it", style: .destructive) { [weak self] _ in self?.push() })
        alert.popoverPresentationController?.sourceView = view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 120, width: 40, height: 30)
        present(alert, animated: true)
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("cancel:"))]
    }
}

/// A scroll view that zooms, in one that scrolls.
@MainActor private final class FuzzZoomView: UIScrollView, UIScrollViewDelegate {
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.backgroundColor = .systemTeal
        addSubview(picture)
        contentSize = picture.bounds.size
        maximumZoomScale = 3
        minimumZoomScale = 0.5
        isPagingEnabled = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
