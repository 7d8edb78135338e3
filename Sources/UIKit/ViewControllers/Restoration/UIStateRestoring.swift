import AppleFoundation

/// Makes controllers anew when the app comes back.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
    /// Nil leaves the controller out, and all that was inside it.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
}

/// Makes other objects anew when the app comes back.
@preconcurrency @MainActor
public protocol UIObjectRestoration: NSObjectProtocol {
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> (any UIStateRestoring)?
}

/// What can keep its state while the app is away. Objects that are neither views nor controllers are entered with
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`. Everything here may be left out.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// Its identifiers come before the object's own.
    var restorationParent: (any UIStateRestoring)? { get }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

extension UIViewController: UIStateRestoring {}
extension UIView: UIStateRestoring {}

extension UIApplication {
    // MARK: Keys of the application's own coder
    public static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
    public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    /// Lets an object that is neither a view nor a controller take part.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        StateRestoration.register(object, restorationIdentifier)
    }

    /// Restoring goes on until `completeStateRestoration()` has been called as often.
    public func extendStateRestoration() { StateRestoration.extensions += 1 }
    public func completeStateRestoration() { StateRestoration.complete() }
    /// The picture of the app that was kept is not to be shown at the next launch. Nothing is kept here.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}
