import AppleFoundation
import CoreGraphics
import QuartzCore

/// The steps of a turn of the device: before anything moves, inside the animation when the new size has taken hold, and at the end.
enum ScreenTurn { case begins, takesHold, isOver }

/// A screen: its size, its scale, and the windows on it.
@preconcurrency @MainActor
open class UIScreen: _MainActorObject, UICoordinateSpace, UITraitEnvironment {
    // MARK: Parts
    /// Holds the layers of the windows that show, from low to high.
    package let rootLayer = CALayer()
    final var windowStack = WindowStack()
    private var storedDevice: Device
    private var storedTraits: UITraitCollection
    /// The session's that the screen belongs to, whichever is in charge.
    final let keyWindow = KeyWindow.shared
    final let firstResponder = FirstResponder.shared
    final let touchDelivery = TouchDelivery.shared
    final let orientations = Orientations.shared
    final let scenes = SceneRegistry.shared
    private weak var screens: Screens?
    /// Whether it is the device's own.
    final private(set) var isMain = false
    /// False once the session is over: what comes up from now on belongs on another screen.
    package final var isInUse = true
    private lazy var fixedSpace = FixedCoordinateSpace(screen: self)
    /// Who shows the frames.
    package weak var display: (any Display)?
    package private(set) lazy var renderer = LayerTreeRenderer(root: rootLayer, scale: scale)

    /// A screen by itself: apps make them in tests, of subclasses.
    public override init() {
        storedDevice = .iPhone15
        storedTraits = storedDevice.traits
        super.init()
        screens = Screens.shared
        // Another device or a turn takes hold at once.
        rootLayer.actions = ["bounds": NSNull(), "position": NSNull(), "contentsScale": NSNull()]
        fitRootLayer()
        FrameLoop.add(self)
    }

    package convenience init(device: Device) {
        self.init()
        storedDevice = device
        storedTraits = device.traits
        fitRootLayer()
    }

    private func fitRootLayer() {
        rootLayer.bounds = storedDevice.bounds
        rootLayer.position = CGPoint(x: storedDevice.size.width / 2, y: storedDevice.size.height / 2)
        rootLayer.contentsScale = storedDevice.scale
    }

    // MARK: The screens
    /// The device's own screen: an iPhone 15's unless a host or a test says otherwise.
    open class var main: UIScreen {
        guard _objcExchanges else { return Screens.shared.main }
        return exchangedOfClass(UIScreen.self, "mainScreen", "main") { Screens.shared.main }
    }

    /// The device's own, and those that are attached to it.
    open class var screens: [UIScreen] { [main] + Screens.shared.attached }

    /// Views begin with the traits of their session's own screen.
    final func becomeMain(of screens: Screens) {
        isMain = true
        storedTraits = CurrentTraits.kept(storedTraits)
        if Screens.shared === screens { CurrentTraits.initial = storedTraits }
    }

    package final var owner: (any ScreenOwner)? { screens?.owner }
    package final var isInCharge: Bool { screens === Screens.shared }

    // MARK: Size and scale
    open var bounds: CGRect { storedDevice.bounds }
    open var scale: CGFloat { storedDevice.scale }
    open var nativeScale: CGFloat { storedDevice.scale }
    /// In pixels, upright.
    open var nativeBounds: CGRect {
        let size = storedDevice.portraitSize
        return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
    }
    /// The bounds without the status bar.
    open var applicationFrame: CGRect {
        let manager = windowStack.windows.last?.windowScene?.statusBarManager
        let bar =
            manager?.statusBarFrame ?? UIStatusBarManager.frame(on: storedDevice, isHidden: InformationFile.isStatusBarHidden)
        return CGRect(x: 0, y: bar.height, width: bounds.width, height: bounds.height - bar.height)
    }
    open var maximumFramesPerSecond: Int { 60 }
    /// From 0 to 1. No screen here changes its light; as in a simulator the value is kept.
    open var brightness: CGFloat = 0.5 {
        didSet {
            let inRange = min(max(brightness, 0), 1)
            if inRange != brightness { brightness = inRange }
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }
    open var isCaptured: Bool { false }

    /// Where the docked keyboard is, in the screen's coordinates; nil while there is none.
    package var keyboardFrame: CGRect? {
        didSet { if keyboardFrame != oldValue { for window in windowStack.windows { window.keyboardMoved() } } }
    }

    /// The keyboard, while it shows: it turns with the device.
    final var onTurn: ((ScreenTurn) -> Void)?

    /// What the screen is part of. Turning or replacing the device resizes the windows that filled the screen.
    package var device: Device {
        get { storedDevice }
        set { replaceDevice(newValue) }
    }

    private func replaceDevice(_ new: Device) {
        guard new != storedDevice else { return }
        take(new)
        if isMain { orientations.reset(to: new.orientation) }
    }

    /// Everything that hangs on the device changes at once.
    final func take(_ new: Device) {
        let oldBounds = storedDevice.bounds
        let kept = traits(of: new)
        storedDevice = new
        fitRootLayer()
        setTraits(kept)
        for window in windowStack.windows where window.frame == oldBounds { window.frame = new.bounds }
        for window in windowStack.windows { window.updateSafeArea() }
    }

    /// The present traits with those that belong to the device taken from `device`.
    final func traits(of device: Device) -> UITraitCollection {
        storedTraits.modifyingTraits {
            $0.userInterfaceIdiom = device.idiom
            $0.displayScale = device.scale
            $0.horizontalSizeClass = device.horizontalSizeClass
            $0.verticalSizeClass = device.verticalSizeClass
        }
    }

    // MARK: Traits
    open var traitCollection: UITraitCollection { storedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Changes what the whole screen is like: dark, larger text, another direction.
    package func setTraits(_ traits: UITraitCollection) {
        let previous = storedTraits
        guard previous.storage != traits.storage else { return }
        let traits = isMain ? CurrentTraits.kept(traits) : traits
        storedTraits = traits
        if isMain, isInCharge { CurrentTraits.initial = traits }
        traitCollectionDidChange(previous)
        for window in windowStack.windows { TraitPropagation.update(window) }
    }

    // MARK: Windows
    /// The windows that show, from low to high.
    package var windows: [UIWindow] { windowStack.visible }

    /// Those that don't show, too, in the order of their making.
    package var allWindows: [UIWindow] { windowStack.windows }

    /// A hidden window is no longer the screen's business, until it shows again.
    package func forget(_ window: UIWindow) { windowStack.remove(window) }

    // MARK: Coordinates
    open var coordinateSpace: any UICoordinateSpace { self }
    /// Counts from the upper left corner of the device held upright.
    open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }

    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenConversion.point(point, from: self, to: coordinateSpace)
    }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenConversion.point(point, from: coordinateSpace, to: self)
    }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenConversion.rect(rect, from: self, to: coordinateSpace)
    }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenConversion.rect(rect, from: coordinateSpace, to: self)
    }

    // MARK: Snapshots
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        ViewSnapshot.view(of: self, afterUpdates: afterUpdates)
    }

    // MARK: Notifications
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    public nonisolated static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
}

extension UIScreen: FirstResponderKeeper, TouchSurface {}
