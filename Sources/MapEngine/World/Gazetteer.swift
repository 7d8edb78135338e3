import AppleFoundation

/// Cities with their countries, from GeoNames. Read with the first question.
package final class Gazetteer: Sendable {
    package struct City: Sendable {
        package let name: String
        package let latitude: Double
        package let longitude: Double
        package let point: WorldPoint
        package let population: Int
        package let country: Int
        package let zone: Int
        /// The state's or province's letters, where it has some.
        package let area: String
        package let isCapital: Bool
    }

    package struct Named: Sendable {
        package let code: String
        package let name: String
    }

    /// Largest first.
    package let cities: [City]
    package let countries: [Named]
    package let zones: [String]
    /// The states of the United States by their letters.
    package let states: [Named]
    /// What large cities are called besides.
    private let otherNames: [(name: String, city: Int)]
    private let lock = NSLock()
    /// City numbers by folded name. Made with the first question for a name: maps ask none.
    nonisolated(unsafe) private var knownNames: [String: [Int]]?
    /// City numbers by squares of the world, 256 to a side.
    private let squares: [Int: [Int]]
    private static let squareCount = 256

    package static let shared: Gazetteer? = {
        if let bytes = WorldFiles.bytes(of: "places.bin"), let gazetteer = Gazetteer(bytes) { return gazetteer }
        let sentence =
            "Allium found no gazetteer: it belongs into the folder allium_MapEngine.resources beside the program. No place has a name.\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        return nil
    }()

    package init?(_ bytes: [UInt8]) {
        guard var reader = WorldReader(bytes, magic: "ALLIUMP1") else { return nil }
        countries = (0..<reader.count()).map { _ in Named(code: reader.text(), name: reader.text()) }
        states = (0..<reader.count()).map { _ in Named(code: reader.text(), name: reader.text()) }
        zones = (0..<reader.count()).map { _ in reader.text() }
        var cities: [City] = []
        var otherNames: [(name: String, city: Int)] = []
        var squares: [Int: [Int]] = [:]
        for index in 0..<reader.count() {
            let name = reader.text()
            let (latitude, longitude) = (Double(reader.signed()) / 1e5, Double(reader.signed()) / 1e5)
            let (population, country, zone) = (min(reader.number(), 1 << 40), reader.number(), reader.number())
            let area = reader.text()
            let isCapital = reader.number() == 1
            let point = Mercator.point(latitude: latitude, longitude: longitude)
            cities.append(
                City(
                    name: name, latitude: latitude, longitude: longitude, point: point, population: population,
                    country: country, zone: zone, area: area, isCapital: isCapital))
            for _ in 0..<reader.count() { otherNames.append((reader.text(), index)) }
            squares[Self.square(Self.column(point.x), Self.column(point.y)), default: []].append(index)
        }
        let (countryCount, zoneCount) = (countries.count, zones.count)
        guard !reader.isBroken, cities.allSatisfy({ $0.country < countryCount && $0.zone < zoneCount }) else { return nil }
        (self.cities, self.otherNames, self.squares) = (cities, otherNames, squares)
    }

    // MARK: Squares
    private static func column(_ value: Double) -> Int {
        // What is no number lies nowhere, and is put first.
        value > 0 ? Int(min(value / Mercator.side * Double(squareCount), Double(squareCount - 1))) : 0
    }
    private static func square(_ column: Int, _ row: Int) -> Int { row * squareCount + column }

    /// The cities of a rectangle with so many people at least, largest first, `copy` worlds to the east where it reaches over the date line.
    package func cities(in rect: WorldRect, atLeast population: Int, most: Int = 400) -> [(index: Int, point: WorldPoint)] {
        var result: [(index: Int, point: WorldPoint)] = []
        for copy in rect.copies {
            let part = rect.moved(byX: -Double(copy) * Mercator.side)
            func take(_ index: Int) {
                let city = cities[index]
                guard city.population >= population || (city.isCapital && city.population * 3 >= population),
                    part.holds(city.point)
                else { return }
                result.append((index, WorldPoint(city.point.x + Double(copy) * Mercator.side, city.point.y)))
            }
            let columns = Self.column(max(part.minX, 0))...Self.column(min(max(part.maxX, 0), Mercator.side))
            let rows = Self.column(max(part.minY, 0))...Self.column(min(max(part.maxY, 0), Mercator.side))
            if columns.count * rows.count > 1500 {
                // A large part of the world, with large cities alone: these come first.
                for index in cities.indices {
                    if cities[index].population * 3 < population { break }
                    take(index)
                }
            } else {
                for row in rows { for column in columns { squares[Self.square(column, row)]?.forEach(take) } }
            }
        }
        result.sort { $0.index < $1.index }
        return result.count > most ? Array(result.prefix(most)) : result
    }

    // MARK: Names
    /// Without case, accents and signs.
    package static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(
                decoding: text.utf8.compactMap { byte -> UInt8? in
                    switch byte {
                    case 0x41...0x5A: return byte | 0x20
                    case 0x61...0x7A, 0x30...0x39, 0x20: return byte
                    case 0x2D: return 0x20
                    default: return nil
                    }
                }, as: UTF8.self)
        }
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return String(plain.compactMap { $0 == "-" ? " " : $0.isLetter || $0.isNumber || $0 == " " ? $0 : nil })
    }

    private var byName: [String: [Int]] {
        lock.lock()
        defer { lock.unlock() }
        if let knownNames { return knownNames }
        var names: [String: [Int]] = [:]
        for (index, city) in cities.enumerated() { names[Self.folded(city.name), default: []].append(index) }
        for other in otherNames { names[Self.folded(other.name), default: []].append(other.city) }
        knownNames = names
        return names
    }

    /// Cities that are called so, largest first.
    package func cities(named name: String) -> [Int] { (byName[Self.folded(name)] ?? []).sorted() }

    /// Cities whose names begin so, largest first.
    package func cities(beginning start: String, most: Int = 20) -> [Int] {
        let start = Self.folded(start)
        guard !start.isEmpty else { return [] }
        var found = Set(byName[start] ?? [])
        for (name, indices) in byName where name.hasPrefix(start) { found.formUnion(indices) }
        return Array(found.sorted().prefix(most))
    }

    package func country(named name: String) -> Int? {
        let wanted = Self.folded(name)
        let known = ["usa": "US", "uk": "GB", "united states of america": "US", "great britain": "GB", "england": "GB"]
        let code = known[wanted] ?? (wanted.count == 2 ? wanted.uppercased() : nil)
        return countries.firstIndex { $0.code == code || Self.folded($0.name) == wanted }
    }

    // MARK: Nearby
    /// The city that a place belongs to: large ones reach further, and have their quarters. Metres to its middle besides.
    package func city(near latitude: Double, _ longitude: Double, country code: String? = nil, within reach: Double)
        -> (index: Int, metres: Double)?
    {
        let around = cos(latitude * .pi / 180)
        let degrees = reach / 111_000
        let (north, south) = (min(latitude + degrees, 85), max(latitude - degrees, -85))
        let wide = min(degrees / max(around, 0.02), 180)
        let first = Mercator.point(latitude: north, longitude: longitude - wide)
        let last = Mercator.point(latitude: south, longitude: longitude + wide)
        var near: [(index: Int, metres: Double, share: Double)] = []
        for found in cities(
            in: WorldRect(minX: first.x, minY: first.y, maxX: last.x, maxY: last.y), atLeast: 0, most: .max)
        {
            let city = cities[found.index]
            if let code, countries[city.country].code != code { continue }
            let (dy, dx) = (city.latitude - latitude, remainder(city.longitude - longitude, 360) * around)
            let metres = (dx * dx + dy * dy).squareRoot() * 111_195
            guard metres <= reach else { continue }
            // The land of a city grows with its people.
            near.append((found.index, metres, metres / (1500 * (Double(max(city.population, 15_000)) / 15_000).squareRoot())))
        }
        guard let best = near.min(by: { $0.share < $1.share }) else { return nil }
        // A quarter belongs to its city: to the largest in whose middle it lies, in the same state.
        let home = cities[best.index]
        let whole = near.first { other in
            let city = cities[other.index]
            return other.share < 0.4 && city.country == home.country && city.area == home.area
        }
        let found = whole ?? best
        return (found.index, found.metres)
    }

    package func stateName(_ code: String) -> String? { states.first { $0.code == code }?.name }
}

/// Names of the seas, and where on a map they stand.
package enum Waters {
    package struct Name: Sendable {
        package let text: String
        package let point: WorldPoint
        /// Smallest scale at which it shows, in zoom steps of 256 points for the world.
        package let zoom: Double
        package let isOcean: Bool
    }

    package static let names: [Name] = [
        ocean("Pacific Ocean", 5, -145), ocean("Pacific Ocean", 18, 168), ocean("Atlantic Ocean", 28, -42),
        ocean("Atlantic Ocean", -22, -16), ocean("Indian Ocean", -18, 78), ocean("Arctic Ocean", 80, -160),
        ocean("Arctic Ocean", 81, 60), ocean("Southern Ocean", -62, 95), ocean("Southern Ocean", -62, -120),
        sea("Mediterranean Sea", 34.6, 18.5, 3), sea("Caribbean Sea", 15, -75, 3), sea("Gulf of Mexico", 25, -90, 3),
        sea("Arabian Sea", 14, 64, 2.6), sea("Bay of Bengal", 14, 88, 2.8), sea("South China Sea", 14, 115, 3),
        sea("Philippine Sea", 18, 132, 3), sea("Coral Sea", -17, 154, 3), sea("Tasman Sea", -39, 160, 3),
        sea("Bering Sea", 58, -177, 3), sea("Sea of Okhotsk", 54, 149, 3), sea("Hudson Bay", 60, -85.5, 3),
        sea("Black Sea", 43.2, 34.5, 3.6), sea("Caspian Sea", 41.5, 50.6, 3.8), sea("Red Sea", 20, 38.6, 4),
        sea("North Sea", 56.5, 3.2, 3.6), sea("Baltic Sea", 58.2, 19.8, 4), sea("Norwegian Sea", 68, 3, 3),
        sea("Barents Sea", 74, 38, 3), sea("Kara Sea", 75, 68, 3.4), sea("Labrador Sea", 58, -54, 3),
        sea("Gulf of Guinea", 1, 2, 3.2), sea("Sea of Japan", 40, 134.5, 3.6), sea("Persian Gulf", 26.9, 51.2, 4.4),
        sea("Adriatic Sea", 43, 15.3, 5), sea("Tyrrhenian Sea", 40, 12, 5), sea("Aegean Sea", 38.6, 25.2, 5.2),
        sea("Bay of Biscay", 45.3, -4.6, 4.4), sea("Gulf of Alaska", 57, -146, 3.2), sea("Yellow Sea", 36, 123.4, 4),
        sea("Celtic Sea", 50.3, -8, 5), sea("English Channel", 50.1, -1.6, 5.6), sea("Irish Sea", 53.7, -4.9, 5.8),
    ]

    private static func ocean(_ text: String, _ latitude: Double, _ longitude: Double) -> Name {
        Name(text: text, point: Mercator.point(latitude: latitude, longitude: longitude), zoom: 0, isOcean: true)
    }
    private static func sea(_ text: String, _ latitude: Double, _ longitude: Double, _ zoom: Double) -> Name {
        Name(text: text, point: Mercator.point(latitude: latitude, longitude: longitude), zoom: zoom, isOcean: false)
    }

    /// The ocean that a place at sea belongs to, by the meridians and parallels that part them.
    package static func ocean(latitude: Double, longitude: Double) -> String {
        let east = remainder(longitude, 360)
        if latitude > 66 { return "Arctic Ocean" }
        if latitude < -60 { return "Southern Ocean" }
        // From the Americas, Cape Agulhas and Tasmania to the next of them.
        let isAtlantic =
            latitude > 9 ? (-98...43).contains(east) && !isWestOfAmerica(latitude, east) : (-70...20).contains(east)
        if isAtlantic { return "Atlantic Ocean" }
        if (20...(latitude < -10 ? 147 : 100)).contains(east), latitude < 31 { return "Indian Ocean" }
        return "Pacific Ocean"
    }

    private static func isWestOfAmerica(_ latitude: Double, _ east: Double) -> Bool {
        // The isthmus and Mexico, as a line.
        latitude < 22 ? east < -77 - (latitude - 8) * 1.55 : east < -98
    }
}
