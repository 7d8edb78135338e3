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
        if let file = WorldFiles.sections(of: "world.bin", magic: magic), let atlas = Atlas(file) { return atlas }
        let sentence =
            "Allium found no map of the world: it belongs into the folder allium_MapEngine.resources beside the program. Maps show water.\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        return nil
    }()

    private static let magic = "ALLIUMW2"

    package convenience init?(_ bytes: [UInt8]) {
        guard let file = WorldSections(bytes, magic: Self.magic) else { return nil }
        self.init(file)
    }

    /// As the file has a country.
    private struct Record {
        let first, end, x, y, rank, code, name, length: UInt32
    }

    private struct Layer {
        let first, end: UInt32
    }

    init?(_ file: WorldSections) {
        guard let numbers = file.section(0, of: UInt32.self), numbers.count == 2, numbers[0] > 0,
            let store = Shapes.Store(file, points: 1, lines: 2, rings: 4, numbers: 5),
            let layers = file.section(3, of: Layer.self), layers.count == 7, let records = file.section(6, of: Record.self)
        else { return nil }
        let (lineCount, ringCount) = (store.lines.count, store.rings.count)
        guard numbers[1] <= ringCount, layers.allSatisfy({ $0.first <= $0.end && $0.end <= lineCount }),
            records.allSatisfy({ $0.first <= $0.end && $0.end <= ringCount })
        else { return nil }
        let unit = Mercator.side / Double(numbers[0])
        func layer(_ index: Int, isClosed: Bool) -> Shapes {
            Shapes(store, lines: Int(layers[index].first)..<Int(layers[index].end), isClosed: isClosed)
        }
        land = Shapes(store, rings: 0..<Int(numbers[1]))
        countryRings = Shapes(store, rings: 0..<store.rings.count)
        borders = layer(0, isClosed: false)
        (lakes, ice, shelves) = (layer(1, isClosed: true), layer(2, isClosed: true), layer(3, isClosed: true))
        (towns, rivers, provinces) = (layer(4, isClosed: true), layer(5, isClosed: false), layer(6, isClosed: false))
        countries = records.map { record in
            let rings = Int(record.first)..<Int(record.end)
            let width = store.rings[rings].map { Double($0.maxX) - Double($0.minX) }.max() ?? 0
            return Country(
                code: WorldSections.letters(record.code), name: file.text(record.name, record.length),
                label: WorldPoint(Double(record.x) * unit, Double(record.y) * unit), rank: Int(record.rank),
                width: width * unit, rings: rings)
        }
        self.unit = unit
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
