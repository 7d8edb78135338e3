import AppleFoundation
import InterfaceBuilder

/// Scenes of an app, as drawn in Interface Builder: each with a controller that is made when it is asked for.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle
    /// Nil after a complaint that there is no such storyboard.
    let source: NibSource?
    private lazy var controllers = Self.controllers(of: source)

    /// `storyboardBundleOrNil` is the main bundle when it is nil.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        source = NibLibrary.source(.storyboard, named: name, in: bundle)
        super.init()
        if source == nil {
            Misuse.report(
                .storyboard("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)"))
        }
    }

    /// A document without a bundle around it.
    init(source: NibSource) {
        name = source.name
        bundle = source.bundle
        self.source = source
        super.init()
    }

    private static func controllers(of source: NibSource?) -> [String: IBElement] {
        var found: [String: IBElement] = [:]
        for scene in source?.document.scenes ?? [] {
            guard
                let controller = scene.objects.first(where: { IBController($0) != nil || $0.has("viewControllerPlaceholder") })
            else { continue }
            if let identifier = controller.string("storyboardIdentifier") { found[identifier] = controller }
        }
        return found
    }

    // MARK: Making controllers
    /// Nil where no scene is marked as the first.
    open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

    /// `creator` makes the controller with an initialiser of its own, which calls `super.init(coder:)`.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        initial(creator) as? ViewController
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        named(identifier, nil) ?? UIViewController()
    }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = named(identifier, creator)
        guard let controller = made as? ViewController else {
            let found = made.map { Diagnostics.typeName(type(of: $0)) } ?? "nothing"
            fatalError("The scene '\(identifier)' of \(name) holds \(found), not the \(ViewController.self) that is asked for.")
        }
        return controller
    }

    private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let source else { return nil }
        guard let element = source.document.root.object("initialViewController") else {
            Diagnostics.write(
                "Failed to instantiate the default view controller for \(name) - perhaps the designated entry point is not set?"
            )
            return nil
        }
        return SceneInstance.controller(of: element, in: self, source, creator: creator)
    }

    private func named(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        if let source, let element = controllers[identifier],
            let controller = SceneInstance.controller(of: element, in: self, source, creator: creator)
        {
            return controller
        }
        Misuse.report(
            .storyboard(
                "Storyboard (\(Diagnostics.name(self))) doesn't contain a view controller with identifier '\(identifier)'"))
        return nil
    }

    // MARK: What there is
    /// Every identifier, sorted.
    package var identifiers: [String] { controllers.keys.sorted() }
}

extension UIWindow {
    /// What an app's main storyboard says of its window: the first controller, and the tint of everything.
    package func fill(from storyboard: UIStoryboard) {
        rootViewController = storyboard.instantiateInitialViewController()
        if let source = storyboard.source, let tint = source.document.tintColor { tintColor = UIColor.interface(tint, source) }
    }
}
