import AppleFoundation
import MapEngine
import TestEvidence
import Testing

@Suite("Map Engine / The world's data")
struct WorldTests {
    private func point(_ latitude: Double, _ longitude: Double) -> WorldPoint {
        Mercator.point(latitude: latitude, longitude: longitude)
    }

    @Test(.documented("PLACE-4")) func `capitals lie in their countries, and oceans in none`() throws {
        let atlas = try #require(Atlas.shared)
        for (code, latitude, longitude) in [
            ("ES", 40.4168, -3.7038), ("DE", 52.52, 13.405), ("US", 38.9072, -77.0369), ("BR", -15.7939, -47.8828),
            ("JP", 35.6895, 139.6917), ("AU", -35.2809, 149.13), ("ZA", -25.7479, 28.2293), ("LS", -29.31, 27.48),
            ("NZ", -40.35, 175.61), ("RU", 66.2, -172), ("FR", 48.8566, 2.3522), ("MN", 47.92, 106.92),
        ] {
            #expect(atlas.country(at: point(latitude, longitude))?.code == code)
            #expect(atlas.isLand(at: point(latitude, longitude)))
        }
        for (latitude, longitude) in [(0.0, -30.0), (30, -150), (-40, 80), (-40.4168, 176.2962 + 6), (0, 179.99), (42, 50.5)] {
            #expect(atlas.country(at: point(latitude, longitude)) == nil && !atlas.isLand(at: point(latitude, longitude)))
        }
        for (latitude, longitude) in [(47.6, -87.5), (-1.0, 33.0), (60.8, 31.5), (44.0, -87.0)] {
            #expect(atlas.isLake(at: point(latitude, longitude)), "\(latitude) \(longitude)")
        }
        #expect(!atlas.isLake(at: point(48, 11)))
    }

    /// From a world of 2048 points to pixels of 20 metres, where it has no more detail; smaller ones lose corners of a pixel.
    @Test(.documented("PLACE-3")) func `capes and the date line lie within a pixel of where PROJ puts them`() throws {
        let atlas = try #require(Atlas.shared)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Oracles/capes.txt")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(rows.count > 80)
        for zoom in [3.0, 6, 9, 12] {
            let scale = 512 * pow(2, zoom) / Mercator.side
            for row in rows {
                let fields = row.split(separator: " ")
                let numbers = fields.dropFirst(2).compactMap { Double($0) }
                let cape = WorldPoint(numbers[2] * Mercator.side, numbers[3] * Mercator.side)
                let point = Mercator.point(latitude: numbers[0], longitude: numbers[1])
                #expect(abs(point.x - cape.x) * scale < 0.01 && abs(point.y - cape.y) * scale < 0.01, "\(row)")
                // A line of the land or of a border goes through it.
                let rect = WorldRect(
                    minX: cape.x - 8 / scale, minY: cape.y - 8 / scale, maxX: cape.x + 8 / scale, maxY: cape.y + 8 / scale)
                var nearest = Double.infinity
                for shapes in [atlas.land, atlas.borders] {
                    let lines = Outlines(shapes, in: rect, unit: atlas.unit, pixelsPerUnit: scale, smallest: 0)
                    for index in 0..<lines.count {
                        let line = Array(lines.line(index))
                        for place in stride(from: 2, to: line.count, by: 2) {
                            let (x, y) = (line[place - 2], line[place - 1])
                            let (dx, dy) = (line[place] - x, line[place + 1] - y)
                            let length = dx * dx + dy * dy
                            let share = length > 0 ? max(0, min(1, ((8 - x) * dx + (8 - y) * dy) / length)) : 0
                            nearest = min(nearest, hypot(x + dx * share - 8, y + dy * share - 8))
                        }
                    }
                }
                #expect(nearest < 1, "\(fields[0]) \(fields[1]) at \(zoom): \(nearest)")
            }
        }
    }

    @Test(.ours) func `the world is whole: land without borders, borders without coasts`() throws {
        let atlas = try #require(Atlas.shared)
        #expect(atlas.countries.count == 241 && atlas.land.count > 1000 && atlas.borders.count > 300)
        #expect(atlas.lakes.count > 300 && atlas.rivers.count > 400 && atlas.towns.count > 1500)
        #expect(atlas.countries.first { $0.code == "CH" }.map { atlas.country(at: $0.label)?.code } == "CH")
    }

    @Test(.ours) func `broken files are refused whatever is cut off or turned round`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/MapEngine/Resources/World")
        for name in ["world.bin", "places.bin"] {
            let whole = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            let reads: ([UInt8]) -> Bool = { name == "world.bin" ? Atlas($0) != nil : Gazetteer($0) != nil }
            #expect(reads(whole) && !reads([]) && !reads(Array("ALLIUMX1".utf8)))
            for length in [8, 9, 100, whole.count / 2, whole.count - 1] { #expect(!reads(Array(whole.prefix(length)))) }
            var noise = SystemNoise()
            // Anywhere, and where the numbers are by which others are found.
            for (turn, reach) in [whole.count, whole.count, 96, 96, 96, 200_000].enumerated() {
                var other = whole
                for _ in 0..<(turn < 2 ? 200 : 3) {
                    other[16 + Int(noise.next() % UInt64(reach - 16))] = UInt8(truncatingIfNeeded: noise.next())
                }
                use(other, as: name)
            }
        }
    }

    /// What is read of a broken file may be anything, but nothing outside of it.
    private func use(_ bytes: [UInt8], as name: String) {
        let rect = WorldRect(minX: 0, minY: 0, maxX: Mercator.side, maxY: Mercator.side)
        if name == "world.bin" {
            guard let atlas = Atlas(bytes) else { return }
            for shapes in [atlas.land, atlas.borders, atlas.lakes, atlas.rivers] {
                _ = Outlines(shapes, in: rect, unit: atlas.unit, pixelsPerUnit: 1e-5)
            }
            _ = atlas.country(at: point(48, 11))
        } else {
            guard let places = Gazetteer(bytes) else { return }
            _ = places.cities(in: rect, atLeast: 1_000_000)
            _ = places.city(near: 48, 11, within: 100_000)
            for index in places.cities(named: "Madrid") { _ = places.cities[index] }
            for city in places.cities.prefix(1000) { _ = places.countries[city.country].name + places.zones[city.zone] }
        }
    }

    private struct SystemNoise {
        var state: UInt64 = 22
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 17
        }
    }

    @Test(.ours) func `outlines keep inside what they are asked for, and show the same at any depth`() throws {
        let atlas = try #require(Atlas.shared)
        for zoom in [1.0, 4, 8, 12, 16, 20] {
            let scale = 256 * pow(2, zoom) / Mercator.side
            let middle = point(43.7, 7.4)
            let rect = WorldRect(
                minX: middle.x - 200 / scale, minY: middle.y - 200 / scale, maxX: middle.x + 200 / scale,
                maxY: middle.y + 200 / scale)
            let outlines = Outlines(atlas.land, in: rect, unit: atlas.unit, pixelsPerUnit: scale)
            #expect(outlines.points.allSatisfy { $0.isFinite })
            if zoom > 16 { #expect(outlines.points.allSatisfy { abs($0) < 16_001 }) }
            // Winding of the outlines about the middle says what the atlas says.
            var isInside = false
            for index in 0..<outlines.count {
                let line = Array(outlines.line(index))
                var last = line.count - 2
                for place in stride(from: 0, to: line.count, by: 2) {
                    if (line[place + 1] > 200) != (line[last + 1] > 200) {
                        let share = (200 - line[place + 1]) / (line[last + 1] - line[place + 1])
                        if 200 < line[place] + (line[last] - line[place]) * share { isInside.toggle() }
                    }
                    last = place
                }
            }
            if zoom >= 8 { #expect(isInside == atlas.isLand(at: middle), "zoom \(zoom)") }
        }
    }

    @Test(.ours) func `points heap up with those near them, kinds apart`() {
        let clusters = Clusters(xs: [0, 5, 100, 104, 2], ys: [0, 0, 0, 3, 0], kinds: [0, 0, 0, 0, 1], reach: 20)
        #expect(clusters.heap == [0, 0, 1, 1, 2] && clusters.first == [0, 2, 4])
        #expect(clusters.groups == [[0, 1], [2, 3]])
        #expect(Clusters(xs: [0, 0], ys: [0, 0], kinds: [-1, -1], reach: 20).first == [0, 1])
        #expect(
            Clusters(
                xs: Array(repeating: 1, count: 100_000), ys: Array(repeating: 1, count: 100_000),
                kinds: Array(repeating: 0, count: 100_000), reach: 20
            ).first == [0])
        #expect(Clusters(xs: [.nan, .infinity], ys: [0, 0], kinds: [0, 0], reach: 20).first.count == 2)
    }
}

@Suite("Map Engine / The gazetteer")
struct GazetteerTests {
    @Test(.documented("PLACE-5")) func `cities are found by name, whatever the case and the accents`() throws {
        let places = try #require(Gazetteer.shared)
        for (index, city) in places.cities.enumerated() where index % 7 == 0 {
            #expect(places.cities(named: city.name).contains(index), "\(city.name)")
        }
        #expect(places.cities.count > 30_000 && places.cities[0].population > 20_000_000)
        for (name, code) in [
            ("Madrid", "ES"), ("zurich", "CH"), ("ZÜRICH", "CH"), ("são paulo", "BR"), ("Münster", "DE"), ("Tokio", "JP"),
        ] {
            let city = try #require(places.cities(named: name).first.map { places.cities[$0] }, "\(name)")
            #expect(places.countries[city.country].code == code)
        }
        #expect(places.cities(named: "Nowhere at all").isEmpty)
        #expect(places.cities(beginning: "Barcel").first.map { places.cities[$0].name } == "Barcelona")
        #expect(places.country(named: "USA").map { places.countries[$0].code } == "US")
        #expect(places.country(named: "Spain").map { places.countries[$0].code } == "ES")
    }

    @Test(.ours) func `a place belongs to the city around it`() throws {
        let places = try #require(Gazetteer.shared)
        for (name, latitude, longitude) in [
            ("Madrid", 40.43, -3.68), ("Sydney", -33.87, 151.21), ("Palmerston North", -40.35, 175.6),
            ("New York City", 40.65, -73.95), ("Jersey City", 40.728, -74.078), ("Eaubonne", 48.99, 2.28),
        ] {
            let found = try #require(places.city(near: latitude, longitude, within: 50_000))
            #expect(places.cities[found.index].name == name && found.metres < 10_000, "\(places.cities[found.index].name)")
        }
        #expect(places.city(near: 0, -30, within: 200_000) == nil)
        #expect(places.city(near: 65, 179.99, within: 500_000) != nil, "over the date line")
    }

    @Test(.ours) func `oceans have their names`() {
        for (name, latitude, longitude) in [
            ("Atlantic Ocean", 30.0, -40.0), ("Atlantic Ocean", -20, -10), ("Pacific Ocean", 0, -140),
            ("Pacific Ocean", 20, 170),
            ("Pacific Ocean", 10, -100), ("Indian Ocean", -20, 80), ("Indian Ocean", 10, 65), ("Arctic Ocean", 85, 0),
            ("Southern Ocean", -65, 20), ("Pacific Ocean", -40, 179), ("Atlantic Ocean", 25, -90), ("Pacific Ocean", 12, -92),
        ] { #expect(Waters.ocean(latitude: latitude, longitude: longitude) == name, "\(latitude) \(longitude)") }
    }
}
