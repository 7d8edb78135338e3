import AppleFoundation
import MapEngine

/// Names for places and places for names, out of the gazetteer: cities, states, countries and oceans. Streets it has none.
enum PlaceFinder {
    /// How far a city without many people reaches, and how far one looks for the nearest at all.
    private static let reach = 25_000.0
    private static let farthest = 600_000.0

    // MARK: Names of a place
    static func place(at location: CLLocation) -> CLPlacemark? {
        let (latitude, longitude) = (location.coordinate.latitude, location.coordinate.longitude)
        guard CLLocationCoordinate2DIsValid(location.coordinate), let gazetteer = Gazetteer.shared else { return nil }
        let point = Mercator.point(latitude: latitude, longitude: longitude)
        let country = Atlas.shared?.country(at: point)
        var parts = CLPlacemark.Parts()
        parts.location = location
        let near = gazetteer.city(near: latitude, longitude, country: country?.code, within: reach)
        guard country != nil || near != nil else { return water(parts, latitude, longitude, gazetteer) }
        let nearest = near ?? gazetteer.city(near: latitude, longitude, country: country?.code, within: farthest)
        if let nearest {
            fill(&parts, gazetteer.cities[nearest.index], gazetteer)
            if near == nil { parts.names[\.locality] = nil }
        }
        if let country, parts.names[\.isoCountryCode] == nil {
            parts.names[\.isoCountryCode] = country.code
            parts.names[\.country] = gazetteer.countries.first { $0.code == country.code }?.name ?? country.name
        }
        parts.names[\.name] = parts.names[\.locality] ?? parts.names[\.administrativeArea] ?? parts.names[\.country]
        return finished(parts, radius: reach)
    }

    private static func water(
        _ parts: CLPlacemark.Parts, _ latitude: Double, _ longitude: Double, _ gazetteer: Gazetteer
    ) -> CLPlacemark {
        var parts = parts
        let name = Waters.ocean(latitude: latitude, longitude: longitude)
        parts.names[\.ocean] = name
        parts.names[\.name] = name
        return finished(parts, radius: 500_000)
    }

    private static func fill(_ parts: inout CLPlacemark.Parts, _ city: Gazetteer.City, _ gazetteer: Gazetteer) {
        let country = gazetteer.countries[city.country]
        parts.names[\.locality] = city.name
        parts.names[\.isoCountryCode] = country.code
        parts.names[\.country] = country.name
        if !city.area.isEmpty { parts.names[\.administrativeArea] = city.area }
        parts.timeZone = TimeZone(identifier: gazetteer.zones[city.zone])
    }

    private static func finished(_ parts: CLPlacemark.Parts, radius: Double) -> CLPlacemark {
        var parts = parts
        if let location = parts.location {
            parts.region = CLCircularRegion(
                center: location.coordinate, radius: radius,
                identifier: String(
                    format: "<%+.8f,%+.8f> radius %.2f", location.coordinate.latitude, location.coordinate.longitude, radius))
        }
        return CLPlacemark(parts)
    }

    // MARK: Places of a name
    /// The city, state or country that an address ends with; the largest one, unless a region says which.
    static func places(named address: String, in region: CLRegion?) -> [CLPlacemark] {
        guard let gazetteer = Gazetteer.shared else { return [] }
        let parts = address.split { $0 == "," || $0 == "\n" }.map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty
        }
        guard let last = parts.last else { return [] }
        // What comes last may say in which country or state the rest is.
        var (country, state, rest): (Int?, String?, ArraySlice<String>) = (nil, nil, parts[...])
        if parts.count > 1 {
            if let found = gazetteer.country(named: last),
                last.count > 2 || gazetteer.states.allSatisfy({ $0.code != last.uppercased() })
            {
                country = found
                rest = rest.dropLast()
            }
            if let text = rest.last, rest.count > 1 || country != nil, let found = self.state(text, gazetteer), rest.count > 1 {
                state = found
                rest = rest.dropLast()
            }
        }
        // An address begins with what is smallest: the first part that names a city.
        for part in rest {
            let found = gazetteer.cities(named: withoutNumbers(part)).filter { index in
                let city = gazetteer.cities[index]
                if let country, city.country != country { return false }
                if let state, city.area != state { return false }
                return true
            }
            guard let best = nearest(found, region, gazetteer) else { continue }
            return [placemark(gazetteer.cities[best], gazetteer)]
        }
        guard parts.count == 1 || rest.isEmpty, let found = country ?? gazetteer.country(named: last) else { return [] }
        return [placemark(country: gazetteer.countries[found], gazetteer)].compactMap { $0 }
    }

    private static func state(_ text: String, _ gazetteer: Gazetteer) -> String? {
        let word = withoutNumbers(text)
        return gazetteer.states.first {
            $0.code == word.uppercased() || Gazetteer.folded($0.name) == Gazetteer.folded(word)
        }?.code
    }

    /// Postal codes stand before or behind names.
    private static func withoutNumbers(_ text: String) -> String {
        text.split(separator: " ").filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    }

    private static func nearest(_ found: [Int], _ region: CLRegion?, _ gazetteer: Gazetteer) -> Int? {
        guard let circle = region as? CLCircularRegion else { return found.first }
        func away(_ index: Int) -> Double {
            let city = gazetteer.cities[index]
            let place = CLLocationCoordinate2D(latitude: city.latitude, longitude: city.longitude)
            return Geodesic(from: circle.center, to: place).distance
        }
        let inside = found.filter { away($0) <= circle.radius }
        return inside.first ?? found.first
    }

    static func placemark(_ city: Gazetteer.City, _ gazetteer: Gazetteer) -> CLPlacemark {
        var parts = CLPlacemark.Parts()
        parts.location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: city.latitude, longitude: city.longitude), altitude: 0,
            horizontalAccuracy: 100, verticalAccuracy: -1, timestamp: Date())
        fill(&parts, city, gazetteer)
        parts.names[\.name] = city.name
        return finished(parts, radius: 1000 + Double(city.population).squareRoot() * 10)
    }

    private static func placemark(country: Gazetteer.Named, _ gazetteer: Gazetteer) -> CLPlacemark? {
        guard let shape = Atlas.shared?.countries.first(where: { $0.code == country.code }) else { return nil }
        let place = Mercator.place(shape.label)
        var parts = CLPlacemark.Parts()
        parts.location = CLLocation(latitude: place.latitude, longitude: place.longitude)
        parts.names[\.isoCountryCode] = country.code
        parts.names[\.country] = country.name
        parts.names[\.name] = country.name
        return finished(parts, radius: 500_000)
    }
}

extension CLPlacemark {
    /// A place without names.
    package convenience init(at location: CLLocation) { self.init(Parts(location: location)) }

    /// What maps find by a text: cities that are called so or begin so, in and around a rectangle first.
    package static func places(beginning text: String, most: Int) -> [CLPlacemark] {
        guard let gazetteer = Gazetteer.shared else { return [] }
        return gazetteer.cities(beginning: text, most: most).map { PlaceFinder.placemark(gazetteer.cities[$0], gazetteer) }
    }
    package static func places(named text: String, in region: CLRegion?) -> [CLPlacemark] {
        PlaceFinder.places(named: text, in: region)
    }
}
