import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// What takes the place of something that isn't there yet.
@MainActor protocol StandIn {}

/// Takes the place of a view whose class isn't there yet: as large as the real one, with all that it holds.
final class StandInView: UIControl, StandIn {
    private let natural: CGSize
    /// The element's name.
    let kind: String

    required init?(coder: NSCoder) {
        let element = (coder as? NibDecoder)?.element
        kind = element?.name ?? "view"
        natural = element.map(Self.naturalSize) ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { natural }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: natural.width < 0 ? bounds.width : natural.width, height: natural.height < 0 ? bounds.height : natural.height
        )
    }

    private static func naturalSize(_ element: IBElement) -> CGSize {
        let none = UIView.noIntrinsicMetric
        switch element.name {
        case "pickerView": return CGSize(width: none, height: 216)
        case "datePicker": return CGSize(width: none, height: 216)
        case "searchBar": return CGSize(width: none, height: 56)
        case "textField": return CGSize(width: none, height: element.string("borderStyle") == "roundedRect" ? 34 : 22)
        default: return CGSize(width: none, height: none)
        }
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
