import AppleFoundation
import CoreLocation
import UIKit

/// What a GeoJSON file holds: shapes, or features with shapes.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes with a name and properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
    public let identifier: String?
    /// The feature's `properties`, as JSON.
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
        super.init()
    }
}

/// Reads GeoJSON (RFC 7946): places are [longitude, latitude].
open class MKGeoJSONDecoder: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    /// The features of a collection, a feature, or the shapes of a geometry. What isn't GeoJSON is `MKError.decodingFailed`, with a
    /// sentence that says where.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        let value: Any
        do { value = try JSONSerialization.jsonObject(with: data) } catch {
            throw Self.failure("it is no JSON", underlying: error)
        }
        guard let object = value as? [String: Any] else { throw Self.failure("it is no object") }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [Any] else { throw Self.failure("the collection has no features") }
            return try features.map { feature in
                guard let feature = feature as? [String: Any], feature["type"] as? String == "Feature" else {
                    throw Self.failure("a feature is none")
                }
                return try Self.feature(feature)
            }
        case "Feature": return [try Self.feature(object)]
        default: return try Self.shapes(object)
        }
    }

    // MARK: Parts
    private static func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        var identifier = object["id"] as? String
        if identifier == nil, let number = object["id"] as? NSNumber { identifier = number.stringValue }
        var properties: Data?
        if let values = object["properties"] as? [String: Any] {
            properties = try JSONSerialization.data(withJSONObject: values, options: [.sortedKeys])
        }
        // A feature may have no place.
        let geometry = try (object["geometry"] as? [String: Any]).map { try shapes($0) } ?? []
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
    }

    private static func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let kind = object["type"] as? String ?? ""
        if kind == "GeometryCollection" {
            guard let parts = object["geometries"] as? [[String: Any]] else { throw failure("\(kind) has no geometries") }
            return try parts.flatMap { try shapes($0) }
        }
        guard let list = object["coordinates"] as? [Any] else {
            throw failure("\(kind.isEmpty ? "it" : kind) has no coordinates")
        }
        switch kind {
        case "Point":
            let point = MKPointAnnotation()
            point.coordinate = try place(list)
            return [point]
        case "MultiPoint": return [MKMultiPoint(MKMultiPoint.mapPoints(try places(list, atLeast: 0, kind)))]
        case "LineString": return [try line(list)]
        case "MultiLineString": return [MKMultiPolyline(try lists(list, kind).map { try line($0) })]
        case "Polygon": return [try polygon(list)]
        case "MultiPolygon": return [MKMultiPolygon(try lists(list, kind).map { try polygon($0) })]
        default: throw failure("“\(kind)” is no kind of geometry")
        }
    }

    private static func line(_ list: [Any]) throws -> MKPolyline {
        MKPolyline(points: MKMultiPoint.mapPoints(try places(list, atLeast: 2, "LineString")))
    }

    /// The first ring is its edge, the others are holes.
    private static func polygon(_ list: [Any]) throws -> MKPolygon {
        let rings = try lists(list, "Polygon").map { try places($0, atLeast: 4, "Polygon") }
        guard let edge = rings.first else { throw failure("Polygon has no ring") }
        let holes = rings.dropFirst().map { MKPolygon(points: MKMultiPoint.mapPoints($0), nil) }
        return MKPolygon(points: MKMultiPoint.mapPoints(edge), holes.isEmpty ? nil : holes)
    }

    private static func lists(_ list: [Any], _ kind: String) throws -> [[Any]] {
        guard let lists = list as? [[Any]] else { throw failure("\(kind) needs lists of coordinates") }
        return lists
    }

    private static func places(_ list: [Any], atLeast least: Int, _ kind: String) throws -> [CLLocationCoordinate2D] {
        let places = try lists(list, kind).map { try place($0) }
        guard places.count >= least else { throw failure("\(kind) needs \(least) places, and has \(places.count)") }
        return places
    }

    private static func place(_ list: [Any]) throws -> CLLocationCoordinate2D {
        guard list.count >= 2, let longitude = (list[0] as? NSNumber)?.doubleValue,
            let latitude = (list[1] as? NSNumber)?.doubleValue
        else { throw failure("a place is two numbers: longitude and latitude") }
        let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(place) else { throw failure("\(longitude), \(latitude) is no place of the world") }
        return place
    }

    private static func failure(_ sentence: String, underlying: (any Error)? = nil) -> MKError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: "This GeoJSON can't be read: \(sentence)."]
        info[NSUnderlyingErrorKey] = underlying
        return MKError(.decodingFailed, userInfo: info)
    }
}
