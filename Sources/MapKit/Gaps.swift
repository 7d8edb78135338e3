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
            "the world has none; MKPointOfInterestCategory and …Filter, MKLocalPointsOfInterestRequest, MKAddressFilter are not there"
    )
    static let completer = Unsupported(
        "MKLocalSearchCompleter", .absent,
        instead: "MKLocalSearch answers to the beginning of a name; result types and region priorities are not there")
    static let buttons = Unsupported(
        "MKCompassButton, MKScaleView, MKUserTrackingButton, MKUserTrackingBarButtonItem", .absent,
        instead: "a map shows its own compass and scale: showsCompass, showsScale")
    static let gradients = Unsupported(
        "MKGradientPolylineRenderer", .absent, instead: "MKPolylineRenderer draws lines in one colour")
    static let arrivals = Unsupported(
        "MKDirections.calculateETA, route preferences", .absent, instead: "calculate() answers what there is")

    package static let ofMaps: [Unsupported] = [
        openingMaps, detail, directions, tiles, lookAround, pointsOfInterest, completer, buttons, gradients, arrivals,
    ]
}
