import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// One instantiation: makes objects, then gives them their attributes by key, then connects them, then wakes them.
@MainActor final class NibSession {
    let source: NibSource
    let document: IBDocument
    /// Objects by element. Those of other phases of the same scene, and what the caller hands in, are known from the start.
    var objects: NibObjects
    /// Those that may want to hear that they are awake, in the order of making.
    var created: [AnyObject] = []
    var runtimeAttributes: [(object: NSObject, element: IBElement)] = []
    var connections: [(object: AnyObject, element: IBElement)] = []
    /// Single connections that waited for this session's objects.
    var postponed: [(object: AnyObject, element: IBElement)] = []
    var constraintLists: [(view: UIView, element: IBElement)] = []
    var variations: [(object: AnyObject, element: IBElement)] = []
    /// Views with guides that constraints may name, by the guide's element.
    var guides: [Int32: AnyObject] = [:]
    /// Constraints by element, for outlets and variations.
    var constraints: [Int32: NSLayoutConstraint] = [:]
    /// The scene whose objects these are.
    let scene: SceneInstance?
    let usesAutoLayout: Bool
    let records: IBRecords
    /// Keeps this session, until it is finished.
    private(set) var decoder: NibDecoder!

    init(source: NibSource, objects: [Int32: AnyObject] = [:], scene: SceneInstance? = nil) {
        self.source = source
        self.objects = NibObjects(objects)
        self.scene = scene
        document = source.document
        usesAutoLayout = document.usesAutoLayout
        records = document.records
        decoder = NibDecoder(session: self)
    }

    /// Makes room for an element and all below it.
    func expect(_ element: IBElement) { objects.expect(element.index..<document.end(of: element)) }

    func note(_ element: IBElement, _ message: String) { NibReport.say(document.diagnostic(.warning, at: element, message)) }

    /// `Main.storyboard:12`
    func place(of element: IBElement) -> String {
        let diagnostic = document.diagnostic(.warning, at: element, "")
        return "\(diagnostic.file):\(diagnostic.line)"
    }

    // MARK: Making
    /// Makes what an element stands for, with all below it; nil for what nothing can be made of.
    func make(_ element: IBElement) -> NSObject? { decoder.make(NibNode(records: records, index: element.index)) }

    func element(_ node: NibNode) -> IBElement { document.element(at: node.index) }

    func register(_ object: NSObject, _ element: IBElement) {
        objects[element.index] = object
        created.append(object)
        noteBelongings(of: object, element)
        switch object {
        case let controller as UIViewController:
            fillItems(of: controller, element)
            if scene == nil { makeInlineView(of: controller, element) }
        case let recognizer as UIGestureRecognizer: fillByCards(recognizer, element)
        case let item as UIBarItem: fill(item, element)
        case let item as UINavigationItem: fill(item, element)
        default: break
        }
    }

    /// In a .xib the view lies in its controller and is made with it; it is handed out when it is asked for.
    private func makeInlineView(of controller: UIViewController, _ element: IBElement) {
        guard let description = element.child(key: "view"), IBView(description) != nil else { return }
        controller.rareState.inlineView = make(description) as? UIView
    }

    /// What is done with an object once all are there.
    func noteBelongings(of object: NSObject, _ element: IBElement) {
        for child in element.children {
            if child.has("connections") { connections.append((object, child)) }
            if child.has("userDefinedRuntimeAttributes") { runtimeAttributes.append((object, child)) }
        }
    }

    func object(id: String) -> AnyObject? {
        document.object(id: id).flatMap { objects[$0.index] ?? constraints[$0.index] ?? guides[$0.index] }
    }

    // MARK: Finishing
    /// Nothing more is made.
    func end() { decoder = nil }

    /// Attributes by key, connections, embedded scenes; then everybody awakes.
    func finish() {
        defer { end() }
        NibConstraints.build(self)
        for (object, element) in runtimeAttributes { NibAttributes.apply(element, to: object, self) }
        NibConnections.connect(self)
        NibVariations.begin(self)
        for object in created {
            if let responder = object as? UIResponder {
                responder.awakeFromNib()
            } else if MessageSending.responds(object, to: "awakeFromNib") {
                MessageSending.send("awakeFromNib", to: object, [])
            }
        }
    }
}
