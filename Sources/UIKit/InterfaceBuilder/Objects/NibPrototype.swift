import AppleFoundation
import InterfaceBuilder

/// A cell of a storyboard, to be made as often as it is asked for.
@MainActor final class NibPrototype: ReusableViewSource {
    private let source: NibSource
    private let element: IBElement
    private weak var scene: SceneInstance?

    init(_ element: IBElement, _ session: NibSession) {
        self.element = element
        source = session.source
        scene = session.scene
        scene?.noteSegues(of: element)
    }

    func make() -> NSObject? {
        var known: [Int32: AnyObject] = [:]
        if let scene, let owner = scene.owner { known[scene.element.index] = owner }
        let session = NibSession(source: source, objects: known, scene: scene)
        session.expect(element)
        guard let made = session.make(element) else {
            session.end()
            return nil
        }
        session.finish()
        return made
    }
}

extension SceneInstance {
    /// Segues of a prototype can be performed by name before any cell is made of it.
    func noteSegues(of element: IBElement) {
        for list in element.children where list.has("connections") {
            for child in list.children {
                guard case .segue(let segue)? = IBConnection(child), segue.kind != .relationship, segue.kind != .embed else {
                    continue
                }
                templates.append(SegueTemplate(segue, scene: self, origin: nil))
            }
        }
    }
}

extension SegueTemplate: RowSegue {}
