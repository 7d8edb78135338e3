import AppleFoundation
import CoreGraphics

/// Keeps the state of the interface when the app goes, and brings it back when it comes again.
@MainActor package enum StateRestoration {
    private static var application: UIApplication { .shared }

    // MARK: Registered objects
    private struct Registration {
        weak var object: (any UIStateRestoring)?
        let identifier: String
    }

    private static var registrations: [Registration] = []

    static var registered: [(any UIStateRestoring, String)] {
        registrations.compactMap { entry in entry.object.map { ($0, entry.identifier) } }
    }

    static func register(_ object: any UIStateRestoring, _ identifier: String) {
        registrations.removeAll { $0.object == nil || $0.identifier == identifier }
        registrations.append(Registration(object: object, identifier: identifier))
    }

    // MARK: Keeping
    /// What was kept when the app went to the background last. Hosts write it down for the next launch.
    package private(set) static var kept: Data?

    /// The app goes: scenes are asked for an activity, the delegate whether the interface is to be kept.
    static func keep() {
        for scene in SceneRegistry.connected {
            guard let ask = scene.delegate?.`stateRestorationActivity(for:)` else { continue }
            let activity = ask(scene)
            activity?.save()
            scene.session.stateRestorationActivity = activity
        }
        kept = preserve()
    }

    /// Nil unless the app's delegate wants it.
    package static func preserve() -> Data? {
        let own = RestorationCoder()
        encodeSurroundings(into: own)
        let delegate = application.delegate
        let wants =
            delegate?.`application(_:shouldSaveSecureApplicationState:)`?(application, own)
            ?? delegate?.`application(_:shouldSaveApplicationState:)`?(application, own) ?? false
        guard wants else { return nil }
        delegate?.`application(_:willEncodeRestorableStateWith:)`?(application, own)
        return archive(application: own.values).data
    }

    private static func encodeSurroundings(into coder: NSCoder) {
        let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String
        if let version { coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey) }
        coder.encode(
            UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
    }

    private static func archive(application: [String: RestorationValue]) -> RestorationArchive {
        let map = RestorationMap()
        var archive = RestorationArchive()
        archive.application = application
        for (kind, path, object) in map.objects {
            let coder = RestorationCoder(path: { map.path(of: $0) })
            object.encodeRestorableState(with: coder)
            var entry = RestorationArchive.Entry(kind: kind, path: path, values: coder.values)
            if let controller = object as? UIViewController {
                entry.isViewLoaded = controller.isViewLoaded
                entry.factory = controller.restorationClass.map { _typeName($0, qualified: true) }
                if let factory = controller.restorationClass { factories[_typeName(factory, qualified: true)] = factory }
            } else if let factory = object.objectRestorationClass {
                entry.factory = _typeName(factory, qualified: true)
                objectFactories[_typeName(factory, qualified: true)] = factory
            }
            archive.entries.append(entry)
        }
        return archive
    }

    // MARK: Bringing back
    /// Those that this process has seen; after a new start they are found by name.
    private static var factories: [String: any UIViewControllerRestoration.Type] = [:]
    private static var objectFactories: [String: any UIObjectRestoration.Type] = [:]

    static var extensions = 0
    private static var unfinished: [any UIStateRestoring] = []

    /// Between `willFinishLaunching` and `didFinishLaunching`. False where the app's delegate wants nothing of it.
    @discardableResult
    package static func restore(from data: Data) -> Bool {
        guard let archive = RestorationArchive(data) else { return false }
        let own = RestorationCoder(archive.application)
        let delegate = application.delegate
        let wants =
            delegate?.`application(_:shouldRestoreSecureApplicationState:)`?(application, own)
            ?? delegate?.`application(_:shouldRestoreApplicationState:)`?(application, own) ?? false
        guard wants else { return false }
        var step = RestorationStep(archive)
        step.makeObjects()
        step.decode()
        delegate?.`application(_:didDecodeRestorableStateWith:)`?(application, own)
        unfinished = step.restored
        if extensions == 0 { finish() }
        return true
    }

    static func complete() {
        extensions = max(0, extensions - 1)
        if extensions == 0 { finish() }
    }

    private static func finish() {
        let objects = unfinished
        unfinished = []
        for object in objects { object.applicationFinishedRestoringState() }
    }

    static func factory(named name: String) -> (any UIViewControllerRestoration.Type)? {
        if let known = factories[name] { return known }
        guard let type = NSClassFromString(name) ?? _typeByName(name) as? AnyClass else { return nil }
        if let factory = type as? any UIViewControllerRestoration.Type { return factory }
        Misuse.report(.restorationClassUnsuited(type: name))
        return nil
    }

    static func objectFactory(named name: String) -> (any UIObjectRestoration.Type)? {
        objectFactories[name] ?? (_typeByName(name) as? any UIObjectRestoration.Type)
    }
}

/// One run through what was kept.
@MainActor struct RestorationStep {
    private let archive: RestorationArchive
    /// What is there already, and what comes.
    private var map = RestorationMap()
    private var found: [[String]: any UIStateRestoring] = [:]
    private(set) var restored: [any UIStateRestoring] = []
    /// Controllers that were left out take along what was inside them.
    private var dropped: [[String]] = []

    init(_ archive: RestorationArchive) { self.archive = archive }

    mutating func makeObjects() {
        for entry in archive.entries {
            guard !dropped.contains(where: { entry.path.starts(with: $0) }) else { continue }
            switch entry.kind {
            case .controller: makeController(entry)
            case .view: break
            case .object: makeObject(entry)
            }
        }
    }

    private func coder(_ entry: RestorationArchive.Entry) -> RestorationCoder {
        let found = found
        return RestorationCoder(entry.values, object: { found[$0] })
    }

    /// The restoration class comes first, then the app's delegate, then whoever is there already.
    private mutating func makeController(_ entry: RestorationArchive.Entry) {
        let coder = coder(entry)
        if let name = entry.factory, let factory = StateRestoration.factory(named: name) {
            return keep(factory.viewController(withRestorationIdentifierPath: entry.path, coder: coder), entry)
        }
        let application = UIApplication.shared
        if let method = application.delegate?.`application(_:viewControllerWithRestorationIdentifierPath:coder:)`,
            let made = method(application, entry.path, coder)
        {
            return keep(made, entry)
        }
        keep(map.object(at: entry.path) as? UIViewController, entry)
    }

    private mutating func keep(_ controller: UIViewController?, _ entry: RestorationArchive.Entry) {
        guard let controller else { return dropped.append(entry.path) }
        if controller.restorationIdentifier == nil { controller.restorationIdentifier = entry.path.last }
        if entry.isViewLoaded { controller.loadViewIfNeeded() }
        found[entry.path] = controller
        if let view = controller.viewIfLoaded { addViews(view, below: entry.path) }
    }

    private mutating func addViews(_ view: UIView, below path: [String]) {
        if let identifier = view.restorationIdentifier { found[path + [identifier]] = view }
        for subview in view.subviews where subview.owner == nil { addViews(subview, below: path) }
    }

    private mutating func makeObject(_ entry: RestorationArchive.Entry) {
        let made =
            entry.factory.flatMap { StateRestoration.objectFactory(named: $0) }?
            .object(withRestorationIdentifierPath: entry.path, coder: coder(entry))
        if let object = made ?? map.object(at: entry.path) { found[entry.path] = object }
    }

    mutating func decode() {
        for entry in archive.entries {
            guard let object = found[entry.path] else { continue }
            object.decodeRestorableState(with: coder(entry))
            restored.append(object)
        }
    }
}

// MARK: - What controllers keep by themselves
extension UIViewController {
    private static let presentedKey = "UIPresentedViewController"

    final func encodePresented(into coder: NSCoder) {
        if let presented = controllerRarities?.presented { coder.encode(presented, forKey: Self.presentedKey) }
    }

    /// Presented again, without moving, once its presenter is in a window.
    final func decodePresented(from coder: NSCoder) {
        guard let presented = coder.keptObject(of: [UIViewController.self], forKey: Self.presentedKey) as? UIViewController,
            presented.controllerRarities?.presenting == nil
        else { return }
        if rootView?.window != nil { return present(presented, animated: false) }
        AfterCommit.call { [weak self] in
            guard let self, rootView?.window != nil, controllerRarities?.presented == nil else { return }
            present(presented, animated: false)
        }
    }
}
