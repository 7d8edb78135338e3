import AppleFoundation
import CoreGraphics
import CoreLocation
import MapKit
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("MapKit / Tiles of a folder", .serialized)
struct TileTests {
    /// A folder of tiles that goes with the test.
    private final class Folder {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-\(UUID().uuidString)")
        var template: String { "file://\(place.path)/{z}/{x}/{y}@{scale}.png" }

        func write(_ data: Data, _ z: Int, _ x: Int, _ y: Int, scale: Int) throws {
            let file = place.appendingPathComponent("\(z)/\(x)/\(y)@\(scale).png")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }

        deinit { try? FileManager.default.removeItem(at: place) }
    }

    /// Left half red, right half blue.
    private func picture() throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 256, height: 256), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 128, height: 256))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 128, y: 0, width: 128, height: 256))
        }
        return try #require(image.pngData())
    }

    /// A map whose step of size is 5, in the middle of the tile (17, 11).
    private func scene() -> (scene: MapScene, rect: MKMapRect) {
        let side = MKMapSize.world.width / 32
        let rect = MKMapRect(x: 17 * side, y: 11 * side, width: side, height: side)
        let scene = MapScene()
        let map = scene.map
        let (width, height) = (Double(map.bounds.width) / 256 * side, Double(map.bounds.height) / 256 * side)
        map.visibleMapRect = MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
        scene.watch.makeRenderer = { MKTileOverlayRenderer(overlay: $0) }
        return (scene, rect)
    }

    private func color(_ scene: MapScene, _ rect: MKMapRect, _ x: Double, _ y: Double) throws -> String {
        let place = MKMapPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        let color = try #require(scene.color(at: scene.map.convert(place.coordinate, toPointTo: nil)))
        if color.red > 0.95, color.green < 0.05, color.blue < 0.05 { return "red" }
        return color.blue > 0.95 && color.green < 0.05 && color.red < 0.05 ? "blue" : "map"
    }

    @Test(.documented("MKTileOverlay.urlTemplate, MKTileOverlay.loadTile(at:result:)"))
    func `tiles of a folder show where they belong, and what is missing or broken shows nothing`() throws {
        let (scene, rect) = scene()
        let folder = Folder()
        let scale = Int(scene.map.traitCollection.displayScale)
        try folder.write(picture(), 5, 17, 11, scale: scale)
        try folder.write(Data("no picture".utf8), 5, 17, 10, scale: scale)
        try folder.write(picture().prefix(60), 5, 17, 12, scale: scale)
        let overlay = MKTileOverlay(urlTemplate: folder.template)
        scene.map.addOverlay(overlay)
        scene.stage.settle()
        #expect(try color(scene, rect, 0.25, 0.5) == "red" && color(scene, rect, 0.75, 0.2) == "blue")
        #expect(try color(scene, rect, 0.25, -0.1) == "map" && color(scene, rect, 0.25, 1.1) == "map")
        scene.map.removeOverlay(overlay)
        scene.stage.settle()
        #expect(try color(scene, rect, 0.25, 0.5) == "map")
    }

    @Test(.documented("MKTileOverlay.isGeometryFlipped, MKTileOverlay.minimumZ, MKTileOverlayRenderer.reloadData()"))
    func `rows may be counted from the south, and steps of size have their limits`() throws {
        let (scene, rect) = scene()
        let folder = Folder()
        try folder.write(picture(), 5, 17, 31 - 11, scale: Int(scene.map.traitCollection.displayScale))
        let overlay = MKTileOverlay(urlTemplate: folder.template)
        overlay.isGeometryFlipped = true
        scene.map.addOverlay(overlay)
        scene.stage.settle()
        #expect(try color(scene, rect, 0.25, 0.5) == "red")
        overlay.minimumZ = 6
        let renderer = try #require(scene.map.renderer(for: overlay) as? MKTileOverlayRenderer)
        renderer.reloadData()
        scene.stage.settle()
        #expect(try color(scene, rect, 0.25, 0.5) == "map")
        overlay.minimumZ = 0
        overlay.maximumZ = 4
        renderer.reloadData()
        scene.stage.settle()
        #expect(try color(scene, rect, 0.25, 0.5) == "map")
    }

    @Test(.documented("MKTileOverlay.canReplaceMapContent")) func `tiles may stand in the place of the map`() throws {
        let (scene, _) = scene()
        let overlay = MKTileOverlay(urlTemplate: nil)
        let place = scene.map.convert(CLLocationCoordinate2D(latitude: 48, longitude: 15), toPointTo: nil)
        let land = try #require(scene.color(at: place))
        overlay.canReplaceMapContent = true
        scene.map.addOverlay(overlay, level: .aboveLabels)
        scene.stage.settle()
        let empty = try #require(scene.color(at: place))
        #expect(land.red > 0.9 && empty.red < 0.7)
        scene.map.removeOverlay(overlay)
        scene.stage.settle()
        #expect(try #require(scene.color(at: place)) == land)
    }

    @Test(.documented("MKTileOverlay.url(forTilePath:)")) func `a template becomes an address, and servers are not reached`() {
        let overlay = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlay.Path(x: 3, y: 5, z: 7, contentScaleFactor: 2)
        #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/7/3/5@2x.png")
        #expect(overlay.tileSize == CGSize(width: 256, height: 256) && overlay.minimumZ == 0 && overlay.maximumZ == 21)
        var answers: [(Data?, (any Error)?)] = []
        overlay.loadTile(at: path) { answers.append(($0, $1)) }
        #expect(answers.isEmpty)
        Stage().advance(by: 0)
        #expect(answers.count == 1 && answers[0].0 == nil && (answers[0].1 as? URLError)?.code == .notConnectedToInternet)
    }
}

@Suite("MapKit / GeoJSON")
struct GeoJSONTests {
    private func decode(_ text: String) throws -> [any MKGeoJSONObject] { try MKGeoJSONDecoder().decode(Data(text.utf8)) }

    @Test(.documented("MKGeoJSONDecoder.decode(_:), MKGeoJSONFeature")) func `a collection is its features with their shapes`()
        throws
    {
        let objects = try decode(
            """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": "rhine", "properties": {"length": 1233, "b": [1]}, "geometry":
                {"type": "LineString", "coordinates": [[8.7, 46.6], [7.6, 47.6], [4.1, 52.0, 3]]}},
              {"type": "Feature", "id": 7, "properties": null, "geometry": {"type": "GeometryCollection", "geometries": [
                {"type": "Point", "coordinates": [179.5, -17]},
                {"type": "MultiPolygon", "coordinates": [[[[0,0],[4,0],[4,4],[0,0]], [[1,1],[2,1],[2,2],[1,1]]], [[[9,9],[10,9],[10,10],[9,9]]]]}]}},
              {"type": "Feature", "properties": {}, "geometry": null}]}
            """)
        let features = objects.compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.count == 3 && features.map(\.identifier) == ["rhine", "7", nil])
        #expect(features[0].properties.map { String(decoding: $0, as: UTF8.self) } == #"{"b":[1],"length":1233}"#)
        #expect(features[1].properties == nil && features[2].geometry.isEmpty)
        let line = try #require(features[0].geometry.first as? MKPolyline)
        #expect(line.pointCount == 3 && abs(line.points()[2].coordinate.latitude - 52) < 1e-9)
        let point = try #require(features[1].geometry.first as? MKPointAnnotation)
        #expect(point.coordinate.latitude == -17 && point.coordinate.longitude == 179.5)
        let polygons = try #require(features[1].geometry.last as? MKMultiPolygon).polygons
        #expect(polygons.count == 2 && polygons[0].interiorPolygons?.count == 1 && polygons[1].interiorPolygons == nil)
    }

    @Test(.documented("MKGeoJSONDecoder.decode(_:)")) func `a geometry alone is its shape`() throws {
        #expect(try decode(#"{"type": "Point", "coordinates": [1, 2]}"#).first is MKPointAnnotation)
        #expect(try decode(#"{"type": "Polygon", "coordinates": [[[0,0],[1,0],[1,1],[0,0]]]}"#).first is MKPolygon)
        #expect(try decode(#"{"type": "MultiLineString", "coordinates": [[[0,0],[1,0]]]}"#).first is MKMultiPolyline)
        let points = try decode(#"{"type": "MultiPoint", "coordinates": [[0,0],[1,0]]}"#).first as? MKMultiPoint
        #expect(points?.pointCount == 2)
        #expect(try decode(#"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}}"#).count == 1)
    }

    @Test(.documented("MKError.decodingFailed")) func `what is no GeoJSON says why`() {
        for (text, word) in [
            ("", "no JSON"), ("[1]", "no object"), (#"{"type": "Feature"#, "no JSON"), ("{}", "no coordinates"),
            (#"{"type": "FeatureCollection"}"#, "no features"), (#"{"type": "FeatureCollection", "features": [3]}"#, "none"),
            (#"{"type": "Sphere", "coordinates": []}"#, "“Sphere”"),
            (#"{"type": "Point", "coordinates": ["a", 2]}"#, "two numbers"),
            (#"{"type": "Point", "coordinates": [200, 2]}"#, "no place of the world"),
            (#"{"type": "LineString", "coordinates": [[1, 2]]}"#, "needs 2 places"),
            (#"{"type": "Polygon", "coordinates": [[[0,0],[1,1],[0,0]]]}"#, "needs 4 places"),
            (#"{"type": "Polygon", "coordinates": []}"#, "no ring"),
            (#"{"type": "MultiPolygon", "coordinates": [1]}"#, "lists"),
        ] {
            do {
                _ = try decode(text)
                Issue.record("\(text) was read")
            } catch {
                #expect((error as? MKError)?.code == .decodingFailed)
                let sentence = (error as? MKError)?.userInfo[NSLocalizedDescriptionKey] as? String ?? ""
                #expect(sentence.contains(word), "\(text): \(sentence)")
            }
        }
    }
}
