@_exported import UIKit

/// Shows a web page with the system's own bars around it.
///
/// There is no engine for pages here: the address stands in its bar, the area of the page says so, and the delegate hears that the first
/// load failed. What is around the page works.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    private let address: URL
    private let ownConfiguration: Configuration
    private lazy var chrome = SafariChrome(address: address) { [unowned self] in finish() }

    // MARK: Creating
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    @available(*, deprecated, message: "Use a configuration.")
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Keeps the configuration as it is now.
    public init(url URL: URL, configuration: Configuration) {
        if !["http", "https"].contains(URL.scheme?.lowercased()) {
            NSException(
                name: .invalidArgumentException,
                reason: "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
            ).raise()
        }
        address = URL
        ownConfiguration = configuration.copied()
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Files know no address.
    public required init?(coder: NSCoder) { nil }

    /// A copy: changes come too late.
    open var configuration: Configuration { ownConfiguration.copied() }
    open weak var delegate: (any SFSafariViewControllerDelegate)?

    // MARK: The look
    open var preferredBarTintColor: UIColor? { didSet { updateLook() } }
    open var preferredControlTintColor: UIColor? { didSet { updateLook() } }
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { updateLook() } }

    private func updateLook() {
        guard isViewLoaded else { return }
        chrome.apply(bars: preferredBarTintColor, controls: preferredControlTintColor, dismissal: dismissButtonStyle)
    }

    // MARK: Its life
    private var hasTriedToLoad = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = chrome.container
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        updateLook()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasTriedToLoad else { return }
        hasTriedToLoad = true
        Unsupported.pages.report()
        Unsupported.browserTools.report()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.`safariViewController(_:didCompleteInitialLoad:)`?(self, false)
        }
    }

    /// It goes by itself, and then says so.
    private func finish() {
        let tell = { [self] in
            _ = delegate?.`safariViewControllerDidFinish(_:)`?(self)
        }
        if presentingViewController != nil { dismiss(animated: true, completion: tell) } else { tell() }
    }

    // MARK: Getting ready
    /// Nothing is asked of any server.
    open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
}
