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
    static let tiles = Unsupported(
        "MKTileOverlay: tiles of servers", .partial,
        instead:
            "tiles come from folders (file URLs) or from an app's own loadTile(at:result:); others fail as without a network")
    static let lookAround = Unsupported(
        "MapKit: Look Around, map features, selection accessories, details of map items", .absent,
        instead:
            "their names are not there: MKLookAround…, MKMapFeature…, MKMapItemRequest, MKMapItemAnnotation, MKMapItemDetail…, MKMapItemIdentifier, MKIconStyle, MKSelectionAccessory"
    )
    static let pointsOfInterest = Unsupported(
        "MapKit: points of interest", .absent,
        instead:
            "the world has none: searches for them find nothing, filters change nothing; MKAddressFilter and MKLocalPointsOfInterestRequest.maxRadius are not there"
    )
    static let routingApps = Unsupported(
        "MKDirections.Request.init(contentsOf:), isDirectionsRequest(_:)", .absent,
        instead: "no other app asks for directions; their names are not there")

    package static let ofMaps: [Unsupported] = [
        openingMaps, detail, directions, tiles, lookAround, pointsOfInterest, routingApps,
    ]
}
