import AppleFoundation
import InterfaceBuilder

/// Scenes of files that have changed since they were made.
extension SceneInstance {
    /// Gives a controller its scene again, as the file describes it now; its view is another matter. False where the scene is gone.
    static func renew(_ controller: UIViewController) -> Bool {
        guard let old = controller.controllerRarities?.scene as? SceneInstance, let (element, source) = old.current else {
            return false
        }
        let scene = SceneInstance(element, UIStoryboard(source: source), source)
        return scene.make { coder in
            controller.rareState.scene = scene
            controller.decodeController(from: coder)
            return controller
        } === controller
    }

    /// Whether the file says something else of a controller than when it was made, or of where the app begins.
    static func hasChanged(_ controller: UIViewController) -> Bool {
        guard let old = controller.controllerRarities?.scene as? SceneInstance else { return false }
        guard let (element, source) = old.current else { return true }
        let wasFirst = old.source.document.root.object("initialViewController")?.id == old.element.id
        let isFirst = source.document.root.object("initialViewController")?.id == element.id
        return wasFirst != isFirst || words(of: old.element, old.source) != words(of: element, source)
    }

    /// The same scene in the file as it is now.
    private var current: (element: IBElement, source: NibSource)? {
        guard let id = element.id, let source = NibLibrary.source(.storyboard, named: source.name, in: source.bundle),
            let element = source.document.object(id: id), IBController(element) != nil
        else { return nil }
        return (element, source)
    }

    /// All that a file says of an element, with the texts of the language in use.
    private static func words(of root: IBElement, _ source: NibSource) -> [String] {
        var words: [String] = []
        var names: Set<Substring> = []
        var pending = [root]
        while let element = pending.popLast() {
            words.append(element.name)
            words += element.attributes.map { "\($0.name)=\($0.value)" }
            words.append(element.text)
            if let id = element.id { names.insert(Substring(id)) }
            pending += Array(element.children).reversed()
        }
        let texts = (source.strings ?? [:]).filter { names.contains($0.key.prefix { $0 != "." }) }
        return words + texts.map { "\($0.key)=\($0.value)" }.sorted()
    }
}
