import AppleFoundation
import CoreGraphics
import QuartzCore

/// A screen: its size, its scale, and the windows on it.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
    // MARK: Parts
    /// Holds the layers of the windows that show, from low to high.
    package let rootLayer = CALayer()
    nonisolated(unsafe) final var windowStack = WindowStack()
    private var storedDevice: Device
    private var storedTraits: UITraitCollection
    private lazy var fixedSpace = FixedCoordinateSpace(screen: self)
    /// Who shows the frames.
    package weak var display: (any Display)?
    package private(set) lazy var renderer = LayerTreeRenderer(root: rootLayer, scale: scale)

    package init(device: Device) {
        storedDevice = device
        storedTraits = device.traits
        super.init()
        // Another device or a turn takes hold at once.
        rootLayer.actions = ["bounds": NSNull(), "position": NSNull(), "contentsScale": NSNull()]
        rootLayer.bounds = device.bounds
        rootLayer.position = CGPoint(x: device.size.width / 2, y: device.size.height / 2)
        rootLayer.contentsScale = device.scale
        FrameLoop.add(self)
    }

    // MARK: The screens
    /// The device's own screen: an iPhone 15's unless a host or a test says otherwise.
    public static let main: UIScreen = {
        let screen = UIScreen(device: .iPhone15)
        CurrentTraits.initial = screen.traitCollection
        return screen
    }()

    open class var screens: [UIScreen] { [main] }

    // MARK: Size and scale
    open var bounds: CGRect { storedDevice.bounds }
    open var scale: CGFloat { storedDevice.scale }
    open var nativeScale: CGFloat { storedDevice.scale }
    /// In pixels, upright.
    open var nativeBounds: CGRect {
        let size = storedDevice.portraitSize
        return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
    }
    open var applicationFrame: CGRect { bounds }
    open var maximumFramesPerSecond: Int { 60 }
    open var brightness: CGFloat = 0.5
    open var isCaptured: Bool { false }

    /// Where the docked keyboard is, in the screen's coordinates; nil while there is none.
    package var keyboardFrame: CGRect? { didSet { if keyboardFrame != oldValue { keyboardMoved() } } }

    /// What the screen is part of. Turning or replacing the device resizes the windows that filled the screen.
    package var device: Device {
        get { storedDevice }
        set { replaceDevice(newValue) }
    }

    private func replaceDevice(_ new: Device) {
        guard new != storedDevice else { return }
        take(new)
        if self === UIScreen.main { InterfaceRotation.reset(to: new.orientation) }
    }

    /// Everything that hangs on the device changes at once.
    final func take(_ new: Device) {
        let oldBounds = storedDevice.bounds
        let kept = traits(of: new)
        storedDevice = new
        rootLayer.bounds = new.bounds
        rootLayer.position = CGPoint(x: new.size.width / 2, y: new.size.height / 2)
        rootLayer.contentsScale = new.scale
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
        let traits = self === UIScreen.main ? CurrentTraits.kept(traits) : traits
        storedTraits = traits
        if self === UIScreen.main { CurrentTraits.initial = traits }
        traitCollectionDidChange(previous)
        for window in windowStack.windows { TraitPropagation.update(window) }
    }

    // MARK: Windows
    /// The windows that show, from low to high.
    package var windows: [UIWindow] { windowStack.visible }

    /// Those that don't show, too, in the order of their making.
    package var allWindows: [UIWindow] { windowStack.windows }

    /// A hidden window is no longer the screen's business, until it shows again.
    package func forget(_ window: UIWindow) { windowStack.remove(Unmanaged.passUnretained(window)) }

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
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
}
