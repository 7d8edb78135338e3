import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// A scene that has been made: what its controller keeps of the storyboard.
@MainActor final class SceneInstance {
    let storyboard: UIStoryboard
    let source: NibSource
    /// The controller's.
    let element: IBElement
    private(set) unowned(unsafe) var owner: UIViewController?
    /// Top-level objects beside the controller, which live as long as it does.
    private var topLevel: [AnyObject] = []
    /// Elements and objects that the view's connections may name.
    private var objects: [Int32: AnyObject] = [:]
    /// Connections that wait for the view; those without an object are the controller's, which keeps this scene.
    private var postponed: [(object: AnyObject?, element: IBElement)] = []
    var templates: [SegueTemplate] = []
    private var embeds: [SegueTemplate] = []
    private var ignoresEmbeds = false
    private(set) weak var view: UIView?

    init(_ element: IBElement, _ storyboard: UIStoryboard, _ source: NibSource) {
        self.element = element
        self.storyboard = storyboard
        self.source = source
    }

    // MARK: The controller
    /// Scenes on the way from the first to the one that is being made: a scene inside itself would never end.
    private static var way: [IBElement] = []

    static func controller(
        of element: IBElement, in storyboard: UIStoryboard, _ source: NibSource,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        if element.has("viewControllerPlaceholder") { return referenced(element, source, creator) }
        guard IBController(element) != nil else {
            NibReport.say(source.document.diagnostic(.warning, at: element, "a controller is expected here; nothing is made"))
            return nil
        }
        guard !way.contains(where: { $0.document === element.document && $0.index == element.index }) else {
            NibReport.say(
                source.document.diagnostic(.warning, at: element, "the scene contains itself; the inner one is left out"))
            return nil
        }
        way.append(element)
        defer { way.removeLast() }
        return DeepStack.call { SceneInstance(element, storyboard, source).make(creator) }
    }

    /// A scene of another storyboard.
    private static func referenced(
        _ element: IBElement, _ source: NibSource, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let reference = IBStoryboardReference(element: element)
        guard let name = reference.storyboardName else { return nil }
        guard way.count < 64 else {
            NibReport.say(source.document.diagnostic(.warning, at: element, "references lead in a circle"))
            return nil
        }
        way.append(element)
        defer { way.removeLast() }
        let bundle = reference.bundleIdentifier.flatMap { Bundle(identifier: $0) } ?? source.bundle
        let storyboard = UIStoryboard(name: name, bundle: bundle)
        guard let identifier = reference.identifier else {
            return storyboard.instantiateInitialViewController(creator: creator)
        }
        return creator == nil
            ? storyboard.instantiateViewController(withIdentifier: identifier)
            : storyboard.instantiateViewController(identifier: identifier, creator: creator)
    }

    func make(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let session = NibSession(source: source, scene: self)
        session.decoder.element = element
        var controller = creator?(session.decoder)
        if let made = controller {
            if made.controllerRarities?.scene !== self {
                Misuse.report(
                    .storyboard("Custom instantiated \(Diagnostics.name(made)) must call -[super initWithCoder:]"))
                made.rareState.scene = self
            }
            session.register(made, element)
        } else {
            controller = session.make(element) as? UIViewController
        }
        guard let controller else {
            session.end()
            return nil
        }
        owner = controller
        for sibling in element.parent?.children ?? element.children where sibling.index != element.index {
            // Only there to be named: others' controllers, the exit, the first responder.
            if sibling.has("exit") || sibling.has("placeholder") || sibling.has("viewControllerPlaceholder")
                || IBController(sibling) != nil
            {
                continue
            }
            if let object = session.make(sibling) { topLevel.append(object) }
        }
        session.finish()
        objects = session.objects.far
        objects[element.index] = nil
        SegueWiring.makeRelations(of: controller, self)
        return controller
    }

    // MARK: The view
    /// False where the scene describes no view.
    func loadView(of controller: UIViewController) -> Bool {
        guard let description = element.child(key: "view"), IBView(description) != nil else { return false }
        var known = objects
        known[element.index] = controller
        let session = NibSession(source: source, objects: known, scene: self)
        session.expect(description)
        guard let view = session.make(description) as? UIView else {
            session.end()
            return false
        }
        if NibOptions.usesStoredContentSizes { Self.lastViewSession = session }
        self.view = view
        controller.view = view
        // No further wait: what isn't there now is missing.
        session.postponed = postponed.map { ($0.object ?? controller, $0.element) }
        postponed = []
        session.finish()
        for template in templates { template.findAnchor(session) }
        return true
    }

    func postpone(_ element: IBElement, of object: AnyObject) {
        postponed.append((object === owner ? nil : object, element))
    }

    /// For checks, which compare what was made with what the file says.
    static var lastViewSession: NibSession?

    // MARK: Segues
    func forgetEmbeds() { ignoresEmbeds = true }

    func addEmbed(_ template: SegueTemplate) { embeds.append(template) }

    /// Fills the container views, in the order of the file. Called when the view is loaded, before `viewDidLoad()`.
    func performEmbedSegues() {
        let waiting = embeds
        embeds = []
        guard view != nil, !ignoresEmbeds, !waiting.isEmpty else { return }
        SceneGrowth.inside(element) {
            for template in waiting where SceneGrowth.allows(template.segue) { DeepStack.call { template.embed() } }
        }
    }
}
