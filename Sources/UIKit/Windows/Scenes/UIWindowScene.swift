import AppleFoundation
import CoreGraphics

/// Turns the interface where the controllers that show allow it. Their room makes scenes adopt it.
@MainActor protocol TurnsInterface {
    /// False where they allow none of these.
    func turn(toOneOf wanted: UIInterfaceOrientationMask) -> Bool
}

/// A scene that shows windows on a screen.
open class UIWindowScene: UIScene, UITraitEnvironment {
    open var screen: UIScreen { homeScreen ?? UIScreen.main }
    /// The own one of the device that the scene came up on.
    final weak var homeScreen: UIScreen? = UIScreen.main

    /// From low to high, hidden ones included.
    open var windows: [UIWindow] {
        screen.windowStack.windows.filter { $0.windowScene === self && !($0 is any SystemWindow) }
    }
    open var keyWindow: UIWindow? { screen.keyWindow.window.flatMap { $0.windowScene === self ? $0 : nil } }

    open var interfaceOrientation: UIInterfaceOrientation { screen.orientations.interface }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    open var effectiveGeometry: Geometry {
        Geometry(interfaceOrientation: interfaceOrientation, coordinateSpace: coordinateSpace)
    }

    /// Asks for another orientation. Where the controllers don't allow it the handler gets an error.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let turning: any TurnsInterface = self
        if !turning.turn(toOneOf: wanted) { errorHandler?(GeometryRequestError.unsupportedOrientations) }
    }

    /// A scene's place, as seen by the system rather than by its windows.
    public struct Geometry {
        public let interfaceOrientation: UIInterfaceOrientation
        public let coordinateSpace: any UICoordinateSpace
    }

    /// What is asked for with `requestGeometryUpdate(_:errorHandler:)`.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// The orientations that an app wishes for; the system may refuse.
        open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    enum GeometryRequestError: Error, CustomStringConvertible {
        case unsupportedOrientations
        var description: String { "None of the requested orientations are supported by the view controller." }
    }
}
