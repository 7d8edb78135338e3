import AppleFoundation

/// All that is kept of an app's interface, as plain values that can be written down.
struct RestorationArchive: Codable {
    struct Entry: Codable {
        enum Kind: String, Codable { case controller, view, object }

        var kind: Kind
        /// The identifiers from the root down to the object.
        var path: [String]
        /// Who makes it anew, by the name of a class.
        var factory: String?
        var isViewLoaded = false
        var values: [String: RestorationValue]
    }

    /// The application's own.
    var application: [String: RestorationValue] = [:]
    /// Parents before children, a controller before its views.
    var entries: [Entry] = []

    var data: Data? { try? PropertyListEncoder().encode(self) }

    init() {}

    init?(_ data: Data) {
        guard let read = try? PropertyListDecoder().decode(RestorationArchive.self, from: data) else { return nil }
        self = read
    }
}

/// The restorable objects there are, each with its place.
@MainActor struct RestorationMap {
    private(set) var objects: [(kind: RestorationArchive.Entry.Kind, path: [String], object: any UIStateRestoring)] = []
    private var paths: [ObjectIdentifier: [String]] = [:]
    private var byPath: [[String]: any UIStateRestoring] = [:]

    /// From the roots of the windows down: a controller without an identifier hides all that is inside it.
    init() {
        for window in UIScreen.main.windowStack.windows {
            guard let root = window.storedRoot else { continue }
            add(root, below: [])
        }
        for (object, identifier) in StateRestoration.registered {
            var path = [identifier]
            if let parent = object.restorationParent, let above = paths[ObjectIdentifier(parent)] { path = above + path }
            insert(.object, path, object)
        }
    }

    mutating func insert(_ kind: RestorationArchive.Entry.Kind, _ path: [String], _ object: any UIStateRestoring) {
        objects.append((kind, path, object))
        paths[ObjectIdentifier(object)] = path
        byPath[path] = object
    }

    private mutating func add(_ controller: UIViewController, below path: [String]) {
        guard let identifier = controller.restorationIdentifier else { return }
        let own = path + [identifier]
        insert(.controller, own, controller)
        if let view = controller.viewIfLoaded { addViews(view, below: own) }
        for child in controller.children { add(child, below: own) }
        if let presented = controller.controllerRarities?.presented { add(presented, below: own) }
    }

    /// Views of the controller itself, not those of its children.
    private mutating func addViews(_ view: UIView, below path: [String]) {
        if let identifier = view.restorationIdentifier { insert(.view, path + [identifier], view) }
        for subview in view.subviews where subview.owner == nil { addViews(subview, below: path) }
    }

    func path(of object: AnyObject) -> [String]? { paths[ObjectIdentifier(object)] }
    func object(at path: [String]) -> (any UIStateRestoring)? { byPath[path] }
}
