/// A storyboard's scene: a controller and the objects that live and die with it.
package struct IBScene {
    package let element: IBElement

    package var id: String? { element.string("sceneID") }
    package var objects: [IBElement] { element.first("objects").map { Array($0.children) } ?? [] }
    package var controller: IBController? { objects.lazy.compactMap(IBController.init).first }
    /// A reference to a scene of another storyboard.
    package var reference: IBStoryboardReference? {
        objects.first { $0.has("viewControllerPlaceholder") }.map(IBStoryboardReference.init)
    }
    package var exit: IBElement? { objects.first { $0.has("exit") } }
    package var firstResponder: IBElement? { objects.first { $0.has("placeholder") } }
    /// Views beside the controller's own: in no hierarchy, reachable by outlets.
    package var looseViews: [IBView] { objects.compactMap(IBView.init) }
}

package struct IBStoryboardReference {
    package let element: IBElement

    package init(element: IBElement) { self.element = element }

    /// Nil: an empty reference, which leads nowhere.
    package var storyboardName: String? { element.string("storyboardName") }
    /// Nil: the storyboard's initial controller.
    package var identifier: String? { element.string("referencedIdentifier") }
    package var bundleIdentifier: String? { element.string("bundleIdentifier") }
}
