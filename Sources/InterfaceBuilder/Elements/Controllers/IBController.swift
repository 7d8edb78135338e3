package struct IBController {
    package enum Kind: String, Sendable {
        case viewController, tableViewController, navigationController, tabBarController, collectionViewController
        case splitViewController, pageViewController, hostingController, glkViewController, avPlayerViewController
    }

    package let element: IBElement
    package let kind: Kind

    package init?(_ element: IBElement) {
        guard element.elementClass == .controller, let kind = Kind(rawValue: element.name) else { return nil }
        self.element = element
        self.kind = kind
    }

    package var id: String? { element.id }
    package var storyboardIdentifier: String? { element.string("storyboardIdentifier") }
    package var title: String? { element.string("title") }
    package var nibName: String? { element.string("nibName") }
    package var customClass: IBCustomClass? { element.customClass }
    package var hidesBottomBarWhenPushed: Bool { element.bool("hidesBottomBarWhenPushed", default: false) }
    package var definesPresentationContext: Bool { element.bool("definesPresentationContext", default: false) }
    package var extendsUnderOpaqueBars: Bool { element.bool("extendedLayoutIncludesOpaqueBars", default: false) }
    package var presentationStyle: String? { element.string("modalPresentationStyle") }
    package var transitionStyle: String? { element.string("modalTransitionStyle") }
    package var respectsSystemMinimumMargins: Bool {
        element.bool("viewRespectsSystemMinimumLayoutMargins", default: true)
    }

    package var view: IBView? { element.child(key: "view").flatMap(IBView.init) }
    /// The guides of the time before safe areas, by side.
    package func layoutGuide(_ type: String) -> IBElement? {
        element.first("layoutGuides")?.children.first { $0.string("type") == type }
    }
    package var navigationItem: IBElement? { element.first("navigationItem") }
    package var tabBarItem: IBElement? { element.first("tabBarItem") }
    package var toolbarItems: [IBElement] { element.first("toolbarItems").map { Array($0.children) } ?? [] }
    package var connections: [IBConnection] { element.connections }
    package var segues: [IBSegue] {
        connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
    }

    /// Nil: all edges.
    package var extendedEdges: Set<String>? {
        element.first("extendedEdge", key: "edgesForExtendedLayout").map { edge in
            let sides: [(String, IBName)] = [("top", "top"), ("left", "left"), ("bottom", "bottom"), ("right", "right")]
            return Set(sides.filter { edge.bool($0.1, default: false) }.map(\.0))
        }
    }
    package var preferredContentSize: IBSize? {
        element.children.first { $0.key == "contentSizeForViewInPopover" || $0.key == "preferredContentSize" }.map {
            IBSize(width: $0.number("width", default: 0), height: $0.number("height", default: 0))
        }
    }
}
