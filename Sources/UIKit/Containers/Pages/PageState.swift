import AppleFoundation
import CoreGraphics

/// What a page view controller remembers.
struct PageState {
    typealias Controller = UIPageViewController

    /// Pages beside the shown ones, as far as the data source was asked.
    enum Neighbours {
        case unknown
        case known([UIViewController])
    }

    let style: Controller.TransitionStyle
    let orientation: Controller.NavigationOrientation
    let spacing: CGFloat
    var spine: Controller.SpineLocation
    var isDoubleSided: Bool
    var current: [UIViewController] = []
    var before = Neighbours.unknown
    var after = Neighbours.unknown
    var turn: PageTurn?
    /// The queue goes back to its middle: no finger turns a page.
    var isCentring = false
    /// The page view controller disappears or has disappeared.
    var isGoing = false
    /// The delegate is being asked for the spine: pages that it sets are for the new one.
    var isChoosingSpine = false
    var forNewSpine: (() -> Void)?
    var dots: (count: Int, index: Int)?
    /// Another data source has not yet been asked for the dots.
    var owesDots = false

    init(
        style: Controller.TransitionStyle, orientation: Controller.NavigationOrientation, options: [Controller.OptionsKey: Any]
    ) {
        self.style = style
        self.orientation = orientation
        let number = { (key: Controller.OptionsKey) -> Double? in
            switch options[key] {
            case let value as NSNumber: return value.doubleValue
            case let value as Int: return Double(value)
            case let value as CGFloat: return Double(value)
            case let value as Double: return value
            case let value as Controller.SpineLocation: return Double(value.rawValue)
            default: return nil
            }
        }
        spacing = style == .scroll ? CGFloat(number(.interPageSpacing) ?? 0) : 0
        if style == .scroll {
            spine = .none
        } else {
            spine = Controller.SpineLocation(rawValue: Int(number(.spineLocation) ?? 1)) ?? .min
            if spine == .none { spine = .min }
        }
        isDoubleSided = spine == .mid
    }

    mutating func forgetNeighbours() {
        before = .unknown
        after = .unknown
    }

    /// The data source was asked and has no page there.
    func hasNone(_ direction: Controller.NavigationDirection) -> Bool {
        if case .known(let list) = direction == .forward ? after : before { return list.isEmpty }
        return false
    }

    var isHorizontal: Bool { orientation == .horizontal }

    /// How many controllers a turn needs.
    func required(animated: Bool) -> Int {
        if style == .scroll { return 1 }
        if spine == .mid { return 2 }
        return isDoubleSided && animated ? 2 : 1
    }

    /// Of one page.
    func size(of whole: CGSize) -> CGSize {
        guard spine == .mid else { return whole }
        return isHorizontal
            ? CGSize(width: whole.width / 2, height: whole.height) : CGSize(width: whole.width, height: whole.height / 2)
    }
}

/// A turn from some pages to others, as far as it has gone.
@MainActor final class PageTurn {
    let from: [UIViewController]
    let to: [UIViewController]
    let direction: UIPageViewController.NavigationDirection
    /// The delegate hears of it.
    let isByHand: Bool
    var progress: CGFloat = 0
    var curl: PageCurlView?
    var completion: ((Bool) -> Void)?
    /// It runs by itself now, or follows a scroll view that a finger moves.
    var isEnding = false
    /// Where it runs to: 0 or 1.
    var target: CGFloat?
    var isAnimated = false

    init(
        from: [UIViewController], to: [UIViewController], direction: UIPageViewController.NavigationDirection, isByHand: Bool
    ) {
        self.from = from
        self.to = to
        self.direction = direction
        self.isByHand = isByHand
    }
}
