import AppleFoundation

/// What is missing of MapKit.
extension Unsupported {
    static let openingMaps = Unsupported("MKMapItem.openInMaps", .absent, instead: "answers false: there is no app for maps")
    static let detail = Unsupported(
        "MapKit: roads, houses, shops, relief and pitch", .absent,
        instead: "the world is Natural Earth's at 1:50 million with GeoNames' cities, seen from straight above")
    static let directions = Unsupported(
        "MKDirections", .partial,
        instead:
            "answers MKError.directionsNotFound: there are no roads; great circles where MKDirections.greatCircleSpeed asks for them"
    )
    static let lookAround = Unsupported(
        "MapKit: Look Around, points of interest, map features, tile overlays, GeoJSON, selection accessories", .absent,
        instead: "their names are not there")

    package static let ofMaps: [Unsupported] = [openingMaps, detail, directions, lookAround]
}
