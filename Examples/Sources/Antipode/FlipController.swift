import CoreLocation
import UIKit

/// One of the two halves: a map, and on its back the place in words. It flips from one to the other.
///
/// It keeps both at the same place. Where a finger has moved the map can be observed here; what that means elsewhere it doesn't know.
public final class FlipController: UIViewController {
    public let map: MapController
    public let place: PlaceController
    public let flipButton = UIButton(configuration: .filled())
    /// Where a finger has moved the map.
    @objc public dynamic private(set) var currentLocation: CLLocation
    public private(set) var isFlipping = false
    private let stage = UIView()
    private let nameLabel = UILabel()
    private let nameChip = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    private var observation: NSKeyValueObservation?

    public init(name: String, location: CLLocation) {
        map = MapController(location: location)
        place = PlaceController(location: location)
        currentLocation = location
        super.init(nibName: nil, bundle: nil)
        title = name
        observation = map.observe(\.currentLocation) { [weak self] map, _ in
            self?.place.location = map.currentLocation
            self?.currentLocation = map.currentLocation
        }
    }

    public required init?(coder: NSCoder) { fatalError("A half is made in code.") }

    /// Both sides go there; nobody hears of it.
    public func show(_ location: CLLocation) {
        map.show(location)
        place.location = location
    }

    /// The one of the two that shows.
    public var front: UIViewController { children.last ?? map }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        stage.frame = view.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stage)
        addChild(map)
        fit(map)
        stage.addSubview(map.view)
        map.didMove(toParent: self)

        nameLabel.text = title
        nameLabel.font = .preferredFont(forTextStyle: .subheadline, weight: .semibold)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameChip.layer.cornerRadius = 10
        nameChip.clipsToBounds = true
        nameChip.contentView.addSubview(nameLabel)
        flipButton.configuration?.cornerStyle = .capsule
        flipButton.configuration?.baseBackgroundColor = .secondarySystemGroupedBackground
        flipButton.configuration?.baseForegroundColor = .tintColor
        flipButton.configuration?.contentInsets = .zero
        flipButton.layer.shadowOpacity = 0.18
        flipButton.layer.shadowRadius = 6
        flipButton.layer.shadowOffset = CGSize(width: 0, height: 2)
        flipButton.addAction(UIAction { [weak self] _ in self?.flip() }, for: .touchUpInside)
        updateButton()
        for part in [nameLabel, nameChip, flipButton] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(nameChip)
        view.addSubview(flipButton)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: nameChip.leadingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(equalTo: nameChip.trailingAnchor, constant: -12),
            nameLabel.topAnchor.constraint(equalTo: nameChip.topAnchor, constant: 7),
            nameLabel.bottomAnchor.constraint(equalTo: nameChip.bottomAnchor, constant: -7),
            nameChip.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            nameChip.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            flipButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            flipButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
            flipButton.widthAnchor.constraint(equalToConstant: 44), flipButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    /// Turns the half over, as a card.
    public func flip(animated: Bool = true) {
        guard !isFlipping, isViewLoaded else { return }
        let from = front
        let to: UIViewController = from === map ? place : map
        isFlipping = true
        from.willMove(toParent: nil)
        addChild(to)
        fit(to)
        transition(
            from: from, to: to, duration: animated ? 0.5 : 0,
            options: to === place ? .transitionFlipFromRight : .transitionFlipFromLeft, animations: nil
        ) { [weak self] _ in
            from.removeFromParent()
            to.didMove(toParent: self)
            self?.isFlipping = false
            self?.updateButton()
        }
    }

    private func fit(_ child: UIViewController) {
        child.view.frame = stage.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func updateButton() {
        let showsMap = front === map
        flipButton.configuration?.image = UIImage(
            systemName: showsMap ? "info" : "map",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
        flipButton.accessibilityLabel = "\(showsMap ? "Place" : "Map") of \(title ?? "")"
    }
}
