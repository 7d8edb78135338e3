import AppleFoundation
import UIKit

extension MKMapView {
    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MKMapView.self, element: "mapView") { card in
            card.property("mapType", \.mapType)
            card.property("isZoomEnabled", \.isZoomEnabled)
            card.property("isScrollEnabled", \.isScrollEnabled)
            card.property("isRotateEnabled", \.isRotateEnabled)
            card.property("isPitchEnabled", \.isPitchEnabled)
            card.property("showsUserLocation", \.showsUserLocation)
            card.property("showsCompass", \.showsCompass)
            card.property("showsScale", \.showsScale)
            card.property("showsTraffic", \.showsTraffic)
            card.property("showsBuildings", \.showsBuildings)
            card.property("showsPointsOfInterest", \.showsPointsOfInterest)
            card.property("pointOfInterestFilter", \.pointOfInterestFilter)
            card.property("selectableMapFeatures", \.selectableMapFeatures)
            card.property("pitchButtonVisibility", \.pitchButtonVisibility)
            card.property("showsUserTrackingButton", \.showsUserTrackingButton)
            card.property("userTrackingMode", \.userTrackingMode)
            card.property("centerCoordinate", \.centerCoordinate)
            card.property("region", \.region)
            card.property("visibleMapRect", \.visibleMapRect)
            card.property("camera", \.camera)
            card.property("preferredConfiguration", \.preferredConfiguration)
            card.property("cameraZoomRange", \.cameraZoomRange)
            card.property("cameraBoundary", \.cameraBoundary)
            card.property("selectedAnnotations", \.selectedAnnotations)
            card.property("delegate", \.delegate)
            card.reading("annotations", \.annotations)
            card.reading("overlays", \.overlays)
            card.reading("userLocation", \.userLocation)
            card.reading("isUserLocationVisible", \.isUserLocationVisible)
            card.reading("annotationVisibleRect", \.annotationVisibleRect)
            card.word("mapType") { map, word in
                map.mapType =
                    [
                        "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
                        "hybridFlyover": .hybridFlyover,
                        "mutedStandard": .mutedStandard,
                    ][word] ?? .standard
            }
            card.flag("zoomEnabled") { $0.isZoomEnabled = $1 }
            card.flag("scrollEnabled") { $0.isScrollEnabled = $1 }
            card.flag("rotateEnabled") { $0.isRotateEnabled = $1 }
            card.flag("showsUserLocation") { $0.showsUserLocation = $1 }
            card.flag("showsCompass") { $0.showsCompass = $1 }
            card.flag("showsScale") { $0.showsScale = $1 }
            card.flag("pitchEnabled") { $0.isPitchEnabled = $1 }
            card.flag("showsTraffic") { $0.showsTraffic = $1 }
            card.flag("showsBuildings") { $0.showsBuildings = $1 }
            card.flag("showsPointsOfInterest") { $0.showsPointsOfInterest = $1 }
        }
    }
}
