import CoreLocation
import UIKit

/// Two halves, one above the other or side by side: a place, and the one on the other end of the globe.
///
/// The halves don't know each other. Their parent observes where each goes, and sends the other to the antipode.
public final class AntipodeController: UIViewController {
    public let here: FlipController
    public let there: FlipController
    private let line = UIView()

    private var observations: [NSKeyValueObservation] = []

    public init(location: CLLocation = CLLocation(latitude: 40.4168, longitude: -3.7038)) {
        here = FlipController(name: "Here", location: location)
        there = FlipController(name: "Antipode", location: location.antipode)
        super.init(nibName: nil, bundle: nil)
        observations = [
            here.observe(\.currentLocation) { [weak self] half, _ in self?.there.show(half.currentLocation.antipode) },
            there.observe(\.currentLocation) { [weak self] half, _ in self?.here.show(half.currentLocation.antipode) },
        ]
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for half in [here, there] {
            addChild(half)
            view.addSubview(half.view)
            half.didMove(toParent: self)
        }
        line.backgroundColor = .systemBackground
        view.addSubview(line)
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let frames = Self.halves(of: view.bounds)
        here.view.frame = frames.0
        there.view.frame = frames.1
        line.frame =
            frames.0.minY == frames.1.minY
            ? CGRect(x: frames.0.maxX, y: 0, width: Self.gap, height: view.bounds.height)
            : CGRect(x: 0, y: frames.0.maxY, width: view.bounds.width, height: Self.gap)
    }

    private static let gap: CGFloat = 4

    /// Along the longer side.
    private static func halves(of bounds: CGRect) -> (CGRect, CGRect) {
        let isWide = bounds.width > bounds.height
        let length = ((isWide ? bounds.width : bounds.height) - gap) / 2
        let first = bounds.divided(atDistance: length, from: isWide ? .minXEdge : .minYEdge)
        let second = bounds.divided(atDistance: length, from: isWide ? .maxXEdge : .maxYEdge)
        return (first.slice, second.slice)
    }

    public override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        Self.halves(of: CGRect(origin: .zero, size: parentSize)).0.size
    }
}
