import AppleFoundation

/// The world in lines and rings: Natural Earth's 1:50 million. Read when the first map shows.
package final class Atlas: Sendable {
    package struct Country: Sendable {
        package let code: String
        package let name: String
        /// Where its name stands.
        package let label: WorldPoint
        /// 1 is for the largest: how soon its name is shown.
        package let rank: Int
        /// How wide its largest part is.
        package let width: Double
        let rings: Range<Int>
    }

    package let land: Shapes
    package let borders: Shapes
    package let lakes: Shapes
    package let ice: Shapes
    package let shelves: Shapes
    package let towns: Shapes
    package let rivers: Shapes
    package let provinces: Shapes
    package let countries: [Country]
    private let countryRings: Shapes
    /// Units of the world in one of the grid.
    package let unit: Double

    /// Nil, once and with a sentence, where the file is missing.
    package static let shared: Atlas? = {
        if let bytes = WorldFiles.bytes(of: "world.bin"), let atlas = Atlas(bytes) { return atlas }
        let sentence =
            "Allium found no map of the world: it belongs into the folder allium_MapEngine.resources beside the program. Maps show water.\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        return nil
    }()

    package init?(_ bytes: [UInt8]) {
        guard var reader = WorldReader(bytes, magic: "ALLIUMW1") else { return nil }
        let grid = reader.number()
        guard grid > 0 else { return nil }
        unit = Mercator.side / Double(grid)
        var arcs = Shapes(isClosed: false)
        var borderNumbers: [Int] = []
        for index in 0..<reader.count() {
            if reader.byte() == 1 { borderNumbers.append(index) }
            arcs.read(&reader)
        }
        var borders = Shapes(isClosed: false)
        for number in borderNumbers { borders.join([number], of: arcs) }
        var land = Shapes(isClosed: true)
        for _ in 0..<reader.count() {
            let numbers = (0..<reader.count()).map { _ in reader.signed() }
            land.join(numbers, of: arcs)
        }
        var rings = Shapes(isClosed: true)
        var countries: [Country] = []
        for _ in 0..<reader.count() {
            let (code, name) = (reader.text(), reader.text())
            let label = WorldPoint(Double(reader.number()) * unit, Double(reader.number()) * unit)
            let rank = reader.number()
            let first = rings.count
            for _ in 0..<reader.count() {
                let numbers = (0..<reader.count()).map { _ in reader.signed() }
                rings.join(numbers, of: arcs)
            }
            let width = rings.parts[first...].map { Double($0.maxX) - Double($0.minX) }.max() ?? 0
            countries.append(
                Country(code: code, name: name, label: label, rank: rank, width: width * unit, rings: first..<rings.count))
        }
        var rest: [Shapes] = []
        for isClosed in [true, true, true, true, false, false] {
            var shapes = Shapes(isClosed: isClosed)
            for _ in 0..<reader.count() { shapes.read(&reader) }
            rest.append(shapes)
        }
        guard !reader.isBroken else { return nil }
        (self.land, self.borders, self.countries, countryRings) = (land, borders, countries, rings)
        (lakes, ice, shelves, towns, rivers, provinces) = (rest[0], rest[1], rest[2], rest[3], rest[4], rest[5])
    }

    /// The country in whose borders a place lies; nil at sea.
    package func country(at point: WorldPoint) -> Country? {
        let point = point.inWorld
        let (x, y) = (point.x / unit, point.y / unit)
        return countries.first { country in
            // Even-odd over all its rings, so that a country within it is not its own.
            country.rings.reduce(false) { countryRings.holds(x, y, part: $1) != $0 }
        }
    }

    package func isLand(at point: WorldPoint) -> Bool {
        let point = point.inWorld
        return (0..<land.count).reduce(false) { land.holds(point.x / unit, point.y / unit, part: $1) != $0 }
    }

    package func isLake(at point: WorldPoint) -> Bool {
        let point = point.inWorld
        return (0..<lakes.count).contains { lakes.holds(point.x / unit, point.y / unit, part: $0) }
    }
}
