import UIKit

/// The middle layer: heading on top, the screen's own content, dots and buttons at the bottom. The same for every screen.
public final class OnboardingTemplateController: UIViewController {
    public let content: OnboardingContent
    public let pageControl = UIPageControl()
    /// The buttons as they stand, from top to bottom.
    public var buttonViews: [UIButton] { buttonStack.arrangedSubviews.compactMap { $0 as? UIButton } }
    private let step: Int
    private let count: Int
    private let headingLabel = UILabel()
    private let messageLabel = UILabel()
    private let buttonStack = UIStackView()
    private var needsUpdateOfButtons = true

    public init(_ content: OnboardingContent, step: Int, of count: Int) {
        self.content = content
        self.step = step
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("A template is made in code, around its content.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 16, trailing: 24)
        headingLabel.text = content.heading
        headingLabel.font = .preferredFont(forTextStyle: .largeTitle, weight: .bold)
        headingLabel.adjustsFontForContentSizeCategory = true
        messageLabel.text = content.message
        messageLabel.font = .preferredFont(forTextStyle: .body)
        messageLabel.adjustsFontForContentSizeCategory = true
        messageLabel.textColor = .secondaryLabel
        for label in [headingLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        pageControl.numberOfPages = count
        pageControl.currentPage = step
        pageControl.isUserInteractionEnabled = false
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.currentPageIndicatorTintColor = .label
        buttonStack.axis = .vertical
        buttonStack.spacing = 8

        addChild(content)
        let frame = UILayoutGuide()
        view.addLayoutGuide(frame)
        let header = UIStackView(arrangedSubviews: [headingLabel, messageLabel])
        header.axis = .vertical
        header.spacing = 8
        for part in [header, content.view!, pageControl, buttonStack] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            header.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            content.view.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 20),
            content.view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            content.view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            pageControl.topAnchor.constraint(equalTo: content.view.bottomAnchor, constant: 8),
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            buttonStack.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 8),
            buttonStack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            buttonStack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            buttonStack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        content.didMove(toParent: self)
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if needsUpdateOfButtons { updateButtons() }
    }

    /// The content says that other buttons are due.
    public func setNeedsUpdateOfButtons() {
        needsUpdateOfButtons = true
        viewIfLoaded?.setNeedsLayout()
    }

    private func updateButtons() {
        needsUpdateOfButtons = false
        let wishes = content.buttons
        while buttonStack.arrangedSubviews.count > wishes.count { buttonStack.arrangedSubviews.last?.removeFromSuperview() }
        while buttonStack.arrangedSubviews.count < wishes.count { buttonStack.addArrangedSubview(makeButton()) }
        for (button, wish) in zip(buttonViews, wishes) {
            var look: UIButton.Configuration = wish.role == .primary ? .filled() : .plain()
            look.title = wish.title
            look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var changed = attributes
                changed.font = .preferredFont(forTextStyle: wish.role == .primary ? .headline : .body)
                return changed
            }
            look.buttonSize = .large
            look.cornerStyle = .large
            button.configuration = look
            button.isEnabled = wish.isEnabled
        }
    }

    /// A button asks for its action only when it is tapped, so it may be given another role.
    private func makeButton() -> UIButton {
        let button = UIButton(configuration: .filled())
        button.addAction(
            UIAction { [weak self, weak button] _ in
                guard let self, let button, let place = self.buttonViews.firstIndex(of: button) else { return }
                let wishes = self.content.buttons
                if wishes.indices.contains(place) { wishes[place].action() }
            }, for: .touchUpInside)
        return button
    }
}

extension UIFont {
    /// A text style in another weight, as large as the reader wants it.
    static func preferredFont(forTextStyle style: TextStyle, weight: Weight) -> UIFont {
        let plain = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: plain.pointSize, weight: weight))
    }
}
