import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Takes the place of a view whose class isn't there yet: as large as the real one, with all that it holds.
final class StandInView: UIControl {
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
        case "switch": return CGSize(width: 51, height: 31)
        case "slider": return CGSize(width: none, height: 33)
        case "stepper": return CGSize(width: 94, height: 32)
        case "segmentedControl": return CGSize(width: none, height: 31)
        case "progressView": return CGSize(width: none, height: element.string("progressViewStyle") == "bar" ? 2.5 : 4)
        case "activityIndicatorView":
            let isLarge = ["large", "whiteLarge"].contains(element.string("style") ?? "")
            return isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
        case "pageControl": return CGSize(width: none, height: 26)
        case "pickerView": return CGSize(width: none, height: 216)
        case "datePicker": return CGSize(width: none, height: 216)
        case "searchBar": return CGSize(width: none, height: 56)
        case "textField": return CGSize(width: none, height: element.string("borderStyle") == "roundedRect" ? 34 : 22)
        case "navigationBar": return CGSize(width: none, height: 44)
        case "toolbar": return CGSize(width: none, height: 44)
        case "tabBar": return CGSize(width: none, height: 49)
        default: return CGSize(width: none, height: none)
        }
    }
}

/// Takes the place of a container controller that isn't there yet: it shows its first child.
final class StandInController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let child = children.first, let content = child.view else { return }
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }
}

/// How often each class was missed.
@MainActor package enum StandIns {
    package private(set) static var counts: [String: Int] = [:]
    static func count(_ name: String) { counts[name, default: 0] += 1 }
}
