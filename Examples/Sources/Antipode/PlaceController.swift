import CoreLocation
import MapKit
import UIKit

/// The back of the map: the place in its middle, in words.
public final class PlaceController: UIViewController {
    public var location: CLLocation { didSet { if isViewLoaded { update() } } }
    private let geocoder = CLGeocoder()
    public let placeLabel = UILabel()
    private let name = PlaceRow(title: "Name")
    private let sun = PlaceRow(title: "Noon")
    private let way = PlaceRow(title: "To the other end")

    public init(location: CLLocation) {
        self.location = location
        super.init(nibName: nil, bundle: nil)
        title = "Place"
    }

    public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        placeLabel.font = .preferredFont(forTextStyle: .title2, weight: .semibold)
        placeLabel.adjustsFontForContentSizeCategory = true
        placeLabel.textAlignment = .center
        let rows = UIStackView(arrangedSubviews: [name, PlaceLine(), sun, PlaceLine(), way])
        rows.axis = .vertical
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.addSubview(rows)
        let stack = UIStackView(arrangedSubviews: [placeLabel, card])
        stack.axis = .vertical
        stack.spacing = 16
        for part in [rows, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(stack)
        let wide = stack.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor, constant: -2 * 20)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420), wide,
            rows.topAnchor.constraint(equalTo: card.topAnchor), rows.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        update()
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        update()
    }

    private func update() {
        placeLabel.text = location.text
        let minutes = Int((720 - location.coordinate.longitude * 4).rounded())
        let turned = (minutes % 1440 + 1440) % 1440
        sun.value = String(format: "%d:%02d GMT", turned / 60, turned % 60)
        way.value = MKDistanceFormatter.kilometres(location.distance(from: location.antipode))
        // Only who can be seen asks: a geocoder has others to serve.
        if view.window != nil { findName() }
    }

    private func findName() {
        geocoder.cancelGeocode()
        name.value = "Thinking…"
        geocoder.reverseGeocodeLocation(location) { [weak self] places, _ in
            guard let place = places?.first else { return }
            let parts = [place.locality, place.country ?? place.ocean].compactMap { $0 }
            self?.name.value = parts.joined(separator: ", ")
        }
    }

    /// What was found of it.
    public var placeName: String? { name.value }
}

extension MKDistanceFormatter {
    static func kilometres(_ metres: CLLocationDistance) -> String {
        let formatter = MKDistanceFormatter()
        formatter.units = .metric
        return formatter.string(fromDistance: metres)
    }
}

/// A title on the left, a value on the right.
final class PlaceRow: UIView {
    private let valueLabel = UILabel()
    var value: String? {
        get { valueLabel.text }
        set { valueLabel.text = newValue }
    }

    init(title: String) {
        super.init(frame: .zero)
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.textColor = .secondaryLabel
        for label in [titleLabel, valueLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 44), titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            valueLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            valueLabel.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("This row is made in code.") }
}

/// The thin line between two rows.
final class PlaceLine: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .separator
    }

    required init?(coder: NSCoder) { fatalError("This line is made in code.") }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 0.5) }
}

extension UIFont {
    /// A text style in another weight, as large as the reader wants it.
    static func preferredFont(forTextStyle style: TextStyle, weight: Weight) -> UIFont {
        let plain = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: plain.pointSize, weight: weight))
    }
}
