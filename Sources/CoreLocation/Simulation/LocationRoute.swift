@_spi(House) import AppleFoundation
import CExpat

/// Places in their order, with times or without.
public struct LocationRoute: Sendable {
    public struct Point: Sendable {
        public var coordinate: CLLocationCoordinate2D
        public var altitude: CLLocationDistance
        public var time: Date?

        public init(_ coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance = 0, time: Date? = nil) {
            (self.coordinate, self.altitude, self.time) = (coordinate, altitude, time)
        }
    }

    public struct Unreadable: Error, CustomStringConvertible {
        public let description: String
    }

    public var points: [Point]

    public init(_ points: [Point]) { self.points = points }

    /// A file as Xcode's simulator takes it: its waypoints, or, where it has none, the points of its tracks and routes.
    public init(gpx file: URL) throws {
        guard let data = try? Data(contentsOf: file) else { throw Unreadable(description: "\(file.path) can't be read.") }
        do {
            try self.init(gpx: data)
        } catch let error as Unreadable {
            throw Unreadable(description: "\(file.path): \(error.description)")
        }
    }

    public init(gpx data: Data) throws {
        let reader = RouteReader()
        if let problem = reader.read(data) { throw Unreadable(description: problem) }
        points = reader.waypoints.isEmpty ? reader.trackPoints : reader.waypoints
        if points.isEmpty { throw Unreadable(description: "has no points.") }
    }
}

/// Reads GPX with expat.
private final class RouteReader {
    private(set) var waypoints: [LocationRoute.Point] = []
    private(set) var trackPoints: [LocationRoute.Point] = []
    private var point: LocationRoute.Point?
    private var text = ""
    private var problem: String?
    private var parser: XML_Parser?

    func read(_ data: Data) -> String? {
        guard let parser = XML_ParserCreate(nil) else { return "can't be read: no memory." }
        defer { XML_ParserFree(parser) }
        self.parser = parser
        XML_SetUserData(parser, ObjectPlace.of(self))
        XML_SetElementHandler(
            parser, { RouteReader.from($0).begin(String(cString: $1!), $2) }, { RouteReader.from($0).end(String(cString: $1!)) }
        )
        XML_SetCharacterDataHandler(parser) { context, bytes, count in
            let text = UnsafeRawBufferPointer(start: bytes, count: Int(count))
            RouteReader.from(context).text += String(decoding: text, as: UTF8.self)
        }
        // Entities are nobody's business here: a file that declares some is refused.
        XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
            RouteReader.from(context).stop("declares entities.")
        }
        let status = data.withUnsafeBytes {
            XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: $0.count), 1)
        }
        if let problem { return problem }
        if status == XML_STATUS_ERROR {
            let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown error"
            return "is no GPX: \(words) in line \(XML_GetCurrentLineNumber(parser))."
        }
        return nil
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> RouteReader {
        ObjectPlace.object(at: context!, as: RouteReader.self)
    }

    private func stop(_ words: String) {
        if problem == nil { problem = words }
        XML_StopParser(parser, XML_Bool(0))
    }

    /// Without the prefix of a namespace.
    private static func plain(_ name: String) -> Substring { name.split(separator: ":").last ?? "" }

    private func begin(_ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        text = ""
        guard ["wpt", "trkpt", "rtept"].contains(Self.plain(name)) else { return }
        var values: [String: String] = [:]
        var index = 0
        while let key = attributes?[index], let value = attributes?[index + 1] {
            values[String(cString: key)] = String(cString: value)
            index += 2
        }
        guard let latitude = values["lat"].flatMap(Double.init), let longitude = values["lon"].flatMap(Double.init) else {
            return stop("has a point without a place in line \(XML_GetCurrentLineNumber(parser)).")
        }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            return stop(
                "has a point at \(latitude), \(longitude), which is no place, in line \(XML_GetCurrentLineNumber(parser)).")
        }
        point = LocationRoute.Point(coordinate)
    }

    private func end(_ name: String) {
        switch Self.plain(name) {
        case "ele":
            if let altitude = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) { point?.altitude = altitude }
        case "time": point?.time = Self.date(text.trimmingCharacters(in: .whitespacesAndNewlines))
        case "wpt":
            if let point { waypoints.append(point) }
            point = nil
        case "trkpt", "rtept":
            if let point { trackPoints.append(point) }
            point = nil
        default: break
        }
    }

    private static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
}
