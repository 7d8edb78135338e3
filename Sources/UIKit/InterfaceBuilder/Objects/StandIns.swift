import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// What takes the place of something that isn't there yet.
@MainActor protocol StandIn {}

/// A class of UIKit that isn't here yet, as far as interface files need it. Once its card is here its line counts no more.
@MainActor struct AbsentClass {
    let name: String
    /// The nearest class above it.
    let base: NSObject.Type
    /// As tall as objects of the real one are, whatever they hold.
    var height: (IBElement) -> CGFloat = { _ in UIView.noIntrinsicMetric }

    /// By their elements.
    static let named: [String: AbsentClass] = [:]
}

/// Takes the place of a view whose class isn't there yet: as large as the real one, with all that it holds.
final class StandInView: UIControl, StandIn {
    private let natural: CGSize
    /// The element's name.
    let kind: String

    required init?(coder: NSCoder) {
        let element = (coder as? NibDecoder)?.element
        kind = element?.name ?? "view"
        let height = element.flatMap { AbsentClass.named[$0.name]?.height($0) } ?? UIView.noIntrinsicMetric
        natural = CGSize(width: UIView.noIntrinsicMetric, height: height)
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { natural }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: natural.width < 0 ? bounds.width : natural.width, height: natural.height < 0 ? bounds.height : natural.height
        )
    }
}

/// Takes the place of a table, a collection or a text: scrolls through all that the file says it holds.
final class StandInScrollView: UIScrollView, StandIn {
    /// The element's name.
    let kind: String

    required init?(coder: NSCoder) {
        kind = (coder as? NibDecoder)?.element.name ?? "scrollView"
        super.init(coder: coder)
        contentSize.height = subviews.reduce(0) { max($0, $1.frame.maxY) }
    }
}

/// Takes the place of a controller of a table or a collection.
final class StandInController: UIViewController, StandIn {}

/// How often each class was missed.
@MainActor package enum StandIns {
    package static var counts: [String: Int] { Unsupported.interfaceElement.names.mapValues(\.count) }

    /// UIKit's class that stands for each.
    package static var bases: [String: String] { Unsupported.interfaceElement.names.mapValues(\.base) }

    static func count(_ name: String, _ type: NSObject.Type) {
        Unsupported.interfaceElement.report(name, instead: base(of: type))
    }

    private static func base(of type: NSObject.Type) -> String {
        if type == StandInScrollView.self { return "UIScrollView" }
        if type == StandInController.self { return "UIViewController" }
        return type == StandInView.self ? "UIView" : Diagnostics.typeName(type)
    }
}
