import AppleFoundation
import CoreGraphics

/// Comes out when the content of a scroll view is pulled down, and tells its targets (`.valueChanged`) to load it anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    // MARK: Parts
    private var pull = RefreshPull()
    /// Opens with the pull, so that nothing is seen through the content below.
    private let curtain = UIView(frame: .zero)
    private let wheel = UIActivityIndicatorView(style: .medium)
    private var titleLabel: UILabel?
    /// The room that it has made before the content.
    private var room: CGFloat = 0
    /// The refresh has ended, and the content comes back.
    private var isLeaving = false
    /// The scroll view got it as its `refreshControl`, and not as one subview more.
    final var isAttached = false

    private static let height: CGFloat = 60

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size.height = Self.height
        setUp()
        coder.fill(self, as: UIRefreshControl.self)
    }

    private func setUp() {
        isHidden = true
        curtain.clipsToBounds = true
        curtain.isUserInteractionEnabled = false
        wheel.hidesWhenStopped = false
        wheel.revealed = 0
        curtain.addSubview(wheel)
        addSubview(curtain)
    }

    // MARK: Refreshing
    open var isRefreshing: Bool { pull.isRefreshing }

    /// Says that a refresh goes on that the app began by itself. No target is told, and the content stays where it is: to show the
    /// control, scroll to it.
    open func beginRefreshing() {
        guard !pull.isRefreshing else { return }
        pull.begin()
        spin()
        if let host, !host.isTracking { makeRoom(in: host) }
        if let host { follow(host) }
    }

    /// The content goes back to its place.
    open func endRefreshing() {
        guard pull.isRefreshing else { return }
        pull.end()
        wheel.stopAnimating()
        // A finger that holds the content lets it go first.
        guard let host, !host.isTracking else { return }
        leave(host)
    }

    // MARK: Looks
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            wheel.color = newValue
        }
    }

    /// Stands below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            if attributedTitle != nil, titleLabel == nil {
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .caption1)
                label.textColor = .secondaryLabel
                label.textAlignment = .center
                curtain.addSubview(label)
                titleLabel = label
            }
            titleLabel?.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : Self.height / 2)
        titleLabel?.frame = CGRect(x: 8, y: 36, width: max(0, bounds.width - 16), height: 20)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: Its scroll view
    private var host: UIScrollView? { superview as? UIScrollView }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard let host, newSuperview !== host else { return }
        host.refresher = nil
        isAttached = false
        giveRoomBack(in: host)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let host else { return }
        host.refresher = self
        if pull.isRefreshing { makeRoom(in: host) }
        follow(host)
    }

    /// The content has moved, or its insets have changed.
    final func follow(_ host: UIScrollView) {
        let top = host.adjustedContentInset.top - room
        let distance = isLeaving ? 0 : max(0, -(host.contentOffset.y + top))
        let begins = isEnabled && pull.pulled(to: distance, byFinger: host.isDragging)
        if begins { spin() }
        // While it refreshes it lies in its room, or hangs from the upper edge if the content is pulled farther.
        let isOut = pull.isRefreshing || isLeaving
        let place = CGRect(
            x: host.contentOffset.x, y: -max(distance, isOut ? Self.height : 0), width: host.bounds.width, height: Self.height)
        if frame != place { frame = place }
        isHidden = !isOut && distance == 0
        curtain.frame = CGRect(x: 0, y: 0, width: place.width, height: isOut ? Self.height : min(distance, Self.height))
        if !isOut { wheel.revealed = RefreshPull.share(of: distance) }
        if begins { sendActions(for: .valueChanged) }
    }

    /// Before it is decided where the content comes to rest.
    final func fingerLeaves(_ host: UIScrollView) {
        if pull.isRefreshing { makeRoom(in: host) } else { giveRoomBack(in: host) }
    }

    private func spin() {
        wheel.revealed = 1
        wheel.startAnimating()
    }

    private func leave(_ host: UIScrollView) {
        guard host.window != nil, UIView.areAnimationsEnabled, room > 0 else {
            giveRoomBack(in: host)
            return follow(host)
        }
        host.stopMotion(tellsEnd: true)
        isLeaving = true
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.curtain.alpha = 0
            self.giveRoomBack(in: host)
        } completion: { _ in
            self.isLeaving = false
            self.curtain.alpha = 1
            if let host = self.host { self.follow(host) }
        }
    }

    // MARK: Room before the content
    /// The content stays where it is.
    private func makeRoom(in host: UIScrollView) {
        guard room == 0 else { return }
        room = Self.height
        host.changeInsets(movingContent: false) { $0.own.top += Self.height }
    }

    /// Content at its beginning goes with it.
    private func giveRoomBack(in host: UIScrollView) {
        guard room > 0 else { return }
        room = 0
        host.changeInsets { $0.own.top -= Self.height }
    }
}
