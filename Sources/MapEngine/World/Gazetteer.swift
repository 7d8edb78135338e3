import AppleFoundation

/// Cities with their countries, from GeoNames: a file that is read where it lies, so that the first question is as quick as the others.
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

    /// As the file has a city.
    fileprivate struct Record {
        let name, length: UInt32
        let latitude, longitude: Int32
        let population, countryAndCapital, zone, area: UInt32

        var isCapital: Bool { countryAndCapital >> 16 & 1 == 1 }
        var point: WorldPoint { Mercator.point(latitude: Double(latitude) / 1e5, longitude: Double(longitude) / 1e5) }
    }

    /// All of them, largest first, made as they are asked for.
    package struct Cities: RandomAccessCollection, Sendable {
        fileprivate let file: WorldSections
        fileprivate nonisolated(unsafe) let records: UnsafeBufferPointer<Record>
        fileprivate let countryCount, zoneCount: Int

        package var startIndex: Int { 0 }
        package var endIndex: Int { records.count }

        package subscript(index: Int) -> City {
            let record = records[index]
            return City(
                name: file.text(record.name, record.length), latitude: Double(record.latitude) / 1e5,
                longitude: Double(record.longitude) / 1e5, point: record.point, population: Int(record.population),
                country: Swift.min(Int(record.countryAndCapital & 0xFFFF), countryCount - 1),
                zone: Swift.min(Int(record.zone), zoneCount - 1),
                area: WorldSections.letters(record.area), isCapital: record.isCapital)
        }
    }

    package let cities: Cities
    package let countries: [Named]
    package let zones: [String]
    /// The states of the United States by their letters.
    package let states: [Named]
    private let file: WorldSections
    private var records: UnsafeBufferPointer<Record> { cities.records }
    /// Cities by squares of the world, 256 to a side: a square in the upper half of a number, a city in the lower one. Sorted.
    private nonisolated(unsafe) let squares: UnsafeBufferPointer<UInt32>
    /// Folded names and the cities that are called so, sorted by their letters.
    private nonisolated(unsafe) let names: UnsafeBufferPointer<NameRecord>
    private static let squareCount = 256

    private struct NameRecord {
        let text, length, city: UInt32
    }

    private struct NamedRecord {
        let code, name, length: UInt32
    }

    private struct TextRecord {
        let text, length: UInt32
    }

    package static let shared: Gazetteer? = {
        if let file = WorldFiles.sections(of: "places.bin", magic: magic), let gazetteer = Gazetteer(file) { return gazetteer }
        let sentence =
            "Allium found no gazetteer: it belongs into the folder allium_MapEngine.resources beside the program. No place has a name.\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        return nil
    }()

    private static let magic = "ALLIUMP2"

    package convenience init?(_ bytes: [UInt8]) {
        guard let file = WorldSections(bytes, magic: Self.magic) else { return nil }
        self.init(file)
    }

    init?(_ file: WorldSections) {
        guard let countries = file.section(0, of: NamedRecord.self), let states = file.section(1, of: NamedRecord.self),
            let zones = file.section(2, of: TextRecord.self), let records = file.section(3, of: Record.self),
            let squares = file.section(4, of: UInt32.self), let names = file.section(5, of: NameRecord.self),
            !countries.isEmpty, !zones.isEmpty
        else { return nil }
        func named(_ records: UnsafeBufferPointer<NamedRecord>) -> [Named] {
            records.map { Named(code: WorldSections.letters($0.code), name: file.text($0.name, $0.length)) }
        }
        (self.countries, self.states) = (named(countries), named(states))
        self.zones = zones.map { file.text($0.text, $0.length) }
        cities = Cities(file: file, records: records, countryCount: countries.count, zoneCount: zones.count)
        (self.file, self.squares, self.names) = (file, squares, names)
    }

    // MARK: Squares
    private static func column(_ value: Double) -> Int {
        // What is no number lies nowhere, and is put first.
        value > 0 ? Int(min(value / Mercator.side * Double(squareCount), Double(squareCount - 1))) : 0
    }
    private static func square(_ column: Int, _ row: Int) -> Int { row * squareCount + column }

    /// The first place in something sorted at which nothing comes before any more.
    private static func first(_ count: Int, where comesBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if comesBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The cities of a rectangle with so many people at least, largest first, `copy` worlds to the east where it reaches over the date line.
    package func cities(in rect: WorldRect, atLeast population: Int, most: Int = 400) -> [(index: Int, point: WorldPoint)] {
        var result: [(index: Int, point: WorldPoint)] = []
        for copy in rect.copies {
            let part = rect.moved(byX: -Double(copy) * Mercator.side)
            func take(_ index: Int) {
                guard records.indices.contains(index) else { return }
                let record = records[index]
                let people = Int(record.population)
                guard people >= population || (record.isCapital && people * 3 >= population) else { return }
                let point = record.point
                guard part.holds(point) else { return }
                result.append((index, WorldPoint(point.x + Double(copy) * Mercator.side, point.y)))
            }
            let columns = Self.column(max(part.minX, 0))...Self.column(min(max(part.maxX, 0), Mercator.side))
            let rows = Self.column(max(part.minY, 0))...Self.column(min(max(part.maxY, 0), Mercator.side))
            if columns.count * rows.count > 1500 {
                // A large part of the world, with large cities alone: these come first.
                for index in records.indices {
                    if Int(records[index].population) * 3 < population { break }
                    take(index)
                }
            } else {
                for row in rows {
                    let (low, high) = (
                        UInt32(Self.square(columns.lowerBound, row)) << 16, UInt32(Self.square(columns.upperBound, row))
                    )
                    var place = Self.first(squares.count) { squares[$0] < low }
                    while place < squares.count, squares[place] >> 16 <= high {
                        take(Int(squares[place] & 0xFFFF))
                        place += 1
                    }
                }
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

    /// The cities whose folded names are, or begin with, some folded text.
    private func cities(folded text: String, isWhole: Bool) -> [Int] {
        let wanted = Array(text.utf8)
        return wanted.withUnsafeBytes { wanted in
            // How a name stands to the text: as far as this goes, where only the beginning counts.
            func order(_ index: Int) -> Int {
                let record = names[index]
                guard let name = file.textBytes(record.text, record.length) else { return 1 }
                let common = min(name.count, wanted.count)
                for place in 0..<common where name[place] != wanted[place] { return name[place] < wanted[place] ? -1 : 1 }
                if name.count < wanted.count { return -1 }
                return isWhole && name.count > wanted.count ? 1 : 0
            }
            var place = Self.first(names.count) { order($0) < 0 }
            var found: Set<Int> = []
            while place < names.count, order(place) == 0 {
                if records.indices.contains(Int(names[place].city)) { found.insert(Int(names[place].city)) }
                place += 1
            }
            return found.sorted()
        }
    }

    /// Cities that are called so, largest first.
    package func cities(named name: String) -> [Int] { cities(folded: Self.folded(name), isWhole: true) }

    /// Cities whose names begin so, largest first.
    package func cities(beginning start: String, most: Int = 20) -> [Int] {
        let start = Self.folded(start)
        return start.isEmpty ? [] : Array(cities(folded: start, isWhole: false).prefix(most))
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
