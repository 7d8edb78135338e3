import MapKit

/// A city. A map shows it as it is: whatever has a coordinate can be an annotation.
public final class Place: NSObject, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    public let title: String?
    public let subtitle: String?

    init(_ name: String, _ country: String, _ latitude: Double, _ longitude: Double) {
        (title, subtitle) = (name, country)
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    public static let samples = [
        Place("Amsterdam", "Netherlands", 52.374, 4.890), Place("Antwerp", "Belgium", 51.220, 4.400),
        Place("Barcelona", "Spain", 41.389, 2.159), Place("Basel", "Switzerland", 47.558, 7.573),
        Place("Berlin", "Germany", 52.524, 13.411), Place("Bern", "Switzerland", 46.948, 7.447),
        Place("Bologna", "Italy", 44.494, 11.339), Place("Brussels", "Belgium", 50.850, 4.349),
        Place("Cologne", "Germany", 50.933, 6.950), Place("Copenhagen", "Denmark", 55.676, 12.566),
        Place("Dresden", "Germany", 51.051, 13.738), Place("Florence", "Italy", 43.779, 11.246),
        Place("Frankfurt", "Germany", 50.116, 8.684), Place("Geneva", "Switzerland", 46.202, 6.146),
        Place("Genoa", "Italy", 44.407, 8.934), Place("Ghent", "Belgium", 51.050, 3.717),
        Place("Hamburg", "Germany", 53.551, 9.993), Place("Lisbon", "Portugal", 38.717, -9.133),
        Place("London", "United Kingdom", 51.509, -0.126), Place("Lyon", "France", 45.749, 4.847),
        Place("Madrid", "Spain", 40.417, -3.703), Place("Marseille", "France", 43.297, 5.381),
        Place("Milan", "Italy", 45.464, 9.190), Place("Munich", "Germany", 48.137, 11.575),
        Place("Naples", "Italy", 40.852, 14.268), Place("Paris", "France", 48.853, 2.349),
        Place("Prague", "Czechia", 50.088, 14.421), Place("Rome", "Italy", 41.892, 12.511),
        Place("Rotterdam", "Netherlands", 51.923, 4.478), Place("Toulouse", "France", 43.604, 1.444),
        Place("Turin", "Italy", 45.071, 7.687), Place("Utrecht", "Netherlands", 52.091, 5.122),
        Place("Venice", "Italy", 45.437, 12.333), Place("Vienna", "Austria", 48.208, 16.372),
        Place("Zurich", "Switzerland", 47.367, 8.550),
    ]
}
