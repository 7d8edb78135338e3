import MapKit
import UIKit

/// A map beside a list of the same places. What is chosen in one is chosen in the other; only their parent knows of both.
public final class PlacesController: UIViewController {
    public let map: PlacesMapController
    public let list: PlacesListController
    private let line = UIView()

    public init(places: [Place] = Place.samples) {
        map = PlacesMapController(places: places)
        list = PlacesListController(places: places)
        super.init(nibName: nil, bundle: nil)
        title = "Places"
        map.didSelect = { [weak self] place in self?.list.show(place) }
        list.didSelect = { [weak self] place in self?.map.show(place) }
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for child in [map, list] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        line.backgroundColor = .separator
        view.addSubview(line)
    }

    /// Side by side where there is room for that, else the map above the list.
    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let isWide = bounds.width > bounds.height
        let parts =
            isWide
            ? bounds.divided(atDistance: min(340, bounds.width * 0.4), from: .minXEdge)
            : bounds.divided(atDistance: bounds.height * 0.55, from: .maxYEdge)
        list.view.frame = parts.slice
        map.view.frame = parts.remainder
        line.frame =
            isWide
            ? CGRect(x: parts.slice.maxX, y: 0, width: 0.5, height: bounds.height)
            : CGRect(x: 0, y: parts.slice.minY, width: bounds.width, height: 0.5)
    }
}
