@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore

/// The root of a view hierarchy: it puts views on a screen and gets the screen's events.
open class UIWindow: UIView {
    /// How high a window lies among others.
    public struct Level: RawRepresentable, Hashable, Sendable, _UIKitNumericRawRepresentable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    private var ownScreen: UIScreen?
    private var level = Level.normal
    private weak var storedScene: UIWindowScene?
    final var storedRoot: UIViewController?
    /// What controllers want of the status bar, the home indicator and the like.
    package final var wishes = WindowWishes()
    /// Transitions between controllers that go on by themselves. Meanwhile fingers that come down are overlooked.
    package final var transitionsUnderWay = 0

    // MARK: Creating a window
    public override init(frame: CGRect) {
        super.init(frame: frame)
        join(UIScreen.main)
    }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: Isolation.assumeMain { UIScreen.main.bounds }) }

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        join(UIScreen.main)
        storedScene = windowScene
    }

    /// A window on another screen.
    package convenience init(screen: UIScreen) {
        self.init(frame: screen.bounds)
        self.screen = screen
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        join(UIScreen.main)
    }

    deinit {
        Isolation.assumeMain { ownScreen?.windowStack.remove(self) }
        viewLayer.removeFromSuperlayer()
    }

    private func join(_ screen: UIScreen) {
        flags.insert(.isWindow)
        windowReference = Uncounted(self)
        viewLayer.isHidden = true
        ownScreen = screen
        screen.windowStack.add(self)
        TraitPropagation.update(self)
        updateSafeArea()
    }

    // MARK: The screen
    /// The scene that the window belongs to. A program without scenes has one for all its windows.
    open weak var windowScene: UIWindowScene? {
        get { storedScene ?? screen.scenes.implicit(on: screen) }
        set { storedScene = newValue }
    }

    open var screen: UIScreen {
        get { ownScreen! }
        set { move(to: newValue) }
    }

    private func move(to new: UIScreen) {
        guard new !== ownScreen else { return }
        let wasVisible = !isHidden && ownScreen?.windowStack.isShown(self) == true
        if wasVisible { isHidden = true }
        Isolation.assumeMain { ownScreen?.windowStack.remove(self) }
        ownScreen = new
        new.windowStack.add(self)
        TraitPropagation.update(self)
        updateSafeArea()
        if wasVisible { isHidden = false }
    }

    open var windowLevel: Level {
        get { level }
        set {
            guard newValue != level else { return }
            level = newValue
            if !isHidden { place() }
        }
    }

    // MARK: Showing it
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            let hidden = newValue ? content.controllersBecomeHidden() : nil
            super.isHidden = newValue
            if newValue { leaveScreen() } else { enterScreen() }
            if let hidden { hidden() } else { content.controllersBecomeVisible() }
        }
    }

    private func enterScreen() {
        // The device that it was made for is gone: it comes up on the one in charge.
        if !screen.isInUse { move(to: UIScreen.main) }
        stayForThisTurn()
        screen.windowStack.show(self)
        place()
        post(UIWindow.didBecomeVisibleNotification)
    }

    /// As in an autorelease pool: what a function shows in a window that nobody else holds can still present something.
    private func stayForThisTurn() { AfterCommit.call { withExtendedLifetime(self) {} } }

    private func leaveScreen() {
        screen.windowStack.hide(self)
        viewLayer.removeFromSuperlayer()
        if isKeyWindow { screen.keyWindow.change(to: nil) }
        post(UIWindow.didBecomeHiddenNotification)
    }

    /// Puts the layer where level and time of showing say.
    private func place() {
        let visible = screen.windowStack.visible
        guard let index = visible.firstIndex(where: { $0 === self }) else { return }
        if index + 1 < visible.count {
            screen.rootLayer.insertSublayer(viewLayer, below: visible[index + 1].viewLayer)
        } else {
            screen.rootLayer.addSublayer(viewLayer)
        }
    }

    // MARK: The key window
    open var isKeyWindow: Bool { screen.keyWindow.window === self }
    open var canBecomeKey: Bool { true }
    open func makeKey() { if canBecomeKey { KeyWindow.change(to: self) } }
    open func makeKeyAndVisible() {
        if isExchanged(self, UIWindow.self, "makeKeyAndVisible") { return }
        isHidden = false
        makeKey()
    }
    open func becomeKey() {}
    open func resignKey() {}

    // MARK: Events
    /// Hands an event to the gestures and views of this window.
    open func sendEvent(_ event: UIEvent) {
        if !isExchanged(self, UIWindow.self, "sendEvent:", [event]) { EventDispatch.deliver(event, in: self) }
    }

    // MARK: Views
    private var content: any WindowContent { self }
    /// Its view fills the window.
    open var rootViewController: UIViewController? {
        get { storedRoot }
        set {
            if !isExchanged(self, UIWindow.self, "setRootViewController:", [newValue]) { content.replaceRoot(with: newValue) }
        }
    }

    open override var window: UIWindow? { self }
    open override var undoManager: UndoManager? { ownUndoManager }
    private lazy var ownUndoManager = UndoManager()

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// What the screen's housing and bars cover of this window.
    final var screenSafeArea: UIEdgeInsets {
        SafeAreaInsets.overlap(of: frame, in: screen.bounds, insets: screen.device.safeAreaInsets)
    }

    // MARK: Coordinates
    /// A missing window stands for the screen.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        if let window { return window.convert(viewLayer.convert(point, to: viewLayer.superlayer), fromScreen: ()) }
        return viewLayer.convert(point, to: viewLayer.superlayer)
    }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        if let window { return window.convert(point, to: Optional(self)) }
        return convert(point, fromScreen: ())
    }
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }

    private func convert(_ point: CGPoint, fromScreen: Void) -> CGPoint {
        CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }

    // MARK: Notifications
    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIWindow: TouchGoal, ViewWindow {
    final var takesTouches: Bool { transitionsUnderWay == 0 }
    final var keyboardFrame: CGRect? { screen.keyboardFrame }
    final func isFilled(by view: UIView) -> Bool { content.isRoot(view) }
}
