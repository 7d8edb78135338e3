import UIKit

/// The layer between wrapper and template: the order of the screens, and what they have chosen so far.
public final class OnboardingFlowController: UINavigationController {
    /// Called with what was chosen, when the last screen is left by its main button.
    public var onFinish: (([String]) -> Void)?
    private var interests: [String] = []

    public init() {
        super.init(nibName: nil, bundle: nil)
        let welcome = WelcomeController()
        welcome.onContinue = { [weak self] in self?.showInterests() }
        setViewControllers([template(welcome, step: 0)], animated: false)
        preferredContentSize = CGSize(width: 540, height: 680)
    }

    public required init?(coder: NSCoder) { fatalError("The onboarding is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        navigationBar.standardAppearance = clear
        navigationBar.scrollEdgeAppearance = clear
        navigationBar.tintColor = .systemGreen
        view.tintColor = .systemGreen
    }

    private func showInterests() {
        let screen = InterestsController()
        screen.onContinue = { [weak self] chosen in
            self?.interests = chosen
            self?.showReady()
        }
        pushViewController(template(screen, step: 1), animated: true)
    }

    private func showReady() {
        let screen = ReadyController(interests: interests)
        screen.onStart = { [weak self] in
            guard let self else { return }
            self.onFinish?(self.interests)
        }
        screen.onChange = { [weak self] in self?.popViewController(animated: true) }
        pushViewController(template(screen, step: 2), animated: true)
    }

    private func template(_ screen: OnboardingContent, step: Int) -> UIViewController {
        let template = OnboardingTemplateController(screen, step: step, of: 3)
        template.navigationItem.backButtonDisplayMode = .minimal
        return template
    }
}
